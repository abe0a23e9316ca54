import type { Script } from '@tablee/engine';
import { chance } from '@tablee/engine';
import type { EncounterCard, PileMark, Table } from '../state/state.ts';

/** An unknown card of the box goes on top of the encounter pile; `false` if the box is empty. */
export function* summon(table: Table, origin: 'summoned' | 'tie', clause: string): Script<boolean> {
  const card = yield* fromBox(table);
  if (card === null) return false;
  table.deep.pile.unshift(card);
  tell(table, { origin, face: null }, 'top', clause);
  return true;
}

/** The last creature beaten goes under the encounter pile; without one, an unknown card (SAN-26.8, R.51). */
export function* raiseDead(table: Table, clause: string): Script {
  const { open, deep } = table;
  const last = open.past.findLast(({ beaten }) => beaten);
  if (last === undefined) {
    const card = yield* fromBox(table);
    if (card === null) return;
    deep.pile.push(card);
    tell(table, { origin: 'summoned', face: null }, 'bottom', clause);
    return;
  }
  const { face } = last;
  open.past = open.past.filter((each) => each !== last);
  // Its points stay with their owner; the card itself goes.
  for (const player of open.players) {
    player.trophies = player.trophies.filter((each) => each !== face);
  }
  open.nextCard += 1;
  deep.pile.push({ id: `e${open.nextCard}`, face, raised: true });
  tell(table, { origin: 'raised', face }, 'bottom', clause);
}

function* fromBox({ deep }: Table): Script<EncounterCard | null> {
  if (deep.box.length === 0) return null;
  const [roll] = yield* chance([deep.box.length]);
  return deep.box.splice(roll as number, 1)[0] ?? null;
}

function tell(table: Table, mark: PileMark, where: 'top' | 'bottom', clause: string): void {
  if (where === 'top') table.open.pile.unshift(mark);
  else table.open.pile.push(mark);
  const { origin, face } = mark;
  if (origin === 'planned') return;
  table.emit({ type: 'encounterAdded', clause, origin, face });
}
