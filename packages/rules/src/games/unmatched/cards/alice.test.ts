import { describe, expect, test } from 'vitest';
import { clash } from '../testing/clash.ts';
import { attacks, chooses, defends, given, plays } from '../testing/given.ts';

describe('Alice', () => {
  test('UNM-15.3 Skirmish moves one combatant after a win, nobody after a loss', () => {
    clash('alice', 'king-arthur', ['skirmish', 'feint'], [], { size: 'small' })
      .when(attacks('A', 'alice', 'king-arthur', 'skirmish'))
      .shows((scene) => expect(scene.question('A').facts).toMatchObject({ most: 2 }))
      .when(chooses('A', 'king-arthur m15'))
      .shows((scene) => {
        expect(scene.space('king-arthur')).toBe('m15');
        expect(scene.asked).toBe('A chooseAction');
      });
    clash('alice', 'king-arthur', ['skirmish', 'feint'], ['skirmish'], { size: 'small' })
      .when(attacks('A', 'alice', 'king-arthur', 'skirmish'), defends('B', 'skirmish'))
      .shows((scene) => expect(scene.asked).toBe('B pickCombatantMove'));
  });

  test('UNM-15.4 Mad as a Hatter moves each own fighter, then flips her size', () => {
    clash('alice', 'king-arthur', ['mad-as-a-hatter', 'feint'], [], {
      on: { alice: 'm08', 'king-arthur': 'm09', jabberwock: 'm20' },
    })
      .when(attacks('A', 'alice', 'king-arthur', 'mad-as-a-hatter'), chooses('A', 'jabberwock m27'))
      .shows((scene) => {
        expect(scene.options('A').some((words) => words.startsWith('alice'))).toBe(true);
        expect(scene.size()).toBe('big');
      })
      .when(chooses('A', 'done'))
      .shows((scene) => {
        expect(scene.size()).toBe('small');
        expect(scene.space('jabberwock')).toBe('m27');
      });
  });

  test('UNM-15.10 O Frabjous Day! flips her size, won or lost', () => {
    clash('alice', 'king-arthur', ['o-frabjous-day', 'feint'], ['skirmish'], { size: 'small' })
      .when(attacks('A', 'alice', 'king-arthur', 'o-frabjous-day'), defends('B', 'skirmish'))
      .when(chooses('B', 'stay'))
      .shows((scene) => expect(scene.size()).toBe('big'));
  });

  test.each([
    ['UNM-15.11', 'the-other-side-of-the-mushroom', 3],
    ['UNM-15.13', 'im-late-im-late', 5],
  ])('%s %s moves her up to %i, then flips her size', (_, card, most) => {
    clash('alice', 'king-arthur', [card, 'feint'])
      .when(attacks('A', 'alice', 'king-arthur', card))
      .shows((scene) => expect(scene.question('A').facts).toMatchObject({ most }))
      .when(chooses('A', 'alice m07'))
      .shows((scene) => {
        expect(scene.space('alice')).toBe('m07');
        expect(scene.size()).toBe('small');
      });
  });

  test('UNM-15.11 UNM-15.12 The Other Side of the Mushroom and Eat Me: up to 3, then the size', () => {
    clash('alice', 'king-arthur', ['eat-me', 'feint'])
      .when(plays('A', 'eat-me'))
      .shows((scene) => expect(scene.question('A').facts).toMatchObject({ most: 3 }))
      .when(chooses('A', 'done'))
      .shows((scene) => {
        expect(scene.size()).toBe('small');
        expect(scene.space('alice')).toBe('m08');
      });
  });

  test('UNM-15.14 UNM-14.18 Alice, fallen while she drinks, does not change size any more', () => {
    given({
      mode: 'team',
      heroes: ['alice', 'medusa', 'king-arthur', 'sinbad'],
      on: { jabberwock: 'm20' },
      health: { alice: 4 },
      cards: { alice: { hand: ['drink-me', 'feint'], deck: [] } },
    })
      .when(plays('A', 'drink-me'))
      .shows((scene) => {
        expect([scene.space('alice'), scene.health('jabberwock')]).toEqual([null, 4]);
        expect(scene.size()).toBe('big');
      });
  });

  test('UNM-15.9 nobody takes back what came before the hand was shown', () => {
    clash('alice', 'medusa', ['snicker-snack', 'feint'], ['dash', 'snipe', 'feint'])
      .when(
        attacks('A', 'alice', 'medusa', 'snicker-snack'),
        defends('B', 'dash'),
        chooses('B', 'done'),
      )
      .shows((scene) => {
        expect(scene.asked).toBe('A discardTheirs');
        expect(scene.session.canUndo(1)).toBe(false);
      });
  });

  test('UNM-15.2 Momentous Shift of the Jabberwock, too', () => {
    clash('alice', 'medusa', ['momentous-shift', 'feint'], [], {
      on: { jabberwock: 'm08', medusa: 'm09', alice: 'm31' },
      turnStart: { jabberwock: 'm07' },
    })
      .when(attacks('A', 'jabberwock', 'medusa', 'momentous-shift'))
      .shows((scene) =>
        expect(scene.happened('combatResolved')).toMatchObject([{ attackValue: 5 }]),
      );
  });

  test('UNM-15.9 Snicker-Snack shows nothing after a loss, and nothing of an empty hand', () => {
    const snack = (theirs: string[]) =>
      clash('alice', 'medusa', ['snicker-snack', 'feint'], theirs, { size: 'small' }).when(
        attacks('A', 'alice', 'medusa', 'snicker-snack'),
      );
    snack(['hiss-and-slither', 'snipe'])
      .when(defends('B', 'hiss-and-slither'))
      .shows((scene) => {
        expect(scene.happened('handSeen')).toEqual([]);
        expect(scene.hand('medusa')).toEqual(['snipe']);
      });
    snack([]).shows((scene) => {
      expect(scene.asked).toBe('A chooseAction');
      expect(scene.happened('handSeen')).toEqual([]);
    });
  });

  test('UNM-15.15 Jaws That Bite hits exactly one of several', () => {
    clash('alice', 'king-arthur', ['jaws-that-bite', 'feint'], [], {
      on: { alice: 'm15', jabberwock: 'm09', 'king-arthur': 'm08' },
    })
      .when(attacks('A', 'jabberwock', 'king-arthur', 'jaws-that-bite'))
      .shows((scene) => expect(scene.options('A').sort()).toEqual(['alice', 'king-arthur']))
      .when(chooses('A', 'king-arthur'))
      .shows((scene) => {
        expect(scene.health('king-arthur')).toBe(18 - 4 - 2);
        expect(scene.health('alice')).toBe(13);
      });
  });

  test('UNM-15.15 Jaws That Bite: nothing without a neighbour', () => {
    clash('alice', 'king-arthur', ['jaws-that-bite', 'feint'], [], {
      on: { alice: 'm20', jabberwock: 'm08', 'king-arthur': 'm09' },
      health: { 'king-arthur': 9 },
    })
      .when(attacks('A', 'jabberwock', 'king-arthur', 'jaws-that-bite'))
      .shows((scene) => expect(scene.health('king-arthur')).toBe(9 - 4 - 2));
  });
});

describe('scenarios of Alice', () => {
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
