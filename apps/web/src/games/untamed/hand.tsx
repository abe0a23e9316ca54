import type { Card } from '@tablee/engine';
import { optionsOf } from '@tablee/engine';
import type { UntamedView } from '@tablee/rules/games/untamed/index.ts';
import { costOf, holdingOf, sightOf } from '@tablee/rules/games/untamed/index.ts';
import { CardTouch } from '@/table/card-touch.tsx';
import type { BoardProps } from '@/table/contract.ts';
import { layerOf } from '@/table/seen.ts';
import { SideHand } from '@/table/side-hand.tsx';
import { ICONS } from './art/icons.ts';
import { cardLabel, UntamedCard } from './card.tsx';
import { TableauContext, useStillTableau, useTableau } from './context.tsx';
import './hand.css';
import { printed } from './printed.ts';

/** The hand of the seat at the bottom: one's own in full, another's from behind. */
export function HandArea(props: BoardProps<UntamedView>) {
  return (
    <TableauContext value={useStillTableau(props)}>
      {/* From the first sight of the field on: the cards that are dealt push nothing. */}
      {props.view.open.phase === 'draft' ? null : <HandOfSide />}
    </TableauContext>
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

function HandCard({ card: { id, face } }: { readonly card: Card }) {
  const { view, side, answering, asked, words } = useTableau();
  const { say } = words;
  const { open } = view;
  const price = printed(face).card.kind === 'stronghold' ? null : costOf(sightOf(open), side, face);
  const deciding = asked === 'mainAction';
  const playable =
    deciding &&
    optionsOf(answering.question).some(({ verb, card }) => verb === 'play' && card === id);
  const ready = holdingOf(open, side).power.filter((each) => each.ready).length;
  const short = deciding && price !== null && !playable && price.value > ready;
  const spoken = words.list(
    [
      cardLabel(face, words),
      ...(price !== null && price.value !== price.printed
        ? [say('costsNow', { n: price.value })]
        : []),
      ...(short ? [say('tooDear')] : []),
    ],
    'facts',
  );
  return (
    <CardTouch id={id} face={`${face}#hand`} label={spoken} answering={answering}>
      <UntamedCard
        face={face}
        says
        price={price === null ? undefined : { value: price.value, short }}
        className={deciding && !playable ? 'un-card-idle' : ''}
      />
    </CardTouch>
  );
}
