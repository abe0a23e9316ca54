import { describe, expect, test } from 'vitest';
import type { Place } from '../scenes/setting.ts';
import { attacks, chooses, declines, given, plays, usesAbility } from '../testing/given.ts';

const sanctuary = (place: Place) =>
  given({ A: { stronghold: 'gorilla-sanctuary', support: ['fox-seer'], ...place }, B: {} }).when(
    usesAbility('A'),
  );
const OWL = 'token-owl-spirit';

describe('Owl Spirits', () => {
  test('UNT-16.1 UNT-16.4 UNT-16.7 UNT-R.70 S22 Invoke, Rally on top: under the deck, an exhausted Owl Spirit', () => {
    sanctuary({ deck: ['rat-leech', 'rat-pup'] }).shows((scene) => {
      expect(scene.deck('A')).toEqual(['rat-pup', 'rat-leech']);
      expect(scene.animal('A', OWL).ready).toBe(false);
      expect(scene.attack('A', OWL)).toBe(1);
      expect(scene.happened('invoked')).toEqual([
        { type: 'invoked', clause: 'UNT-16.1', seat: 0, result: 'owl' },
      ]);
      expect(JSON.stringify(scene.view('B'))).not.toContain('rat-leech');
      expect(scene.view('A').own?.knownBottom).toMatchObject([{ face: 'rat-leech' }]);
    });
  });

  test('UNT-16.2 UNT-R.70 S22 Invoke, no Rally: a Bonus Power known to its owner alone', () => {
    sanctuary({ deck: ['rat-pup', 'rat-leech'] }).shows((scene) => {
      expect(scene.deck('A')).toEqual(['rat-leech']);
      expect(scene.bonusPower('A')).toEqual(['rat-pup']);
      expect(JSON.stringify(scene.events)).not.toContain('rat-pup');
      expect(scene.animals('A')).toEqual([]);
    });
  });

  test('UNT-16.8 UNT-R.31 UNT-R.27 S23 no Owl fits: the card still goes under the deck', () => {
    for (const play of [[OWL, OWL, OWL], Array<string>(7).fill('rat-pup')]) {
      sanctuary({ deck: ['rat-leech', 'rat-pup'], play }).shows((scene) => {
        expect(scene.animals('A')).toEqual(play);
        expect(scene.deck('A')).toEqual(['rat-pup', 'rat-leech']);
        expect(scene.happened('owlBlocked')).toHaveLength(1);
      });
    }
  });

  test('UNT-R.71 Invoke and Omen on an empty deck do nothing; Omen uses what is left', () => {
    sanctuary({ deck: [] }).shows((scene) => {
      expect(scene.asked).toBe('A mainAction');
      expect(scene.happened('invoked')).toMatchObject([{ result: 'nothing' }]);
    });
    given({ A: { hand: ['fox-seer'], power: 1, deck: [] }, B: {} })
      .when(plays('A', 'fox-seer'))
      .shows((scene) => expect(scene.asked).toBe('A mainAction'));
    given({ A: { hand: ['fox-seer'], power: 1, deck: ['rat-pup'] }, B: {} })
      .when(plays('A', 'fox-seer'))
      .shows((scene) => expect(scene.options('A')).toEqual(['rat-pup', 'deck']));
  });

  test('UNT-16.3 UNT-R.72 S24 Omen: any split and order; the others learn only how many', () => {
    const scene = given({
      A: { hand: ['fox-seer'], power: 1, deck: ['rat-leech', 'tiger-cub', 'rat-pup'] },
      B: {},
    });
    scene.when(plays('A', 'fox-seer'), chooses('A', 'tiger-cub', 'deck', 'rat-leech')).shows(() => {
      expect(scene.deck('A')).toEqual(['tiger-cub', 'rat-pup', 'rat-leech']);
      expect(scene.happened('omenDone')).toMatchObject([{ onTop: 1, under: 1 }]);
      expect(JSON.stringify(scene.events)).not.toContain('rat-leech');
      expect(scene.view('A').own).toMatchObject({
        knownTop: [{ face: 'tiger-cub' }],
        knownBottom: [{ face: 'rat-leech' }],
      });
    });
    const both = given({
      A: { hand: ['fox-seer'], power: 1, deck: ['rat-leech', 'tiger-cub', 'rat-pup'] },
      B: {},
    });
    both
      .when(plays('A', 'fox-seer'), chooses('A', 'deck', 'tiger-cub', 'rat-leech'))
      .shows(() => expect(both.deck('A')).toEqual(['rat-pup', 'tiger-cub', 'rat-leech']));
  });

  test('UNT-16.5 UNT-R.30 a token is no card played; it costs 0 for filters', () => {
    given({ A: { power: 5, hand: ['gorilla-silverback'] }, B: {} })
      .when(plays('A', 'gorilla-silverback'), (scene) => scene.answer('A', ['yes']))
      .shows((scene) => {
        expect(scene.player('A').cardsPlayed).toBe(1);
        expect(scene.animals('A')).toEqual(['gorilla-silverback', OWL, OWL]);
      });
    given({ A: { power: 3, hand: ['rat-herald'] }, B: { play: [OWL, 'tiger-lord'] } })
      .when(plays('A', 'rat-herald'))
      .shows((scene) => expect(scene.options('A')).toEqual([OWL, 'none']));
  });

  test('UNT-16.6 UNT-R.47 an eliminated token ceases to exist, but was beaten', () => {
    given({ A: { play: ['tiger-cub'] }, B: { play: [OWL] } })
      .when(attacks('A', 'tiger-cub', OWL))
      .shows((scene) => {
        expect(scene.support('B')).toEqual([]);
        expect(scene.animal('A', 'tiger-cub').fury).toBe(1);
      });
  });

  test('UNT-R.97 UNT-R.130 S28 an opponent made to call an Owl: their limits count, after the elimination', () => {
    const venom = (target: string) =>
      given({
        A: { power: 1, hand: ['snake-venom'] },
        B: { play: [OWL, OWL, OWL, 'rat-queen'] },
      }).when(plays('A', 'snake-venom'), chooses('A', target));
    venom(OWL).shows((scene) => {
      expect(scene.animals('B')).toEqual([OWL, OWL, 'rat-queen', OWL]);
      expect(scene.player('B').animals.map(({ ready }) => ready)).toEqual([
        true,
        true,
        true,
        false,
      ]);
      expect(scene.support('B')).toEqual([]);
    });
    venom('rat-queen').shows((scene) => {
      expect(scene.animals('B')).toEqual([OWL, OWL, OWL, 'rat-queen']);
      expect(scene.animal('B', 'rat-queen').damage).toBe(3);
    });
  });

  test('UNT-R.28 option owlSupply 8: the box has eight', () => {
    const scene = given({
      mode: 'survival',
      options: { owlSupply: '8' },
      A: {
        stronghold: 'gorilla-sanctuary',
        support: ['fox-seer'],
        play: [OWL, OWL],
        deck: ['rat-leech'],
      },
      B: { play: [OWL, OWL, OWL] },
      C: { play: [OWL, OWL, OWL] },
    });
    scene.when(usesAbility('A')).shows(() => expect(scene.animals('A')).toEqual([OWL, OWL]));
  });

  test('UNT-15.9 S40 Reveal: all see the card, then it lies where it was, or under the deck', () => {
    const scene = given({
      A: { play: ['fox-storyteller'], deck: ['deer-stag', 'rat-pup'] },
      B: {},
    });
    scene.when(attacks('A', 'fox-storyteller', 'B stronghold'), (each) =>
      each.answer('A', ['yes']),
    );
    expect(scene.happened('revealed')).toMatchObject([{ card: { face: 'deer-stag' } }]);
    expect(scene.asked).toBe('A bottomRevealed');
    scene
      .when((each) => each.answer('A', ['yes']), declines('B'))
      .shows(() => {
        expect(scene.deck('A')).toEqual(['rat-pup', 'deer-stag']);
        expect(scene.open.resolving).toEqual([]);
        expect(scene.fallen('B')).toHaveLength(1);
      });
    given({ A: { play: ['fox-storyteller'], deck: [] }, B: {} })
      .when(attacks('A', 'fox-storyteller', 'B stronghold'), (each) => each.answer('A', ['yes']))
      .shows((each) => expect(each.damage('B')).toBe(2));
  });
});
