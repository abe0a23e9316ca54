import { describe, expect, test } from 'vitest';
import type { SoloLevel } from '../state/state.ts';
import { claims, given, newMatch, rallies } from '../testing/given.ts';
import { openerOf } from './levels.ts';

describe('solo setup', () => {
  test('S-51 ROY-16.1 ROY-16.2 ROY-16.3 ROY-16.4 ROY-16.5 ROY-16.6 ROY-R.47 the table against the rival', () => {
    const expected: [SoloLevel, number, number, string][] = [
      ['normal', 1, 59, 'A takeTurn'],
      ['expert', 2, 58, 'A takeTurn'],
      ['medium', 1, 59, 'A takeTurn'],
      ['hard', 1, 59, 'A takeTurn'],
    ];
    for (const [solo, bonus, pile, asked] of expected) {
      newMatch({ solo }).shows((scene) => {
        expect(scene.open.openHand).toHaveLength(4);
        expect(scene.open.rival).toMatchObject({ cubes: 18, score: 0 });
        expect(scene.open.rival?.bonus).toHaveLength(bonus);
        expect(scene.session.view(null).tally).toMatchObject({ hand0: 4, pile, passPool: 0 });
        expect(scene.open.reinforcementSupply).toBe(0);
        expect(scene.open.players).toHaveLength(1);
        expect(scene.asked).toBe(asked);
      });
    }
    newMatch({ solo: 'easy' }).shows((scene) => {
      expect(scene.open.rival?.bonus).toEqual([]);
      // 60 cards, one of them played by the rival, who opens.
      expect(scene.session.view(null).tally.pile).toBe(59);
      expect(scene.happened('turnStarted')[0]).toMatchObject({ owner: 'rival' });
    });
  });

  test('ROY-16.1 decrees and majority tiles are laid as usual', () => {
    newMatch({ solo: 'normal' }).shows(({ open, state }) => {
      expect(Object.values(open.kingdoms).every(({ tiles }) => tiles.length === 3)).toBe(true);
      expect(state.deep.decreePile).toHaveLength(25);
    });
  });

  test('ROY-16.2 ROY-R.64 the hand lies face up, for spectators too', () => {
    newMatch({ solo: 'normal' }).shows((scene) => {
      const spectator = JSON.stringify(scene.session.view(null));
      for (const face of scene.hand('A')) expect(spectator).toContain(`"${face}"`);
      expect(scene.happened('drew')[0]?.cards).toHaveLength(4);
    });
  });

  test('ROY-16.3 the bonus card is face up', () => {
    newMatch({ solo: 'normal' }).shows((scene) => {
      const bonus = scene.open.rival?.bonus[0]?.face;
      expect(JSON.stringify(scene.session.view(null))).toContain(`"${bonus}"`);
    });
  });

  test('ROY-16.6 the first to pass takes no tile', () => {
    given({
      solo: 'normal',
      cubes: { k4: 'RRR' },
      decrees: { k4: 'A03' },
      hands: [['tiger-4', 'owl-3', 'frog-7', 'wolf-1']],
    })
      .when(claims('A', 'tiger-4', 'k4'))
      .shows((scene) => {
        expect(scene.happened('passed')).toHaveLength(1);
        expect(scene.happened('firstToPassTaken')).toEqual([]);
      });
  });
});

describe('solo levels', () => {
  test('S-43 ROY-22.1 ROY-22.2 ROY-22.3 easy: no bonus card, the rival opens, a low card goes to k4', () => {
    given({ solo: 'easy', turn: 'R', top: ['owl-3'] }).shows((scene) => {
      expect(scene.column('k4')).toEqual(['owl-3']);
      expect(scene.happened('rivalDrew')).toMatchObject([{ designated: 'k4', played: 'k4' }]);
      expect(scene.happened('bonusPlayed')).toEqual([]);
      expect(scene.asked).toBe('A takeTurn');
    });
  });

  test('ROY-22.2 on easy the rival opens every age', () => {
    given({ solo: 'easy', from: 'ageEnd', passed: ['A', 'R'] }).shows((scene) => {
      expect(scene.open.age).toBe(2);
      expect(scene.happened('turnStarted')[0]).toMatchObject({ owner: 'rival' });
      expect(scene.happened('ageStarted')[0]).toMatchObject({ firstPlayer: 'rival' });
      expect(openerOf(scene.open)).toBe('rival');
    });
    given({ solo: 'hard', from: 'ageEnd', passed: ['A', 'R'] }).shows((scene) => {
      expect(scene.happened('turnStarted')[0]).toMatchObject({ owner: 0 });
      expect(scene.happened('ageStarted')[0]).toMatchObject({ firstPlayer: 0 });
    });
  });

  test('ROY-22.4 medium: the bonus card needs the species', () => {
    const table = { solo: 'medium', turn: 'R' } as const;
    given({ ...table, top: ['okapi-5', 'wolf-1'], bonus: ['frog-5'] }).shows((scene) => {
      expect(scene.happened('bonusPlayed')).toEqual([]);
    });
    given({ ...table, top: ['okapi-5', 'wolf-1'], bonus: ['okapi-8'] }).shows((scene) => {
      expect(scene.happened('bonusPlayed')).toMatchObject([{ kingdom: 'k8' }]);
    });
  });

  test('ROY-22.5 S-43 hard: the first battle of an age shows four rival cards', () => {
    const battle = { cubes: { k8: 'AR' }, scoring: 'k8' } as const;
    const hands = [['tiger-7', 'tiger-6', 'tiger-5', 'tiger-4']];
    const top = ['owl-2', 'owl-3', 'owl-4', 'owl-5'];
    for (const [solo, shown] of [
      ['hard', 4],
      ['normal', 3],
      ['expert', 3],
      ['medium', 3],
    ] as const) {
      given({ solo, ...battle, hands, top })
        .when((scene) => scene.answer('A', [scene.cardOf('A', 'tiger-7').id]))
        .shows((scene) => {
          expect(scene.happened('soloBattleRevealed')[0]?.rival).toHaveLength(shown);
        });
    }
  });

  test('S-48 ROY-22.6 ROY-22.7 expert: two bonus cards, one of the human’s choice is played', () => {
    given({ solo: 'expert', turn: 'R', top: ['wolf-6', 'okapi-1'], bonus: ['wolf-7', 'frog-6'] })
      .shows((scene) => {
        expect(scene.asked).toBe('A rivalBonusChoice');
        expect(scene.options('A')).toEqual(['wolf-7', 'frog-6']);
        const left = scene.open.rival?.bonus[0]?.id;
        expect(scene.session.questionOf(0)?.fallback).toEqual([left]);
      })
      .when((scene) => scene.answer('A', [scene.open.rival?.bonus[1]?.id as string]))
      .shows((scene) => {
        expect(scene.column('k6')).toEqual(['wolf-6', 'frog-6']);
        expect(scene.open.rival?.bonus.map(({ face }) => face)).toEqual(['wolf-7', 'okapi-1']);
        expect(scene.happened('bonusPlayed')).toHaveLength(1);
      });
  });

  test('ROY-18.3 ROY-22.6 expert: the replacement lies where the played bonus card lay', () => {
    given({
      solo: 'expert',
      turn: 'R',
      top: ['wolf-6', 'okapi-1'],
      bonus: ['wolf-7', 'frog-1'],
    }).shows(({ open }) => {
      expect(open.rival?.bonus.map(({ face }) => face)).toEqual(['okapi-1', 'frog-1']);
    });
  });

  test('ROY-22.6 expert: if one of the two matches, nobody is asked', () => {
    given({
      solo: 'expert',
      turn: 'R',
      top: ['wolf-6', 'okapi-1'],
      bonus: ['owl-7', 'frog-6'],
    }).shows((scene) => {
      expect(scene.asked).toBe('A takeTurn');
      expect(scene.column('k6')).toEqual(['wolf-6', 'frog-6']);
    });
  });

  test('ROY-R.61 hard plays its bonus card as on normal', () => {
    for (const solo of ['normal', 'hard', 'expert'] as const) {
      given({ solo, turn: 'R', top: ['okapi-5', 'wolf-1'], bonus: ['frog-5'] }).shows((scene) => {
        expect(scene.happened('bonusPlayed')).toHaveLength(1);
      });
    }
  });
});

test('ROY-R.5 in solo no rally safety is needed: the rival’s cubes bound the age', () => {
  given({ solo: 'normal', rallyStreak: 50, top: ['owl-8'] })
    .shows((scene) => expect(scene.mayRally('A')).toBe(true))
    .when((scene) => rallies('A', scene.hand('A')[0] as string)(scene))
    .shows((scene) => expect(scene.asked).toBe('A takeTurn'));
});
