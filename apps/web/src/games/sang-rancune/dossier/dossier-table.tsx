import type { Card } from '@tablee/engine';
import type { SangRancuneView } from '@tablee/rules/games/sang-rancune/index.ts';
import { heroFace, playerAt, wordsOf } from '@tablee/rules/games/sang-rancune/index.ts';
import { CardTouch } from '@/kit/card-touch.tsx';
import { Crest, shellCrest } from '@/ui/crest.tsx';
import { Icon } from '@/ui/icon.tsx';
import { ICONS } from '../art/icons.ts';
import { Picture } from '../art/picture.tsx';
import { encounterOfFace } from '../art/printed.ts';
import { Figures } from '../cards/zoom-encounter.tsx';
import { useNames, useTableau } from '../context.tsx';
import { badgesOf } from '../heroes/badges.tsx';
import { Cards } from './dossier-cards.tsx';

/** The encounter, its figures, the pile of this round, past encounters and coming ones. */
export function TablePage() {
  const { say, text, card, label } = useNames();
  const { view } = useTableau();
  const { open, tally } = view;
  const { encounter } = open;
  return (
    <>
      {encounter !== null && (
        <section className="dossier-part">
          <h3>{card(encounter.face)}</h3>
          <p>{text(encounterOfFace(encounter.face).text)}</p>
          <p>{say('startedWith', { n: open.players.length })}</p>
          <Figures look={{ card: encounterOfFace(encounter.face) }} started={open.players.length} />
          <h4>{say('pileOf')}</h4>
          {encounter.pile.length === 0 ? (
            <p className="sr-none">{say('pileEmpty')}</p>
          ) : (
            <ul className="sr-lines">
              {encounter.pile.map(({ id, seat, damage, cards }) => (
                <li key={id}>
                  <Crest of={shellCrest(seat)} /> {label(seat)} <b>{damage}</b>{' '}
                  {cards.map(({ face }) => card(face)).join(' + ')}
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      <section className="dossier-part">
        <h3>
          <Icon of={ICONS.encounter} /> {say('pileOnes')}
        </h3>
        <ol className="sr-lines">
          {open.pile.map(({ origin, face }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places of a pile
            <li key={i}>
              {face === null ? say('pileUnknown') : card(face)}, {say(`pile_${origin}`)}
            </li>
          ))}
        </ol>
        <p>{say('boxCount', { count: tally.box ?? 0 })}</p>
      </section>
      <section className="dossier-part">
        <h3>
          <Icon of={ICONS.kill} /> {say('pastOnes')}
        </h3>
        {open.past.length === 0 && <p className="sr-none">{say('pastNone')}</p>}
        <Encounters faces={open.past.map(({ face }) => face)} />
      </section>
    </>
  );
}

function Encounters({ faces }: { readonly faces: readonly string[] }) {
  const { card } = useNames();
  return (
    <ul className="sr-trophies">
      {faces.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a creature may be met twice
        <li key={i}>
          <CardTouch id={`past-${i}-${face}`} face={face} label={card(face)}>
            <Picture face={face} />
          </CardTouch>
        </li>
      ))}
    </ul>
  );
}

/** Every hero with all that lies open before them. */
export function HeroesPage({ first }: { readonly first: number | null }) {
  const { open } = useTableau().view;
  const seats = open.players.map((_, seat) => seat);
  return seats
    .sort((a, b) => Number(b === first) - Number(a === first))
    .map((seat) => <HeroPart key={seat} seat={seat} />);
}

/** The attacks before a hero that the reader may see: those of the pile, those being revealed, the own ones face down. */
function attacksOf({ seat: reader, open, own }: SangRancuneView, seat: number): readonly Card[] {
  const piled = (open.encounter?.pile ?? []).filter((entry) => entry.seat === seat);
  const revealed = open.reveal?.seat === seat ? open.reveal.attacks : [];
  return [
    ...piled.flatMap(({ cards }) => cards),
    ...revealed.map(({ card }) => card),
    ...(seat === reader ? (own?.set ?? []) : []),
  ];
}

function HeroPart({ seat }: { readonly seat: number }) {
  const names = useNames();
  const { say, label, hero } = names;
  const { view } = useTableau();
  const { open, tally } = view;
  const player = playerAt(open, seat);
  const states = badgesOf(open, seat, names);
  const attacks = attacksOf(view, seat);
  return (
    <section className="dossier-part">
      <h3 className="sr-hero-line">
        {player.hero !== null && <Picture face={heroFace(player.hero)} className="sr-zoom-mini" />}
        <span>
          <Crest of={shellCrest(seat)} /> {label(seat)}, {hero(seat)}
        </span>
      </h3>
      {player.alive ? (
        <p className="sr-hero-facts">
          <span>
            <Icon of={ICONS.life} /> {player.life} {say('life')}
          </span>
          <span>
            <Icon of={ICONS.prestige} /> {player.prestige} {say('prestige')}
          </span>
          <span>
            <Icon of={ICONS.hand} /> {tally[`hand${seat}`] ?? 0} {say('inHand')}
          </span>
          <span>
            <Icon of={ICONS.promise} /> {say('words', wordsOf(open, seat))}
          </span>
        </p>
      ) : (
        <p>
          <Icon of={ICONS.dead} /> {say('isDead')}
        </p>
      )}
      {states.length > 0 && (
        <ul className="sr-lines">
          {states.map(({ id, icon, words }) => (
            <li key={id}>
              <Icon of={icon} /> {words}
            </li>
          ))}
        </ul>
      )}
      {attacks.length > 0 && (
        <>
          <h4>{say('attacksNow')}</h4>
          <Cards cards={attacks} />
        </>
      )}
      <Cards cards={[...player.items, ...player.setups.map((setup) => setup.card)]} />
      {player.trophies.length > 0 && (
        <>
          <h4>{say('trophies')}</h4>
          <Encounters faces={player.trophies} />
        </>
      )}
    </section>
  );
}
