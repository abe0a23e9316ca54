import type { SeatName } from '@tablee/engine/testing';
import { describe, expect, test } from 'vitest';
import { claims, given, passes, rallies } from '../testing/given.ts';

const HANDS = [['frog-1', 'wolf-2', 'owl-2', 'tiger-6']];
const TEN = [
  'okapi-1',
  'okapi-2',
  'okapi-3',
  'okapi-4',
  'okapi-5',
  'okapi-6',
  'okapi-7',
  'okapi-8',
  'owl-7',
  'owl-8',
];

describe('rally', () => {
  test('S-13 ROY-7.1 ROY-7.2 ROY-7.3 ROY-7.4 ROY-7.5 ROY-R.3 ROY-R.4 the pile runs out during the draw', () => {
    given({ scores: [6], hands: HANDS, pile: 2, discard: TEN })
      .when(rallies('A', 'frog-1', 'wolf-2', 'owl-2'))
      .shows((scene) => {
        expect(scene.scores[0]).toBe(7);
        expect(scene.hand('A')).toHaveLength(4);
        expect(scene.hand('A')).toContain('tiger-6');
        expect(scene.open.discard).toEqual([]);
        expect(scene.session.view(null).tally.pile).toBe(12);
        expect(scene.happened('pileRebuilt')).toMatchObject([{ count: 13 }]);
      });
  });

  test('ROY-7.1 ROY-7.2 the point is scored at once; one to four cards go, in the same answer', () => {
    given({ hands: HANDS })
      .shows((scene) => {
        const ids = (HANDS[0] ?? []).map((face) => `rally:${scene.cardOf('A', face).id}`);
        const question = scene.session.questionOf(0);
        expect(question).toMatchObject({ shape: 'pick', min: 1, max: 4, together: 'rally' });
        expect(scene.options('A').filter((words) => words.startsWith('rally'))).toEqual(
          HANDS[0]?.map((face) => `rally ${face}`),
        );
        expect(scene.session.answer(0, [])).toEqual({ ok: false, code: 'tooFew' });
        expect(scene.session.answer(0, [...ids, 'pass'])).toEqual({ ok: false, code: 'tooMany' });
        expect(scene.session.answer(0, ['pass', ids[0] ?? ''])).toEqual({
          ok: false,
          code: 'tooMany',
        });
      })
      .when(rallies('A', 'frog-1', 'wolf-2', 'owl-2', 'tiger-6'))
      .shows((scene) => {
        expect(scene.scores[0]).toBe(1);
        expect(scene.happened('pointsScored')).toMatchObject([
          { owner: 0, points: 1, why: 'rally' },
        ]);
        expect(scene.hand('A')).toHaveLength(4);
        expect(scene.open.discard).toHaveLength(4);
        expect(scene.asked).toBe('B takeTurn');
      });
  });

  test('ROY-7.3 ROY-R.35 the discarded cards lie face up, in order', () => {
    given({ hands: HANDS, discard: ['okapi-1'] })
      .when(rallies('A', 'owl-2', 'frog-1'))
      .shows((scene) => {
        expect(scene.open.discard.map(({ face }) => face)).toEqual(['okapi-1', 'owl-2', 'frog-1']);
        expect(scene.happened('discarded')[0]?.cards.map(({ face }) => face)).toEqual([
          'owl-2',
          'frog-1',
        ]);
        expect(JSON.stringify(scene.session.view(null))).toContain('owl-2');
      });
  });

  test('ROY-7.4 ROY-R.2 one draws as many as were discarded, up to four', () => {
    given({ hands: HANDS, top: ['honeyBee-1', 'honeyBee-2'] })
      .when(rallies('A', 'owl-2', 'frog-1'))
      .shows((scene) => {
        expect(scene.hand('A')).toEqual(['wolf-2', 'tiger-6', 'honeyBee-1', 'honeyBee-2']);
        expect(scene.happened('drew')).toMatchObject([{ count: 2 }]);
      });
  });

  test('ROY-R.3 own discards come back only if the pile runs out', () => {
    given({ hands: HANDS, pile: 1, discard: ['okapi-1'] })
      .when(rallies('A', 'frog-1'))
      .shows((scene) => {
        expect(scene.open.discard.map(({ face }) => face)).toEqual(['okapi-1', 'frog-1']);
      });
  });

  test('ROY-R.4 an empty pile is rebuilt only when a card is needed', () => {
    given({ hands: HANDS, pile: 1, discard: TEN })
      .when(rallies('A', 'frog-1'))
      .shows((scene) => {
        expect(scene.session.view(null).tally.pile).toBe(0);
        expect(scene.happened('pileRebuilt')).toEqual([]);
      });
  });

  test('ROY-7.6 ROY-R.7 nobody rallies once a player has passed, in whatever way', () => {
    given({ players: 3 })
      .when(passes('A'))
      .shows((scene) => {
        expect(scene.happened('rallyClosed')).toMatchObject([{ owner: 0 }]);
        expect(scene.mayRally('B')).toBe(false);
      });
    given({
      players: 3,
      turn: 'A',
      cubes: { k4: 'AAA', k5: 'AAAA', k6: 'AAAAA', k7: 'AAAAAA' },
    }).shows((scene) => expect(scene.mayRally('B')).toBe(false));
    given({ players: 3, cubes: { k4: 'BBC' }, decrees: { k4: 'A03' }, hands: HANDS })
      .when(claims('A', 'tiger-6', 'k4'))
      .shows((scene) => expect(scene.mayRally('B')).toBe(false));
  });

  test('ROY-7.6 in the next age rallying is open again', () => {
    given({ players: 2 })
      .when(passes('A', 'B'))
      .shows((scene) => {
        expect(scene.open.age).toBe(2);
        expect(scene.mayRally(scene.asked[0] as SeatName)).toBe(true);
      });
  });

  test('ROY-7.7 neither a rally nor a claim: pass is all that is left', () => {
    given({
      passed: ['D'],
      decrees: { k4: 'A04', k5: 'A05', k6: 'A09', k7: 'A07', k8: 'A08' },
      hands: [['frog-2', 'wolf-2', 'tiger-2', 'lizard-2']],
    }).shows((scene) => expect(scene.options('A')).toEqual(['pass']));
  });

  test('a rally draws cards: it is not taken back', () => {
    given({ hands: HANDS })
      .when(rallies('A', 'frog-1'))
      .shows((scene) => expect(scene.session.canUndo(0)).toBe(false));
  });
});

describe('rally safety', () => {
  test('S-44 ROY-23.2 ROY-R.5 three full rounds of rallies, then a player must claim or pass', () => {
    const scene = given({ players: 3, decrees: { k8: 'B02' } });
    for (const name of ['A', 'B', 'C', 'A', 'B', 'C', 'A', 'B', 'C'] as SeatName[]) {
      scene.when((each) => rallies(name, each.hand(name)[0] as string)(each));
    }
    scene
      .shows((each) => {
        expect(each.open.rallyStreak).toBe(9);
        expect(each.mayRally('A')).toBe(false);
        expect(each.happened('rallySafetyReached')).toHaveLength(1);
      })
      .when((each) => claims('A', each.hand('A')[0] as string, 'k8')(each))
      .shows((each) => {
        expect(each.open.rallyStreak).toBe(0);
        expect(each.mayRally('B')).toBe(true);
      });
  });

  test('ROY-23.2 the limit follows the option and the players still in the game', () => {
    const left = ['D', 'E'] as SeatName[];
    const setting = { players: 5, left, rallySafetyRounds: 2 };
    given({ ...setting, rallyStreak: 5 }).shows((scene) => {
      expect(scene.mayRally('A')).toBe(true);
    });
    given({ ...setting, rallyStreak: 6 }).shows((scene) => {
      expect(scene.mayRally('A')).toBe(false);
    });
  });

  test('ROY-R.5 below the limit there is no end to rallies', () => {
    given({ players: 2, rallySafetyRounds: 20, rallyStreak: 39 }).shows((scene) => {
      expect(scene.mayRally('A')).toBe(true);
    });
  });

  test('ROY-23.2 a pass and a new age set the streak to 0', () => {
    given({ players: 2, rallyStreak: 5 })
      .when(passes('A'))
      .shows(({ open }) => expect(open.rallyStreak).toBe(0));
  });
});
