import type { Text } from '@tablee/engine';
import type { KingdomId } from './state.ts';

export interface KingdomPiece {
  readonly id: KingdomId;
  readonly name: Text;
  readonly landscape: Text;
  readonly colour: string;
  /** Territories, the capital included. */
  readonly size: number;
  /** Clockwise before and after on the ring (ROY-2.1). */
  readonly neighbours: readonly [KingdomId, KingdomId];
  /** The four other kingdoms, clockwise from here. */
  readonly others: readonly KingdomId[];
}

/** The five pieces of the board. */
export const BOARD: Readonly<Record<KingdomId, KingdomPiece>> = {
  k4: {
    id: 'k4',
    name: { fr: 'Givremont', en: 'Frostpeak' },
    landscape: { fr: 'cimes enneigées', en: 'snowy peaks' },
    colour: '#7FA6C9',
    size: 4,
    neighbours: ['k8', 'k5'],
    others: ['k5', 'k6', 'k7', 'k8'],
  },
  k5: {
    id: 'k5',
    name: { fr: 'Brumemare', en: 'Mistmere' },
    landscape: { fr: 'marais', en: 'marsh' },
    colour: '#5E8C7A',
    size: 5,
    neighbours: ['k4', 'k6'],
    others: ['k6', 'k7', 'k8', 'k4'],
  },
  k6: {
    id: 'k6',
    name: { fr: 'Ambreplaine', en: 'Amberplain' },
    landscape: { fr: 'savane', en: 'savanna' },
    colour: '#C9A24B',
    size: 6,
    neighbours: ['k5', 'k7'],
    others: ['k7', 'k8', 'k4', 'k5'],
  },
  k7: {
    id: 'k7',
    name: { fr: 'Sylvombre', en: 'Shadewood' },
    landscape: { fr: 'forêt', en: 'forest' },
    colour: '#3F6B3A',
    size: 7,
    neighbours: ['k6', 'k8'],
    others: ['k8', 'k4', 'k5', 'k6'],
  },
  k8: {
    id: 'k8',
    name: { fr: 'Solrivage', en: 'Sunshore' },
    landscape: { fr: 'côte', en: 'coast' },
    colour: '#D07A4E',
    size: 8,
    neighbours: ['k7', 'k4'],
    others: ['k4', 'k5', 'k6', 'k7'],
  },
};

/** Council seats of each kingdom (ROY-12.1). */
export const COUNCIL_SEATS = 2;
