import { describe, expect, test } from 'vitest';
import {
  allPass,
  attacks,
  chooses,
  drawsFromMain,
  ends,
  given,
  leaves,
  newMatch,
  plays,
  playsAction,
  says,
  uses,
} from '../testing/given.ts';

const bare = { main: [], reinforcement: [] };

describe('pillage', () => {
  test('CAN-1.1 the second pillage ends nothing', () => {
    given({ A: { hunt: ['RA/10'] }, B: { tokens: 2 } })
      .when(chooses('A', 'pillage'))
      .shows((scene) => expect([scene.winner, scene.tokens('B')]).toEqual(['nobody yet', 1]));
  });

  test('CAN-1.1 CAN-7.1 CAN-22.1 S11 the third pillage wins at once, however weak', () => {
    given({ A: { hunt: ['RA/10'], tokens: 1 }, B: { hunt: ['DO/01 stunned'], tokens: 1 } })
      .when(chooses('A', 'pillage'))
      .shows((scene) => {
        expect([scene.winner, scene.reason]).toEqual(['A', 'pillage']);
        expect(scene.happened('pyrrhic')).toEqual([]);
        expect(cannibalRanks(scene)).toEqual([1, 2]);
      });
  });

  test('CAN-3.5 CAN-9.12 a pillage takes a token for good', () => {
    given({ A: { hunt: ['RA/10'] }, B: { hand: ['CA/05'] } })
      .when(chooses('A', 'pillage'), ends('A'), drawsFromMain, ends('B'), drawsFromMain)
      .shows((scene) => expect(scene.tokens('B')).toBe(2));
  });
});

function cannibalRanks(scene: ReturnType<typeof given>): readonly number[] {
  return scene.game.outcome(scene.open)?.ranks ?? [];
}

describe('elimination', () => {
  test('CAN-1.2 CAN-1.3 CAN-7.2 CAN-7.4 a player with nothing left is eliminated and shows the hand', () => {
    given({
      A: { hunt: ['DO/10'] },
      B: { ...bare, hunt: ['CA/27 d1'], hand: ['CA/12', 'CA/13'], tokens: 3 },
    })
      .when(attacks('A', 'DO/10', 'CA/27'), allPass)
      .shows((scene) => {
        expect([scene.winner, scene.reason]).toEqual(['A', 'elimination']);
        expect(scene.happened('handRevealed')[0]?.cards.map(({ face }) => face)).toEqual([
          'CA/12',
          'CA/13',
        ]);
      });
  });

  test('CAN-7.3 a player who can still draw is not eliminated', () => {
    given({ A: { hunt: ['DO/10'] }, B: { main: ['CA/12'], reinforcement: [], hunt: ['CA/27'] } })
      .when(attacks('A', 'DO/10', 'CA/27'), allPass)
      .shows((scene) => expect(scene.winner).toBe('nobody yet'));
  });

  test('CAN-7.2 a Creature in hand keeps a player in the game', () => {
    given({ A: { hunt: ['DO/10'] }, B: { ...bare, hunt: ['CA/27'], hand: ['CA/05'] } })
      .when(attacks('A', 'DO/10', 'CA/27'), allPass)
      .shows((scene) => expect(scene.winner).toBe('nobody yet'));
  });

  test('CAN-R.13 in the own main phase a playable Proliferation delays it; the turn after it does not', () => {
    const side = { ...bare, hunt: ['RA/05'], hand: ['RA/12'], discard: ['RA/10'] };
    const own = given({ A: side, B: { hunt: ['DO/34'] } }).when(
      attacks('A', 'RA/05', 'DO/34'),
      allPass,
    );
    expect([own.lives('A', 'RA/05'), own.winner]).toEqual([false, 'nobody yet']);
    own
      .when(playsAction('A', 'RA/12', '0'))
      .shows((scene) => expect(scene.reinforcement('A')).toEqual(['RA/10']));
    const hopeless = given({ A: { ...side, meat: 1 }, B: { hunt: ['DO/34'] } }).when(
      attacks('A', 'RA/05', 'DO/34'),
      allPass,
    );
    expect(hopeless.winner).toBe('B');
    const other = given({ A: { hunt: ['DO/34'] }, B: side }).when(
      attacks('A', 'DO/34', 'RA/05'),
      allPass,
    );
    expect(other.winner).toBe('A');
  });

  test('CAN-R.13 CAN-23.1 CAN-23.6 an Action is complete before its player may be eliminated', () => {
    const trap = given({
      A: { ...bare, hunt: ['RA/05'], hand: ['RA/43'], discard: ['RA/10'] },
      B: { hunt: ['DO/34'] },
    }).when(attacks('A', 'RA/05', 'DO/34'), allPass, playsAction('A', 'RA/43', '01'));
    trap.when(allPass).shows(() => {
      expect(trap.creature('B', 'DO/34').stunned).toBe(true);
      expect(trap.reinforcement('A')).toEqual(['RA/10']);
    });
    // The three cards of its Support are the last ones, and none is a Creature.
    const last = given({
      A: {
        main: ['RA/13', 'RA/13', 'RA/13'],
        reinforcement: [],
        hand: ['RA/12'],
        discard: ['RA/10'],
      },
      B: { hunt: ['DO/34'] },
    }).when(playsAction('A', 'RA/12', '10'));
    last.shows(() => expect(last.reinforcement('A')).toEqual(['RA/10']));
    const hopeless = given({
      A: { main: ['RA/13', 'RA/13'], reinforcement: [], hand: ['RA/12'], discard: ['RA/10'] },
      B: { hunt: ['DO/34'] },
    }).when(playsAction('A', 'RA/12', '10'));
    expect([hopeless.player('A').exhausted, hopeless.winner]).toEqual([true, 'B']);
  });

  test('CAN-R.13 CAN-7.2 the last card of a draw phase is looked at in the main phase', () => {
    const begin = (drawn: string, hand: readonly string[]) =>
      given({
        fromTurnStart: true,
        A: { main: [drawn], reinforcement: [], hand, discard: ['RA/10'] },
        B: { hunt: ['DO/34'] },
      });
    const scene = begin('RA/41', ['RA/13', 'RA/13']);
    expect(scene.asked).toBe('A mainAction');
    scene
      .when(playsAction('A', 'RA/41'))
      .shows(() => expect(scene.reinforcement('A')).toEqual(['RA/10']));
    expect(begin('RA/13', ['RA/13', 'RA/13']).winner).toBe('B');
    // One more has to be drawn: that exhausts, and no Rat comes back.
    expect(begin('RA/41', ['RA/13']).winner).toBe('B');
  });

  test('CAN-R.15 S44 both at once: a draw', () => {
    given({ A: { ...bare, hunt: ['DO/10 spent0'] }, B: { ...bare, hunt: ['CA/05'] } })
      .when(attacks('A', 'DO/10', 'CA/05'), allPass)
      .shows((scene) => {
        expect([scene.winner, scene.reason]).toEqual(['draw', 'bothEliminated']);
        expect(cannibalRanks(scene)).toEqual([1, 1]);
      });
  });

  test('CAN-7.5 CAN-R.16 S37 a winner weaker than the Habitat has not won; equal is enough', () => {
    const end = (tokens: number, options = {}) =>
      given({
        options,
        A: { hunt: ['RA/35'], covert: ['RA/35'], hand: ['RA/12'] },
        B: { ...bare, hunt: ['CA/20 d1 spent0'], hand: ['CA/12', 'CA/13'], tokens },
      }).when(attacks('A', 'RA/35', 'CA/20'), chooseFeint, allPass);
    const draw = end(3);
    expect([draw.winner, draw.reason]).toEqual(['draw', 'pyrrhic']);
    expect(draw.happened('pyrrhic')[0]).toMatchObject({ strength: 2, tokens: 3 });
    expect(end(2).winner).toBe('A');
    expect(end(3, { pyrrhic: 'off' }).winner).toBe('A');
  });

  test('CAN-R.16 hurt, stunned and held creatures count with their printed strength', () => {
    given({
      A: { hunt: ['RA/10 d1'], covert: ['RA/35 stunned'], hand: ['RA/35'] },
      B: { ...bare, hunt: ['CA/20 d1 spent0 stunned'], tokens: 3 },
    })
      .when(attacks('A', 'RA/10', 'CA/20'), allPass)
      .shows((scene) => expect(scene.winner).toBe('A'));
  });
});

/** RA/35 survives by its tactical Feint. */
const chooseFeint = (scene: ReturnType<typeof given>): void => {
  if (scene.asked === 'B defend') scene.answer('B', ['pass']);
  uses('A', 'RA/35', 0)(scene);
};

describe('other ends', () => {
  test('CAN-R.59 CAN-22.1 after a hundred turns the game is a draw, unless the table plays on', () => {
    const end = (turnCap: string) =>
      given({ options: { turnCap }, turnNumber: 100, A: { hunt: ['RA/10'] } }).when(ends('A'));
    expect([end('100').winner, end('100').reason]).toEqual(['draw', 'turnCap']);
    expect(end('off').winner).toBe('nobody yet');
  });

  test('CAN-22.2 CAN-22.3 a player who leaves loses, without a Pyrrhic check', () => {
    const scene = given({ A: { hunt: ['RA/10'] } }).when(leaves('B'));
    expect([scene.winner, scene.reason]).toEqual(['A', 'surrender']);
    expect(cannibalRanks(scene)).toEqual([1, 2]);
    const early = newMatch().when(leaves('A'));
    expect([early.winner, early.asked]).toEqual(['B', 'over']);
    expect(early.session.leave(1)).toEqual({ ok: false, code: 'matchOver' });
  });

  test('CAN-22.1 CAN-22.3 at the end every deck is turned up whole, even if a player was looking through it', () => {
    const main = ['RE/01', 'RE/03', 'RE/12'];
    const scene = given({ A: { hand: ['RE/10'], main } }).when(
      plays('A', 'RE/10', 'hunt'),
      chooses('A', 'use:RE/10:0'),
      leaves('B'),
    );
    expect([...(scene.open.final?.mains[0] ?? [])].sort()).toEqual(main);
    expect(scene.view(null).tally.main0).toBe(3);
  });

  test('CAN-22.3 CAN-20.1 in a tournament one game may be given up', () => {
    const scene = given({ options: { match: 'tournament' }, A: { hunt: ['RA/10'] } });
    scene.when(chooses('A', 'concede'), says('A', 'no'));
    expect(scene.asked).toBe('A mainAction');
    scene.when(chooses('A', 'concede'), says('A', 'yes'));
    expect(scene.open.tournament).toEqual({ game: 2, wins: [0, 1] });
    expect(given({}).options('A')).not.toContain('concede');
  });

  test('CAN-R.73 losing the Leader ends nothing', () => {
    given({ A: { hunt: ['DO/34'] }, B: { hunt: ['CA/01'], covert: ['CA/05'] } })
      .when(attacks('A', 'DO/34', 'CA/01'), allPass)
      .shows((scene) => {
        expect(scene.lives('B', 'CA/01')).toBe(false);
        expect(scene.winner).toBe('nobody yet');
      });
  });
});
