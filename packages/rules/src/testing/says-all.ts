import type {
  About,
  GameEvent,
  GameWords,
  Question,
  Reader,
  Reason,
  Session,
  View,
} from '@tablee/engine';
import { optionsOf, plainOf } from '@tablee/engine';
import { expect } from 'vitest';

const NAMES = ['you', 'Bo', 'Cy', 'Di', 'Ed', 'Fy'];
const WORDINGS: readonly Reader[] = (['fr', 'en'] as const).map((lang) => ({
  lang,
  nameOf: (seat) => (seat === 0 && lang === 'fr' ? 'vous' : (NAMES[seat] ?? '')),
  isYou: (seat) => seat === 0,
}));
/** Left-over places, choices of words, and things that nobody named. */
const UNSAID = /[[\]{}|]|undefined|NaN/;
const MISSPACED = / {2}| [.,]|: \./;

interface Words<V extends View> extends GameWords<V> {
  /** Why what is touched leads nowhere, while `question` is asked. */
  explain(view: V, touch: About, question: Question | null): Reason | null;
}

interface Ways<V extends View> {
  /** Types of events without a line: the line before or after tells them. */
  readonly quiet: readonly string[];
  /** Things that a player may touch in vain: each refusal has words of its own. */
  readonly touches?: (view: V) => readonly About[];
  /** Titles for kinds of questions that have no words of their own, by language. */
  readonly untitled?: Readonly<Record<'fr' | 'en', string>>;
  /** Kinds of windows that several answer unseen: their titles name nobody. */
  readonly unseen?: readonly string[];
}

/** Hundreds of thousands of texts are looked at: an `expect` for each would take longer than to play and to word them. */
function isSaid(text: string, what: string): void {
  if (UNSAID.test(text)) expect(text, what).not.toMatch(UNSAID);
}

/**
 * Says, in both languages, all that a seat is asked, offered, told and refused in a random match (`onQuestion` of
 * `playRandomly`), and keeps what it has met.
 */
export function sayer<V extends View>(game: Words<V>, ways: Ways<V>) {
  const met = { kinds: new Set<string>(), events: new Set<string>(), refusals: new Set<string>() };

  const saysQuestion = (question: Question, view: V) => {
    met.kinds.add(question.kind);
    for (const words of WORDINGS) {
      const title = game.title(question.kind, question, '', view, words);
      isSaid(title, question.kind);
      expect(title.length, question.kind).toBeGreaterThan(3);
      expect(title, question.kind).not.toBe(ways.untitled?.[words.lang]);
      const others = game.title(question.kind, null, 'Bo', view, words);
      isSaid(others, question.kind);
      // Nobody is named if nobody may know who still thinks.
      expect(others.includes('Bo'), question.kind).toBe(!ways.unseen?.includes(question.kind));
      for (const option of optionsOf(question)) {
        const { label, confirm = '', brings = '' } = game.option(option, question, view, words);
        const what = `${question.kind} ${option.id}`;
        if (label === '' || label === option.id) expect.fail(`${what} is called “${label}”`);
        isSaid(label + confirm + brings, what);
      }
    }
  };

  const saysRefusal = (reason: Reason) => {
    met.refusals.add(reason.code);
    for (const words of WORDINGS) {
      const { header, text } = game.refusal(reason, words);
      isSaid(`${header} ${text}`, reason.code);
      if (MISSPACED.test(text)) expect(text, reason.code).not.toMatch(MISSPACED);
      const unknown = game.refusal({ code: 'somethingNew', facts: {} }, words);
      if (header === unknown.header) expect(header, reason.code).not.toBe(unknown.header);
    }
  };

  const tells = (event: GameEvent) => {
    met.events.add(event.type);
    for (const words of WORDINGS) {
      const told = game.tell(event, words);
      const line = told === null ? null : plainOf(told.pieces);
      if (line === null) expect(ways.quiet, event.type).toContain(event.type);
      else isSaid(line, event.type);
    }
  };

  const saysAll = (session: Session, seat: number): void => {
    const view = session.view(seat) as unknown as V;
    const asked = session.questionOf(seat) as Question;
    saysQuestion(asked, view);
    for (const touch of ways.touches?.(view) ?? []) {
      for (const open of [asked, null]) {
        const reason = game.explain(view, touch, open);
        if (reason !== null && reason.code !== 'notTheQuestion') saysRefusal(reason);
      }
    }
    for (const { open, own } of session.takeEvents()) {
      for (const half of [{}, own?.[seat] ?? {}]) tells({ ...open, ...half });
    }
  };
  return { saysAll, met };
}
