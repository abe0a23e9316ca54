import { describe, expect, test } from 'vitest';
import { clash } from '../testing/clash.ts';
import { attacks, chooses, defends, given, plays } from '../testing/given.ts';

describe('Medusa', () => {
  test('UNM-16.1 Gaze of Stone does nothing after a loss', () => {
    clash('medusa', 'king-arthur', ['gaze-of-stone', 'feint'], ['the-holy-grail', 'skirmish'])
      .when(attacks('A', 'medusa', 'king-arthur', 'gaze-of-stone'), defends('B', 'skirmish'))
      .when(chooses('B', 'stay'))
      .shows((scene) => expect(scene.health('king-arthur')).toBe(18));
  });

  test('UNM-16.7 Winged Frenzy brings nobody back without Medusa', () => {
    given({
      mode: 'team',
      heroes: ['medusa', 'alice', 'king-arthur', 'sinbad'],
      on: { medusa: null, 'harpy-1': 'm08' },
      cards: { medusa: { hand: ['winged-frenzy', 'feint'] } },
    })
      .when(plays('A', 'winged-frenzy'), chooses('A', 'done'))
      .shows((scene) => {
        expect(scene.asked).toBe('A chooseAction');
        expect(scene.happened('fighterPlaced')).toEqual([]);
      });
  });

  test('UNM-16.7 UNM-R.29 one space left in her zones is taken unasked; with none nobody returns', () => {
    const frenzy = (merlin: string) =>
      given({
        heroes: ['medusa', 'king-arthur'],
        on: { medusa: 'm23', 'king-arthur': 'm16', merlin, 'harpy-1': 'm24' },
        cards: { medusa: { hand: ['winged-frenzy', 'feint'] } },
      }).when(plays('A', 'winged-frenzy'), chooses('A', 'done'));
    frenzy('m30').shows((scene) => {
      expect([scene.space('harpy-2'), scene.space('harpy-3')]).toEqual(['m31', null]);
      expect(scene.asked).toBe('A chooseAction');
    });
    frenzy('m31').shows((scene) => {
      expect(scene.space('harpy-2')).toBeNull();
      expect(scene.asked).toBe('A chooseAction');
    });
  });

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

  test('UNM-16.3 Hiss and Slither: the attacker discards a card of their choice', () => {
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
    clash('medusa', 'alice', ['dash'], [], {
      on: { medusa: 'm31', 'harpy-1': 'm08', alice: 'm09' },
    })
      .when(attacks('A', 'harpy-1', 'alice', 'dash'), chooses('A', 'harpy-1 m07'))
      .shows((scene) => expect(scene.space('harpy-1')).toBe('m07'));
    clash('medusa', 'alice', ['snipe', 'feint'], ['feint', 'feint'])
      .when(attacks('A', 'medusa', 'alice', 'snipe'), defends('B'))
      .shows((scene) => expect(scene.hand('medusa')).toHaveLength(2));
  });
});
