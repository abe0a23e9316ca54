import type { CombatCard, Worth } from '@tablee/rules/games/unmatched/index.ts';
import { catalogue, combatValue } from '@tablee/rules/games/unmatched/index.ts';
import { printed } from '../art/printed.ts';
import type { Words } from '../words.ts';

export interface ValuePart {
  readonly label: string;
  readonly n: number;
  /** The first part is what the others are added to. */
  readonly base: boolean;
}

/** The name of a source of a value: a card, a hero's ability, the Voyages of the discard. */
export function sourceName(source: string, { say, text }: Words): string {
  if (source === 'voyages') return say('voyages');
  if (source.startsWith('ability:')) {
    return text(catalogue.heroes.of(source.slice('ability:'.length)).ability.name);
  }
  return text(printed(source).card.name);
}

/** The base of additions: the printed value, or its replacement. */
const baseName = (face: string, base: number, { say }: Words): string =>
  say(base === (printed(face).card.value ?? 0) ? 'valuePrinted' : 'valueBecomes');

/** A revealed card's value and its parts. */
export function partsOfCombat(card: CombatCard, words: Words): readonly ValuePart[] {
  const { face } = card.card;
  return [
    { label: baseName(face, card.base, words), n: card.base, base: true },
    ...card.additions.map(({ source, n }) => ({
      label: source === face ? words.say('valueEffect') : sourceName(source, words),
      n,
      base: false,
    })),
  ];
}

export const totalOf = combatValue;

/** The same for a card that is not played yet. */
export const partsOfWorth = ({ parts }: Worth, words: Words): readonly ValuePart[] =>
  parts.map(({ source, n }, i) => ({
    label: i === 0 ? baseName(source, n, words) : sourceName(source, words),
    n,
    base: i === 0,
  }));

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
