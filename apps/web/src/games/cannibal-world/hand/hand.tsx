import type { Card } from '@tablee/engine';
import { optionsOf } from '@tablee/engine';
import type { CannibalView } from '@tablee/rules/games/cannibal-world/index.ts';
import { halvesOf, sightOf } from '@tablee/rules/games/cannibal-world/index.ts';
import { CardTouch } from '@/kit/card-touch.tsx';
import type { BoardProps } from '@/kit/contract.ts';
import { layerOf } from '@/kit/seen.ts';
import { SideHand } from '@/kit/side-hand.tsx';
import { ICONS } from '../art/icons.ts';
import { printed } from '../art/printed.ts';
import { CannibalCard, cardLabel } from '../cards/card.tsx';
import { TableauProvider, useStillTableau, useTableau } from '../context.tsx';

// From the first sight of the field on: the cards that are dealt push nothing.
const BEFORE_HANDS = ['decks', 'sideboard'];

/** The hand of the seat at the bottom: the reader's own in full, another's from behind. */
export function HandArea(props: BoardProps<CannibalView>) {
  return (
    <TableauProvider value={useStillTableau(props)}>
      {BEFORE_HANDS.includes(props.view.open.phase) ? null : <HandOfSide />}
    </TableauProvider>
  );
}

function HandOfSide() {
  const tableau = useTableau();
  const { view, side } = tableau;
  const shown = layerOf(view, side)?.hand ?? view.open.final?.hands[side] ?? null;
  return (
    <SideHand tableau={tableau} cards={shown} emblem={ICONS.fangs} fits={5} says>
      {(card) => <HandCard key={card.id} card={card} />}
    </SideHand>
  );
}

function HandCard({ card: { id, face } }: { readonly card: Card }) {
  const { view, side, answering, asked, words } = useTableau();
  const { say } = words;
  const { card } = printed(face);
  const { question } = answering;
  const acts = asked === 'defend' && question?.facts?.acts === true;
  const deciding = asked === 'mainAction' || asked === 'tactical' || acts;
  const isPaid = optionsOf(question).some(
    ({ card, verb }) => card === id && (verb === 'play' || verb === 'action'),
  );
  const price =
    card.kind === 'creature'
      ? card.rarity === 'leader'
        ? 0
        : 1
      : Math.max(1, ...halvesOf(sightOf(view.open), side, face).map(({ length }) => length));
  const spoken = words.list(
    [cardLabel(face, words), ...(deciding && isPaid ? [say('costs', { n: price })] : [])],
    'facts',
  );
  return (
    <CardTouch id={id} face={`${face}#hand`} label={spoken} answering={answering}>
      <CannibalCard face={face} says />
    </CardTouch>
  );
}
