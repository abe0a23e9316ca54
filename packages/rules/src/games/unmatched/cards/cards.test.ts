import { describe, expect, test } from 'vitest';
import type { HeroId } from '../state.ts';
import { attacks, chooses, defends, given, plays, type Setting } from '../testing.ts';

/** Two heroes side by side, the first to strike, with what the test changes. */
const clash = (a: HeroId, b: HeroId, hand: string[], theirs: string[] = [], more: Setting = {}) =>
  given({
    heroes: [a, b],
    on: { [a]: 'm08', [b]: 'm09' },
    ...more,
    cards: { [a]: { hand }, [b]: { hand: theirs }, ...more.cards },
  });

const PAIRS: readonly (readonly [HeroId, HeroId])[] = [
  ['alice', 'medusa'],
  ['medusa', 'sinbad'],
  ['king-arthur', 'alice'],
  ['sinbad', 'king-arthur'],
];

describe('cards that several decks share', () => {
  test.each(PAIRS)(
    'UNM-15.6 UNM-16.8 UNM-17.13 UNM-18.15 Feint of %s against %s cancels effects, not values',
    (hero, foe) => {
      clash(foe, hero, ['regroup', 'regroup'], ['feint'])
        .when(attacks('A', foe, hero, 'regroup'), defends('B', 'feint'))
        .shows((scene) => {
          expect(scene.happened('effectsCancelled')).toMatchObject([{ army: 0 }]);
          expect(scene.hand(foe)).toEqual(['regroup']);
          expect(scene.happened('combatResolved')).toMatchObject([{ defenseValue: 2 }]);
        });
    },
  );

  test.each(PAIRS)(
    'UNM-15.7 UNM-16.9 UNM-17.14 UNM-18.16 Regroup of %s draws 2 after a win',
    (hero, foe) => {
      clash(hero, foe, ['regroup', 'feint'], [], { size: 'small' })
        .when(attacks('A', hero, foe, 'regroup'))
        .shows((scene) => expect(scene.hand(hero)).toHaveLength(3));
    },
  );

  test.each(PAIRS)(
    'UNM-15.7 UNM-16.9 UNM-17.14 UNM-18.16 Regroup of %s draws 1 after a loss',
    (hero, foe) => {
      const strong = {
        alice: 'manxome-foe',
        medusa: 'dash',
        'king-arthur': 'skirmish',
        sinbad: 'exploit',
      };
      clash(hero, foe, ['regroup', 'feint'], [strong[foe]], { size: 'small' })
        .when(attacks('A', hero, foe, 'regroup'), defends('B', strong[foe]), (scene) => {
          if (scene.asked === 'B moveByEffect') chooses('B', 'done')(scene);
          if (scene.asked === 'B pickCombatantMove') chooses('B', 'stay')(scene);
        })
        .shows((scene) => {
          expect(scene.happened('combatResolved')).toMatchObject([{ winner: 'defender' }]);
          expect(scene.hand(hero)).toHaveLength(2);
        });
    },
  );

  test.each([
    ['alice', 'm08', 3],
    ['king-arthur', 'm08', 3],
    ['sinbad', 'm08', 3],
    ['alice', 'm07', 5],
    ['king-arthur', 'm07', 5],
    ['sinbad', 'm07', 5],
  ] as const)(
    'UNM-15.2 UNM-17.16 UNM-18.14 Momentous Shift of %s, from %s: %i',
    (hero, turnStart, value) => {
      clash(hero, 'medusa', ['momentous-shift'], [], {
        size: 'small',
        turnStart: { [hero]: turnStart },
      })
        .when(attacks('A', hero, 'medusa', 'momentous-shift'))
        .shows((scene) =>
          expect(scene.happened('combatResolved')).toMatchObject([{ attackValue: value }]),
        );
    },
  );
});

describe('Alice', () => {
  test('UNM-15.3 Skirmish moves one combatant after a win, nobody after a loss', () => {
    clash('alice', 'king-arthur', ['skirmish', 'feint'], [], { size: 'small' })
      .when(attacks('A', 'alice', 'king-arthur', 'skirmish'), chooses('A', 'king-arthur m15'))
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

  test('UNM-15.15 Jaws That Bite: nothing without a neighbour', () => {
    clash('alice', 'king-arthur', ['jaws-that-bite', 'feint'], [], {
      on: { alice: 'm20', jabberwock: 'm08', 'king-arthur': 'm09' },
      health: { 'king-arthur': 9 },
    })
      .when(attacks('A', 'jabberwock', 'king-arthur', 'jaws-that-bite'))
      .shows((scene) => expect(scene.health('king-arthur')).toBe(9 - 4 - 2));
  });
});

describe('Medusa', () => {
  test('UNM-16.2 Second Shot adds the boost of a discarded card, or none', () => {
    const shot = () =>
      clash('medusa', 'king-arthur', ['second-shot', 'gaze-of-stone', 'feint']).when(
        attacks('A', 'medusa', 'king-arthur', 'second-shot'),
      );
    shot()
      .when(chooses('A', 'gaze-of-stone'))
      .shows((scene) => {
        expect(scene.health('king-arthur')).toBe(18 - 7);
        expect(scene.discard('medusa')).toEqual(['gaze-of-stone', 'second-shot']);
      });
    shot()
      .when(chooses('A', 'none'))
      .shows((scene) => expect(scene.health('king-arthur')).toBe(15));
  });

  test('UNM-16.3 Hiss and Slither: the attacker discards a card of his choice', () => {
    clash('king-arthur', 'medusa', ['feint', 'regroup', 'skirmish'], ['hiss-and-slither'])
      .when(
        attacks('A', 'king-arthur', 'medusa', 'skirmish', 'none'),
        defends('B', 'hiss-and-slither'),
      )
      .shows((scene) => expect(scene.asked).toBe('A discardOwn'))
      .when(chooses('A', 'feint'))
      .shows((scene) => {
        expect(scene.hand('king-arthur')).toEqual(['regroup']);
        expect(scene.discard('king-arthur')).toContain('feint');
      });
  });

  test('UNM-16.4 A Momentary Glance: 2 damage in her zones, friends included; the only one is taken', () => {
    clash('medusa', 'king-arthur', ['a-momentary-glance'], [], {
      on: { medusa: 'm25', 'king-arthur': 'm10', merlin: 'm03' },
    })
      .when(plays('A', 'a-momentary-glance'))
      .shows((scene) => expect(scene.options('A')).toEqual(['medusa', 'king-arthur']))
      .when(chooses('A', 'king-arthur'))
      .shows((scene) => expect(scene.health('king-arthur')).toBe(16));
    clash('medusa', 'king-arthur', ['a-momentary-glance'], [], {
      on: { medusa: 'm25', 'king-arthur': 'm01' },
    })
      .when(plays('A', 'a-momentary-glance'))
      .shows((scene) => expect(scene.health('medusa')).toBe(14));
  });

  test('UNM-16.5 Clutching Claws: a hand of one is discarded without asking, an empty one spared', () => {
    const claws = (theirs: string[]) =>
      clash('medusa', 'alice', ['clutching-claws', 'feint'], theirs, {
        on: { medusa: 'm30', 'harpy-1': 'm08', alice: 'm09' },
      }).when(attacks('A', 'harpy-1', 'alice', 'clutching-claws'));
    claws(['eat-me'])
      .when(defends('B'))
      .shows((scene) => expect(scene.discard('alice')).toEqual(['eat-me']));
    claws([]).shows((scene) => expect(scene.discard('alice')).toEqual([]));
  });

  test('UNM-16.6 The Hounds of Mighty Zeus move each Harpy up to 3, Medusa not', () => {
    clash('medusa', 'alice', ['the-hounds-of-mighty-zeus'], [], {
      on: { medusa: 'm30', 'harpy-1': 'm08', 'harpy-2': 'm01', alice: 'm09' },
    })
      .when(attacks('A', 'harpy-1', 'alice', 'the-hounds-of-mighty-zeus'))
      .shows((scene) => {
        const movers = new Set(scene.options('A').map((words) => words.split(' ')[0]));
        expect([...movers]).toEqual(['harpy-1', 'harpy-2', 'done']);
        expect(scene.question('A').facts).toMatchObject({ most: 3 });
      });
  });

  test('UNM-16.10 Dash moves the own combatant up to 3; UNM-16.11 Snipe draws 1', () => {
    clash('medusa', 'alice', ['dash'])
      .when(attacks('A', 'medusa', 'alice', 'dash'))
      .shows((scene) => expect(scene.question('A').facts).toMatchObject({ most: 3 }));
    clash('medusa', 'alice', ['snipe', 'feint'], ['feint', 'feint'])
      .when(attacks('A', 'medusa', 'alice', 'snipe'), defends('B'))
      .shows((scene) => expect(scene.hand('medusa')).toHaveLength(2));
  });
});

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

  test('UNM-17.3 Excalibur is plain 6', () => {
    clash('king-arthur', 'alice', ['excalibur', 'feint'])
      .when(attacks('A', 'king-arthur', 'alice', 'excalibur', 'none'))
      .shows((scene) => {
        expect(scene.health('alice')).toBe(7);
        expect(scene.asked).toBe('A chooseAction');
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

describe('Sinbad', () => {
  test.each([
    ['UNM-18.1', 'exploit', 4, 1],
    ['UNM-18.12', 'commanding-impact', 5, 1],
  ])('%s %s: %i, then draw %i', (_, card, value, drawn) => {
    clash('sinbad', 'king-arthur', [card, 'feint'])
      .when(attacks('A', 'sinbad', 'king-arthur', card))
      .shows((scene) => {
        expect(scene.health('king-arthur')).toBe(18 - value);
        expect(scene.hand('sinbad')).toHaveLength(1 + drawn);
      });
  });

  test('UNM-18.1 Exploit and UNM-18.12 Commanding Impact draw for the loser, too', () => {
    clash('sinbad', 'medusa', ['exploit', 'feint'], ['hiss-and-slither'])
      .when(attacks('A', 'sinbad', 'medusa', 'exploit'), defends('B', 'hiss-and-slither'))
      .shows((scene) => expect(scene.happened('cardsDrawn')).toMatchObject([{ count: 1 }]));
  });

  test('UNM-18.4 Riches Beyond Compare draws 3', () => {
    clash('sinbad', 'alice', ['riches-beyond-compare'])
      .when(plays('A', 'riches-beyond-compare'))
      .shows((scene) => expect(scene.hand('sinbad')).toHaveLength(3));
  });

  test('UNM-18.5 By Fortune and Fate draws 2 for the Porter', () => {
    clash('sinbad', 'alice', ['by-fortune-and-fate', 'feint'], [], {
      on: { porter: 'm08', alice: 'm09', sinbad: 'm30' },
    })
      .when(attacks('A', 'porter', 'alice', 'by-fortune-and-fate'))
      .shows((scene) => expect(scene.hand('sinbad')).toHaveLength(3));
  });

  test('UNM-18.6 the island that was a whale heals 2, though the combat is lost', () => {
    clash('sinbad', 'medusa', ['voyage-whale-island', 'feint'], ['hiss-and-slither'], {
      health: { sinbad: 9 },
    })
      .when(
        attacks('A', 'sinbad', 'medusa', 'voyage-whale-island'),
        defends('B', 'hiss-and-slither'),
      )
      .shows((scene) => expect(scene.health('sinbad')).toBe(11));
  });

  test('UNM-18.7 the giant snakes show the opposing hand, to Sinbad alone', () => {
    clash('sinbad', 'medusa', ['voyage-giant-snakes', 'feint'], ['snipe', 'dash'])
      .when(attacks('A', 'sinbad', 'medusa', 'voyage-giant-snakes'), defends('B'))
      .shows((scene) => {
        expect(scene.state.own[0]?.seen?.cards.map(({ face }) => face)).toEqual([
          'medusa-snipe',
          'medusa-dash',
        ]);
        expect(JSON.stringify(scene.session.view(null))).not.toContain('medusa-snipe');
        expect(scene.hand('medusa')).toHaveLength(2);
      });
  });

  test('UNM-18.8 eyes like coals: a random card, nothing from an empty hand', () => {
    clash('sinbad', 'medusa', ['voyage-eyes-like-coals', 'feint'])
      .when(attacks('A', 'sinbad', 'medusa', 'voyage-eyes-like-coals'))
      .shows((scene) => expect(scene.discard('medusa')).toEqual([]));
  });

  test('UNM-18.9 the root of madness may move Sinbad up to 2', () => {
    clash('sinbad', 'medusa', ['voyage-cannibals-root-of-madness', 'feint'])
      .when(attacks('A', 'sinbad', 'medusa', 'voyage-cannibals-root-of-madness'))
      .shows((scene) => expect(scene.question('A').facts).toMatchObject({ most: 2 }));
  });

  test('UNM-18.10 the man-eating apes deal 2 more to who is still there', () => {
    clash('sinbad', 'medusa', ['voyage-man-eating-apes', 'feint'], ['hiss-and-slither'])
      .when(
        attacks('A', 'sinbad', 'medusa', 'voyage-man-eating-apes'),
        defends('B', 'hiss-and-slither'),
      )
      .shows((scene) => expect(scene.health('medusa')).toBe(14));
    clash('sinbad', 'medusa', ['voyage-man-eating-apes', 'feint'], [], {
      on: { sinbad: 'm08', 'harpy-1': 'm09', medusa: 'm30' },
    })
      .when(attacks('A', 'sinbad', 'harpy-1', 'voyage-man-eating-apes'))
      .shows((scene) => expect(scene.happened('damageDealt')).toHaveLength(1));
  });

  test('UNM-18.13 Leap Away moves nobody after a loss', () => {
    clash('sinbad', 'medusa', ['leap-away', 'feint'], ['hiss-and-slither'])
      .when(attacks('A', 'sinbad', 'medusa', 'leap-away'), defends('B', 'hiss-and-slither'))
      .shows((scene) => expect(scene.happened('fighterMoved')).toEqual([]));
  });
});
