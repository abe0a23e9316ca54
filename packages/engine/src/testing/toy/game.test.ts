import { describe, expect, test } from 'vitest';
import type { Pick } from '../../script/question.ts';
import type { Position } from '../../session/position.ts';
import { newPosition } from '../../session/position.ts';
import { Session } from '../../session/session.ts';
import type { ToyState } from './game.ts';
import { toy } from './game.ts';

/** A skirmish with given hands, at the turn of seat 0. */
function given(hands: string[][], change: (state: ToyState) => void = () => {}): Session {
  const position = newPosition(toy, hands.length, {}) as Position<ToyState>;
  const state = position.checkpoint;
  state.own = hands.map((hand, seat) => ({
    hand: hand.map((face, i) => ({ id: `${face}${seat}${i}`, face })),
  }));
  change(state);
  const dice = () => [];
  return new Session(toy, { ...position, running: { script: 'takeTurn', args: [0] } }, { dice });
}

const hp = (session: Session): number[] =>
  (session.state as ToyState).open.fighters.map((fighter) => fighter.hp);

const answers = (session: Session, ...steps: [number, string][]): void => {
  for (const [seat, pick] of steps) expect(session.answer(seat, [pick])).toEqual({ ok: true });
};

const asked = (session: Session): [string, readonly number[]] => {
  const awaited = session.awaited();
  return [awaited?.kind ?? 'over', awaited?.seats ?? []];
};

describe('windows', () => {
  test('TOY-5 the window goes round until everyone has declined since the last response', () => {
    const session = given([['strike'], ['shield', 'charm'], ['shield', 'charm']]);
    answers(session, [0, 'strike00'], [0, 'seat1']);
    expect(asked(session)).toEqual(['react', [1]]);
    answers(session, [1, 'decline'], [2, 'shield20']);
    expect(asked(session)).toEqual(['react', [1]]);
    answers(session, [1, 'decline'], [2, 'decline']);
    expect(hp(session)).toEqual([6, 6, 6]);
    expect(asked(session)).toEqual(['takeTurn', [1]]);
  });

  test('TOY-5 every seat with cards is asked, whatever it holds; an empty hand is not', () => {
    const session = given([['strike'], ['charm'], []]);
    answers(session, [0, 'strike00'], [0, 'seat2']);
    expect(asked(session)).toEqual(['react', [1]]);
    expect((session.questionOf(1) as Pick).options.map(({ id }) => id)).toEqual(['decline']);
  });

  test('TOY-5 a replacement asks a question of its own and changes the event', () => {
    const session = given([['strike'], ['mirror'], []]);
    answers(session, [0, 'strike00'], [0, 'seat1'], [1, 'mirror10']);
    expect(asked(session)).toEqual(['chooseVictim', [1]]);
    answers(session, [1, 'seat2']);
    expect(hp(session)).toEqual([6, 6, 4]);
  });

  test('TOY-5 a seat that leaves in the window drops out of it', () => {
    const session = given([['strike'], ['mirror'], ['shield']]);
    answers(session, [0, 'strike00'], [0, 'seat1'], [1, 'mirror10']);
    session.leave(1);
    expect(asked(session)).toEqual(['react', [2]]);
    answers(session, [2, 'decline']);
    expect(asked(session)).toEqual(['takeTurn', [2]]);
  });
});

describe('triggers and modifiers', () => {
  test('TOY-7 triggers that meet happen in the order their owner names', () => {
    const withCharms = (state: ToyState): void => {
      const victim = state.open.fighters[1];
      if (victim) Object.assign(victim, { hp: 2, charms: ['thorn', 'moss'] });
    };
    const thornFirst = given([['strike'], []], withCharms);
    answers(thornFirst, [0, 'strike00'], [0, 'seat1']);
    expect(asked(thornFirst)).toEqual(['orderEffects', [1]]);
    thornFirst.answer(1, ['thorn0', 'moss1']);
    expect(hp(thornFirst)).toEqual([6, 1]);
    const mossFirst = given([['strike'], []], withCharms);
    answers(mossFirst, [0, 'strike00'], [0, 'seat1']);
    mossFirst.answer(1, ['moss1', 'thorn0']);
    expect(hp(mossFirst)).toEqual([5, 1]);
  });

  test('TOY-7 a single trigger is not asked about', () => {
    const session = given([['strike'], []], (state) => {
      state.open.fighters[1]?.charms.push('moss');
    });
    answers(session, [0, 'strike00'], [0, 'seat1']);
    expect(hp(session)).toEqual([6, 5]);
    expect(asked(session)).toEqual(['takeTurn', [1]]);
  });

  test('TOY-6 a modifier changes the number and is never stored', () => {
    const session = given([['strike'], []], (state) => {
      const attacker = state.open.fighters[0];
      if (attacker) attacker.rage = 2;
    });
    answers(session, [0, 'strike00'], [0, 'seat1']);
    expect(hp(session)).toEqual([6, 2]);
  });
});

describe('simultaneous secrets and chance', () => {
  test('TOY-8 all choose at once; nothing happens before the last has sealed', () => {
    const session = given([['tribute'], ['charm', 'shield'], ['storm', 'mirror']]);
    answers(session, [0, 'tribute00']);
    expect(asked(session)).toEqual(['payTribute', [1, 2]]);
    answers(session, [2, 'storm20']);
    expect(session.awaited()?.ready).toEqual([2]);
    expect((session.state as ToyState).open.discard).toHaveLength(1);
    answers(session, [1, 'charm10']);
    expect((session.state as ToyState).open.discard.map(({ face }) => face)).toEqual([
      'tribute',
      'charm',
      'storm',
    ]);
  });
});
