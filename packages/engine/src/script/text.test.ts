import { expect, test } from 'vitest';
import type { AnyGame, Game } from '../game/game.ts';
import type { Layers } from '../game/layers.ts';
import type { Position } from '../session/position.ts';
import { newPosition } from '../session/position.ts';
import { Session } from '../session/session.ts';
import { seeded } from './chance.ts';
import { randomPicks } from './random-answer.ts';
import type { Next, Script } from './script.ts';
import { askAll } from './script.ts';

const question = {
  shape: 'text',
  kind: 'write',
  clause: 'X-1',
  options: [{ id: 'ready' }],
  most: 8,
  fallback: ['ready'],
} as const;

type Written = Layers<{ texts: string[] }, object, object>;

function* write(table: Written): Script<Next | null> {
  const answers = yield* askAll(new Map([0, 1].map((seat) => [seat, question])));
  for (const [text = ''] of answers.values()) table.open.texts.push(text);
  return null;
}

/** A game that reads texts of digits. */
const writing = {
  id: 'writing',
  setup: () => ({
    state: { open: { texts: [] }, own: [{}, {}], deep: {} },
    first: { script: 'write', args: [] },
  }),
  options: [],
  scripts: { write },
  reads: (_question: unknown, text: string) => /^\d+$/.test(text),
} as unknown as Game<Written>;

const dice = (): never => {
  throw new Error('nothing is drawn');
};
const begin = (game: AnyGame): Session => new Session(game, newPosition(game, 2, {}), { dice });

test('a free text is an answer if the game can read it', () => {
  const session = begin(writing);
  expect(session.answer(0, ['abc'])).toEqual({ ok: false, code: 'unknownOption' });
  expect(session.answer(0, ['123456789'])).toEqual({ ok: false, code: 'tooMany' });
  expect(session.awaited()?.ready).toEqual([]);
  expect(session.answer(0, ['123'])).toEqual({ ok: true });
  const position = JSON.parse(JSON.stringify(session.position())) as Position;
  const resumed = new Session(writing, position, { dice });
  expect(resumed.answer(1, ['ready'])).toEqual({ ok: true });
  expect((resumed.state as Written).open.texts).toEqual(['123', 'ready']);
});

test('a game that reads no texts takes the options alone', () => {
  const { reads: _, ...rest } = writing;
  const session = begin(rest as AnyGame);
  expect(session.answer(0, ['123'])).toEqual({ ok: false, code: 'unknownOption' });
  expect(session.answer(0, ['ready'])).toEqual({ ok: true });
});

test('a random answer is one of the options', () => {
  expect(randomPicks(question, seeded(1))).toEqual(['ready']);
});
