import { optionsOf } from '@tablee/engine';
import type {
  FighterId,
  Open,
  SpaceId,
  UnmatchedView,
} from '@tablee/rules/games/unmatched/index.ts';
import {
  boostedMovement,
  destinations,
  fighterOf,
  heroFighter,
  isOnBoard,
  movementOf,
  movers,
  reachOf,
  sightOf,
  threats,
} from '@tablee/rules/games/unmatched/index.ts';
import type { Answering } from '@/kit/contract.ts';
import { askedArmy } from '../context.tsx';

/** A mark of the map on a space. */
export interface Mark {
  /** Steps to walk there. */
  readonly steps?: number;
  /** Only with the boost that is looked at. */
  readonly boosted?: true;
  /** A fighter there can be attacked, or chosen. */
  readonly target?: true;
}

export interface Reach {
  /** Whose reach it is. */
  readonly fighter: FighterId | null;
  /** Spaces it may go. */
  readonly movement: number | null;
  /** Spaces it may go with the boost looked at. */
  readonly boosted: number | null;
  readonly marks: ReadonlyMap<SpaceId, Mark>;
}

const NOTHING: Reach = { fighter: null, movement: null, boosted: null, marks: new Map() };

interface Attention {
  readonly card: string | null;
  readonly inspected: FighterId | null;
}

/** The distances and targets on the map: of the open question, or of a fighter that is looked at. */
export function reachShown(view: UnmatchedView, answering: Answering, aim: Attention): Reach {
  const { question } = answering;
  switch (question?.kind) {
    case 'moveFighters':
      return boostedBy(view, answering, aim) === null
        ? reachOfMove(view.open, answering)
        : reachWithBoost(view, answering, aim);
    case 'moveByEffect':
    case 'pickCombatantMove':
      return reachOfMove(view.open, answering);
    case 'useGaze':
    case 'chooseTarget':
      return { ...NOTHING, marks: targetsAt(optionsOf(question).map(({ space }) => space)) };
    case 'chooseAction':
      return reachOfAttack(view.open, answering, aim);
    default:
      return aim.inspected === null ? NOTHING : reachOfFighter(view.open, aim.inspected);
  }
}

const targetsAt = (spaces: readonly (SpaceId | null | undefined)[]): Map<SpaceId, Mark> =>
  new Map(spaces.flatMap((space) => (space ? [[space, { target: true }] as const] : [])));

function reachOfMove(open: Open, answering: Answering): Reach {
  const { question } = answering;
  const all = movers(answering.question);
  const fighter = answering.focus.by ?? (all.length === 1 ? all[0] : undefined);
  const most = Number(question?.facts?.movement ?? question?.facts?.most ?? 0);
  if (fighter === undefined) return { ...NOTHING, movement: most };
  const standing = fighterOf(open, fighter);
  const usual = destinations(open, standing, most);
  const through = destinations(open, standing, most, true);
  const marks = new Map<SpaceId, Mark>();
  for (const { verb, by, space } of optionsOf(question)) {
    if (by !== fighter || space === undefined) continue;
    if (verb === 'attack') {
      marks.set(space, { target: true });
      continue;
    }
    const way = usual.get(space) ?? through.get(space) ?? [];
    marks.set(space, { steps: way.length - 1 });
  }
  return { fighter, movement: most, boosted: null, marks };
}

/** The fighter that has been picked up: a card of the hand may be in focus as well. */
const focusedMover = (answering: Answering): FighterId | undefined =>
  movers(answering.question).find((id) => id === answering.focus.by);

/** Movement with the boost of the hand's card that is looked at, if one may be spent now. */
function boostedBy(view: UnmatchedView, answering: Answering, { card }: Attention): number | null {
  if (!optionsOf(answering.question).some(({ verb }) => verb === 'boost')) return null;
  const army = askedArmy(view, answering);
  const isHeld = view.own?.armies[army]?.hand.some(({ face }) => face === card) ?? false;
  return card !== null && isHeld ? boostedMovement(sightOf(view.open), army, card) : null;
}

/** Without the boost, and what the card looked at would add. */
function reachWithBoost(view: UnmatchedView, answering: Answering, aim: Attention): Reach {
  const { open } = view;
  const { inspected } = aim;
  const army = askedArmy(view, answering);
  const mine = inspected !== null && fighterOf(open, inspected).army === army;
  const leader = heroFighter(open, army);
  const standing = open.fighters.find((each) => each.army === army && isOnBoard(each));
  const usual = isOnBoard(leader) ? leader.id : (standing?.id ?? null);
  const fighter = focusedMover(answering) ?? (mine ? inspected : usual);
  if (fighter === null) return NOTHING;
  const movement = Number(answering.question?.facts?.movement ?? 0);
  const boosted = boostedBy(view, answering, aim) ?? movement;
  const marks = new Map<SpaceId, Mark>();
  for (const [space, steps] of reachOf(open, fighter, boosted)) {
    marks.set(space, steps > movement ? { steps, boosted: true } : { steps });
  }
  return { fighter, movement, boosted, marks };
}

const attackable = (open: Open, fighter: FighterId): Map<SpaceId, Mark> =>
  targetsAt((threats(sightOf(open)).get(fighter) ?? []).map((id) => fighterOf(open, id).space));

function reachOfAttack(open: Open, { focus }: Answering, { inspected }: Attention): Reach {
  const { by } = focus;
  if (by !== undefined) return { ...NOTHING, fighter: by, marks: attackable(open, by) };
  return inspected === null ? NOTHING : reachOfFighter(open, inspected);
}

/** The spaces that a fighter could reach in a maneuver without a boost, and the targets it could attack from its place. */
function reachOfFighter(open: Open, id: FighterId): Reach {
  const fighter = fighterOf(open, id);
  if (!isOnBoard(fighter)) return NOTHING;
  const movement = movementOf(sightOf(open), fighter.army).value;
  const marks = attackable(open, id);
  for (const [space, steps] of reachOf(open, id, movement)) marks.set(space, { steps });
  return { fighter: id, movement, boosted: null, marks };
}
