import type { Card } from '@tablee/engine';
import { optionsOf } from '@tablee/engine';
import type { SangRancuneView } from '@tablee/rules/games/sang-rancune/index.ts';
import { worthOf } from '@tablee/rules/games/sang-rancune/index.ts';
import { CardTouch } from '@/kit/card-touch.tsx';
import type { Answering, BoardProps, Touch } from '@/kit/contract.ts';
import { layerOf } from '@/kit/seen.ts';
import { SideHand } from '@/kit/side-hand.tsx';
import { OrderNumber } from '@/kit/tray.tsx';
import { ICONS } from '../art/icons.ts';
import { CLASS_LOOKS } from '../art/looks.ts';
import { ActionCard, cardLabel } from '../cards/card.tsx';
import { TableauProvider, useTableau, useTableauOf } from '../context.tsx';
import './hand.css';
import { actionOf, type PrintedAction, printed } from '../art/printed.ts';

/** The hand of the seat at the bottom: the reader's own in full, another's from behind. */
export function HandArea(props: BoardProps<SangRancuneView>) {
  const { phase } = props.view.open;
  return (
    <TableauProvider value={useTableauOf(props)}>
      {phase === 'heroes' ? null : <HandOfSide />}
    </TableauProvider>
  );
}

const FITS = 7;

function HandOfSide() {
  const tableau = useTableau();
  const { view, side } = tableau;
  const shown = layerOf(view, side)?.hand ?? view.open.final?.hands[side] ?? null;
  return (
    <div className="sr-hand" data-count={shown?.length}>
      <SideHand
        tableau={tableau}
        cards={shown && sorted(shown)}
        emblem={ICONS.standard}
        fits={FITS}
        says
      >
        {(card) => <HandCard key={card.id} card={card} />}
      </SideHand>
    </div>
  );
}

const ORDER = Object.keys(CLASS_LOOKS);

/** Attacks first, by class, the strongest first; then manoeuvres and tricks. */
const sorted = (cards: readonly Card[]): readonly Card[] =>
  [...cards].sort((a, b) => rankOf(a.face) - rankOf(b.face) || a.face.localeCompare(b.face));

function rankOf(face: string): number {
  const look = printed(face) as PrintedAction;
  const at = look.card.kind === 'standard' ? 0 : ORDER.indexOf(look.class);
  return at * 1000 - (look.card.kind === 'standard' ? look.card.sides[1] : 0);
}

/**
 * The meaning of a touch on a card of the hand: all that its options have in common, so that a play with a single aim needs
 * one tap. Once a play has been begun that goes with a card to set, that card is the one touched.
 */
export function touchOf({ question, focus, candidates }: Answering, id: string): Touch {
  const isBegun = focus.card !== undefined || focus.seat !== undefined;
  const isLaid =
    candidates.some(({ by }) => by === id) && candidates.every(({ card }) => card !== id);
  if (isBegun && isLaid) return { by: id };
  const options = optionsOf(question).filter(({ card }) => card === id);
  const [first] = options;
  if (first === undefined) return { card: id };
  const { space, seat } = first;
  return {
    card: id,
    ...(space !== undefined && options.every((option) => option.space === space) && { space }),
    ...(seat !== undefined && options.every((option) => option.seat === seat) && { seat }),
  };
}

function HandCard({ card: { id, face } }: { readonly card: Card }) {
  const { view, side, answering, asked, words } = useTableau();
  const { say } = words;
  const order = asked === 'replaceCards' ? answering.picks.indexOf(id) + 1 : 0;
  const { open } = view;
  const card = actionOf(face);
  const hero = open.players[side]?.hero;
  const fights = open.encounter !== null && open.phase === 'encounter';
  const worth = fights ? worthOf(open, side, face) : null;
  const isHeroic = card.kind === 'standard' && card.hero !== undefined && card.hero === hero;
  const heroic = isHeroic && fights ? worthOf(open, side, face, true) : null;
  const spoken = [
    cardLabel(face, words),
    ...(worth !== null && worth.value !== worth.printed ? [say('now', { n: worth.value })] : []),
    ...(order > 0 ? [String(order)] : []),
    ...(heroic === null ? [] : [say('nowHeroic', { n: heroic.value })]),
  ].join(', ');
  return (
    <CardTouch
      id={id}
      face={`${face}#hand`}
      label={spoken}
      answering={answering}
      touch={touchOf(answering, id)}
    >
      <ActionCard face={face} worth={worth?.value} says>
        {heroic !== null && (
          <span className="sr-heroic">{say('nowHeroic', { n: heroic.value })}</span>
        )}
      </ActionCard>
      {order > 0 && <OrderNumber n={order} />}
    </CardTouch>
  );
}
