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

  test('UNM-15.14 UNM-14.18 who falls while she drinks does not change size any more', () => {
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
