import type { Option, Pick, Question, Random, View } from '@tablee/engine';
import { randomPicks } from '@tablee/engine';
import type { ArmyOwn, UnmatchedView } from '@tablee/rules/games/unmatched/index.ts';
import { deadWeight, heroFighter, sightOf } from '@tablee/rules/games/unmatched/index.ts';
import { chooseAction } from './action.ts';
import { chooseBoost, chooseDefense, chooseExtraBoost } from './combat.ts';
import { best, type Mind } from './mind.ts';
import { chooseManeuver, chooseMove } from './movement.ts';
import { byKeepWorth, damageWorth, enemiesOf, fighterAt, standWorth } from './worth.ts';

/** A fighter with a plan: strikes when it pays, closes in or keeps away, and saves its cards for both. */
export function bot(view: View, question: Question, random: Random): readonly string[] {
  const mind = mindOf(view as UnmatchedView, question, random);
  if (mind === null || question.shape !== 'pick') return randomPicks(question, random);
  switch (question.kind) {
    case 'chooseAction':
      return [chooseAction(mind, question)];
    case 'commitBoost':
      return [chooseBoost(mind, question)];
    case 'boostAttack':
      return [chooseExtraBoost(mind, question)];
    case 'commitDefense':
      return [chooseDefense(mind, question)];
    case 'moveFighters':
      return [chooseManeuver(mind, question)];
    case 'moveByEffect':
    case 'pickCombatantMove':
      return [chooseMove(mind, question)];
    case 'useGaze':
    case 'chooseTarget':
      return [chooseVictim(mind, question)];
    case 'placeByEffect':
    case 'returnHarpy':
      return [choosePlace(mind, question)];
    case 'discardOwn':
    case 'discardToLimit':
      return chooseDiscards(mind, question);
    case 'chooseSize':
      return ['big'];
    case 'chooseSpaces':
      return question.fallback;
    default:
      return randomPicks(question, random);
  }
}

/** Whose decision it is: the army whose hand the question names, else the active one, else any of the seat's. */
function mindOf(view: UnmatchedView, question: Question, random: Random): Mind | null {
  const armies = Object.entries(view.own?.armies ?? {}) as unknown as [string, ArmyOwn][];
  if (armies.length === 0) return null;
  const ids = 'options' in question ? question.options.map((option) => option.card) : [];
  const named = armies.find(([, { hand }]) => hand.some(({ id }) => ids.includes(id)));
  const active = armies.find(([index]) => Number(index) === view.open.active);
  const [index, { hand }] = named ?? active ?? (armies[0] as [string, ArmyOwn]);
  const army = Number(index);
  const faces = hand.map(({ face }) => face);
  const hasHero = view.open.armies[army]?.hero !== null && view.open.phase === 'turns';
  const sight = sightOf(view.open);
  const dead = hasHero ? deadWeight(sight, army, faces) : [];
  return { view, sight, army, hand, dead, random };
}

/** The enemy that suffers most; none of our own if declining is possible. */
function chooseVictim({ view: { open }, army }: Mind, { kind, options }: Pick): string {
  const enemies = new Set(enemiesOf(open, army).map(({ id }) => id));
  const worthOf = (option: Option): number => {
    if (option.verb === 'decline') return 0;
    const fighter = fighterAt(open, option.card);
    if (fighter === undefined) return -10;
    const worth = damageWorth(fighter, kind === 'useGaze' ? 1 : 2);
    return enemies.has(fighter.id) ? worth : -worth;
  };
  return best(options, worthOf).id;
}

function choosePlace({ sight, army }: Mind, { options }: Pick): string {
  const worthOf = (option: Option): number => {
    if (option.space === undefined) return 0.5;
    const fighter = fighterAt(sight.open, option.card) ?? {
      ...heroFighter(sight.open, army),
      space: option.space,
    };
    const now = fighter.space === option.space ? 0 : standWorth(sight, fighter, fighter.space);
    return standWorth(sight, fighter, option.space) - now;
  };
  return best(options, worthOf).id;
}

function chooseDiscards({ hand, dead }: Mind, question: Pick): readonly string[] {
  return [...hand]
    .sort(byKeepWorth(dead))
    .slice(0, question.min)
    .map(({ id }) => id);
}
