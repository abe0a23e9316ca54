import type { Next, Question, Seat } from '@tablee/engine';
import { fall } from '../heroes/life.ts';
import { initiativeOf, isAlive, living, playerNumbered } from '../state/players.ts';
import type { Table } from '../state/state.ts';

/** A seat gives up: its hero dies at once, and its questions are dropped (SAN-28). */
export function leave(table: Table, seat: Seat): Next | 'goOn' | 'ignored' {
  const { open } = table;
  if (!isAlive(open, seat)) return 'ignored';
  const number = initiativeOf(open, seat);
  table.emit({ type: 'surrendered', clause: 'SAN-28.1', seat });
  fall(table, [seat], true);
  const left = living(open).length;
  if (left < 2) return { script: 'endMatch', args: [left === 1 ? 'lastHero' : 'noSurvivor'] };
  sendOn(table, seat, number);
  return 'goOn';
}

/** Nobody is named any more who has left (SAN-28.3). The clock's draw stays a draw among what is left. */
export function askedWithout(question: Question, gone: Seat): Question {
  // A setting asked for again would show that a trick goes with it: that trick is dropped when all have set (SAN-22.10).
  if (question.shape !== 'pick' || question.kind === 'setAttack') return question;
  const options = question.options.filter((option) => option.seat !== gone);
  if (options.length === question.options.length) return question;
  const fallback = question.fallback.map((id) => {
    if (options.some((option) => option.id === id)) return id;
    const at = question.options.findIndex((option) => option.id === id);
    return options[at % options.length]?.id ?? id;
  });
  return { ...question, options, max: Math.min(question.max, options.length), fallback };
}

/** A random attack is aimed at a number: its blow falls on the player with that number now, or the next lower (SAN-21.9). */
function sendOn(table: Table, from: Seat, number: number): void {
  const { strike } = table.open;
  if (strike === null || strike.applied || strike.kind !== 'random') return;
  for (const hit of strike.hits.filter(({ seat }) => seat === from)) {
    hit.seat = playerNumbered(table.open, number);
    table.emit({ type: 'hitRedirected', clause: 'SAN-21.9', hit: hit.id, from, to: hit.seat });
  }
}

/** Every question of this game outlives the seat it was asked of: a script never ends that way. */
export function afterLeave(_table: Table, seat: Seat): Next {
  throw new Error(`seat ${seat} left a question that does not allow for it`);
}
