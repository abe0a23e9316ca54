import { describe, expect, test } from 'vitest';
import { game as untamed } from '../index.ts';
import {
  attacks,
  chooses,
  ends,
  endsTurn,
  given,
  goesOnUntil,
  leaves,
  newMatch,
  plays,
  playsAsPower,
  usesAbility,
  usesBonusPower,
} from '../testing/given.ts';

const LAST = { fallen: ['deer-glade', 'fox-mirrors', 'rat-court'], pile: [] };

describe('Manticore', () => {
  test('UNT-22.1 UNT-22.2 UNT-22.3 UNT-22.4 UNT-R.91 a team shares deck, Support, Power and Strongholds; hands and Animals are private', () => {
    newMatch({ mode: 'manticore', options: { draft: 'random' } })
      .when(goesOnUntil('mainAction'))
      .shows((scene) => {
        expect(scene.open.holdings).toHaveLength(2);
        expect(scene.support('A')).toEqual(scene.support('C'));
        expect(scene.open.sides[0]?.reserve).toHaveLength(3);
        expect(scene.view('A').mates).toBeUndefined();
        const faces = new Set([...scene.hand('A'), ...scene.hand('C'), ...scene.deck('A')]);
        expect(faces.size).toBe(30);
      });
  });

  test('UNT-22.6 turns alternate between teams and members', () => {
    const scene = given({ mode: 'manticore', A: {}, B: {}, C: {}, D: {} });
    const turns: string[] = [];
    for (const name of ['A', 'B', 'C', 'D'] as const) {
      turns.push(scene.asked);
      scene.when(endsTurn(name));
    }
    expect([...turns, scene.asked]).toEqual(
      ['A', 'B', 'C', 'D', 'A'].map((name) => `${name} mainAction`),
    );
  });

  test('UNT-22.7 UNT-R.74 a member does not see the other’s hand, Power or what the other looked at', () => {
    const scene = given({
      mode: 'manticore',
      A: {
        hand: ['fox-seer', 'tiger-cub'],
        power: 1,
        deck: ['deer-stag', 'rat-leech', 'rat-pup', 'rat-pup'],
      },
      B: {},
      C: {},
      D: {},
    });
    scene.when(playsAsPower('A', 'tiger-cub'), plays('A', 'fox-seer'));
    scene.when(chooses('A', 'deer-stag', 'deck', 'rat-leech')).shows(() => {
      const mate = JSON.stringify(scene.view('C'));
      for (const face of ['tiger-cub', 'deer-stag', 'rat-leech']) expect(mate).not.toContain(face);
      expect(scene.view('A').own?.knownTop).toMatchObject([{ face: 'deer-stag' }]);
      expect(scene.view('C').own?.knownTop).toEqual([]);
    });
  });

  test('UNT-R.92 UNT-13.1 ready: own Animals and the team’s Power', () => {
    given({
      mode: 'manticore',
      A: { play: [{ face: 'rat-pup', ready: false }], power: { exhausted: 2 } },
      B: {},
      C: { play: [{ face: 'rat-pup', ready: false }] },
      D: {},
    })
      .when(ends('A'))
      .shows((scene) => {
        expect(scene.animal('A', 'rat-pup').ready).toBe(true);
        expect(scene.animal('C', 'rat-pup').ready).toBe(false);
        expect(scene.power('C')).toEqual({ ready: 2, exhausted: 0 });
      });
  });

  test('UNT-R.93 S36 the first fall: the member who acts next draws one and may rally it', () => {
    const scene = given({
      mode: 'manticore',
      A: { play: ['tiger-lord'] },
      B: { damage: 5, deck: ['rat-leech', 'rat-pup'] },
      C: {},
      D: {},
    });
    scene.when(attacks('A', 'tiger-lord', 'B stronghold'));
    expect(scene.asked).toBe('B rallyPlay');
    scene.when(chooses('B', 'rat-leech')).shows(() => {
      expect(scene.animals('B')).toEqual(['rat-leech']);
      expect(scene.hand('D')).toEqual([]);
    });
  });

  test('UNT-R.93 one, two, three cards; in C’s turn D acts next, in its own turn the active member', () => {
    const later = given({
      mode: 'manticore',
      turn: 'C',
      A: {},
      B: {
        damage: 5,
        fallen: ['deer-glade', 'rat-court'],
        deck: ['rat-leech', 'rat-pup', 'rat-queen', 'rat-pup'],
      },
      C: { play: ['tiger-lord'] },
      D: {},
    });
    later.when(attacks('C', 'tiger-lord', 'B stronghold')).shows(() => {
      expect(later.asked).toBe('D rallyPlay');
      expect(later.hand('D')).toHaveLength(3);
    });
    const own = given({
      mode: 'manticore',
      turn: 'C',
      A: { damage: 6, power: 1, deck: ['rat-leech', 'rat-pup', 'rat-pup'] },
      B: {},
      C: { hand: ['snake-rite'] },
      D: {},
    });
    own.when(plays('C', 'snake-rite')).shows(() => expect(own.asked).toBe('C rallyPlay'));
  });

  test('UNT-R.95 UNT-15.4 Bonus Power belongs to the team, Guard protects it, limits are per member', () => {
    const scene = given({
      mode: 'manticore',
      A: { play: ['tiger-lord'], bonusPower: ['rat-pup'] },
      B: { play: ['rat-pup'] },
      C: { play: Array<string>(7).fill('rat-pup') },
      D: { play: ['panda-teamaster'] },
    });
    expect(scene.options('A')).toEqual(['tiger-lord panda-teamaster', 'bonus', 'end']);
    const mate = given({
      mode: 'manticore',
      turn: 'C',
      A: { bonusPower: ['rat-pup'], deck: ['rat-leech'] },
      B: {},
      C: {},
      D: {},
    });
    mate.when(usesBonusPower('C')).shows(() => {
      expect(mate.player('C').discount).toBe(1);
      expect(mate.player('A').discount).toBe(0);
      expect(mate.deck('A')).toEqual(['rat-pup', 'rat-leech']);
    });
  });

  test('UNT-R.103 UNT-6.2 a team maximum of 5 Power; each member one Power play in the own turn', () => {
    const scene = given({
      mode: 'manticore',
      A: { power: 3, hand: ['rat-pup', 'rat-pup'] },
      B: {},
      C: { hand: ['rat-pup', 'rat-pup', 'fox-seer'] },
      D: {},
    });
    scene.when(playsAsPower('A', 'rat-pup'), endsTurn('A', 'B'), playsAsPower('C', 'rat-pup'));
    scene.shows(() => expect(scene.power('A').ready).toBe(5));
    scene.when(endsTurn('C', 'D')).shows(() => {
      expect(scene.options('A').some((option) => option.startsWith('power'))).toBe(false);
    });
  });

  test('UNT-R.22 UNT-22.2 Support costs are paid from the team’s zone', () => {
    given({
      mode: 'manticore',
      turn: 'C',
      A: { support: ['rat-pup', 'rat-pup'] },
      B: {},
      C: {},
      D: {},
    })
      .when(usesAbility('C'))
      .shows((scene) => expect(scene.removed('A')).toHaveLength(2));
  });

  test('UNT-22.8 UNT-24.5 the team whose Strongholds are all destroyed loses', () => {
    given({
      mode: 'manticore',
      A: { play: ['tiger-lord'] },
      B: { damage: 5, ...LAST },
      C: {},
      D: {},
    })
      .when(attacks('A', 'tiger-lord', 'B stronghold'))
      .shows((scene) => expect(scene.open.final?.ranks).toEqual([1, 2, 1, 2]));
  });

  test('UNT-R.131 the team deck is empty: the team loses', () => {
    given({ mode: 'manticore', A: { deck: ['rat-pup'] }, B: {}, C: {}, D: {} })
      .when(ends('A'))
      .shows((scene) =>
        expect(scene.open.final).toMatchObject({ ranks: [2, 1, 2, 1], reason: 'deck' }),
      );
  });

  test('UNT-24.6 a team loses when a member leaves', () => {
    given({ mode: 'manticore', A: {}, B: {}, C: {}, D: {} })
      .when(leaves('A'))
      .shows((scene) => expect(scene.open.final?.ranks).toEqual([2, 1, 2, 1]));
  });
});

test('UNT-22.1 the room can tell who shares a deck with whom before the start', () => {
  expect(untamed.teams?.(4, { mode: 'manticore' })).toEqual([
    [0, 2],
    [1, 3],
  ]);
  expect(untamed.teams?.(4, { mode: 'survival' })).toBeNull();
});
