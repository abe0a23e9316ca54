import type { Next, Script } from '@tablee/engine';
import { unlessDecided } from '@tablee/engine';
import { orphaned } from './encounter-over.ts';
import { encounterFace } from './encounters/catalogue.ts';
import type { EncounterFace } from './encounters/encounter.ts';
import { foreseenAfter } from './foreseen.ts';
import { allLose, loseLife, settleDeaths } from './life.ts';
import { encounterOf, isAlive, withCards } from './players.ts';
import type { Hit, Strike, Table } from './state.ts';
import {
  type Looked,
  type Next as NextWindow,
  nextOn,
  type Opening,
  openWindow,
} from './windows.ts';

const FIVE = 5;

/** The creature attacks once all have played (SAN-8.2, SAN-25). */
export const creatureAttack = (table: Table): Script<Next | null> =>
  unlessDecided(attackGroup(table));

function* attackGroup(table: Table): Script<Next> {
  const { open } = table;
  const next: Next = { script: 'closeRound', args: [] };
  const { face, pile } = encounterOf(open);
  const encounter = encounterFace(face);
  const blessing = pile.find(({ blesses }) => blesses);
  if (blessing !== undefined) {
    const source = blessing.cards[0]?.face ?? '';
    table.emit({ type: 'attackSkipped', clause: 'SAN-25.6', source });
    return next;
  }
  if (encounter.assault === undefined) return next;
  const assault = yield* encounter.assault(table);
  if (assault === 'nobodyQualifies') {
    table.emit({ type: 'fiveToAll', clause: 'SAN-8.8', source: face });
    allLose(table, FIVE, face, 'SAN-8.8');
    return next;
  }
  const hits = assault.blows
    .filter(([seat, damage]) => damage > 0 && isAlive(open, seat))
    .map(([seat, damage], i): Hit => ({ id: `hit${i + 1}`, seat, damage }));
  if (hits.length > 0) {
    yield* strike(table, encounter, { kind: assault.kind, hits, applied: false });
  }
  return orphaned(open) ?? next;
}

/** Blows are assigned, may be redirected, fall together, and may be answered (SAN-25.1, 25.2). */
function* strike(table: Table, encounter: EncounterFace, assigned: Strike): Script {
  const { open } = table;
  open.strike = assigned;
  const { kind } = assigned;
  const clause = kind === 'random' ? 'SAN-8.5' : 'SAN-8.6';
  const told = assigned.hits.map((hit) => ({ ...hit }));
  table.emit({ type: 'creatureAttackAssigned', clause, kind, hits: told });
  const { said } = yield* openWindow(table, {
    kind: 'attackAssigned',
    isOpen: () => true,
    askable: withCards,
    next: (looked) => foreseenHits(looked, encounter),
  });
  yield* blowsFall(table, encounter);
  yield* openWindow(table, AFTER_HIT, said);
  open.strike = null;
}

/** Whoever was hit may answer. */
const AFTER_HIT: Opening = {
  kind: 'afterHit',
  isOpen: () => true,
  askable: (looked) =>
    withCards(looked).filter((seat) => looked.open.strike?.hits.some((hit) => hit.seat === seat)),
};

/** The answers to the blows, as they fall if nobody redirects them. */
function foreseenHits({ open, own }: Looked, encounter: EncounterFace): NextWindow | null {
  if (encounter.isUnforeseen) return null;
  const then = foreseenAfter(open, (table) => blowsFall(table, encounter));
  return then === null ? null : nextOn({ open: then, own }, AFTER_HIT);
}

function* blowsFall(table: Table, encounter: EncounterFace): Script {
  const { strike } = table.open;
  if (strike === null) return;
  const lost = yield* applyHits(table, encounter, strike.hits);
  strike.applied = true;
  yield* encounter.afterAttack?.(table, lost) ?? [];
}

/** Losses and riders of all blows, then the deaths. Gives the life lost in all. */
function* applyHits(table: Table, encounter: EncounterFace, hits: readonly Hit[]): Script<number> {
  const falling = hits.filter(({ seat }) => isAlive(table.open, seat));
  let total = 0;
  const wounds = falling.map((hit) => {
    const lost = loseLife(table, hit.seat, hit.damage, encounter.id, 'SAN-8.3');
    total += lost;
    return { hit, lost };
  });
  for (const { hit, lost } of wounds) {
    yield* encounter.onHit?.(table, hit) ?? [];
    if (lost > 0) yield* encounter.onWounded?.(table, hit) ?? [];
  }
  settleDeaths(table);
  return total;
}
