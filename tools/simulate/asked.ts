import type { Question } from '@tablee/engine';
import { onlyAnswerOf } from '@tablee/engine';

/** Of questions of one kind, per match. */
export interface Asked {
  questions: number;
  /** With one legal answer. */
  forced: number;
  /** Only declining fits, for now or for longer. */
  passOnly: number;
}

/** How much a match asks, per match. */
export interface AskedReport extends Asked {
  /** Times the table waited for a player: a question to several at once is one wait. */
  readonly waits: number;
  readonly byKind: { readonly [kind: string]: Asked };
  /** The rest for players whose page answers by its default settings; missing: not known of this game. */
  readonly byHand?: { readonly questions: number; readonly waits: number };
}

/** Verbs of options by which nothing is done. */
const DECLINING: ReadonlySet<string> = new Set([
  'decline',
  'done',
  'end',
  'pass',
  'passCombat',
  'passTurn',
  'ready',
  'stop',
]);

/** Counts what matches ask of their seats. */
export class AskedCount {
  readonly #byKind = new Map<string, Asked>();
  #matches = 0;
  #waits = 0;
  #moment = '';
  readonly #byHand = { questions: 0, waits: 0, moment: '' };
  readonly #tellsByHand: boolean;

  /** `tellsByHand`: whether it is known what the page answers by itself. */
  constructor(tellsByHand = false) {
    this.#tellsByHand = tellsByHand;
  }

  /** A seat answers `question`; `fingerprint` is the session's for it. `byItself`: its page does so without it. */
  saw(question: Question, fingerprint: string, byItself = false): void {
    const asked = this.#byKind.get(question.kind) ?? { questions: 0, forced: 0, passOnly: 0 };
    this.#byKind.set(question.kind, asked);
    asked.questions += 1;
    if (onlyAnswerOf(question) !== null) asked.forced += 1;
    if (isDeclining(question)) asked.passOnly += 1;
    // Questions put at once carry the same number.
    const moment = fingerprint.split('-', 1)[0] ?? '';
    if (moment !== this.#moment) this.#waits += 1;
    this.#moment = moment;
    if (byItself) return;
    this.#byHand.questions += 1;
    if (moment !== this.#byHand.moment) this.#byHand.waits += 1;
    this.#byHand.moment = moment;
  }

  finished(): void {
    this.#matches += 1;
    this.#moment = '';
    this.#byHand.moment = '';
  }

  report(): AskedReport {
    const perMatch = (count: number): number =>
      Math.round((10 * count) / Math.max(1, this.#matches)) / 10;
    const mean = ({ questions, forced, passOnly }: Asked): Asked => ({
      questions: perMatch(questions),
      forced: perMatch(forced),
      passOnly: perMatch(passOnly),
    });
    const all: Asked = { questions: 0, forced: 0, passOnly: 0 };
    for (const { questions, forced, passOnly } of this.#byKind.values()) {
      all.questions += questions;
      all.forced += forced;
      all.passOnly += passOnly;
    }
    const kinds = [...this.#byKind].sort(([, a], [, b]) => b.questions - a.questions);
    return {
      ...mean(all),
      waits: perMatch(this.#waits),
      byKind: Object.fromEntries(kinds.map(([kind, asked]) => [kind, mean(asked)])),
      ...(this.#tellsByHand && {
        byHand: {
          questions: perMatch(this.#byHand.questions),
          waits: perMatch(this.#byHand.waits),
        },
      }),
    };
  }
}

/** Whether all that is offered is a way to decline, be it for now or for longer. */
function isDeclining(question: Question): boolean {
  if (question.shape !== 'pick') return false;
  return question.options.every(({ verb }) => verb !== undefined && DECLINING.has(verb));
}
