import { describe, expect, test } from 'vitest';
import type { Side } from '../scenes/setting.ts';
import {
  attacks,
  chooses,
  drawsFromMain,
  ends,
  given,
  passes,
  plays,
  uses,
} from '../testing/given.ts';

/** All that is sent to a viewer, byte by byte, while B has one hand or another and passes. */
function trace(hand: readonly string[], viewer: 0 | null): string {
  const scene = given({
    options: { decks: 'custom' },
    A: { hunt: ['RA/05', 'RE/06'], covert: ['RE/29'], meat: 6 },
    B: { hunt: ['CA/34', 'CA/33'], covert: ['CA/05'], hand, faction: 'CA', meat: 3 },
  });
  const sent: string[] = [];
  const send = (): void => {
    const { session } = scene;
    const question = viewer === null ? null : session.questionOf(viewer);
    sent.push(JSON.stringify([session.view(viewer), session.awaited(), question]));
  };
  for (const move of [
    attacks('A', 'RA/05', 'CA/34'),
    uses('A', 'RE/06', 0, 'CA/34'),
    uses('A', 'RE/29', 0),
  ]) {
    if (scene.asked.endsWith('mainAction') || scene.asked.endsWith('chooseTarget')) move(scene);
    send();
    while (scene.asked !== 'A mainAction' && !scene.asked.endsWith('chooseTarget')) {
      scene.answer(scene.asked.startsWith('A') ? 'A' : 'B', ['pass']);
      send();
    }
  }
  return JSON.stringify([sent, scene.events]);
}

describe('Recharge', () => {
  test('CAN-17.3 CAN-R.32 S33 the ability just used may be used again in this turn', () => {
    const scene = given({
      A: { covert: ['RE/03'], hunt: ['RE/01'] },
      B: { hunt: ['CA/34'] },
    }).when(uses('A', 'RE/03', 1));
    expect(scene.options('A')).toEqual(['pass', 'use:RE/01:1', 'use:RE/03:0']);
    scene.when(chooses('A', 'use:RE/01:1')).shows(() => {
      expect(scene.options('A')).toContain('ability:RE/03:1');
      expect(scene.creature('A', 'RE/01').spent).toEqual([false, true]);
      expect(scene.meat('A')).toBe(3);
    });
  });

  test('CAN-R.32 before an assault’s combat, not if the user is gone, from the hand as well', () => {
    const scene = given({
      options: { decks: 'custom', askAlways: 'on' },
      A: { hunt: ['RE/06'], hand: ['RE/39'] },
      B: { hunt: ['CA/34'], meat: 0 },
    }).when(uses('A', 'RE/06', 0));
    expect([scene.asked, scene.damage('B', 'CA/34')]).toEqual(['A rechargeTrigger', 2]);
    scene.when(chooses('A', 'reveal:RE/39:0'));
    const told = scene.events.map(({ type }) => type);
    expect(told.indexOf('recharged')).toBeLessThan(told.indexOf('combatDeclared'));
    expect(told).toContain('recharged');
    const dead = given({
      A: { hunt: ['CA/23 d1', 'RE/01'] },
      B: { hunt: ['CA/34'], meat: 0 },
    }).when(uses('A', 'CA/23', 0));
    expect(dead.asked).toBe('A mainAction');
  });
});

describe('windows', () => {
  test('CAN-23.2 an ability is paid, aimed, answered, then takes effect; its combat comes last', () => {
    const scene = given({
      A: { hunt: ['RE/06', 'RE/01'] },
      B: { hunt: ['CA/34', 'CA/05'], meat: 2 },
    }).when(uses('A', 'RE/06', 0, 'CA/34'));
    expect([scene.asked, scene.meat('A')]).toEqual(['B defend', 3]);
    scene.when(passes('B'));
    expect([scene.asked, scene.damage('B', 'CA/34')]).toEqual(['A rechargeTrigger', 2]);
    scene.when(passes('A'));
    expect([scene.asked, scene.open.combat?.step]).toEqual(['B defend', 'defence']);
  });

  test('CAN-23.1 a player eliminated by damage has lost before anything else is asked', () => {
    const scene = given({
      A: { covert: ['RE/29'], hunt: ['RE/01'] },
      B: { main: [], reinforcement: [], hunt: ['CA/23'] },
    }).when(uses('A', 'RE/29', 0));
    expect([scene.winner, scene.reason]).toEqual(['A', 'elimination']);
  });

  test('CAN-23.3 CAN-R.35 one window for all reactions', () => {
    const scene = given({
      A: { hunt: ['RE/06'] },
      B: { hunt: ['CA/06', 'RA/29'], covert: ['DO/21'], meat: 2 },
    }).when(uses('A', 'RE/06', 0, 'CA/06'));
    expect(scene.options('B').sort()).toEqual(
      ['pass', 'dodge', 'use:RA/29:0', 'use:DO/21:0', 'use:CA/06:0'].sort(),
    );
  });

  test('CAN-R.77 the other camp reacts, the user’s own triggers come afterwards', () => {
    const scene = given({
      A: { covert: ['RE/29', 'DO/21'], hunt: ['RE/01'] },
      B: { hunt: ['CA/34'] },
    }).when(uses('A', 'RE/29', 0));
    // Its own Bullseye is no answer to its own shot.
    expect(scene.asked).toBe('A rechargeTrigger');
  });

  test('CAN-R.72 the active player’s entering triggers come first', () => {
    const scene = given({
      A: { hunt: ['RA/05'], hand: ['RA/27'], discard: ['RA/10'] },
      B: { covert: ['CA/03'] },
    });
    // No card lets both camps enter by one action today: the cat has been moved by hand.
    scene.creature('B', 'CA/03').zone = 'hunt';
    const { id: creature } = scene.creature('B', 'CA/03');
    scene.open.entered.push({ creature, zone: 'hunt', how: 'moved' });
    scene.when(plays('A', 'RA/27', 'covert'));
    expect(scene.asked).toBe('A enterTrigger');
    scene.when(passes('A'));
    expect(scene.asked).toBe('B enterTrigger');
  });
});

describe('possible cards of a hand', () => {
  const attack = (hand: readonly string[], options = {}, faction: 'DO' | 'CA' = 'DO') =>
    given({
      options,
      A: { hunt: ['CA/05'] },
      B: { hunt: [faction === 'DO' ? 'DO/34' : 'CA/34'], hand, faction, meat: 1 },
    }).when(attacks('A', 'CA/05', faction === 'DO' ? 'DO/34' : 'CA/34'));

  test('CAN-23.9 CAN-R.60 S42 no window where the known deck has no such Action', () => {
    const scene = attack(['DO/04', 'DO/11', 'DO/12', 'DO/13']);
    expect(scene.asked).toBe('B tactical');
    scene.when(passes('B'));
    // Dogs have Armour among their Actions, but not in this deck.
    expect([scene.asked, scene.damage('B', 'DO/34')]).toEqual(['A mainAction', 4]);
  });

  test('CAN-23.9 CAN-R.60 S42 a window where it could be held, whatever is held', () => {
    const side = (hand: string[]) =>
      given({
        A: { hunt: ['DO/34'] },
        B: { hunt: ['CA/34'], covert: ['CA/05'], hand, faction: 'CA', meat: 1 },
      }).when(attacks('A', 'DO/34', 'CA/34'));
    expect(side(['CA/12']).asked).toBe('B defend');
    expect(side(['CA/05']).asked).toBe('B defend');
    expect(side([]).asked).not.toBe('B defend');
    expect(side(['CA/05']).options('B')).toEqual(['pass', 'passTurn']);
  });

  test('CAN-R.60 with custom decks the whole faction counts; the table may ask always', () => {
    const custom = given({
      options: { decks: 'custom' },
      A: { hunt: ['CA/05'] },
      B: { hunt: ['DO/34'], covert: ['DO/03'], hand: ['DO/11'], meat: 0 },
    });
    custom.when(attacks('A', 'CA/05', 'DO/34'));
    // Dogs have Armour among their Actions: asked, though this hand has none.
    expect(custom.asked).toBe('B armour');
    const always = attack(['DO/11'], { askAlways: 'on' });
    expect(always.asked).toBe('B defend');
    const paid = given({
      options: { askAlways: 'on' },
      A: { hunt: ['CA/05'] },
      B: { hunt: ['DO/34'], covert: ['DO/20'], hand: ['DO/04'], meat: 1 },
    }).when(attacks('A', 'CA/05', 'DO/34'));
    expect(paid.options('B')).toEqual(['pass', 'passTurn', 'ability:DO/20:0']);
    expect(attack(['DO/11']).asked).toBe('B tactical');
  });
});

describe('the answer to an attack and the exchange in one question', () => {
  const camps = (A: Partial<Side> = {}, B: Partial<Side> = {}, more: object = {}) =>
    given({
      A: { hunt: ['CA/05'], ...A },
      B: { hunt: ['DO/03'], hand: ['DO/11'], faction: 'DO', ...B },
      ...more,
    });
  const attack = attacks('A', 'CA/05', 'DO/03');
  const BOTH = ['pass', 'dodge', 'passTurn', 'ability:DO/03:1', 'action:DO/11'];

  test('CAN-R.87 if the attacker cannot act, the defender dodges or acts at once; acting is no dodge', () => {
    const scene = camps().when(attack);
    expect([scene.asked, scene.options('B')]).toEqual(['B defend', BOTH]);
    scene.when(uses('B', 'DO/03', 1));
    // It is asked again as usual, once a seat has acted.
    expect([scene.asked, scene.options('B')]).toEqual([
      'B tactical',
      ['pass', 'passTurn', 'action:DO/11'],
    ]);
    expect(scene.happened('windowPassed')).toHaveLength(1);
    scene.when(passes('B')).shows(() => expect(scene.meat('B')).toBe(3));
    const dodged = camps().when(attack, chooses('B', 'dodge'));
    expect([dodged.asked, dodged.meat('B')]).toEqual(['A mainAction', 2]);
  });

  test('CAN-R.87 its events and its outcome are those of two questions', () => {
    const B = { hunt: ['DO/03', 'DO/34'] };
    const once = (answer: string) => camps({}, B).when(attack, chooses('B', answer));
    // An attacker who may hold an Action is asked between, and passes.
    const twice = (answer: string) =>
      camps({ hand: ['CA/05'], faction: 'CA' }, B).when(
        attack,
        passes('B', 'A'),
        chooses('B', answer),
      );
    for (const answer of ['pass', 'passTurn', 'ability:DO/03:1', 'action:DO/11']) {
      const [first, second] = [once(answer), twice(answer)];
      if (second.asked === 'A tactical') second.when(passes('A'));
      expect(first.events.map(({ type }) => type)).toEqual(second.events.map(({ type }) => type));
      expect([first.asked, first.open.combat?.step]).toEqual([
        second.asked,
        second.open.combat?.step,
      ]);
      expect([first.open.passing, first.meat('B')]).toEqual([
        second.open.passing,
        second.meat('B'),
      ]);
    }
  });

  test('CAN-R.87 CAN-23.9 it is asked so by public facts: an attacker who might act is asked between', () => {
    const asked = (A: Partial<Side>) => camps(A).when(attack).options('B').includes('passTurn');
    expect(asked({ meat: 1 })).toBe(true);
    // Cats may hold Actions for it, and this one may; it does not matter whether it does.
    expect(asked({ hand: ['CA/11'], faction: 'CA' })).toBe(false);
    expect(asked({ hand: ['CA/05'], faction: 'CA' })).toBe(false);
    // Nor what the defender holds.
    const hands = [['DO/11'], ['DO/04']].map((hand) => camps({}, { hand }).when(attack));
    expect(hands.map((scene) => [scene.asked, scene.options('B').slice(0, 3)])).toEqual([
      ['B defend', BOTH.slice(0, 3)],
      ['B defend', BOTH.slice(0, 3)],
    ]);
    // After a pass for the turn the exchange is not asked.
    const two = { hunt: ['CA/05', 'CA/34'] };
    const stood = camps(two, { hunt: ['DO/03', 'DO/34'] }).when(attack, chooses('B', 'passTurn'));
    stood.when(attacks('A', 'CA/34', 'DO/34'));
    expect(stood.options('B')).toEqual(['pass', 'dodge']);
  });

  test('CAN-R.87 CAN-R.61 in two against two only of the last one asked who is also the first to act', () => {
    const sides = (partner: Partial<Side>) =>
      given({
        mode: '2v2',
        A: { hunt: ['CA/05'] },
        C: { hunt: ['DO/03'], meat: 2 },
        D: partner,
      }).when(attack);
    const alone = sides({ meat: 0 });
    expect([alone.asked, alone.options('C')]).toEqual([
      'C defend',
      ['pass', 'dodge', 'passTurn', 'ability:DO/03:1'],
    ]);
    // The partner may still net the attacker.
    const netted = sides({ hunt: ['RE/30'], meat: 2 });
    expect(netted.options('C')).toEqual(['pass', 'dodge', 'use:RE/30:0']);
    netted.when(passes('C'));
    // The owner speaks first in the exchange.
    expect([netted.asked, netted.options('D')]).toEqual(['D defend', ['pass', 'use:RE/30:0']]);
    netted.when(passes('D'));
    expect(netted.asked).toBe('C tactical');
  });
});

describe('passing for good', () => {
  test('CAN-R.83 the attacked player passes for the turn, and is asked in none of its combats', () => {
    const scene = given({
      A: { hunt: ['CA/05', 'CA/10'], hand: ['CA/11'] },
      B: { hunt: ['DO/34', 'DO/03'], hand: ['DO/11'] },
    }).when(attacks('A', 'CA/05', 'DO/34'), passes('B', 'A'));
    expect(scene.options('B')).toEqual(['pass', 'passTurn', 'action:DO/11']);
    scene.when(chooses('B', 'passTurn'));
    expect(scene.happened('stoodBack')).toMatchObject([{ seat: 1, until: 'turn' }]);
    // The attacker has passed as well: the damage is dealt.
    expect(scene.asked).toBe('A mainAction');
    scene.when(attacks('A', 'CA/10', 'DO/03'));
    expect(scene.asked).toBe('B defend');
    scene.when(passes('B', 'A'));
    expect(scene.asked).toBe('A mainAction');
    expect(scene.happened('tacticalPassed').map(({ seat }) => seat)).toEqual([0, 0, 1]);
  });

  test('CAN-R.83 the initiator passes for the combat: asked no more in it, but again in the next', () => {
    const scene = given({
      A: { hunt: ['CA/05', 'CA/10'], hand: ['CA/11'] },
      B: { hunt: ['DO/34'], hand: ['DO/11', 'DO/11'] },
    }).when(attacks('A', 'CA/05', 'DO/34'), passes('B'));
    expect(scene.options('A')).toEqual(['pass', 'passCombat', 'action:CA/11']);
    scene.when(chooses('A', 'passCombat'), chooses('B', 'action:DO/11'));
    // Not A, though B has acted.
    expect(scene.asked).toBe('B tactical');
    scene.when(passes('B'));
    expect(scene.asked).toBe('A mainAction');
    scene.when(attacks('A', 'CA/10', 'DO/34'), passes('B'));
    expect(scene.asked).toBe('A tactical');
  });

  test('CAN-R.83 it lasts a turn at most', () => {
    const scene = given({
      A: { hunt: ['CA/34'], hand: ['CA/11'] },
      B: { hunt: ['DO/34'], hand: ['DO/11', 'DO/10', 'DO/10'] },
    }).when(attacks('A', 'CA/34', 'DO/34'), passes('B', 'A'), chooses('B', 'passTurn'), ends('A'));
    scene.when(drawsFromMain);
    expect([scene.asked, scene.open.passing]).toEqual(['B mainAction', undefined]);
  });

  test('CAN-R.83 CAN-23.9 it is offered whatever the hand holds', () => {
    const offered = (hand: readonly string[]) =>
      given({ A: { hunt: ['CA/34'], hand }, B: { hunt: ['DO/34'] } })
        .when(attacks('A', 'CA/34', 'DO/34'), passes('B'))
        .options('A');
    expect(offered(['CA/05'])).toEqual(['pass', 'passCombat']);
    expect(offered(['CA/11'])).toEqual(['pass', 'passCombat', 'action:CA/11']);
  });
});

describe('public cards go', () => {
  test('CAN-23.9 CAN-R.60 no tactical window once every Action of the known list lies discarded', () => {
    const windows = (discard: readonly string[]): boolean =>
      given({
        A: { hunt: ['CA/05'], meat: 1 },
        B: { hunt: ['DO/34'], hand: ['DO/04', 'DO/05'], discard, meat: 1 },
      })
        .when(attacks('A', 'CA/05', 'DO/34'))
        .asked.includes('tactical');
    expect(windows(['DO/11', 'DO/11', 'DO/12'])).toBe(true);
    expect(windows(['DO/11', 'DO/11', 'DO/11', 'DO/12'])).toBe(false);
  });

  test('CAN-23.9 CAN-R.60 CAN-R.58 with custom decks the copies that a deck may hold count, of one box fewer', () => {
    const armour = (discard: readonly string[], options = {}): string => {
      const scene = given({
        options: { decks: 'custom', ...options },
        A: { hunt: ['CA/05'] },
        B: { hunt: ['DO/34'], hand: ['DO/11'], discard, meat: 0 },
      });
      return scene.when(attacks('A', 'CA/05', 'DO/34')).asked;
    };
    const three = ['DO/40', 'DO/40', 'DO/40'];
    expect(armour(three.slice(1))).toBe('B armour');
    expect(armour(three)).not.toBe('B armour');
    expect(armour(['DO/40'], { collection: 'box' })).not.toBe('B armour');
  });

  test('CAN-R.82 a turn without meat ends by itself, unless the hand might hold a Leader, or a Tracker stands', () => {
    const after = (side: Partial<Side>, options = {}): string =>
      given({
        options,
        A: { covert: ['DO/03'], hand: ['DO/05'], meat: 1, faction: 'DO', ...side },
        B: { hunt: ['CA/34'] },
      }).when(chooses('A', 'move:DO/03')).asked;
    expect(after({ discard: ['DO/01'] })).toBe('B drawSource');
    expect(after({ hunt: ['DO/01'] })).toBe('B drawSource');
    expect(after({ hand: [] })).toBe('B drawSource');
    expect(after({})).toBe('A mainAction');
    expect(after({ discard: ['DO/01'], meat: 2 })).toBe('A mainAction');
    expect(after({ discard: ['DO/01'], hunt: ['CA/08'] })).toBe('A mainAction');
    // A game of a tournament may still be conceded.
    expect(after({ discard: ['DO/01'] }, { match: 'tournament', decks: 'custom' })).toBe(
      'A mainAction',
    );
  });

  test('CAN-R.82 CAN-23.9 whether the turn ends by itself does not depend on what the hand holds', () => {
    const asked = (hand: readonly string[]): string =>
      given({
        A: { covert: ['DO/03'], hand, meat: 1, faction: 'DO' },
        B: { hunt: ['CA/34'] },
      }).when(chooses('A', 'move:DO/03')).asked;
    expect(asked(['DO/05'])).toBe(asked(['DO/01']));
  });
});

describe('reactions in hand leak nothing', () => {
  test('CAN-23.9 CAN-23.11 CAN-23.12 the bytes sent to the others are the same with and without the card', () => {
    for (const viewer of [0, null] as const) {
      const without = trace(['CA/05', 'CA/10'], viewer);
      for (const held of ['CA/12', 'CA/40', 'CA/41', 'CA/11', 'CA/39']) {
        expect(trace([held, 'CA/10'], viewer)).toBe(without);
      }
      expect(without).toContain('defend');
    }
  });
});
