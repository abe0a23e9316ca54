import type { Card } from '@tablee/engine';
import { optionsOf } from '@tablee/engine';
import type { UntamedView } from '@tablee/rules/games/untamed/index.ts';
import { bonusPaid, costOf, holdingOf, sightOf } from '@tablee/rules/games/untamed/index.ts';
import { CardTouch } from '@/kit/card-touch.tsx';
import type { BoardProps } from '@/kit/contract.ts';
import { layerOf } from '@/kit/seen.ts';
import { SideHand } from '@/kit/side-hand.tsx';
import { ICONS } from '../art/icons.ts';
import { printed } from '../art/printed.ts';
import { cardLabel, UntamedCard } from '../cards/card.tsx';
import { TableauProvider, useStillTableau, useTableau } from '../context.tsx';

/** The hand of the seat at the bottom: the reader's own in full, another's from behind. */
export function HandArea(props: BoardProps<UntamedView>) {
  return (
    <TableauProvider value={useStillTableau(props)}>
      {/* From the first sight of the field on: the cards that are dealt push nothing. */}
      {props.view.open.phase === 'draft' ? null : <HandOfSide />}
    </TableauProvider>
  );
}

function HandOfSide() {
  const tableau = useTableau();
  const { view, side } = tableau;
  const shown = layerOf(view, side)?.hand ?? view.open.final?.hands[side] ?? null;
  return (
    <SideHand tableau={tableau} cards={shown} emblem={ICONS.leaf} fits={5} says>
      {(card) => <HandCard key={card.id} card={card} />}
    </SideHand>
  );
}

const NO_BONUS = { bonus: 0, power: 0 };

function HandCard({ card: { id, face } }: { readonly card: Card }) {
  const { view, side, answering, asked, words } = useTableau();
  const { say } = words;
  const { open } = view;
  const price = printed(face).card.kind === 'stronghold' ? null : costOf(sightOf(open), side, face);
  const deciding = asked === 'mainAction';
  const play = deciding
    ? optionsOf(answering.question).find(({ verb, card }) => verb === 'play' && card === id)
    : undefined;
  const playable = play !== undefined;
  const { bonus, power } = playable ? bonusPaid(sightOf(open), side, face, play.id) : NO_BONUS;
  const ready = holdingOf(open, side).power.filter((each) => each.ready).length;
  const short = deciding && price !== null && !playable && price.value > ready;
  const spoken = words.list(
    [
      cardLabel(face, words),
      ...(price !== null && price.value !== price.printed
        ? [say('costsNow', { n: price.value })]
        : []),
      ...(bonus > 0 ? [say('withBonus', { n: power })] : []),
      ...(short ? [say('tooDear')] : []),
    ],
    'facts',
  );
  return (
    <CardTouch id={id} face={`${face}#hand`} label={spoken} answering={answering}>
      <UntamedCard
        face={face}
        says
        price={price === null ? undefined : { value: bonus > 0 ? power : price.value, short }}
      />
    </CardTouch>
  );
}
