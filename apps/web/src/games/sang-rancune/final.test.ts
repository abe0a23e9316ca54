import type { Question } from '@tablee/engine';
import type { SangRancuneEvent } from '@tablee/rules/games/sang-rancune/index.ts';
import { game as sangRancune } from '@tablee/rules/games/sang-rancune/index.ts';
import { watch } from '@tablee/rules/games/sang-rancune/testing/watched.ts';
import { wordsIn } from '@tablee/rules/games/sang-rancune/words/index.ts';
import { expect, test } from 'vitest';
import { firstOf } from '@/table/final.tsx';
import { titleOf } from './final.tsx';

const WORDS = { fr: wordsIn('fr'), en: wordsIn('en') };

/** Ranks by what was told all along: prestige won and kept, the later dead before the earlier. */
function ranksTold(seats: number, told: readonly SangRancuneEvent[]): number[] {
  const prestige = new Map(Array.from({ length: seats }, (_, seat) => [seat, 0]));
  const dead: number[][] = [];
  for (const [i, event] of told.entries()) {
    if (event.type === 'prestigeGained') {
      prestige.set(event.seat, (prestige.get(event.seat) ?? 0) + event.amount);
    }
    if (event.type !== 'heroDied') continue;
    prestige.delete(event.seat);
    // Those of one moment are told one after the other.
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
])('SAN-1.4 SAN-12.2 the end stands as it was told all along, played %s', (_, answers) => {
  const ends = { won: 0, shared: 0, lost: 0 };
  watch(() => {
    const told: SangRancuneEvent[] = [];
    return (open, since, session) => {
      told.push(...since);
      if (open.final === null) return;
      const ranks = ranksTold(open.players.length, told);
      expect(open.final.ranks).toEqual(ranks);
      expect(sangRancune.outcome(open as never)?.ranks).toEqual(ranks);
      const winners = firstOf(ranks);
      for (const lang of ['fr', 'en'] as const) {
        for (const reader of [null, ...open.players.keys()]) {
          const nameOf = (seat: number) => (seat === reader ? WORDS[lang].say('you') : `S${seat}`);
          const title = titleOf(winners, reader, WORDS[lang], nameOf);
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
  }, answers);
  expect(ends.won + ends.shared + ends.lost).toBe(24);
  if (answers !== undefined) expect(ends.won).toBeGreaterThan(1);
});

test('an Artefact that is shared is told to those who share it and to others', () => {
  const nameOf = (seat: number) => (seat === 0 ? 'Vous' : `S${seat}`);
  expect(titleOf([0, 1], 0, WORDS.fr, nameOf)).toBe('Vous et S1 partagez l’Artefact');
  expect(titleOf([1, 2], 0, WORDS.fr, nameOf)).toBe('S1 et S2 partagent l’Artefact');
});
