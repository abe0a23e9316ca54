import { describe, expect, test } from 'vitest';
import { preconOf } from '../cards/catalogue.ts';
import type { DeckList } from '../state/state.ts';
import {
  allPass,
  answers,
  attacks,
  chooses,
  drawsFromMain,
  given,
  goesOnUntil,
  newMatch,
  says,
} from '../testing/given.ts';
import { encodeDeck } from './code.ts';

const cats = preconOf('CA');
const SIDE = ['CA/27', 'CA/32', 'CA/34'];
const registered: DeckList = { faction: 'CA', main: cats, sideboard: SIDE };
const without = (face: string): string[] => {
  const rest = [...cats];
  rest.splice(rest.indexOf(face), 1);
  return rest;
};
const withSide = encodeDeck(registered);

type Scene = ReturnType<typeof newMatch>;

const match = (): Scene =>
  newMatch({ options: { match: 'tournament', decks: 'custom' } }).when(
    answers('A', withSide),
    answers('B', 'precon-DO'),
  );

/** The active player gives up the game, when it begins. */
const concedes = (scene: Scene): void => {
  goesOnUntil('mainAction')(scene);
  const name = scene.open.active === 0 ? 'A' : 'B';
  chooses(name, 'concede')(scene);
  says(name, 'yes')(scene);
};

describe('a match', () => {
  test('CAN-20.1 CAN-R.70 two wins; the first player is drawn again each game', () => {
    const scene = match().when(concedes);
    expect(scene.open.tournament).toEqual({ game: 1, wins: [0, 1] });
    scene.when(answers('A', 'keep'), goesOnUntil('mulligan')).shows(() => {
      // A new game: nothing of the last one lies about.
      expect([scene.hand('A').length, scene.hand('B').length]).toEqual([6, 6]);
      expect([scene.main('A').length, scene.reinforcement('A').length]).toEqual([14, 1]);
      expect(scene.open).toMatchObject({ creatures: [], turn: 0 });
    });
    scene.when(concedes);
    expect(scene.winner).toBe('B');
    expect(scene.reason).toBe('tournament');
    expect(scene.happened('gameWon').map(({ wins }) => [...wins])).toEqual([
      [0, 1],
      [0, 2],
    ]);
    expect(scene.happened('firstPlayer')).toHaveLength(2);
    expect(scene.game.outcome(scene.open)).toEqual({ ranks: [2, 1], scores: [0, 2] });
  });

  test('CAN-20.2 no Pyrrhic draw: the survivor wins', () => {
    const bare = { main: [], reinforcement: [] };
    const scene = given({
      options: { match: 'tournament' },
      A: { hunt: ['RA/10'] },
      B: { ...bare, hunt: ['CA/20 d1 spent0 stunned'], tokens: 3 },
    }).when(attacks('A', 'RA/10', 'CA/20'), allPass);
    expect(scene.happened('pyrrhic')).toEqual([]);
    expect(scene.happened('gameWon')[0]).toMatchObject({ winner: 0, reason: 'elimination' });
  });

  test('CAN-R.70 CAN-R.15 a drawn game counts for nobody; after five the match is drawn', () => {
    const bare = { main: [], reinforcement: [] };
    const draw = (game: number): Scene => {
      const scene = given({
        options: { match: 'tournament' },
        A: { ...bare, hunt: ['DO/10 spent0'] },
        B: { ...bare, hunt: ['CA/05'] },
      });
      Object.assign(scene.open.tournament ?? {}, { game });
      return scene.when(attacks('A', 'DO/10', 'CA/05'), allPass);
    };
    const first = draw(1);
    expect(first.open.tournament).toEqual({ game: 2, wins: [0, 0] });
    expect(first.asked).toBe('AB firstReinforcement');
    expect(draw(5).winner).toBe('draw');
  });

  test('CAN-20.3 CAN-20.5 CAN-R.69 S41 between games a seat with a sideboard may exchange; the deck stays legal', () => {
    const scene = match().when(concedes);
    expect(scene.asked).toBe('A sideboard');
    expect(scene.options('A')).toEqual(['keep', 'reset']);
    const swap = (main: string[]) => encodeDeck({ faction: 'CA', main, sideboard: [] });
    const refused = [
      // 161 points or more; a card that was not registered; another faction; with a sideboard.
      swap([...without('CA/05'), 'CA/34']),
      swap([...without('CA/01')]),
      swap([...without('CA/05'), 'CA/31']),
      encodeDeck({ faction: 'DO', main: preconOf('DO'), sideboard: [] }),
      withSide,
    ];
    for (const code of refused) {
      expect(scene.session.answer(0, [code])).toEqual({ ok: false, code: 'unknownOption' });
    }
    const main = [...without('CA/05'), 'CA/27'];
    scene.when(answers('A', swap(main)));
    expect([...(scene.state.own[0]?.deck?.main ?? [])].sort()).toEqual([...main].sort());
    expect([...(scene.state.own[0]?.deck?.sideboard ?? [])].sort()).toEqual([
      'CA/05',
      'CA/32',
      'CA/34',
    ]);
    expect(scene.happened('sideboarded')).toHaveLength(1);
    expect(scene.options('A')).toContain('CA/27');
    expect(JSON.stringify(scene.view('B'))).not.toContain('CA/27');
  });

  test('CAN-20.6 the registered list can be taken up again, and is what a new match begins with', () => {
    const scene = match().when(concedes);
    const main = [...without('CA/05'), 'CA/27'];
    scene.when(answers('A', encodeDeck({ faction: 'CA', main, sideboard: [] })));
    // The other one gives up now: the match goes to a third game.
    goesOnUntil('mainAction')(scene);
    scene.when(drawsFromMain);
    if (scene.open.active === 0) {
      scene.answer('A', ['end']);
      goesOnUntil('mainAction')(scene);
    }
    scene.when(chooses('B', 'concede'), says('B', 'yes'));
    expect(scene.asked).toBe('A sideboard');
    scene.when(answers('A', 'reset'));
    expect(scene.state.own[0]?.deck?.main).toEqual(cats);
    expect(scene.state.own[0]?.registered).toEqual(registered);
  });

  test('CAN-R.69 others know how many cards and points a sideboard has', () => {
    const scene = match();
    expect(scene.open.players.map(({ sideboard }) => sideboard)).toEqual([
      { cards: 3, points: 27 },
      null,
    ]);
    // At a table of custom decks a known one is not told from others.
    expect(scene.open.players.map(({ isPrecon }) => isPrecon)).toEqual([false, false]);
  });

  test('CAN-R.84 CAN-22.3 two against two: the camp wins the game, keeps its Habitat, and each exchanges cards of their own', () => {
    const scene = newMatch({
      mode: '2v2',
      options: { match: 'tournament', decks: 'custom' },
    }).when(
      answers('A', withSide),
      answers('B', 'precon-RA'),
      answers('C', 'precon-DO'),
      answers('D', 'precon-DO'),
      chooses('A', 'RA'),
    );
    const givesUp = () => {
      goesOnUntil('mainAction')(scene);
      const name = scene.asked.slice(0, 1) as 'A' | 'B' | 'C' | 'D';
      scene.when(chooses(name, 'concede'), says(name, 'yes'));
      return scene.player(name).camp;
    };
    const lost = givesUp();
    expect(scene.open.tournament?.wins[1 - lost]).toBe(1);
    expect(scene.asked).toBe('A sideboard');
    scene.when(answers('A', 'keep'));
    expect(scene.open.camps.map(({ habitat, tokens }) => [habitat, tokens])).toEqual([
      ['RA', 3],
      ['DO', 3],
    ]);
    while (scene.open.final === null) {
      if (scene.asked === 'A sideboard') scene.when(answers('A', 'keep'));
      givesUp();
    }
    expect(scene.reason).toBe('tournament');
    expect(Math.max(...(scene.open.tournament?.wins ?? []))).toBe(2);
  });
});
