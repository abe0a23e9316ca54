import type { TableOption } from '../../kernel/game.ts';
import type { Text } from '../../table/rulebook.ts';

/** What the host chooses before the start. */
export const OPTIONS: readonly (TableOption & { readonly label: Text })[] = [
  {
    id: 'heroChoice',
    values: ['random', 'draft'],
    default: 'random',
    seats: [3, 6],
    label: { fr: 'Héros', en: 'Heroes' },
  },
  {
    id: 'setupsPersist',
    values: ['on', 'off'],
    default: 'on',
    seats: [3, 6],
    label: {
      fr: 'Les cartes Préparer son Coup restent d’une Rencontre à l’autre',
      en: 'Set-ups stay from one encounter to the next',
    },
  },
  {
    id: 'campItemLimit',
    values: ['none', 'one'],
    default: 'none',
    seats: [3, 6],
    label: { fr: 'Objets utilisés par campement', en: 'Items used per camp' },
  },
];
