import { NAMES, nameOf, seatOf } from '@tablee/engine/testing';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../cards/factions.ts';
import type { Name, Scene } from '../testing/given.ts';
import { accepts, answers, chooses, declines, goesOnUntil, newMatch } from '../testing/given.ts';

/** Drafts to the end, each taking the first faction; returns the seats that picked, in order. */
function picks(scene: Scene): string {
  const seats: string[] = [];
  while (scene.asked.endsWith('chooseFaction')) {
    const name = scene.asked[0] as Name;
    seats.push(name);
    scene.answer(name, [scene.session.questionOf(seatOf(name))?.fallback?.[0] as string]);
  }
  return seats.join('');
}
const factionsEach = (scene: Scene): number[] =>
  scene.open.players.map(({ factions }) => factions.length);

describe('draft', () => {
  test('UNT-3.1 the start player is drawn; turn order is clockwise from there', () => {
    newMatch({ mode: 'hunter', rolls: [2] }).shows((scene) => {
      expect(scene.open.order).toEqual([2, 0, 1]);
      expect(scene.happened('startPlayerDrawn')).toMatchObject([{ seat: 2, alpha: false }]);
      expect(scene.asked).toBe('C chooseFaction');
    });
  });

  test('UNT-3.2 UNT-R.4 UNT-R.5 UNT-17.1 a duel: strict alternation over twelve factions, one owner each', () => {
    const scene = newMatch({});
    expect(scene.options('A')).toHaveLength(12);
    scene.when(answers('A', 'faction:rat')).shows(() => {
      expect(scene.options('B')).not.toContain('faction:rat');
      expect(scene.view(null).open.players[0]?.factions).toEqual(['rat']);
    });
    expect(picks(scene)).toBe('BABAB');
    scene.shows(() => {
      expect(factionsEach(scene)).toEqual([3, 3]);
      expect(new Set(scene.open.players.flatMap(({ factions }) => factions)).size).toBe(6);
    });
  });

  test('UNT-R.5 option base9: the nine factions of the base game', () => {
    const scene = newMatch({ options: { factionPool: 'base9' } });
    expect(scene.options('A')).toHaveLength(9);
    expect(scene.options('A')).not.toContain('faction:deer');
  });

  test('UNT-17.4 UNT-R.1 S37 three players: 1, 2, 3, 3, 1, 1, 2, 2, 3', () => {
    const scene = newMatch({ mode: 'survival' });
    expect(picks(scene)).toBe('ABCCAABBC');
    scene.shows(() => expect(factionsEach(scene)).toEqual([3, 3, 3]));
  });

  test('UNT-R.1 option printedThenSeat1: the printed passes, then the first seat picks once more', () => {
    const scene = newMatch({ mode: 'survival', options: { draft3: 'printedThenSeat1' } });
    expect(picks(scene)).toBe('ABCCABBCA');
    scene.shows(() => expect(factionsEach(scene)).toEqual([3, 3, 3]));
  });

  test('UNT-17.5 UNT-17.2 S38 four players: the last faction left is not asked about, the pool is empty', () => {
    const scene = newMatch({ mode: 'hunter', players: 4 });
    expect(`${picks(scene)}D`).toBe('ABCCDDAABBCD');
    scene.shows(() => {
      expect(factionsEach(scene)).toEqual([3, 3, 3, 3]);
      expect(scene.happened('factionChosen').at(-1)).toMatchObject({ seat: 3 });
    });
  });

  test('UNT-R.102 teams of two draft as four players do', () => {
    expect(`${picks(newMatch({ mode: 'manticore' }))}D`).toBe('ABCCDDAABBCD');
  });

  test('UNT-R.3 UNT-R.102 UNT-21.10 S39 six players: 1..6, 6..1, 1..6, each team from a set of its own', () => {
    const scene = newMatch({ mode: 'hydra', players: 6 });
    scene.when(answers('A', 'faction:rat')).shows(() => {
      expect(scene.options('B')).toContain('faction:rat');
    });
    scene.when(answers('B', 'faction:rat')).shows(() => {
      expect(scene.options('C')).not.toContain('faction:rat');
    });
    expect(picks(scene)).toBe('CDEFFEDCBAABCDEF');
    scene.shows(() => expect(factionsEach(scene)).toEqual([3, 3, 3, 3, 3, 3]));
  });

  test('UNT-R.119 UNT-R.102 UNT-17.1 five for themselves: two sets put together, nobody takes a faction twice', () => {
    const scene = newMatch({ mode: 'hunter', players: 5 });
    scene.when(answers('A', 'faction:rat')).shows(() => {
      expect(scene.options('B')).toHaveLength(12);
    });
    scene.when(answers('B', 'faction:rat')).shows(() => {
      expect(scene.options('C')).not.toContain('faction:rat');
    });
    scene.when(answers('C', 'faction:fox'), answers('D', 'faction:deer'));
    scene.when(answers('E', 'faction:snake')).shows(() => {
      expect(scene.options('E')).not.toContain('faction:snake');
      expect(scene.options('E')).toContain('faction:deer');
    });
    expect(picks(scene)).toBe('EDCBAABCDE');
    scene.shows(() => expect(factionsEach(scene)).toEqual([3, 3, 3, 3, 3]));
  });

  test.each(['hunter', 'survival', 'alpha'] as const)(
    'UNT-R.119 six in %s, dealt: three different factions each, none more than twice',
    (mode) => {
      const scene = newMatch({ mode, players: 6, options: { draft: 'random' } });
      scene.shows(() => {
        const all = scene.open.players.map(({ factions }) => factions);
        expect(all.map((factions) => new Set(factions).size)).toEqual([3, 3, 3, 3, 3, 3]);
        for (const { id } of catalogue.factions) {
          expect(all.flat().filter((each) => each === id).length).toBeLessThanOrEqual(2);
        }
      });
    },
  );

  test('UNT-R.126 option random: factions are dealt, nobody is asked', () => {
    newMatch({ options: { draft: 'random' } }).shows((scene) => {
      expect(factionsEach(scene)).toEqual([3, 3]);
      expect(scene.asked).toBe('AB stackStrongholds');
    });
  });
});

describe('Strongholds', () => {
  const stacking = (options = {}): Scene =>
    newMatch({ options: { draft: 'random', ...options } }).when(goesOnUntil('stackStrongholds'));

  test('UNT-3.3 UNT-R.9 stacked in secret and at once; the top one is shown, the order below is hidden', () => {
    const scene = stacking();
    const [first, second, third] = scene.options('A') as [string, string, string];
    scene.when(chooses('A', second, third, first)).shows(() => {
      expect(scene.stronghold('A')).toBeNull();
      expect(scene.asked).toBe('B stackStrongholds');
    });
    scene.when(chooses('B', ...scene.options('B'))).shows(() => {
      expect(scene.stronghold('A')).toBe(second);
      expect(scene.view('A').own?.pile).toEqual([third, first]);
      expect(scene.open.sides[0]).toMatchObject({
        reserve: [third, first].sort(),
        openOrder: null,
        health: 7,
        damage: 0,
      });
    });
  });

  test('UNT-R.9 option open: everybody sees the order', () => {
    const scene = stacking({ strongholdOrder: 'open' });
    scene.when(goesOnUntil('mulligan')).shows(() => {
      expect(scene.open.sides[0]?.openOrder).toEqual(scene.state.own[0]?.pile);
    });
  });

  test('UNT-21.3 UNT-22.4 UNT-R.96 UNT-R.104 UNT-R.116 a team proposes four of six and an order; a mate accepts', () => {
    const scene = newMatch({ mode: 'manticore', options: { draft: 'random' } });
    expect(scene.asked).toBe('A teamStrongholds');
    const faces = scene.options('A');
    expect(faces).toHaveLength(6);
    const [a, b, c, d] = faces as [string, string, string, string];
    scene.when(chooses('A', a, b, c, d), chooses('A', d, c, b, a));
    expect(scene.session.questionOf(2)?.facts).toEqual({ proposed: [d, c, b, a] });
    scene.when(accepts('C')).shows(() => {
      expect(scene.asked).toBe('B teamStrongholds');
      expect(scene.stronghold('A')).toBeNull();
    });
    scene.when(goesOnUntil('mulligan')).shows(() => {
      expect(scene.stronghold('C')).toBe(d);
      expect(scene.state.own[2]?.pile).toEqual([c, b, a]);
      expect(scene.view('B').own?.pile).not.toEqual([c, b, a]);
    });
  });

  test('UNT-R.116 a mate counters once, then the proposer fixes the pile', () => {
    const scene = newMatch({ mode: 'hydra', options: { draft: 'random' } });
    const [a, b, c, d, e] = scene.options('A') as [string, string, string, string, string];
    scene.when(chooses('A', a, b, c, d), chooses('A', a, b, c, d), declines('C'));
    scene.when(chooses('C', e, d, c, b), chooses('C', e, d, c, b));
    expect(scene.asked).toBe('A teamStrongholds');
    expect(scene.session.questionOf(0)?.facts).toEqual({ proposed: [e, d, c, b] });
    scene.when(chooses('A', e, a, b, c), chooses('A', a, e, b, c)).shows(() => {
      expect(scene.asked).toBe('B teamStrongholds');
      expect(scene.state.own[0]?.pile).toEqual([a, e, b, c]);
      expect(scene.state.own[2]?.pile).toEqual([a, e, b, c]);
    });
  });

  test('UNT-R.96 three against three: six of nine', () => {
    const scene = newMatch({ mode: 'hydra', players: 6, options: { draft: 'random' } });
    expect(scene.session.questionOf(0)).toMatchObject({ min: 6, max: 6 });
    expect(scene.options('A')).toHaveLength(9);
    scene
      .when(goesOnUntil('mulligan'))
      .shows(() => expect(scene.open.sides[1]?.reserve).toHaveLength(5));
  });
});

test('UNT-R.137 UNT-21.3 option hydraStrongholds: four of nine for a team of three', () => {
  const options = { draft: 'random', hydraStrongholds: 'four' };
  const scene = newMatch({ mode: 'hydra', players: 6, options });
  expect(scene.session.questionOf(0)).toMatchObject({ min: 4, max: 4 });
  scene
    .when(goesOnUntil('mulligan'))
    .shows(() => expect(scene.open.sides[0]?.reserve).toHaveLength(3));
});

describe('opening', () => {
  const opened = (setting: Parameters<typeof newMatch>[0] = {}): Scene =>
    newMatch({ ...setting, options: { ...setting.options, draft: 'random' } }).when(
      goesOnUntil('mulligan'),
    );
  const sizes = (scene: Scene, names: readonly Name[]) =>
    names.map((name) => [
      scene.hand(name).length,
      scene.support(name).length,
      scene.deck(name).length,
      scene.bonusPower(name).length,
    ]);

  test('UNT-3.4 UNT-3.5 UNT-3.6 UNT-3.8 UNT-R.6 UNT-12.1 S01 a duel after setup', () => {
    const scene = opened();
    expect(sizes(scene, ['A', 'B'])).toEqual([
      [8, 0, 37, 0],
      [9, 0, 35, 1],
    ]);
    scene.when(goesOnUntil('mainAction')).shows(() => {
      expect(sizes(scene, ['A', 'B'])).toEqual([
        [7, 1, 37, 0],
        [8, 1, 35, 1],
      ]);
      expect(scene.asked).toBe('A mainAction');
    });
  });

  test('UNT-3.4 a deck is three copies of the five cards of each own faction', () => {
    const scene = opened();
    const all = [...scene.hand('A'), ...scene.deck('A')];
    const expected = scene
      .player('A')
      .factions.flatMap((id) => catalogue.faction(id).cards)
      .flatMap(({ id }) => [id, id, id]);
    expect([...all].sort()).toEqual(expected.sort());
  });

  test('UNT-R.10 UNT-2.6 nobody knows the Bonus Power of the setup, not even its owner', () => {
    const scene = opened();
    const [card] = scene.open.holdings[1]?.bonusPower ?? [];
    expect(card?.knownBy).toBeNull();
    for (const name of ['A', 'B', null] as const) {
      expect(JSON.stringify(scene.view(name).own ?? {})).not.toContain(`"${card?.id}"`);
    }
    expect(Object.keys(card ?? {}).sort()).toEqual(['id', 'knownBy']);
  });

  test('UNT-17.3 UNT-R.2 8, 9, 10, 10 cards; all but the first have 1 Bonus Power', () => {
    expect(sizes(opened({ mode: 'survival', players: 4 }), ['A', 'B', 'C', 'D'])).toEqual([
      [8, 0, 37, 0],
      [9, 0, 35, 1],
      [10, 0, 34, 1],
      [10, 0, 34, 1],
    ]);
  });

  test('UNT-17.3 UNT-R.2 UNT-R.119 with six, all after the second have 10', () => {
    const six = opened({ mode: 'hunter', players: 6 });
    expect(NAMES.map((name) => six.hand(name).length)).toEqual([8, 9, 10, 10, 10, 10]);
    expect(NAMES.map((name) => six.bonusPower(name).length)).toEqual([0, 1, 1, 1, 1, 1]);
    expect(NAMES.map((name) => six.support(name).length + six.deck(name).length)).toEqual([
      37, 35, 34, 34, 34, 34,
    ]);
  });

  test('UNT-21.5 UNT-R.85 Hydra of four: the team that plays second has two Bonus Powers, the other one', () => {
    const scene = opened({ mode: 'hydra' });
    expect(sizes(scene, ['A', 'B', 'C', 'D']).map(([hand, , , bonus]) => [hand, bonus])).toEqual([
      [8, 0],
      [9, 1],
      [10, 1],
      [10, 1],
    ]);
  });

  test('UNT-21.5 UNT-R.85 Hydra: by seat, as in every mode for 3 players and more', () => {
    const six = opened({ mode: 'hydra', players: 6 });
    expect(NAMES.map((name) => six.hand(name).length)).toEqual([8, 9, 10, 10, 10, 10]);
    expect(NAMES.map((name) => six.bonusPower(name).length)).toEqual([0, 1, 1, 1, 1, 1]);
  });

  test('UNT-22.3 UNT-22.5 UNT-R.94 UNT-R.91 Manticore: by seat, from team decks of 90', () => {
    const scene = opened({ mode: 'manticore' });
    expect(['A', 'B', 'C', 'D'].map((name) => scene.hand(name as Name).length)).toEqual([
      8, 9, 10, 10,
    ]);
    expect([scene.bonusPower('A').length, scene.bonusPower('B').length]).toEqual([1, 2]);
    expect([scene.deck('A').length, scene.deck('B').length]).toEqual([90 - 18 - 1, 90 - 19 - 2]);
  });

  test('UNT-3.7 UNT-R.7 S02 a mulligan: the whole hand, the same size, once, all at once', () => {
    const scene = opened();
    const [bonus] = scene.bonusPower('B');
    expect(scene.asked).toBe('AB mulligan');
    scene.when(accepts('B')).shows(() => {
      expect(scene.asked).toBe('A mulligan');
      expect(scene.happened('mulliganTaken')).toEqual([]);
    });
    const kept = scene.hand('A');
    scene.when(declines('A')).shows(() => {
      expect(scene.happened('mulliganTaken')).toMatchObject([{ seat: 1 }]);
      expect(sizes(scene, ['A', 'B'])).toEqual([
        [8, 0, 37, 0],
        [9, 0, 35, 1],
      ]);
      expect(scene.hand('A')).toEqual(kept);
      expect(scene.bonusPower('B')).toEqual([bonus]);
      expect(scene.asked).toBe('AB openingSupport');
    });
  });

  test('UNT-3.8 UNT-R.8 the first Support cards are committed unseen and shown together', () => {
    const scene = opened().when(goesOnUntil('openingSupport'));
    const [face] = scene.hand('A');
    scene.when(chooses('A', face as string)).shows(() => {
      expect(scene.support('A')).toEqual([]);
      expect(JSON.stringify(scene.view('B'))).not.toContain(face);
    });
    scene.when(chooses('B', scene.hand('B')[0] as string)).shows(() => {
      expect(scene.support('A')).toEqual([face]);
      expect(scene.happened('supportPlaced')).toHaveLength(2);
    });
  });

  test('UNT-R.11 the first turn has no limits', () => {
    const scene = opened().when(goesOnUntil('mainAction'));
    expect(scene.options('A').some((option) => option.startsWith('power '))).toBe(true);
    expect(scene.open.turn).toBe(1);
    expect(nameOf(scene.open.active[0] as number)).toBe('A');
  });
});
