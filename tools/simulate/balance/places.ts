import type { GameEvent, Outcome, Seat } from '@tablee/engine';
import type { Count, Figures } from './balance.ts';
import { percent } from './balance.ts';

/** Counts, for any game, the winners by chair and by the order of the first turns. */
export class PlaceCount implements Count {
  readonly #seats: number;
  readonly #byChair: number[];
  readonly #byTurn: number[];
  #order: Seat[] = [];
  /** The commander of each army, if armies take turns: logged at the start. */
  #commanders: readonly Seat[] = [];
  #matches = 0;
  #won = 0;

  constructor(seats: number) {
    this.#seats = seats;
    this.#byChair = Array<number>(seats).fill(0);
    this.#byTurn = Array<number>(seats).fill(0);
  }

  saw(event: GameEvent): void {
    if (event.type === 'gameStarted') this.#commanders = commandersIn(event);
    if (event.type !== 'turnStarted') return;
    for (const seat of takersOf(event, this.#commanders))
      if (!this.#order.includes(seat)) this.#order.push(seat);
  }

  finished(_open: unknown, { ranks }: Outcome): void {
    this.#matches += 1;
    const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
    if (winners.length > 0) this.#won += 1;
    for (const seat of winners) {
      const share = 1 / winners.length;
      this.#byChair[seat] = (this.#byChair[seat] ?? 0) + share;
      const turn = this.#order.indexOf(seat);
      if (turn !== -1) this.#byTurn[turn] = (this.#byTurn[turn] ?? 0) + share;
    }
    this.#order = [];
  }

  figures(): Figures[] {
    const shares = (wins: readonly number[]): number[] =>
      wins.map((count) => percent(count, this.#won));
    return [
      {
        title: `Wins % by place, of ${this.#won} won matches (${this.#matches} played; even: ${percent(1, this.#seats)})`,
        columns: ['', ...Array.from({ length: this.#seats }, (_, i) => `${i + 1}.`)],
        rows: [
          ['chair', ...shares(this.#byChair)],
          ['first turn taken', ...shares(this.#byTurn)],
        ],
      },
    ];
  }
}

const commandersIn = ({ seats }: GameEvent & { readonly seats?: unknown }): readonly Seat[] =>
  Array.isArray(seats) ? (seats as Seat[]) : [];

/** Whose turn it is: each game names them in its own word. */
function takersOf(event: GameEvent, commanders: readonly Seat[]): readonly Seat[] {
  const { seat, seats, owner, army }: { readonly [field: string]: unknown } = { ...event };
  if (Array.isArray(seats)) return seats as Seat[];
  const commander = typeof army === 'number' ? commanders[army] : undefined;
  return [seat, owner, commander].filter((one) => typeof one === 'number').slice(0, 1);
}
