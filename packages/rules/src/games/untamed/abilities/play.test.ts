import type { Script } from '@tablee/engine';
import { mint } from '@tablee/engine';
import { describe, expect, test } from 'vitest';
import { check } from '../combat/elimination.ts';
import type { Standing } from '../scenes/setting.ts';
import type { Table } from '../state/state.ts';
import {
  accepts,
  attacks,
  chooses,
  declines,
  endsTurn,
  given,
  plays,
  usesAbility,
} from '../testing/given.ts';
import { enterPlay } from './enter.ts';
import { settling } from './waiting.ts';

const many = (n: number, face: string): string[] => Array<string>(n).fill(face);

describe('playing cards', () => {
  test('UNT-8.1 UNT-8.3 UNT-5.2 UNT-23.13 any number of cards; an Animal enters exhausted', () => {
    given({ A: { power: 2, hand: ['fox-seer', 'rat-pup', 'rat-pup'], deck: ['rat-pup'] }, B: {} })
      .when(plays('A', 'rat-pup'), plays('A', 'rat-pup'), plays('A', 'fox-seer'))
      .when(chooses('A', 'rat-pup', 'deck'))
      .shows((scene) => {
        expect(scene.animals('A')).toEqual(['rat-pup', 'rat-pup', 'fox-seer']);
        expect(scene.player('A').animals.some(({ ready }) => ready)).toBe(false);
        expect(scene.player('A').cardsPlayed).toBe(3);
        expect(scene.power('A')).toEqual({ ready: 1, exhausted: 1 });
        expect(scene.options('A')).toEqual(['end']);
      });
  });

  test('UNT-8.2 UNT-23.23 an Item resolves at once, then lies in Support', () => {
    const scene = given({
      A: { power: 1, hand: ['tiger-swipe'], discount: 1, play: ['tiger-cub'] },
      B: { play: ['rat-queen'] },
    });
    scene.when(plays('A', 'tiger-swipe')).shows(() => {
      expect(scene.asked).toBe('A chooseTargets');
      expect(scene.support('A')).toEqual([]);
      expect(scene.open.resolving).toMatchObject([{ card: { face: 'tiger-swipe' } }]);
    });
    scene.when(chooses('A', 'tiger-cub')).shows(() => {
      expect(scene.animal('B', 'rat-queen').damage).toBe(1);
      expect(scene.support('A')).toEqual(['tiger-swipe']);
      expect(scene.open.resolving).toEqual([]);
    });
  });

  test('UNT-8.4 UNT-R.27 with seven Animals, tokens included, none can be played; an Item can', () => {
    given({
      A: { play: [...many(6, 'rat-pup'), 'token-owl-spirit'], hand: ['rat-pup', 'deer-momentum'] },
      B: {},
    }).shows((scene) =>
      expect(scene.options('A').filter((option) => option.startsWith('play'))).toEqual([
        'play deer-momentum',
      ]),
    );
  });

  test('UNT-8.5 UNT-15.1 UNT-R.107 a beneficial effect may be declined', () => {
    const scene = given({ A: { hand: ['panda-peddler'], power: 1, deck: ['rat-pup'] }, B: {} });
    scene.when(plays('A', 'panda-peddler'), declines('A')).shows(() => {
      expect(scene.deck('A')).toEqual(['rat-pup']);
      expect(scene.support('A')).toEqual([]);
      expect(scene.happened('abilityDeclined')).toMatchObject([{ face: 'panda-peddler' }]);
    });
  });

  test('UNT-R.109 UNT-23.4 an Item may be played for nothing: it counts and goes to Support', () => {
    given({ A: { power: 2, hand: ['tiger-swipe'] }, B: { play: ['rat-pup'] } })
      .when(plays('A', 'tiger-swipe'))
      .shows((scene) => {
        expect(scene.player('A').cardsPlayed).toBe(1);
        expect(scene.support('A')).toEqual(['tiger-swipe']);
        expect(scene.animal('B', 'rat-pup').damage).toBe(0);
      });
  });

  test('UNT-15.3 UNT-5.2 S09 Rush enters ready, attacks Animals and no Stronghold, all turn long', () => {
    const scene = given({
      A: { power: 1, hand: ['tiger-cub'] },
      B: { play: ['rat-pup', 'rat-queen'], damage: 1 },
    });
    scene.when(plays('A', 'tiger-cub')).shows(() => {
      expect(scene.options('A')).toEqual(['tiger-cub rat-pup', 'tiger-cub rat-queen', 'end']);
    });
    scene.when(attacks('A', 'tiger-cub', 'rat-pup')).shows(() => {
      expect(scene.animals('B')).toEqual(['rat-queen']);
      expect(scene.support('B')).toEqual(['rat-pup']);
      expect(scene.damage('B')).toBe(0);
      expect(scene.animal('A', 'tiger-cub')).toMatchObject({ damage: 1, fury: 1, ready: false });
    });
  });

  test('UNT-R.33 UNT-R.34 readied again: with Rush still no Stronghold, without Rush anything legal', () => {
    const beaten: Partial<Exclude<Standing, string>> = { beatThisTurn: true, ready: false };
    const scene = given({
      A: {
        stronghold: 'tiger-peak',
        support: ['rat-pup'],
        play: [{ face: 'tiger-cub', noStronghold: true, ...beaten }],
      },
      B: { play: ['rat-queen'] },
    });
    scene
      .when(usesAbility('A'))
      .shows(() => expect(scene.options('A')).toEqual(['tiger-cub rat-queen', 'end']));
    given({
      A: {
        stronghold: 'tiger-peak',
        support: ['rat-pup'],
        play: [{ face: 'rat-herald', ...beaten }],
      },
      B: {},
    })
      .when(usesAbility('A'))
      .shows((each) => expect(each.options('A')).toEqual(['rat-herald B stronghold', 'end']));
  });

  test('UNT-R.124 a granted Rush readies by its own op alone and bans Strongholds this turn', () => {
    const scene = given({ A: { power: 2, hand: ['rabbit-twins'] }, B: { play: ['rat-pup'] } });
    scene.when(plays('A', 'rabbit-twins'), chooses('A', 'rush')).shows(() => {
      expect(scene.animal('A', 'rabbit-twins').ready).toBe(true);
      expect(scene.options('A')).toEqual(['rabbit-twins rat-pup', 'end']);
    });
    scene.when(endsTurn('A', 'B')).shows(() => {
      expect(scene.options('A')).toContain('rabbit-twins B stronghold');
    });
  });

  test('UNT-R.32 UNT-R.26 an Animal put into play arrives too; an eighth stays in Support', () => {
    const feast = (play: Standing[]) =>
      given({
        A: {
          power: 1,
          hand: ['rat-feast'],
          support: ['panda-peddler', 'fox-seer'],
          play,
          deck: ['rat-pup', 'rat-queen'],
        },
        B: {},
      }).when(plays('A', 'rat-feast'));
    const scene = feast([]).when(chooses('A', 'panda-peddler'));
    expect(scene.asked).toBe('A useAbility');
    scene.when(accepts('A'), declines('A')).shows(() => {
      expect(scene.animals('A')).toEqual(['panda-peddler']);
      expect(scene.support('A')).toEqual(['fox-seer', 'rat-pup', 'rat-feast']);
      expect(scene.player('A').cardsPlayed).toBe(1);
    });
    feast(many(7, 'rat-pup')).shows((each) => {
      expect(each.asked).toBe('A mainAction');
      expect(each.support('A')).toEqual(['panda-peddler', 'fox-seer', 'rat-feast']);
    });
  });

  test('UNT-R.106 an Animal beaten before its waiting Arrival arrives all the same', () => {
    const table = given({ A: {}, B: {} }).state as Table;
    function* putAndBeat(): Script {
      const { id } = enterPlay(table, 0, mint(table, 'panda-peddler'), 'put');
      check(table, { by: 0, credit: () => undefined, beaten: [id] });
    }
    const step = settling(table, putAndBeat()).next();
    expect(table.open.players[0]?.animals).toEqual([]);
    expect(step.value).toMatchObject({
      question: { kind: 'useAbility', facts: { face: 'panda-peddler', trigger: 'arrival' } },
    });
  });

  test('UNT-R.49 UNT-10.5 UNT-R.47 returned to the hand an Animal loses all it carried and is not beaten', () => {
    given({
      A: {
        hand: ['chameleon-moult', 'rat-leech'],
        power: 2,
        play: [{ face: 'rat-leech', damage: 2, fury: 3 }, 'crocodile-mourner'],
      },
      B: { play: ['tiger-lord'] },
    })
      .when(plays('A', 'chameleon-moult'), chooses('A', 'rat-leech'), plays('A', 'rat-leech'))
      .shows((scene) => {
        expect(scene.animal('A', 'rat-leech')).toMatchObject({ damage: 0, fury: 0, ready: false });
        expect(scene.happened('animalBeaten')).toEqual([]);
        expect(scene.hand('A')).toEqual(['rat-leech']);
      });
  });

  test('UNT-R.50 an Animal goes to the zone of its owner: nothing changes hands in this game', () => {
    given({ A: { play: ['tiger-lord'] }, B: { play: ['rat-pup'] } })
      .when(attacks('A', 'tiger-lord', 'rat-pup'))
      .shows((scene) => {
        expect(scene.support('B')).toEqual(['rat-pup']);
        expect(scene.support('A')).toEqual([]);
      });
  });

  test('UNT-23.15 UNT-23.13 S26 a free play counts, uses up the discount and may have Rush', () => {
    const scene = given({
      A: {
        stronghold: 'rabbit-warren',
        support: ['rat-pup'],
        discount: 1,
        hand: ['rabbit-twins', 'rat-queen'],
      },
      B: { play: ['rat-pup'] },
    });
    scene.when(usesAbility('A'));
    expect(scene.options('A')).toEqual(['rabbit-twins']);
    scene.when(chooses('A', 'rabbit-twins'), chooses('A', 'rush')).shows(() => {
      expect(scene.player('A')).toMatchObject({ cardsPlayed: 1, discount: 0 });
      expect(scene.options('A')).toEqual(['power rat-queen', 'rabbit-twins rat-pup', 'end']);
    });
  });

  test('UNT-23.14 UNT-R.133 cards being played are watched by own Animals that were there, after the card itself', () => {
    const scene = given({
      A: {
        play: ['rat-queen'],
        support: ['fox-seer'],
        hand: ['rat-herald', 'rat-leech'],
        power: 2,
      },
      B: { play: ['rat-queen'], support: ['fox-seer'] },
    });
    scene.when(plays('A', 'rat-leech'));
    expect(scene.asked).toBe('A useAbility');
    expect(scene.session.questionOf(0)?.facts).toMatchObject({
      face: 'rat-queen',
      trigger: 'youPlayCard',
    });
    scene.when(accepts('A')).shows(() => {
      expect(scene.asked).toBe('A mainAction');
      expect(scene.support('B')).toEqual(['fox-seer']);
    });
  });
});
