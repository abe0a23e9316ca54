import type { LogEvent, OpenQuestion } from '@tablee/protocol/updates.ts';
import { cannibalWorld } from '@tablee/rules/games/cannibal-world/index.ts';
import type { CannibalView } from '@tablee/rules/games/cannibal-world/state.ts';
import type { Session } from '@tablee/rules/kernel/session.ts';
import { playRandomly } from '@tablee/rules/testing/play.ts';
import { expect, test } from 'vitest';
import { useMatch } from '@/stores/match.ts';
import { optionsOf } from '@/stores/selection.ts';
import type { Wording } from '@/table/contract.ts';
import { logLine, plain } from './log.ts';
import { optionWords } from './option-words.ts';
import { questionTitle } from './questions.ts';
import { explain, refusalWords } from './refusals.ts';
import { dictionary } from './words.ts';

const NAMES = ['you', 'Bo', 'Cy', 'Di'];
const WORDINGS: readonly Wording[] = (['fr', 'en'] as const).map((lang) => ({
  lang,
  nameOf: (seat) => (seat === 0 && lang === 'fr' ? 'vous' : (NAMES[seat] ?? '')),
}));
/** Left-over places, choices of words, and things that nobody named. */
const UNSAID = /[[\]{}|]|undefined|NaN/;

/** Events without a line: told by what comes before or after them. */
const QUIET = ['handDealt', 'actionAimed'];

function saysQuestion(question: OpenQuestion, view: CannibalView): void {
  for (const words of WORDINGS) {
    const title = questionTitle(question.kind, question, words, '');
    const { ask } = dictionary(words.lang);
    expect(title, question.kind).not.toMatch(UNSAID);
    expect(title, question.kind).not.toBe(ask.other);
    expect(questionTitle(question.kind, null, words, 'Bo')).toContain('Bo');
    for (const option of optionsOf(question)) {
      const { label, confirm = '' } = optionWords(option, question, view, words);
      expect(label, `${question.kind} ${option.id}`).not.toBe('');
      expect(label).not.toBe(option.id);
      expect(label + confirm, option.id).not.toMatch(UNSAID);
    }
  }
}

/** Whatever is touched without being legal is refused in words of its own. */
function saysRefusals(view: CannibalView): void {
  const { creatures } = view.open;
  const hand = view.own?.hand ?? [];
  const touches = [
    ...creatures.flatMap(({ id }) => [
      { card: id },
      { space: id },
      { verb: 'ability', card: id, space: '0' },
    ]),
    ...hand.map(({ id }) => ({ card: id })),
    ...['pillage', 'draw', 'end', 'give'].map((verb) => ({ verb })),
  ];
  for (const touch of touches) {
    const reason = explain(view, touch);
    if (reason === null) continue;
    for (const words of WORDINGS) {
      const { refusals } = dictionary(words.lang);
      expect(Object.keys(refusals), reason.code).toContain(reason.code);
      const { header, text } = refusalWords(reason, words);
      expect(`${header} ${text}`, reason.code).not.toMatch(UNSAID);
    }
  }
}

function saysAll(session: Session, seat: number): void {
  const question = session.questionOf(seat) as unknown as OpenQuestion;
  const view = session.view(seat) as CannibalView;
  useMatch.setState({ view });
  saysQuestion(question, view);
  saysRefusals(view);
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
  ['duel', 2, {}],
  ['duel', 2, { decks: 'custom', match: 'tournament' }],
  ['duel', 2, { decks: 'custom', askAlways: 'on' }],
  ['2v2', 4, {}],
  ['2v2', 4, { decks: 'custom' }],
] as const)(
  'every question, option, event and refusal of %s for %i has words %o',
  (mode, seats, more) => {
    playRandomly({
      game: cannibalWorld,
      seats,
      options: { mode, ...more },
      seed: 11 + seats,
      atMost: 200,
      onQuestion: saysAll,
    });
  },
);
