import { describe, expect, test } from 'vitest';
import {
  allPass,
  allPassTo,
  attacks,
  chooses,
  drawsFromMain,
  ends,
  given,
  plays,
  playsAction,
} from '../testing/given.ts';

describe('entering', () => {
  test('CAN-17.4 S34 Rat Proliferation on entering Covert, not Hunt', () => {
    const side = { hand: ['RA/09'], discard: ['RA/10', 'RA/05'] };
    const scene = given({ A: side }).when(plays('A', 'RA/09', 'covert'));
    expect(scene.asked).toBe('A enterTrigger');
    scene
      .when(chooses('A', 'use:RA/09:0'))
      .shows(() => expect(scene.reinforcement('A')).toEqual(['RA/10', 'RA/10']));
    const hunt = given({ A: side }).when(plays('A', 'RA/09', 'hunt'));
    expect(hunt.asked).toBe('A mainAction');
    const none = given({ A: { ...side, discard: ['RA/05'] } }).when(plays('A', 'RA/09', 'covert'));
    expect(none.asked).toBe('A mainAction');
  });

  test('CAN-17.5 CAN-R.47 S30 Feline Leap on entering Hunt: a free combat, dodgeable', () => {
    const scene = given({ A: { hand: ['CA/03'] }, B: { hunt: ['RA/27'], meat: 4 } }).when(
      plays('A', 'CA/03', 'hunt'),
      chooses('A', 'use:CA/03:0'),
    );
    expect(scene.options('B')).toContain('dodge');
    scene.when(allPass).shows(() => {
      expect(scene.meat('A')).toBe(3);
      expect(scene.damage('A', 'CA/03')).toBe(3);
      expect(scene.lives('B', 'RA/27')).toBe(false);
    });
    given({ A: { covert: ['CA/03'] }, B: { hunt: ['RA/27'] } })
      .when(chooses('A', 'move:CA/03'))
      .shows((each) => expect(each.asked).toBe('A enterTrigger'));
    const alone = given({ A: { hand: ['CA/03'] } }).when(plays('A', 'CA/03', 'hunt'));
    expect(alone.asked).toBe('A mainAction');
  });

  test('CAN-17.6 CAN-R.53 Banished Tactics: any card of the main deck, unseen by the others', () => {
    const scene = given({
      A: { hand: ['RE/10'], main: ['RE/12', 'RE/01', 'RE/03'] },
    }).when(plays('A', 'RE/10', 'hunt'), chooses('A', 'use:RE/10:0'));
    expect(scene.options('A')).toEqual(['RE/01', 'RE/03', 'RE/12']);
    scene.when(chooses('A', 'RE/03')).shows(() => {
      expect(scene.reinforcement('A')).toContain('RE/03');
      expect(scene.happened('searched')[0]).not.toHaveProperty('card');
      expect(scene.ownHalves).toContainEqual({
        seat: 0,
        half: { card: { id: expect.any(String), face: 'RE/03' } },
      });
      expect(scene.player('A').shown).toEqual([]);
    });
    const empty = given({ A: { hand: ['RE/10'], main: [] } }).when(plays('A', 'RE/10', 'hunt'));
    expect(empty.asked).toBe('A mainAction');
    // Moving on is no entering of play.
    const moved = given({ A: { covert: ['RE/10'] } }).when(chooses('A', 'move:RE/10'));
    expect(moved.asked).toBe('A mainAction');
  });

  test('CAN-17.7 CAN-23.8 Support and Replacement on entering, in the order the player likes', () => {
    const scene = given({ A: { hand: ['RA/02'], main: ['RA/10', 'RA/05', 'RA/11'] } }).when(
      plays('A', 'RA/02', 'covert'),
    );
    expect(scene.options('A')).toEqual(['pass', 'use:RA/02:0', 'use:RA/02:1']);
    scene.when(chooses('A', 'use:RA/02:1'), chooses('A', 'RA/11'));
    scene.when(chooses('A', 'use:RA/02:0'), chooses('A', 'RA/11')).shows(() => {
      expect(scene.hand('A')).toEqual(['RA/11']);
      expect(scene.meat('A')).toBe(4);
      expect(scene.asked).toBe('A mainAction');
    });
  });

  test('CAN-17.9 Replacement shows a card of value 6 or less', () => {
    const scene = given({ A: { hand: ['RA/21'], main: ['RA/06', 'RA/12', 'RA/10'] } }).when(
      plays('A', 'RA/21', 'covert'),
      chooses('A', 'use:RA/21:0'),
    );
    expect(scene.options('A')).toEqual(['RA/10', 'RA/12']);
    scene.when(chooses('A', 'RA/12')).shows(() => {
      expect(scene.happened('searched')[0]?.card?.face).toBe('RA/12');
      expect(scene.reinforcement('A')).toContain('RA/12');
    });
  });

  test('CAN-5.4 CAN-17.9 all remember what was shown on its way into the Reinforcements, until it is played', () => {
    const scene = given({
      options: { decks: 'custom' },
      A: { hand: ['RA/21', 'RA/21', 'RA/21'], main: ['RA/42', 'RA/40', 'RA/10'], meat: 9 },
      B: { hunt: ['CA/05'], meat: 9 },
    });
    for (const face of ['RA/42', 'RA/40', 'RA/10']) {
      scene.when(plays('A', 'RA/21', 'covert'), chooses('A', 'use:RA/21:0'), chooses('A', face));
    }
    expect(scene.view('B').open.players[0]?.shown).toEqual(['RA/42', 'RA/40', 'RA/10']);
    for (const face of ['RA/42', 'RA/40', 'RA/10']) {
      scene.when(chooses('A', 'draw'), chooses('A', face));
    }
    expect(scene.player('A').shown).toHaveLength(3);
    scene.when(plays('A', 'RA/10', 'hunt'));
    expect(scene.player('A').shown).toEqual(['RA/42', 'RA/40']);
    scene.when(ends('A'), drawsFromMain, attacks('B', 'CA/05', 'RA/10'));
    scene.when(chooses('A', 'reveal:RA/40:0'));
    expect(scene.player('A').shown).toEqual(['RA/42']);
    scene.when(
      chooses('B', 'recover:CA/05'),
      attacks('B', 'CA/05', 'RA/10'),
      allPassTo('A tactical'),
    );
    scene
      .when(playsAction('A', 'RA/42'), chooses('A', 'CA/05'))
      .shows(() => expect(scene.player('A').shown).toEqual([]));
  });
});
