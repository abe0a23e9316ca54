import type { TableOption } from '../../kernel/game.ts';
import type { Text } from '../../table/rulebook.ts';

/** What the host chooses before the start (CAN-R.74). */
export const OPTIONS: readonly (TableOption & { readonly label: Text })[] = [
  {
    id: 'mode',
    values: ['duel', '2v2'],
    default: 'duel',
    seats: [2, 4],
    seatsOf: { duel: [2], '2v2': [4] },
    label: { fr: 'Mode de jeu', en: 'Mode' },
  },
  {
    id: 'decks',
    values: ['precon', 'custom'],
    default: 'precon',
    seats: [2, 4],
    label: { fr: 'Paquets', en: 'Decks' },
  },
  {
    id: 'match',
    values: ['single', 'tournament'],
    default: 'single',
    seats: [2, 4],
    seatsOf: { single: [2, 4], tournament: [2] },
    label: { fr: 'Match', en: 'Match' },
  },
  {
    id: 'pyrrhic',
    values: ['on', 'off'],
    default: 'on',
    seats: [2, 4],
    only: { option: 'match', values: ['single'] },
    label: { fr: 'Victoire à la Pyrrhus', en: 'Pyrrhic victory' },
  },
  {
    id: 'limitedCap',
    values: ['3', 'none'],
    default: '3',
    seats: [2, 4],
    only: { option: 'decks', values: ['custom'] },
    label: { fr: 'Cartes Limitées par paquet', en: 'Limited cards per deck' },
  },
  {
    id: 'collection',
    values: ['unlimited', 'box'],
    default: 'unlimited',
    seats: [2, 4],
    only: { option: 'decks', values: ['custom'] },
    label: { fr: 'Exemplaires disponibles', en: 'Copies available' },
  },
  {
    id: 'turnCap',
    values: ['100', 'off'],
    default: '100',
    seats: [2, 4],
    label: { fr: 'Limite de tours', en: 'Turn limit' },
  },
  {
    id: 'askAlways',
    values: ['off', 'on'],
    default: 'off',
    seats: [2, 4],
    label: { fr: 'Toujours proposer les réactions', en: 'Always ask for reactions' },
  },
];
