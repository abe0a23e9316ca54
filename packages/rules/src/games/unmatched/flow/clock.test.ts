import type { SeatName } from '@tablee/engine/testing';
import { goesOnUntil } from '@tablee/engine/testing';
import { expect, test } from 'vitest';
import {
  attacks,
  chooses,
  defends,
  given,
  newMatch,
  plays,
  type UnmatchedScene,
} from '../testing/given.ts';

/** The clock's answer, in the words of the tests. */
const clock = (scene: UnmatchedScene, name: SeatName): string[] =>
  scene.question(name).fallback.map((id) => scene.wordsOf(id));

test('UNM-22.4 at setup the clock takes the first hero, Alice big, the first spaces', () => {
  const scene = newMatch();
  expect(clock(scene, 'A')).toEqual(['alice']);
  scene.when(chooses('A', 'alice'), chooses('B', 'medusa'));
  expect(clock(scene, 'A')).toEqual(['big']);
  scene.when(goesOnUntil('placeSidekicks'));
  expect(clock(scene, 'A')).toEqual(['m01']);
  scene.when(chooses('A', 'm07'));
  expect(clock(scene, 'B')).toEqual(['m16', 'm23', 'm24']);
});

test('UNM-22.4 the clock declines the gaze, maneuvers, boosts with nothing and stays', () => {
  const scene = given({
    heroes: ['medusa', 'king-arthur'],
    on: { medusa: 'm25', 'king-arthur': 'm10' },
    fromTurnStart: true,
    cards: { medusa: { hand: ['feint'] } },
  });
  expect(clock(scene, 'A')).toEqual(['none']);
  scene.when(chooses('A', 'none'));
  expect(clock(scene, 'A')).toEqual(['maneuver']);
  scene.when(chooses('A', 'maneuver'));
  expect(scene.options('A')).toContain('feint');
  expect(clock(scene, 'A')).toEqual(['done']);
});

test('UNM-22.4 in a combat the clock adds no boost, does not defend, stays', () => {
  const scene = given({
    heroes: ['king-arthur', 'alice'],
    on: { 'king-arthur': 'm08', alice: 'm09' },
    cards: {
      'king-arthur': { hand: ['swift-strike', 'noble-sacrifice', 'skirmish'] },
      alice: { hand: ['feint'] },
    },
  }).when(chooses('A', 'attack king-arthur alice noble-sacrifice'));
  expect(clock(scene, 'A')).toEqual(['none']);
  scene.when(chooses('A', 'none'));
  expect(clock(scene, 'B')).toEqual(['none']);
  scene.when(defends('B'));
  expect(clock(scene, 'A')).toEqual(['none']);
  scene.when(chooses('A', 'none'), attacks('A', 'king-arthur', 'alice', 'skirmish'), defends('B'));
  expect(clock(scene, 'A')).toEqual(['stay']);
});

test('UNM-22.4 UNM-16.3 the clock discards the lowest boosts, of equal ones the first by name', () => {
  const scene = given({
    heroes: ['king-arthur', 'medusa'],
    on: { 'king-arthur': 'm08', medusa: 'm09' },
    cards: {
      'king-arthur': {
        hand: ['excalibur', 'skirmish', 'regroup', 'feint', 'swift-strike', 'prophecy', 'regroup'],
        deck: ['noble-sacrifice', 'momentous-shift', 'momentous-shift'],
      },
      medusa: { hand: ['hiss-and-slither'] },
    },
  });
  scene.when(attacks('A', 'king-arthur', 'medusa', 'excalibur'), defends('B', 'hiss-and-slither'));
  expect(clock(scene, 'A')).toEqual(['feint']);
});

test('UNM-22.4 UNM-4.5 beyond the hand limit two cards go by the same order', () => {
  const scene = given({
    heroes: ['king-arthur', 'medusa'],
    cards: {
      'king-arthur': {
        hand: ['regroup', 'excalibur', 'swift-strike', 'feint', 'prophecy', 'regroup', 'feint'],
        deck: ['noble-sacrifice', 'noble-sacrifice', 'skirmish'],
      },
    },
  }).when(goesOnUntil('discardToLimit'));
  expect(scene.question('A')).toMatchObject({ min: 2, max: 2 });
  expect(clock(scene, 'A')).toEqual(['feint', 'feint']);
});

test('UNM-22.4 for effects: an enemy rather than a friend, the first pair of spaces with an enemy, the first empty space', () => {
  const glance = given({
    heroes: ['medusa', 'king-arthur'],
    on: { medusa: 'm25', 'king-arthur': 'm10' },
    cards: { medusa: { hand: ['a-momentary-glance'] } },
  }).when(plays('A', 'a-momentary-glance'));
  expect(clock(glance, 'A')).toEqual(['king-arthur']);
  const spirits = given({
    heroes: ['king-arthur', 'medusa'],
    on: { merlin: 'm18', medusa: 'm12', 'harpy-1': 'm06' },
    cards: { 'king-arthur': { hand: ['restless-spirits'] } },
  }).when(plays('A', 'restless-spirits'));
  const [first = ''] = clock(spirits, 'A');
  spirits.when(chooses('A', first));
  const [second = ''] = clock(spirits, 'A');
  spirits
    .when(chooses('A', second))
    .shows((scene) => expect(scene.happened('damageDealt').length).toBeGreaterThan(0));
  const frenzy = given({
    heroes: ['medusa', 'king-arthur'],
    on: { medusa: 'm31', 'harpy-1': 'm30', 'harpy-2': 'm29' },
    cards: { medusa: { hand: ['winged-frenzy'] } },
  }).when(plays('A', 'winged-frenzy'));
  expect(clock(frenzy, 'A')).toEqual(['done']);
  frenzy.when(chooses('A', 'done'));
  expect(clock(frenzy, 'A')).toEqual(['m16']);
});

test('UNM-22.4 Looking Glass heals and draws, Bewilderment stays, Snicker-Snack takes the first card by name', () => {
  const glass = given({
    heroes: ['king-arthur', 'alice'],
    on: { 'king-arthur': 'm08', alice: 'm09' },
    cards: { 'king-arthur': { hand: ['feint'] }, alice: { hand: ['looking-glass'] } },
  }).when(attacks('A', 'king-arthur', 'alice', 'feint'), defends('B', 'looking-glass'));
  // Feint has cancelled it: nothing is asked.
  expect(glass.asked).not.toBe('B chooseOptions');
  const plain = given({
    heroes: ['king-arthur', 'alice'],
    on: { 'king-arthur': 'm08', alice: 'm09' },
    cards: { 'king-arthur': { hand: ['excalibur'] }, alice: { hand: ['looking-glass'] } },
  }).when(attacks('A', 'king-arthur', 'alice', 'excalibur'), defends('B', 'looking-glass'));
  expect(clock(plain, 'B')).toEqual(['heal', 'draw']);
  plain.when(chooses('B', 'place', 'heal'));
  expect(clock(plain, 'B')).toEqual(['m01']);
  const merlin = given({
    heroes: ['medusa', 'king-arthur'],
    on: { medusa: 'm25', merlin: 'm10', 'king-arthur': 'm20' },
    cards: { medusa: { hand: ['snipe'] }, 'king-arthur': { hand: ['bewilderment'] } },
  }).when(attacks('A', 'medusa', 'merlin', 'snipe'), defends('B', 'bewilderment'));
  expect(clock(merlin, 'B')).toEqual(['none']);
  const snack = given({
    heroes: ['alice', 'sinbad'],
    on: { alice: 'm08', sinbad: 'm09' },
    cards: {
      alice: { hand: ['snicker-snack'] },
      sinbad: { hand: ['regroup', 'toil-and-danger', 'exploit'] },
    },
  }).when(attacks('A', 'alice', 'sinbad', 'snicker-snack'), defends('B'));
  expect(clock(snack, 'A')).toEqual(['exploit']);
});

test('UNM-22.4 UNM-17.10 of a Prophecy the first cards are taken, the rest goes back as it lay', () => {
  const deck = ['skirmish', 'feint', 'regroup', 'excalibur', 'swift-strike'];
  const scene = given({
    heroes: ['king-arthur', 'alice'],
    on: { merlin: 'm20' },
    cards: { 'king-arthur': { hand: ['prophecy'], deck } },
  }).when(plays('A', 'prophecy'));
  expect(clock(scene, 'A')).toEqual(['skirmish', 'feint']);
  scene.when(chooses('A', 'skirmish', 'feint'));
  expect(clock(scene, 'A')).toEqual(['regroup', 'excalibur']);
  scene
    .when(chooses('A', 'excalibur', 'regroup'))
    .shows(() =>
      expect(scene.deck('king-arthur')).toEqual(['excalibur', 'regroup', 'swift-strike']),
    );
});
