import { playRandomly } from '@tablee/engine/testing';
import type { LogEvent } from '@tablee/protocol/updates.ts';
import type { UnmatchedEvent } from '@tablee/rules/games/unmatched/index.ts';
import { game as unmatched } from '@tablee/rules/games/unmatched/index.ts';
import { expect, test } from 'vitest';
import { TableStores } from '@/stores/table-stores.ts';
import { type Duel, MOMENTS, worth } from './moment-queue.ts';

const maker = () => {
  const made = MOMENTS.newMaker(new TableStores());
  return (event: object) =>
    made.take({ n: 0, clause: 'UNM-9.5', ...event } as unknown as LogEvent) as readonly Duel[];
};

test('a combat is shown step by step: cards, cancelling, values, result', () => {
  const take = maker();
  take({ type: 'attackDeclared', attacker: 'alice', target: 'medusa' });
  const attack = { id: 'c1', face: 'alice-manxome-foe' };
  const defense = { id: 'c2', face: 'medusa-feint' };
  const [shown] = take({ type: 'combatRevealed', attack, defense, boost: null });
  expect([worth(shown?.attack ?? null), worth(shown?.defense ?? null)]).toEqual([3, 2]);
  const [big] = take({ type: 'valueChanged', role: 'attack', source: 'ability:alice', added: 2 });
  expect([big?.changed, worth(big?.attack ?? null)]).toEqual(['attack', 5]);
  const [struck] = take({ type: 'effectsCancelled', army: 0, card: attack });
  expect([struck?.attack.cancelled, struck?.defense?.cancelled]).toEqual([true, false]);
  const last = take({ type: 'combatResolved', damage: 3, winner: 'attacker' });
  expect(last.map(({ kind, step }) => step ?? kind)).toEqual(['resolved', 'rest', 'blow']);
  expect(last[2]).toMatchObject({ attacker: 'alice', target: 'medusa', damage: 3 });
  expect(last[0]?.result).toEqual({ damage: 3, winner: 'attacker' });
});

test('a combat without damage ends with its cards: nothing lands on the map', () => {
  const take = maker();
  take({ type: 'attackDeclared', attacker: 'alice', target: 'medusa' });
  const attack = { id: 'c1', face: 'alice-manxome-foe' };
  take({ type: 'combatRevealed', attack, defense: null, boost: null });
  const last = take({ type: 'combatResolved', damage: 0, winner: 'defender' });
  expect(last.map(({ step }) => step)).toEqual(['resolved', 'rest']);
});

test('a boost lost to a Feint is taken away again', () => {
  const take = maker();
  take({ type: 'attackDeclared', attacker: 'king-arthur', target: 'medusa' });
  const attack = { id: 'c1', face: 'king-arthur-noble-sacrifice' };
  const boost = { id: 'c3', face: 'king-arthur-divine-intervention' };
  take({ type: 'combatRevealed', attack, defense: { id: 'c2', face: 'medusa-feint' }, boost });
  const [more] = take({ type: 'valueChanged', role: 'attack', source: boost.face, added: 2 });
  expect(worth(more?.attack ?? null)).toBe(4);
  const [less] = take({ type: 'cardsDiscarded', army: 0, cards: [boost], why: 'combat' });
  expect([worth(less?.attack ?? null), less?.boost?.lost]).toEqual([2, true]);
});

test('a value that becomes another keeps what is added', () => {
  const take = maker();
  const attack = { id: 'c1', face: 'alice-momentous-shift' };
  take({ type: 'combatRevealed', attack, defense: null, boost: null });
  take({ type: 'valueChanged', role: 'attack', source: 'ability:alice', added: 2 });
  const [set] = take({ type: 'valueChanged', role: 'attack', source: attack.face, set: 5 });
  expect(worth(set?.attack ?? null)).toBe(7);
});

test('in random matches the scene ends with the values and the winner that the rules have counted', () => {
  let compared = 0;
  for (let seed = 1; seed <= 12; seed += 1) {
    const take = maker();
    playRandomly({
      game: unmatched,
      seats: 2,
      options: { board: 'random', blankCardBoost: seed % 2 === 0 ? 'kept' : 'lost' },
      seed,
      onQuestion(session) {
        for (const { open } of session.takeEvents()) {
          const shown = take(open);
          const event = open as unknown as UnmatchedEvent;
          if (event.type !== 'combatResolved') continue;
          const [duel] = shown;
          expect(worth(duel?.attack ?? null)).toBe(event.attackValue);
          expect(worth(duel?.defense ?? null)).toBe(event.defenseValue);
          expect(duel?.result).toEqual({ damage: event.damage, winner: event.winner });
          compared += 1;
        }
      },
    });
  }
  expect(compared).toBeGreaterThan(80);
});
