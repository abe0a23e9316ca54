import { describe, expect, test } from 'vitest';
import { attacks, chooses, defends, given } from '../testing/given.ts';

describe('Alice and her cards', () => {
  test('UNM-14.4 UNM-15.8 UNM-12.9 UNM-R.27 S-27 through the looking glass', () => {
    given({
      heroes: ['king-arthur', 'alice'],
      on: { 'king-arthur': 'm08', alice: 'm09' },
      size: 'small',
      health: { alice: 8 },
      cards: {
        'king-arthur': { hand: ['excalibur'] },
        alice: { hand: ['looking-glass'] },
      },
    })
      .when(attacks('A', 'king-arthur', 'alice', 'excalibur'), defends('B', 'looking-glass'))
      .shows((scene) => {
        expect(scene.health('alice')).toBe(5);
        expect(scene.session.answer(1, ['heal', 'heal'])).toMatchObject({
          code: 'duplicateOption',
        });
      })
      .when(chooses('B', 'place', 'heal'))
      .shows((scene) => {
        expect(scene.options('B')).not.toContain('m08');
        expect(scene.health('alice')).toBe(5);
      })
      .when(chooses('B', 'm25'))
      .shows((scene) => {
        expect(scene.space('alice')).toBe('m25');
        expect(scene.health('alice')).toBe(8);
      });
  });

  test('UNM-14.3 UNM-15.13 S-28 big, Alice attacks harder and shrinks afterwards', () => {
    given({
      heroes: ['alice', 'king-arthur'],
      on: { 'king-arthur': 'm08', alice: 'm09' },
      cards: { alice: { hand: ['im-late-im-late'] } },
    })
      .when(attacks('A', 'alice', 'king-arthur', 'im-late-im-late'))
      .shows((scene) => {
        expect(scene.happened('combatResolved')).toMatchObject([{ attackValue: 4 }]);
        expect(scene.size()).toBe('big');
      })
      .when(chooses('A', 'done'))
      .shows((scene) => expect(scene.size()).toBe('small'));
  });

  test('UNM-14.4 UNM-R.21 UNM-15.5 S-28 small, she defends better with a card, and only with one', () => {
    const setting = {
      heroes: ['king-arthur', 'alice'],
      on: { 'king-arthur': 'm08', alice: 'm09' },
      size: 'small',
    } as const;
    given({
      ...setting,
      cards: {
        'king-arthur': { hand: ['excalibur'] },
        alice: { hand: ['manxome-foe'], deck: ['feint'] },
      },
    })
      .when(attacks('A', 'king-arthur', 'alice', 'excalibur'), defends('B', 'manxome-foe'))
      .shows((scene) => {
        expect(scene.happened('combatResolved')).toMatchObject([{ defenseValue: 6, damage: 0 }]);
        expect(scene.discard('alice')).toEqual(['feint', 'manxome-foe']);
      });
    given({
      ...setting,
      cards: { 'king-arthur': { hand: ['excalibur'] }, alice: { hand: ['eat-me'] } },
    })
      .when(attacks('A', 'king-arthur', 'alice', 'excalibur'), defends('B'))
      .shows((scene) => expect(scene.health('alice')).toBe(7));
  });

  test.each([
    ['sinbad', 5],
    ['porter', 3],
  ])('UNM-15.1 UNM-14.5 S-29 Claws That Catch against %s: %i', (target, value) => {
    given({
      heroes: ['alice', 'sinbad'],
      on: {
        alice: 'm20',
        jabberwock: 'm08',
        [target]: 'm09',
        ...(target === 'porter' ? { sinbad: 'm30' } : {}),
      },
      cards: { alice: { hand: ['claws-that-catch'] } },
    })
      .when(attacks('A', 'jabberwock', target, 'claws-that-catch'))
      .shows((scene) =>
        expect(scene.happened('combatResolved')).toMatchObject([{ attackValue: value }]),
      );
  });

  test('UNM-15.5 UNM-5.9 S-30 Manxome Foe mills its boost; an empty deck adds nothing and exhausts nobody', () => {
    const attack = (deck: string[]) =>
      given({
        heroes: ['alice', 'sinbad'],
        on: { jabberwock: 'm08', sinbad: 'm09' },
        cards: { alice: { hand: ['manxome-foe', 'feint'], deck } },
      }).when(attacks('A', 'jabberwock', 'sinbad', 'manxome-foe'));
    attack(['looking-glass']).shows((scene) => {
      expect(scene.health('sinbad')).toBe(15 - 7);
      expect(scene.discard('alice')).toContain('looking-glass');
    });
    attack([]).shows((scene) => {
      expect(scene.health('sinbad')).toBe(12);
      expect(scene.happened('exhausted')).toEqual([]);
    });
  });

  test('UNM-15.9 UNM-12.10 UNM-R.47 S-37 Snicker-Snack', () => {
    given({
      heroes: ['alice', 'sinbad'],
      on: { alice: 'm08', porter: 'm09', sinbad: 'm30' },
      cards: {
        alice: { hand: ['snicker-snack', 'feint'] },
        sinbad: { hand: ['exploit', 'feint', 'regroup', 'toil-and-danger'] },
      },
    })
      .when(attacks('A', 'alice', 'porter', 'snicker-snack'), defends('B'))
      .shows((scene) => {
        expect(scene.health('porter')).toBe(1);
        expect(scene.asked).toBe('A discardTheirs');
        expect(scene.options('A')).toEqual(['exploit', 'feint', 'regroup', 'toil-and-danger']);
        expect(JSON.stringify(scene.session.view(null))).not.toContain('sinbad-regroup');
      })
      .when(chooses('A', 'feint'))
      .shows((scene) => {
        expect(scene.hand('sinbad')).toEqual(['exploit', 'regroup', 'toil-and-danger']);
        expect(scene.discard('sinbad')).toEqual(['feint']);
        expect(JSON.stringify(scene.session.view(0))).not.toContain('sinbad-regroup');
      });
  });
});
