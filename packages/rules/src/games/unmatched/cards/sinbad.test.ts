import { describe, expect, test } from 'vitest';
import { clash } from '../testing/clash.ts';
import { attacks, chooses, defends, plays } from '../testing/given.ts';

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

  test('UNM-18.10 the man-eating apes deal 2 more to the fighter if still there', () => {
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

  test('UNM-18.13 Leap Away moves one combatant up to 4', () => {
    clash('sinbad', 'medusa', ['leap-away', 'feint'])
      .when(attacks('A', 'sinbad', 'medusa', 'leap-away'))
      .shows((scene) => {
        expect(scene.asked).toBe('A pickCombatantMove');
        expect(scene.question('A').facts).toMatchObject({ most: 4 });
      });
  });

  test('UNM-18.13 Leap Away moves nobody after a loss', () => {
    clash('sinbad', 'medusa', ['leap-away', 'feint', 'regroup'], ['hiss-and-slither'])
      .when(attacks('A', 'sinbad', 'medusa', 'leap-away'), defends('B', 'hiss-and-slither'))
      .shows((scene) => expect(scene.asked).toBe('A discardOwn'))
      .when(chooses('A', 'feint'))
      .shows((scene) => expect(scene.asked).toBe('A chooseAction'));
  });
});
