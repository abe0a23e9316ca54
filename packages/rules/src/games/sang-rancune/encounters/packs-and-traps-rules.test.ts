import { describe, expect, test } from 'vitest';
import {
  chooses,
  type Given,
  given,
  goesTo,
  leaves,
  passAll,
  plays,
  type SangScene,
  sets,
} from '../testing/given.ts';

/** An encounter that lays tokens, from the deal of its initiative; nobody holds anything but these cards. */
const laid = (encounter: string, rest: Given = {}): SangScene =>
  given({ encounter, from: 'beginEncounter', rolls: [3, 2, 1], ...rest });

describe('rules of packs and traps', () => {
  const wolves = (lives: readonly number[]): NonNullable<Given['tweak']> => {
    return ({ open }) => {
      lives.forEach((life, i) => {
        open.encounter?.tokens.push({ id: `w${i}`, kind: 'wolf', life, before: null });
      });
    };
  };

  test('SAN-14.2 SAN-14.5 SAN-R.63 SAN-24.7 the player chooses the token; damage beyond its life is lost', () => {
    const scene = given({
      encounter: 'meute-de-loups',
      tweak: wolves([25, 30]),
      hands: { A: ['grand-coup', 'feinte'] },
      others: ['feinte', 'feinte'],
    }).when(sets({ A: 'grand-coup' }), goesTo('A tokenTarget'));
    expect(scene.options('A')).toEqual(['w0', 'w1']);
    scene.when(chooses('A', 'w1'));
    expect(scene.encounter.tokens.map(({ id }) => id)).toEqual(['w0']);
    expect(scene.encounter.pile[0]).toMatchObject({ value: 50, damage: 30, token: 'w1' });
    expect(scene.prestige('A')).toEqual([1]);
  });

  test('SAN-14.3 SAN-14.9 SAN-13.7 SAN-26.10 the last wolf ends it: 2, and the bonus of the stage', () => {
    const scene = given({ encounter: 'meute-de-loups', tweak: wolves([20]), stage: 8 });
    scene.when(plays({}));
    expect(scene.happened('encounterEnded')[0]).toMatchObject({ killer: 0 });
    expect(scene.prestige('A')).toEqual([5]);
  });

  test('SAN-14.6 SAN-17.11 SAN-17.12 SAN-R.63 three attacks by two Coups Doubles, each with its own target', () => {
    const scene = given({
      encounter: 'meute-de-loups',
      tweak: wolves([30, 25, 30]),
      hands: {
        A: ['coup-double', 'coup-double', 'grand-coup', 'coup-net', 'taille-et-estoc'],
      },
      others: ['feinte', 'feinte'],
    }).when(sets({ A: 'coup-double' }), goesTo('A replaceCards'));
    scene.when(chooses('A', 'coup-double', 'grand-coup'));
    scene.when(chooses('A', 'coup-net', 'taille-et-estoc'));
    scene.when(chooses('A', 'grand-coup', 'coup-net', 'taille-et-estoc'), passAll);
    scene.when(chooses('A', 'w0'), chooses('A', 'w1'));
    expect(scene.encounter.tokens).toMatchObject([{ id: 'w2', life: 5 }]);
    expect(scene.prestige('A')).toEqual([2]);
    expect(scene.values).toEqual([50, 30, 25]);
  });

  test('SAN-26.11 SAN-13.8 at the end goblins are worth 1 per pair, the last one brings the bonus', () => {
    const scene = given({
      encounter: 'gobelins',
      stage: 9,
      tweak: ({ open }) => {
        open.encounter?.tokens.push({ id: 'g', kind: 'goblin', life: 10, before: null });
        if (open.encounter !== null) open.encounter.taken = [2, 4, 5, 0];
      },
    }).when(plays({}));
    expect(scene.prestige('A', 'B', 'C', 'D')).toEqual([1 + 5, 2, 2, 0]);
  });

  test('SAN-26.12 the player’s own goblins first, then the Chief; never another’s', () => {
    const scene = laid('chef-gobelin', { others: ['coup-droit', 'coup-net', 'feinte', 'feinte'] });
    scene.when(plays({ A: 'coup-droit', B: 'feinte', C: 'feinte', D: 'feinte' }));
    expect(scene.marker).toBe(205);
    expect(scene.encounter.tokens.map(({ before }) => before)).toEqual([1, 2, 3]);
    scene.when(plays({ A: 'coup-net', B: 'feinte', C: 'feinte', D: 'feinte' }));
    expect(scene.marker).toBe(175);
    expect(scene.encounter.tokens.map(({ before }) => before)).toEqual([1, 2, 3, 0]);
    expect(scene.life('A', 'B')).toEqual([90, 80]);
  });

  test('SAN-26.12 nobody has a goblin: 5 to all; the Chief brings its prestige, the goblins none', () => {
    const scene = given({ encounter: 'chef-gobelin', others: ['feinte', 'feinte'] }).when(
      plays({}),
    );
    expect(scene.lost()).toEqual(['A 5', 'B 5', 'C 5', 'D 5']);
    const kill = given({ encounter: 'chef-gobelin', marker: 20, stage: 7 }).when(plays({}));
    expect(kill.prestige('A')).toEqual([7]);
  });

  test('SAN-R.45 no goblin is laid beyond the eighteen', () => {
    const scene = given({
      encounter: 'chef-gobelin',
      marker: 900,
      tweak: ({ open }) => {
        if (open.encounter !== null) open.encounter.taken = [9, 9, 0, 0];
      },
    }).when(plays({}));
    expect(scene.encounter.tokens).toEqual([]);
  });

  test('SAN-14.8 SAN-27.7 tokens go with their player, and with the encounter', () => {
    const scene = laid('chef-gobelin', { marker: 20 });
    scene.when(leaves('B'));
    expect(scene.encounter.tokens.map(({ before }) => before)).toEqual([0, 2, 3]);
    scene.when(plays({}), plays({}));
    expect(scene.open.encounter).not.toMatchObject({ face: 'chef-gobelin' });
  });

  test('SAN-26.10 wolves bite by the numbers just drawn, round and round', () => {
    const scene = laid('meute-de-loups', { others: ['feinte', 'feinte'] }).when(plays({}));
    expect(scene.open.players.map(({ initiative }) => initiative)).toEqual([2, 3, 4, 1]);
    expect(scene.lost()).toEqual(['D 5', 'A 5', 'B 5', 'C 5', 'D 5', 'A 5']);
  });

  test('SAN-26.11 SAN-12.5 goblins are many by the players who started', () => {
    const goblins = (count: number): string[] =>
      given({
        encounter: 'gobelins',
        dead: ['D'],
        others: ['feinte', 'feinte'],
        tweak: ({ open }) => {
          for (let i = 0; i < count; i += 1) {
            open.encounter?.tokens.push({ id: `g${i}`, kind: 'goblin', life: 10, before: null });
          }
        },
      })
        .when(plays({}))
        .lost();
    expect(goblins(8)).toEqual(['A 5', 'B 5', 'C 5']);
    expect(goblins(9)).toEqual(['A 10', 'B 10', 'C 10']);
  });

  test('SAN-26.12 each goblin before a hero costs 10, in one blow', () => {
    const scene = given({
      encounter: 'chef-gobelin',
      others: ['feinte', 'feinte'],
      tweak: ({ open }) => {
        for (const [i, before] of [0, 0, 2].entries()) {
          open.encounter?.tokens.push({ id: `g${i}`, kind: 'goblin', life: 10, before });
        }
      },
    }).when(plays({}));
    expect(scene.lost()).toEqual(['A 20', 'C 10']);
  });

  test('SAN-26.15 the best total of both rounds is a sum', () => {
    const scene = given({
      encounter: 'couloir-aux-lames',
      hands: { A: ['coup-net', 'feinte', 'feinte'], B: ['coup-droit', 'coup-droit', 'feinte'] },
      others: ['entaille', 'entaille', 'feinte'],
    });
    scene.when(plays({ A: 'coup-net', B: 'coup-droit', C: 'entaille', D: 'entaille' }));
    scene.when(plays({ A: 'feinte', B: 'coup-droit', C: 'entaille', D: 'entaille' }));
    expect(scene.prestige('A', 'B', 'C', 'D')).toEqual([0, 2, 0, 0]);
  });

  test('SAN-26.15 of equal totals nobody gains anything', () => {
    const scene = given({ encounter: 'couloir-aux-lames', round: 2 }).when(plays({}));
    expect(scene.prestige('A', 'B', 'C', 'D')).toEqual([0, 0, 0, 0]);
  });

  test('SAN-26.16 of several who are right nobody gains anything', () => {
    const scene = laid('deux-portes', { rolls: [3, 2, 1, 0, 0, 0, 0, 1] });
    scene.when(chooses('A', 'tails'), chooses('B', 'heads'), chooses('C', 'tails'));
    scene.when(chooses('D', 'heads'));
    expect(scene.lost()).toEqual(['B 20', 'D 20']);
    expect(scene.prestige('A', 'B', 'C', 'D')).toEqual([0, 0, 0, 0]);
  });

  test('SAN-26.17 SAN-25.10 SAN-R.37 a trap with life is beaten like a creature, without bonus', () => {
    const scene = given({ encounter: 'salle-qui-se-referme', marker: 20, stage: 9 }).when(
      plays({}),
    );
    expect(scene.prestige('A')).toEqual([1]);
    expect(scene.open.past.at(-1)).toEqual({ face: 'salle-qui-se-referme', beaten: false });
  });
});
