import { describe, expect, test } from 'vitest';
import { accepts, attacks, chooses, declines, endsTurn, given, plays } from '../testing/given.ts';

describe('attack', () => {
  test('UNT-9.1 UNT-9.2 UNT-9.3 UNT-R.41 S06 Animals do not stop attacks on the Stronghold, which deals nothing back', () => {
    const scene = given({ A: { play: ['rat-queen'] }, B: { damage: 2, play: ['fox-seer'] } });
    expect(scene.options('A')).toEqual(['rat-queen fox-seer', 'rat-queen B stronghold', 'end']);
    scene.when(attacks('A', 'rat-queen', 'B stronghold')).shows(() => {
      expect(scene.damage('B')).toBe(5);
      expect(scene.animal('A', 'rat-queen')).toMatchObject({ ready: false, damage: 0 });
      expect(scene.animal('B', 'fox-seer').damage).toBe(0);
      expect(scene.player('A').totals.strongholdDamage).toBe(3);
    });
  });

  test('UNT-9.4 UNT-10.1 UNT-10.3 UNT-R.40 S07 both deal damage at once, an exhausted target too; tokens stay', () => {
    const scene = given({
      A: { play: ['tiger-stalker'] },
      B: { play: [{ face: 'fox-trickster', ready: false }] },
    });
    scene.when(attacks('A', 'tiger-stalker', 'fox-trickster')).shows(() => {
      expect(scene.animal('B', 'fox-trickster').damage).toBe(3);
      expect(scene.animals('A')).toEqual([]);
      expect(scene.support('A')).toEqual(['tiger-stalker']);
    });
    scene
      .when(endsTurn('A', 'B', 'A'))
      .shows(() => expect(scene.animal('B', 'fox-trickster').damage).toBe(3));
  });

  test('UNT-9.5 UNT-R.42 UNT-R.101 as many attacks as ready Animals; Guard forces none', () => {
    const scene = given({
      A: { play: ['tiger-lord', 'rat-queen', 'fox-seer'] },
      B: { play: ['panda-teamaster'] },
    });
    scene
      .when(
        attacks('A', 'tiger-lord', 'panda-teamaster'),
        declines('A'),
        attacks('A', 'rat-queen', 'B stronghold'),
      )
      .shows(() => expect(scene.options('A')).toEqual(['fox-seer B stronghold', 'end']));
    scene.when(endsTurn('A')).shows(() => expect(scene.asked).toBe('B mainAction'));
  });

  test('UNT-R.38 UNT-R.39 UNT-10.6 Attack 0 may attack: it deals 0 and takes damage back', () => {
    given({
      A: {
        play: [
          { face: 'fox-seer', changes: [{ source: 'fox-dazzle', n: -2, until: { turnOf: 1 } }] },
        ],
      },
      B: { play: ['rat-pup'] },
    })
      .when(attacks('A', 'fox-seer', 'rat-pup'))
      .shows((scene) => {
        expect(scene.animal('B', 'rat-pup').damage).toBe(0);
        expect(scene.animal('A', 'fox-seer').damage).toBe(1);
      });
  });

  test('UNT-10.6 UNT-10.7 S30 the raw sum may be negative: base, Fury, static bonuses, temporary changes', () => {
    const down = { changes: [{ source: 'fox-dazzle', n: -2, until: { turnOf: 1 } as const }] };
    const owl = { face: 'token-owl-spirit', ...down };
    const scene = given({
      A: { play: [owl, { ...owl, fury: 1 }, { ...owl, fury: 2 }] },
      B: { play: ['tiger-lord'] },
    });
    expect(scene.player('A').animals.map((animal) => scene.attackOf(animal))).toEqual([0, 0, 1]);
    const foreman = given({
      A: { play: ['raccoon-foreman', { ...owl, fury: 1 }] },
      B: {},
    });
    expect(foreman.attack('A', 'token-owl-spirit')).toBe(1);
    expect(foreman.attack('A', 'raccoon-foreman')).toBe(3);
    foreman
      .when(endsTurn('A'))
      .shows(() => expect(foreman.attack('A', 'token-owl-spirit')).toBe(3));
  });

  test('UNT-10.8 UNT-R.48 both are credited when both die', () => {
    const hurt = { face: 'tiger-cub', damage: 1 };
    given({ A: { play: [hurt] }, B: { play: [hurt] } })
      .when(attacks('A', 'tiger-cub', 'tiger-cub'))
      .shows((scene) => {
        expect(scene.happened('animalBeaten')).toMatchObject([
          { seat: 0, by: [{ face: 'tiger-cub' }] },
          { seat: 1, by: [{ face: 'tiger-cub' }] },
        ]);
        expect(scene.player('A').totals.beaten).toBe(1);
        expect(scene.player('B').totals.beaten).toBe(1);
      });
  });

  test('UNT-10.2 UNT-R.59 UNT-14.8 more damage than needed is lost', () => {
    given({ A: { play: ['tiger-lord'] }, B: { damage: 5 } })
      .when(attacks('A', 'tiger-lord', 'B stronghold'), declines('B'))
      .shows((scene) => {
        expect(scene.damage('B')).toBe(0);
        expect(scene.fallen('B')).toEqual(['panda-counter']);
      });
  });

  test('UNT-R.99 UNT-23.11 Attack is read at damage, after the attack triggers', () => {
    const scene = given({
      A: { play: ['fox-storyteller'], deck: ['deer-stag'] },
      B: { damage: 0 },
    });
    scene.when(attacks('A', 'fox-storyteller', 'B stronghold')).shows(() => {
      expect(scene.asked).toBe('A useAbility');
      expect(scene.open.attack).toEqual({
        attacker: scene.animal('A', 'fox-storyteller').id,
        target: 'stronghold:1',
      });
      expect(scene.animal('A', 'fox-storyteller').ready).toBe(false);
    });
    scene.when(accepts('A'));
    expect(scene.view('B').open.resolving).toMatchObject([
      { card: { face: 'deer-stag' }, as: 'revealed' },
    ]);
    scene.when(declines('A')).shows(() => {
      expect(scene.fallen('B')).toHaveLength(1);
      expect(scene.deck('A')).toEqual(['deer-stag']);
    });
  });

  test('UNT-R.43 UNT-23.11 the target is gone after the attack triggers: the attack ends, the attacker stays exhausted', () => {
    const scene = given({
      A: { play: ['tiger-lord', 'rat-pup'] },
      B: { play: ['raccoon-lidbearer', 'fox-seer'], support: ['rat-pup'] },
    });
    scene.when(attacks('A', 'tiger-lord', 'raccoon-lidbearer'));
    expect(scene.asked).toBe('B chooseTargets');
    // Nothing in this game takes the target away here but its player: told by hand.
    scene.player('B').animals.shift();
    scene.when(declines('B'));
    expect(scene.happened('attackEnded')).toMatchObject([{ reason: 'targetGone' }]);
    expect(scene.animal('A', 'tiger-lord')).toMatchObject({ ready: false, damage: 0 });
    expect(scene.open.attack).toBeNull();
    expect(scene.asked).toBe('A mainAction');
  });

  test('UNT-7.4 UNT-23.3 S45 the attacked Animal answers before damage, if it can', () => {
    const scene = given({
      A: { play: ['tiger-lord'] },
      B: { play: ['raccoon-lidbearer', 'rat-leech'], support: ['rat-pup'] },
    });
    scene.when(attacks('A', 'tiger-lord', 'raccoon-lidbearer')).shows(() => {
      expect(scene.asked).toBe('B chooseTargets');
      expect(scene.animals('B')).toContain('raccoon-lidbearer');
    });
    scene.when(chooses('B', 'rat-leech')).shows(() => {
      expect(scene.animals('B')).toEqual(['rat-leech']);
      expect(scene.animal('B', 'rat-leech').fury).toBe(1);
      expect(scene.support('B')).toEqual(['raccoon-lidbearer']);
      expect(scene.removed('B')).toEqual(['rat-pup']);
    });
    given({
      A: { play: ['rat-queen'] },
      B: { play: ['raccoon-lidbearer'], support: ['rat-pup'] },
    })
      .when(attacks('A', 'rat-queen', 'raccoon-lidbearer'))
      .shows((each) => expect(each.asked).toBe('A mainAction'));
  });
});

describe('Guard', () => {
  test('UNT-15.4 UNT-15.6 UNT-R.101 S08 an exhausted Guard keeps attacks off all else, and Items do not care', () => {
    const scene = given({
      A: { play: ['tiger-lord', 'rat-leech'], hand: ['snake-venom'], power: 1 },
      B: { play: [{ face: 'panda-teamaster', ready: false }, 'rat-leech'] },
    });
    expect(scene.options('A').filter((option) => option.startsWith('tiger'))).toEqual([
      'tiger-lord panda-teamaster',
    ]);
    scene.when(plays('A', 'snake-venom'), chooses('A', 'B rat-leech')).shows(() => {
      expect(scene.animals('B')).toEqual(['panda-teamaster', 'token-owl-spirit']);
    });
    scene.when(attacks('A', 'tiger-lord', 'panda-teamaster'), declines('A')).shows(() => {
      expect(scene.options('A')).toContain('rat-leech B stronghold');
    });
  });

  test('UNT-15.5 UNT-R.37 with several Guards the attacker chooses', () => {
    given({
      A: { play: ['tiger-lord'] },
      B: { play: ['panda-teamaster', 'crocodile-mourner', 'rat-pup'] },
    }).shows((scene) =>
      expect(scene.options('A')).toEqual([
        'tiger-lord panda-teamaster',
        'tiger-lord crocodile-mourner',
        'end',
      ]),
    );
  });

  test('UNT-R.36 only the Guards of the attacked side matter', () => {
    given({
      mode: 'survival',
      A: { play: ['tiger-lord', 'panda-teamaster'] },
      B: { play: ['crocodile-mourner', 'rat-pup'] },
      C: { play: ['rat-leech'] },
    }).shows((scene) =>
      expect(scene.options('A').filter((option) => option.startsWith('tiger'))).toEqual([
        'tiger-lord crocodile-mourner',
        'tiger-lord rat-leech',
        'tiger-lord C stronghold',
      ]),
    );
  });
});
