import type { Question } from '@tablee/engine';
import { keyOf, refusalOf } from '@tablee/engine';

/** More answers than this to one question are not weighed against each other. */
export const MOST_ANSWERS = 24;

/** Another answer is considered whenever the visits reach this factor times the square of the number of answers. */
const WIDENING = 2;

/** How much an answer that was seldom tried is hoped of. */
const HOPE = 0.35;

/** The text of a question, from its fingerprint: without its number in the match, which playouts do not count. */
export const askedAs = (fingerprint: string): string =>
  fingerprint.slice(fingerprint.indexOf('-') + 1);

/** An answer of the searching seat, and what came of it in the playouts that gave it. */
export class Edge {
  readonly picks: readonly string[];
  /** Its place among the guesses: earlier ones are tried first. */
  readonly rank: number;
  visits = 0;
  /** How often it could have been given. */
  chances = 0;
  #total = 0;
  /** Questions to the same seat that came of it, by fingerprint. */
  readonly #next = new Map<string, Node>();

  constructor(picks: readonly string[], rank: number) {
    this.picks = picks;
    this.rank = rank;
  }

  /** Mean worth, 0 to 1. */
  get mean(): number {
    return this.visits === 0 ? 0 : this.#total / this.visits;
  }

  add(worth: number): void {
    this.visits += 1;
    this.#total += worth;
  }

  /** Adds the best answers found for the questions after it to `plans`, by the text of the question. */
  plan(plans: Map<string, readonly string[]>): void {
    for (const [fingerprint, node] of this.#next) {
      const { best } = node;
      if (best === null) continue;
      plans.set(askedAs(fingerprint), best.picks);
      best.plan(plans);
    }
  }

  /** The next question to the seat, as far as it has been weighed. */
  nodeOf(fingerprint: string): Node {
    const known = this.#next.get(fingerprint);
    if (known !== undefined) return known;
    const node = new Node();
    this.#next.set(fingerprint, node);
    return node;
  }
}

/** A question of the searching seat in the tree. Its answers are those of all the worlds in which it was asked. */
class Node {
  #visits = 0;
  readonly #edges = new Map<string, Edge>();

  /**
   * The most promising answer that fits the question here; `answers` are asked for when none is known. The first of them is given
   * until it has been tried some times, then one more is considered now and then: else each of a few visits would play another
   * arbitrary answer, and a plan would be worth what such answers are.
   */
  select(question: Question, answers: () => readonly (readonly string[])[]): Edge {
    let fitting = this.#fitting(question);
    if (fitting.length === 0) {
      this.#take(answers());
      fitting = this.#fitting(question);
    }
    this.#visits += 1;
    const [first, ...others] = fitting.slice(0, 1 + Math.floor(Math.sqrt(this.#visits / WIDENING)));
    if (first === undefined) throw new Error(`${question.kind} has no answer`);
    for (const edge of [first, ...others]) edge.chances += 1;
    return others.reduce((best, edge) => (hopeOf(edge) > hopeOf(best) ? edge : best), first);
  }

  /** The answer that was given most often; `null` where none was given twice. */
  get best(): Edge | null {
    let best: Edge | null = null;
    for (const edge of this.#edges.values())
      if (edge.visits > Math.max(1, best?.visits ?? 0)) best = edge;
    return best;
  }

  #fitting(question: Question): Edge[] {
    return [...this.#edges.values()].filter(({ picks }) => refusalOf(question, picks) === null);
  }

  #take(answers: readonly (readonly string[])[]): void {
    for (const picks of answers) {
      const key = keyOf(picks);
      if (!this.#edges.has(key)) this.#edges.set(key, new Edge(picks, this.#edges.size));
    }
  }
}

/** Untried answers come first, in the order of the guesses. */
const hopeOf = ({ visits, chances, mean, rank }: Edge): number =>
  visits === 0 ? 2 - rank / 1000 : mean + HOPE * Math.sqrt(Math.log(chances) / visits);
