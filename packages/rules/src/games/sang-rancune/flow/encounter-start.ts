import type { Next, Option, Script, Seat } from '@tablee/engine';
import { pickOne, reveal, shown, take, unlessDecided } from '@tablee/engine';
import { openCamp } from '../camp/camp.ts';
import { layOff } from '../heroes/piles.ts';
import { decide } from '../state/decide.ts';
import { sized } from '../state/encounter.ts';
import { byInitiative, isAlive, living, playerAt } from '../state/players.ts';
import { encounterFace } from '../state/sight.ts';
import type { EncounterCard, Table } from '../state/state.ts';
import { drawInitiative } from './initiative.ts';

/** The gem advances, the top card is shown, then items may be used (SAN-4.1 to 4.4, 10.8). */
export function* newEncounter(table: Table): Script<Next> {
  const { open, deep, catalogue } = table;
  open.stage += 1;
  const card = deep.pile.shift() as EncounterCard;
  open.pile.shift();
  const { life, types: printed } = catalogue.encounters.of(card.face);
  const types = [...printed];
  // Raised, a creature has become an undead (SAN-26.8).
  if (card.raised && !types.includes('undead')) types.push('undead');
  const marker = life === null ? null : sized(life, open);
  open.encounter = {
    face: card.face,
    types,
    marker,
    round: 0,
    pile: [],
    settled: false,
    tokens: [],
    taken: open.players.map(() => 0),
    prestigeTokens: 0,
    form: null,
    heads: 0,
    blood: 0,
    done: false,
    totals: open.players.map(() => 0),
  };
  open.phase = 'encounter';
  const { stage } = open;
  table.emit({
    type: 'encounterRevealed',
    clause: 'SAN-4.1',
    stage,
    face: card.face,
    types: [...types],
    marker,
  });
  yield* reveal();
  return openCamp(table, 'before');
}

/** Numbers are dealt: too late for items; the dead are looted, the encounter is laid out (SAN-4.6, 27.1). */
export const beginEncounter = (table: Table): Script<Next | null> => unlessDecided(layOut(table));

function* layOut(table: Table): Script<Next> {
  yield* drawInitiative(table, 'SAN-4.6');
  yield* loot(table);
  const { setup, instead } = encounterFace(table);
  setup?.(table);
  if (instead === undefined) return { script: 'startRound', args: [] };
  yield* instead(table);
  return { script: 'endEncounter', args: [] };
}

/** In initiative order each living player takes one item of the dead, or none; the rest is discarded (SAN-12.4, 27.6). */
function* loot(table: Table): Script {
  const { open } = table;
  for (const seat of byInitiative(open, living(open))) {
    if (open.loot.length === 0) return;
    if (isAlive(open, seat)) yield* lootOne(table, seat);
  }
  layOff(table, open.loot.splice(0));
}

function* lootOne(table: Table, seat: Seat): Script {
  const { open } = table;
  const none: Option = { id: 'none', verb: 'decline' };
  const picks = yield* decide(
    seat,
    pickOne({
      kind: 'loot',
      clause: 'SAN-27.6',
      options: [...open.loot.map(({ id }) => ({ id, verb: 'loot', card: id })), none],
      fallback: [none.id],
    }),
  );
  if (picks === undefined) return;
  const [pick = none.id] = picks;
  const item = pick === none.id ? null : take(open.loot, pick);
  if (item !== null) playerAt(open, seat).items.push(item);
  table.emit({
    type: 'looted',
    clause: 'SAN-27.6',
    seat,
    card: item === null ? null : shown(item),
  });
}
