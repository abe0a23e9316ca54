import type { GameWords, View } from '@tablee/engine';
import { expect, test } from 'vitest';
import type { Answering, BoardProps, SeatInfo } from './contract.ts';
import { Lot, PlainBoard, PlainCard, PlainFace, plainUi, Zone } from './plain.tsx';
import { markupOf } from './testing.tsx';

const cards = {
  nameOf: (face: string) => (face === '' ? null : { fr: `Carte ${face}`, en: `Card ${face}` }),
};
const words = {
  cardName: cards.nameOf,
  score: { fr: '{n} {n|point|points}', en: '{n} {n|point|points}' },
} as unknown as GameWords;
const ui = plainUi<View>({
  ...{ id: 'untamed', words, cards },
  explain: () => null,
  outcome: () => ({ ranks: [2, 1], scores: [1, 7] }),
  Board: ({ view }) => (
    <PlainBoard>
      <Zone title="In the middle" empty="Nothing">
        {(view.open as { table: string[] }).table.map((face) => (
          <Lot key={face} label="Bo">
            <PlainCard of={cards} card={{ id: face, face }} />
          </Lot>
        ))}
      </Zone>
    </PlainBoard>
  ),
});

const seats = ['Ada', 'Bo'].map((nickname, seat) => ({ seat, nickname, isYou: seat === 0 }));
const idle = { question: null, focus: {}, picks: [], isLit: () => false, isChosen: () => false };
const propsOf = (table: readonly string[], seat: number | null): BoardProps => ({
  view: {
    seat,
    open: { table, scores: [1, 7], left: [1] },
    own: seat === null ? null : { hand: [{ id: 'c1', face: 'seven' }] },
    tally: { hand0: 1, hand1: 3 },
  } as View,
  seats: seats as unknown as SeatInfo[],
  side: 0,
  answering: { ...idle, isPointed: () => false, pointed: [] } as unknown as Answering,
});
const shown = (element: React.ReactElement): string =>
  markupOf(element)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

test('a game without a stylesheet has a board, a hand, numbers of its seats, a card in full, and an end', () => {
  const { Board, Hand, SeatSummary, CardZoom, FinalScore, name } = ui;
  if (Hand === undefined) throw new Error('no hand');
  expect(name.en).toBe('Untamed');
  const mine = propsOf(['nine'], 0);
  expect(shown(<Board {...mine} />)).toContain('In the middle Card nine');
  expect(shown(<Board {...propsOf([], 0)} />)).toContain('Nothing');
  expect(shown(<Hand {...mine} />)).toContain('Card seven');
  expect(markupOf(<Hand {...mine} />)).toContain('Your hand, 1 card');
  expect(markupOf(<Hand {...propsOf([], null)} />)).toContain('1 hidden card of you');
  expect(shown(<SeatSummary view={mine.view} seat={0} />)).toContain('1');
  expect(markupOf(<SeatSummary view={mine.view} seat={1} />)).toContain('Has left');
  expect(shown(<CardZoom face="nine" view={null} />)).toContain('Card nine');
  expect(shown(<FinalScore {...mine} />)).toMatch(/Bo wins! .*1 Bo 7 points .*2 You 1 point/);
  expect(shown(<PlainFace of={cards} face="" />).trim()).toBe('');
});
