import { describe, expect, test } from 'vitest';
import { clash } from '../testing/clash.ts';
import { attacks, chooses, defends, given, plays } from '../testing/given.ts';

describe('King Arthur', () => {
  test.each([
    ['UNM-17.2', 'divine-intervention', 5],
    ['UNM-17.12', 'swift-strike', 4],
  ])('%s %s moves him up to %i afterwards', (_, card, most) => {
    clash('king-arthur', 'alice', [card, 'feint'])
      .when(attacks('A', 'king-arthur', 'alice', card, 'none'))
      .shows((scene) => expect(scene.question('A').facts).toMatchObject({ most }));
  });

  test('UNM-17.2 Divine Intervention and UNM-17.12 Swift Strike may be declined', () => {
    clash('king-arthur', 'alice', ['divine-intervention', 'feint'])
      .when(
        attacks('A', 'king-arthur', 'alice', 'divine-intervention', 'none'),
        chooses('A', 'done'),
      )
      .shows((scene) => expect(scene.space('king-arthur')).toBe('m08'));
  });

  test('UNM-17.12 Swift Strike moves the attacker', () => {
    clash('king-arthur', 'alice', ['swift-strike', 'feint'], [], {
      on: { 'king-arthur': 'm31', merlin: 'm08', alice: 'm09' },
    })
      .when(attacks('A', 'merlin', 'alice', 'swift-strike'), chooses('A', 'merlin m07'))
      .shows((scene) => expect(scene.space('merlin')).toBe('m07'));
  });

  test('UNM-17.3 Excalibur is plain 6', () => {
    clash('king-arthur', 'alice', ['excalibur', 'feint'])
      .when(attacks('A', 'king-arthur', 'alice', 'excalibur', 'none'))
      .shows((scene) => {
        expect(scene.health('alice')).toBe(7);
        expect(scene.asked).toBe('A chooseAction');
      });
  });

  test('UNM-17.4 UNM-13.4 the Grail does nothing for a king who has fallen', () => {
    clash('medusa', 'king-arthur', ['snipe', 'feint'], ['the-holy-grail'], {
      mode: 'team',
      heroes: ['medusa', 'king-arthur', 'alice', 'sinbad'],
      on: { medusa: 'm08', 'king-arthur': 'm09', merlin: 'm31' },
      health: { 'king-arthur': 2 },
    })
      .when(attacks('A', 'medusa', 'king-arthur', 'snipe'), defends('C', 'the-holy-grail'))
      .shows((scene) => {
        expect(scene.health('king-arthur')).toBe(0);
        expect(scene.happened('healthSet')).toEqual([]);
      });
  });

  test('UNM-17.13 UNM-14.8 the attacker’s own Feint spares the boost laid beside it', () => {
    clash('king-arthur', 'alice', ['feint', 'excalibur'], ['manxome-foe'])
      .when(attacks('A', 'king-arthur', 'alice', 'feint', 'excalibur'), defends('B', 'manxome-foe'))
      .shows((scene) => {
        expect(scene.happened('combatResolved')).toMatchObject([
          { attackValue: 5, defenseValue: 3 },
        ]);
        expect(scene.discard('king-arthur')).toEqual(['feint', 'excalibur']);
        expect(scene.discard('alice')).toEqual(['manxome-foe']);
      });
  });

  test('UNM-17.10 UNM-R.31 Prophecy with two cards takes both without a question, with none does nothing', () => {
    const prophecy = (deck: string[]) =>
      given({
        heroes: ['king-arthur', 'alice'],
        on: { merlin: 'm20' },
        cards: { 'king-arthur': { hand: ['prophecy', 'excalibur'], deck } },
      }).when(plays('A', 'prophecy'));
    prophecy(['feint', 'skirmish']).shows((scene) => {
      expect(scene.asked).toBe('A chooseAction');
      expect(scene.hand('king-arthur')).toEqual(['excalibur', 'feint', 'skirmish']);
    });
    prophecy([]).shows((scene) => {
      expect(scene.hand('king-arthur')).toEqual(['excalibur']);
      expect(scene.happened('exhausted')).toEqual([]);
    });
  });

  test('UNM-17.6 The Aid of Morgana draws 2, lost or won', () => {
    clash('king-arthur', 'alice', ['the-aid-of-morgana', 'feint'], ['looking-glass'])
      .when(attacks('A', 'king-arthur', 'alice', 'the-aid-of-morgana', 'none'), defends('B'))
      .shows((scene) => expect(scene.hand('king-arthur')).toHaveLength(3));
  });

  test('UNM-17.9 Aid the Chosen One draws 2 after a win only', () => {
    const aid = (theirs: string[]) =>
      clash('king-arthur', 'medusa', ['aid-the-chosen-one', 'excalibur'], theirs, {
        on: { merlin: 'm25', medusa: 'm10', 'king-arthur': 'm30' },
      }).when(attacks('A', 'merlin', 'medusa', 'aid-the-chosen-one'));
    aid([]).shows((scene) => expect(scene.hand('king-arthur')).toHaveLength(3));
    aid(['hiss-and-slither'])
      .when(defends('B', 'hiss-and-slither'))
      .shows((scene) => expect(scene.hand('king-arthur')).toHaveLength(1));
  });
});

describe('schemes of King Arthur', () => {
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
