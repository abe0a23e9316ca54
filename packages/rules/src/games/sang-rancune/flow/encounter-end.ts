import type { Next, Script, Seat } from '@tablee/engine';
import { openCamp } from '../camp/camp.ts';
import { clearPile } from '../creature/damage-pile.ts';
import { stageBonus } from '../creature/stage-bonus.ts';
import { greatest } from '../encounters/selectors.ts';
import { summon } from '../encounters/stage-cards.ts';
import { dropSet, gainPrestige } from '../heroes/life.ts';
import { discard, layOff, remove } from '../heroes/piles.ts';
import { judgePromises } from '../heroes/promises.ts';
import { encounterOf, living, playerAt } from '../state/players.ts';
import { encounterFace } from '../state/sight.ts';
import type { Open, Table } from '../state/state.ts';

/** Prestige, then the table is cleared and, with an empty pile, the game may be over (SAN-27.1). */
export function* endEncounter(table: Table, by?: Seat): Script<Next> {
  const { open } = table;
  const killer = by ?? null;
  const encounter = encounterOf(open);
  const { face } = encounter;
  open.windows = [];
  open.announced = [];
  open.strike = null;
  open.turn = null;
  table.emit({
    type: 'encounterEnded',
    clause: 'SAN-10.1',
    face,
    stage: open.stage,
    killer,
  });
  judgePromises(table, killer);
  const isTrap = encounter.types.includes('trap');
  if (killer !== null) reward(table, killer, isTrap);
  encounterFace(table).atEnd?.(table);
  open.past.push({ face, beaten: !isTrap });
  clearTable(table);
  open.encounter = null;
  if (deepPileIsEmpty(table)) {
    const leaders = leadersOf(open);
    if (leaders.length < 2) return { script: 'endMatch', args: ['artefact'] };
    const isFought = yield* summon(table, 'tie', 'SAN-11.4');
    if (!isFought) return { script: 'endMatch', args: ['shared'] };
  }
  return openCamp(table, 'after');
}

const deepPileIsEmpty = ({ deep }: Table): boolean => deep.pile.length === 0;

/** Living players with the most prestige. */
export const leadersOf = (open: Open): Seat[] =>
  greatest(living(open), (seat) => playerAt(open, seat).prestige);

/** The card's prestige with the tokens on it; the stage's bonus, but not for traps (SAN-10.2 to 10.4, R.37). */
function reward(table: Table, killer: Seat, isTrap: boolean): void {
  const { open } = table;
  const { face, prestigeTokens } = encounterOf(open);
  const amount = encounterFace(table).prestige + prestigeTokens;
  gainPrestige(table, killer, amount, 'kill', 'SAN-10.2');
  if (!isTrap) gainPrestige(table, killer, stageBonus(open.stage), 'stage', 'SAN-10.4');
  playerAt(open, killer).trophies.push(face);
}

/** Pile, unrevealed cards, turns to come, opened potions, tokens and states go; set-ups stay unless the table chose otherwise. */
function clearTable(table: Table): void {
  const { open } = table;
  clearPile(table);
  layOffReveal(table);
  open.acted = [];
  open.late = [];
  open.lateActed = [];
  for (const [seat, player] of open.players.entries()) {
    dropSet(table, seat, 'unrevealed', 'SAN-10.7');
    player.petrifiedRound = null;
    player.webbedRound = null;
    player.barred = false;
    player.marks = [];
    const opened = player.items.filter(({ opened: isOpen }) => isOpen);
    player.items = player.items.filter((item) => !opened.includes(item));
    remove(table, opened);
    for (const { id, face } of opened) {
      table.emit({ type: 'potionExpired', clause: 'SAN-20.12', seat, card: { id, face } });
    }
    if (open.options.setupsPersist !== 'off') continue;
    const setups = player.setups.splice(0).map(({ card }) => card);
    discard(table, seat, setups, 'surplus', 'SAN-R.13');
  }
}

/** Attacks that were still to be resolved when the encounter ended. */
function layOffReveal(table: Table): void {
  const { reveal } = table.open;
  if (reveal === null) return;
  layOff(table, reveal.pending);
  for (const { card, setups } of reveal.attacks) {
    layOff(table, [card, ...setups.map((setup) => setup.card)]);
  }
  table.open.reveal = null;
}
