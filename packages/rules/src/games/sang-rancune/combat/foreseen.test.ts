import { clone } from '@tablee/engine';
import { playRandomly, seenBy } from '@tablee/engine/testing';
import { describe, expect, test } from 'vitest';
import { sightOf } from '../cards/catalogue.ts';
import { lifeLeft } from '../creature/marker.ts';
import { game as sangRancune } from '../index.ts';
import type { SangRancuneEvent } from '../state/events.ts';
import { living } from '../state/players.ts';
import type { Open } from '../state/state.ts';
import { chooses, given, goesTo, leaves, reacts, sets, until } from '../testing/given.ts';
import { foreseenBlows } from './blows.ts';
import { foreseen } from './foreseen.ts';

const FEINTS = ['feinte', 'feinte', 'feinte'];

/** The public changes that a trick can make. */
const outcomeOf = (open: Open): unknown => [
  open.encounter === null ? null : lifeLeft(open),
  open.players.map(({ life, initiative, barred, faceDown }) => [
    life,
    initiative,
    barred,
    faceDown,
  ]),
  open.reveal,
  open.strike,
  open.encounter?.tokens,
];

/** Throws where anything in it is changed. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(Object.freeze(value))) frozen(part);
  }
  return value;
}

describe('windows asked together because all can foresee them', () => {
  test.each([3, 4, 6])('SAN-22.15 a trick brings what was foreseen, %i players', (seats) => {
    let compared = 0;
    for (let seed = 0; seed < 12; seed += 1) {
      let expected: string | null = null;
      let before: string | null = null;
      playRandomly({
        game: sangRancune,
        seats,
        seed,
        onQuestion(session) {
          const { open } = session.state as { open: Open };
          const types = session
            .takeEvents()
            .map(({ open: event }) => (event as SangRancuneEvent).type);
          const isSettled =
            types.includes('windowClosed') &&
            !types.some((type) =>
              ['trickCancelled', 'attackEntered', 'cardsSet', 'turnStarted', 'roundEnded'].includes(
                type,
              ),
            );
          if (expected !== null && isSettled && open.announced.length === 1) {
            // The next play has been announced for the table that was foreseen.
            expect(JSON.stringify(outcomeOf(open))).toBe(expected);
            if (expected !== before) compared += 1;
          }
          const then = open.announced.length === 1 ? foreseen(sightOf(open)) : null;
          expected = then === null ? null : JSON.stringify(outcomeOf(then));
          before = JSON.stringify(outcomeOf(open));
        },
      });
    }
    expect(compared).toBeGreaterThan(3);
  });

  test('SAN-22.15 nothing of the table is changed by foreseeing', () => {
    let foretold = 0;
    for (let seed = 0; seed < 8; seed += 1) {
      playRandomly({
        game: sangRancune,
        seats: 4,
        seed,
        onQuestion({ state }) {
          const { open } = state as { open: Open };
          if (open.announced.length !== 1 && open.strike === null) return;
          const now = sightOf(frozen(clone(open)));
          if (foreseen(now) !== null) foretold += 1;
          if (open.strike !== null && foreseenBlows(now) !== null) foretold += 1;
        },
      });
    }
    expect(foretold).toBeGreaterThan(40);
  });

  const spoilt = () =>
    given({
      encounter: 'hydre',
      marker: 900,
      hands: {
        A: ['grand-coup', 'feinte'],
        B: ['feinte', 'croche-patte', 'feinte'],
        C: ['feinte', 'pas-de-ca-ici', 'feinte'],
        D: ['feinte', 'echec-critique', 'hardi-compagnon', 'feinte'],
      },
    }).when(
      sets({ A: 'grand-coup', B: 'feinte', C: 'feinte', D: 'feinte' }),
      goesTo('ABCD afterReveal'),
      reacts({ D: 'echec-critique A' }),
    );

  test('SAN-22.15 with the trick it is asked what follows it, of its player too; all pass: the window is closed', () => {
    const scene = spoilt();
    expect(scene.asked).toBe('ABCD trickPlayed');
    expect(scene.options('C')).toEqual(['pass', 'cancel pas-de-ca-ici D']);
    expect(scene.options('D')).toEqual(['pass', 'hardi-compagnon A']);
    scene.when(reacts());
    expect(scene.values).toEqual([25]);
  });

  test('SAN-22.15 SAN-22.4 the follow-up is announced once the trick has happened', () => {
    const scene = spoilt().when(reacts({ B: 'croche-patte A', D: 'hardi-compagnon A' }));
    expect(scene.happened('trickAnnounced').map(({ seat }) => seat)).toEqual([3, 1]);
    expect(scene.life('A')).toEqual([90]);
    // Of two that would follow the lowest number is announced; D is asked again, the other card is unseen.
    expect(scene.hand('D')).toContain('hardi-compagnon');
    scene.when(reacts());
    expect(scene.happened('attackFailed')).toHaveLength(1);
    expect(scene.values).toEqual([]);
  });

  test('SAN-22.15 SAN-22.7 cancelled, the plays are asked again: for the table as it is', () => {
    const scene = spoilt().when(reacts({ B: 'croche-patte A', C: 'cancel pas-de-ca-ici D' }));
    while (scene.asked.endsWith('trickPlayed')) scene.when(reacts());
    expect(scene.happened('trickCancelled')).toHaveLength(1);
    expect(scene.asked).toBe('ABCD afterReveal');
    expect(scene.hand('B')).toContain('croche-patte');
  });

  test('SAN-22.15 the result of a coin or a face-down card is seen first: the window opens again', () => {
    const coin = given({
      encounter: 'hydre',
      marker: 900,
      hands: { A: ['grand-coup', 'feinte'], D: ['feinte', 'quitte-ou-double', 'feinte'] },
    }).when(sets({ A: 'grand-coup', D: 'feinte' }), goesTo('ABCD afterReveal'));
    coin.when(reacts({ D: 'quitte-ou-double A' }));
    expect(coin.asked).toBe('ABC trickPlayed');
    coin.when(reacts());
    expect(coin.asked).toBe('ABCD afterReveal');
    expect(coin.happened('coinTossed')).toHaveLength(1);
  });

  test('SAN-22.15 SAN-12.1 nor is the hand of a player who dies of it foreseen', () => {
    const scene = given({
      encounter: 'hydre',
      marker: 900,
      life: { A: 10 },
      hands: { A: ['grand-coup', 'feinte'], D: ['feinte', 'echec-critique', 'bouge-de-la'] },
    }).when(sets({ A: 'grand-coup', D: 'feinte' }), goesTo('ABCD afterReveal'));
    scene.when(reacts({ D: 'echec-critique A' }));
    expect([scene.asked, foreseen(sightOf(scene.open))]).toEqual(['ABC trickPlayed', null]);
  });

  const struck = (encounter: string) =>
    given({
      encounter,
      marker: 900,
      life: { A: 80 },
      hands: { A: ['feinte', 'contre-attaque', 'coup-net'], B: ['feinte', 'apres-toi', 'feinte'] },
      others: FEINTS,
    }).when(sets({ A: 'feinte', B: 'feinte' }), goesTo('ABCD attackAssigned'));

  test('SAN-22.15 SAN-25.1 the answer to a blow is asked with the blow, and given when it has fallen', () => {
    const scene = struck('goules-affamees');
    expect(scene.options('A')).toEqual(['pass', 'contre-attaque']);
    scene.when(reacts({ A: 'contre-attaque' }));
    const order = scene.events
      .map(({ type }) => type)
      .filter((type) => /lifeLost|Announced/.test(type));
    expect(order).toEqual(['lifeLost', 'trickAnnounced']);
    expect(scene.happened('windowOpened').at(-1)).toMatchObject({ window: 'afterHit' });
  });

  test('SAN-22.15 a blow sent on is answered by whom it falls on', () => {
    const scene = struck('goules-affamees').when(
      reacts({ A: 'contre-attaque', B: 'apres-toi hit1 C' }),
    );
    scene.when(until('lifeLost'));
    expect(scene.lost()).toEqual(['C 25']);
    expect(scene.hand('A')).toContain('contre-attaque');
  });

  test('SAN-22.15 SAN-22.14 the answer to a blow said with the last After You! stands: it is not asked again', () => {
    const scene = given({
      encounter: 'goules-affamees',
      marker: 900,
      life: { A: 80 },
      hands: {
        B: ['feinte', 'apres-toi', 'feinte'],
        C: ['feinte', 'contre-attaque', 'coup-net'],
      },
      others: FEINTS,
      discard: ['apres-toi'],
    }).when(sets({ B: 'feinte', C: 'feinte' }), goesTo('ABCD attackAssigned'));
    scene.when(reacts({ B: 'apres-toi hit1 C' }));
    expect(scene.asked).toBe('ACD trickPlayed');
    scene.when(reacts({ C: 'contre-attaque' }));
    expect(scene.lost()).toEqual(['C 25']);
    expect(scene.happened('trickAnnounced').map(({ seat }) => seat)).toEqual([1, 2]);
    expect(scene.asked).not.toContain('afterHit');
  });

  test('SAN-22.15 SAN-28.1 on whom a blow falls because another has left is asked when it has fallen', () => {
    const scene = given({
      encounter: 'meduse',
      marker: 900,
      hands: { B: ['feinte', 'contre-attaque', 'coup-net'] },
      others: FEINTS,
      rolls: [0, 0, 0, 0, 3, 2, 1],
    }).when(sets({ B: 'feinte' }), goesTo('ABCD attackAssigned'));
    expect(scene.options('B')).toEqual(['pass']);
    scene.when(chooses('B', 'pass'), leaves('A'), chooses('C', 'pass'), chooses('D', 'pass'));
    expect(living(scene.open)).toEqual([1, 2, 3]);
    expect(scene.asked).toBe('BC afterHit');
    expect(scene.options('B')).toEqual(['pass', 'contre-attaque']);
  });

  test('SAN-22.15 SAN-26.1 the Ripper’s loot is seen before it is answered', () => {
    const scene = given({
      encounter: 'eventreur',
      marker: 900,
      others: ['pichenette', 'contre-attaque', 'feinte', 'feinte'],
    }).when(sets({}), goesTo('ABCD attackAssigned'));
    for (const name of ['A', 'B', 'C', 'D'] as const) expect(scene.options(name)).toEqual(['pass']);
  });
});

describe('plays with the setting', () => {
  const table = {
    encounter: 'hydre',
    marker: 900,
    hands: {
      A: ['coup-net', 'bouge-de-la', 'feinte'],
      B: ['coup-droit', 'ordre-pas-clair', 'feinte'],
      C: ['coup-net', 'bouge-de-la', 'bouge-de-la'],
    },
  } as const;

  test('SAN-22.16 a card and a play in one answer; the play comes when all have set, then the window is open', () => {
    const scene = given(table).when(
      sets({ A: 'coup-net', B: 'coup-droit', C: 'coup-net' }, { A: 'bouge-de-la B' }),
    );
    expect(scene.happened('cardsSet')).toHaveLength(4);
    expect(scene.happened('trickAnnounced')).toMatchObject([{ seat: 0, target: 1 }]);
    while (scene.asked.endsWith('trickPlayed')) scene.when(reacts());
    expect(scene.asked).toBe('ABCD beforeReveal');
    expect(scene.open.turn).toBeNull();
    expect(scene.options('B')).toEqual(['pass', 'ordre-pas-clair A']);
    expect(scene.player('B').barred).toBe(true);
    // Nobody is asked about what lies face down a second time.
    scene.when(until('roundEnded'));
    const windows = scene.happened('windowOpened').map(({ window }) => window);
    expect(windows.filter((window) => window === 'beforeReveal')).toHaveLength(1);
  });

  test('SAN-22.16 SAN-22.4 of two plays the lowest number is announced; a card that is set is not played', () => {
    const scene = given(table);
    scene.when(goesTo('ABCD setAttack'));
    expect(scene.options('A').filter((words) => words.startsWith('bouge-de-la +'))).toEqual([]);
    scene.when(sets({ A: 'coup-net', C: 'coup-net' }, { A: 'bouge-de-la B', C: 'bouge-de-la A' }));
    expect(scene.happened('trickAnnounced').map(({ seat }) => seat)).toEqual([0]);
    expect(scene.hand('C')).toHaveLength(2);
  });

  test('SAN-22.16 nobody plays: the window has been open and is closed, and the first reveals', () => {
    const scene = given(table).when(sets({ A: 'coup-net' }));
    const told = scene.events.map((event) => ('window' in event ? event.window : event.type));
    expect(told.slice(-5)).toEqual([
      'beforeReveal',
      'beforeReveal',
      'turnStarted',
      'revealed',
      'afterReveal',
    ]);
    expect(scene.asked).toBe('ABCD afterReveal');
  });

  test('SAN-22.16 SAN-28.3 SAN-22.13 a departure does not show who has a play with their setting; the setting stands without it', () => {
    const setting = (words: string) =>
      given(table).when(
        goesTo('ABCD setAttack'),
        chooses('A', words),
        chooses('B', 'coup-droit'),
        leaves('D'),
      );
    const seen = (words: string): string[] => {
      const { session } = setting(words);
      return [seenBy(session, 1), seenBy(session, 2), seenBy(session, null)];
    };
    expect(seen('coup-net + bouge-de-la D')).toEqual(seen('coup-net'));
    const scene = setting('coup-net + bouge-de-la D');
    expect(scene.session.awaited()?.ready).toEqual([0, 1]);
    scene.when(chooses('C', 'coup-net + bouge-de-la D')).shows(() => {
      expect(scene.happened('cardsSet').map(({ seat }) => seat)).toEqual([0, 1, 2]);
      expect([scene.set('A'), scene.set('C')]).toEqual([[], ['coup-net']]);
      expect(scene.hand('A')).toContain('bouge-de-la');
      expect(scene.happened('trickAnnounced')).toEqual([]);
      // All have passed what could be played with the setting: the first reveals.
      expect(scene.asked).toBe('ABC afterReveal');
    });
    scene.when(until('roundEnded'));
    expect(scene.happened('revealed').map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  test('SAN-22.16 SAN-26.5 not where a petrified player holds cards, nor where two may be set: then with the first turn', () => {
    const stone = given({
      ...table,
      tweak: ({ open }) => {
        if (open.players[3] !== undefined) open.players[3].petrifiedRound = 1;
      },
    }).when(goesTo('ABC setAttack'));
    const two = given({ ...table, opened: { D: [['potion-de-celerite', 2]] } });
    two.when(goesTo('ABCD setAttack'));
    for (const scene of [stone, two]) {
      expect(scene.options('A').filter((each) => each.includes(' + '))).toEqual([]);
      scene.when(sets({ A: 'coup-net' }));
      expect(scene.asked).toBe('ABCD beforeReveal');
      expect(scene.open.turn?.seat).toBe(0);
    }
  });
});

test('SAN-23.3 the order of attacks is asked only where it makes a difference', () => {
  const two = (rest: object, second = 'coup-net') =>
    given({
      encounter: 'hydre',
      marker: 900,
      hands: { A: ['grand-coup', second, 'feinte'] },
      opened: { A: [['potion-de-celerite', 2]] },
      ...rest,
    }).when(sets({ A: ['grand-coup', second] }), until('revealed'));
  expect(two({}).asked).toBe('ABCD afterReveal');
  expect(two({ setups: { A: ['concentre-de-force'] } }).asked).toBe('A attackOrder');
  expect(two({}, 'main-leste').asked).toBe('A attackOrder');
});
