import type { RoyaumesView } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import type { Setting } from '@tablee/rules/games/royaumes-sauvages/testing/given.ts';
import { given } from '@tablee/rules/games/royaumes-sauvages/testing/given.ts';
import type { FunctionComponent } from 'react';
import { expect, test } from 'vitest';
import type { Answering, BoardProps, SeatInfo } from '@/kit/contract.ts';
import { markupOf } from '@/kit/testing.tsx';
import { FinalScore } from './end/final.tsx';
import { SeatSummary } from './end/summary.tsx';
import { HandArea } from './hand/hand.tsx';

const nothingAsked = {
  question: null,
  focus: {},
  picks: [],
  candidates: [],
  isLit: () => false,
  isChosen: () => false,
  isPointed: () => false,
  pointed: [],
} as unknown as Answering;

/** A part of the table with this setting, as text, for a seat or a spectator. */
function shown(
  Part: FunctionComponent<BoardProps<RoyaumesView>>,
  setting: Setting,
  viewer: number | null,
  side = viewer ?? 0,
): string {
  const scene = given(setting);
  const view = scene.session.view(viewer) as RoyaumesView;
  const seats = view.open.players.map((_, seat) => ({
    seat,
    nickname: ['Ada', 'Bo', 'Cy'][seat],
    isYou: seat === viewer,
  })) as unknown as SeatInfo[];
  const html = markupOf(<Part view={view} seats={seats} side={side} answering={nothingAsked} />);
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

test('ROY-8.4 the value of a First to Pass tile lies at its owner’s hand, and at nobody else’s', () => {
  const setting = { players: 3, passTiles: [[], [4]] };
  const told = /First to Pass tiles[^:]*: 4/;
  expect(shown(HandArea, setting, 1)).toMatch(told);
  for (const [viewer, side] of [
    [0, 0],
    [0, 1],
    [null, 1],
  ] as const) {
    expect(shown(HandArea, setting, viewer, side)).not.toMatch(/First to Pass/);
  }
});

const end = { players: 3, age: 3, from: 'end' } as const;

test('ROY-15.4 the end tells of a capital only where it gave the victory', () => {
  const says = (setting: Setting) => shown(FinalScore, { ...end, ...setting }, 0);
  expect(says({ scores: [60, 40, 40], claims: ['B k7'] })).not.toContain('Equal scores');
  expect(says({ scores: [60, 60, 40], claims: ['B k7'] })).toContain(
    'Equal scores: the capital of Shadewood gives Bo the victory.',
  );
  expect(says({ scores: [60, 60, 40], claims: ['A k7'] })).toContain('gives you the victory');
});

test('ROY-23.5 the track of a player who has left is their whole score', () => {
  const said = shown(
    FinalScore,
    { ...end, left: ['C'], passTiles: [[], [], [5]], scores: [30, 20, 12] },
    0,
  );
  expect(said).toContain('Track 12');
  expect(said).not.toContain('Track 7');
});

test('ROY-8.4 a plate that has little room drops the tiles of a player who has passed, and only theirs: their sign stands there', () => {
  const scene = given({ players: 3, passed: ['A'], turn: 'B', passTiles: [[2], [4]] });
  const view = scene.session.view(null) as RoyaumesView;
  const dropped = [0, 1].map((seat) =>
    /data-usual="true"[^>]*data-number="First to Pass tiles"/.test(
      markupOf(<SeatSummary view={view} seat={seat} />),
    ),
  );
  expect(dropped).toEqual([true, false]);
});
