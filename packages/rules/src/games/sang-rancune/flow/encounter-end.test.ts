import { describe, expect, test } from 'vitest';
import {
  chooses,
  given,
  goesTo,
  leaves,
  plays,
  type SangScene,
  sets,
  until,
} from '../testing/given.ts';

describe('between two encounters', () => {
  const refill = (rest = {}): SangScene =>
    given({
      from: 'refill',
      tweak: ({ open }) => {
        open.encounter = null;
      },
      ...rest,
    });

  test('SAN-10.5 SAN-10.6 SAN-R.34 discards are chosen unseen, shown together; then all draw, in order', () => {
    const scene = refill({
      initiative: { A: 4, B: 3, C: 2, D: 1 },
      hands: { A: ['feinte', 'coup-net'] },
    });
    expect(scene.asked).toBe('ABCD campDiscard');
    scene.when(chooses('A', 'feinte'));
    expect(scene.happened('cardsDiscarded')).toEqual([]);
    for (const name of ['B', 'C', 'D'] as const) scene.when(chooses(name));
    expect(scene.discard).toEqual(['feinte']);
    expect(scene.happened('cardsDrawn').map(({ seat }) => seat)).toEqual([3, 2, 1, 0]);
    expect(scene.hand('A')).toHaveLength(7);
    expect(scene.hand('A')).toContain('coup-net');
  });

  test('SAN-R.33 items drawn on the way do not count', () => {
    const scene = refill({
      deck: ['potion-de-soins', 'potion-de-force', ...Array<string>(30).fill('entaille')],
    });
    for (const name of ['A', 'B', 'C', 'D'] as const) scene.when(chooses(name));
    expect(scene.items('A')).toEqual(['potion-de-soins', 'potion-de-force']);
    expect(scene.hand('A')).toHaveLength(7);
  });

  test('SAN-27.6 SAN-R.44 SAN-27.7 opened potions and trophies of the dead are gone, closed items are looted', () => {
    const scene = given({
      life: { B: 5 },
      items: { B: ['potion-de-soins'] },
      opened: { B: [['potion-de-force', 2]] },
      setups: { B: ['concentre-de-force'] },
      hands: { B: ['feinte', 'feinte'] },
      tweak: ({ open }) => open.players[1]?.trophies.push('hydre'),
      rolls: [0, 0, 0, 0, 3, 2, 1],
    }).when(plays({}));
    expect(scene.player('B')).toMatchObject({ alive: false, trophies: [], items: [] });
    expect(scene.open.removed.map(({ face }) => face)).toContain('potion-de-force');
    expect(scene.open.loot.map(({ face }) => face)).toEqual(['potion-de-soins']);
    expect(scene.discard).toContain('concentre-de-force');
  });

  test('SAN-R.40 SAN-1.3 SAN-2.8 the last survivor plays on', () => {
    const scene = given({ dead: ['B', 'C', 'D'], marker: 900 }).when(plays({}));
    expect(scene.asked).toBe('A setAttack');
  });

  test('SAN-1.1 SAN-R.36 one winner at most; prestige is a number without bound', () => {
    const scene = given({ stage: 9, marker: 20, pile: [], prestige: { A: 200, B: 90 } });
    scene.when(until('gameEnded'));
    expect(scene.open.final?.ranks.filter((rank) => rank === 1)).toHaveLength(1);
    expect(scene.prestige('A')).toEqual([208]);
  });

  test('SAN-26.8 SAN-28.1 a creature whose killer has given up before it counted was beaten all the same', () => {
    const scene = given({
      marker: 15,
      hands: { A: ['main-leste', 'feinte'] },
      items: { B: ['potion-de-soins'] },
    }).when(sets({ A: 'main-leste' }), goesTo('A stealItem'), leaves('A'));
    scene.shows(() => {
      expect(scene.happened('encounterEnded')).toMatchObject([{ killer: null }]);
      expect(scene.open.past).toEqual([{ face: 'eventreur', beaten: true }]);
    });
  });

  test('SAN-6.8 SAN-10.7 turns that were still to come are none, late ones included', () => {
    const scene = given({
      marker: 20,
      hands: { A: ['opportunisme', 'coup-net', 'feinte'] },
    }).when(sets({ A: 'opportunisme' }), goesTo('A opportunity'), chooses('A', 'coup-net'));
    expect(scene.open.late).toEqual([0]);
    scene.when(until('encounterEnded')).shows(() => {
      expect(scene.happened('encounterEnded')).toMatchObject([{ killer: 1 }]);
      expect(scene.open).toMatchObject({ acted: [], late: [], lateActed: [] });
      expect(scene.player('A').faceDown).toBe(0);
    });
  });
});
