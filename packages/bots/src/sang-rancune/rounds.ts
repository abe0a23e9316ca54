import type { State } from '@tablee/rules/games/sang-rancune/index.ts';

/** More rounds than an encounter can have. */
const ROUNDS = 100;

/** Number of the round. Camp lies between two encounters, after all rounds of the one and before those of the next. */
export const roundOf = ({ open: { stage, encounter } }: State): number =>
  ROUNDS * (encounter === null ? stage + 1 : stage) + (encounter?.round ?? 0);
