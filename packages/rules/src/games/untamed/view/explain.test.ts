import type { About } from '@tablee/engine';
import { describe, expect, test } from 'vitest';
import { game as untamed } from '../index.ts';
import type { Name, Scene } from '../testing/given.ts';
import { attacks, given, plays } from '../testing/given.ts';

const why = (scene: Scene, name: Name | null, about: About) =>
  untamed.explain(scene.view(name), about);
const inHand = (scene: Scene, name: Name, face: string): About => {
  const card = scene.view(name).own?.hand.find((each) => each.face === face);
  return { verb: 'play', card: card?.id ?? '' };
};

describe('why not', () => {
  test('UNT-6.5 not enough Power, with the numbers; Focus too', () => {
    const scene = given({
      A: { power: 2, support: ['rat-pup'], hand: ['rat-queen', 'fox-storyteller', 'rat-leech'] },
      B: {},
    });
    expect(why(scene, 'A', inHand(scene, 'A', 'rat-queen'))).toEqual({
      code: 'notEnoughPower',
      facts: { face: 'rat-queen', cost: 3, ready: 2 },
    });
    expect(why(scene, 'A', inHand(scene, 'A', 'fox-storyteller'))).toEqual({
      code: 'notEnoughPower',
      facts: { face: 'fox-storyteller', cost: 4, ready: 2, focus: 3, support: 1 },
    });
    expect(why(scene, 'A', inHand(scene, 'A', 'rat-leech'))).toBeNull();
  });

  test('UNT-R.138 an action that Bonus Power pays for is not refused; one that it cannot pay for is, as before', () => {
    const play = (bonusPower: string[]) => {
      const scene = given({ A: { power: 1, hand: ['rat-queen'], bonusPower }, B: {} });
      return why(scene, 'A', inHand(scene, 'A', 'rat-queen'))?.code;
    };
    expect(play(['fox-seer', 'rat-pup'])).toBeUndefined();
    expect(play(['fox-seer'])).toBe('notEnoughPower');
  });

  test('UNT-8.4 seven Animals', () => {
    const scene = given({ A: { play: Array(7).fill('rat-pup'), hand: ['rat-pup'] }, B: {} });
    expect(why(scene, 'A', inHand(scene, 'A', 'rat-pup'))).toEqual({
      code: 'boardFull',
      facts: { face: 'rat-pup', most: 7 },
    });
  });

  test('UNT-11.1 UNT-11.2 Power full, or played already', () => {
    const power = (place: object) => {
      const scene = given({ A: { hand: ['rat-pup'], ...place }, B: {} });
      return why(scene, 'A', { ...inHand(scene, 'A', 'rat-pup'), verb: 'power' });
    };
    expect(power({ power: 5 })).toEqual({ code: 'powerFull', facts: { most: 5 } });
    expect(power({ powerPlays: 1 })).toEqual({ code: 'powerPlayed', facts: { times: 1 } });
    expect(power({})).toBeNull();
  });

  test('UNT-15.4 UNT-15.3 UNT-14.6 guarded by whom, Rush, rallied, exhausted', () => {
    const scene = given({
      A: {
        play: [
          'tiger-lord',
          { face: 'rat-pup', ready: false },
          { face: 'rat-leech', restrained: true },
          { face: 'tiger-cub', noStronghold: true },
        ],
      },
      B: { play: ['panda-teamaster', 'fox-seer'] },
      mode: 'survival',
      C: {},
    });
    const id = (name: Name, face: string): string => scene.animal(name, face).id;
    const attack = (face: string, space?: string) =>
      why(scene, 'A', { verb: 'attack', card: id('A', face), ...(space && { space }) });
    expect(attack('tiger-lord', id('B', 'fox-seer'))).toEqual({
      code: 'guarded',
      facts: { by: ['panda-teamaster'], ids: [id('B', 'panda-teamaster')] },
    });
    expect(attack('tiger-lord', 'stronghold:1')?.code).toBe('guarded');
    expect(attack('tiger-lord', 'stronghold:2')).toBeNull();
    expect(attack('tiger-lord', 'stronghold:0')?.code).toBe('notAnEnemy');
    expect(attack('tiger-lord', id('A', 'rat-pup'))?.code).toBe('notAnEnemy');
    expect(attack('rat-pup')).toEqual({ code: 'exhausted', facts: { face: 'rat-pup' } });
    expect(attack('rat-leech')).toEqual({ code: 'restrained', facts: { face: 'rat-leech' } });
    expect(attack('tiger-cub', 'stronghold:2')).toEqual({
      code: 'rushBan',
      facts: { face: 'tiger-cub' },
    });
    expect(attack('tiger-cub')).toBeNull();
    expect(why(scene, 'A', { verb: 'attack', card: id('B', 'fox-seer') })?.code).toBe(
      'notYourAnimal',
    );
  });

  test('UNT-18.2 the Hunter’s arrow', () => {
    const scene = given({ mode: 'hunter', A: { play: ['tiger-lord'] }, B: {}, C: {} });
    const card = scene.animal('A', 'tiger-lord').id;
    expect(why(scene, 'A', { verb: 'attack', card, space: 'stronghold:2' })).toEqual({
      code: 'hunterArrow',
      facts: { seat: 1 },
    });
  });

  test('UNT-11.3 UNT-23.4 the Stronghold ability: used, too little Support, condition, target', () => {
    const ability = (place: object) => why(given({ A: place, B: {} }), 'A', { verb: 'ability' });
    const two = ['rat-pup', 'rat-pup'];
    expect(ability({ abilityUses: 1, support: two })?.code).toBe('abilityUsed');
    expect(ability({ support: ['rat-pup'] })).toEqual({
      code: 'notEnoughSupport',
      facts: { face: 'panda-counter', cost: 2, support: 1 },
    });
    expect(ability({ stronghold: 'chameleon-glasshouse', support: two })?.code).toBe(
      'conditionNotMet',
    );
    expect(ability({ stronghold: 'raccoon-workshop', support: two })?.code).toBe('noTarget');
    expect(ability({ stronghold: 'rabbit-warren', support: two, hand: ['rat-queen'] })?.code).toBe(
      'noTarget',
    );
    expect(ability({ support: two })).toBeNull();
  });

  test('UNT-11.4 UNT-R.24 UNT-12.3 the bought card and the Bonus Power', () => {
    const about = (verb: string, place: object) =>
      why(given({ A: place, B: {} }), 'A', { verb })?.code;
    expect(about('draw', { power: 1 })).toBe('notEnoughPower');
    expect(about('draw', { power: 2, deck: [] })).toBe('deckEmpty');
    expect(about('draw', { power: 2, hasPaidForCard: true })).toBe('alreadyDrawn');
    expect(about('draw', { power: 2 })).toBeUndefined();
    expect(about('bonus', {})).toBe('noBonusPower');
    expect(about('end', {})).toBeUndefined();
    expect(about('dance', {})).toBe('unknownAction');
  });

  test('UNT-4.1 not the own turn, not the Main Phase, done already', () => {
    const scene = given({ A: {}, B: {} });
    expect(why(scene, 'B', { verb: 'end' })).toEqual({
      code: 'notYourTurn',
      facts: { active: [0] },
    });
    expect(why(scene, null, { verb: 'end' })?.code).toBe('notYourTurn');
    scene.when((each) => each.answer('A', ['end']));
    expect(why(scene, 'A', { verb: 'end' })?.code).toBe('notMainPhase');
    const hydra = given({ mode: 'hydra', A: { done: true }, B: {}, C: {}, D: {} });
    expect(why(hydra, 'A', { verb: 'end' })?.code).toBe('done');
    expect(why(hydra, 'A', { verb: 'play', card: 'x' })?.code).toBe('done');
    expect(why(hydra, 'C', { verb: 'play', card: 'x' })?.code).toBe('notInHand');
  });

  test('UNT-9.1 explains nothing about what is possible, and never during another player’s question', () => {
    const scene = given({
      A: { play: ['rat-queen'], hand: ['rat-pup'] },
      B: { play: ['crocodile-mourner'] },
    });
    scene.when(plays('A', 'rat-pup'), attacks('A', 'rat-queen', 'crocodile-mourner'));
    expect(scene.asked).toBe('B useAbility');
    expect(why(scene, 'B', { verb: 'end' })?.code).toBe('notYourTurn');
  });
});
