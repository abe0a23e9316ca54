import type { Option, Pick } from '@tablee/engine';
import { boostedMovement, destinations, onBoard } from '@tablee/rules/games/unmatched/index.ts';
import { chooseAction } from './action.ts';
import { best, type Mind } from './mind.ts';
import { enemiesOf, fighterAt, keepWorth, standWorth } from './worth.ts';

/** The move that improves a position most; enough when nothing does. Enemies are led astray. */
export function chooseMove({ sight, army, random }: Mind, { options }: Pick): string {
  const { open } = sight;
  const enemies = new Set(enemiesOf(open, army).map(({ id }) => id));
  return best(options, (option: Option) => {
    const fighter = fighterAt(open, option.by);
    if (fighter === undefined || option.space === undefined) return 0.15;
    const gain =
      standWorth(sight, fighter, option.space) - standWorth(sight, fighter, fighter.space);
    return (enemies.has(fighter.id) ? -gain : gain) + random() * 0.02;
  }).id;
}

const MOVING: ReadonlySet<string | undefined> = new Set(['move', 'done']);

/** A boost first, if one is worth its card, else the best move; where nobody moves any more, the next action. */
export function chooseManeuver(mind: Mind, question: Pick): string {
  const { options } = question;
  const boosts = options.filter(({ verb }) => verb === 'boost');
  const boost = boosts.length === 0 ? null : chooseBoost(mind, question, boosts);
  if (boost !== null) return boost;
  const moves = options.filter(({ verb }) => MOVING.has(verb));
  const pick = moves.length === 0 ? 'done' : chooseMove(mind, { ...question, options: moves });
  const onward = options.filter(({ verb }) => verb !== 'boost' && !MOVING.has(verb));
  const goesOn = pick === 'done' && onward.length > 0;
  return goesOn ? chooseAction(mind, { ...question, options: onward }) : pick;
}

/** Spends a card on the way only if a fighter gets clearly farther for it. */
function chooseBoost(mind: Mind, question: Pick, boosts: readonly Option[]): string | null {
  const { sight } = mind;
  const { open } = sight;
  const movement = Number(question.facts?.movement ?? 0);
  const bestStand = (most: number): number =>
    onBoard(open, mind.army).reduce((sum, fighter) => {
      const stands = [...destinations(open, fighter, most).keys()].map((space) =>
        standWorth(sight, fighter, space),
      );
      return sum + Math.max(standWorth(sight, fighter, fighter.space), ...stands);
    }, 0);
  const plain = bestStand(movement);
  const gains = new Map<number, number>();
  const worthOf = (option: Option): number => {
    const face = mind.hand.find(({ id }) => id === option.card)?.face;
    if (face === undefined) return -1;
    const boosted = boostedMovement(sight, mind.army, face);
    if (!gains.has(boosted)) gains.set(boosted, bestStand(boosted) - plain);
    return (gains.get(boosted) ?? 0) * 0.7 - keepWorth(face, mind.dead);
  };
  const chosen = best(boosts, worthOf);
  return worthOf(chosen) > 0.8 ? chosen.id : null;
}
