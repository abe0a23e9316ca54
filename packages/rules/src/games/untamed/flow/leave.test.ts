import { describe, expect, test } from 'vitest';
import { endsTurn, given, goesOnUntil, leaves, newMatch } from '../testing/given.ts';

describe('end and departure', () => {
  test('UNT-24.6 UNT-24.1 surrender in a duel: the opponent wins, hands and decks are shown', () => {
    given({
      A: { hand: ['rat-pup'], bonusPower: ['fox-seer'] },
      B: { deck: ['rat-leech', 'rat-pup'] },
    })
      .when(leaves('A'))
      .shows((scene) => {
        expect(scene.open.final).toMatchObject({ ranks: [2, 1], reason: 'surrender' });
        expect(scene.open.final?.hands[0]).toMatchObject([{ face: 'rat-pup' }]);
        expect(scene.open.final?.decks[1]).toEqual(['rat-leech', 'rat-pup']);
        expect(Object.values(scene.open.final?.faceDown ?? {})).toEqual(['fox-seer']);
        expect(scene.session.leave(1)).toEqual({ ok: false, code: 'matchOver' });
      });
  });

  test('UNT-24.6 leaving before the first turn: the draft, the stacking, the mulligan go on without the leaver', () => {
    for (const kind of ['chooseFaction', 'stackStrongholds', 'mulligan', 'openingSupport']) {
      newMatch({ mode: 'survival' })
        .when(goesOnUntil(kind), leaves('A'))
        .when(goesOnUntil('mainAction'))
        .shows((scene) => {
          expect(scene.asked).toBe('B mainAction');
          expect(scene.open.sides[0]?.stronghold).toBeNull();
          expect(scene.player('B').factions).toHaveLength(3);
        });
    }
    newMatch({ mode: 'manticore' })
      .when(goesOnUntil('confirmStack'), leaves('A'))
      .shows((scene) => expect(scene.open.final?.ranks).toEqual([2, 1, 2, 1]));
  });

  test('UNT-24.6 the only one left at any moment wins', () => {
    newMatch({ mode: 'hunter' })
      .when(leaves('A'), leaves('C'))
      .shows((scene) => expect(scene.open.final?.ranks).toEqual([3, 1, 2]));
  });

  test('UNT-24.7 scores are the Strongholds that still stand', () => {
    const scene = given({ A: {}, B: { fallen: ['deer-glade'] } });
    scene.when(endsTurn('A'), leaves('B'));
    expect(scene.session.game.outcome(scene.open)).toEqual({ ranks: [1, 2], scores: [3, 2] });
    expect(given({ A: {}, B: {} }).session.game.outcome(given({ A: {}, B: {} }).open)).toBeNull();
  });
});
