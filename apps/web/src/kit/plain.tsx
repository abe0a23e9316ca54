import type { Card, Outcome, Text, View } from '@tablee/engine';
import { capital, fill } from '@tablee/engine';
import { MANIFESTS } from '@tablee/rules/catalogue.ts';
import type { ComponentType, ReactNode } from 'react';
import { CardFrame, type CardFrameProps } from './card-frame.tsx';
import { CardTouch } from './card-touch.tsx';
import type { Answering, BoardProps, GameUi } from './contract.ts';
import { byRank, Final, firstOf, Rank } from './final.tsx';
import { laurelCrown, scrollUnfurled, upCard } from './icons.generated.ts';
import { namesOf } from './naming.ts';
import { usePlainWords } from './plain-words.ts';
import { NumberOf, OutMark, Summary } from './seat-summary.tsx';
import { layerOf } from './seen.ts';
import { SideHand } from './side-hand.tsx';
import { sharedTableau } from './tableau.ts';
import './board.css';
import './plain.css';

/** How a card looks in the frame of the house. @public For games that are made by `pnpm new:game`. */
export type CardLook = Partial<Pick<CardFrameProps, 'art' | 'tint' | 'corner' | 'mark'>>;

/** The cards of a game: their names and looks. Default: the name alone. @public */
export interface Cards {
  nameOf(face: string): Text | null;
  lookOf?(face: string): CardLook;
}

interface FaceProps {
  readonly of: Cards;
  readonly face: string;
  readonly size?: 's' | 'm' | 'l' | 'xl';
}

interface CardProps extends Pick<FaceProps, 'of' | 'size'> {
  readonly card: Card;
  /** Without it the card is there to be read. */
  readonly answering?: Answering;
}

const PLAIN_TINT = 40;
const HAND_FITS = 7;

function useNameOf(cards: Cards, face: string): string {
  const { text } = usePlainWords();
  const name = cards.nameOf(face);
  return name === null ? face : text(name);
}

/** A card in the frame of the house. */
export function PlainFace({ of, face, size = 'm' }: FaceProps) {
  const { art = upCard, tint = PLAIN_TINT, ...look } = of.lookOf?.(face) ?? {};
  const title = useNameOf(of, face);
  return <CardFrame {...look} seed={face} art={art} tint={tint} title={title} size={size} />;
}

/** The same, to be touched. */
export function PlainCard({ of, card, answering, size = 'm' }: CardProps) {
  const label = useNameOf(of, card.face);
  const touched = answering === undefined ? {} : { answering };
  return (
    <CardTouch id={card.id} face={card.face} label={label} {...touched}>
      <PlainFace of={of} face={card.face} size={size} />
    </CardTouch>
  );
}

/** The ground of a board without a stylesheet: its zones one under the other, in the middle. */
export function PlainBoard({ children }: { readonly children: ReactNode }) {
  return <div className="board plain-board">{children}</div>;
}

interface ZoneProps {
  readonly title: string;
  /** Said where nothing lies. */
  readonly empty?: string;
  readonly children?: readonly ReactNode[];
}

/** Things that lie together, side by side. */
export function Zone({ title, empty, children = [] }: ZoneProps) {
  return (
    <section className="plain-zone">
      <h3>{title}</h3>
      {children.length > 0 && <div className="plain-lots">{children}</div>}
      {children.length === 0 && empty !== undefined && <p>{empty}</p>}
    </section>
  );
}

/** A thing with its owner or name under it. */
export function Lot({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="plain-lot">
      {children}
      <span>{label}</span>
    </div>
  );
}

/** The fields of a view that defaults read; a game that keeps it elsewhere brings the part itself. */
interface PlainOpen {
  readonly scores?: readonly number[];
  readonly left?: readonly number[];
}
interface PlainOwn {
  readonly hand?: readonly Card[];
}

type OwnParts<V extends View> = Pick<GameUi<V>, 'id' | 'words' | 'Board' | 'explain'>;

type PlainGame<V extends View> = OwnParts<V> &
  Partial<Omit<GameUi<V>, keyof OwnParts<V>>> & {
    readonly cards: Cards;
    outcome(open: V['open']): Outcome | null;
  };

interface PlainHandProps extends BoardProps {
  readonly cards: Cards;
}

function PlainHand({ cards, ...props }: PlainHandProps) {
  const words = usePlainWords();
  const { view, side, answering } = props;
  const { hand = null } = (layerOf(view, side) ?? {}) as PlainOwn;
  const tableau = sharedTableau<View, typeof words>(props, words);
  return (
    <SideHand tableau={tableau} cards={hand} emblem={upCard} fits={HAND_FITS}>
      {(card) => <PlainCard key={card.id} of={cards} card={card} answering={answering} />}
    </SideHand>
  );
}

function PlainSummary({ view, seat }: { readonly view: View; readonly seat: number }) {
  const { say } = usePlainWords();
  const { scores, left } = view.open as PlainOpen;
  const held = view.tally[`hand${seat}`];
  return (
    <Summary>
      {scores !== undefined && (
        <NumberOf icon={laurelCrown} name={say('score')} strong>
          {scores[seat]}
        </NumberOf>
      )}
      {held !== undefined && (
        <NumberOf icon={upCard} name={say('inHand')} usual>
          {held}
        </NumberOf>
      )}
      {left?.includes(seat) && <OutMark icon={scrollUnfurled} name={say('left')} />}
    </Summary>
  );
}

interface PlainFinalProps extends Pick<BoardProps, 'view' | 'seats'> {
  outcome(open: unknown): Outcome | null;
  /** The name of points: a pattern with the number `n`. */
  readonly score: Text;
}

function PlainFinal({ view, seats, outcome, score }: PlainFinalProps) {
  const { say, list, lang } = usePlainWords();
  const over = outcome(view.open);
  if (over === null) return null;
  const { ranks, scores } = over;
  const { who, label, isYou } = namesOf(seats, say('you'));
  const firsts = firstOf(ranks);
  const key = firsts.length === 0 ? 'lost' : firsts.length > 1 ? 'shared' : 'won';
  const title = say(key, { who: list(firsts.map(who)) }, firsts.some(isYou));
  return (
    <Final
      className="plain-final"
      sign={laurelCrown}
      kicker={say('over')}
      title={capital(title)}
      order={byRank(ranks)}
      firsts={firsts}
      standing={(seat) => (
        <>
          <Rank label={say('rank')} rank={ranks[seat] ?? 0} />
          <b>{label(seat)}</b>
          <span>{fill(score[lang], lang, { n: scores[seat] ?? 0 })}</span>
        </>
      )}
    />
  );
}

/** A part of the table that needs more than it is given: the rest of it is the game's. */
const bound =
  <Given extends object, More extends object>(
    Part: ComponentType<Given & More>,
    more: More,
  ): ComponentType<Given> =>
  (given) => <Part {...given} {...more} />;

/**
 * The table of a game that has only what is its own: the rest are defaults. They look for `own.hand`, `tally.hand<seat>`, and, where
 * there are such, `open.scores` and `open.left` (seats).
 */
export function plainUi<V extends View>({ cards, outcome, ...own }: PlainGame<V>): GameUi<V> {
  return {
    name: MANIFESTS.find(({ id }) => id === own.id)?.name ?? { fr: own.id, en: own.id },
    Hand: bound(PlainHand, { cards }),
    SeatSummary: PlainSummary,
    FinalScore: bound(PlainFinal, { outcome, score: own.words.score }),
    CardZoom: bound(PlainFace, { of: cards, size: 'xl' as const }),
    iconOf: () => scrollUnfurled,
    cueOf: ({ type, seat: of }, seat) =>
      type === 'turnStarted' ? (of === seat && seat !== null ? 'turn' : null) : null,
    pace: () => PACE,
    ...own,
  };
}

/** Milliseconds each event is given. */
const PACE = 250;
