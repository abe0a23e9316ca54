import { describe, expect, test } from 'vitest';
import {
  chooses,
  type Given,
  given,
  goesTo,
  leaves,
  plays,
  reacts,
  type SangScene,
  sets,
  until,
} from '../testing/given.ts';

describe('face-down cards at odd moments', () => {
  const TWO = { A: [['potion-de-celerite', 2]] } as const;

  test('SAN-R.49 SAN-R.22 SAN-R.23 two cards set lie and leave together', () => {
    const table: Given = {
      encounter: 'hydre',
      marker: 900,
      opened: TWO,
      hands: {
        A: ['coup-net', 'coup-droit', 'feinte'],
        B: ['bouge-de-la', 'ordre-pas-clair', 'grand-coup'],
      },
    };
    const both = sets({ A: ['coup-net', 'coup-droit'], B: 'grand-coup' });
    const pushed = given(table).when(both, reacts({ B: 'bouge-de-la A' }), passAllTricks);
    expect(pushed.discard).toEqual(expect.arrayContaining(['coup-net', 'coup-droit']));
    expect(pushed.set('A')).toEqual([]);
    const swapped = given(table).when(both, reacts({ B: 'ordre-pas-clair A' }), passAllTricks);
    expect(swapped.set('A')).toEqual(['grand-coup']);
    expect(swapped.set('B')).toEqual(['coup-net', 'coup-droit']);
    expect(swapped.player('B').faceDown).toBe(2);
  });

  test('SAN-22.9 a player pushed away goes before lower numbers, once', () => {
    const scene = given({
      encounter: 'hydre',
      marker: 900,
      hands: {
        A: ['coup-net', 'bouge-de-la', 'bouge-de-la'],
        B: ['coup-net', 'bouge-de-la'],
        D: ['coup-net', 'ordre-pas-clair', 'feinte'],
      },
    }).when(sets({ A: 'coup-net', B: 'coup-net', D: 'coup-net' }, { A: 'bouge-de-la D' }));
    scene.when(passAllTricks);
    scene.when(reacts({ A: 'bouge-de-la C', B: 'bouge-de-la C', D: 'ordre-pas-clair A' }));
    expect(scene.happened('trickAnnounced').map(({ seat }) => seat)).toEqual([0, 3]);
  });

  test('SAN-22.9 a player who lets that chance pass waits for the lower numbers again', () => {
    const scene = given({
      encounter: 'hydre',
      marker: 900,
      hands: {
        A: ['coup-net', 'bouge-de-la', 'ordre-pas-clair', 'bouge-de-la'],
        D: ['coup-net', 'ordre-pas-clair', 'feinte'],
      },
    }).when(sets({ A: 'coup-net', D: 'coup-net' }, { A: 'bouge-de-la D' }), passAllTricks);
    scene.when(reacts({ A: 'ordre-pas-clair B' }), passAllTricks);
    scene.when(reacts({ A: 'bouge-de-la C', D: 'ordre-pas-clair A' }));
    expect(scene.happened('trickAnnounced').map(({ seat }) => seat)).toEqual([0, 0, 0]);
  });

  test('SAN-28.1 SAN-22.7 a trick on a player who gives up before it is settled does nothing', () => {
    const scene = given({
      encounter: 'hydre',
      marker: 900,
      hands: { A: ['coup-net', 'bouge-de-la', 'feinte'] },
    }).when(sets({ A: 'coup-net' }, { A: 'bouge-de-la D' }), leaves('D'), passAllTricks);
    scene.shows(() => {
      expect(scene.happened('barred')).toEqual([]);
      expect(scene.discard).toContain('bouge-de-la');
      expect(scene.asked).toBe('ABC beforeReveal');
    });
  });

  test('SAN-R.22 a player pushed away attacks again in the next round', () => {
    const scene = given({
      encounter: 'hydre',
      marker: 900,
      hands: { A: ['coup-net', 'bouge-de-la', 'feinte'] },
    }).when(sets({ A: 'coup-net' }), reacts({ A: 'bouge-de-la D' }), goesTo('ABCD setAttack'));
    const reveals = (): number[] => scene.happened('revealed').map(({ seat }) => seat);
    expect(reveals()).toEqual([0, 1, 2]);
    expect(scene.player('D').barred).toBe(false);
    scene.when(plays({}));
    expect(reveals().slice(3).sort()).toEqual([0, 1, 2, 3]);
  });

  test('SAN-22.14 with nothing face down on the table no window opens before a reveal', () => {
    const scene = given({
      encounter: 'hydre',
      marker: 900,
      tweak: ({ open }) => {
        for (const player of open.players.slice(1)) player.petrifiedRound = 1;
      },
    }).when(sets({}), until('roundEnded'));
    expect(scene.happened('turnStarted')).toHaveLength(4);
    const windows = scene.happened('windowOpened').map(({ window }) => window);
    expect(windows.filter((window) => window === 'beforeReveal')).toHaveLength(1);
  });

  test('SAN-23.7 a late Opportunisme has another late turn, after those of the others', () => {
    const scene = given({
      encounter: 'hydre',
      marker: 900,
      hands: {
        A: ['opportunisme', 'opportunisme', 'grand-coup'],
        D: ['opportunisme', 'coup-net', 'feinte'],
      },
    }).when(sets({ A: 'opportunisme', D: 'opportunisme' }), goesTo('A opportunity'));
    scene.when(chooses('A', 'opportunisme'), until('roundEnded'));
    const late = scene.happened('turnStarted').filter((turn) => turn.late);
    expect(late.map(({ seat }) => seat)).toEqual([0, 3, 0]);
    expect(scene.values).toEqual([20, 20, 30, 50]);
  });

  test('SAN-23.7 SAN-R.52 late turns go in the order of turns, backwards under the Chronomancer', () => {
    const late = (encounter: string): number[] => {
      const scene = given({
        encounter,
        marker: 900,
        hands: {
          A: ['opportunisme', 'coup-net', 'feinte'],
          D: ['opportunisme', 'coup-net', 'feinte'],
        },
      }).when(sets({ A: 'opportunisme', D: 'opportunisme' }), until('roundEnded'));
      return scene.happened('turnStarted').flatMap((turn) => (turn.late ? [turn.seat] : []));
    };
    expect(late('hydre')).toEqual([0, 3]);
    expect(late('chronomancien')).toEqual([3, 0]);
  });

  test('SAN-23.7 SAN-27.7 a late card goes with its player, and so does the late turn', () => {
    const scene = given({
      encounter: 'hydre',
      marker: 900,
      hands: { A: ['opportunisme', 'coup-net', 'feinte'] },
    }).when(sets({ A: 'opportunisme' }));
    scene.when(until('turnStarted'), leaves('A'), until('roundEnded'));
    expect(scene.happened('turnStarted').filter((turn) => turn.late)).toEqual([]);
    expect(scene.open.late).toEqual([]);
  });
});

function passAllTricks(scene: SangScene): void {
  while (scene.asked.endsWith('trickPlayed')) reacts()(scene);
}
