import { describe, expect, test } from 'vitest';
import {
  allPass,
  attacks,
  chooses,
  drawsFromMain,
  ends,
  given,
  passes,
  plays,
  playsAction,
  uses,
} from '../testing/given.ts';

const drawn = (count: number, hand: number) => {
  const scene = given({
    A: { hand: Array<string>(hand).fill('RA/10') },
    fromTurnStart: true,
  }).when(drawsFromMain);
  return scene.hand('A').length === count;
};

describe('the turn', () => {
  test('CAN-4.1 players alternate, with a draw phase each', () => {
    const scene = given({}).when(ends('A'));
    expect(scene.asked).toBe('B drawSource');
    scene.when(drawsFromMain, ends('B'));
    expect(scene.asked).toBe('A drawSource');
    scene.shows(() => expect(scene.open.turn).toBe(7));
  });

  test('CAN-4.2 S03 one card, then more until there are three', () => {
    expect([drawn(3, 1), drawn(3, 2), drawn(6, 5), drawn(3, 0)]).toEqual([true, true, true, true]);
  });

  test('CAN-4.3 CAN-4.8 actions in any order, repeated while they can be paid', () => {
    given({ A: { hunt: ['CA/10'], hand: ['CA/05', 'CA/08'] }, B: { hunt: ['RA/05', 'RA/34'] } })
      .when(plays('A', 'CA/05', 'covert'), attacks('A', 'CA/10', 'RA/34'), allPass)
      .when(plays('A', 'CA/08', 'hunt'), chooses('A', 'draw'), drawsFromMain)
      .shows((scene) => {
        expect(scene.meat('A')).toBe(0);
        expect(scene.options('A')).toEqual(['drop:CA/08', 'end']);
      });
  });

  test('CAN-4.4 CAN-R.1 S05 the end phase sets meat to four, from five or from none', () => {
    for (const meat of [5, 0]) {
      given({ A: { hand: ['RA/05'], meat } })
        .when(ends('A'))
        .shows((scene) => expect(scene.meat('A')).toBe(4));
    }
  });

  test('CAN-4.5 S09 meat spent in the opponent’s turn is missing in the own', () => {
    const scene = given({
      A: { hunt: ['CA/05'] },
      B: { hunt: ['RA/05'], meat: 4 },
    }).when(
      attacks('A', 'CA/05', 'RA/05'),
      chooses('B', 'dodge'),
      attacks('A', 'CA/05', 'RA/05'),
      chooses('B', 'dodge'),
    );
    expect(scene.meat('B')).toBe(0);
    scene.when(attacks('A', 'CA/05', 'RA/05'), allPass).shows(() => {
      expect(scene.happened('dodged')).toHaveLength(2);
      expect(scene.happened('tacticalPassed').some(({ seat }) => seat === 1)).toBe(true);
      expect(scene.lives('B', 'RA/05')).toBe(false);
    });
    const own = given({ A: { hunt: ['CA/05'] }, B: { hunt: ['RA/05'] } }).when(
      attacks('A', 'CA/05', 'RA/05'),
      chooses('B', 'dodge'),
      ends('A'),
      drawsFromMain,
    );
    expect([own.asked, own.meat('B')]).toEqual(['B mainAction', 2]);
  });

  test('CAN-4.6 nothing resets: used abilities, stuns, damage', () => {
    given({ A: { hunt: ['RA/05 d2 stunned spent0'] } })
      .when(ends('A'), drawsFromMain, ends('B'), drawsFromMain)
      .shows((scene) => {
        expect(scene.creature('A', 'RA/05')).toMatchObject({
          damage: 2,
          stunned: true,
          spent: [true],
        });
      });
  });

  test('CAN-4.7 a turn may end without any action', () => {
    given({ A: { hand: ['RA/10'], hunt: ['RA/05'] } })
      .when(ends('A'))
      .shows((scene) => expect(scene.hand('A')).toEqual(['RA/10']));
  });
});

describe('drawing', () => {
  test('CAN-5.1 CAN-5.2 CAN-5.3 S04 a draw from the Reinforcements may empty them: the top card comes in at once', () => {
    const scene = given({
      A: { hand: ['CA/05', 'CA/05'], main: ['CA/01', 'CA/02'], reinforcement: ['CA/13'] },
    }).when(chooses('A', 'draw'));
    expect(scene.options('A')).toEqual(['main', 'CA/13']);
    scene.when(chooses('A', 'CA/13')).shows(() => {
      expect(scene.main('A')).toEqual(['CA/02']);
      expect(scene.reinforcement('A')).toEqual(['CA/01']);
      expect(scene.hand('A')).toHaveLength(3);
    });
    scene.when(chooses('A', 'draw'), chooses('A', 'CA/01')).shows(() => {
      expect(scene.main('A')).toEqual([]);
      expect(scene.reinforcement('A')).toEqual(['CA/02']);
    });
  });

  test('CAN-R.86 the remaining draws are taken from the main deck at once, as if card by card', () => {
    const side = { main: ['CA/01', 'CA/02', 'CA/03', 'CA/04'], reinforcement: ['CA/13'] };
    const begin = () => given({ A: side, fromTurnStart: true });
    const scene = begin();
    expect(scene.options('A')).toEqual(['main', 'CA/13', 'main:all']);
    expect(scene.question('A').facts).toEqual({ left: 3 });
    scene.when(chooses('A', 'main:all'));
    const oneByOne = begin().when(drawsFromMain);
    expect([scene.asked, scene.hand('A')]).toEqual(['A mainAction', ['CA/01', 'CA/02', 'CA/03']]);
    for (const layer of ['open', 'own', 'deep'] as const) {
      expect(scene.state[layer]).toEqual(oneByOne.state[layer]);
    }
    expect(scene.happened('cardDrawn')).toEqual(oneByOne.happened('cardDrawn'));
    // The rest can be taken after a card that was chosen.
    const later = begin().when(chooses('A', 'CA/13'));
    expect(later.options('A')).toEqual(['main', 'CA/01', 'main:all']);
    later.when(chooses('A', 'main:all'));
    expect([later.hand('A'), later.reinforcement('A')]).toEqual([
      ['CA/13', 'CA/02', 'CA/03'],
      ['CA/01'],
    ]);
  });

  test('CAN-R.86 it is not offered for one card, nor where the main deck holds too few', () => {
    const offered = (hand: number, main: number) =>
      given({
        A: {
          hand: Array<string>(hand).fill('CA/05'),
          main: Array<string>(main).fill('CA/07'),
          reinforcement: ['CA/13'],
        },
        fromTurnStart: true,
      }).options('A');
    expect(offered(2, 3)).toEqual(['main', 'CA/13']);
    expect(offered(0, 2)).toEqual(['main', 'CA/13']);
    expect(offered(0, 3)).toEqual(['main', 'CA/13', 'main:all']);
    expect(offered(1, 2)).toEqual(['main', 'CA/13', 'main:all']);
  });

  test('CAN-5.2 any card of the Reinforcements may be taken', () => {
    given({ A: { reinforcement: ['RA/01', 'RA/05', 'RA/12'] } })
      .when(chooses('A', 'draw'), chooses('A', 'RA/05'))
      .shows((scene) => {
        expect(scene.hand('A')).toEqual(['RA/05']);
        expect(scene.reinforcement('A')).toEqual(['RA/01', 'RA/12']);
        expect(scene.happened('cardDrawn')[0]).toMatchObject({ from: 'reinforcement', seat: 0 });
        expect(scene.happened('cardDrawn')[0]).not.toHaveProperty('card');
      });
  });

  test('CAN-5.4 the owner sees the Reinforcements, others their number', () => {
    const scene = given({ A: { reinforcement: ['RA/01', 'RA/05'] } });
    expect(scene.view('A').own?.reinforcement).toHaveLength(2);
    expect(JSON.stringify(scene.view('B'))).not.toContain('RA/01');
    expect(scene.view('B').tally.reinforcement0).toBe(2);
  });

  test('CAN-5.5 there is no hand limit', () => {
    given({ A: { hand: Array<string>(12).fill('RA/10') } })
      .when(ends('A'), drawsFromMain)
      .shows((scene) => expect(scene.hand('A')).toHaveLength(12));
  });

  test('CAN-R.5 without a main deck the Reinforcements stay empty', () => {
    given({ A: { main: [], reinforcement: ['RA/05'], hunt: ['RA/34'] } })
      .when(chooses('A', 'draw'))
      .shows((scene) => expect(scene.reinforcement('A')).toEqual([]));
  });
});

describe('an exhausted faction', () => {
  const bare = { main: [], reinforcement: [] };

  test('CAN-6.1 CAN-R.10 the draw phase exhausts, the paid draw cannot', () => {
    const scene = given({ A: { ...bare, hunt: ['RA/05'] }, fromTurnStart: true });
    expect(scene.player('A').exhausted).toBe(true);
    expect(scene.options('A')).not.toContain('draw');
    const calm = given({ A: { ...bare, hunt: ['RA/05'] } });
    expect(calm.options('A')).not.toContain('draw');
    expect(calm.player('A').exhausted).toBe(false);
  });

  test('CAN-R.7 CAN-R.4 CAN-21.1 S35 Support with too few cards exhausts and gives all the meat', () => {
    given({
      A: { main: [], reinforcement: ['CA/05'], hand: ['CA/13'], hunt: ['CA/08'], meat: 1 },
      B: { hunt: ['RA/05'] },
    })
      .when(playsAction('A', 'CA/13'))
      .shows((scene) => {
        expect(scene.hand('A')).toEqual(['CA/05']);
        expect(scene.player('A').exhausted).toBe(true);
        expect(scene.meat('A')).toBe(2);
        expect(scene.options('A')).not.toContain('end');
      });
  });

  test('CAN-6.2 CAN-R.6 nothing enters the Reinforcements of an exhausted player', () => {
    const scene = given({
      A: { ...bare, hand: ['RA/12'], discard: ['RA/10'], hunt: ['RA/05'], exhausted: true },
      B: { hunt: ['CA/05'] },
    }).when(playsAction('A', 'RA/12', '0'));
    expect(scene.happened('proliferated')).toEqual([]);
    expect(scene.reinforcement('A')).toEqual([]);
    const dogs = given({ A: { ...bare, covert: ['DO/08'], exhausted: true } }).when(
      uses('A', 'DO/08', 0),
    );
    expect(dogs.happened('searched')[0]?.found).toBe(false);
  });

  test('CAN-6.3 CAN-R.11 CAN-21.9 S36 while a forced action is possible the turn cannot end', () => {
    const scene = given({
      A: { ...bare, hunt: ['DO/10'], hand: ['DO/11'], meat: 2, exhausted: true },
      B: { hunt: ['CA/27'] },
    });
    expect(scene.options('A')).not.toContain('end');
    expect(scene.question('A').facts).toEqual({ forced: true });
    // The clock takes the first forced action (CAN-R.71).
    expect(scene.idsOf('A', ['attack:DO/10:CA/27'])).toEqual(scene.question('A').fallback);
    scene.when(attacks('A', 'DO/10', 'CA/27'), chooses('B', 'dodge'));
    scene.when(attacks('A', 'DO/10', 'CA/27'), chooses('B', 'dodge'));
    expect(scene.options('A')).toContain('end');
  });

  test('CAN-6.4 CAN-R.14 after a pillage in this turn the turn may end with meat', () => {
    const scene = given({
      A: {
        ...bare,
        hunt: ['DO/10'],
        covert: ['DO/20'],
        meat: 3,
        exhausted: true,
      },
      B: { tokens: 3 },
    });
    expect(scene.options('A')).not.toContain('end');
    scene.when(chooses('A', 'pillage')).shows(() => {
      expect(scene.meat('A')).toBe(2);
      expect(scene.options('A')).toContain('end');
    });
    scene.when(ends('A'), drawsFromMain, ends('B'));
    // The next turn asks for its own pillage.
    expect(scene.options('A')).not.toContain('end');
  });

  test('CAN-R.11 CAN-R.27 moving a stunned creature is a forced action; recovering it spends as well', () => {
    const scene = given({
      A: { ...bare, covert: ['DO/10 stunned'], hand: ['DO/11'], meat: 1, exhausted: true },
      B: { hunt: ['CA/27'] },
    });
    expect(scene.options('A')).toEqual(['move:DO/10', 'recover:DO/10']);
    scene.when(chooses('A', 'recover:DO/10')).shows(() => expect(scene.meat('A')).toBe(0));
  });

  test('CAN-6.5 abilities are another way to spend', () => {
    given({
      A: { ...bare, hunt: ['RE/30'], hand: ['RE/12'], meat: 1, exhausted: true },
      B: { hunt: ['CA/27'] },
    })
      .when(uses('A', 'RE/30', 1))
      .shows((scene) => expect(scene.options('A')).toEqual(['end']));
  });

  test('CAN-R.12 without a possible forced action the turn may end', () => {
    given({
      A: { ...bare, hunt: ['DO/10 stunned'], hand: ['DO/01'], exhausted: true },
      B: { hunt: ['CA/27'] },
    }).shows((scene) => {
      expect(scene.options('A')).toContain('end');
      expect(scene.options('A')).toContain('recover:DO/10');
    });
  });

  test('CAN-R.2 CAN-R.4 there is no end of tokens: meat may exceed four until the end phase', () => {
    given({ A: { hand: ['CA/13', 'CA/13'], meat: 4 } })
      .when(playsAction('A', 'CA/13'), drawsFromMain, playsAction('A', 'CA/13'), drawsFromMain)
      .shows((scene) => expect(scene.meat('A')).toBe(6));
  });

  test('CAN-R.71 the clock passes, draws from the main deck and ends the turn', () => {
    const scene = given({ A: { hunt: ['CA/05'] }, B: { hunt: ['RA/05'] } });
    expect(scene.question('A').fallback).toEqual(['end']);
    scene.when(attacks('A', 'CA/05', 'RA/05'));
    expect(scene.question('B').fallback).toEqual(['pass']);
    scene.when(passes('B'), allPass, chooses('A', 'draw'));
    expect(scene.question('A').fallback).toEqual(['main']);
  });

  test('CAN-R.71 CAN-R.11 a Leader, which is free, is no forced action for the clock', () => {
    const scene = given({
      A: { main: [], reinforcement: [], hand: ['DO/01'], covert: ['DO/10'], exhausted: true },
    });
    expect(scene.question('A').fallback).toEqual(scene.idsOf('A', ['move:DO/10']));
  });

  test('CAN-R.71 the clock gives a Charge’s excess to the creature with most life left', () => {
    const scene = given({
      A: { hunt: ['DO/35'] },
      B: { hunt: ['RA/10 spent1', 'RA/05 d3', 'RA/27'], meat: 0 },
    }).when(uses('A', 'DO/35', 0, 'RA/10'), allPass);
    expect(scene.asked).toBe('B chargeSplit');
    expect(scene.question('B').fallback).toEqual(scene.idsOf('B', ['RA/27', 'RA/27', 'RA/27']));
  });
});
