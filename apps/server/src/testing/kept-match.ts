import type { AnyGame, Input, Options, Question, Random } from '@tablee/engine';
import { completeOptions, randomPicks, seeded } from '@tablee/engine';
import { readJournal } from '../matches/chain.ts';
import type { MatchRecord, SnapshotRecord, Written } from '../matches/journal.ts';
import { beforeLastMove } from '../matches/last-move.ts';
import type { Match } from '../matches/match.ts';
import type { Kept, Restored } from '../matches/restore.ts';
import { deal, restore, rewound } from '../matches/restore.ts';
import type { JournalLine } from '../store/store.ts';

/** A snapshot as a row of a store. */
export interface SnapshotRow {
  readonly seq: number;
  readonly position: string;
  readonly logged: number;
}

/** As the store has it. */
const KEPT_SNAPSHOTS = 4;

const recordOf = (game: AnyGame, seats: number, options: Options): MatchRecord => ({
  id: 'm0123456789abcdef',
  room: 'ABCDEF',
  game: game.id,
  version: game.version,
  options: completeOptions(game, seats, options),
  seats: Array.from({ length: seats }, (_, seat) => {
    return { nickname: `P${seat}`, user: `u${seat}`, bot: null };
  }),
  secret: 'ab'.repeat(32),
  shares: null,
  state: 'running',
});

/** A match and what a store has kept of it. */
export class KeptMatch {
  readonly record: MatchRecord;
  readonly lines: JournalLine[] = [];
  /** Newest first. */
  readonly snapshots: SnapshotRow[] = [];
  match: Match;

  private constructor(match: Match) {
    this.record = match.record;
    this.match = match;
  }

  static deal(game: AnyGame, seats: number, options: Options = {}): KeptMatch {
    const { match, written } = deal(game, recordOf(game, seats, options));
    const kept = new KeptMatch(match);
    kept.keep(written);
    kept.keepPosition();
    return kept;
  }

  /** Another server's data: to be restored before anything else. */
  static of(
    game: AnyGame,
    record: MatchRecord,
    lines: readonly JournalLine[],
    snapshots: readonly SnapshotRow[],
  ): KeptMatch {
    const kept = new KeptMatch(deal(game, record).match);
    kept.lines.push(...lines);
    kept.snapshots.push(...snapshots);
    return kept;
  }

  /** A random match with undos, moves taken back and, as often as wanted, departures. */
  static async played(
    game: AnyGame,
    match: { seats: number; options?: Options; steps: number; seed: number; leaving?: number },
  ): Promise<KeptMatch> {
    const kept = KeptMatch.deal(game, match.seats, match.options);
    await kept.play(match.steps, seeded(match.seed), match.leaving);
    return kept;
  }

  async play(steps: number, random: Random, leaving = 0): Promise<void> {
    const until = this.lines.length + steps;
    while (this.lines.length < until && !this.match.isOver) {
      const seat = this.someoneAsked(random);
      const chance = random();
      if (chance < 0.03) await this.rewind(seat);
      else if (chance < 0.03 + leaving) this.act({ by: 'leave', seat });
      else if (chance < 0.12) this.act({ by: 'undo', seat });
      if (!this.match.isOver) this.answerAtRandom(random);
    }
  }

  someoneAsked(random: Random): number {
    const asked = this.asked;
    return asked[Math.floor(random() * asked.length)] as number;
  }

  get asked(): number[] {
    return this.record.seats.flatMap((_, seat) =>
      this.match.questionOf(seat) === null ? [] : [seat],
    );
  }

  answerAtRandom(random: Random): void {
    const seat = this.someoneAsked(random);
    const asked = this.match.questionOf(seat) as { question: Question; fingerprint: string };
    const picks = randomPicks(asked.question, random);
    const code = this.act({ by: 'seat', seat, picks, question: asked.fingerprint });
    if (code !== null) throw new Error(`a legal answer was refused: ${code}`);
  }

  /** Returns the refusal, if there is one. */
  act(input: Input): string | null {
    const step = this.match.apply(input);
    if (typeof step === 'string') return step;
    this.keep(step);
    if (step.isFixedPoint) this.keepPosition();
    return null;
  }

  /** Takes the last move of a seat back; `false` if there is none. */
  async rewind(seat: number): Promise<boolean> {
    const kept = this.kept();
    const to = beforeLastMove(kept.journal.entries, seat);
    if (to === null) return false;
    const { match, written } = await rewound(kept, seat, to);
    this.match = match;
    this.keep(written);
    this.keepPosition();
    return true;
  }

  kept(game: AnyGame = this.match.game): Kept {
    const { record, lines } = this;
    const rows = [...this.snapshots];
    return {
      game,
      record,
      journal: readJournal(record.id, lines),
      snapshots: () => rows.flatMap(readSnapshot),
    };
  }

  /** Stops here, and comes back as a server would bring it back. */
  async restore(game: AnyGame = this.match.game): Promise<Restored> {
    const restored = await restore(this.kept(game));
    this.match = restored.match;
    for (const written of restored.resumed?.written ?? []) this.keep(written);
    if (restored.resumed !== null) this.keepPosition();
    return restored;
  }

  keep({ json }: Written): void {
    this.lines.push({ seq: (this.lines.at(-1)?.seq ?? -1) + 1, json });
  }

  keepPosition(): void {
    this.snapshots.unshift(this.match.keptPosition());
    this.snapshots.splice(KEPT_SNAPSHOTS);
  }
}

/** As the store reads it: fields that are no JSON are dropped. */
function readSnapshot({ seq, position, logged }: SnapshotRow): SnapshotRecord[] {
  try {
    return [{ seq, position: JSON.parse(position), logged }];
  } catch {
    return [];
  }
}
