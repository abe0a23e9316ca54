import { describe, expect, test } from 'vitest';
import { claims, given, rallies } from '../testing/given.ts';

const FOUR = [['tiger-4', 'owl-3', 'frog-7', 'wolf-1']];

describe('claim', () => {
  test('S-02 ROY-4.1 ROY-4.2 ROY-4.3 ROY-4.4 ROY-4.5 ROY-5.1 ROY-3.4 a card is played and a cube placed', () => {
    given({ decrees: { k6: 'A03' }, hands: FOUR })
      .when(
        (scene) => {
          expect(scene.options('A')).toContain('tiger-4 k6');
          expect(scene.options('A')).not.toContain('owl-3 k6');
        },
        claims('A', 'tiger-4', 'k6'),
      )
      .shows((scene) => {
        expect(scene.column('k6')).toEqual(['tiger-4']);
        expect(scene.open.kingdoms.k6.normals).toEqual([0]);
        expect(scene.player('A').cubes).toBe(17);
        expect(scene.hand('A')).toHaveLength(4);
        expect(scene.happened('drew')).toMatchObject([{ seat: 0, count: 1, clause: 'ROY-4.5' }]);
        expect(scene.asked).toBe('B takeTurn');
      });
  });

  test('ROY-4.2 an illegal card is refused and nothing changes', () => {
    given({ decrees: { k6: 'A03' }, hands: FOUR }).shows((scene) => {
      const before = JSON.stringify(scene.session.position());
      const id = `claim:${scene.cardOf('A', 'owl-3').id}:k6`;
      expect(scene.session.answer(0, [id])).toEqual({ ok: false, code: 'unknownOption' });
      expect(JSON.stringify(scene.session.position())).toBe(before);
    });
  });

  test('ROY-4.3 a new card lies on top; all earlier ones stay visible', () => {
    given({ columns: { k6: ['owl-2', 'wolf-8'] }, decrees: { k6: 'A03' }, hands: FOUR })
      .when(claims('A', 'tiger-4', 'k6'))
      .shows((scene) => {
        expect(scene.column('k6')).toEqual(['owl-2', 'wolf-8', 'tiger-4']);
        const view = JSON.stringify(scene.session.view(null));
        for (const face of ['owl-2', 'wolf-8', 'tiger-4']) expect(view).toContain(face);
      });
  });

  test('ROY-4.4 cubes of others stay where they are', () => {
    given({ cubes: { k6: 'BCB' }, decrees: { k6: 'A03' }, hands: FOUR })
      .when(claims('A', 'tiger-4', 'k6'))
      .shows(({ open }) => {
        expect(open.kingdoms.k6.normals).toEqual([1, 2, 1, 0]);
        expect(open.players.map(({ cubes }) => cubes)).toEqual([17, 16, 17, 18]);
      });
  });

  test('ROY-4.5 the drawn card is seen by its owner alone', () => {
    given({ decrees: { k6: 'A03' }, hands: FOUR, top: ['okapi-8'] })
      .when(claims('A', 'tiger-4', 'k6'))
      .shows((scene) => {
        expect(scene.hand('A')).toContain('okapi-8');
        expect(JSON.stringify(scene.events)).not.toContain('okapi-8');
        expect(scene.ownHalves).toMatchObject([
          { seat: 0, half: { cards: [{ face: 'okapi-8' }] } },
        ]);
        expect(JSON.stringify(scene.session.view(1))).not.toContain('okapi-8');
      });
  });

  test('ROY-4.7 a claim never takes a council seat', () => {
    given({
      cubes: { k4: 'ABC' },
      columns: { k4: ['owl-1'] },
      decrees: { k4: 'B02' },
      turn: 'B',
      passed: ['A'],
    })
      .when((scene) => claims('B', scene.hand('B')[0] as string, 'k4')(scene))
      .shows(({ open }) => {
        expect(open.kingdoms.k4.councils).toEqual([]);
        expect(open.kingdoms.k4.capital).toBe(1);
      });
  });

  test('S-10 ROY-4.8 ROY-4.9 the capital is filled last', () => {
    given({
      cubes: { k4: 'CC' },
      decrees: { k4: 'A03' },
      hands: [
        ['tiger-4', 'owl-3', 'frog-7', 'wolf-1'],
        ['tiger-6', 'owl-1', 'frog-1', 'wolf-3'],
      ],
    })
      .when(claims('A', 'tiger-4', 'k4'))
      .shows(({ open }) => {
        expect(open.kingdoms.k4).toMatchObject({ normals: [2, 2, 0], capital: null });
      })
      .when(claims('B', 'tiger-6', 'k4'))
      .shows((scene) => {
        expect(scene.open.kingdoms.k4).toMatchObject({ normals: [2, 2, 0], capital: 1 });
        expect(scene.happened('claimed').map(({ spot }) => spot)).toEqual(['normal', 'capital']);
      });
  });

  test('ROY-R.10 the engine fills the next free territory', () => {
    given({ decrees: { k6: 'A03' }, hands: FOUR }).shows((scene) => {
      expect(scene.options('A').filter((option) => option === 'tiger-4 k6')).toHaveLength(1);
    });
  });

  test('ROY-R.11 a kingdom whose capital is taken is closed', () => {
    given({
      cubes: { k4: 'BBC|C' },
      columns: { k4: ['owl-7'] },
      decrees: { k4: 'A03' },
      hands: FOUR,
    }).shows((scene) => {
      expect(scene.options('A').some((option) => option.endsWith(' k4'))).toBe(false);
    });
  });

  test('ROY-R.12 a capital needs a legal card like any claim', () => {
    given({ cubes: { k4: 'BBC' }, decrees: { k4: 'A03' }, hands: FOUR }).shows((scene) => {
      const here = scene.options('A').filter((option) => option.endsWith(' k4'));
      expect(here).toEqual(['tiger-4 k4']);
    });
  });

  test('ROY-R.14 no mulligan: an unplayable hand may rally or pass', () => {
    given({
      decrees: { k4: 'A03', k5: 'A05', k6: 'A09', k7: 'A07', k8: 'A08' },
      hands: [['frog-1', 'frog-3', 'wolf-1', 'wolf-3']],
    }).shows((scene) =>
      expect(scene.options('A')).toEqual([
        'rally frog-1',
        'rally frog-3',
        'rally wolf-1',
        'rally wolf-3',
        'pass',
      ]),
    );
  });
});

describe('cubes', () => {
  test('S-15 ROY-4.6 ROY-R.9 ROY-R.8 without a cube the turn is a pass, with the tile', () => {
    given({
      players: 2,
      turn: 'A',
      age: 2,
      cubes: { k4: 'AAA||A', k5: 'AAAA||A', k6: 'AAAAA', k7: 'AAAA' },
    }).shows((scene) => {
      expect(scene.before.open.players[0]?.cubes).toBe(0);
      expect(scene.asked).toBe('B takeTurn');
      expect(scene.happened('passed')).toMatchObject([{ owner: 0, reason: 'noCube' }]);
      expect(scene.happened('firstToPassTaken')).toHaveLength(1);
      expect(scene.own('A').passTiles).toHaveLength(1);
      expect(scene.happened('rallied')).toEqual([]);
    });
  });

  test('ROY-R.9 the last cube placed changes nothing at once', () => {
    given({
      players: 2,
      cubes: { k4: 'AAA', k5: 'AAAA', k6: 'AAAAA', k7: 'AAAAA' },
      decrees: { k8: 'A03' },
      hands: [...FOUR, ['redPanda-1', 'redPanda-2', 'redPanda-3', 'redPanda-4']],
    })
      .when(claims('A', 'tiger-4', 'k8'))
      .shows((scene) => {
        expect(scene.player('A')).toMatchObject({ cubes: 0, passed: null });
        expect(scene.asked).toBe('B takeTurn');
      })
      .when(rallies('B', 'redPanda-1'))
      .shows((scene) => expect(scene.player('A').passed).toBe('noCube'));
  });
});
