import type { LogEvent, OpenQuestion } from '@tablee/protocol/updates.ts';
import { sangRancune } from '@tablee/rules/games/sang-rancune/index.ts';
import type { SangRancuneView } from '@tablee/rules/games/sang-rancune/state.ts';
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

const NAMES = ['you', 'Bo', 'Cy', 'Di', 'Ed', 'Fy'];
const WORDINGS: readonly Wording[] = (['fr', 'en'] as const).map((lang) => ({
  lang,
  nameOf: (seat) => (seat === 0 && lang === 'fr' ? 'vous' : (NAMES[seat] ?? '')),
}));
/** Left-over places, choices of words, and things that nobody named. */
const UNSAID = /[[\]{}|?]{2}|[[\]{}|]|undefined|NaN/;

/** Events without a line: told by what comes before or after them. */
const QUIET = ['windowOpened', 'windowClosed', 'roundEnded'];

const met = {
  kinds: new Set<string>(),
  events: new Set<string>(),
  refusals: new Set<string>(),
};

/** Whatever is touched is refused, if it is, in words of its own. */
function saysRefusals(view: SangRancuneView): void {
  const items = view.open.players.flatMap((player) => player.items);
  for (const { id: card } of [...(view.own?.hand ?? []), ...items]) {
    const reason = explain(view, { card });
    if (reason === null) continue;
    met.refusals.add(reason.code);
    for (const words of WORDINGS) {
      expect(Object.keys(dictionary(words.lang).refusals)).toContain(`${reason.code}Text`);
      const { header, text } = refusalWords(reason, words);
      expect(`${header} ${text}`, reason.code).not.toMatch(UNSAID);
      expect(text, reason.code).not.toMatch(/ {2}| [.,]|: \./);
    }
  }
}

function saysAll(session: Session, seat: number): void {
  const question = session.questionOf(seat) as unknown as OpenQuestion;
  const view = session.view(seat) as SangRancuneView;
  met.kinds.add(question.kind);
  useMatch.setState({ view });
  saysRefusals(view);
  for (const words of WORDINGS) {
    const title = questionTitle(question.kind, question, words, '');
    expect(title, question.kind).not.toMatch(UNSAID);
    expect(title.length).toBeGreaterThan(3);
    for (const option of optionsOf(question)) {
      const { label } = optionWords(option, question, view, words);
      expect(label, `${question.kind} ${option.id}`).not.toBe('');
      expect(label, question.kind).not.toBe(option.id);
      expect(label, question.kind).not.toMatch(UNSAID);
    }
  }
  let n = 0;
  for (const { open, own } of session.takeEvents()) {
    n += 1;
    met.events.add(open.type);
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
  [3, 1, {}],
  [4, 2, { heroChoice: 'draft' }],
  [5, 3, { campItemLimit: 'one' }],
  [6, 4, { setupsPersist: 'off' }],
] as const)(
  'every question, option and event of %i seats, seed %i, has words',
  (seats, seed, options) => {
    playRandomly({ game: sangRancune, seats, options, seed, atMost: 600, onQuestion: saysAll });
  },
);

test('the random matches have met the common questions, events and refusals', () => {
  for (const kind of ['beforeSet', 'afterReveal', 'setAttack', 'campAction', 'chooseHero']) {
    expect([...met.kinds]).toContain(kind);
  }
  for (const type of ['attackEntered', 'lifeLost', 'trickAnnounced', 'promiseMade']) {
    expect([...met.events]).toContain(type);
  }
  for (const code of ['attackFirst', 'otherWindow', 'notInCamp', 'campOnly']) {
    expect([...met.refusals]).toContain(code);
  }
});
