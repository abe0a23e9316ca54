import type { Card, Next, Script, Seat } from '@tablee/engine';
import { unlessDecided } from '@tablee/engine';
import { orphaned } from '../creature/encounter-over.ts';
import { allLose } from '../heroes/life.ts';
import { encounterOf, isAlive, withCards } from '../state/players.ts';
import { encounterFace } from '../state/sight.ts';
import type { Hit, Strike, Table } from '../state/state.ts';
import { resolveReveal } from './attack.ts';
import { blowsFall, foreseenBlows } from './blows.ts';
import { placeReveal } from './reveal.ts';
import { nextOn, type Opening, openWindow } from './windows.ts';

const FIVE = 5;

/** The creature attacks once all have played (SAN-8.2, SAN-25). */
export const creatureAttack = (table: Table): Script<Next | null> =>
  unlessDecided(attackGroup(table));

function* attackGroup(table: Table): Script<Next> {
  const { open } = table;
  const next: Next = { script: 'closeRound', args: [] };
  const { face, pile } = encounterOf(open);
  const encounter = encounterFace(table);
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
    yield* strike(table, { kind: assault.kind, hits, applied: false });
  }
  return orphaned(table) ?? next;
}

/** Blows are assigned, may be redirected, fall together, and may be answered (SAN-25.1, 25.2). */
function* strike(table: Table, assigned: Strike): Script {
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
    next(looked) {
      const then = foreseenBlows(looked);
      return then === null ? null : nextOn({ ...looked, open: then }, AFTER_HIT);
    },
  });
  yield* blowsFall(table);
  yield* openWindow(table, AFTER_HIT, said);
  open.strike = null;
}

/** The victims may answer. */
const AFTER_HIT: Opening = {
  kind: 'afterHit',
  isOpen: () => true,
  askable: (looked) =>
    withCards(looked).filter((seat) => looked.open.strike?.hits.some((hit) => hit.seat === seat)),
  strikeBack: counterAttack,
};

/** An attack at once, after the creature's (SAN-21.8, 25.7). The card that allows it has been discarded. */
function* counterAttack(table: Table, seat: Seat, card: Card): Script {
  const printed = table.catalogue.cards.of(card.face);
  table.open.reveal = { seat, counter: true, pending: [], attacks: [] };
  if (printed.kind === 'tactical') yield* printed.replace?.(table, seat, card) ?? [];
  yield* placeReveal(table);
  yield* resolveReveal(table, seat);
}
