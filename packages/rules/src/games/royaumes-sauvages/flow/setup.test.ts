import type { Options, TableOption } from '@tablee/engine';
import { newPosition, valuesAt } from '@tablee/engine';
import type { SeatName } from '@tablee/engine/testing';
import { describe, expect, test } from 'vitest';
import { FACES, SPECIES } from '../cards/creatures.ts';
import { DECREES } from '../cards/decrees.ts';
import { game as royaumesSauvages } from '../index.ts';
import { BOARD } from '../state/board.ts';
import { HOUSES, houseOf } from '../state/houses.ts';
import type { KingdomId, State } from '../state/state.ts';
import { KINGDOMS } from '../state/state.ts';
import { MAJORITY_TILES } from '../state/tiles.ts';
import type { Move, Scene } from '../testing/given.ts';
import { given, leaves, newMatch, passes } from '../testing/given.ts';

const shown = (scene: ReturnType<typeof newMatch>) => JSON.stringify(scene.session.view(null));

describe('frame', () => {
  test('ROY-1.1 2 to 5 players compete, a single one meets the rival', () => {
    expect(royaumesSauvages.seats).toEqual([1, 5]);
    for (const players of [2, 3, 4, 5]) {
      newMatch({ players }).shows(({ open }) => {
        expect(open.players).toHaveLength(players);
        expect(open.rival).toBeNull();
      });
    }
    newMatch({ solo: 'normal' }).shows(({ open }) => expect(open.rival).not.toBeNull());
  });

  test('ROY-1.2 each seat leads a house of its own', () => {
    expect(new Set(HOUSES.map(({ id }) => id)).size).toBe(5);
    expect(new Set(HOUSES.map(({ picture }) => picture)).size).toBe(5);
    expect(new Set(HOUSES.map(({ colour }) => colour)).size).toBe(5);
  });

  test('ROY-1.3 three ages, then the most points win', () => {
    const scene = newMatch({ players: 2 });
    for (const age of [1, 2, 3]) {
      expect(scene.open.age).toBe(age);
      while (scene.open.age === age && scene.open.phase === 'turns') {
        scene.when(passes(scene.asked[0] as 'A'));
      }
    }
    scene.shows(({ open, scores }) => {
      expect(open.phase).toBe('over');
      const best = Math.max(...scores);
      scores.forEach((score, seat) => {
        expect(open.final?.ranks[seat] === 1).toBe(score === best);
      });
    });
  });
});

describe('setup', () => {
  test('ROY-2.1 the ring: sizes 4 to 8 clockwise, one capital each, closed', () => {
    expect(KINGDOMS.map((id) => BOARD[id].size)).toEqual([4, 5, 6, 7, 8]);
    KINGDOMS.forEach((id, i) => {
      const before = KINGDOMS[(i + 4) % 5] as KingdomId;
      const after = KINGDOMS[(i + 1) % 5] as KingdomId;
      expect(BOARD[id].neighbours).toEqual([before, after]);
      expect(new Set([id, ...BOARD[id].others]).size).toBe(5);
    });
  });

  test('S-01 ROY-2.2 ROY-2.3 ROY-2.4 ROY-2.5 ROY-2.6 ROY-2.7 a table for four is laid', () => {
    newMatch({ players: 4 }).shows(({ open, session, state }) => {
      expect(session.view(null).tally).toEqual({
        hand0: 4,
        hand1: 4,
        hand2: 4,
        hand3: 4,
        pile: 48,
        decreePile: 25,
        passPool: 3,
        setAside: 0,
      });
      expect(state.deep.unusedPassTile).toHaveLength(1);
      for (const player of open.players) {
        expect(player).toMatchObject({ cubes: 18, score: 0, reinforcements: 0, passTiles: 0 });
      }
      expect(open.reinforcementSupply).toBe(18);
      expect(KINGDOMS.every((id) => open.kingdoms[id].tiles.length === 3)).toBe(true);
      expect(KINGDOMS.every((id) => open.kingdoms[id].decree !== '')).toBe(true);
    });
  });

  test('ROY-2.2 18 cubes for each house at the table, none for the others', () => {
    newMatch({ players: 3 }).shows(({ open }) => {
      expect(open.players.map(({ cubes }) => cubes)).toEqual([18, 18, 18]);
    });
  });

  test('ROY-2.3 64 different creatures; hands are face down', () => {
    expect(FACES).toHaveLength(64);
    expect(SPECIES).toHaveLength(8);
    newMatch({ players: 2 }).shows((scene) => {
      for (const face of FACES) expect(shown(scene)).not.toContain(`"${face}"`);
      expect(scene.session.view(0).own).toMatchObject({ hand: scene.own('A').hand });
    });
  });

  test('ROY-2.4 30 decrees: 10 A, 8 B, 7 C, 5 D, one face up per kingdom', () => {
    const scopes = ['A', 'B', 'C', 'D'] as const;
    const sizes = scopes.map((scope) => DECREES.filter((each) => each.scope === scope).length);
    expect(sizes).toEqual([10, 8, 7, 5]);
    newMatch({ players: 2 }).shows(({ open }) => {
      expect(new Set(KINGDOMS.map((id) => open.kingdoms[id].decree)).size).toBe(5);
    });
  });

  test('S-46 ROY-2.5 ROY-9.4 ROY-9.5 tiles stand in rising order and go one per age', () => {
    expect(MAJORITY_TILES).toHaveLength(15);
    expect(MAJORITY_TILES.reduce((sum, value) => sum + value)).toBe(111);
    newMatch({ players: 2 }).shows(({ open }) => {
      for (const id of KINGDOMS) {
        const { tiles } = open.kingdoms[id];
        expect(tiles).toEqual([...tiles].sort((a, b) => a - b));
      }
    });
    const scene = given({ players: 2, tiles: { k8: [5, 7, 9] }, cubes: { k8: '||A' } });
    for (const _ of [1, 2, 3])
      scene.when(passes(scene.asked[0] as 'A', scene.asked[0] === 'A' ? 'B' : 'A'));
    scene.shows(({ open }) => {
      const k8 = open.history.filter(({ kingdom }) => kingdom === 'k8');
      expect(k8.map(({ points }) => points[0])).toEqual([5, 7, 9]);
      expect(open.kingdoms.k8.tiles).toEqual([]);
    });
  });

  test('ROY-2.6 First to Pass tiles are seen by nobody, and one takes no part', () => {
    newMatch({ players: 2 }).shows(({ state }) => {
      const { passPool, unusedPassTile } = state.deep;
      const values = [...passPool, ...unusedPassTile].map(({ face }) => face);
      expect(values.sort()).toEqual([2, 3, 4, 5]);
      expect(passPool).toHaveLength(3);
    });
  });

  test('ROY-2.7 under the treaty the reinforcements stay in the box', () => {
    newMatch({ players: 2, tieRule: 'treaty' }).shows(({ open }) => {
      expect(open.reinforcementSupply).toBe(0);
    });
  });

  test('ROY-2.8 ROY-R.1 ROY-23.1 the player that the table has agreed on opens age I, and none is drawn', () => {
    newMatch({ players: 4, opener: 3 }).shows((scene) => {
      expect(scene.happened('firstPlayerChosen')).toMatchObject([{ seat: 2, reason: 'agreed' }]);
      expect(scene.happened('ageStarted')[0]?.firstPlayer).toBe(2);
      expect(scene.asked).toBe('C takeTurn');
    });
    // A chair that is not at the table: the lot.
    newMatch({ players: 2, opener: 5 }).shows((scene) =>
      expect(scene.happened('firstPlayerChosen')[0]?.reason).toBe('random'),
    );
  });

  test('ROY-2.8 ROY-R.1 a random seat opens age I', () => {
    // 29 rolls for the decrees, 14 for the majority tiles, 3 for the First to Pass tiles, then the seat.
    const rolls = (seat: number) => [...new Array(29 + 14 + 3).fill(0), seat];
    for (const seat of [0, 1, 2]) {
      newMatch({ players: 3, rolls: rolls(seat) }).shows((scene) => {
        expect(scene.open.firstPlayer).toBe(seat);
        expect(scene.asked).toBe(`${'ABC'[seat]} takeTurn`);
        expect(scene.happened('firstPlayerChosen')[0]).toMatchObject({ seat, reason: 'random' });
      });
    }
  });

  test('ROY-R.15 four cards each and 18 reinforcements, whatever stray labels say', () => {
    newMatch({ players: 5 }).shows(({ open, session }) => {
      expect(open.reinforcementSupply).toBe(18);
      expect(session.view(null).tally).toMatchObject({ hand4: 4, pile: 44 });
    });
  });

  test('ROY-23.1 the options of a table and their defaults', () => {
    const options = royaumesSauvages.options.map(({ id, values, default: usual, seats }) => ({
      id,
      values,
      usual,
      seats,
    }));
    expect(options).toEqual([
      { id: 'tieRule', values: ['battle', 'treaty'], usual: 'battle', seats: [2, 5] },
      {
        id: 'soloLevel',
        values: ['easy', 'medium', 'normal', 'hard', 'expert'],
        usual: 'normal',
        seats: [1, 1],
      },
      {
        id: 'rallySafetyRounds',
        values: ['usual', 2, 3, 5, 20],
        usual: 'usual',
        seats: [2, 5],
      },
      { id: 'opener', values: ['lot', 1, 2, 3, 4, 5], usual: 'lot', seats: [2, 5] },
      { id: 'houses', values: ['chairs', 'chosen'], usual: 'chairs', seats: [1, 5] },
    ]);
    const openOf = (seats: number, options: Options) =>
      (newPosition(royaumesSauvages, seats, options).checkpoint as State).open;
    expect(openOf(2, {})).toMatchObject({ tieRule: 'battle', soloLevel: null });
    expect([2, 3, 4, 5].map((seats) => openOf(seats, {}).rallySafetyRounds)).toEqual([2, 3, 3, 3]);
    expect(openOf(2, { rallySafetyRounds: 5 }).rallySafetyRounds).toBe(5);
    const opener = royaumesSauvages.options.find(({ id }) => id === 'opener') as TableOption;
    expect([2, 3, 4, 5].map((seats) => valuesAt(opener, seats).length)).toEqual([3, 4, 5, 6]);
    const alone = newPosition(royaumesSauvages, 1, {}).checkpoint as State;
    expect(alone.open.soloLevel).toBe('normal');
  });

  test('ROY-R.45 solo knows no treaty', () => {
    const { open } = newPosition(royaumesSauvages, 1, { tieRule: 'treaty' }).checkpoint as State;
    expect(open.tieRule).toBe('battle');
  });
});

describe('ROY-2.2 each player has a House of their own', () => {
  const housesOf = ({ open }: Scene) =>
    open.players.map((_, seat) => houseOf(open.houses, seat).id);
  const takes =
    (name: SeatName, house: string): Move =>
    (scene) =>
      scene.answer(name, [house]);

  test('without the option seat i leads House i, and nobody is asked', () => {
    newMatch({ players: 3 }).shows((scene) => {
      expect(scene.asked).toBe('A takeTurn');
      expect(housesOf(scene)).toEqual(['dawn', 'tide', 'oak']);
    });
  });

  test('clockwise from the first player each takes one that is left, on the table that is laid', () => {
    newMatch({ players: 3, houses: 'chosen', opener: 2 })
      .when((scene) => {
        expect(scene.asked).toBe('B chooseHouse');
        expect(scene.open.kingdoms.k4.decree).not.toBe('');
        expect(scene.options('B')).toEqual(['dawn', 'tide', 'oak', 'ember', 'star']);
      })
      .when(takes('B', 'dawn'))
      .when((scene) => {
        expect(scene.asked).toBe('C chooseHouse');
        expect(scene.options('C')).toEqual(['tide', 'oak', 'ember', 'star']);
        // Nobody wears what another has taken.
        expect(new Set(housesOf(scene)).size).toBe(3);
      })
      .when(takes('C', 'star'), takes('A', 'tide'))
      .shows((scene) => {
        expect(housesOf(scene)).toEqual(['tide', 'dawn', 'star']);
        expect(scene.happened('houseChosen').map(({ seat, house }) => [seat, house])).toEqual([
          [1, 'dawn'],
          [2, 'star'],
          [0, 'tide'],
        ]);
        expect(scene.open.phase).toBe('turns');
        expect(scene.asked).toBe('B takeTurn');
      });
  });

  test('of five the last takes what is left, unasked', () => {
    newMatch({ players: 5, houses: 'chosen', opener: 1 })
      .when(takes('A', 'star'), takes('B', 'ember'), takes('C', 'oak'), takes('D', 'tide'))
      .shows((scene) => {
        expect(housesOf(scene)).toEqual(['star', 'ember', 'oak', 'tide', 'dawn']);
        expect(scene.asked).toBe('A takeTurn');
      });
  });

  test('ROY-23.3 a player who leaves while Houses are chosen is asked no more, and play begins', () => {
    newMatch({ players: 4, houses: 'chosen', opener: 1 })
      .when(leaves('A', 'C'))
      .when((scene) => expect(scene.asked).toBe('B chooseHouse'))
      .when(takes('B', 'oak'), takes('D', 'star'))
      .shows((scene) => {
        expect(new Set(housesOf(scene)).size).toBe(4);
        expect(scene.open.phase).toBe('turns');
        expect(scene.asked).toBe('B takeTurn');
        expect(scene.open.turn).toBe(1);
      });
  });

  test('ROY-16.4 solo: the player chooses, and the rival takes the next', () => {
    newMatch({ solo: 'easy', houses: 'chosen' })
      .when(takes('A', 'star'))
      .shows((scene) => {
        expect(houseOf(scene.open.houses, 0).id).toBe('star');
        expect(houseOf(scene.open.houses, 'rival').id).toBe('dawn');
      });
  });
});
