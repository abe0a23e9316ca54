import type { Question, Reason } from '@tablee/engine';
import type { CannibalView, Creature } from '@tablee/rules/games/cannibal-world/index.ts';
import {
  alliesOf,
  attackersOf,
  campOf,
  combatTargets,
  explain as explainView,
  findCreature,
  isTracker,
  playerAt,
} from '@tablee/rules/games/cannibal-world/index.ts';
import { isRefusal } from '@tablee/rules/games/cannibal-world/words/index.ts';
import type { Touch } from '@/kit/contract.ts';

interface Asked {
  readonly view: CannibalView;
  readonly seat: number;
}

const because = (code: string | null, facts: Reason['facts'] = {}): Reason | null =>
  code === null ? null : { code, facts };

/** Why a touch is refused: the rules' own word first, else what the table can see of it. */
export function explain(
  view: CannibalView,
  touch: Touch,
  question: Question | null,
): Reason | null {
  const { seat } = view;
  if (seat === null || view.open.phase !== 'turns') return null;
  const { card, space, verb } = touch;
  const face = findCreature(view.open, card ?? '')?.face;
  if (question?.facts?.row === 'tactical.extraDamage' && face !== undefined) {
    return because('notAFighter', { face });
  }
  const about = {
    ...(verb !== undefined && { verb }),
    ...(card !== undefined && { card }),
    ...(space !== undefined && { space }),
  };
  const told = explainView(view, about);
  if (told !== null && isRefusal(told.code)) return told;
  return reasonOf({ view, seat }, touch, question);
}

function reasonOf(asked: Asked, touch: Touch, question: Question | null): Reason | null {
  const { card, space, at } = touch;
  if (question === null) return because('notYourTurn');
  if (at !== undefined) return ofTarget(asked, at);
  if (question.kind === 'chooseTarget' || question.kind === 'scatter') return ofTarget(asked, card);
  if (question.kind !== 'mainAction' && question.kind !== 'tactical')
    return because('notTheQuestion');
  if (question.kind === 'tactical') return because('notTheQuestion');
  return ofCreatures(asked, card, space);
}

/** A target that the ability cannot have: an own creature, a Tracker, too far. */
function ofTarget({ view, seat }: Asked, id: string | undefined): Reason {
  const creature = id === undefined ? undefined : findCreature(view.open, id);
  if (creature === undefined) return { code: 'notTheQuestion', facts: {} };
  if (creature.camp === campOf(view.open, seat)) return { code: 'notAnEnemy', facts: {} };
  if (isTracker(creature)) return { code: 'tracker', facts: { face: creature.face } };
  return { code: 'outOfReach', facts: { face: creature.face } };
}

/** An own creature with nothing to do, or an enemy that cannot be attacked. */
function ofCreatures(
  asked: Asked,
  card: string | undefined,
  space: string | undefined,
): Reason | null {
  const { view, seat } = asked;
  const { open } = view;
  const target = space === undefined ? undefined : findCreature(open, space);
  const own = card === undefined ? undefined : findCreature(open, card);
  if (target !== undefined) return ofAttack(asked, own, target);
  if (own === undefined) return null;
  if (own.camp !== campOf(open, seat)) return because('notYours');
  if (playerAt(open, seat).meat < 1) return because('noMeat');
  return because(own.stunned ? 'stunned' : 'nothingToDo');
}

function ofAttack(
  { view, seat }: Asked,
  attacker: Creature | undefined,
  target: Creature,
): Reason | null {
  const { open } = view;
  const camp = campOf(open, seat);
  const face = target.face;
  if (target.camp === camp) return because('notAnEnemy');
  if (isTracker(target)) return because('tracker', { face });
  if (playerAt(open, seat).meat < 1) return because('noMeat');
  if (alliesOf(open, camp).length === 0 || attackersOf(open, camp).length === 0)
    return because('noAttacker');
  if (attacker !== undefined && attacker.zone !== 'hunt') return because('attackerInCovert');
  if (attacker?.stunned) return because('stunned');
  const reached = combatTargets(open, camp, attacker ?? null).some(({ id }) => id === target.id);
  return because(reached ? 'notTheQuestion' : 'guarded', { face });
}
