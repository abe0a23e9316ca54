import type { TableOption } from '../../kernel/game.ts';
import type { Text } from '../../table/rulebook.ts';

/** What the host chooses before the start. */
export const OPTIONS: readonly (TableOption & { readonly label: Text })[] = [
  {
    id: 'mode',
    values: ['duel', 'team', 'freeForAll'],
    default: 'team',
    seats: [2, 4],
    seatsOf: { duel: [2], team: [3, 4], freeForAll: [3, 4] },
    label: { fr: 'Mode de jeu', en: 'Mode' },
  },
  {
    id: 'board',
    values: ['marmoreal', 'sarpedon', 'random'],
    default: 'marmoreal',
    seats: [2, 4],
    label: { fr: 'Champ de bataille', en: 'Battlefield' },
  },
  {
    id: 'heroSelection',
    values: ['pick', 'random'],
    default: 'pick',
    seats: [2, 4],
    label: { fr: 'Choix des héros', en: 'Heroes' },
  },
  {
    id: 'startingPlayer',
    values: ['random', 'firstSeat'],
    default: 'random',
    seats: [2, 4],
    label: { fr: 'Premier joueur', en: 'First player' },
  },
  {
    id: 'rangedReach',
    values: ['zoneOnly', 'zoneOrAdjacent'],
    default: 'zoneOnly',
    seats: [2, 4],
    label: { fr: 'Portée des attaques à distance', en: 'Reach of ranged attacks' },
  },
  {
    id: 'heroDefeat',
    values: ['immediate', 'endOfAction'],
    default: 'immediate',
    seats: [2, 4],
    label: { fr: 'Défaite d’un héros', en: 'Defeat of a hero' },
  },
  {
    id: 'blankCardBoost',
    values: ['kept', 'lost'],
    default: 'kept',
    seats: [2, 4],
    label: {
      fr: 'Boost d’Arthur sur Excalibur face à une Feinte',
      en: 'Arthur’s boost on Excalibur against a Feint',
    },
  },
  {
    id: 'teamHands',
    values: ['private', 'shared'],
    default: 'private',
    seats: [3, 4],
    only: { option: 'mode', values: ['team'] },
    label: { fr: 'Mains des coéquipiers', en: 'Team-mates’ hands' },
  },
];
