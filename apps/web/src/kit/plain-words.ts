import { wordsOf } from '@tablee/engine';
import { hookOf } from './words.ts';

const en = {
  you: 'you',
  handLabel: 'Your hand, {count} {count|card|cards}',
  handOf: 'Hand of {who}, {count} {count|card|cards}',
  handHidden: '{count} hidden {count|card|cards} of {who}',
  handEmpty: 'No card in hand',
  inHand: 'Cards in hand',
  score: 'Score',
  left: 'Has left',
  over: 'The match is over',
  rank: 'Rank',
  won: '{who} [wins|win]!',
  shared: '{who} share the victory!',
  lost: 'Nobody wins',
};

const fr: typeof en = {
  you: 'vous',
  handLabel: 'Votre main, {count} {count|carte|cartes}',
  handOf: 'Main de {who}, {count} {count|carte|cartes}',
  handHidden: '{count} {count|carte cachée|cartes cachées} de {who}',
  handEmpty: 'Aucune carte en main',
  inHand: 'Cartes en main',
  score: 'Points',
  left: 'A quitté la table',
  over: 'La partie est finie',
  rank: 'Rang',
  won: '{who} [gagne|gagnez] !',
  shared: '{who} [partagent|partagez] la victoire !',
  lost: 'Personne ne gagne',
};

/** The table's default words for a game without its own. */
export const usePlainWords = hookOf(wordsOf({ fr, en }, {}).wordsIn);
