import { describe, expect, test } from 'vitest';
import type { Scene } from '../testing/given.ts';
import { given } from '../testing/given.ts';

const shows =
  (face: string) =>
  (scene: Scene): void =>
    scene.answer('A', [scene.cardOf('A', face).id]);
const HAND = [['tiger-7', 'tiger-6', 'tiger-8', 'tiger-1']];
const duel = {
  solo: 'normal',
  passed: ['A', 'R'],
  hands: HAND,
  cubes: { k7: 'AARR' },
  tiles: { k7: [7, 8, 9] },
  scoring: 'k7',
} as const;
const table = () => ({
  ...duel,
  passed: ['A', 'R'] as ('A' | 'R')[],
  hands: HAND,
  tiles: { k7: [7, 8, 9] },
});

describe('solo battles', () => {
  test('S-41 ROY-20.1 ROY-20.2 ROY-20.4 ROY-20.5 ROY-20.6 ROY-R.57 ROY-R.65 a tie, then a victory', () => {
    given({
      ...table(),
      cubes: { k7: 'AARR', k8: 'AR' },
      top: ['owl-7', 'owl-5', 'owl-2', 'frog-5', 'wolf-5', 'frog-3', 'okapi-1'],
    })
      .when((scene) => expect(scene.asked).toBe('A soloBattleCard'), shows('tiger-7'))
      .shows((scene) => {
        expect(scene.happened('soloBattleRevealed')).toMatchObject([{ result: 'tied' }]);
        expect(scene.open.discard).toEqual([]);
        expect(scene.open.battle?.spent).toHaveLength(4);
      })
      .when(shows('tiger-6'))
      .shows((scene) => {
        expect(scene.happened('soloBattleRevealed')[1]).toMatchObject({ result: 'won' });
        expect(scene.pointsAt('k7')).toEqual([7, 3]);
        expect(scene.hand('A')).toEqual(['tiger-8', 'tiger-1', 'okapi-1']);
        expect(scene.open.discard).toHaveLength(8);
        expect(scene.asked).toBe('A soloBattleCard');
      });
  });

  test('S-42 ROY-20.3 ROY-20.8 ROY-20.9 ROY-R.59 a defeat: full refill, one rival card fewer', () => {
    given({
      ...table(),
      cubes: { k7: 'AARR', k8: 'AR' },
      top: ['owl-1', 'owl-4', 'owl-5', 'okapi-3', 'frog-2', 'frog-4'],
    })
      .when(shows('tiger-8'))
      .shows((scene) => {
        expect(scene.happened('soloBattleRevealed')[0]?.result).toBe('lost');
        expect(scene.pointsAt('k7')).toEqual([3, 7]);
        expect(scene.hand('A')).toEqual(['tiger-7', 'tiger-6', 'tiger-1', 'okapi-3']);
      })
      .when(shows('tiger-7'))
      .shows((scene) => {
        expect(scene.happened('soloBattleRevealed')[1]?.rival.map(({ face }) => face)).toEqual([
          'frog-2',
          'frog-4',
        ]);
      });
  });

  test('ROY-20.1 different counts start no battle', () => {
    given({ ...table(), cubes: { k7: 'AAR' } }).shows((scene) => {
      expect(scene.happened('battleStarted')).toEqual([]);
      expect(scene.pointsAt('k7')).toEqual([7, 3]);
    });
  });

  test('ROY-20.2 the human chooses before the rival’s cards are seen', () => {
    given({ ...table(), top: ['owl-2'] }).shows((scene) => {
      expect(scene.happened('soloBattleRevealed')).toEqual([]);
      expect(scene.options('A')).toEqual(HAND[0]);
      expect(scene.session.questionOf(0)?.fallback).toEqual([scene.cardOf('A', 'tiger-8').id]);
    });
  });

  test('ROY-20.4 ROY-R.57 a 1 beats an 8, card against card', () => {
    given({ ...table(), top: ['owl-8', 'frog-8', 'wolf-8'] })
      .when(shows('tiger-1'))
      .shows((scene) => expect(scene.happened('soloBattleRevealed')[0]?.result).toBe('won'));
    given({ ...table(), top: ['owl-8', 'frog-2', 'wolf-8'] })
      .when(shows('tiger-1'))
      .shows((scene) => expect(scene.happened('soloBattleRevealed')[0]?.result).toBe('lost'));
    given({ ...table(), top: ['owl-8', 'frog-2', 'wolf-5'] })
      .when(shows('tiger-8'))
      .shows((scene) => expect(scene.happened('soloBattleRevealed')[0]?.result).toBe('tied'));
  });

  test('ROY-20.7 ROY-R.59 victories add up: two cards for a third battle', () => {
    const low = ['owl-2', 'owl-3', 'owl-4'];
    given({
      ...table(),
      cubes: { k5: 'AR', k6: 'AR', k7: 'AR' },
      scoring: 'k5',
      tiles: {},
      top: [...low, 'frog-2', 'frog-3', 'frog-4'],
    })
      .when(shows('tiger-7'))
      .shows((scene) => expect(scene.hand('A')).toHaveLength(3))
      .when(shows('tiger-6'))
      .shows((scene) => {
        expect(scene.hand('A')).toEqual(['tiger-8', 'tiger-1']);
        expect(scene.open.rival).toMatchObject({ humanWins: 2, humanLosses: 0 });
      });
  });

  test('ROY-20.9 ROY-R.59 never fewer than one rival card, never less than one card in hand', () => {
    given({
      ...table(),
      rival: { humanLosses: 5, humanWins: 5 },
      cubes: { k7: 'AR', k8: 'AR' },
      top: ['owl-2'],
    })
      .when(shows('tiger-7'))
      .shows((scene) => {
        expect(scene.happened('soloBattleRevealed')[0]?.rival).toHaveLength(1);
        expect(scene.hand('A')).toHaveLength(3);
      });
    given({
      ...table(),
      hands: [['tiger-7']],
      rival: { humanWins: 5 },
      cubes: { k7: 'AR', k8: 'AR' },
      top: ['owl-2', 'owl-3', 'owl-4', 'okapi-8', 'frog-1', 'frog-2', 'frog-3'],
    }).shows((scene) => {
      expect(scene.happened('soloBattleRevealed')[1]?.human.face).toBe('okapi-8');
    });
  });

  test('ROY-R.59 both counters begin again with each age', () => {
    given({ ...table(), cubes: {}, rival: { humanWins: 2, humanLosses: 1 } }).shows((scene) => {
      expect(scene.open.age).toBe(2);
      expect(scene.open.rival).toMatchObject({ humanWins: 0, humanLosses: 0 });
    });
  });

  test('ROY-R.58 the human runs out of cards in a tie: both score the tile', () => {
    given({
      ...table(),
      hands: [['tiger-7', 'tiger-6']],
      cubes: { k7: 'AR', k8: 'AR' },
      rival: { humanWins: 1 },
      top: [
        'owl-7',
        'owl-2',
        'owl-3',
        'frog-6',
        'frog-2',
        'frog-3',
        'okapi-1',
        'okapi-2',
        'okapi-3',
      ],
    })
      .when(shows('tiger-7'))
      .shows((scene) => {
        expect(scene.pointsAt('k7')).toEqual([7, 7]);
        expect(scene.open.rival).toMatchObject({ humanWins: 1, humanLosses: 0, score: 7 });
        expect(scene.hand('A')).toEqual(['okapi-1', 'okapi-2', 'okapi-3']);
      });
  });

  test('ROY-R.60 second place goes to the loser, and never to an empty hand of cubes', () => {
    given({ ...table(), cubes: { k7: 'RR' } }).shows((scene) =>
      expect(scene.pointsAt('k7')).toEqual([0, 7]),
    );
    given({ ...table(), cubes: { k7: 'ARR' } }).shows((scene) =>
      expect(scene.pointsAt('k7')).toEqual([3, 7]),
    );
  });

  test('ROY-R.65 a pile rebuilt in the battle does not hold the cards on the table', () => {
    given({ ...table(), pile: 1, top: ['owl-7'], discard: ['frog-2', 'frog-3', 'frog-4'] })
      .when(shows('tiger-7'))
      .shows((scene) => {
        expect(scene.happened('pileRebuilt')).toMatchObject([{ count: 3 }]);
        expect(scene.happened('soloBattleRevealed')[0]?.result).toBe('tied');
        expect(scene.state.deep.pile).toHaveLength(1);
        expect(scene.open.discard).toEqual([]);
      });
  });
});
