import type { Creature, RoyaumesView } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import { BOARD, KINGDOMS } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import type { CSSProperties } from 'react';
import { HiddenHand } from '@/kit/card-hand.tsx';
import { CardTouch } from '@/kit/card-touch.tsx';
import type { BoardProps } from '@/kit/contract.ts';
import { Glyph } from '@/kit/glyph.tsx';
import { Hand } from '@/kit/hand.tsx';
import { layerOf } from '@/kit/seen.ts';
import { Icon } from '@/ui/icon.tsx';
import { CreatureCard, creatureLabel } from '../cards/creature.tsx';
import { TableauContext, useNames, useTableau, useTableauOf } from '../context.tsx';
import './hand.css';
import { lion, medal } from '../icons.generated.ts';

/** The hand of the seat at the bottom: the reader's own in full, another's from behind, the solo hand open to all. */
export function HandArea(props: BoardProps<RoyaumesView>) {
  return (
    <TableauContext value={useTableauOf(props)}>
      <HandOfSide />
    </TableauContext>
  );
}

function HandOfSide() {
  const { say, who, words } = useNamesAndWords();
  const { view, side, answering, playable } = useTableau();
  const { open, seat, tally } = view;
  const solo = open.soloLevel !== null;
  const shown: readonly Creature[] | null = solo
    ? open.openHand
    : (layerOf(view, side)?.hand ?? open.final?.hands[side] ?? null);
  if (shown === null) {
    const count = tally[`hand${side}`] ?? 0;
    const label = say('handHidden', { count, who: who(side) });
    return <HiddenHand count={count} label={label} emblem={lion} />;
  }
  const out = (open.players[side]?.passed ?? null) !== null && open.phase === 'turns';
  const label =
    seat === side
      ? say('hand', { count: shown.length })
      : say('handOf', { who: who(side), count: shown.length });
  // Known to their owner alone, and to whom that hand is shown.
  const tiles = layerOf(view, side)?.passTiles.map(({ face }) => face) ?? [];
  const tilesOf = seat === side ? 'secretTiles' : 'secretTilesOf';
  const asking = answering.question?.kind === 'takeTurn';
  return (
    <div className="rs-hand" data-out={out || undefined}>
      <Hand label={label} answering={answering}>
        {shown.map((card) => {
          const where = playable.get(card.id) ?? [];
          const names = where.map((id) => words.text(BOARD[id].name));
          const spoken = asking
            ? `, ${names.length === 0 ? say('playableNowhere') : say('playable', { kingdoms: words.list(names) })}`
            : '';
          return (
            <CardTouch
              key={card.id}
              id={card.id}
              face={card.face}
              label={creatureLabel(card.face, words) + spoken}
              answering={answering}
              className="rs-hand-card"
            >
              <CreatureCard face={card.face}>
                {asking ? <Pips where={where} /> : undefined}
              </CreatureCard>
            </CardTouch>
          );
        })}
      </Hand>
      {tiles.length > 0 && (
        <p className="rs-hand-tiles" title={say(tilesOf, { who: who(side) })}>
          <span className="visually-hidden">
            {say('named', {
              name: say(tilesOf, { who: who(side) }),
              value: words.list(tiles.map(String)),
            })}
          </span>
          {tiles.map((value) => (
            <span key={value} aria-hidden="true">
              <Icon of={medal} />
              <b>{value}</b>
            </span>
          ))}
        </p>
      )}
      {out && seat === side && <p className="rs-hand-note">{say('handOut')}</p>}
    </div>
  );
}

function useNamesAndWords() {
  const names = useNames();
  return { ...names, words: useTableau().words };
}

/** The five kingdoms by size: filled where the card may be played now. */
function Pips({ where }: { readonly where: readonly string[] }) {
  return (
    <span className="rs-pips" aria-hidden="true">
      {KINGDOMS.map((id) => (
        <span
          key={id}
          data-on={where.includes(id) || undefined}
          style={{ '--kingdom': BOARD[id].colour } as CSSProperties}
        >
          <Glyph of={BOARD[id].size} />
        </span>
      ))}
    </span>
  );
}
