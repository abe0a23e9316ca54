import type { TableOptionWords } from '@tablee/engine';
import { tableOptionWords, valueWords } from '@tablee/engine';

/** The host's choices in words. */
export const options: { readonly [id: string]: TableOptionWords } = {
  mode: tableOptionWords(['Mode de jeu', 'Mode'], {
    duel: valueWords(
      ['Duel', 'Duel'],
      ['Un contre un, une trentaine de minutes.', 'One against one, about half an hour.'],
    ),
    '2v2': valueWords(
      ['Deux contre deux', 'Two against two'],
      [
        'Les coéquipiers partagent leurs zones et un Habitat.',
        'Partners share their zones and one Habitat.',
      ],
    ),
  }),
  decks: tableOptionWords(['Paquets', 'Decks'], {
    precon: valueWords(
      ['Préconstruits', 'Preconstructed'],
      [
        'Les quatre paquets de la boîte, connus de tous.',
        'The four decks of the box, known to all.',
      ],
    ),
    custom: valueWords(
      ['Personnalisés', 'Custom'],
      [
        'Chacun construit le sien : 15 à 25 cartes, 160 points.',
        'Everybody builds a deck: 15 to 25 cards, 160 points.',
      ],
    ),
  }),
  match: tableOptionWords(['Match', 'Match'], {
    single: valueWords(
      ['Une partie', 'One game'],
      ['Une seule partie décide.', 'One game decides.'],
    ),
    tournament: valueWords(
      ['Au meilleur des trois', 'Best of three'],
      [
        'Deux victoires, avec réserve entre les parties.',
        'Two wins, with a sideboard between the games.',
      ],
    ),
  }),
  pyrrhic: tableOptionWords(['Victoire à la Pyrrhus', 'Pyrrhic victory'], {
    on: valueWords(
      ['Avec', 'On'],
      [
        'Éliminer l’autre sans avoir la force de prendre son Habitat ne donne qu’un nul.',
        'Eliminating the opponent without the strength to take their Habitat is only a draw.',
      ],
    ),
    off: valueWords(['Sans', 'Off'], ['Le survivant gagne.', 'The survivor wins.']),
  }),
  limitedCap: tableOptionWords(['Cartes Limitées par paquet', 'Limited cards per deck'], {
    '3': valueWords(
      ['Trois au plus', 'At most three'],
      ['La règle conseillée.', 'The recommended rule.'],
    ),
    none: valueWords(
      ['Sans limite', 'No cap'],
      ['Toujours un exemplaire de chacune.', 'Still one copy of each.'],
    ),
  }),
  collection: tableOptionWords(['Exemplaires disponibles', 'Copies available'], {
    unlimited: valueWords(
      ['Sans limite', 'Unlimited'],
      ['Jusqu’à trois exemplaires de chaque Commune.', 'Up to three copies of each Common card.'],
    ),
    box: valueWords(
      ['Une boîte', 'One box'],
      ['Les exemplaires d’une seule boîte.', 'The copies of a single box.'],
    ),
  }),
  turnCap: tableOptionWords(['Limite de tours', 'Turn limit'], {
    '100': valueWords(
      ['Cent tours', 'A hundred turns'],
      ['Au-delà, la partie est nulle.', 'Beyond them the game is a draw.'],
    ),
    off: valueWords(['Aucune', 'None'], ['On joue jusqu’au bout.', 'Play to the end.']),
  }),
  askAlways: tableOptionWords(['Toujours proposer les réactions', 'Always ask for reactions'], {
    off: valueWords(
      ['Selon les cartes possibles', 'When a card may be held'],
      [
        'Une réaction est proposée si le paquet connu peut la contenir.',
        'A reaction is offered if the known deck could hold it.',
      ],
    ),
    on: valueWords(
      ['Toujours', 'Always'],
      [
        'Dès qu’une main contient des cartes : plus lent, plus secret.',
        'Whenever a hand holds cards: slower, more secret.',
      ],
    ),
  }),
};
