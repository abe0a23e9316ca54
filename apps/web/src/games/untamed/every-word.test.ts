import type { LogEvent, OpenQuestion } from '@tablee/protocol/updates.ts';
import { untamed } from '@tablee/rules/games/untamed/index.ts';
import type { UntamedView } from '@tablee/rules/games/untamed/state.ts';
import type { Session } from '@tablee/rules/kernel/session.ts';
import { playRandomly } from '@tablee/rules/testing/play.ts';
import { expect, test } from 'vitest';
import { useMatch } from '@/stores/match.ts';
import { optionsOf } from '@/stores/selection.ts';
import type { Wording } from '@/table/contract.ts';
import { logLine, plain } from './log.ts';
import { optionWords } from './option-words.ts';
import { questionTitle } from './questions.ts';

const NAMES = ['you', 'Bo', 'Cy', 'Di', 'Ed', 'Fy'];
const WORDINGS: readonly Wording[] = (['fr', 'en'] as const).map((lang) => ({
  lang,
  nameOf: (seat) => (seat === 0 && lang === 'fr' ? 'vous' : (NAMES[seat] ?? '')),
}));
/** Left-over places, choices of words, and things that nobody named. */
const UNSAID = /[[\]{}|]|undefined|NaN/;

/** Events without a line: told by what comes before or after them. */
const QUIET = [
  'maintenanceStarted',
  'rallyEnded',
  'abilityDeclined',
  'animalEntered',
  'cardsToSupport',
  'cardsDrawn',
  'abilityUsed',
  'attackChanged',
];

function saysAll(session: Session, seat: number): void {
  const question = session.questionOf(seat) as unknown as OpenQuestion;
  const view = session.view(seat) as UntamedView;
  useMatch.setState({ view });
  for (const words of WORDINGS) {
    const title = questionTitle(question.kind, question, words, '');
    expect(title).not.toMatch(UNSAID);
    expect(title.length).toBeGreaterThan(3);
    for (const option of optionsOf(question)) {
      const { label } = optionWords(option, question, view, words);
      expect(label, `${question.kind} ${option.id}`).not.toBe('');
      expect(label).not.toBe(option.id);
      expect(label).not.toMatch(UNSAID);
    }
  }
  let n = 0;
  for (const { open, own } of session.takeEvents()) {
    n += 1;
    for (const half of [{}, own?.[seat] ?? {}]) {
      const event = { ...open, ...half, n } as unknown as LogEvent;
      for (const words of WORDINGS) {
        const line = plain(event, words);
        if (line === null) expect(QUIET, event.type).toContain(event.type);
        else expect(line, event.type).not.toMatch(UNSAID);
        expect(logLine(event, words) === null).toBe(line === null);
      }
    }
  }
}

test.each([
  ['duel', 2],
  ['hunter', 3],
  ['survival', 4],
  ['alpha', 4],
  ['hydra', 4],
  ['manticore', 4],
  ['hydra', 6],
] as const)('every question, option and event of %s for %i has words', (mode, seats) => {
  playRandomly({
    game: untamed,
    seats,
    options: { mode },
    seed: 7 + seats,
    atMost: 260,
    onQuestion: saysAll,
  });
});
