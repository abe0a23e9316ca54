import { describe, expect, test } from 'vitest';
import {
  answers,
  attacks,
  chooses,
  ends,
  endsTurn,
  given,
  leaves,
  plays,
  usesAbility,
} from '../testing/given.ts';
import { hunter } from './hunter.ts';

const LAST = { fallen: ['deer-glade', 'fox-mirrors'], pile: [] };

describe('Hunter', () => {
  test('UNT-18.1 UNT-18.2 UNT-18.3 UNT-R.36 UNT-R.75 S31 the Stronghold to the left alone, Animals of all', () => {
    given({
      mode: 'hunter',
      A: { play: ['tiger-lord'] },
      B: { play: ['rat-leech'] },
      C: { play: ['panda-teamaster', 'rat-pup'] },
    }).shows((scene) =>
      expect(scene.options('A')).toEqual([
        'tiger-lord rat-leech',
        'tiger-lord panda-teamaster',
        'tiger-lord B stronghold',
        'end',
      ]),
    );
    given({ mode: 'hunter', turn: 'C', A: {}, B: {}, C: { play: ['tiger-lord'] } }).shows((scene) =>
      expect(scene.options('C')).toEqual(['tiger-lord A stronghold', 'end']),
    );
  });

  test('UNT-R.119 UNT-18.2 UNT-18.4 six: each hunts the next; the first to beat a player wins against all', () => {
    const nobody = { A: {}, B: {}, C: {}, D: {} };
    given({
      mode: 'hunter',
      players: 6,
      turn: 'F',
      ...nobody,
      A: { damage: 5, ...LAST },
      C: { play: ['rat-pup'] },
      E: {},
      F: { play: ['tiger-lord'] },
    })
      .shows((scene) =>
        expect(scene.options('F')).toEqual([
          'tiger-lord rat-pup',
          'tiger-lord A stronghold',
          'end',
        ]),
      )
      .when(attacks('F', 'tiger-lord', 'A stronghold'))
      .shows((scene) => expect(scene.open.final?.ranks).toEqual([6, 2, 2, 2, 2, 1]));
  });

  test('UNT-18.4 UNT-24.2 UNT-R.63 the first to beat a player wins: the others are second, the beaten one last', () => {
    given({
      mode: 'hunter',
      players: 4,
      A: { play: ['tiger-lord'] },
      B: { damage: 5, ...LAST },
      C: {},
      D: {},
    })
      .when(attacks('A', 'tiger-lord', 'B stronghold'))
      .shows((scene) => {
        expect(scene.open.final).toMatchObject({ ranks: [1, 4, 2, 2], reason: 'strongholds' });
        expect(scene.open.leavers).toEqual([[1]]);
      });
  });

  test('UNT-R.76 S32 an empty deck: the hunter of that player wins', () => {
    given({ mode: 'hunter', turn: 'C', A: {}, B: {}, C: { deck: [] } })
      .when(ends('C'))
      .shows((scene) =>
        expect(scene.open.final).toMatchObject({ ranks: [2, 1, 3], reason: 'deck' }),
      );
  });

  test('UNT-R.77 card effects reach every Stronghold and are credited to their controller', () => {
    const scene = given({
      mode: 'hunter',
      A: { stronghold: 'rat-court', support: ['fox-seer'], play: ['rat-pup', 'rat-pup'] },
      B: {},
      C: { damage: 6, ...LAST },
    });
    scene.when(usesAbility('A'));
    expect(scene.asked).toBe('A chooseOpponent');
    scene
      .when(answers('A', 'seat:2'))
      .shows(() => expect(scene.open.final?.ranks).toEqual([1, 2, 3]));
  });

  test('UNT-R.77 a self-inflicted fall credits the hunter', () => {
    given({
      mode: 'hunter',
      A: { damage: 6, ...LAST, hand: ['snake-rite'], power: 1 },
      B: {},
      C: {},
    })
      .when(plays('A', 'snake-rite'))
      .shows((scene) => expect(scene.open.final?.ranks).toEqual([3, 2, 1]));
  });

  test('UNT-R.120 two players beaten in one resolution: every credited player in the game shares the win', () => {
    const { open } = given({ mode: 'hunter', players: 4, A: {}, B: {}, C: {}, D: {} });
    const out = (...seats: number[]) => {
      for (const seat of seats) (open.players[seat] as { out: string }).out = 'strongholds';
    };
    out(1, 2);
    const lost = (side: number, by: number | null) =>
      ({ side, reason: 'strongholds', by }) as const;
    expect(hunter.winners(open, [lost(1, 0), lost(2, 3)])).toEqual([0, 3]);
    expect(hunter.winners(open, [lost(1, 2), lost(2, 3)])).toEqual([3]);
    expect(hunter.winners(open, [lost(1, 2), lost(2, 1)])).toEqual([2, 1]);
    expect(hunter.winners(open, [lost(2, 2)])).toEqual([0]);
  });

  test('UNT-24.6 a leaver is out, nobody is credited, the arrow closes over the seat; the last one wins', () => {
    const scene = given({
      mode: 'hunter',
      A: { play: ['tiger-lord'] },
      B: { play: ['rat-pup'], hand: ['rat-pup'] },
      C: {},
    });
    scene.when(leaves('B')).shows(() => {
      expect(scene.options('A')).toEqual(['tiger-lord C stronghold', 'end']);
      expect(scene.animals('B')).toEqual([]);
      expect(scene.asked).toBe('A mainAction');
    });
    scene.when(endsTurn('A'));
    expect(scene.asked).toBe('C mainAction');
    scene
      .when(leaves('C'))
      .shows(() =>
        expect(scene.open.final).toMatchObject({ ranks: [1, 3, 2], reason: 'surrender' }),
      );
  });

  test('UNT-R.100 UNT-R.111 with several opponents the controller chooses one', () => {
    const scene = given({
      mode: 'hunter',
      A: { power: 2, hand: ['fox-dazzle'] },
      B: { play: ['rat-leech'] },
      C: { play: ['rat-leech'] },
    });
    scene.when(plays('A', 'fox-dazzle'));
    expect(scene.options('A')).toEqual(['seat:1', 'seat:2', 'none']);
    scene.when(chooses('A', 'seat:2')).shows(() => {
      expect([scene.attack('B', 'rat-leech'), scene.attack('C', 'rat-leech')]).toEqual([2, 0]);
    });
  });
});
