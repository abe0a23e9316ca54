import type { Options } from '@tablee/engine';

/** Tables of every mode and seat count, and of options that change the flow. */
export const TABLES: readonly { readonly seats: number; readonly options: Options }[] = [
  { seats: 2, options: { mode: 'duel' } },
  {
    seats: 2,
    options: {
      mode: 'duel',
      factionPool: 'base9',
      strongholdOrder: 'open',
      freshStronghold: 'shieldedThisTurn',
    },
  },
  { seats: 3, options: { mode: 'hunter' } },
  { seats: 4, options: { mode: 'hunter', draft: 'random' } },
  { seats: 3, options: { mode: 'survival', draft3: 'printedThenSeat1', owlSupply: '8' } },
  { seats: 4, options: { mode: 'survival' } },
  { seats: 3, options: { mode: 'alpha', alphaChoice: 'volunteer', alphaCount: 'atStart' } },
  { seats: 4, options: { mode: 'alpha' } },
  { seats: 5, options: { mode: 'survival' } },
  { seats: 5, options: { mode: 'alpha', draft: 'random', alphaDraw: 'choice' } },
  { seats: 6, options: { mode: 'hunter' } },
  { seats: 4, options: { mode: 'hydra' } },
  { seats: 6, options: { mode: 'hydra', hydraAbility: 'perTeam', hydraStrongholds: 'four' } },
  { seats: 4, options: { mode: 'manticore' } },
];

/** The same with a name for the title of a test. */
export const NAMED_TABLES = TABLES.map((table) => ({
  ...table,
  name: JSON.stringify(table.options),
}));
