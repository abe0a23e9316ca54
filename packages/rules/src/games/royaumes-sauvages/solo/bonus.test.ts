import { describe, expect, test } from 'vitest';
import { given } from '../testing/given.ts';

const rivalTurn = { solo: 'normal', turn: 'R' } as const;

describe('bonus card', () => {
  test('S-39 ROY-18.1 ROY-18.2 ROY-18.3 ROY-R.51 ROY-22.4 a matching bonus card is played at once and replaced', () => {
    given({ ...rivalTurn, bonus: ['okapi-8'], top: ['okapi-5', 'okapi-3', 'okapi-4'] }).shows(
      (scene) => {
        expect(scene.column('k5')).toEqual(['okapi-5']);
        expect(scene.column('k8')).toEqual(['okapi-8']);
        expect(scene.open.rival).toMatchObject({ cubes: 16, bonus: [{ face: 'okapi-3' }] });
        expect(scene.happened('bonusPlayed')).toHaveLength(1);
        expect(scene.happened('bonusReplaced')).toMatchObject([{ card: { face: 'okapi-3' } }]);
        expect(scene.asked).toBe('A takeTurn');
      },
    );
    given({ solo: 'medium', turn: 'R', bonus: ['frog-5'], top: ['okapi-5'] }).shows((scene) => {
      expect(scene.happened('bonusPlayed')).toEqual([]);
    });
  });

  test('ROY-18.2 a shared value is enough on normal', () => {
    given({ ...rivalTurn, bonus: ['frog-5'], top: ['okapi-5', 'owl-1'] }).shows((scene) => {
      expect(scene.column('k5')).toEqual(['okapi-5', 'frog-5']);
    });
  });

  test('ROY-18.1 a card that shares nothing leaves the bonus card alone', () => {
    given({ ...rivalTurn, bonus: ['frog-6'], top: ['okapi-5', 'owl-1'] }).shows((scene) => {
      expect(scene.open.rival?.bonus[0]?.face).toBe('frog-6');
    });
  });

  test('ROY-R.51 the first cube counts when the bonus card is placed', () => {
    given({ ...rivalTurn, cubes: { k5: 'R' }, bonus: ['frog-5'], top: ['okapi-5', 'owl-1'] }).shows(
      (scene) => {
        expect(scene.column('k5')).toEqual(['okapi-5']);
        expect(scene.column('k6')).toEqual(['frog-5']);
      },
    );
  });

  test('ROY-R.52 a bonus card that cannot be played stays', () => {
    // The rival is out after its first card.
    given({
      ...rivalTurn,
      passed: ['A'],
      cubes: { k8: 'AAAARRR' },
      bonus: ['owl-5'],
      top: ['owl-8'],
    }).shows((scene) => {
      expect(scene.happened('bonusPlayed')).toEqual([]);
    });
    // Its last cube is gone.
    const cubes = { k8: 'RRRRRRR', k7: 'RRRRRR', k6: 'RRRR' };
    given({ ...rivalTurn, cubes, bonus: ['owl-5'], top: ['owl-4'] }).shows((scene) => {
      expect(scene.happened('bonusPlayed')).toEqual([]);
      expect(scene.open.rival?.bonus[0]?.face).toBe('owl-5');
    });
    // A 1, 2 or 3 once the human is out.
    given({
      ...rivalTurn,
      passed: ['A'],
      bonus: ['owl-2'],
      cubes: { k7: 'AAAAAA' },
      top: ['owl-8', 'frog-7'],
    }).shows((scene) => {
      expect(scene.happened('bonusPlayed')).toEqual([]);
      expect(scene.open.rival?.bonus[0]?.face).toBe('owl-2');
    });
  });

  test('ROY-R.51 it works in the second phase too', () => {
    given({
      ...rivalTurn,
      passed: ['A'],
      bonus: ['owl-7'],
      cubes: { k7: 'AAAAAA' },
      top: ['owl-8', 'frog-1'],
    }).shows((scene) => {
      expect(scene.happened('bonusPlayed')).toMatchObject([{ kingdom: 'k7', spot: 'capital' }]);
      expect(scene.happened('rivalOut')).toMatchObject([{ reason: 'capital' }]);
      expect(scene.happened('ageEnded')).toHaveLength(1);
    });
  });
});
