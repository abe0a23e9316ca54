import type { Seat } from '@tablee/engine';
import type { Open } from '@tablee/rules/games/sang-rancune/index.ts';

/** What happens to a hero: life and prestige won or, negative, lost. */
interface Change {
  readonly seat: Seat;
  readonly life?: number;
  readonly prestige?: number;
}

/** How life and prestige tell the end. */
interface Signs {
  /** Life that an encounter costs while nobody has died. */
  readonly toll: number;
  /** How that grows with the part of the heroes who are dead. */
  readonly deaths: number;
  /** How uncertain it is, now and with the encounters to come. */
  readonly doubt: number;
  readonly doubtToCome: number;
  /** What the others' mean life is worth beside the own. */
  readonly others: number;
  /** Prestige by which a survivor's odds grow by e, now and for each encounter to come. */
  readonly edge: number;
  readonly edgeToCome: number;
}

/** By which a quick mind weighs its answers: it would rather win than live. Found between bots that knew nothing of this. */
const EAGER: Signs = {
  ...{ toll: 20.1, deaths: 1.36, doubt: 6.7, doubtToCome: 13.3, others: 0.49 },
  ...{ edge: 6, edgeToCome: 1 },
};

/** What told the ends of 1,500 matches between such quick minds best. */
const SOBER: Signs = {
  ...{ toll: 7.53, deaths: 1.61, doubt: 3.75, doubtToCome: 12.8, others: -0.33 },
  ...{ edge: 4.06, edgeToCome: 4.86 },
};

/** Part of an encounter that is over with each of its rounds, and the part that never is. */
const ROUND = 0.35;
const LAST_PART = 0.3;

/** Encounters to come, the present one as far as it is not over. */
export function toCome({ pile, encounter }: Open): number {
  if (encounter === null) return pile.length;
  return pile.length + Math.max(LAST_PART, 1 - ROUND * Math.max(0, encounter.round - 1));
}

/** Chance of each to survive who has so much life, 0 to 1. */
function surviving(lives: readonly number[], left: number, signs: Signs): number[] {
  const living = lives.filter((life) => life > 0).length;
  const need = signs.toll * left * (lives.length / Math.max(1, living)) ** signs.deaths;
  const doubt = signs.doubt + signs.doubtToCome * Math.sqrt(left);
  const all = lives.reduce((sum, life) => sum + Math.max(0, life), 0);
  return lives.map((life) => {
    if (life <= 0) return 0;
    const help = (signs.others * (all - life)) / Math.max(1, lives.length - 1);
    return 1 / (1 + Math.exp((need - life - help) / doubt));
  });
}

/** Chance that this seat gets out with the most prestige after these changes, as an eager mind sees it. */
export function victory(open: Open, seat: Seat, changes: readonly Change[] = []): number {
  const lives = open.players.map(({ alive, life }) => (alive ? life : 0));
  const prestige = open.players.map((player) => player.prestige);
  for (const { seat: who, life = 0, prestige: won = 0 } of changes) {
    const before = lives[who] ?? 0;
    if (before <= 0) continue;
    lives[who] = Math.min(FULL, before + life);
    prestige[who] = (prestige[who] ?? 0) + won;
  }
  if ((lives[seat] ?? 0) <= 0) return 0;
  const left = toCome(open);
  const edge = EAGER.edge + EAGER.edgeToCome * left;
  const chances = surviving(lives, left, EAGER);
  const mine = prestige[seat] ?? 0;
  let rivals = 0;
  for (const [other, chance] of chances.entries()) {
    if (other !== seat) rivals += chance * Math.exp(((prestige[other] ?? 0) - mine) / edge);
  }
  return (chances[seat] ?? 0) / (1 + rivals);
}

const FULL = 100;

/** Chance of each hero to survive, 0 to 1, soberly. */
export const survivals = (open: Open): readonly number[] =>
  surviving(
    open.players.map(({ alive, life }) => (alive ? life : 0)),
    toCome(open),
    SOBER,
  );

/** Prestige won, by what it tells at this point of the match. */
export const prestigeTells = (open: Open, seat: Seat): number =>
  (open.players[seat]?.prestige ?? 0) / (SOBER.edge + SOBER.edgeToCome * toCome(open));
