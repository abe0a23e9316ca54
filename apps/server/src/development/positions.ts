import type { Position } from '@tablee/engine';
import express, { type Router } from 'express';
import { readJournal } from '../matches/chain.ts';
import type { Unkept } from '../matches/kept-match.ts';
import { Match } from '../matches/match.ts';
import type { Write } from '../store/store.ts';

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
    return beginsAt(dealt, position);
  }
}

/** In its journal the match goes on from the position after its deal, as if newer rules had resumed it there. */
function beginsAt({ match: { game, record, logged }, writes }: Unkept, position: Position): Unkept {
  const lines = writes.flatMap((write) => (write.kind === 'entry' ? [write] : []));
  const { head } = readJournal(record.id, lines);
  const seq = lines.length;
  const match = new Match(game, record, position, { seq, logged });
  if (match.isOver) throw new Error('the match of this position is over');
  match.tellResumed('rules', 0);
  match.goLive(seq, head);
  const { json } = match.mark({
    ...{ by: 'resumed', rolls: [], why: 'rules', lost: 0, from: seq - 1 },
    ...{ position, logged, left: [] },
  });
  const written: Write[] = [
    { kind: 'entry', match: record.id, seq, json },
    { kind: 'snapshot', match: record.id, ...match.keptPosition() },
  ];
  return { match, writes: [...writes, ...written] };
}
