import { describe, expect, test } from 'vitest';
import { cardOf, FACTIONS, preconOf } from '../cards/catalogue.ts';
import { setup } from '../rulebook/goal-and-setup.ts';
import {
  allPass,
  attacks,
  chooses,
  drawsFromMain,
  ends,
  given,
  newMatch,
  says,
} from '../testing/given.ts';

/** Both have chosen; the Reinforcement cards are due. */
const chosen = (rolls?: readonly number[]) =>
  newMatch(rolls === undefined ? {} : { rolls }).when(
    chooses('A', 'precon-CA'),
    chooses('B', 'precon-DO'),
  );

describe('setup', () => {
  test('CAN-3.1 CAN-2.5 each takes a deck with a Leader, unseen until all have chosen', () => {
    const scene = newMatch();
    expect(scene.asked).toBe('AB chooseDeck');
    scene.when(chooses('A', 'precon-CA'));
    expect(scene.view('B').open.players[0]?.faction).toBeNull();
    scene.when(chooses('B', 'precon-DO')).shows(() => {
      expect(scene.open.players.map(({ faction }) => faction)).toEqual(['CA', 'DO']);
      expect(scene.open.camps.map(({ habitat }) => habitat)).toEqual(['CA', 'DO']);
    });
  });

  test('CAN-3.2 CAN-3.3 CAN-R.9 each puts any card of the deck face down; the clock takes the recommended one', () => {
    const scene = chosen();
    expect(scene.asked).toBe('AB firstReinforcement');
    expect(scene.options('A')).toHaveLength(21);
    const { fallback = [] } = scene.question('A');
    scene.when(chooses('B', 'DO/09'));
    scene.answer('A', fallback);
    scene.shows(() => {
      expect(scene.reinforcement('A')).toEqual(['CA/13']);
      expect(scene.reinforcement('B')).toEqual(['DO/09']);
      expect(scene.happened('reinforcementSet')[0]).not.toHaveProperty('card');
      expect(scene.view('B').tally.reinforcement0).toBe(1);
    });
    expect(FACTIONS.map(({ recommended }) => recommended)).toEqual([
      'RA/02',
      'CA/13',
      'DO/13',
      'RE/13',
    ]);
  });

  test('CAN-3.3 the rulebook names the cards it advises as the cards name themselves', () => {
    const advice = setup.clauses.find(({ id }) => id === 'CAN-3.3')?.text;
    for (const { recommended } of FACTIONS) {
      const { id, name } = cardOf(recommended);
      expect(advice?.fr).toContain(name.fr);
      expect(advice?.en).toContain(name.en);
      expect(advice?.en).toContain(id);
    }
  });

  test('CAN-3.4 CAN-3.5 CAN-3.6 CAN-3.8 S01 the first player has 2 meat, all have six cards and three tokens', () => {
    // 20 + 20 shuffle rolls, then the first player: zeros throughout.
    const scene = chosen().when(chooses('A', 'CA/13'), chooses('B', 'DO/13'));
    scene.shows(() => {
      expect(scene.happened('firstPlayer')[0]?.seat).toBe(0);
      expect([scene.meat('A'), scene.meat('B')]).toEqual([2, 4]);
      expect([scene.hand('A').length, scene.hand('B').length]).toEqual([6, 6]);
      expect([scene.main('A').length, scene.main('B').length]).toEqual([14, 14]);
      expect([scene.tokens('A'), scene.tokens('B')]).toEqual([3, 3]);
    });
    expect(scene.main('A')).not.toEqual(preconOf('CA').slice(0, 14));
  });

  test('CAN-3.4 the other player may be first', () => {
    // The secret of the ids, both decks, the first player.
    const rolls = [...Array<number>(4 + 38).fill(0), 1];
    const scene = chosen(rolls).when(chooses('A', 'CA/13'), chooses('B', 'DO/13'));
    expect(scene.happened('firstPlayer')[0]?.seat).toBe(1);
    expect([scene.meat('A'), scene.meat('B')]).toEqual([4, 2]);
  });

  test('CAN-3.7 creatures stand in one of two zones, Covert or Hunt', () => {
    given({ A: { hunt: ['RA/05'], covert: ['RA/09'] } }).shows((scene) => {
      expect([scene.zone('A', 'hunt'), scene.zone('A', 'covert')]).toEqual([['RA/05'], ['RA/09']]);
    });
  });

  test('CAN-3.9 CAN-R.9 S02 a mulligan is once, gives six new cards and leaves the Reinforcement alone', () => {
    const scene = chosen().when(chooses('A', 'CA/13'), chooses('B', 'DO/13'));
    expect(scene.asked).toBe('AB mulligan');
    const before = scene.state.own[1]?.hand.map(({ id }) => id) ?? [];
    scene.when(says('B', 'yes'), says('A', 'no')).shows(() => {
      expect(scene.hand('B')).toHaveLength(6);
      expect(scene.main('B')).toHaveLength(14);
      expect(scene.reinforcement('B')).toEqual(['DO/13']);
      const after = scene.state.own[1]?.hand.map(({ id }) => id) ?? [];
      expect(after.some((id) => before.includes(id))).toBe(false);
      expect([scene.player('A').mulligan, scene.player('B').mulligan]).toEqual([false, true]);
      expect(scene.asked).not.toContain('mulligan');
    });
  });

  test('CAN-3.10 CAN-2.6 four factions; Cats and Outcasts are easy to begin with', () => {
    expect(FACTIONS.map(({ id }) => id)).toEqual(['RA', 'CA', 'DO', 'RE']);
    expect(FACTIONS.filter(({ easy }) => easy).map(({ id }) => id)).toEqual(['CA', 'RE']);
    for (const { id } of FACTIONS) expect(preconOf(id)).toHaveLength(21);
  });

  test('CAN-R.3 the first player draws in the first turn', () => {
    const scene = chosen().when(chooses('A', 'CA/13'), chooses('B', 'DO/13'));
    scene.when(says('A', 'no'), says('B', 'no'));
    expect(scene.asked).toBe('A drawSource');
    scene.when(drawsFromMain).shows(() => {
      expect(scene.hand('A')).toHaveLength(7);
      expect(scene.asked).toBe('A mainAction');
    });
  });

  test('CAN-2.4 the Habitat is no card of the deck', () => {
    for (const { cards, habitat } of FACTIONS) {
      expect(cards.some(({ name }) => name.en === habitat.en)).toBe(false);
    }
    given({ A: { hunt: ['RA/05'] }, B: { hunt: ['CA/05'] } })
      .when(attacks('A', 'RA/05', 'CA/05'), allPass, ends('A'), drawsFromMain)
      .shows((scene) => expect(scene.asked).toBe('B mainAction'));
  });
});
