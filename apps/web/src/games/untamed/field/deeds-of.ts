import type { AnimalCard, AnyCard } from '@tablee/rules/games/untamed/index.ts';
import type { IconShape } from '@/ui/icon.tsx';
import { ICONS } from '../art/icons.ts';
import type { Words } from '../words.ts';

/** What an Animal in play still does by itself, as a sign with a name. */
export interface DeedSign {
  readonly icon: IconShape;
  readonly name: string;
}

type Part = keyof AnimalCard;
const IN_COMBAT: readonly Part[] = [
  'attacks',
  'attacked',
  'beats',
  'damagedSurvives',
  'damagesStronghold',
];
const LASTING: readonly Part[] = [
  'aura',
  'extraLastWords',
  'ownAnimalBeats',
  'strongholdCost',
  'strongholdTriggered',
  'strongholdUses',
  'youPlayCard',
];

/** An Arrival has no sign: in play it has happened. */
export function deedsOf(card: AnyCard, { say }: Words): readonly DeedSign[] {
  if (card.kind !== 'animal') return [];
  const has = (parts: readonly Part[]) => parts.some((part) => card[part] !== undefined);
  return [
    ...(has(IN_COMBAT) ? [{ icon: ICONS.duel, name: say('actsInCombat') }] : []),
    ...(has(LASTING) ? [{ icon: ICONS.cycle, name: say('actsInPlay') }] : []),
    ...(has(['lastWords']) ? [{ icon: ICONS.lastWords, name: say('actsWhenBeaten') }] : []),
  ];
}
