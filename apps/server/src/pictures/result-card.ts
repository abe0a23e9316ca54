import type { AnyGame, Footage, GameWords, Lang, TurningPoint } from '@tablee/engine';
import { plainOf } from '@tablee/engine';
import { tellTurn } from '@tablee/rules/understood.ts';
import type { MatchRecord } from '../matches/journal.ts';
import type { Card } from './card.ts';

const DECIDED: Readonly<Record<Lang, (what: string) => string>> = {
  fr: (what) => `Le tournant. ${what}`,
  en: (what) => `The turning point. ${what}`,
};

/** How a match came out, in words: ranks and points, and what decided it or, if that is not known, the last line of its log. */
export function resultCard(
  { title, game, words, lang }: { title: string; game: AnyGame; words: GameWords; lang: Lang },
  { seats }: Pick<MatchRecord, 'seats'>,
  footage: Footage | null,
  turn: TurningPoint | null,
): Card {
  const last = (footage?.steps.length ?? 0) - 1;
  const isOver = footage?.isWhole === true && last >= 0;
  const outcome = isOver ? game.outcome(footage.viewAt(last, null).open) : null;
  const hasScores = outcome?.scores.some((score) => score !== 0) === true;
  const rows = seats
    .map(({ nickname }, seat) => {
      const rank = outcome?.ranks[seat] ?? 99;
      const score = hasScores ? String(outcome?.scores[seat] ?? '') : '';
      return { name: nickname, rank, score, isFirst: rank === 1 };
    })
    .sort((a, b) => a.rank - b.rank);
  if (!isOver) return { title, rows, note: '' };
  const reader = {
    lang,
    nameOf: (seat: number) => seats[seat]?.nickname ?? '',
    isYou: () => false,
  };
  if (turn !== null) {
    const brief = { ...turn, points: { own: 0, others: 0 } };
    return { title, rows, note: DECIDED[lang](tellTurn(brief, { film: footage, words, reader })) };
  }
  const told = footage
    .eventsAt(last, null)
    .slice(-40)
    .flatMap(({ n: _, ...event }) => {
      const line = event.type.startsWith('house:') ? null : words.tell(event, reader);
      return line === null || line.separator ? [] : [plainOf(line.pieces)];
    });
  return { title, rows, note: told.slice(-2).join(' ') };
}
