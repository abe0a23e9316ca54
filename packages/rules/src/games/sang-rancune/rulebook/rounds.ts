import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const roundEnd: Chapter = {
  id: 'round-end',
  title: text('Fin du tour de combat', 'End of the round'),
  clauses: [
    clause(
      'SAN-7.1',
      'Le tour de combat est fini quand tous ont joué.',
      'The round ends when all have played.',
    ),
    clause(
      'SAN-7.2',
      'Certaines Rencontres agissent à ce moment précis.',
      'Some encounters act exactly now.',
    ),
    clause(
      'SAN-7.3',
      'Puis la pile est additionnée et le marqueur baisse d’autant.',
      'Then the pile is totalled and the marker lowered by it.',
    ),
    clause(
      'SAN-7.4',
      'Certaines créatures changent ou retirent des cartes de la pile avant.',
      'Some creatures change or remove cards of the pile before that.',
    ),
  ],
};

export const creature: Chapter = {
  id: 'creature',
  title: text('Attaque de la créature', 'The creature’s attack'),
  clauses: [
    clause(
      'SAN-8.1',
      'Chacun tire une nouvelle carte Initiative, valable pour le tour suivant.',
      'Each player draws a new initiative card, valid for the next round.',
    ),
    clause(
      'SAN-8.2',
      'La créature attaque comme le disent sa règle et son tableau.',
      'The creature attacks as its rule and table say.',
    ),
    clause(
      'SAN-8.3',
      'Un joueur attaqué perd ces dégâts en PV.',
      'An attacked player loses that damage in life.',
    ),
    clause(
      'SAN-8.4',
      'Il y a deux sortes d’attaques : aléatoire et précise.',
      'There are two kinds of attack: random and precise.',
    ),
    clause(
      'SAN-8.5',
      'Aléatoire : elle vise des numéros d’Initiative, ceux qu’on vient de tirer.',
      'Random: it aims at initiative numbers, those just drawn.',
    ),
    clause(
      'SAN-8.6',
      'Précise : elle vise qui sa règle désigne, d’après ce tour de combat.',
      'Precise: it aims at whoever its rule names, by this round.',
    ),
    clause(
      'SAN-8.7',
      'À égalité, toutes les victimes subissent tout.',
      'Tied victims all take all of it.',
    ),
    clause(
      'SAN-8.8',
      'Si personne ne remplit sa condition, tous perdent 5.',
      'If nobody meets its condition, everybody loses 5.',
    ),
    clause(
      'SAN-8.9',
      'Les comparaisons de dégâts ne regardent que ce tour de combat.',
      'Comparisons of damage look at this round only.',
    ),
  ],
};

export const close: Chapter = {
  id: 'close',
  title: text('Clôture du tour de combat', 'Close of the round'),
  clauses: [
    clause(
      'SAN-9.1',
      'Les attaques de la pile sont défaussées.',
      'The attacks of the pile are discarded.',
    ),
    clause(
      'SAN-9.2',
      'Chacun pioche une carte, sans dépasser sa limite.',
      'Everybody draws a card, never beyond the limit.',
    ),
    clause(
      'SAN-9.3',
      'On recommence jusqu’à ce que la Rencontre soit vaincue ou sa condition remplie.',
      'It starts again until the encounter is beaten or its condition met.',
    ),
  ],
};

export const encounterEnd: Chapter = {
  id: 'encounter-end',
  title: text('Fin d’une Rencontre', 'End of an encounter'),
  clauses: [
    clause(
      'SAN-10.1',
      'Une Rencontre finit par la mort de la créature ou par sa condition.',
      'An encounter ends with the creature’s death or by its condition.',
    ),
    clause(
      'SAN-10.2',
      'Le tueur gagne le Prestige de la carte.',
      'The killer earns the prestige on the card.',
    ),
    clause(
      'SAN-10.3',
      'Il prend la carte, avec les jetons Prestige posés dessus.',
      'The killer takes the card, with the prestige tokens on it.',
    ),
    clause(
      'SAN-10.4',
      'Bonus du coup fatal : 3 aux manches 7 et 8, 5 à partir de la 9.',
      'Bonus of the killing blow: 3 at stages 7 and 8, 5 from stage 9 on.',
    ),
    clause(
      'SAN-10.5',
      'Chacun peut défausser autant de cartes qu’il veut.',
      'Players may discard any number of cards.',
    ),
    clause(
      'SAN-10.6',
      'Puis on pioche jusqu’à sa limite de main.',
      'Then they draw up to their hand limit.',
    ),
    clause(
      'SAN-10.7',
      'Les cartes posées qui n’ont pas été révélées sont défaussées.',
      'Set cards that were not revealed are discarded.',
    ),
    clause(
      'SAN-10.8',
      'La manche avance et une nouvelle Rencontre commence.',
      'The stage advances and a new encounter starts.',
    ),
  ],
};

export const gameEnd: Chapter = {
  id: 'game-end',
  title: text('Fin de la partie', 'End of the game'),
  clauses: [
    clause(
      'SAN-11.1',
      'La partie finit quand la dernière Rencontre de la pioche est vaincue.',
      'The game ends when the last encounter of the pile is beaten.',
    ),
    clause(
      'SAN-11.2',
      'Il peut y avoir plus de Rencontres que prévu.',
      'There may be more encounters than planned.',
    ),
    clause(
      'SAN-11.3',
      'Le vivant qui a le plus de Prestige gagne.',
      'The living player with the most prestige wins.',
    ),
    clause(
      'SAN-11.4',
      'À égalité pour la victoire, une Rencontre inutilisée est tirée au hasard et jouée.',
      'If players tie for the win, a random unused encounter is played.',
    ),
    clause(
      'SAN-11.5',
      'On recommence jusqu’à ce qu’un joueur mène seul à la fin d’une manche.',
      'Repeat until one player leads alone at the end of a stage.',
    ),
    clause(
      'SAN-11.6',
      'Rangs : les vivants par Prestige, puis les morts, les derniers tombés d’abord, ceux d’un même moment à égalité, puis ceux qui ont abandonné, les derniers d’abord. Sans survivant, personne n’est premier.',
      'Ranks: the living by prestige, then the dead, the last to fall first, those of one moment tied, then those who surrendered, the last first. Without a survivor nobody is first.',
    ),
  ],
};

export const death: Chapter = {
  id: 'death',
  title: text('Mort', 'Death'),
  clauses: [
    clause('SAN-12.1', 'Un joueur mort est éliminé.', 'A dead player is eliminated.'),
    clause('SAN-12.2', 'Tout son Prestige est perdu.', 'All the prestige is lost.'),
    clause(
      'SAN-12.3',
      'La plus grande carte Initiative quitte la partie.',
      'The highest initiative card leaves the game.',
    ),
    clause(
      'SAN-12.4',
      'Ses objets peuvent être pillés : après l’Initiative de la Rencontre suivante, chacun peut en choisir un, dans l’ordre.',
      'The body may be looted: after the next encounter’s initiative each player may choose one item, in order.',
    ),
    clause(
      'SAN-12.5',
      'Les chiffres restent ceux du départ : les morts n’adoucissent rien.',
      'Figures stay those of the start: deaths soften nothing.',
    ),
  ],
};
