import type { Position } from '@tablee/engine';
import express, { type Router } from 'express';
import { beginsAt } from '../matches/begins-at.ts';
import type { Unkept } from '../matches/kept-match.ts';

/**
 * A door for browser tests alone: `POST /api/development/position` with `{room, position}` lets the next match of a room
 * begin there instead of with its deal. `readConfig` refuses it outside of development and tests, and nothing else loads
 * this file.
 */
export class Positions {
  readonly router: Router = express.Router();
  readonly #byRoom = new Map<string, Position>();

  constructor() {
    this.router.post(
      '/api/development/position',
      express.json({ limit: '1mb' }),
      ({ body }, response) => {
        const { room, position } = body as { room: string; position: Position };
        this.#byRoom.set(room, position);
        response.json({});
      },
    );
  }

  /** The match that has just been dealt in a room, or the same one at the position that waits for it. */
  begun(room: string, dealt: Unkept): Unkept {
    const position = this.#byRoom.get(room);
    if (position === undefined) return dealt;
    this.#byRoom.delete(room);
    return beginsAt(dealt, position, 'rules');
  }
}
