import type { TableOption } from '../../kernel/game.ts';
import type { Text } from '../../table/rulebook.ts';

/** What the host chooses before the start (ROY-23.1). */
export const OPTIONS: readonly (TableOption & { readonly label: Text })[] = [
  {
    id: 'tieRule',
    values: ['battle', 'treaty'],
    default: 'battle',
    seats: [2, 5],
    label: {
      fr: 'Égalités : batailles ou traité de paix',
      en: 'Ties: battles or peace treaty',
    },
  },
  {
    id: 'soloLevel',
    values: ['easy', 'medium', 'normal', 'hard', 'expert'],
    default: 'normal',
    seats: [1, 1],
    label: {
      fr: 'Difficulté : facile, moyen, normal, difficile, expert',
      en: 'Difficulty: easy, medium, normal, hard, expert',
    },
  },
  {
    id: 'rallySafetyRounds',
    values: [2, 3, 5, 20],
    default: 3,
    seats: [2, 5],
    label: {
      fr: 'Tours complets de ralliements consécutifs autorisés',
      en: 'Full rounds of consecutive rallies allowed',
    },
  },
];
