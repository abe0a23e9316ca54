import { describe, expect, test } from 'vitest';
import {
  accepts,
  attacks,
  chooses,
  declines,
  ends,
  endsTurn,
  given,
  leaves,
  plays,
} from '../testing/given.ts';
import { survival } from './survival.ts';

const LAST = { fallen: ['deer-glade', 'fox-mirrors'], pile: [] };

describe('Survival', () => {
  test('UNT-19.1 any opponent, Stronghold or Animals', () => {
    given({
      mode: 'survival',
      A: { play: ['tiger-lord', 'rat-leech'] },
      B: { play: ['rat-pup'] },
      C: {},
    }).shows((scene) =>
      expect(scene.options('A').filter((option) => option.startsWith('tiger'))).toEqual([
        'tiger-lord rat-pup',
        'tiger-lord B stronghold',
        'tiger-lord C stronghold',
      ]),
    );
  });

  test('UNT-R.119 UNT-19.1 UNT-19.2 five: any of four Strongholds, and play goes on until one is left', () => {
    const weak = { damage: 5, ...LAST };
    const scene = given({
      mode: 'survival',
      players: 5,
      A: { play: ['tiger-lord', 'tiger-lord', 'tiger-lord', 'tiger-lord'] },
      B: weak,
      C: weak,
      D: weak,
      E: weak,
    });
    for (const foe of ['C', 'E', 'B'] as const) {
      scene.when(attacks('A', 'tiger-lord', `${foe} stronghold`));
      expect(scene.asked).toBe('A mainAction');
    }
    scene
      .when(attacks('A', 'tiger-lord', 'D stronghold'))
      .shows(() => expect(scene.open.final?.ranks).toEqual([1, 3, 5, 2, 4]));
  });

  test('UNT-19.2 UNT-24.3 UNT-R.78 S33 a player who is out loses all cards; the last one wins, ranked by leaving', () => {
    const scene = given({
      mode: 'survival',
      A: { play: ['tiger-lord', 'rat-queen'] },
      B: { damage: 5, ...LAST },
      C: {
        damage: 5,
        ...LAST,
        play: ['rat-pup'],
        hand: ['rat-leech'],
        support: ['fox-seer'],
        power: 2,
        bonusPower: ['rat-pup'],
      },
    });
    scene.when(attacks('A', 'tiger-lord', 'C stronghold')).shows(() => {
      expect(scene.player('C').out).toBe('strongholds');
      expect([...scene.animals('C'), ...scene.hand('C'), ...scene.support('C')]).toEqual([]);
      expect([...scene.deck('C'), ...scene.bonusPower('C')]).toEqual([]);
      expect(scene.asked).toBe('A mainAction');
    });
    scene.when(endsTurn('A'));
    expect(scene.asked).toBe('B mainAction');
    scene.when(endsTurn('B'), attacks('A', 'tiger-lord', 'B stronghold')).shows(() => {
      expect(scene.open.final?.ranks).toEqual([1, 2, 3]);
      expect(scene.open.leavers).toEqual([[2], [1]]);
    });
  });

  test('UNT-24.3 UNT-R.63 players out in the same resolution tie', () => {
    const { open } = given({ mode: 'survival', A: {}, B: {}, C: {} });
    for (const seat of [1, 2]) (open.players[seat] as { out: string }).out = 'strongholds';
    open.leavers.push([1, 2]);
    expect(survival.winners(open, [])).toEqual([0]);
    expect(survival.ranking(open, [0]).filter((group) => group.length > 0)).toEqual([[0], [1, 2]]);
    (open.players[0] as { out: string }).out = 'strongholds';
    open.leavers.push([0]);
    expect(survival.winners(open, [])).toEqual([0]);
  });

  test('UNT-R.132 a deck runs out: that player is out, the others play on', () => {
    given({ mode: 'survival', A: { deck: [] }, B: {}, C: {} })
      .when(ends('A'))
      .shows((scene) => {
        expect(scene.player('A').out).toBe('deck');
        expect(scene.asked).toBe('B mainAction');
      });
  });

  test('UNT-R.135 UNT-R.78 out in the middle of an ability: the rest resolves, the waiting triggers of the one who is out vanish', () => {
    const scene = given({
      mode: 'survival',
      A: { play: ['rat-herald'], hand: ['snake-matriarch'], power: 5 },
      B: { play: ['rat-pup'] },
      C: { play: ['crocodile-snapling', 'crocodile-mourner', 'rat-pup'] },
    });
    scene.when((each) => {
      each.animal('C', 'crocodile-mourner').damage = 1;
    });
    scene.when(plays('A', 'snake-matriarch'), accepts('A'));
    expect(scene.asked).toBe('C orderEffects');
    scene.when(leaves('C'));
    expect(scene.asked).toBe('A mainAction');
    expect(scene.player('C').out).toBe('surrender');
    expect(scene.animals('A').filter((face) => face === 'token-owl-spirit')).toHaveLength(3);
  });

  test('UNT-R.118 effects of a player who is out end when that turn would have started', () => {
    const scene = given({
      mode: 'survival',
      A: {
        play: [
          { face: 'rat-leech', changes: [{ source: 'fox-dazzle', n: -2, until: { turnOf: 1 } }] },
        ],
      },
      B: {},
      C: {},
    });
    scene.when(leaves('B')).shows(() => expect(scene.attack('A', 'rat-leech')).toBe(0));
    scene.when(endsTurn('A')).shows(() => {
      expect(scene.asked).toBe('C mainAction');
      expect(scene.attack('A', 'rat-leech')).toBe(2);
    });
  });

  test('UNT-24.6 leaving is being out; the turn of a leaver passes on', () => {
    const scene = given({ mode: 'survival', A: { play: ['rat-pup'] }, B: {}, C: {} });
    scene.when(leaves('A')).shows(() => {
      expect(scene.asked).toBe('B mainAction');
      expect(scene.happened('playerOut')).toMatchObject([{ seat: 0, reason: 'surrender' }]);
    });
    expect(scene.session.leave(0)).toEqual({ ok: false, code: 'alreadyLeft' });
  });

  test('UNT-24.6 leaving in the middle of the own action, and of another player’s Rally', () => {
    const scene = given({
      mode: 'survival',
      A: { play: ['tiger-lord'], hand: ['fox-marked'], power: 1 },
      B: { damage: 5 },
      C: {},
    });
    scene.when(attacks('A', 'tiger-lord', 'B stronghold'));
    expect(scene.asked).toBe('B rallyPlay');
    scene.when(leaves('A')).shows(() => expect(scene.asked).toBe('B rallyPlay'));
    scene.when(declines('B')).shows(() => expect(scene.asked).toBe('B mainAction'));
    const own = given({
      mode: 'survival',
      A: { hand: ['fox-marked'], power: 2 },
      B: {},
      C: {},
    });
    own.when(plays('A', 'fox-marked'));
    expect(own.asked).toBe('A omen');
    own.when(leaves('A')).shows(() => {
      expect(own.asked).toBe('B mainAction');
      expect(own.open.resolving).toEqual([]);
    });
  });

  test('UNT-R.112 every Animal means those of all players', () => {
    given({
      mode: 'survival',
      A: { hand: ['snake-matriarch'], power: 5, play: ['rat-queen'] },
      B: { play: ['rat-queen'] },
      C: { play: ['rat-queen'] },
    })
      .when(plays('A', 'snake-matriarch'), accepts('A'))
      .shows((scene) => {
        for (const name of ['A', 'B', 'C'] as const) {
          expect(scene.animal(name, 'rat-queen').damage).toBe(1);
        }
        expect(scene.animal('A', 'snake-matriarch').damage).toBe(0);
      });
  });

  test('UNT-23.19 enemy means any opponent, own means what you control', () => {
    const scene = given({
      mode: 'survival',
      A: { hand: ['rat-herald'], power: 3, play: ['rat-pup'] },
      B: { play: ['rat-pup'] },
      C: { play: ['fox-seer'] },
    });
    scene.when(plays('A', 'rat-herald'));
    expect(scene.options('A')).toEqual(['rat-pup', 'fox-seer', 'none']);
    scene.when(chooses('A', 'fox-seer')).shows(() => expect(scene.animals('C')).toEqual([]));
  });
});
