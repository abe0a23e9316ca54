import type { Options, TableOption } from '@tablee/engine';
import { valuesAt } from '@tablee/engine';
import { goesOnUntil } from '@tablee/engine/testing';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../cards/catalogue.ts';
import { game as unmatched } from '../index.ts';
import { deckOf } from '../state/card.ts';
import { confidants, teammates, teamsOf, turnOrder } from '../state/sides.ts';
import { chooses, given, leaves, newMatch } from '../testing/given.ts';

describe('setup', () => {
  test('UNM-2.1 UNM-2.3 UNM-2.4 UNM-R.4 battlefield, shuffled decks, five cards, no exchange', () => {
    newMatch({ board: 'sarpedon' })
      .when(goesOnUntil('placeSidekicks'))
      .shows((scene) => {
        expect(scene.open.board).toBe('sarpedon');
        expect(scene.session.view(null).tally).toEqual({
          hand0: 5,
          deck0: 25,
          hand1: 5,
          deck1: 25,
        });
        expect(scene.happened('cardsDrawn')).toMatchObject([{ count: 5 }, { count: 5 }]);
      });
  });

  test('UNM-2.3 a deck does not lie in the order of its list', () => {
    newMatch()
      .when(chooses('A', 'alice'), chooses('B', 'medusa'))
      .shows((scene) => {
        const dealt = [...scene.hand('alice'), ...scene.deck('alice')].map(
          (name) => `alice-${name}`,
        );
        const printed = deckOf(catalogue.heroes.of('alice'));
        expect(dealt).not.toEqual(printed);
        expect(dealt).not.toEqual([...printed].reverse());
        expect([...dealt].sort()).toEqual([...printed].sort());
      });
  });

  test('UNM-2.2 UNM-1.6 UNM-R.3 heroes are picked in turn order, each once', () => {
    newMatch({ players: 4, mode: 'freeForAll' })
      .shows((scene) => expect(scene.options('A')).toHaveLength(4))
      .when(chooses('A', 'medusa'))
      .shows((scene) => expect(scene.options('B')).not.toContain('medusa'))
      .when(chooses('B', 'alice'), chooses('C', 'sinbad'))
      .shows((scene) => {
        expect(scene.open.armies.map(({ hero }) => hero)).toEqual([
          'medusa',
          'alice',
          'sinbad',
          'king-arthur',
        ]);
        expect(scene.open.freeHeroes).toEqual([]);
      });
    newMatch({ heroSelection: 'random' }).shows((scene) =>
      expect(scene.open.armies.every(({ hero }) => hero !== null)).toBe(true),
    );
  });

  test('UNM-2.5 UNM-2.10 UNM-R.2 the youngest begins: on the first chair, on the one the host names, or drawn', () => {
    const starts = (startingPlayer?: string) =>
      newMatch({ players: 3, mode: 'freeForAll', startingPlayer, rolls: [2] })
        .when(goesOnUntil('chooseAction'))
        .open.armies.map(({ seat }) => seat);
    expect(starts()).toEqual([0, 1, 2]);
    expect(starts('secondSeat')).toEqual([1, 2, 0]);
    expect(starts('thirdSeat')).toEqual([2, 0, 1]);
    expect(starts('random')).toEqual([2, 0, 1]);
    const chairs = unmatched.options.find(({ id }) => id === 'startingPlayer') as TableOption;
    expect([2, 3, 4].map((seats) => valuesAt(chairs, seats).length)).toEqual([3, 4, 5]);
  });

  test('UNM-R.3 the host may give heroes to armies; one given twice, or not at all, is chosen', () => {
    const heroes = (given: { readonly [option: string]: string }) =>
      newMatch({ players: 3, heroSelection: 'assigned', ...given });
    const named = heroes({ hero1: 'sinbad', hero2: 'alice', hero3: 'sinbad' });
    expect(named.open.armies.map(({ hero }) => hero)).toEqual(['sinbad', 'alice', null, null]);
    expect([named.asked, named.options('B')]).toEqual(['B chooseHero', ['medusa', 'king-arthur']]);
    const whole = heroes({
      hero1: 'sinbad',
      hero2: 'alice',
      hero3: 'medusa',
      hero4: 'king-arthur',
    });
    expect(whole.asked).toMatch(/ placeSidekicks$| chooseSize$/);
    const picked = newMatch({ players: 3, hero1: 'sinbad' });
    expect(picked.open.armies.map(({ hero }) => hero)).toEqual([null, null, null, null]);
  });

  test('UNM-2.12 UNM-14.2 heroes, cards, then army by army: hero, size, sidekicks', () => {
    newMatch()
      .when(chooses('A', 'medusa'), chooses('B', 'alice'))
      .shows((scene) => expect(scene.asked).toBe('A placeSidekicks'))
      .when(chooses('A', 'm01', 'm07', 'm08'))
      .shows((scene) => {
        expect(scene.asked).toBe('B chooseSize');
        expect(scene.space('alice')).toBe('m31');
      })
      .when(chooses('B', 'small'))
      .shows((scene) => {
        expect(scene.asked).toBe('B placeSidekicks');
        expect(scene.size()).toBe('small');
        expect(JSON.stringify(scene.session.view(null).open)).toContain('"size":"small"');
      });
  });

  test('UNM-2.9 UNM-1.7 everybody has the printed health, an army its own piles and place', () => {
    newMatch()
      .when(chooses('A', 'medusa'), chooses('B', 'alice'), goesOnUntil('chooseAction'))
      .shows((scene) => {
        expect(scene.health('harpy-3')).toBe(1);
        expect(scene.health('jabberwock')).toBe(8);
        expect(scene.open.armies).toHaveLength(2);
      });
  });

  test('UNM-R.5 sidekicks need not fill the zone, and each stands alone', () => {
    newMatch()
      .when(chooses('A', 'medusa'), chooses('B', 'alice'))
      .shows((scene) => {
        expect(scene.question('A')).toMatchObject({ shape: 'pick', min: 3, max: 3 });
        expect(scene.options('A').length).toBeGreaterThan(3);
      });
  });
});

describe('tables', () => {
  test('UNM-R.38 free-for-all is a choice, never the default', () => {
    const mode = unmatched.options.find(({ id }) => id === 'mode');
    expect(mode).toMatchObject({ default: 'team', seatsOf: { duel: [2], freeForAll: [3, 4] } });
    expect(newMatch({ players: 3 }).open.mode).toBe('team');
    expect(newMatch().open.mode).toBe('duel');
  });

  const order = (seats: number, start: number, options: Options = {}) =>
    turnOrder({ mode: 'team', ...options }, seats, start).map(({ seat }) => seat);

  test('UNM-19.2 UNM-19.7 UNM-R.34 team-mates sit side by side; team A is the starting player’s, and the teams alternate', () => {
    expect(teamsOf(4, { mode: 'team' })).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect([0, 1, 2, 3].map((start) => order(4, start))).toEqual([
      [0, 2, 1, 3],
      [1, 2, 0, 3],
      [2, 0, 3, 1],
      [3, 0, 2, 1],
    ]);
    expect(turnOrder({ mode: 'team' }, 4, 3).map(({ side }) => side)).toEqual([0, 1, 0, 1]);
  });

  test('UNM-20.1 UNM-R.36 the host names who commands two heroes: else it is the third chair', () => {
    expect([0, 1, 2].map((start) => order(3, start))).toEqual([
      [0, 2, 1, 2],
      [1, 2, 0, 2],
      [2, 0, 2, 1],
    ]);
    const commander = 'firstSeat';
    expect([0, 1, 2].map((start) => order(3, start, { commander }))).toEqual([
      [0, 1, 0, 2],
      [1, 0, 2, 0],
      [2, 0, 1, 0],
    ]);
    expect(teamsOf(3, { mode: 'team', commander: 'secondSeat' })).toEqual([[0, 2], [1]]);
    newMatch({ players: 3, commander: 'secondSeat' })
      .when(goesOnUntil('chooseAction'))
      .shows((scene) => expect(scene.open.armies.map(({ seat }) => seat)).toEqual([0, 1, 2, 1]));
  });

  test.each([
    ['private', []],
    ['shared', [1]],
  ])('UNM-19.2 UNM-19.3 UNM-R.33 team-mates always talk; %s hands', (teamHands, mates) => {
    const { open } = newMatch({ players: 4, mode: 'team', teamHands });
    expect(teammates(open, 0)).toEqual([1]);
    expect(confidants(open, 0)).toEqual(mates);
    expect(teammates(newMatch({ players: 4, mode: 'freeForAll' }).open, 0)).toEqual([]);
  });

  test('UNM-R.37 the commander plays on with the army that has fighters', () => {
    given({
      mode: 'team',
      players: 3,
      heroes: ['alice', 'medusa', 'king-arthur', 'sinbad'],
      turn: 'alice',
      on: { medusa: null, alice: 'm08', 'harpy-1': 'm09' },
      cards: { alice: { hand: ['skirmish'] } },
    })
      .when(chooses('A', 'attack alice harpy-1 skirmish'))
      .when(chooses('A', 'stay'), goesOnUntil('chooseAction'))
      .shows((scene) => {
        expect(scene.open.armies[1]?.out).toBe(true);
        expect(scene.open.armies[scene.open.active]?.hero).toBe('king-arthur');
      })
      .when((scene) => {
        const { turn } = scene.open;
        while (scene.open.turn === turn) {
          const seat = scene.session.awaited()?.seats[0] as number;
          const fallback = scene.session.questionOf(seat)?.fallback ?? [];
          scene.answer((['A', 'B', 'C'] as const)[seat] as 'A', fallback);
        }
      })
      .shows((scene) => expect(scene.open.armies[scene.open.active]?.hero).toBe('sinbad'));
  });

  test('UNM-1.2 UNM-22.3 a duel has one winner; a player who gives up has lost', () => {
    newMatch()
      .when(goesOnUntil('chooseAction'), leaves('A'))
      .shows((scene) => {
        expect(scene.open.final).toMatchObject({ ranks: [2, 1], reason: 'surrender' });
        expect(scene.session.leave(0)).toMatchObject({ code: 'matchOver' });
      });
  });

  test('UNM-22.1 giving up before the heroes are chosen ends a duel, not a table of four', () => {
    newMatch()
      .when(leaves('B'))
      .shows((scene) => expect(scene.open.final?.ranks).toEqual([1, 2]));
    newMatch({ players: 4, mode: 'freeForAll' })
      .when(leaves('A'), goesOnUntil('chooseAction'))
      .shows((scene) => {
        expect(scene.asked).toBe('B chooseAction');
        expect(scene.open.armies[0]?.hero).toBeNull();
        expect(scene.happened('turnStarted')).toMatchObject([{ army: 1, turn: 1 }]);
      });
  });

  test('UNM-22.4 every question has an answer for the clock', () => {
    newMatch({ players: 4, mode: 'team' })
      .when(goesOnUntil('discardToLimit'))
      .shows((scene) => expect(scene.open.turn).toBeGreaterThan(1));
  });
});
