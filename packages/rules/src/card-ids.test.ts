import type { Card, Session } from '@tablee/engine';
import { playRandomly } from '@tablee/engine/testing';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame } from './catalogue.ts';

const MATCHES = 12;
const DECK = 8;

const isCard = (value: unknown): value is Card =>
  typeof value === 'object' && value !== null && 'id' in value && 'face' in value;

/** Every pile of cards in a layer. */
function pilesIn(layer: unknown): Card[][] {
  if (typeof layer !== 'object' || layer === null) return [];
  if (Array.isArray(layer) && layer.length > 0 && layer.every(isCard)) return [layer];
  return Object.values(layer).flatMap(pilesIn);
}

const numberOf = ({ id }: Card): number => Number.parseInt(id.slice(1), 36);

/** How often of two neighbours in the order of drawing the later one has the higher number. */
function rising(piles: readonly (readonly Card[])[]): { up: number; pairs: number } {
  let up = 0;
  let pairs = 0;
  for (const pile of piles) {
    for (let i = 1; i < pile.length; i += 1) {
      pairs += 1;
      if (numberOf(pile[i] as Card) > numberOf(pile[i - 1] as Card)) up += 1;
    }
  }
  return { up, pairs };
}

describe.each(GAME_IDS)('%s', (id) => {
  test('a card’s id says nothing about when it is drawn', async () => {
    const game = await loadGame(id);
    const seats = Math.max(2, game.seats[0]);
    let up = 0;
    let pairs = 0;
    const look = (session: Session): void => {
      const piles = pilesIn(session.state.deep).filter(({ length }) => length >= DECK);
      const seen = rising(piles);
      up += seen.up;
      pairs += seen.pairs;
    };
    for (let seed = 1; seed <= MATCHES; seed += 1) {
      let answers = 0;
      playRandomly({
        game,
        seats,
        seed,
        onQuestion(session) {
          answers += 1;
          if (answers % 25 === 1) look(session);
        },
      });
    }
    expect(pairs).toBeGreaterThan(200);
    expect(up / pairs).toBeGreaterThan(0.4);
    expect(up / pairs).toBeLessThan(0.6);
  });

  test('a card that a seat gets late has no later id than one that it has had from the start', async () => {
    const game = await loadGame(id);
    const seats = Math.max(2, game.seats[0]);
    let later = 0;
    let pairs = 0;
    for (let seed = 1; seed <= MATCHES; seed += 1) {
      // The order in which a hand has come together, as its holder alone knows it.
      const came = new Map<string, number>();
      let answers = 0;
      playRandomly({
        game,
        seats,
        seed,
        onQuestion({ state }) {
          answers += 1;
          for (const card of pilesIn(state.own[0]).flat()) {
            if (card.id.startsWith('c') && !came.has(card.id)) came.set(card.id, answers);
          }
        },
      });
      const cards = [...came].map(([id, at]) => ({ n: numberOf({ id, face: '' }), at }));
      for (const a of cards) {
        for (const b of cards) {
          if (a.at >= b.at) continue;
          pairs += 1;
          if (b.n > a.n) later += 1;
        }
      }
    }
    expect(pairs).toBeGreaterThan(100);
    expect(later / pairs).toBeGreaterThan(0.4);
    expect(later / pairs).toBeLessThan(0.6);
  });
});
