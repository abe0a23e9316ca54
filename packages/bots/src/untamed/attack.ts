import type { Option } from '@tablee/engine';
import { rulesOf } from '@tablee/rules/games/untamed/index.ts';
import type { Fighter, Mind } from './mind.ts';
import { healthOfSide } from './mind.ts';
import { SCALE } from './scale.ts';
import { deathGain, faceValue, fighterValue, weightOf } from './value.ts';

export interface AttackPlan {
  /** Option of the first attack. */
  readonly first: string;
  /** Worth of the whole series. */
  readonly worth: number;
  /** It fells the last Stronghold of a side. */
  readonly wins: boolean;
}

/** A Stronghold that may be attacked. */
interface Wall {
  readonly side: number;
  /** Of the whole pile. */
  readonly left: number;
  /** Of each Stronghold. */
  readonly health: number;
  readonly worth: number;
}

/** A series of attacks and the field after it. Healths stand beside the fighters of `Field`. */
interface Line {
  readonly first: string | null;
  readonly used: number;
  readonly mine: readonly number[];
  readonly foes: readonly number[];
  readonly walls: readonly number[];
  readonly worth: number;
  readonly wins: boolean;
}

interface Field {
  readonly m: Mind;
  readonly offered: ReadonlySet<string>;
  readonly attackers: readonly Fighter[];
  readonly attacks: readonly number[];
  readonly foes: readonly Fighter[];
  readonly sides: readonly number[];
  readonly walls: readonly Wall[];
}

const WIN = 1000;
/** Lines looked at in one decision with all effort, about. */
const BUDGET = 2500;
const LEAST_BEAM = 3;

/** The best series of attacks among those offered now and those they open, or `null` when none is worth it. */
export function planAttacks(m: Mind, options: readonly Option[]): AttackPlan | null {
  const offered = options.filter(({ verb }) => verb === 'attack');
  if (offered.length === 0) return null;
  const field = fieldOf(m, offered);
  const start: Line = {
    first: null,
    used: 0,
    mine: field.attackers.map(({ health }) => health),
    foes: field.foes.map(({ health }) => health),
    walls: field.walls.map(({ left }) => left),
    worth: 0,
    wins: false,
  };
  const best = search(field, start);
  return best.first === null ? null : { first: best.first, worth: best.worth, wins: best.wins };
}

function fieldOf(m: Mind, offered: readonly Option[]): Field {
  const attackers = m.mine.filter(({ id }) => offered.some(({ card }) => card === id));
  return {
    m,
    offered: new Set(offered.map(({ id }) => id)),
    attackers,
    attacks: attackers.map((f) => f.attack + (m.hintOf(f.face).attacksWith?.(m) ?? 0)),
    foes: m.foes,
    sides: m.foes.map(({ seat }) => m.open.players[seat]?.side ?? -1),
    walls: rulesOf(m.open)
      .prey(m.open, m.me)
      .flatMap((side) => {
        const target = m.open.sides[side];
        if (target === undefined || target.stronghold === null || target.shielded) return [];
        const left = healthOfSide(target);
        return [{ side, left, health: target.health, worth: faceValue(m, side) }];
      }),
  };
}

/** A beam: at each step the best lines go on; the best of all, weighed with what the enemy can do next, is kept. */
function search(field: Field, start: Line): Line {
  const { attackers, foes, walls } = field;
  const budget = BUDGET * field.m.effort;
  const width = Math.ceil(budget / (attackers.length ** 2 * (foes.length + walls.length + 1)));
  const beam = Math.max(LEAST_BEAM, Math.min(30, width));
  let best = start;
  let bestWorth = start.worth - danger(field, start);
  let lines: Line[] = [start];
  for (let step = 0; step < attackers.length && lines.length > 0; step += 1) {
    const next = new Map<string, Line>();
    for (const line of lines) {
      for (const following of after(field, line)) {
        const key = `${following.used}/${following.foes}/${following.walls}/${following.mine}`;
        const known = next.get(key);
        if (known === undefined || known.worth < following.worth) next.set(key, following);
      }
    }
    lines = [...next.values()].sort((a, b) => b.worth - a.worth).slice(0, beam);
    for (const line of lines) {
      const worth = line.worth - danger(field, line);
      if (worth > bestWorth) {
        best = line;
        bestWorth = worth;
      }
    }
    if (best.wins) return best;
  }
  return best;
}

function* after(field: Field, line: Line): Generator<Line> {
  for (let i = 0; i < field.attackers.length; i += 1) {
    if ((line.used & (1 << i)) !== 0) continue;
    yield* fights(field, line, i);
    if (!(field.attackers[i] as Fighter).animal.noStronghold) yield* storms(field, line, i);
  }
}

/** The first attack of a line is one that is offered now. */
const mayFollow = ({ offered }: Field, { first }: Line, id: string): boolean =>
  first !== null || offered.has(id);

/** Attacks of this attacker on each foe that stands. */
function* fights(field: Field, line: Line, i: number): Generator<Line> {
  const attacker = field.attackers[i] as Fighter;
  for (let j = 0; j < field.foes.length; j += 1) {
    if ((line.foes[j] as number) <= 0) continue;
    if (isShielded(field, line, field.sides[j] as number, j)) continue;
    const id = `attack:${attacker.id}:${(field.foes[j] as Fighter).id}`;
    if (mayFollow(field, line, id)) yield fight(field, line, i, j, id);
  }
}

/** Attacks of this attacker on each Stronghold that stands. */
function* storms(field: Field, line: Line, i: number): Generator<Line> {
  const attacker = field.attackers[i] as Fighter;
  for (let k = 0; k < field.walls.length; k += 1) {
    const wall = field.walls[k] as Wall;
    if ((line.walls[k] as number) <= 0) continue;
    if (isShielded(field, line, wall.side, -1)) continue;
    const id = `attack:${attacker.id}:stronghold:${wall.side}`;
    if (mayFollow(field, line, id)) yield storm(field, line, i, k, id);
  }
}

/** Whether a Guard of this side that still stands keeps attackers off the foe with this index (-1: the Stronghold). */
function isShielded(field: Field, line: Line, side: number, index: number): boolean {
  if (index >= 0 && field.foes[index]?.guard) return false;
  return field.foes.some(
    (foe, i) => foe.guard && field.sides[i] === side && (line.foes[i] as number) > 0,
  );
}

const reductionOf = (m: Mind, seat: number): number =>
  (m.open.players[seat]?.changes ?? []).reduce((sum, { reduction }) => sum + reduction, 0);

function fight(field: Field, line: Line, i: number, j: number, id: string): Line {
  const { m } = field;
  const attacker = field.attackers[i] as Fighter;
  const foe = field.foes[j] as Fighter;
  const strikes = Math.max(0, (field.attacks[i] as number) - reductionOf(m, foe.seat));
  const takes = Math.max(0, foe.attack - reductionOf(m, m.me));
  const foeHealth = (line.foes[j] as number) - strikes;
  const myHealth = (line.mine[i] as number) - takes;
  let worth = weightOf(m, foe.seat) * wound(m, foe, line.foes[j] as number, foeHealth);
  worth -= wound(m, attacker, line.mine[i] as number, myHealth);
  if (foeHealth <= 0) {
    if (myHealth > 0 || m.hintOf(attacker.face).beatsDying)
      worth += m.hintOf(attacker.face).whenBeats ?? 0;
    worth += m.mine.reduce((sum, { face }) => sum + (m.hintOf(face).whenOwnBeats ?? 0), 0);
  }
  return {
    ...line,
    first: line.first ?? id,
    used: line.used | (1 << i),
    mine: line.mine.with(i, myHealth),
    foes: line.foes.with(j, foeHealth),
    worth: line.worth + worth,
  };
}

/** The loss to a fighter's controller when its health goes from `before` to `now`. */
function wound(m: Mind, f: Fighter, before: number, now: number): number {
  if (now === before) return 0;
  const value = fighterValue(m, f, f.attack, before);
  if (now <= 0) return value - deathGain(m, f);
  const survived = m.hintOf(f.face).whenHurt?.(m, f) ?? 0;
  return SCALE.wound * (value - fighterValue(m, f, f.attack, now)) - survived;
}

function storm(field: Field, line: Line, i: number, k: number, id: string): Line {
  const wall = field.walls[k] as Wall;
  const { m } = field;
  const left = line.walls[k] as number;
  // A new Stronghold stands where one has fallen, and takes nothing of the excess.
  const standing = ((left - 1) % wall.health) + 1;
  const strikes = field.attacks[i] as number;
  const falls = strikes >= standing;
  const wins = falls && left === standing;
  let worth = Math.min(strikes, standing) * wall.worth;
  worth += m.hintOf((field.attackers[i] as Fighter).face).whenStorms?.(m, strikes) ?? 0;
  if (falls) worth -= SCALE.fall;
  if (wins) worth += m.enemies.length > 1 && m.open.mode === 'survival' ? 30 : WIN;
  return {
    ...line,
    first: line.first ?? id,
    used: line.used | (1 << i),
    walls: line.walls.with(k, left - Math.min(strikes, standing)),
    worth: line.worth + worth,
    wins: line.wins || wins,
  };
}

/** The damage that the remaining enemies could do to the own Stronghold in their turn. */
function danger(field: Field, line: Line): number {
  const { m } = field;
  if (line.wins) return 0;
  let attack = 0;
  field.foes.forEach((foe, j) => {
    if ((line.foes[j] as number) > 0 && weightOf(m, foe.seat) >= 0.7) attack += foe.attack;
  });
  let guards = 0;
  for (const f of m.mine) {
    const at = field.attackers.indexOf(f);
    const health = at < 0 ? f.health : (line.mine[at] as number);
    if (f.guard && health > 0) guards += health + 1;
  }
  const left = m.side.health - m.side.damage;
  if (attack - guards < left) return 0;
  return m.side.reserve.length === 0 ? SCALE.lethal : SCALE.threat;
}
