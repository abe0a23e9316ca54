import { describe, expect, test } from 'vitest';
import { chooses, given, plays } from '../testing/given.ts';

describe('schemes', () => {
  test('UNM-17.11 UNM-R.26 S-33 Restless Spirits', () => {
    given({
      heroes: ['king-arthur', 'medusa'],
      on: { merlin: 'm18', medusa: 'm12', 'harpy-1': 'm06' },
      cards: { 'king-arthur': { hand: ['restless-spirits'] } },
    })
      .when(plays('A', 'restless-spirits'), chooses('A', 'm12'), chooses('A', 'm06'))
      .shows((scene) => {
        expect(scene.health('medusa')).toBe(14);
        expect(scene.space('harpy-1')).toBeNull();
        expect(scene.hand('king-arthur')).toHaveLength(1);
      });
  });

  test('UNM-17.11 UNM-19.12 Restless Spirits spare the own and the team-mate’s', () => {
    given({
      mode: 'team',
      heroes: ['king-arthur', 'medusa', 'alice', 'sinbad'],
      on: { merlin: 'm18', 'king-arthur': 'm12', alice: 'm06', medusa: 'm31' },
      cards: { 'king-arthur': { hand: ['restless-spirits', 'regroup'], deck: ['feint'] } },
    })
      .when(plays('A', 'restless-spirits'), chooses('A', 'm12'), chooses('A', 'm06'))
      .shows((scene) => {
        expect([scene.health('king-arthur'), scene.health('alice')]).toEqual([18, 13]);
        expect(scene.happened('damageDealt')).toEqual([]);
        expect(scene.happened('cardsDrawn')).toEqual([]);
      });
  });

  test('UNM-17.5 UNM-R.30 S-34 the Lady of the Lake', () => {
    const play = (cards: { hand: string[]; deck: string[]; discard?: string[] }) =>
      given({
        heroes: ['king-arthur', 'alice'],
        on: { merlin: 'm20' },
        cards: { 'king-arthur': cards },
      }).when(plays('A', 'the-lady-of-the-lake'));
    play({
      hand: ['the-lady-of-the-lake'],
      deck: ['feint', 'regroup'],
      discard: ['excalibur'],
    }).shows((scene) => {
      expect(scene.hand('king-arthur')).toEqual(['excalibur']);
      expect(scene.happened('deckShuffled')).toEqual([]);
    });
    play({ hand: ['the-lady-of-the-lake'], deck: ['feint', 'excalibur'] }).shows((scene) => {
      expect(scene.hand('king-arthur')).toEqual(['excalibur']);
      expect(scene.happened('cardsToHand')).toMatchObject([{ from: 'deck' }]);
      expect(scene.happened('deckShuffled')).toHaveLength(1);
    });
    const deck = ['feint', 'regroup', 'skirmish', 'swift-strike'];
    play({ hand: ['the-lady-of-the-lake'], deck: [...deck, 'excalibur'] }).shows((scene) => {
      expect(scene.deck('king-arthur')).not.toEqual(deck);
      expect(scene.deck('king-arthur').sort()).toEqual([...deck].sort());
    });
    play({ hand: ['the-lady-of-the-lake', 'excalibur'], deck: ['feint'] }).shows((scene) => {
      expect(scene.hand('king-arthur')).toEqual(['excalibur']);
      expect(scene.happened('cardsToHand')).toEqual([]);
      expect(scene.happened('deckShuffled')).toHaveLength(1);
    });
  });

  test('UNM-17.10 UNM-5.9 UNM-R.31 S-35 Prophecy with three cards', () => {
    given({
      heroes: ['king-arthur', 'alice'],
      on: { merlin: 'm20' },
      cards: { 'king-arthur': { hand: ['prophecy'], deck: ['feint', 'skirmish', 'excalibur'] } },
    })
      .when(plays('A', 'prophecy'))
      .shows((scene) => {
        expect(scene.options('A')).toEqual(['feint', 'skirmish', 'excalibur']);
        expect(JSON.stringify(scene.session.view(1))).not.toContain('king-arthur-excalibur');
      })
      .when(chooses('A', 'feint', 'excalibur'))
      .shows((scene) => {
        expect(scene.hand('king-arthur')).toEqual(['feint', 'excalibur']);
        expect(scene.deck('king-arthur')).toEqual(['skirmish']);
        expect(scene.happened('deckPeeked')).toMatchObject([{ seen: 3, taken: 2 }]);
        expect(scene.happened('exhausted')).toEqual([]);
      });
  });
});
