import type { About } from '@tablee/engine';
import { describe, expect, test } from 'vitest';
import { attacks, given, uses } from '../testing/given.ts';
import { explain } from './explain.ts';
import { previewAttack, previewCombat, previewPyrrhic } from './preview.ts';

type Scene = ReturnType<typeof given>;

const why = (scene: Scene, name: 'A' | 'B' | null, about: About): string | undefined =>
  explain(scene.view(name), about)?.code;
const id = (scene: Scene, name: 'A' | 'B', face: string): string => scene.creature(name, face).id;
const held = (scene: Scene, name: 'A' | 'B', face: string): string =>
  scene.state.own[name === 'A' ? 0 : 1]?.hand.find((card) => card.face === face)?.id ?? '';

describe('why not?', () => {
  test('CAN-9.2 CAN-9.3 cards of the hand', () => {
    const scene = given({ A: { hand: ['DO/04', 'DO/01', 'DO/11', 'DO/37'], meat: 0 } });
    const card = (face: string) => why(scene, 'A', { card: held(scene, 'A', face) });
    expect(card('DO/04')).toBe('noMeat');
    expect(card('DO/01')).toBeUndefined();
    expect(card('DO/11')).toBe('noMeat');
    const rich = given({ A: { hand: ['DO/11', 'DO/40'] }, B: { hand: ['CA/05'] } });
    expect(why(rich, 'A', { card: held(rich, 'A', 'DO/11') })).toBe('outsideCombat');
    expect(why(rich, 'A', { card: held(rich, 'A', 'DO/40') })).toBe('triggered');
    expect(why(rich, 'B', { card: held(rich, 'B', 'CA/05') })).toBe('notYourTurn');
    expect(why(rich, null, {})).toBe('spectator');
  });

  test('CAN-11.1 CAN-16.1 targets and attackers', () => {
    const scene = given({
      A: { hunt: ['RA/05', 'RA/34 stunned'], covert: ['RA/27'] },
      B: { hunt: ['CA/05', 'CA/08'], covert: ['CA/10'] },
    });
    const attack = (mine: string, theirs: string) =>
      why(scene, 'A', {
        verb: 'attack',
        card: id(scene, 'A', mine),
        space: id(scene, 'B', theirs),
      });
    expect(attack('RA/05', 'CA/05')).toBeUndefined();
    expect(attack('RA/05', 'CA/10')).toBe('guarded');
    expect(attack('RA/05', 'CA/08')).toBe('tracker');
    expect(attack('RA/34', 'CA/05')).toBe('stunned');
    expect(attack('RA/27', 'CA/05')).toBe('notInHunt');
    expect(why(scene, 'A', { card: id(scene, 'B', 'CA/10') })).toBe('guarded');
  });

  test('CAN-12.2 CAN-12.3 CAN-8.4 abilities', () => {
    const scene = given({
      A: { hunt: ['RE/04', 'RE/10', 'RE/06 spent0', 'RE/11 stunned', 'RE/07'], covert: ['RE/24'] },
      B: { hunt: ['CA/05'] },
    });
    const ability = (face: string, slot: number) =>
      why(scene, 'A', { card: id(scene, 'A', face), space: String(slot) });
    expect(ability('RE/04', 0)).toBe('notInCovert');
    expect(ability('RE/10', 0)).toBe('triggered');
    expect(ability('RE/06', 0)).toBe('spent');
    expect(ability('RE/11', 0)).toBe('stunned');
    expect(ability('RE/07', 0)).toBe('outsideCombat');
    expect(ability('RE/24', 0)).toBe('notInHunt');
    const later = given({ A: { hunt: ['RE/10 spent0'] }, B: { hunt: ['CA/05'] } });
    expect(why(later, 'A', { card: id(later, 'A', 'RE/10'), space: '0' })).toBe('spent');
  });

  test('CAN-9.10 CAN-6.3 CAN-9.14 CAN-9.8 CAN-9.15 other actions', () => {
    const scene = given({
      A: { hunt: ['RA/05'], main: [], reinforcement: [], exhausted: true },
      B: { hunt: ['CA/05'] },
    });
    expect(why(scene, 'A', { verb: 'pillage' })).toBe('guarded');
    expect(why(scene, 'A', { verb: 'end' })).toBe('forced');
    expect(why(scene, 'A', { verb: 'draw' })).toBe('noCards');
    const card = id(scene, 'A', 'RA/05');
    expect(why(scene, 'A', { verb: 'move', card })).toBe('alreadyInHunt');
    expect(why(scene, 'A', { verb: 'recover', card })).toBe('notStunned');
    expect(why(scene, 'B', { verb: 'end' })).toBe('notYourTurn');
  });
});

describe('previews', () => {
  test('CAN-11.8 the damage of a combat as it stands, and of an attack not declared', () => {
    const scene = given({
      A: { hunt: ['CA/08 spent0'] },
      B: { hunt: ['RA/35'], covert: ['DO/07'] },
    });
    const [mine, theirs] = [id(scene, 'A', 'CA/08'), id(scene, 'B', 'RA/35')];
    expect(previewAttack(scene.open, mine, theirs).deaths).toEqual([theirs]);
    scene.when(attacks('A', 'CA/08', 'RA/35'), uses('B', 'RA/35', 0));
    const { combat } = scene.open;
    if (combat === null) throw new Error('no combat');
    const { deaths, blows } = previewCombat(scene.open, combat);
    expect(deaths).toEqual([]);
    expect(blows).toContainEqual({ creature: mine, combat: 1, direct: 0 });
  });

  test('CAN-7.5 CAN-20.2 the Pyrrhic check, from what a player sees', () => {
    const scene = given({ A: { hunt: ['RA/10'], hand: ['RA/12'] }, B: { tokens: 3 } });
    expect(previewPyrrhic(scene.view('A'), 0)).toEqual({ strength: 2, tokens: 3, isDraw: true });
    const strong = given({ A: { hunt: ['RA/10'], hand: ['RA/35'] }, B: { tokens: 3 } });
    expect(previewPyrrhic(strong.view('A'), 0)).toEqual({ strength: 3, tokens: 3, isDraw: false });
    expect(previewPyrrhic(strong.view('B'), 0)?.strength).toBe(2);
    const match = given({ options: { match: 'tournament' }, A: { hunt: ['RA/10'] } });
    expect(previewPyrrhic(match.view('A'), 0)).toBeNull();
  });
});
