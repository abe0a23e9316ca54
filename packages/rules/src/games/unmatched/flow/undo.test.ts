import { describe, expect, test } from 'vitest';
import {
  attacks,
  chooses,
  defends,
  type Given,
  given,
  type Move,
  plays,
  type UnmatchedScene,
} from '../testing/given.ts';

const stateOf = ({ state: { open, own, deep } }: UnmatchedScene): string =>
  JSON.stringify({ open, own, deep });

/** How many answers A can take back after these moves; that all is then as it was when the first of them was given. */
function takenBack(setting: Given, learnt: readonly Move[], moves: readonly Move[]): number {
  const scene = given(setting).when(...learnt);
  const before = stateOf(scene);
  scene.when(...moves);
  expect(scene.asked.startsWith('A ')).toBe(true);
  let count = 0;
  for (; scene.session.canUndo(0); count += 1) expect(scene.session.undo(0)).toEqual({ ok: true });
  if (count >= moves.length) expect(stateOf(scene)).toBe(before);
  return count;
}

const ALICE: Given = {
  heroes: ['alice', 'medusa'],
  on: { jabberwock: 'm20' },
  cards: { alice: { hand: ['eat-me', 'drink-me', 'feint'] } },
};

describe('finished actions are taken back until a player has learned something', () => {
  test('UNM-R.49 all moves of a maneuver, back to its draw', () => {
    const moves = [chooses('A', 'alice m07'), chooses('A', 'jabberwock m21')];
    expect(takenBack(ALICE, [chooses('A', 'maneuver')], moves)).toBe(2);
    expect(takenBack(ALICE, [chooses('A', 'maneuver')], [chooses('A', 'done')])).toBe(1);
    const boosted = [chooses('A', 'eat-me'), chooses('A', 'alice m07'), chooses('A', 'done')];
    expect(takenBack(ALICE, [chooses('A', 'maneuver')], boosted)).toBe(3);
  });

  test('UNM-R.49 a scheme by which nobody has learned anything, and the gaze at the start of the turn', () => {
    expect(takenBack(ALICE, [], [plays('A', 'eat-me'), chooses('A', 'alice m07')])).toBe(2);
    expect(takenBack(ALICE, [], [plays('A', 'drink-me')])).toBe(0);
    const medusa: Given = {
      heroes: ['medusa', 'alice'],
      on: { medusa: 'm08', alice: 'm09' },
      fromTurnStart: true,
      cards: { medusa: { hand: ['winged-frenzy', 'feint'] } },
    };
    const frenzy = [chooses('A', 'alice'), plays('A', 'winged-frenzy'), chooses('A', 'done')];
    expect(takenBack(medusa, [], frenzy)).toBe(3);
  });

  test('UNM-R.43 UNM-R.49 an attack until the defender is asked; afterwards what its effects did since the reveal', () => {
    const setting: Given = {
      heroes: ['king-arthur', 'alice'],
      on: { 'king-arthur': 'm08', alice: 'm09' },
      cards: { 'king-arthur': { hand: ['swift-strike', 'feint'] }, alice: { hand: ['feint'] } },
    };
    const attack = [chooses('A', 'attack king-arthur alice swift-strike')];
    expect(takenBack(setting, [], attack)).toBe(1);
    const fought = [attacks('A', 'king-arthur', 'alice', 'swift-strike'), defends('B')];
    expect(takenBack(setting, fought, [chooses('A', 'king-arthur m07')])).toBe(1);
  });

  test('UNM-4.5 UNM-R.49 the last move of a turn while its hand is too large, not once the next turn has begun', () => {
    const hand = ['feint', 'feint', 'feint', 'regroup', 'regroup', 'regroup', 'skirmish'];
    const late: Given = { ...ALICE, action: 2, cards: { alice: { hand } } };
    expect(takenBack(late, [chooses('A', 'maneuver')], [chooses('A', 'done')])).toBe(1);
    const over = given({ ...ALICE, action: 2 }).when(
      chooses('A', 'maneuver'),
      chooses('A', 'done'),
    );
    expect(over.session.canUndo(0)).toBe(false);
  });

  test.each([
    ['private', 0],
    ['shared', 1],
  ])(
    'UNM-19.3 UNM-R.49 between team-mates with %s hands a card shown is taken back only where it was no secret',
    (teamHands, count) => {
      const team: Given = {
        ...ALICE,
        mode: 'team',
        heroes: ['alice', 'medusa', 'king-arthur', 'sinbad'],
        options: { teamHands },
      };
      expect(takenBack(team, [chooses('A', 'maneuver')], [chooses('A', 'eat-me')])).toBe(count);
      expect(takenBack(team, [], [plays('A', 'eat-me')])).toBe(count);
      const fought: Given = {
        ...team,
        on: { alice: 'm08', medusa: 'm09' },
        cards: { alice: { hand: ['im-late-im-late', 'feint'] }, medusa: { hand: ['feint'] } },
      };
      const late = [attacks('A', 'alice', 'medusa', 'im-late-im-late'), defends('C')];
      // The after-effects of a combat's cards show none of the hand.
      expect(takenBack(fought, late, [chooses('A', 'alice m07')])).toBe(1);
    },
  );
});
