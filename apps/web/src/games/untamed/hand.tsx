import { holdingOf } from '@tablee/rules/games/untamed/players.ts';
import { costOf } from '@tablee/rules/games/untamed/preview.ts';
import type { UntamedView } from '@tablee/rules/games/untamed/state.ts';
import type { Card } from '@tablee/rules/table/piles.ts';
import { optionsOf } from '@/stores/selection.ts';
import { CardHand, HiddenHand } from '@/table/card-hand.tsx';
import { CardTouch } from '@/table/card-touch.tsx';
import type { BoardProps } from '@/table/contract.ts';
import { layerOf } from '@/table/seen.ts';
import { ICONS } from './art/icons.ts';
import { cardLabel, UntamedCard } from './card.tsx';
import { TableauContext, useNames, useStillTableau, useTableau } from './context.tsx';
import './hand.css';
import { printed } from './names.ts';

/** The hand of the seat at the bottom: one's own in full, another's from behind. */
export function HandArea(props: BoardProps<UntamedView>) {
  return (
    <TableauContext value={useStillTableau(props)}>
      {props.view.open.phase === 'draft' || props.view.open.phase === 'stacking' ? null : (
        <HandOfSide />
      )}
    </TableauContext>
  );
}

function HandOfSide() {
  const { say, who } = useNames();
  const { view, side, answering } = useTableau();
  const { open, seat, tally } = view;
  const shown: readonly Card[] | null =
    layerOf(view, side)?.hand ?? open.final?.hands[side] ?? null;
  if (shown === null) {
    const count = tally[`hand${side}`] ?? 0;
    return (
      <HiddenHand
        count={count}
        label={say('handHidden', { count, who: who(side) })}
        emblem={ICONS.leaf}
      />
    );
  }
  const label =
    seat === side
      ? say('handLabel', { count: shown.length })
      : say('handOf', { who: who(side), count: shown.length });
  return (
    <CardHand label={label} answering={answering} empty={say('handEmpty')} fits={5}>
      {shown.map((card) => (
        <HandCard key={card.id} card={card} />
      ))}
    </CardHand>
  );
}

function HandCard({ card: { id, face } }: { readonly card: Card }) {
  const { view, side, answering, asked, words } = useTableau();
  const { say } = words;
  const { open } = view;
  const price = printed(face).card.kind === 'stronghold' ? null : costOf(open, side, face);
  const deciding = asked === 'mainAction';
  const playable =
    deciding &&
    optionsOf(answering.question).some(({ verb, card }) => verb === 'play' && card === id);
  const ready = holdingOf(open, side).power.filter((each) => each.ready).length;
  const short = deciding && price !== null && !playable && price.value > ready;
  const spoken = [
    cardLabel(face, words),
    ...(price !== null && price.value !== price.printed
      ? [say('costsNow', { n: price.value })]
      : []),
    ...(short ? [say('tooDear')] : []),
  ].join(', ');
  return (
    <CardTouch id={id} face={`${face}#hand`} label={spoken} answering={answering}>
      <UntamedCard
        face={face}
        price={price === null ? undefined : { value: price.value, short }}
        className={deciding && !playable ? 'un-card-idle' : ''}
      />
    </CardTouch>
  );
}
