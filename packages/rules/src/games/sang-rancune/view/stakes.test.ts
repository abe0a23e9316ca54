import type { Session } from '@tablee/engine';
import { playRandomly } from '@tablee/engine/testing';
import { expect, test } from 'vitest';
import { game as sangRancune } from '../index.ts';
import type { SangRancuneEvent } from '../state/events.ts';
import type { Open, WindowKind } from '../state/state.ts';
import { given, goesTo, leaves, reacts, type SangScene, sets } from '../testing/given.ts';
import { isAtStake } from './stakes.ts';

const openOf = (session: Session): Open => session.view(null).open as Open;
const stakesOf = (scene: SangScene): string =>
  [...'ABCD']
    .filter((_, seat) => isAtStake(scene.open, seat, scene.session.awaited()?.kind as WindowKind))
    .join('');

test('SAN-22.12 a killing blow on the table is at stake for everybody else, one that does not reach for its player', () => {
  const window = (marker: number): SangScene =>
    given({ encounter: 'hydre', marker, hands: { A: ['grand-coup', 'feinte'] } }).when(
      sets({ A: 'grand-coup' }),
      goesTo('ABCD afterReveal'),
    );
  expect(stakesOf(window(50))).toBe('BCD');
  // One card may double it; another's strong blow may follow it.
  expect(stakesOf(window(100))).toBe('ACD');
  expect(stakesOf(window(101))).toBe('');
});

test('SAN-22.12 after a reveal: a card still face down that may kill after it', () => {
  const window = (marker: number, value: string): SangScene =>
    given({ encounter: 'hydre', marker, hands: { A: [value, 'feinte'] } }).when(
      sets({ A: value }),
      goesTo('ABCD afterReveal'),
    );
  expect(stakesOf(window(55, 'egratignure'))).toBe('ACD');
  expect(stakesOf(window(56, 'egratignure'))).toBe('');
});

test('SAN-22.12 after a blow of the creature: where striking back may kill', () => {
  // The effect of its blows is not known beforehand: the answer to them is asked when they have fallen.
  const window = (marker: number): SangScene =>
    given({
      encounter: 'eventreur',
      marker,
      others: Array<string>(4).fill('pichenette'),
    }).when(sets({}), goesTo('ABCD attackAssigned'), reacts());
  const scene = window(50);
  expect(scene.asked).toBe('A afterHit');
  expect(stakesOf(scene)).toContain('A');
  expect(stakesOf(window(51))).toBe('');
});

test('SAN-22.12 before a reveal: if a strong blow would kill, set-ups counted, and for a player pushed away', () => {
  const window = (marker: number, setups: readonly string[] = []): SangScene =>
    given({
      encounter: 'hydre',
      marker,
      setups: { A: setups },
      hands: { D: ['feinte', 'feinte', 'feinte'], B: ['bouge-de-la', 'feinte'] },
      initiative: { D: 1, A: 2, B: 3, C: 4 },
    }).when(sets({}), goesTo('ABCD beforeReveal'));
  expect(stakesOf(window(50))).toBe('BCD');
  expect(stakesOf(window(51))).toBe('');
  expect(stakesOf(window(80, ['concentre-de-force']))).toBe('BCD');
  const pushed = window(900).when(reacts({ B: 'bouge-de-la A' }));
  while (pushed.asked.endsWith('trickPlayed')) pushed.when(reacts());
  expect(stakesOf(pushed)).toBe('A');
});

test('SAN-22.12 a blow is at stake for whom it is aimed at, and for all if it would kill', () => {
  const window = (life: number): SangScene =>
    given({ encounter: 'goules-affamees', marker: 900, life: { A: life } }).when(
      sets({}),
      goesTo('ABCD attackAssigned'),
    );
  expect(stakesOf(window(80))).toBe('A');
  expect(stakesOf(window(20))).toBe('ABCD');
});

test('SAN-22.12 a trick is at stake for whom it is aimed at', () => {
  const scene = given({
    encounter: 'hydre',
    marker: 900,
    hands: { A: ['plan-b', 'feinte'] },
  }).when(reacts({ A: 'plan-b C' }));
  expect([scene.asked, stakesOf(scene)]).toEqual(['ABCD trickPlayed', 'C']);
  scene.when(leaves('D'));
  expect(stakesOf(scene)).toBe('C');
});

/** Events after which a window after a reveal no longer counts: a turn, a fireball, a trick (which opens it again). */
const ENDS_IT = ['turnStarted', 'fireballThrown', 'trickAnnounced'];

test.each([3, 4, 6])(
  'kills said not to be at stake did not come: no blow kills without a question, %i players',
  (seats) => {
    let kills = 0;
    for (let seed = 0; seed < 6; seed += 1) {
      let said: { readonly by: number; readonly asked: readonly boolean[] } | null = null;
      playRandomly({
        game: sangRancune,
        seats,
        seed,
        onQuestion(session, _, { kind }) {
          for (const { open: event } of session.takeEvents()) {
            if (ENDS_IT.includes(event.type)) said = null;
            if (event.type !== 'encounterEnded' || said === null) continue;
            const { killer } = event as SangRancuneEvent & { type: 'encounterEnded' };
            if (killer !== said.by) continue;
            kills += 1;
            expect(said.asked.every((asked, seat) => asked || seat === killer)).toBe(true);
          }
          const open = openOf(session);
          if (kind !== 'afterReveal' || open.reveal === null) return;
          const asked = open.players.map(
            ({ alive }, seat) => !alive || isAtStake(open, seat, 'afterReveal'),
          );
          said = { by: open.reveal.seat, asked };
        },
      });
    }
    expect(kills).toBeGreaterThan(10);
  },
);
