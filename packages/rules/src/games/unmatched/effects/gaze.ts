import type { Script } from '@tablee/engine';
import { ask, pickOne } from '@tablee/engine';
import { armyAt, fighterOf, heroFighter, isOnBoard, opposingFighters } from '../armies/armies.ts';
import { dealDamage } from '../armies/damage.ts';
import { shareZone } from '../boards/graph.ts';
import type { ArmyIndex, Table } from '../state/state.ts';

const GAZE = 1;

/** Medusa may deal 1 damage to one opposing fighter sharing a zone with her (UNM-14.11, 14.12). */
export function* gaze(table: Table, index: ArmyIndex): Script {
  const { open } = table;
  for (;;) {
    const medusa = heroFighter(open, index);
    if (!isOnBoard(medusa)) return;
    const targets = opposingFighters(open, index).filter(({ space }) =>
      shareZone(open.board, medusa.space, space),
    );
    if (targets.length === 0) return;
    const options = targets.map(({ id, space }) => ({ id, verb: 'target', card: id, space }));
    const [pick] = yield* ask(
      armyAt(open, index).seat,
      pickOne({
        kind: 'useGaze',
        clause: 'UNM-14.11',
        options: [...options, { id: 'none', verb: 'decline' }],
        fallback: ['none'],
        facts: { amount: GAZE },
      }),
    );
    if (pick === undefined || pick === 'none') return;
    // Its player may have left the table while the question was open.
    if (!isOnBoard(fighterOf(open, pick))) continue;
    yield* dealDamage(table, [pick], GAZE, 'ability:medusa', 'UNM-14.11');
    return;
  }
}
