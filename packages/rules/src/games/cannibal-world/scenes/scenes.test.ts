import { Session, seeded, seededDice } from '@tablee/engine';
import { expect, test } from 'vitest';
import { game as cannibalWorld } from '../index.ts';
import type { State } from '../state/state.ts';
import { SCENES } from './scenes.ts';
import { positionOf, type Setting } from './setting.ts';

test.each(Object.entries(SCENES))(
  '%s: a lawful match with whole decks, a player is to act',
  (_, scene) => {
    const setting: Setting = scene;
    const session = new Session(cannibalWorld, positionOf(cannibalWorld, setting), {
      dice: seededDice(seeded(1)),
    });
    cannibalWorld.assert?.(session.state as never);
    expect(session.awaited()).toMatchObject({
      kind: 'mainAction',
      seats: [setting.turn === 'B' ? 1 : 0],
    });
  },
);

test('the next cards drawn are those of the setting', () => {
  const setting: Setting = { A: { main: ['RA/05', 'RA/10'], reinforcement: ['RA/09'] } };
  const state = positionOf(cannibalWorld, setting).checkpoint as State;
  expect(state.deep.mains[0]?.slice(-2).map(({ face }) => face)).toEqual(['RA/10', 'RA/05']);
  expect(state.own[0]?.reinforcement.map(({ face }) => face)).toEqual(['RA/09']);
});

test('a card that a deck has not got is refused', () => {
  expect(() => positionOf(cannibalWorld, { A: { hunt: ['RA/01', 'RA/01'] } })).toThrow(
    'RA has no RA/01 left',
  );
});
