import type { TableOption } from '@tablee/engine';

const MANY: readonly [number, number] = [2, 6];

/** The choices of the host (R.1, R.5, R.9, R.28, R.60, R.79, R.82, R.86, R.119, R.126, R.136, R.137). */
export const OPTIONS: readonly TableOption[] = [
  {
    id: 'mode',
    values: ['duel', 'hunter', 'survival', 'alpha', 'hydra', 'manticore'],
    default: 'hunter',
    seats: MANY,
    seatsOf: {
      duel: [2],
      hunter: [3, 4, 5, 6],
      survival: [3, 4, 5, 6],
      alpha: [3, 4, 5, 6],
      hydra: [4, 6],
      manticore: [4],
    },
  },
  { id: 'factionPool', values: ['all12', 'base9'], default: 'all12', seats: [2, 3] },
  { id: 'draft', values: ['draft', 'random'], default: 'draft', seats: MANY },
  { id: 'draft3', values: ['mirrored', 'printedThenSeat1'], default: 'mirrored', seats: [3, 3] },
  { id: 'strongholdOrder', values: ['hidden', 'open'], default: 'hidden', seats: MANY },
  {
    id: 'freshStronghold',
    values: ['attackable', 'shieldedThisTurn'],
    default: 'attackable',
    seats: MANY,
  },
  { id: 'owlSupply', values: ['unlimited', '8'], default: 'unlimited', seats: MANY },
  {
    id: 'alphaChoice',
    values: ['random', 'volunteer'],
    default: 'random',
    seats: [3, 6],
    only: { option: 'mode', values: ['alpha'] },
  },
  {
    id: 'alphaCount',
    values: ['alive', 'atStart'],
    default: 'alive',
    seats: [3, 6],
    only: { option: 'mode', values: ['alpha'] },
  },
  {
    id: 'alphaDraw',
    values: ['full', 'choice'],
    default: 'full',
    seats: [3, 6],
    only: { option: 'mode', values: ['alpha'] },
  },
  {
    id: 'hydraStrongholds',
    values: ['six', 'four'],
    default: 'six',
    seats: [6, 6],
    only: { option: 'mode', values: ['hydra'] },
  },
  {
    id: 'hydraAbility',
    values: ['perMember', 'perTeam'],
    default: 'perMember',
    seats: [4, 6],
    only: { option: 'mode', values: ['hydra'] },
  },
];
