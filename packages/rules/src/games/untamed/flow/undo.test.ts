import { expect, test } from 'vitest';
import type { Move, Scene, Setting } from '../testing/given.ts';
import {
  accepts,
  attacks,
  chooses,
  declines,
  ends,
  given,
  paysToDraw,
  plays,
  playsAsPower,
  usesAbility,
  usesBonusPower,
} from '../testing/given.ts';

/** The table and every hand as text: undone actions leave no trace. */
const stateOf = ({ state: { open, own, deep } }: Scene): string =>
  JSON.stringify({ open, own, deep });

/** Whether A can take back what it has just done; if so, that all is as before. */
function takenBack(setting: Setting, ...moves: Move[]): boolean {
  const scene = given(setting);
  const before = stateOf(scene);
  scene.when(...moves);
  expect(scene.asked).toMatch(/^[AB] mainAction$/);
  if (!scene.session.canUndo(0)) return false;
  while (scene.session.canUndo(0)) expect(scene.session.undo(0)).toEqual({ ok: true });
  expect(stateOf(scene)).toBe(before);
  return true;
}

test('UNT-4.2 a finished action is taken back whole while it has shown nobody anything', () => {
  const B = { play: ['rat-queen'], damage: 1 };
  const A = { hand: ['rat-leech', 'fox-dazzle'], power: 4, play: ['rat-queen'] };
  expect(takenBack({ A, B }, plays('A', 'rat-leech'))).toBe(true);
  expect(takenBack({ A, B }, plays('A', 'fox-dazzle'))).toBe(true);
  expect(takenBack({ A, B }, playsAsPower('A', 'rat-leech'))).toBe(true);
  expect(takenBack({ A, B }, attacks('A', 'rat-queen', 'rat-queen'))).toBe(true);
  expect(takenBack({ A, B }, attacks('A', 'rat-queen', 'B stronghold'))).toBe(true);
  expect(takenBack({ A: { bonusPower: ['rat-pup'] }, B }, usesBonusPower('A'))).toBe(true);
  const workshop = { stronghold: 'raccoon-workshop', support: ['rat-pup', 'rat-pup'] };
  expect(takenBack({ A: { ...A, ...workshop }, B }, usesAbility('A'))).toBe(true);
});

test('UNT-4.2 UNT-7.3 an action of several answers goes back to its beginning, and its cost comes back', () => {
  const B = { play: ['rat-queen'] };
  const pit = { stronghold: 'snake-pit', support: ['rat-pup'], play: ['rat-leech', 'rat-queen'] };
  expect(takenBack({ A: pit, B }, usesAbility('A'), chooses('A', 'rat-leech'))).toBe(true);
  const warren = { stronghold: 'rabbit-warren', support: ['rat-pup'], hand: ['rat-leech'] };
  expect(takenBack({ A: warren, B }, usesAbility('A'), chooses('A', 'rat-leech'))).toBe(true);
  const focus = {
    factions: ['panda'],
    hand: ['rhino-ironhide'],
    power: 4,
    support: ['rat-pup', 'rat-leech', 'fox-seer', 'tiger-cub', 'rat-queen'],
    play: ['rat-pup'],
  };
  const paid = ['rat-pup', 'rat-leech', 'fox-seer', 'tiger-cub'];
  const ironhide = [plays('A', 'rhino-ironhide focus'), chooses('A', ...paid)];
  const furious = [accepts('A'), chooses('A', 'rat-pup')];
  expect(takenBack({ A: focus, B }, ...ironhide, ...furious)).toBe(true);
  const bonus = { invoked: ['rat-pup'], bonusPower: ['fox-seer'] };
  expect(takenBack({ A: bonus, B }, chooses('A', 'rat-pup'))).toBe(true);
});

test('UNT-4.3 several actions of one turn are taken back one after the other', () => {
  const scene = given({
    A: { hand: ['rat-leech', 'fox-seer'], power: 2, play: ['rat-queen'] },
    B: {},
  });
  scene.when(plays('A', 'rat-leech'), playsAsPower('A', 'fox-seer'));
  scene.session.undo(0);
  scene.shows(() => {
    expect(scene.hand('A')).toEqual(['fox-seer']);
    expect(scene.animals('A')).toEqual(['rat-queen', 'rat-leech']);
  });
  scene.session.undo(0);
  scene.shows(() => expect(scene.animals('A')).toEqual(['rat-queen']));
});

test('UNT-R.74 UNT-R.9 not once a card is drawn, looked at or revealed, or a hidden Stronghold comes to light', () => {
  const B = { damage: 4, pile: ['tiger-peak', 'deer-glade'] };
  expect(takenBack({ A: { power: 2 }, B }, paysToDraw('A'))).toBe(false);
  const novice = { hand: ['gorilla-novice'], power: 1 };
  expect(takenBack({ A: novice, B }, plays('A', 'gorilla-novice'), declines('A'))).toBe(true);
  expect(takenBack({ A: novice, B }, plays('A', 'gorilla-novice'), accepts('A'))).toBe(false);
  const fall = attacks('A', 'rat-queen', 'B stronghold');
  expect(takenBack({ A: { play: ['rat-queen'] }, B }, fall, declines('B'))).toBe(false);
});

test('UNT-7.4 not once another player has answered, nor when the turn is over', () => {
  const A = { play: ['rat-queen'] };
  const B = { play: ['raccoon-lidbearer', 'rat-pup'], support: ['rat-pup'] };
  const attack = attacks('A', 'rat-queen', 'raccoon-lidbearer');
  expect(takenBack({ A, B }, attack, declines('B'))).toBe(false);
  expect(given({ A, B: {} }).when(ends('A')).session.canUndo(0)).toBe(false);
});

test('UNT-R.87 in Hydra everybody takes back only what nobody has acted upon', () => {
  const scene = given({
    mode: 'hydra',
    A: { hand: ['rat-leech'], power: 2 },
    C: { hand: ['rat-pup'] },
  });
  scene.when(plays('A', 'rat-leech'));
  expect(scene.session.canUndo(0)).toBe(true);
  scene.when(plays('C', 'rat-pup'));
  expect([scene.session.canUndo(0), scene.session.canUndo(2)]).toEqual([false, true]);
});
