import type { Setting } from './setting.ts';

/** Moments that seldom come about by themselves: A is asked at once, or the active player has little else to do. */
export const SCENES = {
  /** An Action with two halves, in the one order or the other. */
  halves: { A: { hand: ['RA/12'], discard: ['RA/10'], hunt: ['RA/05'] } },
  /** A shot that may be aimed at several. */
  target: { A: { covert: ['RE/04'] }, B: { hunt: ['CA/05', 'CA/07'], covert: ['CA/08'] } },
  /** An Action in which one of several creatures takes part. */
  bearer: { A: { hand: ['CA/11'], covert: ['CA/05', 'CA/09'] }, B: { hunt: ['DO/05'] } },
  /** Nobody stands before the other camp. */
  pillage: { A: { hunt: ['RA/10'] }, B: { covert: ['CA/05'] } },
  /** Three units of damage to be shared among three; the creature that deals them may load again. */
  scatter: { A: { covert: ['RE/03'] }, B: { hunt: ['RA/08', 'RA/10'], covert: ['RA/05'] } },
  /** A creature that may look for a card as it enters. */
  enter: { A: { hand: ['RE/10'] }, B: { hunt: ['CA/05'] } },
  /** An attacked cat may let another one fight. */
  swap: {
    A: { hunt: ['CA/07'], covert: ['CA/04', 'CA/03', 'CA/09'] },
    B: { hunt: ['DO/01', 'DO/06'] },
    turn: 'B',
  },
  /** Damage that armour may take. */
  armour: { A: { hunt: ['DO/10'] }, B: { hunt: ['RA/05', 'RA/10'] }, turn: 'B' },
  /** A charge hurts more than the creature it is meant for: A says whom else. */
  charge: {
    A: { hunt: ['RA/10', 'RA/05 d3', 'RA/08 d2'], meat: 0 },
    B: { hunt: ['DO/01'], meat: 6 },
    turn: 'B',
  },
} as const satisfies { readonly [name: string]: Setting };
