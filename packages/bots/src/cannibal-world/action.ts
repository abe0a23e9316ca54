import type { Option, Pick } from '@tablee/engine';
import type { Creature, RowId, Zone } from '@tablee/rules/games/cannibal-world/index.ts';
import {
  abilitiesOf,
  alliesOf,
  cardOf,
  combatTargets,
  counts,
  enemiesInReach,
  enemiesOf,
  lifeLeft,
  ratsToReturn,
  strengthOf,
  supposedCombat,
} from '@tablee/rules/games/cannibal-world/index.ts';
import type { Judged } from '../knowledge.ts';
import { outlook } from './responses.ts';
import type { Mind } from './worth.ts';
import { best, creatureIn, lossOf } from './worth.ts';

/** The worth of attacking first: the defender answers with meat that it will miss in its own turn. */
const INITIATIVE = 1.2;

/** The action that promises most; meat that is left is set to four anyway, so it may all be spent. */
export function chooseAction(mind: Mind, { options }: Pick): string {
  return best(options, (option) => worth(mind, option) + mind.random() * 0.05).id;
}

function worth(mind: Mind, option: Option): number {
  switch (option.verb) {
    case 'pillage':
      return 50;
    case 'attack':
      return attackWorth(mind, option.card, option.space);
    case 'play':
      return playWorth(mind, option);
    case 'ability':
      return abilityWorth(mind, option);
    case 'action':
      return actionWorth(mind, option);
    case 'move':
      return moveWorth(mind, creatureIn(mind.open, option.card));
    case 'draw':
      return drawWorth(mind);
    case 'recover':
      return 0.5 * strengthOf(creatureIn(mind.open, option.card)?.face ?? '');
    case 'dropTracker':
      return dropWorth(mind, creatureIn(mind.open, option.card));
    case 'give':
      return 0.05;
    case 'end':
      return 0.1;
    default:
      return -100;
  }
}

/** Guards the enemy would have left without this creature: none means a pillage. */
function opensHabitat({ open, camp }: Mind, without: string): boolean {
  const isLast = !open.creatures.some(
    (each) => each.camp !== camp && each.id !== without && counts(each),
  );
  return isLast && !open.pillaged && open.turn > 1;
}

function attackWorth(mind: Mind, attacker: string | undefined, target: string | undefined): number {
  const { open, camp } = mind;
  const mine = creatureIn(open, attacker);
  const theirs = creatureIn(open, target);
  if (mine === undefined || theirs === undefined) return -1;
  const score = outlook(open, supposedCombat(open, mine.id, theirs.id), camp, 1);
  const kills = strengthOf(mine.face) >= lifeLeft(theirs);
  const meat = open.players[mind.seat]?.meat ?? 0;
  const dies = !theirs.stunned && strengthOf(theirs.face) >= lifeLeft(mine);
  const opening = kills && !dies && meat > 1 && opensHabitat(mind, theirs.id) ? 5 : 0;
  return score + opening + INITIATIVE;
}

/** The best fight this creature could have from Hunt. */
function bestFight(mind: Mind, creature: Creature): number {
  const { open, camp } = mind;
  const targets = combatTargets(open, camp, creature);
  const scores = targets.map(({ id }) => attackWorth(mind, creature.id, id));
  return targets.length === 0 ? 0 : Math.max(...scores);
}

/** As if it stood in play already. */
function standing(mind: Mind, option: Option, zone: Zone): Creature {
  const face = mind.hand.find(({ id }) => id === option.card)?.face ?? '';
  return {
    id: option.card ?? '',
    face,
    owner: mind.seat,
    camp: mind.camp,
    zone,
    damage: 0,
    stunned: false,
    spent: cardOf(face).abilities.map(() => false),
  };
}

function playWorth(mind: Mind, option: Option): number {
  const { open, camp } = mind;
  const zone = option.space as Zone;
  const creature = standing(mind, option, zone);
  const { abilities, rarity } = cardOf(creature.face);
  const strength = strengthOf(creature.face);
  const field = { ...open, creatures: [...open.creatures, creature] };
  const inMind = { ...mind, open: field };
  const mine = alliesOf(open, camp).length;
  const rows = abilities.map(({ row }) => row);
  let value = 1 + strength * 0.35 + (mine < 3 ? 1.5 : 0) + (rarity === 'leader' ? 1.5 : 0);
  if (zone === 'hunt') {
    const fight = bestFight(inMind, creature);
    value += Math.max(0, fight) * (rows.includes('triggered.felineLeap') ? 1 : 0.4);
    if (!alliesOf(open, camp).some((each) => each.zone === 'hunt' && counts(each))) value += 1.2;
  } else {
    if (rows.some((row) => row.startsWith('covert.'))) value += 1.6;
    if (rows.includes('triggered.ratProliferation')) value += 0.8;
    if (rows.includes('tactical.loyalty') || rows.includes('triggered.bullseye')) value += 0.4;
  }
  return value;
}

function moveWorth(mind: Mind, creature: Creature | undefined): number {
  const { open, camp, seat } = mind;
  if (creature === undefined || creature.stunned) return -1;
  const meat = open.players[seat]?.meat ?? 0;
  const hasCovert = abilitiesOf(creature).some(
    ({ row }, slot) => row.startsWith('covert.') && !creature.spent[slot],
  );
  const moved: Creature = { ...creature, zone: 'hunt' };
  const field = {
    ...open,
    creatures: open.creatures.map((each) => (each.id === creature.id ? moved : each)),
  };
  const leaps = abilitiesOf(creature).some(
    ({ row }, slot) => row === 'triggered.felineLeap' && !creature.spent[slot],
  );
  const fight = meat > 1 || leaps ? bestFight({ ...mind, open: field }, moved) : 0;
  const isAlone = !alliesOf(open, camp).some((each) => each.zone === 'hunt' && counts(each));
  const opening = !open.creatures.some((each) => each.camp !== camp && counts(each)) ? 4 : 0;
  return fight * 0.8 + (isAlone ? 0.7 : 0.15) + opening - (hasCovert ? 1 : 0);
}

function dropWorth({ open, camp }: Mind, creature: Creature | undefined): number {
  if (creature === undefined || creature.zone !== 'hunt' || creature.stunned) return -1;
  const isFree = !open.creatures.some((each) => each.camp !== camp && counts(each));
  const others = alliesOf(open, camp).some(
    (each) => each.id !== creature.id && each.zone === 'hunt' && counts(each),
  );
  return isFree && !others && !open.pillaged && open.turn > 1 ? 10 : -1;
}

function drawWorth({ view, seat, hand }: Mind): number {
  const left = (view.tally[`main${seat}`] ?? 0) + (view.tally[`reinforcement${seat}`] ?? 0);
  if (left <= 2) return 0.05;
  return hand.length < 3 ? 1.6 : hand.length < 6 ? 0.8 : 0.2;
}

const bestLoss = (targets: readonly Creature[], damage: number): number =>
  Math.max(0, ...targets.map((each) => lossOf(each, damage)));

function abilityWorth(mind: Mind, option: Option): number {
  const { open } = mind;
  const creature = creatureIn(open, option.card);
  const printed = creature && abilitiesOf(creature)[Number(option.space)];
  if (creature === undefined || printed === undefined) return -1;
  return rowWorth(mind, printed.row, printed.x, creature);
}

/** The basis on which an ability is judged. */
interface Look {
  readonly mind: Mind;
  readonly row: RowId;
  readonly x: number;
  /** Whose it is; null for an Action. */
  readonly source: Creature | null;
  /** Enemies within its range. */
  readonly reach: readonly Creature[];
  /** Enemies it may fight. */
  readonly targets: readonly Creature[];
}

type RowWorth = (look: Look) => number;

/** The best that an assault does to any of its targets. */
const fights = (
  { mind, row, source, targets }: Look,
  { damage = 0, shield = 0 }: { readonly damage?: number; readonly shield?: number } = {},
): number =>
  Math.max(-5, ...targets.map((target) => assaultWorth(mind, source, target, damage, row, shield)));

const shoots: RowWorth = ({ reach, x }) => bestLoss(reach, x) - 0.25 * x;
const shootsNow: RowWorth = ({ reach, x }) => bestLoss(reach, x) - 0.9 * x - 0.3;
const scatters: RowWorth = ({ reach, x }) => Math.min(bestLoss(reach, x), 1 + x) - 0.4 * x;
const strikes: RowWorth = (look) => fights(look, { damage: look.x });
const charges: RowWorth = (look) => fights(look);

const COMBAT = { general: 'the combat is weighed as it would end with it' };
const ON_ITS_OWN = { general: 'it is asked about when its moment has come' };

/** The gain of each row of the guide now, less its possible gain later; or why it is not weighed here. */
export const ROWS: Readonly<Record<RowId, Judged<RowWorth>>> = {
  'covert.support': ({ x }) => 3 * x,
  'covert.ratProliferation': ({ mind: { open, seat } }) =>
    ratsToReturn(open, seat).length === 0 ? -1 : 1.2,
  'covert.recharge': () => 1.4,
  'covert.summonAlpha': () => 1.6,
  'covert.net': ({ reach }) =>
    Math.max(0, ...reach.filter(counts).map(({ face }) => strengthOf(face))) * 0.8 - 0.6,
  'covert.harpoon': ({ mind: { open, camp } }) => bestLoss(enemiesOf(open, camp), 1) + 0.3,
  'covert.felineLeap': ({ mind, source }) =>
    source === null ? 1 : bestFight(mind, { ...source, zone: 'hunt' }) + 0.6,
  'covert.shot1': shoots,
  'covert.shotX': shoots,
  'covert.scatter': scatters,
  'assault.stab': strikes,
  'assault.shotX': strikes,
  'assault.shield': (look) => fights(look, { shield: look.x }),
  'assault.feint': charges,
  'assault.canineCharge': charges,
  'assault.net': (look) => fights(look) + (look.source ? 0 : 1.5),
  'assault.sacrifice': ({ mind, source, targets }) =>
    targets.length * 0.7 - 0.5 + (source === null ? 0 : bestFight(mind, source)),
  'tactical.shot1': shootsNow,
  'tactical.shotX': shootsNow,
  'tactical.scatter': scatters,
  'tactical.extraDamage': COMBAT,
  'tactical.shield': COMBAT,
  'tactical.feint': COMBAT,
  'tactical.loyalty': COMBAT,
  'innate.tracker': { general: 'what may be attacked is told by the question' },
  'triggered.bullseye': ON_ITS_OWN,
  'triggered.armour': ON_ITS_OWN,
  'triggered.recharge': ON_ITS_OWN,
  'triggered.ratProliferation': ON_ITS_OWN,
  'triggered.felineLeap': ON_ITS_OWN,
  'triggered.banishedTactics': ON_ITS_OWN,
  'triggered.support': ON_ITS_OWN,
  'triggered.swap': ON_ITS_OWN,
  'triggered.replacement': ON_ITS_OWN,
  'triggered.net': ON_ITS_OWN,
};

/** A row's gain now, less its possible gain later. */
function rowWorth(mind: Mind, row: RowId, x: number, source: Creature | null): number {
  const { open, camp } = mind;
  const reach = enemiesInReach(
    open,
    camp,
    source?.zone ?? (row.startsWith('covert') ? 'covert' : 'hunt'),
  );
  const targets = combatTargets(open, camp, source);
  const worth = ROWS[row];
  return typeof worth === 'function' ? worth({ mind, row, x, source, reach, targets }) : -1;
}

/** An assault of `x` damage, or one that shields its attacker, and the combat that follows it. */
function assaultWorth(
  mind: Mind,
  source: Creature | null,
  target: Creature,
  x: number,
  row: string,
  shield = 0,
): number {
  const { open, camp } = mind;
  if (source === null) return lossOf(target, x) - 0.6;
  if (x > 0 && x >= lifeLeft(target)) return lossOf(target, x) + 0.5;
  const hurt: Creature = {
    ...target,
    damage: target.damage + x,
    stunned: target.stunned || row === 'assault.net',
  };
  const field = {
    ...open,
    creatures: open.creatures.map((each) => (each.id === target.id ? hurt : each)),
  };
  const combat = supposedCombat(field, source.id, target.id);
  const marked = {
    ...combat,
    charged: row === 'assault.canineCharge',
    feints: row === 'assault.feint' ? [source.id] : [],
    shields: shield > 0 ? [{ creature: source.id, amount: shield }] : [],
  };
  return lossOf(target, x) + outlook(field, marked, camp, 1) - 0.2;
}

function actionWorth(mind: Mind, option: Option): number {
  const face = mind.hand.find(({ id }) => id === option.card)?.face;
  if (face === undefined) return -1;
  const worths = cardOf(face).abilities.map(({ row, x }) => rowWorth(mind, row, x, null));
  return Math.max(...worths) - 0.2;
}
