import type { Question } from '@tablee/engine';
import type { SeatName } from '@tablee/engine/testing';
import { playRandomly, seatOf } from '@tablee/engine/testing';
import { describe, expect, test } from 'vitest';
import { handOf } from '../armies/armies.ts';
import { game as unmatched } from '../index.ts';
import type { UnmatchedView } from '../state/state.ts';
import { attacks, chooses, given, type UnmatchedScene } from '../testing/given.ts';

/** The code of the refusal, and its facts, for a card by name or a fighter by id. */
const why = (
  scene: UnmatchedScene,
  name: SeatName,
  about: { card?: string; space?: string; verb?: string },
) => {
  const { card } = about;
  const ids = scene.open.armies.flatMap((army, index) =>
    handOf(scene.state, index)
      .filter(({ face }) => card !== undefined && face === `${army.hero}-${card}`)
      .map(({ id }) => id),
  );
  const view = scene.session.view(seatOf(name)) as UnmatchedView;
  return unmatched.explain(view, ids[0] === undefined ? about : { ...about, card: ids[0] });
};

describe('why not', () => {
  const scene = given({
    heroes: ['king-arthur', 'medusa'],
    on: { 'king-arthur': 'm08', medusa: 'm31', 'harpy-1': 'm09' },
    cards: {
      'king-arthur': { hand: ['prophecy', 'the-holy-grail', 'excalibur', 'swift-strike'] },
      medusa: { hand: ['snipe'] },
    },
  });

  test('UNM-13.5 a card whose fighter is defeated', () => {
    expect(why(scene, 'A', { card: 'prophecy' })).toEqual({
      code: 'fighterDefeated',
      facts: { banner: 'sidekick' },
    });
  });

  test('UNM-9.7 a defense is no action; UNM-8.7 an attack with a target is one', () => {
    expect(why(scene, 'A', { card: 'the-holy-grail' })?.code).toBe('defenseOnly');
    expect(why(scene, 'A', { card: 'excalibur' })).toBeNull();
  });

  test('UNM-8.3 a target out of reach, a friend, an empty space', () => {
    const attack = (space: string) =>
      why(scene, 'A', { verb: 'attack', card: 'king-arthur', space })?.code ?? null;
    expect(attack('m31')).toBe('notAdjacent');
    expect(attack('m09')).toBeNull();
    expect(attack('m08')).toBe('friendly');
    expect(attack('m20')).toBe('emptySpace');
  });

  test('UNM-6.9 UNM-6.11 a space that is occupied, shut off or too far', () => {
    const walk = given({
      heroes: ['king-arthur', 'alice'],
      on: { 'king-arthur': 'm20', merlin: 'm13', alice: 'm21' },
      cards: { 'king-arthur': { hand: ['feint'] } },
    }).when(chooses('A', 'maneuver'));
    const to = (space: string) => why(walk, 'A', { card: 'king-arthur', space })?.code ?? null;
    expect(to('m13')).toBe('occupied');
    expect(to('m25')).toBe('blocked');
    expect(to('m03')).toBe('tooFar');
    expect(to('m28')).toBeNull();
  });

  test('UNM-9.3 a defender’s card of another banner or kind', () => {
    const asked = given({
      heroes: ['king-arthur', 'medusa'],
      on: { 'king-arthur': 'm08', 'harpy-1': 'm09', medusa: 'm31' },
      cards: {
        'king-arthur': { hand: ['swift-strike'] },
        medusa: { hand: ['hiss-and-slither', 'gaze-of-stone'] },
      },
    }).when(attacks('A', 'king-arthur', 'harpy-1', 'swift-strike'));
    expect(why(asked, 'B', { card: 'hiss-and-slither' })).toEqual({
      code: 'wrongBanner',
      facts: { banner: 'hero' },
    });
    expect(why(asked, 'B', { card: 'gaze-of-stone' })?.code).toBe('notADefenseCard');
  });

  test('UNM-9.1 UNM-9.6 in a combat only the two sides lay cards, each in its turn', () => {
    const fought = given({
      mode: 'team',
      heroes: ['alice', 'king-arthur', 'sinbad', 'medusa'],
      on: { alice: 'm08', 'king-arthur': 'm09' },
      cards: {
        alice: { hand: ['feint', 'claws-that-catch', 'looking-glass'] },
        'king-arthur': { hand: ['skirmish'] },
        sinbad: { hand: ['exploit'] },
      },
    });
    expect(why(fought, 'A', { card: 'feint' })).toBeNull();
    expect(why(fought, 'A', { card: 'looking-glass' })?.code).toBe('defenseOnly');
    expect(why(fought, 'A', { card: 'claws-that-catch' })?.code).toBe('fighterDefeated');
    expect(why(fought, 'C', { card: 'skirmish' })?.code).toBe('notYourTurn');
    fought.when(chooses('A', 'attack alice king-arthur feint'));
    expect(why(fought, 'A', { card: 'looking-glass' })?.code).toBe('combatRunning');
    expect(why(fought, 'C', { card: 'skirmish' })).toBeNull();
    expect(why(fought, 'B', { card: 'exploit' })?.code).toBe('combatRunning');
  });

  test('UNM-4.9 it is another army’s turn, or one only watches', () => {
    expect(why(scene, 'B', { card: 'medusa' })?.code).toBe('notYourTurn');
    expect(unmatched.explain(scene.session.view(null) as UnmatchedView, {})?.code).toBe(
      'spectator',
    );
  });
});

test('in random duels an attack is explained exactly when it is not offered', () => {
  for (let seed = 1; seed <= 12; seed += 1) {
    playRandomly({
      game: unmatched,
      seats: 2,
      seed,
      onQuestion(session, seat, question: Question) {
        if (question.kind !== 'chooseAction' || question.shape !== 'pick') return;
        const view = session.view(seat) as UnmatchedView;
        const offered = new Set(question.options.map(({ by, space }) => `${by} ${space}`));
        const placed = view.open.fighters.filter(({ space }) => space !== null);
        for (const attacker of placed.filter(({ army }) => army === view.open.active)) {
          for (const target of placed) {
            const about = { verb: 'attack', by: attacker.id, space: target.space as string };
            const isOffered = offered.has(`${attacker.id} ${target.space}`);
            expect(unmatched.explain(view, about) === null).toBe(isOffered);
          }
        }
      },
    });
  }
});
