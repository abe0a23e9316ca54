import type { Card } from '@tablee/engine';
import type { ArmyIndex, Hero } from '@tablee/rules/games/unmatched/index.ts';
import { BOARDS, catalogue } from '@tablee/rules/games/unmatched/index.ts';
import { CardTouch } from '@/kit/card-touch.tsx';
import { useTableActions } from '@/stores/table.ts';
import { Icon } from '@/ui/icon.tsx';
import { ICONS } from '../art/icons.ts';
import { TYPE_ICONS } from '../art/looks.ts';
import { patternOfZone, ZonePatterns } from '../art/patterns.tsx';
import { ZONE_LOOKS } from '../art/zones.ts';
import { bannerName, cardLabel, UnmatchedCard } from '../cards/card.tsx';
import { useNames, useTableau } from '../context.tsx';

/** An army's ability, its discard in order, and its whole deck with the copies that have been seen to go. */
export function ArmyPage({ index }: { readonly index: ArmyIndex }) {
  const { view } = useTableau();
  const { say, text, label } = useNames();
  const army = view.open.armies[index];
  if (army === undefined || army.hero === null) return null;
  const hero = catalogue.heroes.of(army.hero);
  const { discard } = army;
  return (
    <>
      <section className="dossier-part">
        <h3>
          {text(hero.hero.name)} · {label(army.seat)}
        </h3>
        <p>
          <b>{text(hero.ability.name)}.</b> {text(hero.ability.text)}
        </p>
        <p>
          {say('pileCounts', {
            hand: view.tally[`hand${index}`] ?? 0,
            deck: view.tally[`deck${index}`] ?? 0,
          })}
        </p>
      </section>
      <section className="dossier-part">
        <h3>
          <Icon of={ICONS.discard} /> {say('discardOf', { count: discard.length })}
        </h3>
        <Pile cards={discard.toReversed()} />
      </section>
      <section className="dossier-part">
        <h3>
          <Icon of={ICONS.deck} /> {say('wholeDeck')}
        </h3>
        <DeckList hero={hero} gone={discard.map(({ face }) => face)} />
      </section>
    </>
  );
}

/** Cards to look at, newest first, each with its place in the pile. */
export function Pile({ cards }: { readonly cards: readonly Card[] }) {
  const { words } = useTableau();
  const { say } = words;
  if (cards.length === 0) return <p className="um-page-none">{say('pileEmpty')}</p>;
  return (
    <ol className="dossier-cards" reversed>
      {cards.map(({ id, face }) => (
        <li key={id}>
          <CardTouch id={`page-${id}`} face={face} label={cardLabel(face, words)}>
            <UnmatchedCard face={face} size="m" />
          </CardTouch>
        </li>
      ))}
    </ol>
  );
}

interface DeckListProps {
  readonly hero: Hero;
  /** Faces that lie in the discard. */
  readonly gone: readonly string[];
}

/** The fixed deck of a hero, card by card: everybody knows it. */
function DeckList({ hero, gone }: DeckListProps) {
  const table = useTableActions();
  const words = useNames();
  const { say, text } = words;
  return (
    <ul className="um-deck-list">
      {hero.cards.map((card) => {
        const discarded = gone.filter((face) => face === card.id).length;
        const left = card.copies - discarded;
        return (
          <li key={card.id} data-gone={left === 0 || undefined}>
            <button type="button" onClick={() => table.openZoom(card.id)}>
              <span className="um-deck-sign" data-type={card.type}>
                <Icon of={TYPE_ICONS[card.type]} label={say(`type_${card.type}`)} />{' '}
                {card.value ?? ''}
              </span>
              <span className="um-deck-name">
                <b>{text(card.name)}</b>
                <span>
                  {bannerName(card.id, words)} · {say('boost')} {card.boost}
                </span>
              </span>
              <span className="um-deck-left">{say('copiesLeft', { left, of: card.copies })}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Zones with their letters and patterns, and the spaces they hold. */
export function MapPage() {
  const { view } = useTableau();
  const { say, text, lang, list } = useNames();
  const board = BOARDS[view.open.board];
  return (
    <section className="dossier-part">
      <h3>
        <Icon of={ICONS.map} /> {text(board.name)}
      </h3>
      <svg className="um-hidden-defs" aria-hidden="true">
        <ZonePatterns />
      </svg>
      <ul className="um-zones">
        {board.zones.map(({ id, name, pattern }) => {
          const look = ZONE_LOOKS[id];
          const drawn = patternOfZone(pattern);
          const spaces = board.spaces.filter(({ zones }) => zones.includes(id));
          return (
            <li key={id}>
              <svg viewBox="-30 -30 60 60" className="um-zone-sign" aria-hidden="true">
                <circle r="27" fill={look?.colour} stroke="#3f260c" strokeWidth="3" />
                {drawn !== null && <circle r="27" fill={drawn} />}
                <text y="9" textAnchor="middle">
                  {look?.letters[lang]}
                </text>
              </svg>
              <span>
                <b>{text(name)}</b> {say('zoneSpaces', { count: spaces.length })}{' '}
                <span className="um-zone-ids">{list(spaces.map((space) => space.id))}</span>
              </span>
            </li>
          );
        })}
      </ul>
      <p>{say('mapHelp')}</p>
    </section>
  );
}
