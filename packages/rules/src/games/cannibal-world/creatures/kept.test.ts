import { optionsOf, type Question, Session, seeded, seededDice } from '@tablee/engine';
import { expect, test } from 'vitest';
import { game as cannibalWorld } from '../index.ts';
import { barePositionOf } from '../scenes/setting.ts';
import type { Creature, State } from '../state/state.ts';
import { isTracker } from './creatures.ts';

/** The laws forbid it: only a match kept by an earlier version has a creature with marks for fewer abilities. */
const LAWLESS: typeof cannibalWorld = { ...cannibalWorld, assert: () => undefined };

test('CAN-16.3 CAN-9.6 a creature kept with fewer abilities than it has now has the new one at once, and each is used up once', () => {
  const position = barePositionOf(LAWLESS, { A: { covert: ['RE/04'] }, B: { hunt: ['RA/05'] } });
  const creatures = (position.checkpoint as State).open.creatures;
  const kept = creatures.find(({ face }) => face === 'RE/04') as Creature;
  kept.spent = [false];
  const session = new Session(LAWLESS, position, { dice: seededDice(seeded(1)) });
  const sniper = (): Creature =>
    (session.state as State).open.creatures.find(({ face }) => face === 'RE/04') as Creature;
  expect(isTracker(sniper())).toBe(true);
  const shots = (): string[] =>
    optionsOf(session.questionOf(0) as Question)
      .filter(({ verb, card }) => verb === 'ability' && card === kept.id)
      .map(({ id }) => id);
  const [shot] = shots();
  session.answer(0, [shot as string]);
  expect(sniper().spent).toEqual([true, true]);
  expect(isTracker(sniper())).toBe(false);
  expect(shots()).toEqual([]);
});
