import type { Outcome } from '@tablee/engine';
import type { Open, UntamedEvent } from '@tablee/rules/games/untamed/index.ts';
import { catalogue } from '@tablee/rules/games/untamed/index.ts';
import type { Balance, Count, Figures } from './balance.ts';
import { mean, percent } from './balance.ts';

/** Drafts at random, so that all factions are met alike. */
export const balance: Balance = {
  players: 2,
  options: { mode: 'duel', draft: 'random' },
  count: () => new UntamedCount(),
};

/** Decks with something, those that won, and those in which it came to be used. */
class Tally {
  decks = 0;
  wins = 0;
  used = 0;
  uses = 0;
}

class UntamedCount implements Count {
  readonly #factions = new Map<string, Tally>();
  readonly #cards = new Map<string, Tally>();
  #matches = 0;
  #draws = 0;
  #startPlayerWins = 0;
  #turns = 0;
  #byDeck = 0;
  #rallies = 0;
  #played = 0;
  /** Plays of this match by seat and face. */
  #now = new Map<string, number>();
  #turnsNow = 0;

  saw(event: UntamedEvent): void {
    if (event.type === 'turnStarted') {
      this.#turnsNow = event.turn;
    } else if (event.type === 'cardPlayed') {
      this.#use(event.seat, event.card.face);
      this.#played += 1;
      if (event.how === 'rally') this.#rallies += 1;
    } else if (event.type === 'abilityUsed' && event.trigger === 'stronghold') {
      this.#use(event.seat, event.face);
    }
  }

  #use(seat: number, face: string): void {
    const key = `${seat}/${face}`;
    this.#now.set(key, (this.#now.get(key) ?? 0) + 1);
  }

  finished(open: Open, { ranks }: Outcome): void {
    this.#matches += 1;
    this.#turns += this.#turnsNow;
    if (open.final?.reason === 'deck') this.#byDeck += 1;
    const winners = ranks.filter((rank) => rank === 1).length;
    if (winners > 1) this.#draws += 1;
    if (ranks[open.order[0] ?? 0] === 1) this.#startPlayerWins += 1 / winners;
    open.players.forEach((player, seat) => {
      const won = ranks[seat] === 1 ? 1 / winners : 0;
      for (const { id, stronghold, cards } of catalogue.factions) {
        if (!player.factions.includes(id)) continue;
        count(this.#factions, id, won, 1);
        for (const { id: face } of [stronghold, ...cards]) {
          count(this.#cards, face, won, this.#now.get(`${seat}/${face}`) ?? 0);
        }
      }
    });
    this.#now = new Map();
    this.#turnsNow = 0;
  }

  figures(): Figures[] {
    const matches = this.#matches;
    const players = 2 * matches;
    return [
      {
        title: `Duels with random factions: ${matches}`,
        columns: ['', ''],
        rows: [
          ['start player wins %', percent(this.#startPlayerWins, matches)],
          ['draws %', percent(this.#draws, matches)],
          ['turns per player', mean(this.#turns, players)],
          ['ended by an empty deck %', percent(this.#byDeck, matches)],
          ['cards played per player', mean(this.#played, players)],
          ['Rally plays per match', mean(this.#rallies, matches)],
        ],
      },
      {
        title: 'Factions',
        columns: ['', 'decks', 'wins %', '±'],
        rows: catalogue.factions.map(({ id }) => {
          const { decks, wins } = this.#factions.get(id) ?? new Tally();
          const error = decks === 0 ? 0 : Math.round(980 / Math.sqrt(decks)) / 10;
          return [id, decks, percent(wins, decks), error];
        }),
      },
      {
        title:
          'Cards: share of the matches of their deck in which they are used, and how often in a match',
        columns: ['', 'used %', 'uses', 'wins % when used'],
        rows: [...this.#cards].map(([face, tally]) => [
          face,
          percent(tally.used, tally.decks),
          mean(tally.uses, tally.decks),
          percent(tally.wins, tally.used),
        ]),
      },
    ];
  }
}

/** Counts a deck with a faction (`wins`: all that won), or a card of it (`wins`: those in which it was used). */
function count(tallies: Map<string, Tally>, key: string, won: number, uses: number): void {
  const tally = tallies.get(key) ?? new Tally();
  tallies.set(key, tally);
  tally.decks += 1;
  tally.uses += uses;
  if (uses === 0) return;
  tally.used += 1;
  tally.wins += won;
}
