import { describe, expect, test } from 'vitest';
import { claims, given, passes, rallies } from '../testing/given.ts';
import { glanceAtRival } from '../view/glance.ts';

const HAND = [['tiger-4', 'owl-4', 'frog-4', 'wolf-4']];
const rivalTurn = { solo: 'normal', turn: 'R' } as const;

describe('before the human is out', () => {
  test('ROY-17.1 the human plays a normal turn, then the rival, in alternation', () => {
    given({
      solo: 'normal',
      decrees: { k4: 'A03' },
      hands: HAND,
      top: ['lizard-1', 'owl-8', 'owl-7'],
    })
      .when(claims('A', 'tiger-4', 'k4'))
      .shows((scene) => {
        expect(scene.happened('turnStarted').map(({ owner }) => owner)).toEqual([0, 'rival', 0]);
        expect(scene.column('k8')).toEqual(['owl-8']);
        expect(scene.asked).toBe('A takeTurn');
      })
      .when(rallies('A', 'owl-4'))
      .shows((scene) => {
        expect(scene.scores).toEqual([1]);
        expect(scene.happened('rivalDrew')).toHaveLength(2);
      });
  });

  test('S-36 ROY-17.3 ROY-17.4 ROY-17.5 ROY-17.7 ROY-17.9 ROY-R.48 against the decree, but not two ahead', () => {
    given({ ...rivalTurn, decrees: { k6: 'A04' }, cubes: { k6: 'R' }, top: ['wolf-6'] }).shows(
      (scene) => {
        expect(scene.column('k6')).toEqual(['wolf-6']);
        expect(scene.open.kingdoms.k6.normals).toEqual(['rival', 'rival']);
        expect(scene.open.rival?.cubes).toBe(16);
      },
    );
    given({ ...rivalTurn, cubes: { k6: 'RR' }, top: ['tiger-6'] }).shows((scene) => {
      expect(scene.column('k7')).toEqual(['tiger-6']);
      expect(scene.happened('rivalDrew')).toMatchObject([
        {
          designated: 'k6',
          skipped: [{ kingdom: 'k6', reason: 'lead' }],
          played: 'k7',
          spot: 'normal',
        },
      ]);
    });
  });

  test('ROY-17.3 the human remains bound by the decree, the rival’s card included', () => {
    given({
      ...rivalTurn,
      decrees: { k6: 'B02' },
      columns: { k6: ['owl-5'] },
      hands: HAND,
      top: ['wolf-6'],
    }).shows((scene) => {
      expect(scene.options('A').some((option) => option.endsWith(' k6'))).toBe(false);
    });
  });

  test('ROY-17.5 values 4 to 8 go to the kingdom of that size', () => {
    for (const value of [4, 5, 6, 7, 8]) {
      given({ ...rivalTurn, top: [`owl-${value}`], rival: { lastHumanKingdom: 'k7' } }).shows(
        (scene) => {
          expect(scene.happened('rivalDrew')).toMatchObject([{ played: `k${value}` }]);
        },
      );
    }
  });

  test('S-37 ROY-17.6 ROY-R.49 a 1, 2 or 3 follows the human’s last card of this age', () => {
    given({ ...rivalTurn, top: ['honeyBee-2'], rival: { lastHumanKingdom: 'k7' } }).shows(
      (scene) => {
        expect(scene.column('k7')).toEqual(['honeyBee-2']);
      },
    );
    given({ solo: 'normal', hands: HAND, decrees: { k6: 'A03' }, top: ['owl-1', 'honeyBee-3'] })
      .when(claims('A', 'tiger-4', 'k6'))
      .shows((scene) => expect(scene.column('k6')).toEqual(['tiger-4', 'honeyBee-3']));
    given({ solo: 'normal', hands: HAND, top: ['owl-1', 'honeyBee-1'] })
      .when(rallies('A', 'tiger-4'))
      .shows((scene) => expect(scene.column('k4')).toEqual(['honeyBee-1']));
  });

  test('ROY-R.49 cards of earlier ages do not count', () => {
    given({
      solo: 'normal',
      rival: { lastHumanKingdom: 'k7' },
      from: 'ageEnd',
      passed: ['A', 'R'],
    }).shows(({ open }) => expect(open.rival?.lastHumanKingdom).toBeNull());
  });

  test('ROY-17.7 ROY-R.48 counts include councils and capital', () => {
    given({ ...rivalTurn, age: 2, cubes: { k6: 'R||R' }, top: ['wolf-6'] }).shows((scene) => {
      expect(scene.column('k7')).toEqual(['wolf-6']);
    });
    given({ ...rivalTurn, age: 2, cubes: { k6: 'R||RA' }, top: ['wolf-6'] }).shows((scene) => {
      expect(scene.column('k6')).toEqual(['wolf-6']);
    });
  });

  test('ROY-17.8 ROY-17.9 the rival does not claim a capital while another territory is free', () => {
    given({ ...rivalTurn, cubes: { k5: 'AAAR' }, top: ['owl-5'] }).shows((scene) => {
      expect(scene.column('k6')).toEqual(['owl-5']);
      expect(scene.happened('rivalDrew')[0]?.skipped).toEqual([
        { kingdom: 'k5', reason: 'capital' },
      ]);
      expect(scene.open.kingdoms.k5.capital).toBeNull();
    });
  });

  test('ROY-17.9 ROY-R.50 the search goes clockwise, k8 to k4, past closed kingdoms', () => {
    given({ ...rivalTurn, cubes: { k8: 'RR', k4: 'ARA|A' }, passed: [], top: ['owl-8'] }).shows(
      (scene) => {
        expect(scene.happened('rivalDrew')[0]).toMatchObject({
          skipped: [
            { kingdom: 'k8', reason: 'lead' },
            { kingdom: 'k4', reason: 'closed' },
          ],
          played: 'k5',
        });
      },
    );
  });

  test('S-38 ROY-17.10 ROY-17.11 ROY-R.50 ROY-R.53 first constraint 1 is dropped, then constraint 2', () => {
    const lead = { k4: 'RRR', k5: 'RR', k6: 'RR', k7: 'RR', k8: 'RR' };
    given({ ...rivalTurn, cubes: lead, top: ['owl-5'] }).shows((scene) => {
      expect(scene.column('k5')).toEqual(['owl-5']);
      expect(scene.open.rival?.out).toBe(false);
    });
    const full = { k4: 'AAR', k5: 'AARR', k6: 'RRARR', k7: 'AAARRR', k8: 'AAARRRR' };
    given({ ...rivalTurn, cubes: full, top: ['owl-5'] }).shows((scene) => {
      expect(scene.open.kingdoms.k5.capital).toBe('rival');
      expect(scene.open.rival?.out).toBe(true);
      expect(scene.happened('rivalOut')).toMatchObject([{ reason: 'capital' }]);
      expect(scene.happened('rallyClosed')).toMatchObject([{ owner: 'rival' }]);
      expect(scene.asked).toBe('A takeTurn');
      expect(scene.mayRally('A')).toBe(false);
    });
  });

  test('ROY-17.10 ROY-R.50 without constraint 1 a normal territory still goes before any capital', () => {
    const cubes = { k4: 'RRR', k5: 'RRRR', k6: 'RR', k7: 'RR', k8: 'RR' };
    given({ ...rivalTurn, cubes, top: ['owl-5'] }).shows((scene) => {
      expect(scene.happened('rivalDrew')[0]).toMatchObject({
        skipped: [{ kingdom: 'k5', reason: 'capital' }],
        played: 'k6',
        spot: 'normal',
      });
    });
  });

  test('ROY-17.11 the human goes on alone until they pass', () => {
    given({
      solo: 'normal',
      passed: ['R'],
      decrees: { k8: 'B02' },
      hands: [['tiger-4', 'owl-5', 'frog-6', 'wolf-7']],
    })
      .when(claims('A', 'tiger-4', 'k8'), claims('A', 'owl-5', 'k8'))
      .shows((scene) => {
        expect(scene.happened('rivalDrew')).toEqual([]);
        expect(scene.asked).toBe('A takeTurn');
      })
      .when(passes('A'))
      .shows((scene) => expect(scene.open.age).toBe(2));
  });

  test('ROY-R.62 without cubes the rival is out', () => {
    given({ ...rivalTurn, cubes: { k8: 'RRRRRRR', k7: 'RRRRRR', k6: 'RRRRR' } }).shows((scene) => {
      expect(scene.open.rival).toMatchObject({ out: true, cubes: 0 });
      expect(scene.happened('rivalOut')).toMatchObject([{ reason: 'noCube' }]);
      expect(scene.mayRally('A')).toBe(false);
    });
  });
});

test('ROY-17.7 ROY-20.9 the table shows which kingdoms are blocked and how many cards it reveals', () => {
  const rival = { humanLosses: 1, humanWins: 2 };
  given({ ...rivalTurn, cubes: { k6: 'RR', k7: 'RRA' }, rival, top: ['owl-8'] }).shows(
    ({ open }) => {
      expect(glanceAtRival(open)).toEqual({
        secondPhase: false,
        blocked: ['k6'],
        lowCards: 'k4',
        battleCards: 2,
        handLimit: 2,
      });
    },
  );
  given({ players: 2 }).shows(({ open }) => expect(glanceAtRival(open)).toBeNull());
});

describe('after the human is out', () => {
  test('S-40 ROY-17.2 ROY-19.1 ROY-19.2 ROY-19.3 ROY-R.55 ROY-R.56 low cards are discarded, a capital ends the age', () => {
    given({
      ...rivalTurn,
      passed: ['A'],
      cubes: { k8: 'AAAARRR', k4: 'ARA|A' },
      top: ['frog-2', 'tiger-8'],
    }).shows((scene) => {
      expect(scene.happened('rivalCardDiscarded')).toMatchObject([{ card: { face: 'frog-2' } }]);
      expect(scene.happened('rivalDrew')).toMatchObject([{ played: 'k8', spot: 'capital' }]);
      expect(scene.happened('ageEnded')).toHaveLength(1);
    });
  });

  test('ROY-19.1 the rival takes turn after turn', () => {
    given({
      ...rivalTurn,
      passed: ['A'],
      cubes: { k4: 'ARA|A', k5: 'AAAA' },
      top: ['owl-8', 'owl-7', 'owl-5'],
    }).shows((scene) => {
      expect(scene.happened('rivalDrew').map(({ played }) => played)).toEqual(['k8', 'k7', 'k5']);
      expect(scene.happened('ageEnded')).toHaveLength(1);
    });
  });

  test('ROY-19.2 the rival does not look for a capital elsewhere', () => {
    given({
      ...rivalTurn,
      passed: ['A'],
      cubes: { k4: 'ARA|A', k5: 'AAAA' },
      top: ['owl-8', 'owl-5'],
    }).shows((scene) => {
      expect(scene.happened('rivalDrew')[0]).toMatchObject({ played: 'k8', spot: 'normal' });
    });
  });

  test('ROY-R.55 constraint 1 still holds, and falls if need be', () => {
    given({ ...rivalTurn, passed: ['A'], cubes: { k8: 'RR', k4: 'AAA' }, top: ['owl-8'] }).shows(
      (scene) => {
        expect(scene.happened('rivalDrew')[0]).toMatchObject({ played: 'k4', spot: 'capital' });
      },
    );
    const lead = { k4: 'ARA|A', k5: 'RR', k6: 'RR', k7: 'RR', k8: 'RRRRRRR' };
    given({ ...rivalTurn, passed: ['A'], cubes: lead, top: ['owl-8'] }).shows((scene) => {
      expect(scene.happened('rivalDrew')[0]).toMatchObject({ played: 'k8', spot: 'capital' });
    });
  });

  test('ROY-R.54 a human who passes without a capital opens the second phase too', () => {
    given({ solo: 'normal', hands: HAND, cubes: { k8: 'AAAAARR' }, top: ['owl-1', 'owl-8'] })
      .when(passes('A'))
      .shows((scene) => {
        expect(scene.happened('rivalCardDiscarded')).toMatchObject([{ card: { face: 'owl-1' } }]);
        expect(scene.happened('rivalDrew')[0]).toMatchObject({ played: 'k8', spot: 'capital' });
      });
  });

  test('ROY-R.56 the pile is rebuilt while the rival looks for a playable card', () => {
    given({
      ...rivalTurn,
      passed: ['A'],
      cubes: { k8: 'AAAARRR' },
      pile: 1,
      top: ['owl-1'],
      discard: ['tiger-8'],
      rolls: [1],
    }).shows((scene) => {
      expect(scene.happened('pileRebuilt')).toMatchObject([{ count: 2 }]);
      expect(scene.happened('rivalDrew')).toHaveLength(1);
    });
  });
});
