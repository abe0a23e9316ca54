import type { Position, Seat } from '@tablee/engine';
import { determinise, Session, seeded, tableSizes } from '@tablee/engine';
import { playRandomly, seenBy, swapped } from '@tablee/engine/testing';
import { expect, test } from 'vitest';
import type { GameId } from './catalogue.ts';
import { GAME_IDS, loadGame } from './catalogue.ts';

const MATCHES = 4;
/** Short matches are more, until so much has been imagined. */
const ENOUGH = 20;
const MOST = 20;
/** One question of this many is looked at. */
const EVERY = 7;

/** Games that ask others for answers of which the hand tells which are legal, and then the viewer before the action ends. */
const ASKS_OF_HANDS: readonly GameId[] = ['untamed', 'unmatched', 'sang-rancune', 'cannibal-world'];

const noDice = (): never => {
  throw new Error('an imagined match draws nothing');
};

test.each(GAME_IDS)(
  '%s: hidden faces dealt again keep the laws, look to the seat as before, and leave no trace of how they lay',
  async (id) => {
    const game = await loadGame(id);
    let imagined = 0;
    let other = 0;
    let alike = 0;
    let renamed = 0;
    for (let seed = 1; seed <= MATCHES || (imagined <= ENOUGH && seed <= MOST); seed += 1) {
      const sizes = tableSizes(game);
      const seats = sizes[seed % sizes.length] as number;
      const random = seeded(seed);
      let asked = 0;
      playRandomly({
        game,
        seats,
        seed,
        atMost: 300,
        onQuestion(session) {
          asked += 1;
          if (asked % EVERY !== 0) return;
          const viewer: Seat = Math.floor(random() * seats);
          const position = session.position();
          const kept = JSON.stringify(position);
          const dealt = determinise(game, position, viewer, seeded(seed + asked));
          expect(JSON.stringify(position)).toBe(kept);
          if (dealt === null) return;
          imagined += 1;
          expectAsSeen(session, dealt, viewer);
          if (JSON.stringify(dealt.checkpoint) !== JSON.stringify(position.checkpoint)) other += 1;
          const there = swapped(session, viewer, random)?.position();
          if (there === undefined) return;
          expect(determinise(game, there, viewer, seeded(seed + asked))).toEqual(dealt);
          alike += 1;
          if (JSON.stringify(there.answers) !== JSON.stringify(position.answers)) renamed += 1;
        },
      });
    }
    expect(imagined).toBeGreaterThan(ENOUGH);
    expect(other).toBeGreaterThan(10);
    expect(alike).toBeGreaterThan(10);
    // Elsewhere the question says which answer is legal, whatever is held.
    if (ASKS_OF_HANDS.includes(id)) expect(renamed).toBeGreaterThan(0);

    function expectAsSeen(session: Session, dealt: Position, viewer: Seat): void {
      const mind = new Session(game, dealt, { dice: noDice });
      game.assert(mind.state);
      for (const seat of Object.keys(dealt.sealed)) expect(Number(seat)).toBe(viewer);
      expect(JSON.stringify(mind.view(viewer))).toBe(JSON.stringify(session.view(viewer)));
      if (session.awaited()?.ready.length === 0)
        expect(seenBy(mind, viewer)).toBe(seenBy(session, viewer));
    }
  },
);
