import type { CardType, FighterId, HeroId } from '@tablee/rules/games/unmatched/index.ts';
import { figureKind } from '@tablee/rules/games/unmatched/index.ts';
import type { IconShape } from '@/ui/icon.tsx';
import { ICONS, icon } from './icons.ts';

/** How an army looks wherever it appears: figure, colour and ring, never the colour alone. */
export interface HeroLook {
  /** Degrees (oklch). */
  readonly hue: number;
  /** Ground of figures and crests; the ink on it has 4.5:1. */
  readonly colour: string;
  readonly ink: string;
  /** Pattern of the ring. */
  readonly ring: 'solid' | 'dashed' | 'dotted' | 'double';
}

export const HERO_LOOKS: Readonly<Record<HeroId, HeroLook>> = {
  alice: { hue: 245, colour: '#1f5c9e', ink: '#ffffff', ring: 'solid' },
  medusa: { hue: 155, colour: '#1d6b3f', ink: '#ffffff', ring: 'dashed' },
  'king-arthur': { hue: 22, colour: '#a02c22', ink: '#ffffff', ring: 'double' },
  sinbad: { hue: 72, colour: '#e8a51c', ink: '#2a1703', ring: 'dotted' },
};

export const figureOf = (fighter: FighterId): IconShape => icon(figureKind(fighter).kind.picture);

export const TYPE_ICONS: Readonly<Record<CardType, IconShape>> = {
  attack: ICONS.attack,
  defense: ICONS.defense,
  versatile: ICONS.versatile,
  scheme: ICONS.scheme,
};
