import type { Question } from '@tablee/engine';
import { seeded } from '@tablee/engine';
import { nextAsked } from '@tablee/engine/testing';
import type { Setting } from '@tablee/rules/games/untamed/testing/given.ts';
import { given } from '@tablee/rules/games/untamed/testing/given.ts';
import { expect, test } from 'vitest';
import { chancesOf } from '../search/outlook.ts';
import { bot } from './bot.ts';
import { outlook } from './outlook.ts';

/** Lets the bot answer until the turn of the first seat is over; returns its actions, cards by their faces. */
function turnOf(setting: Setting): string[] {
  const scene = given(setting);
  const { session } = scene;
  const draw = seeded(1);
  const actions: string[] = [];
  const faces = new Map<string, string>();
  for (let seat = nextAsked(session); seat !== null; seat = nextAsked(session)) {
    const question = session.questionOf(seat) as Question;
    if (seat !== 0 && question.kind === 'mainAction') break;
    const view = session.view(seat) as { open: typeof scene.open; own: { hand: never[] } | null };
    const cards = [
      ...view.open.players.flatMap(({ animals }) => animals),
      ...(view.own?.hand ?? []),
    ];
    for (const { id, face } of cards) faces.set(id, face);
    const picks = bot(session.view(seat), question, draw);
    if (question.kind === 'mainAction') {
      actions.push(String(picks[0]).replaceAll(/c[0-9a-z]+/g, (id) => faces.get(id) ?? id));
    }
    const answered = session.answer(seat, picks);
    if (!answered.ok) throw new Error(`${question.kind}: ${answered.code}`);
  }
  return actions;
}

test('a Stronghold that can be felled for the win is attacked before anything else', () => {
  const actions = turnOf({
    A: { play: ['rhino-charger', 'rat-leech'], power: 3, hand: ['tiger-cub'] },
    B: { play: ['rat-pup'], stronghold: 'rat-court', damage: 3, pile: [] },
  });
  expect(actions).toHaveLength(2);
  expect(actions.every((action) => action.endsWith(':stronghold:1'))).toBe(true);
});

test('a Guard that stands before the last Stronghold is beaten first', () => {
  const actions = turnOf({
    A: { play: ['rat-pup', 'tiger-lord'] },
    B: {
      play: [{ face: 'crocodile-mourner', damage: 1 }],
      stronghold: 'rat-court',
      damage: 3,
      pile: [],
    },
  });
  expect(actions).toEqual(['attack:rat-pup:crocodile-mourner', 'attack:tiger-lord:stronghold:1']);
});

test('Power is laid before cards are played, and the cards it pays for are played', () => {
  const actions = turnOf({
    A: { hand: ['rhino-charger', 'rat-leech', 'rhino-rage'], power: 1 },
    B: {},
  });
  expect(actions[0]).toBe('power:rhino-rage');
  expect(actions[1]).toMatch(/^play:/);
});

test('UNT-R.138 Bonus Power that a card lacks is used in the same answer, as many as are missing', () => {
  const bonusPower = ['fox-seer', 'fox-seer'];
  const [first] = turnOf({
    A: { power: 3, powerPlays: 1, bonusPower, hand: ['tiger-lord'] },
    B: { play: ['rat-pup'] },
  });
  expect(first).toBe('play:tiger-lord:bonus');
});

test('nothing is attacked at a loss that brings nothing', () => {
  const actions = turnOf({ A: { play: ['rabbit-leveret'] }, B: { play: ['panda-teamaster'] } });
  expect(actions).toEqual(['end']);
});

test('UNT-12.1 to the outlook a Bonus Power is not a card of the deck thrown away', () => {
  const chanceOf = (bonusPower: readonly string[]): number => {
    const { session } = given({ A: { bonusPower }, B: {} });
    return chancesOf(outlook, session.state)[0] ?? 0;
  };
  expect(chanceOf(['rat-pup', 'rat-pup'])).toBeGreaterThan(chanceOf([]) + 0.04);
});
