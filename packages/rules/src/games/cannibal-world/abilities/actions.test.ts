import { describe, expect, test } from 'vitest';
import {
  allPass,
  attacks,
  chooses,
  ends,
  given,
  passes,
  plays,
  playsAction,
  uses,
} from '../testing/given.ts';

describe('actions of the own turn', () => {
  test('CAN-9.1 CAN-9.6 CAN-12.1 an ability costs 1 and is used up', () => {
    given({ A: { hunt: ['RE/30'] }, B: { hunt: ['CA/05'] } })
      .when(uses('A', 'RE/30', 1))
      .shows((scene) => {
        expect([scene.meat('A'), scene.damage('B', 'CA/05')]).toEqual([3, 1]);
        expect(scene.creature('A', 'RE/30').spent).toEqual([false, true]);
        expect(scene.options('A')).not.toContain('ability:RE/30:1');
      });
  });

  test('CAN-9.2 CAN-21.1 CAN-11.1 nothing impossible is offered', () => {
    const scene = given({
      A: { main: [], reinforcement: [], covert: ['RA/05'], hand: ['RA/10'] },
      B: { hunt: ['CA/05'] },
    });
    expect(scene.options('A').some((each) => each.startsWith('attack'))).toBe(false);
    expect(scene.options('A')).not.toContain('draw');
    const alone = given({ A: { hunt: ['RA/05'] } });
    expect(alone.options('A').some((each) => each.startsWith('attack'))).toBe(false);
  });

  test('CAN-9.3 CAN-3.7 S12 a Creature costs 1, a Leader nothing, into either zone', () => {
    const scene = given({ A: { hand: ['DO/01', 'DO/04'], meat: 0 } });
    expect(scene.options('A')).toEqual(['play:DO/01:covert', 'play:DO/01:hunt', 'end']);
    scene.when(plays('A', 'DO/01', 'hunt')).shows(() => {
      expect(scene.happened('creaturePlayed')).toMatchObject([{ cost: 0 }]);
      expect([scene.zone('A', 'hunt'), scene.asked]).toEqual([['DO/01'], 'B drawSource']);
    });
    given({ A: { hand: ['DO/04'] } })
      .when(plays('A', 'DO/04', 'covert'))
      .shows((each) => expect([each.meat('A'), each.zone('A', 'covert')]).toEqual([3, ['DO/04']]));
  });

  test('CAN-9.4 CAN-2.2 an Action costs 1 per ability, and is discarded', () => {
    const side = { hand: ['RA/39'], main: ['RA/10', 'RA/10'] };
    const both = given({ A: side, B: { hunt: ['CA/05'] } }).when(playsAction('A', 'RA/39', '10'));
    both.when(chooses('A', 'main')).shows((scene) => {
      expect(scene.meat('A')).toBe(3);
      expect(scene.damage('B', 'CA/05')).toBe(1);
      expect(scene.discard('A')).toEqual(['RA/39']);
    });
    const single = given({ A: { ...side, meat: 1 }, B: { hunt: ['CA/05'] } });
    const ways = single.options('A').filter((words) => words.startsWith('action'));
    expect(ways).toEqual(['action:RA/39:0', 'action:RA/39:1']);
  });

  test('CAN-9.5 CAN-R.20 CAN-12.11 S14 an Action shoots from Covert or from Hunt, no creature needed', () => {
    const aims = (face: string, halves?: string) => {
      const scene = given({
        A: { hand: [face], faction: 'RE' },
        B: { hunt: ['CA/05', 'CA/03'], covert: ['CA/10'] },
      }).when(playsAction('A', face, halves));
      return scene.options('A');
    };
    expect(aims('RE/36')).toEqual(['CA/05', 'CA/03']);
    expect(aims('RE/12')).toEqual(['CA/05', 'CA/03', 'CA/10']);
    const covert = given({ A: { covert: ['RE/30'] }, B: { hunt: ['CA/05'], covert: ['CA/10'] } });
    covert.when(uses('A', 'RE/30', 1)).shows((scene) => expect(scene.damage('B', 'CA/05')).toBe(1));
  });

  test('CAN-9.7 a triggered ability is free and marked', () => {
    given({ A: { hand: ['RE/10'] } })
      .when(plays('A', 'RE/10', 'covert'), chooses('A', 'use:RE/10:0'), chooses('A', 'RE/10'))
      .shows((scene) => {
        expect(scene.meat('A')).toBe(3);
        expect(scene.creature('A', 'RE/10').spent).toEqual([true]);
      });
  });

  test('CAN-9.8 CAN-R.27 a move goes forward only, even stunned', () => {
    given({ A: { covert: ['RA/05 stunned'], hunt: ['RA/34'] } })
      .when(chooses('A', 'move:RA/05'))
      .shows((scene) => {
        expect(scene.zone('A', 'hunt').sort()).toEqual(['RA/05', 'RA/34']);
        expect(scene.meat('A')).toBe(3);
        expect(scene.options('A').some((each) => each.startsWith('move'))).toBe(false);
      });
  });

  test('CAN-9.9 only an unstunned creature of Hunt attacks', () => {
    const scene = given({
      A: { hunt: ['RA/05', 'RA/34 stunned'], covert: ['RA/27'] },
      B: { hunt: ['CA/05'] },
    });
    expect(scene.options('A').filter((each) => each.startsWith('attack'))).toEqual([
      'attack:RA/05:CA/05',
    ]);
    scene
      .when(attacks('A', 'RA/05', 'CA/05'), allPass)
      .shows(() => expect(scene.meat('A')).toBe(3));
  });

  test('CAN-9.10 CAN-8.6 S11 pillage if every enemy creature is stunned, once per turn', () => {
    const scene = given({
      A: { hunt: ['RA/05'] },
      B: { hunt: ['CA/05 stunned'], covert: ['CA/10 stunned'] },
    }).when(chooses('A', 'pillage'));
    expect([scene.tokens('B'), scene.meat('A')]).toEqual([2, 3]);
    expect(scene.options('A')).not.toContain('pillage');
    const guarded = given({ A: { hunt: ['RA/05'] }, B: { covert: ['CA/05'] } });
    expect(guarded.options('A')).not.toContain('pillage');
  });

  test('CAN-9.11 CAN-9.13 pillage needs a creature standing in Hunt, and a turn behind it', () => {
    expect(given({ A: { covert: ['RA/05'] } }).options('A')).not.toContain('pillage');
    expect(given({ A: { hunt: ['RA/05 stunned'] } }).options('A')).not.toContain('pillage');
    const first = given({ A: { hunt: ['RA/05'] }, turnNumber: 1 });
    expect(first.options('A')).not.toContain('pillage');
    expect(given({ A: { hunt: ['RA/05'] }, turnNumber: 2 }).options('A')).toContain('pillage');
  });

  test('CAN-9.14 one more card costs 1', () => {
    given({ A: { main: ['RA/01', 'RA/05'], reinforcement: ['RA/02'] } })
      .when(chooses('A', 'draw'), chooses('A', 'main'))
      .shows((scene) => expect([scene.hand('A'), scene.meat('A')]).toEqual([['RA/01'], 3]));
  });

  test('CAN-9.15 CAN-8.7 a stunned creature is recovered for 1', () => {
    given({ A: { hunt: ['RA/05 stunned d1', 'RA/34'] } })
      .when((scene) => expect(scene.options('A')).not.toContain('recover:RA/34'))
      .when(chooses('A', 'recover:RA/05'))
      .shows((scene) => {
        expect(scene.creature('A', 'RA/05')).toMatchObject({ stunned: false, damage: 1 });
        expect(scene.meat('A')).toBe(3);
      });
  });

  test('CAN-R.18 both halves: the second without a target any more is lost', () => {
    given({
      A: { hand: ['RA/43'], discard: ['RA/10'] },
      B: { hunt: ['CA/05'] },
    })
      .when(playsAction('A', 'RA/43', '10'), allPass)
      .shows((scene) => {
        expect(scene.reinforcement('A')).toContain('RA/10');
        expect(scene.creature('B', 'CA/05').stunned).toBe(true);
        expect(scene.meat('A')).toBe(2);
      });
    // Its Support exhausts: nothing enters the Reinforcements any more.
    const lost = given({
      A: {
        hand: ['RA/12'],
        hunt: ['RA/05'],
        discard: ['RA/10'],
        main: ['RA/09'],
        reinforcement: [],
      },
    }).when(playsAction('A', 'RA/12', '10'));
    lost.shows((scene) => {
      expect([scene.hand('A'), scene.reinforcement('A')]).toEqual([['RA/09'], []]);
      expect(scene.discard('A')).toEqual(['RA/10', 'RA/12']);
      expect(scene.meat('A')).toBe(5);
    });
  });

  test('CAN-R.19 a triggered half is not played for meat', () => {
    const scene = given({ A: { hand: ['CA/40'] }, B: { hunt: ['RA/05'] } });
    expect(scene.options('A')).not.toContain('action:CA/40');
  });
});

describe('damage and stun', () => {
  test('CAN-8.1 CAN-8.2 CAN-2.1 S06 damage stays and does not weaken', () => {
    given({ A: { hunt: ['CA/05'] }, B: { hunt: ['RA/34', 'RA/27'] } })
      .when(attacks('A', 'CA/05', 'RA/34'), allPass)
      .when((scene) => expect(scene.damage('A', 'CA/05')).toBe(3))
      .when(attacks('A', 'CA/05', 'RA/27'), allPass)
      .shows((scene) => {
        expect(scene.lives('B', 'RA/27')).toBe(false);
        expect(scene.lives('A', 'CA/05')).toBe(false);
      });
  });

  test('CAN-8.3 CAN-R.29 the dead go to their owner’s discard pile; a card that comes back is new', () => {
    const scene = given({
      A: { hunt: ['CA/05'], hand: [] },
      B: { hunt: ['RA/10 spent0 spent1'], hand: ['RA/12'], faction: 'RA' },
    }).when(attacks('A', 'CA/05', 'RA/10'), allPass, ends('A'));
    expect(scene.discard('B')).toEqual(['RA/10']);
    scene.when(chooses('B', 'main'), chooses('B', 'main'), playsAction('B', 'RA/12', '0'));
    scene.when(chooses('B', 'draw'));
    scene.when(chooses('B', 'RA/10'), plays('B', 'RA/10', 'covert')).shows(() => {
      expect(scene.creature('B', 'RA/10')).toMatchObject({ damage: 0, spent: [false, false] });
    });
  });

  test('CAN-8.4 a stunned creature neither dodges nor fights nor uses abilities', () => {
    const scene = given({
      A: { hunt: ['CA/05'] },
      B: { hunt: ['RA/10 stunned'], meat: 4 },
    }).when(attacks('A', 'CA/05', 'RA/10'));
    expect(scene.happened('windowPassed')).toEqual([]);
    scene.when(allPass).shows(() => expect(scene.lives('B', 'RA/10')).toBe(false));
    const own = given({
      A: { hunt: ['RA/05 stunned'], covert: ['RA/07 stunned'] },
      B: { hunt: ['CA/05'] },
    });
    expect(own.options('A').filter((each) => /ability|attack/.test(each))).toEqual([]);
  });

  test('CAN-8.5 a stunned creature takes combat damage and deals none', () => {
    given({ A: { hunt: ['CA/05'] }, B: { hunt: ['DO/34 stunned'] } })
      .when(attacks('A', 'CA/05', 'DO/34'), allPass)
      .shows((scene) => {
        expect([scene.damage('A', 'CA/05'), scene.damage('B', 'DO/34')]).toEqual([0, 4]);
      });
  });

  test('CAN-R.28 a stunned creature may be stunned again, without effect', () => {
    given({ A: { covert: ['RE/02'] }, B: { hunt: ['CA/05 stunned'] } })
      .when(uses('A', 'RE/02', 0))
      .shows((scene) => expect(scene.happened('stunned')).toEqual([]));
  });
});

describe('actions of the opponent’s turn', () => {
  test('CAN-10.1 CAN-11.3 CAN-R.79 S09 a dodge costs 2; no tactical ability follows', () => {
    given({ A: { hunt: ['CA/05'] }, B: { hunt: ['RA/10'] } })
      .when(attacks('A', 'CA/05', 'RA/10'), chooses('B', 'dodge'))
      .shows((scene) => {
        expect(scene.asked).toBe('A mainAction');
        expect([scene.meat('A'), scene.meat('B')]).toEqual([3, 2]);
        expect(scene.damage('B', 'RA/10')).toBe(0);
        expect(scene.open.combat).toBeNull();
      });
  });

  test('CAN-10.2 CAN-21.3 CAN-23.4 CAN-24.4 S16 a dodged assault has no effect; its combat may be dodged, too', () => {
    const dodged = () =>
      given({ A: { hunt: ['RA/28'] }, B: { hunt: ['CA/23 spent0'], meat: 4 } }).when(
        uses('A', 'RA/28', 0),
        chooses('B', 'dodge'),
      );
    const scene = dodged();
    expect(scene.asked).toBe('B defend');
    expect(scene.options('B')).toContain('dodge');
    scene.when(chooses('B', 'dodge')).shows(() => {
      expect(scene.meat('B')).toBe(0);
      expect([scene.damage('A', 'RA/28'), scene.damage('B', 'CA/23')]).toEqual([0, 0]);
    });
    // No Feint: it is hit as in any combat.
    expect(dodged().when(allPass).damage('A', 'RA/28')).toBe(2);
  });

  test('CAN-10.3 tactical abilities cost 1 each in the opponent’s combats, and are for combats only', () => {
    const scene = given({ A: { hunt: ['CA/05'] }, B: { hunt: ['RA/35'], meat: 1 } })
      .when(attacks('A', 'CA/05', 'RA/35'))
      .when(uses('B', 'RA/35', 0));
    expect(scene.meat('B')).toBe(0);
    scene.when(allPass).shows(() => expect(scene.damage('B', 'RA/35')).toBe(0));
  });

  test('CAN-10.4 CAN-12.8 triggered abilities are free and optional', () => {
    const scene = given({ A: { hunt: ['CA/05'] }, B: { hunt: ['DO/10'], meat: 0 } }).when(
      attacks('A', 'CA/05', 'DO/10'),
      allPass,
    );
    expect(scene.lives('B', 'DO/10')).toBe(false);
    const armoured = given({ A: { hunt: ['CA/05'] }, B: { hunt: ['DO/10'], meat: 0 } })
      .when(attacks('A', 'CA/05', 'DO/10'))
      .when((each) => expect(each.asked).toBe('B armour'))
      .when(chooses('B', 'use:DO/10:0'));
    armoured.shows((each) => expect(each.damage('B', 'DO/10')).toBe(2));
    expect(armoured.asked).toBe('A mainAction');
  });

  test('CAN-23.11 a pass is logged alike', () => {
    const scene = given({ A: { hunt: ['CA/05'] }, B: { hunt: ['RA/10'] } }).when(
      attacks('A', 'CA/05', 'RA/10'),
      passes('B'),
    );
    expect(scene.happened('windowPassed')).toEqual([
      { type: 'windowPassed', clause: 'CAN-23.11', seat: 1, window: 'defence' },
    ]);
  });
});
