import type { EncounterType, HeroId } from '@tablee/rules/games/sang-rancune/index.ts';
import type { IconShape } from '@/ui/icon.tsx';
import { ICONS } from './icons.ts';

/** Hue of a hero's portrait (oklch degrees). */
export const HERO_HUES: Readonly<Record<HeroId, number>> = {
  sigrane: 20,
  ondrec: 62,
  mirelle: 285,
  tavish: 140,
  isaure: 42,
  golias: 225,
};

export type CardClass = 'standard' | 'heroic' | 'bonus' | 'tactical' | 'trick' | 'item';

/** Hue of a class of cards, and the sign that says the same without colour. */
export const CLASS_LOOKS: Readonly<Record<CardClass, { hue: number; sign: IconShape }>> = {
  standard: { hue: 24, sign: ICONS.standard },
  heroic: { hue: 352, sign: ICONS.protectedBy },
  bonus: { hue: 48, sign: ICONS.sparkle },
  tactical: { hue: 92, sign: ICONS.tactical },
  trick: { hue: 258, sign: ICONS.trick },
  item: { hue: 152, sign: ICONS.item },
};

export const TYPE_LOOKS: Readonly<Record<EncounterType, { hue: number; sign: IconShape }>> = {
  beast: { hue: 130, sign: ICONS.beast },
  construct: { hue: 230, sign: ICONS.construct },
  demon: { hue: 15, sign: ICONS.demon },
  humanoid: { hue: 85, sign: ICONS.humanoid },
  mage: { hue: 300, sign: ICONS.mage },
  trap: { hue: 55, sign: ICONS.trap },
  undead: { hue: 190, sign: ICONS.undead },
};
