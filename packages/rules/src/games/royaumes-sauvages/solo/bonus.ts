import type { Script } from '@tablee/engine';
import { ask, pickOne, reveal } from '@tablee/engine';
import { creatureValue, speciesOf } from '../cards/creatures.ts';
import { drawCreature, seen } from '../state/pile.ts';
import type { Creature, Open, Rival, SoloLevel, Table } from '../state/state.ts';
import { LEVELS } from './levels.ts';
import { isPlayable, occupyForRival, placeFor } from './placement.ts';

/** The first card of the pile beside it, two for an expert, none on easy (ROY-16.3, 22.1, 22.6). */
export function* dealBonusCards(table: Table): Script {
  const { rival, soloLevel } = table.open;
  if (rival === null || soloLevel === null) return;
  while (rival.bonus.length < LEVELS[soloLevel].bonusCards) {
    rival.bonus.push(yield* drawCreature(table));
  }
}

/** Compares the drawn card with the bonus cards and plays one of them (ROY-18.1 to 18.3, 22.7, ROY-R.51, R.52). */
export function* playBonusCard(table: Table, drawn: Creature): Script {
  const { open } = table;
  const rival = open.rival as Rival;
  if (rival.out || rival.cubes === 0) return;
  const playable = rival.bonus.filter(
    (card) => matches(open, drawn, card) && isPlayable(open, card),
  );
  const [first] = playable;
  if (first === undefined) return;
  const bonus = playable.length === 1 ? first : yield* chooseBonusCard(playable);
  const slot = rival.bonus.indexOf(bonus);
  const { kingdom } = placeFor(open, bonus);
  rival.bonus.splice(slot, 1);
  const spot = occupyForRival(open, kingdom, bonus);
  table.emit({ type: 'bonusPlayed', clause: 'ROY-18.2', card: seen(bonus), kingdom, spot });
  const replacement = yield* drawCreature(table);
  rival.bonus.splice(slot, 0, replacement);
  table.emit({ type: 'bonusReplaced', clause: 'ROY-18.3', card: seen(replacement) });
  yield* reveal();
}

/** Shared species; on most levels a shared value will do too (ROY-18.2, 22.4). */
export function matches(open: Open, drawn: Creature, bonus: Creature): boolean {
  if (speciesOf(drawn) === speciesOf(bonus)) return true;
  return (
    LEVELS[open.soloLevel as SoloLevel].bonusByValue &&
    creatureValue(drawn) === creatureValue(bonus)
  );
}

function* chooseBonusCard(playable: readonly Creature[]): Script<Creature> {
  const picks = yield* ask(
    0,
    pickOne({
      kind: 'rivalBonusChoice',
      clause: 'ROY-22.7',
      options: playable.map(({ id }) => ({ id, verb: 'bonus', card: id })),
      fallback: [(playable[0] as Creature).id],
    }),
  );
  return playable.find(({ id }) => id === picks[0]) as Creature;
}
