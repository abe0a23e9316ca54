import type { Card, Option } from '@tablee/engine';
import { optionsOf } from '@tablee/engine';
import type { UnmatchedView } from '@tablee/rules/games/unmatched/index.ts';
import { useState } from 'react';
import { CardTouch } from '@/kit/card-touch.tsx';
import { touchProps } from '@/kit/touch-props.ts';
import { FoldingTray, OrderNumber, Tray as Shelf } from '@/kit/tray.tsx';
import { Icon, type IconShape } from '@/ui/icon.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { ICONS } from '../art/icons.ts';
import { printed } from '../art/printed.ts';
import { cardLabel, UnmatchedCard } from '../cards/card.tsx';
import { useNames, useTableau } from '../context.tsx';
import './tray.css';

/** Cards a question is about that lie neither in the own hand nor on the table. */
function lookedAt({ own, open }: UnmatchedView, options: readonly Option[]): readonly Card[] {
  if (own === null) return [];
  const known = [
    ...Object.values(own.armies).flatMap(({ peeked }) => peeked),
    ...(own.seen?.cards ?? []),
  ];
  const offered = known.filter(({ id }) => options.some(({ card }) => card === id));
  return open.phase === 'over' ? [] : offered;
}

/** Choices that lie nowhere on the board: cards looked at, sizes, effects; or a hand that was shown. */
export function Tray() {
  const { view, answering, asked } = useTableau();
  const { say, ask } = useNames();
  const options = optionsOf(answering.question);
  const cards = lookedAt(view, options);
  const tiles = asked === 'chooseSize' || asked === 'chooseOptions' ? options : [];
  if (cards.length === 0 && tiles.length === 0) return <SeenHand />;
  const { fingerprint = '', shape, kind } = answering.question ?? {};
  const hint =
    kind === 'prophecyOrder'
      ? ask('orderHint')
      : kind === 'chooseOptions'
        ? ask('optionsHint')
        : '';
  return (
    <FoldingTray
      className="um-tray"
      label={say('tray')}
      head={hint}
      question={fingerprint}
      show={say('trayShow')}
      hide={say('trayHide')}
    >
      {cards.map(({ id, face }) => (
        <li key={id}>
          <Choice id={id} face={face} ordered={shape === 'order'} />
        </li>
      ))}
      {tiles.map((option) => (
        <li key={option.id}>
          <Tile option={option} />
        </li>
      ))}
    </FoldingTray>
  );
}

interface ChoiceProps {
  readonly id: string;
  readonly face: string;
  readonly ordered: boolean;
}

function Choice({ id, face, ordered }: ChoiceProps) {
  const { answering, words } = useTableau();
  const at = answering.picks.indexOf(id);
  return (
    <CardTouch
      id={`tray-${id}`}
      face={face}
      label={words.list([cardLabel(face, words), words.text(printed(face).card.text)], 'facts')}
      answering={answering}
      touch={{ card: id }}
      className="tray-card"
    >
      <UnmatchedCard face={face} size="m" />
      {ordered && at >= 0 && <OrderNumber n={at + 1} />}
    </CardTouch>
  );
}

const TILES: { readonly [option: string]: IconShape } = {
  big: ICONS.big,
  small: ICONS.small,
  draw: ICONS.draw,
  heal: ICONS.healing,
  place: ICONS.teleport,
};

/** A size of Alice, an effect of the Looking Glass. */
function Tile({ option }: { readonly option: Option }) {
  const { answering } = useTableau();
  const { ask } = useNames();
  const { id, space = id } = option;
  const at = answering.picks.indexOf(id);
  const name = `tile_${id}` as Parameters<typeof ask>[0];
  const about = `tile_${id}_text` as Parameters<typeof ask>[0];
  return (
    <button type="button" className="um-tile-button" {...touchProps(answering, { space })}>
      <Icon of={TILES[id] ?? ICONS.done} />
      <b>{ask(name)}</b>
      <span>{ask(about)}</span>
      {at >= 0 && <OrderNumber n={at + 1} />}
    </button>
  );
}

/** A hand one has been shown, until the next question is answered; it can be put away. */
function SeenHand() {
  const { view, words } = useTableau();
  const { say, fighter } = useNames();
  const [closed, setClosed] = useState<string | null>(null);
  const seen = view.own?.seen ?? null;
  if (seen === null) return null;
  const key = seen.cards.map(({ id }) => id).join();
  const hero = view.open.armies[seen.army]?.hero;
  if (closed === key || !hero) return null;
  const title = say('handSeen', { hero: fighter(hero), count: seen.cards.length });
  return (
    <Shelf
      className="um-tray"
      label={title}
      head={
        <>
          <Icon of={ICONS.look} /> {title}
        </>
      }
      action={
        <IconButton
          of={ICONS.close}
          className="btn btn-icon btn-bare"
          label={say('close')}
          onClick={() => setClosed(key)}
        />
      }
    >
      {seen.cards.map(({ id, face }) => (
        <li key={id}>
          <CardTouch id={`seen-${id}`} face={face} label={cardLabel(face, words)}>
            <UnmatchedCard face={face} size="m" />
          </CardTouch>
        </li>
      ))}
    </Shelf>
  );
}
