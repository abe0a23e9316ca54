import type { Script, Seat } from '@tablee/engine';
import { MatchDecided } from '@tablee/engine';
import { describe, expect, test } from 'vitest';
import { settling } from '../abilities/waiting.ts';
import { endMatch } from '../flow/end.ts';
import type { Place } from '../scenes/setting.ts';
import type { Table } from '../state/state.ts';
import type { Scene } from '../testing/given.ts';
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
import { check } from './elimination.ts';

/** A's Lord of Fangs takes B's Stronghold, which has 5 damage. */
const felled = (B: Place, A: Place = {}): Scene =>
  given({ A: { play: ['tiger-lord'], ...A }, B: { damage: 5, ...B } }).when(
    attacks('A', 'tiger-lord', 'B stronghold'),
  );

describe('a Stronghold falls', () => {
  test('UNT-14.1 UNT-14.2 UNT-14.5 UNT-14.6 UNT-14.7 UNT-14.8 UNT-R.35 UNT-R.53 S15 the next stands, one card is drawn and rallied', () => {
    const scene = felled({
      pile: ['fox-mirrors', 'rat-court'],
      deck: ['tiger-stalker', 'rat-pup', 'rat-pup'],
    });
    scene.shows(() => {
      expect(scene.stronghold('B')).toBe('fox-mirrors');
      expect(scene.damage('B')).toBe(0);
      expect(scene.open.sides[1]?.reserve).toEqual(['rat-court']);
      expect(scene.asked).toBe('B rallyPlay');
      expect(scene.options('B')).toEqual(['tiger-stalker', 'stop']);
      expect(scene.open.rally).toEqual({ seat: 1, side: 1, drawn: 1 });
    });
    scene.when(chooses('B', 'tiger-stalker')).shows(() => {
      expect(scene.asked).toBe('A mainAction');
      expect(scene.animal('B', 'tiger-stalker')).toMatchObject({ ready: true, restrained: true });
      expect(scene.player('B')).toMatchObject({ cardsPlayed: 1, totals: { rallied: 1 } });
      expect(scene.happened('cardPlayed')).toMatchObject([{ how: 'rally', paid: 0 }]);
      expect(scene.open.rally).toBeNull();
    });
    scene
      .when(endsTurn('A'))
      .shows(() => expect(scene.options('B')).toContain('tiger-stalker A stronghold'));
  });

  test('UNT-14.6 UNT-R.35 rallied in the own turn: ready, but no attack before the next one', () => {
    const scene = given({
      A: {
        power: 1,
        damage: 6,
        hand: ['snake-rite'],
        deck: ['tiger-stalker', 'rat-pup', 'rat-pup', 'rat-pup'],
      },
      B: { play: ['fox-seer'] },
    });
    scene.when(plays('A', 'snake-rite'), chooses('A', 'tiger-stalker')).shows(() => {
      expect(scene.animal('A', 'tiger-stalker').ready).toBe(true);
      expect(scene.options('A')).toEqual(['end']);
      expect(scene.animals('A').filter((face) => face === 'token-owl-spirit')).toHaveLength(2);
    });
    scene
      .when(endsTurn('A', 'B'))
      .shows(() => expect(scene.options('A')).toContain('tiger-stalker fox-seer'));
  });

  test('UNT-14.1 UNT-R.55 UNT-R.56 UNT-R.108 S16 the second fall draws two; cards without Rally stay in hand', () => {
    const scene = felled({
      fallen: ['deer-glade'],
      deck: ['rabbit-captain', 'rabbit-leveret', 'rat-pup'],
      play: ['rat-pup', 'fox-seer'],
    });
    scene.shows(() => expect(scene.options('B')).toEqual(['rabbit-captain', 'stop']));
    scene.when(chooses('B', 'rabbit-captain'));
    expect(scene.asked).toBe('B chooseMode');
    scene.when(chooses('B', 'charge'), chooses('B', 'rat-pup'));
    scene.when(declines('B')).shows(() => {
      expect(scene.animal('B', 'rat-pup').fury).toBe(1);
      expect(scene.hand('B')).toEqual(['rabbit-leveret']);
    });
  });

  test('UNT-R.55 UNT-R.73 two Rally cards: any of them in any order, an Item goes to Support', () => {
    const scene = felled({
      fallen: ['deer-glade'],
      deck: ['snake-rite', 'rat-leech', 'rat-pup'],
    });
    expect(scene.options('B')).toEqual(['snake-rite', 'rat-leech', 'stop']);
    scene.when(chooses('B', 'rat-leech'), chooses('B', 'snake-rite')).shows(() => {
      expect(scene.animals('B')).toEqual(['rat-leech', 'token-owl-spirit', 'token-owl-spirit']);
      expect(scene.support('B')).toEqual(['snake-rite']);
      expect(scene.damage('B')).toBe(1);
      expect(scene.player('B').totals.rallied).toBe(2);
    });
  });

  test('UNT-R.108 the question comes without a Rally card too, and the drawn card stays secret', () => {
    const scene = felled({ deck: ['raccoon-foreman', 'rat-pup'] });
    expect(scene.options('B')).toEqual(['stop']);
    expect(JSON.stringify(scene.view('A'))).not.toContain('raccoon-foreman');
    expect(JSON.stringify(scene.events)).not.toContain('raccoon-foreman');
  });

  test('UNT-14.9 UNT-R.52 UNT-1.1 UNT-24.1 S17 the last Stronghold: lost, and nothing is drawn', () => {
    const scene = felled({ fallen: ['deer-glade', 'rat-court'], pile: [] });
    scene.shows(() => {
      expect(scene.asked).toBe('over');
      expect(scene.open.final).toMatchObject({ ranks: [1, 2], reason: 'strongholds' });
      expect(scene.happened('cardsDrawn')).toEqual([]);
      expect(scene.stronghold('B')).toBeNull();
    });
  });

  test('UNT-R.26 S18 with seven Animals no Animal rallies, an Item does', () => {
    const seven = Array<string>(7).fill('rat-pup');
    felled({ play: seven, deck: ['rat-herald', 'rat-pup'] }).shows((scene) => {
      expect(scene.options('B')).toEqual(['stop']);
    });
    felled({ play: seven, deck: ['chameleon-shimmer', 'rat-pup'] })
      .when(chooses('B', 'chameleon-shimmer'))
      .shows((scene) => expect(scene.asked).toBe('B chooseTargets'));
  });

  test('UNT-14.3 UNT-14.4 S19 Support costs are still paid, and Arrival works outside the own turn', () => {
    const scene = felled({ support: ['rat-pup'], deck: ['rhino-ironhide', 'rat-pup'] });
    scene.when(chooses('B', 'rhino-ironhide'), accepts('B')).shows(() => {
      expect(scene.animal('B', 'rhino-ironhide')).toMatchObject({ fury: 1, ready: true });
      expect(scene.removed('B')).toEqual(['rat-pup']);
    });
    felled({ deck: ['rhino-ironhide', 'rat-pup'] })
      .when(chooses('B', 'rhino-ironhide'))
      .shows((each) => expect(each.asked).toBe('A mainAction'));
  });

  test('UNT-R.54 UNT-1.2 fewer cards than the fall demands: all the cards left, then the loss', () => {
    felled({ fallen: ['deer-glade'], deck: ['tiger-stalker'] }).shows((scene) => {
      expect(scene.hand('B')).toEqual(['tiger-stalker']);
      expect(scene.open.final).toMatchObject({ ranks: [1, 2], reason: 'deck' });
    });
  });

  test('UNT-R.57 UNT-23.7 UNT-R.45 S27 the eliminations first, then the fall', () => {
    const scene = given({
      A: { play: ['tiger-lord', { face: 'tiger-cub', damage: 1 }] },
      B: {
        play: [{ face: 'rat-queen', damage: 3 }],
        damage: 6,
        deck: ['tiger-stalker', 'rat-pup'],
      },
    });
    scene.when(attacks('A', 'tiger-cub', 'rat-queen'), accepts('A')).shows(() => {
      expect(scene.fallen('B')).toHaveLength(1);
      expect(scene.asked).toBe('B rallyPlay');
      expect(scene.animals('A')).toEqual(['tiger-lord']);
    });
    scene.when(chooses('B', 'tiger-stalker')).shows(() => {
      expect(scene.support('A')).toEqual(['tiger-cub']);
      expect(scene.animals('B')).toEqual(['tiger-stalker']);
    });
  });

  test('UNT-R.57 UNT-23.7 UNT-23.8 a fall caused by a trigger: the Rally right after it, before what waited already', () => {
    const scene = given({
      A: { play: ['tiger-lord', 'tiger-stalker'] },
      B: { play: ['token-owl-spirit'], damage: 6, deck: ['rat-queen', 'rat-queen'] },
    });
    scene.when(attacks('A', 'tiger-stalker', 'token-owl-spirit'));
    expect(scene.asked).toBe('A orderEffects');
    scene.when(chooses('A', 'tiger-lord', 'tiger-stalker'), accepts('A'));
    expect(scene.asked).toBe('B rallyPlay');
    scene.when(declines('B')).shows(() => expect(scene.asked).toBe('A useAbility'));
  });

  test('UNT-R.58 UNT-23.8 a rally that fells a Stronghold: resolved inside, then the Rally goes on', () => {
    const scene = felled(
      {
        fallen: ['deer-glade'],
        play: ['tiger-lord'],
        deck: ['rat-herald', 'rat-leech', 'rat-pup'],
      },
      { play: ['tiger-lord', 'fox-seer'], damage: 6, deck: ['tiger-stalker', 'rat-pup'] },
    );
    scene.when(chooses('B', 'rat-herald'), chooses('B', 'fox-seer'), accepts('B'));
    scene.shows(() => {
      expect(scene.fallen('A')).toHaveLength(1);
      expect(scene.asked).toBe('A rallyPlay');
    });
    scene.when(declines('A')).shows(() => {
      expect(scene.asked).toBe('B rallyPlay');
      expect(scene.options('B')).toEqual(['rat-leech', 'stop']);
    });
  });

  test('UNT-R.127 UNT-23.13 rally plays in the own turn count for that turn', () => {
    given({
      A: { power: 1, damage: 6, hand: ['snake-rite'], deck: ['rat-leech', 'rat-pup'], discount: 0 },
      B: {},
    })
      .when(plays('A', 'snake-rite'), chooses('A', 'rat-leech'))
      .shows((scene) => expect(scene.player('A').cardsPlayed).toBe(2));
  });

  test('UNT-R.15 UNT-23.15 a Rally play does not use up the discount', () => {
    given({
      A: {
        stronghold: 'snake-pit',
        support: ['rat-pup'],
        damage: 6,
        discount: 1,
        deck: ['rat-leech', 'rat-pup'],
      },
      B: {},
    })
      .when(usesAbility('A'), chooses('A', 'rat-leech'))
      .shows((scene) => expect(scene.player('A')).toMatchObject({ discount: 1, cardsPlayed: 1 }));
  });

  test('UNT-R.134 UNT-23.7 several falls in one check: the active side first, then clockwise', () => {
    const scene = given({ mode: 'survival', turn: 'B', A: {}, B: {}, C: {} });
    const table = scene.session.state as Table;
    for (const side of table.open.sides) side.damage = 7;
    function* strike(): Script {
      check(table, { by: 1, credit: () => undefined });
    }
    expect(seatsAsked(settling(table, strike()))).toEqual([1, 2, 0]);
  });

  test('UNT-R.61 UNT-R.114 the ability counts per player and turn, even if the Stronghold changed', () => {
    given({
      A: {
        stronghold: 'snake-pit',
        support: ['rat-pup', 'rat-pup'],
        damage: 6,
        pile: ['snake-pit', 'rat-court'],
        deck: ['rat-queen', 'rat-pup'],
      },
      B: {},
    })
      .when(usesAbility('A'), declines('A'))
      .shows((scene) => {
        expect(scene.stronghold('A')).toBe('snake-pit');
        expect(scene.options('A')).not.toContain('ability');
      });
  });

  test('UNT-R.63 UNT-23.22 both sides out in one check: a draw; otherwise the first loss counts', () => {
    const scene = given({
      A: { fallen: ['deer-glade', 'rat-court'], pile: [], damage: 6 },
      B: { fallen: ['deer-glade', 'rat-court'], pile: [], damage: 6 },
    });
    expect(drawnBy(scene)).toEqual([1, 1]);
  });
});

/** The asked seats, when all stop their Rally at once. */
function seatsAsked(script: Script): Seat[] {
  const seats: Seat[] = [];
  for (let step = script.next(); !step.done; step = script.next(['stop'])) {
    if (step.value.type === 'ask') seats.push(step.value.seat);
  }
  return seats;
}

/** Both last Strongholds get lethal damage before one check. */
function drawnBy(scene: Scene): readonly number[] | undefined {
  const table = scene.session.state as Table;
  for (const side of table.open.sides) side.damage = 7;
  try {
    check(table, { by: 0, credit: () => undefined });
  } catch (error) {
    if (!(error instanceof MatchDecided)) throw error;
    endMatch(table, ...(error.next.args as readonly number[])).next();
  }
  return table.open.final?.ranks;
}
