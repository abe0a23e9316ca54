import { describe, expect, test } from 'vitest';
import { attacks, chooses, defends, given } from '../testing/given.ts';

const arthur = (hand: string[]) => ({ 'king-arthur': { hand } });

describe('attack', () => {
  const duel = (hand: string[], theirs: string[] = []) =>
    given({
      heroes: ['king-arthur', 'alice'],
      on: { 'king-arthur': 'm08', merlin: 'm15', alice: 'm09', jabberwock: 'm31' },
      cards: { 'king-arthur': { hand }, alice: { hand: theirs } },
    });

  test('UNM-8.1 UNM-8.2 UNM-8.7 UNM-R.15 a card and a target for one and the same fighter', () => {
    expect(duel(['bewilderment']).options('A')).toEqual(['maneuver']);
    expect(duel(['aid-the-chosen-one']).options('A')).toEqual([
      'maneuver',
      'attack merlin alice aid-the-chosen-one',
    ]);
    expect(duel(['noble-sacrifice']).options('A')).toEqual([
      'maneuver',
      'attack king-arthur alice noble-sacrifice',
    ]);
  });

  test('UNM-8.6 UNM-8.8 attacker and target are announced; friends are never targets', () => {
    given({
      mode: 'team',
      heroes: ['king-arthur', 'sinbad', 'alice', 'medusa'],
      on: { 'king-arthur': 'm08', alice: 'm09', sinbad: 'm07', medusa: 'm31' },
      cards: arthur(['swift-strike']),
    })
      .shows((scene) =>
        expect(scene.options('A')).toEqual(['maneuver', 'attack king-arthur sinbad swift-strike']),
      )
      .when(attacks('A', 'king-arthur', 'sinbad', 'swift-strike'))
      .shows((scene) =>
        expect(scene.happened('attackDeclared')).toMatchObject([
          { attacker: 'king-arthur', target: 'sinbad' },
        ]),
      );
  });

  test('UNM-8.4 UNM-8.5 out of its zones a ranged fighter reaches adjacent spaces at most', () => {
    given({
      heroes: ['medusa', 'king-arthur'],
      options: { rangedReach: 'zoneOrAdjacent' },
      on: { medusa: 'm12', 'king-arthur': 'm06', merlin: 'm01' },
      cards: { medusa: { hand: ['feint'] } },
    }).shows((scene) =>
      expect(scene.options('A')).toEqual(['maneuver', 'attack medusa king-arthur feint']),
    );
  });

  test('UNM-14.9 only attacks by King Arthur himself are boosted', () => {
    duel(['feint', 'regroup', 'skirmish'])
      .when(chooses('A', 'attack merlin alice feint'))
      .shows((scene) => expect(scene.happened('combatResolved')).toHaveLength(1));
  });

  test('UNM-9.1 UNM-9.5 UNM-9.6 UNM-R.16 UNM-R.32 the attack lies face down, the defender knows how many cards', () => {
    duel(['excalibur', 'feint'], ['feint'])
      .when(attacks('A', 'king-arthur', 'alice', 'excalibur', 'feint'))
      .shows((scene) => {
        expect(scene.question('B').facts).toMatchObject({ cards: 2 });
        expect(scene.open.combat?.attack).toBeNull();
        const seen = JSON.stringify([scene.session.view(1), scene.session.view(null)]);
        expect(seen).not.toContain('excalibur');
      })
      .when(defends('B', 'feint'))
      .shows((scene) =>
        expect(scene.happened('combatRevealed')).toMatchObject([
          {
            attack: { face: 'king-arthur-excalibur' },
            boost: { face: 'king-arthur-feint' },
            defense: { face: 'alice-feint' },
          },
        ]),
      );
  });

  test('UNM-9.4 UNM-9.7 versatile cards serve as both, pure ones as one', () => {
    duel(
      ['the-holy-grail', 'swift-strike', 'feint'],
      ['snicker-snack', 'looking-glass', 'feint', 'eat-me'],
    )
      .shows((scene) =>
        expect(scene.options('A')).toEqual([
          'maneuver',
          'attack king-arthur alice swift-strike',
          'attack king-arthur alice feint',
          'attack merlin alice swift-strike',
          'attack merlin alice feint',
        ]),
      )
      .when(chooses('A', 'attack king-arthur alice feint'), chooses('A', 'none'))
      .shows((scene) => expect(scene.options('B')).toEqual(['looking-glass', 'feint', 'none']));
  });

  test('UNM-9.8 UNM-R.43 the attack may be taken back until the defender is asked', () => {
    duel(['feint', 'regroup'], ['feint'])
      .when(chooses('A', 'attack king-arthur alice feint'))
      .shows((scene) => expect(scene.session.canUndo(0)).toBe(true))
      .when(chooses('A', 'none'))
      .shows((scene) => {
        expect(scene.asked).toBe('B commitDefense');
        expect(scene.session.canUndo(0)).toBe(false);
      });
  });

  test('UNM-10.2 UNM-10.3 UNM-R.17 windows come in order, the defender’s effect first in each', () => {
    duel(['noble-sacrifice', 'regroup', 'regroup'], ['manxome-foe'])
      .when(attacks('A', 'king-arthur', 'alice', 'noble-sacrifice'), defends('B', 'manxome-foe'))
      .shows((scene) => {
        expect(scene.asked).toBe('A boostAttack');
        expect(scene.discard('alice')).toHaveLength(1);
        expect(scene.open.combat?.result).toBeNull();
      });
  });

  test('UNM-10.7 UNM-10.8 UNM-10.12 defeats are checked, then the cards go to their owners', () => {
    given({
      heroes: ['king-arthur', 'alice'],
      on: { 'king-arthur': 'm08', jabberwock: 'm09', alice: 'm31' },
      health: { jabberwock: 3 },
      cards: { 'king-arthur': { hand: ['the-aid-of-morgana'] }, alice: { hand: ['regroup'] } },
    })
      .when(
        attacks('A', 'king-arthur', 'jabberwock', 'the-aid-of-morgana'),
        defends('B', 'regroup'),
      )
      .shows((scene) => {
        expect(scene.space('jabberwock')).toBeNull();
        const order = scene.events.map(({ type }) => type);
        expect(order.indexOf('fighterDefeated')).toBeLessThan(order.lastIndexOf('cardsDrawn'));
        expect(scene.discard('king-arthur')).toEqual(['the-aid-of-morgana']);
        expect(scene.discard('alice')).toEqual(['regroup']);
      });
  });

  test('UNM-10.10 UNM-10.11 UNM-R.25 surplus defense does nothing; a base that is set keeps its additions', () => {
    duel(['regroup'], ['looking-glass'])
      .when(attacks('A', 'king-arthur', 'alice', 'regroup'), defends('B', 'looking-glass'))
      .shows((scene) => {
        expect(scene.happened('combatResolved')).toMatchObject([{ damage: 0 }]);
        expect(scene.health('king-arthur')).toBe(18);
      });
    given({
      heroes: ['king-arthur', 'alice'],
      on: { 'king-arthur': 'm08', alice: 'm09' },
      turnStart: { 'king-arthur': 'm07' },
      cards: arthur(['momentous-shift', 'excalibur']),
    })
      .when(attacks('A', 'king-arthur', 'alice', 'momentous-shift', 'excalibur'))
      .shows((scene) =>
        expect(scene.happened('combatResolved')).toMatchObject([{ attackValue: 8 }]),
      );
  });

  test('UNM-10.15 when the game ends in a combat, the rest does not happen', () => {
    given({
      heroes: ['king-arthur', 'alice'],
      on: { 'king-arthur': 'm08', alice: 'm09' },
      health: { alice: 3 },
      cards: { 'king-arthur': { hand: ['the-aid-of-morgana'], deck: ['feint', 'regroup'] } },
    })
      .when(attacks('A', 'king-arthur', 'alice', 'the-aid-of-morgana'))
      .shows((scene) => {
        expect(scene.asked).toBe('over');
        expect(scene.happened('cardsDrawn')).toEqual([]);
        expect(scene.open.final?.hands[0]).toEqual([]);
      });
  });

  test('UNM-11.1 UNM-11.2 UNM-R.46 only a granted boost is asked, and only with cards to spend', () => {
    duel(['noble-sacrifice'])
      .when(chooses('A', 'attack king-arthur alice noble-sacrifice'))
      .shows((scene) => {
        expect(scene.happened('combatResolved')).toMatchObject([{ attackValue: 2 }]);
        expect(scene.happened('attackBoosted')).toEqual([]);
      });
    given({
      heroes: ['alice', 'king-arthur'],
      on: { alice: 'm08', 'king-arthur': 'm09' },
      cards: { alice: { hand: ['feint', 'regroup'] } },
    })
      .when(chooses('A', 'attack alice king-arthur feint'))
      .shows((scene) => expect(scene.asked).toBe('A chooseAction'));
  });
});
