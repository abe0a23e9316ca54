import type { Option, Script } from '@tablee/engine';
import { ask } from '@tablee/engine';
import { creatureOf } from '../creatures/creatures.ts';
import { creatureOption, pickTarget } from '../state/choosing.ts';
import type { Chosen, Use } from '../state/row.ts';
import type { Creature, Shot } from '../state/state.ts';
import { bearersOf, targetsOf } from './legality.ts';

const NOTHING: Chosen = { target: null, shots: [], bearer: null, ability: null, card: null };

/**
 * The targets of the ability; `null` if a needed target is missing. A single target is not asked for, nor one that was named
 * with the ability.
 */
export function* choose(use: Use, named?: string): Script<Chosen | null> {
  const { table, seat, row, slot, x } = use;
  const { open } = table;
  const source = use.source === null ? null : creatureOf(open, use.source);
  if (row.target === 'none') return { ...NOTHING, bearer: use.source };
  if (row.target === 'leap') return yield* chooseLeap(use, source, named);
  const targets = targetsOf(open, seat, row, source, slot);
  const [first] = targets;
  if (first === undefined) return row.optional ? NOTHING : null;
  switch (row.target) {
    case 'split':
      return { ...NOTHING, shots: yield* chooseSplit(use, targets) };
    case 'spent':
      return { ...NOTHING, ability: yield* pick(use, targets.map(abilityOption)) };
    case 'rat':
      return {
        ...NOTHING,
        card: yield* pick(
          use,
          targets.map((id) => creatureOption('rat', id)),
        ),
      };
    case 'self':
      return { ...NOTHING, bearer: first };
    case 'stand-in':
      return { ...NOTHING, target: first, bearer: source?.id ?? (yield* chooseBearer(use)) };
    default: {
      const target = yield* pickNamed(use, targets, named);
      const shots = row.direct ? [{ creature: target, amount: x }] : [];
      return { ...NOTHING, target, shots, bearer: use.source };
    }
  }
}

function* pickNamed(use: Use, targets: readonly string[], named?: string): Script<string> {
  const known = targets.find((id) => id === named);
  return known ?? (yield* pick(use, targets.map(targetOption)));
}

const targetOption = (id: string): Option => creatureOption('target', id);

const abilityOption = (id: string): Option => {
  const [creature = '', slot = '0'] = id.split(':');
  return { id, verb: 'recharge', card: creature, space: slot };
};

const factsOf = ({ face, row, x, source }: Use) => ({ face, row: row.id, x, source });

function* pick(use: Use, options: readonly Option[]): Script<string> {
  const { id } = yield* pickTarget(use.seat, {
    kind: 'chooseTarget',
    clause: 'CAN-9.5',
    options,
    facts: factsOf(use),
  });
  return id;
}

/** "This creature" of an Action (CAN-R.24). */
function* chooseBearer(use: Use): Script<string> {
  const { id } = yield* pickTarget(use.seat, {
    kind: 'chooseBearer',
    clause: 'CAN-R.24',
    options: bearersOf(use.table.open, use.seat, use.row).map((each) =>
      creatureOption('bearer', each),
    ),
    facts: factsOf(use),
  });
  return id;
}

/** The creature that leaps, and its target: as if it stood in Hunt already (CAN-13.8, R.54). */
function* chooseLeap(use: Use, source: Creature | null, named?: string): Script<Chosen> {
  const { table, seat, row, slot } = use;
  const bearer = source?.id ?? (yield* chooseBearer(use));
  const targets = targetsOf(table.open, seat, row, creatureOf(table.open, bearer), slot);
  if (targets.length === 0) return { ...NOTHING, bearer };
  return { ...NOTHING, bearer, target: yield* pickNamed(use, targets, named) };
}

/** X units among the enemies within range, each of them at least one or none (CAN-13.2, R.22). */
function* chooseSplit(use: Use, targets: readonly string[]): Script<Shot[]> {
  const { seat, x } = use;
  const [only = ''] = targets;
  if (targets.length === 1) return [{ creature: only, amount: x }];
  const picks = yield* ask(seat, {
    shape: 'split',
    kind: 'scatter',
    clause: 'CAN-13.2',
    options: targets.map(targetOption),
    total: x,
    fallback: Array<string>(x).fill(only),
    facts: factsOf(use),
  });
  return targets
    .map((creature) => ({ creature, amount: picks.filter((id) => id === creature).length }))
    .filter(({ amount }) => amount > 0);
}
