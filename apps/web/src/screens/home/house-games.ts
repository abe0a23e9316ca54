import type { Text } from '@tablee/engine';
import { isGameId } from '@tablee/rules/registry.ts';
import type { IconShape } from '../../ui/icon.tsx';
import { crossedSwords, direwolf, fangs, lion, tigerHead } from '../../ui/icons.generated.ts';

/** A game on the bill of the house: what a poster says. */
export interface HouseGame {
  readonly id: string;
  readonly name: Text;
  readonly line: Text;
  readonly seats: readonly [number, number];
  readonly minutes: number;
  readonly icon: IconShape;
  /** Hue of the poster in degrees (oklch). */
  readonly hue: number;
}

export const HOUSE_GAMES: readonly HouseGame[] = [
  {
    id: 'royaumes-sauvages',
    name: { fr: 'Les Royaumes Sauvages', en: 'Les Royaumes Sauvages' },
    line: {
      fr: 'Cinq royaumes, cinq décrets, trois âges pour y placer vos créatures et vos ambitions.',
      en: 'Five kingdoms, five decrees, and three ages to settle your creatures and your ambitions.',
    },
    seats: [1, 5],
    minutes: 45,
    icon: lion,
    hue: 62,
  },
  {
    id: 'untamed',
    name: { fr: 'Untamed', en: 'Untamed' },
    line: {
      fr: 'Trois factions, trois Forteresses : réveillez vos bêtes et brisez les murs d’en face.',
      en: 'Three factions, three Strongholds: wake your beasts and break the walls across the table.',
    },
    seats: [2, 6],
    minutes: 35,
    icon: direwolf,
    hue: 150,
  },
  {
    id: 'unmatched',
    name: { fr: 'Unmatched', en: 'Unmatched' },
    line: {
      fr: 'Alice, Méduse, Arthur, Sinbad : quatre légendes sur une même carte, une seule reste.',
      en: 'Alice, Medusa, Arthur, Sinbad: four legends on one map, and only one remains.',
    },
    seats: [2, 4],
    minutes: 35,
    icon: crossedSwords,
    hue: 252,
  },
  {
    id: 'sang-rancune',
    name: { fr: 'Sang Rancune', en: 'Sang Rancune' },
    line: {
      fr: 'Ensemble contre le monstre, chacun pour le coup final.',
      en: 'Together against the monster, each for the last blow.',
    },
    seats: [3, 6],
    minutes: 60,
    icon: fangs,
    hue: 18,
  },
  {
    id: 'cannibal-world',
    name: { fr: 'Cannibal World', en: 'Cannibal World' },
    line: {
      fr: 'Rats, Chats, Chiens, Bannis : chassez, esquivez, et pillez trois fois l’Habitat d’en face.',
      en: 'Rats, Cats, Dogs, Outcasts: hunt, dodge, and pillage the rival Habitat three times.',
    },
    seats: [2, 4],
    minutes: 30,
    icon: tigerHead,
    hue: 330,
  },
];

export const isPlayable = (game: HouseGame): boolean => isGameId(game.id);
