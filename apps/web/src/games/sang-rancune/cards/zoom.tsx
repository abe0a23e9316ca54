import type { SangRancuneView, Worth } from '@tablee/rules/games/sang-rancune/index.ts';
import { catalogue, heroOf, momentsOf, worthOf } from '@tablee/rules/games/sang-rancune/index.ts';
import { Terms } from '@/kit/terms.tsx';
import { Icon } from '@/ui/icon.tsx';
import { ICONS } from '../art/icons.ts';
import { CLASS_LOOKS } from '../art/looks.ts';
import { Picture } from '../art/picture.tsx';
import {
  classOf,
  type PrintedAction,
  type PrintedEncounter,
  type PrintedHero,
  printed,
} from '../art/printed.ts';
import { Lexicon } from '../lexicon/lexicon.tsx';
import { type Key, useWords, type Words } from '../words.ts';
import { Changes } from './changes.tsx';
import '@/kit/sheet.css';
import './zoom.css';
import { EncounterZoom } from './zoom-encounter.tsx';

interface ZoomProps {
  /** A card's face; `<face>#hand` for a card of the own hand, worth something now; `hero:<id>`. */
  readonly face: string;
  readonly view: SangRancuneView | null;
}

/** A card in full: the printed text, its worth now and why, when it is played. */
export function CardZoom({ face: named, view }: ZoomProps) {
  const [face = '', where] = named.split('#');
  const look = printed(face);
  if (look.kind === 'encounter')
    return <EncounterZoom look={look as PrintedEncounter} view={view} />;
  if (look.kind === 'hero') return <HeroZoom look={look} />;
  return <ActionZoom look={look} view={where === 'hand' ? view : null} />;
}

interface ActionZoomProps {
  readonly look: PrintedAction;
  /** The view, for a card that could be played now. */
  readonly view: SangRancuneView | null;
}

function ActionZoom({ look, view }: ActionZoomProps) {
  const words = useWords();
  const { say, text } = words;
  const { card, face } = look;
  const worth = view?.seat == null ? null : worthOf(view.open, view.seat, face);
  return (
    <article className="sheet sr-zoom">
      <header className="sheet-head">
        <Picture face={face} className="sheet-art" />
        <div className="sheet-title">
          <h3>{text(look.name)}</h3>
          <p>
            <Icon of={CLASS_LOOKS[look.class].sign} /> {say(look.class)}
          </p>
        </div>
      </header>
      {card.kind === 'standard' && <Sides sides={card.sides} worth={worth} />}
      {worth !== null && <Changes of={worth.changes} className="sheet-sources" />}
      <p className="sheet-text">
        <Terms of={text(card.text)} />
      </p>
      <p className="sheet-note">
        {[...whenOf(look, words), say('zoomCopies', { n: card.copies })].join(' · ')}
      </p>
      <Help look={look} />
    </article>
  );
}

/** When the card is played or used. */
function whenOf({ card, face }: PrintedAction, { say }: Words): string[] {
  if (card.kind === 'item') {
    const KEYS = { camp: 'zoomCamp', ownTurn: 'zoomOwnTurn', continuous: 'zoomAlways' } as const;
    return [say(KEYS[card.timing])];
  }
  return momentsOf(face).map((kind) =>
    kind === 'set' ? say('zoomWhenSet') : say('zoomWhen', { moment: say(`at_${kind}` as Key) }),
  );
}

interface SidesProps {
  readonly sides: readonly [number, number, number, number];
  readonly worth: Worth | null;
}

/** The four sides of an attack, and its worth now. */
function Sides({ sides, worth }: SidesProps) {
  const { say } = useWords();
  return (
    <dl className="sheet-numbers">
      {worth !== null && worth.value !== worth.printed && (
        <div className="sr-zoom-now">
          <dt>
            <Icon of={ICONS.blow} /> {say('zoomNow')}
          </dt>
          <dd>{worth.value}</dd>
        </div>
      )}
      {sides.map((value, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card has four sides
        <div key={at}>
          <dt>{say(`side${at}` as Key)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The words of the rules that this class of card uses. */
function Help({ look }: { readonly look: PrintedAction }) {
  const { card } = look;
  const used = [
    ...(look.class === 'heroic' ? ['heroic' as const] : []),
    ...(card.kind === 'standard' ? ['sides' as const] : []),
    ...(card.kind === 'tactical' && card.setup !== undefined ? ['set-up' as const] : []),
    ...(card.kind === 'tactical' && card.replace !== undefined ? ['replace' as const] : []),
  ];
  return used.length === 0 ? null : <Lexicon className="sr-zoom-help" of={used} />;
}

function HeroZoom({ look: { face, id } }: { readonly look: PrintedHero }) {
  const { say, text } = useWords();
  const { name, style } = heroOf(id);
  const own = catalogue.cards.all.filter((card) => card.kind === 'standard' && card.hero === id);
  return (
    <article className="sheet sr-zoom">
      <header className="sheet-head">
        <Picture face={face} className="sheet-art" />
        <div className="sheet-title">
          <h3>{text(name)}</h3>
          <p>{say('zoomHero')}</p>
        </div>
      </header>
      <p className="sheet-text">{text(style)}</p>
      <h4>{say('zoomHeroCards')}</h4>
      <ul className="sheet-cards">
        {own.map((card) => (
          <li key={card.id}>
            <Picture face={card.id} className="sr-zoom-mini" />
            <span>
              <b>{text(card.name)}</b>{' '}
              {card.kind === 'standard' && `${card.sides[1]} → ${card.sides[0]}`}{' '}
              <small>{say(classOf(card))}</small>
            </span>
          </li>
        ))}
      </ul>
    </article>
  );
}
