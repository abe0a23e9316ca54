import type { Outcome } from '@tablee/engine';
import type { CannibalEvent, FactionId, Open } from '@tablee/rules/games/cannibal-world/index.ts';
import { FACTIONS, preconOf } from '@tablee/rules/games/cannibal-world/index.ts';
import type { Balance, Count, Figures } from './balance.ts';
import { mean, percent } from './balance.ts';

/** Duels of preconstructed decks chosen at random: every pairing is met alike, from both seats. */
export const balance: Balance = {
  players: 2,
  options: { mode: 'duel', decks: 'precon' },
  count: () => new CannibalCount(),
};

class CannibalCount implements Count {
  /** Decided duels and victories of a faction against another, as `<faction>/<foe>`. */
  readonly #duels = new Map<string, number>();
  readonly #wins = new Map<string, number>();
  readonly #reasons = new Map<string, number>();
  readonly #played = new Map<string, number>();
  readonly #decks = new Map<string, number>();
  #now = new Set<string>();
  #matches = 0;
  #decided = 0;
  #firstWins = 0;
  #turns = 0;

  saw(event: CannibalEvent): void {
    if (event.type === 'creaturePlayed' || event.type === 'actionPlayed') {
      this.#now.add(event.card.face);
    }
    if (event.type === 'triggerRevealed') this.#now.add(event.card.face);
  }

  finished(open: Open, { ranks }: Outcome): void {
    this.#matches += 1;
    this.#turns += open.turn;
    add(this.#reasons, open.final?.reason ?? '?');
    for (const face of this.#now) add(this.#played, face);
    this.#now = new Set();
    const isDraw = open.final?.winner === null;
    if (!isDraw) {
      this.#decided += 1;
      if (ranks[open.order[0] ?? 0] === 1) this.#firstWins += 1;
    }
    open.players.forEach(({ faction }, seat) => {
      const foe = open.players[1 - seat]?.faction;
      if (faction === null || foe === null || foe === undefined) return;
      add(this.#decks, faction);
      if (isDraw) return;
      add(this.#duels, `${faction}/${foe}`);
      if (ranks[seat] === 1) add(this.#wins, `${faction}/${foe}`);
    });
  }

  figures(): Figures[] {
    return [
      {
        title: `Duels of preconstructed decks: ${this.#matches}`,
        columns: ['', ''],
        rows: [
          ['first player wins %', percent(this.#firstWins, this.#decided)],
          ['turns in all, mean', mean(this.#turns, this.#matches)],
          ...[...this.#reasons].map(([reason, n]): [string, number] => [
            `${reason} %`,
            percent(n, this.#matches),
          ]),
        ],
      },
      {
        title: 'Wins % of the deck on the left against the one above (decided duels)',
        columns: ['', ...FACTIONS.map(({ id }) => id), 'others'],
        rows: FACTIONS.map(({ id }) => [
          id,
          ...FACTIONS.map((foe) => this.#cell(id, foe.id)),
          this.#all(id),
        ]),
      },
      {
        title: 'Cards played in fewer than 15 % of the duels of their deck',
        columns: ['', '%'],
        rows: FACTIONS.flatMap(({ id }) =>
          [...new Set(preconOf(id))]
            .map((face): [string, number] => [
              face,
              percent(this.#played.get(face) ?? 0, this.#decks.get(id) ?? 0),
            ])
            .filter(([, share]) => share < 15),
        ),
      },
    ];
  }

  #cell(faction: FactionId, foe: FactionId): string {
    const duels = this.#duels.get(`${faction}/${foe}`) ?? 0;
    const wins = this.#wins.get(`${faction}/${foe}`) ?? 0;
    return duels === 0 ? '' : `${percent(wins, duels)} (${duels})`;
  }

  #all(faction: FactionId): number {
    const sum = (counts: ReadonlyMap<string, number>): number =>
      FACTIONS.reduce(
        (total, { id }) => total + (id === faction ? 0 : (counts.get(`${faction}/${id}`) ?? 0)),
        0,
      );
    return percent(sum(this.#wins), sum(this.#duels));
  }
}

const add = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};
