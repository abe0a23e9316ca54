import type { Question } from '@tablee/engine';
import { expect, test } from 'vitest';
import { game as sangRancune } from '../index.ts';
import type { SangRancuneEvent } from '../state/events.ts';
import { watch } from '../testing/watched.ts';
import { WORDS } from './dictionary.ts';
import { endTitle } from './standing.ts';

/** Ranks by the events of the whole match: prestige won and kept, the later dead before the earlier. */
function ranksTold(seats: number, told: readonly SangRancuneEvent[]): number[] {
  const prestige = new Map(Array.from({ length: seats }, (_, seat) => [seat, 0]));
  const dead: number[][] = [];
  for (const [i, event] of told.entries()) {
    if (event.type === 'prestigeGained') {
      prestige.set(event.seat, (prestige.get(event.seat) ?? 0) + event.amount);
    }
    if (event.type !== 'heroDied') continue;
    prestige.delete(event.seat);
    // Deaths of one moment are logged one after the other.
    if (told[i - 1]?.type === 'heroDied') dead.at(-1)?.push(event.seat);
    else dead.push([event.seat]);
  }
  const worths = [...new Set(prestige.values())].sort((a, b) => b - a);
  const alive = worths.map((worth) =>
    [...prestige].flatMap(([seat, own]) => (own === worth ? [seat] : [])),
  );
  const ranks = Array<number>(seats).fill(0);
  let rank = prestige.size === 0 ? 2 : 1;
  for (const group of [...alive, ...dead.reverse()]) {
    for (const seat of group) ranks[seat] = rank;
    rank += group.length;
  }
  return ranks;
}

test.each([
  ['at random', undefined],
  ['as the clock would', ({ fallback }: Question) => fallback],
])('SAN-1.4 SAN-12.2 the end agrees with the events all along, played %s', (_, answers) => {
  const ends = { won: 0, shared: 0, lost: 0 };
  // The clock seldom gets anybody out alive.
  const seeds = answers === undefined ? 6 : 18;
  watch(
    () => {
      const told: SangRancuneEvent[] = [];
      return (open, since, session) => {
        told.push(...since);
        if (open.final === null) return;
        const ranks = ranksTold(open.players.length, told);
        expect(open.final.ranks).toEqual(ranks);
        expect(sangRancune.outcome(open as never)?.ranks).toEqual(ranks);
        const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
        for (const lang of ['fr', 'en'] as const) {
          for (const reader of [null, ...open.players.keys()]) {
            const isYou = (seat: number) => seat === reader;
            const nameOf = (seat: number) => (isYou(seat) ? WORDS[lang].say('you') : `S${seat}`);
            const title = endTitle(winners, WORDS[lang], { nameOf, isYou });
            const named = open.players.flatMap((_, seat) =>
              title.includes(`S${seat}`) ? [seat] : [],
            );
            expect(named).toEqual(winners.filter((seat) => seat !== reader));
            expect(/vous|you/i.test(title)).toBe(winners.includes(reader ?? -1));
          }
        }
        expect(session.isOver).toBe(true);
        ends[winners.length === 0 ? 'lost' : winners.length > 1 ? 'shared' : 'won'] += 1;
      };
    },
    answers,
    seeds,
  );
  expect(ends.won + ends.shared + ends.lost).toBe(4 * seeds);
  if (answers !== undefined) expect(ends.won).toBeGreaterThan(1);
});

test('a shared Artefact is worded for its owners and for others', () => {
  const reader = {
    nameOf: (seat: number) => (seat === 0 ? 'vous' : `S${seat}`),
    isYou: (seat: number) => seat === 0,
  };
  expect(endTitle([0, 1], WORDS.fr, reader)).toBe('Vous et S1 partagez l’Artefact');
  expect(endTitle([1, 2], WORDS.fr, reader)).toBe('S1 et S2 partagent l’Artefact');
});
