import { describe, expect, test } from 'vitest';
import { goesOnUntil } from '../../testing/scene.ts';
import { deckOf, heroOf } from './cards/heroes.ts';
import { unmatched } from './index.ts';
import { confidants } from './secrets.ts';
import { teammates, turnOrder } from './sides.ts';
import { chooses, given, leaves, newMatch } from './testing.ts';

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
    newMatch({ startingPlayer: 'firstSeat' })
      .when(chooses('A', 'alice'), chooses('B', 'medusa'))
      .shows((scene) => {
        const dealt = [...scene.hand('alice'), ...scene.deck('alice')].map(
          (name) => `alice-${name}`,
        );
        const printed = deckOf(heroOf('alice'));
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

  test('UNM-2.10 UNM-R.2 the first player is drawn, or sits on the first chair', () => {
    const starts = (startingPlayer: string) =>
      newMatch({ players: 3, mode: 'freeForAll', startingPlayer, rolls: [2] })
        .when(goesOnUntil('chooseAction'))
        .open.armies.map(({ seat }) => seat);
    expect(starts('random')).toEqual([2, 0, 1]);
    expect(starts('firstSeat')).toEqual([0, 1, 2]);
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

  test('UNM-R.34 UNM-R.36 team A is the starting player’s; the third chair commands two heroes', () => {
    expect(turnOrder('team', 4, 1)).toEqual([
      { seat: 1, side: 0 },
      { seat: 2, side: 1 },
      { seat: 3, side: 0 },
      { seat: 0, side: 1 },
    ]);
    expect(turnOrder('team', 3, 1).map(({ seat }) => seat)).toEqual([1, 2, 0, 2]);
    expect(turnOrder('team', 3, 2).map(({ seat }) => seat)).toEqual([2, 0, 2, 1]);
  });

  test.each([
    ['private', []],
    ['shared', [2]],
  ])('UNM-19.2 UNM-19.3 UNM-R.33 team-mates always talk; %s hands', (teamHands, mates) => {
    const { open } = newMatch({ players: 4, mode: 'team', teamHands });
    expect(teammates(open, 0)).toEqual([2]);
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
      .when(chooses('A', 'attack alice harpy-1'), chooses('A', 'skirmish'))
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

  test('UNM-1.2 UNM-22.3 a duel has one winner; who gives up has lost', () => {
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
