import type { Chapter } from '../../../table/rulebook.ts';
import { clause, text } from '../../../table/rulebook.ts';

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

export const cards: Chapter = {
  id: 'cards',
  title: text('Cartes Héros et Rencontre', 'Hero and encounter cards'),
  clauses: [
    clause(
      'SAN-13.1',
      'Le nom d’un héros dit seulement qui il est.',
      'A hero’s name only tells who it is.',
    ),
    clause(
      'SAN-13.2',
      'Sa piste va de 100 PV à la mort.',
      'The track runs from 100 life to death.',
    ),
    clause(
      'SAN-13.3',
      'La plupart des Rencontres, mais pas toutes, sont des créatures.',
      'Most encounters, but not all, are creatures.',
    ),
    clause(
      'SAN-13.4',
      'Le nom d’une Rencontre dit seulement ce que c’est.',
      'An encounter’s name only tells what it is.',
    ),
    clause('SAN-13.5', 'Son type compte pour certaines cartes.', 'Its type matters to some cards.'),
    clause(
      'SAN-13.6',
      'Ses points de Prestige vont au coup fatal.',
      'Its prestige goes to the killing blow.',
    ),
    clause(
      'SAN-13.7',
      'Une carte qui représente plusieurs créatures a plusieurs nombres.',
      'A card that stands for several creatures has several numbers.',
    ),
    clause(
      'SAN-13.8',
      'Le tueur garde la carte ou le jeton.',
      'The killer keeps the card or token.',
    ),
    clause(
      'SAN-13.9',
      'Son tableau se lit par nombre de joueurs au départ : PV, cible, dégâts.',
      'Its table is read by starting players: life, target, damage.',
    ),
    clause(
      'SAN-13.10',
      'Sa règle spéciale l’emporte sur les règles de base.',
      'Its special rule overrides the basic rules.',
    ),
  ],
};

export const tokens: Chapter = {
  id: 'tokens',
  title: text('Jetons', 'Tokens'),
  clauses: [
    clause(
      'SAN-14.1',
      'Un jeton Loup ou Gobelin est une créature posée sur la table.',
      'A wolf or goblin token is a creature on the table.',
    ),
    clause('SAN-14.2', 'On choisit quel jeton on attaque.', 'The attacker chooses the token.'),
    clause(
      'SAN-14.3',
      'Seul le dernier jeton apporte le bonus de manche, sauf indication.',
      'Only the last token brings the stage bonus, unless stated.',
    ),
    clause(
      'SAN-14.4',
      'Certaines Rencontres reçoivent des jetons Prestige : menace et récompense grandissent.',
      'Some encounters receive prestige tokens: threat and reward grow.',
    ),
    clause(
      'SAN-14.5',
      'Les dégâts au-delà des PV d’un jeton sont perdus.',
      'Damage beyond a token’s life is lost.',
    ),
    clause(
      'SAN-14.6',
      'Avec deux attaques, on peut tuer un jeton et en viser un autre.',
      'With two attacks a player may kill one token and turn to another.',
    ),
    clause(
      'SAN-14.7',
      'La Potion de Boule de Feu touche tous les jetons, mais pas le Chef Gobelin tant qu’on a un gobelin à soi.',
      'The Fireball Potion hits every token, but not the Goblin Chief while one has a goblin of one’s own.',
    ),
    clause(
      'SAN-14.8',
      'Les jetons restants à la fin de la Rencontre sont défaussés.',
      'Tokens left when the encounter ends are discarded.',
    ),
    clause(
      'SAN-14.9',
      'Une Rencontre faite de jetons finit avec le dernier, et qui le tue en est le tueur.',
      'An encounter of tokens ends with the last, and whoever kills that one is its killer.',
    ),
  ],
};

export const standard: Chapter = {
  id: 'standard',
  title: text('Attaques standard', 'Standard attacks'),
  clauses: [
    clause(
      'SAN-15.1',
      'Trois classes de cartes Action : attaque, Coup Bas, objet.',
      'Three classes of action cards: attack, dirty trick, item.',
    ),
    clause(
      'SAN-15.2',
      'Une attaque est standard ou tactique.',
      'An attack is standard or tactical.',
    ),
    clause(
      'SAN-15.3',
      'Une attaque standard a une valeur de 0 à 100 : ses dégâts.',
      'A standard attack has a value from 0 to 100: its damage.',
    ),
    clause(
      'SAN-15.4',
      'Elle est révélée sur sa valeur imprimée.',
      'It is revealed on its printed value.',
    ),
    clause(
      'SAN-15.5',
      'Chaque attaque s’empile sur la précédente.',
      'Each attack is stacked on the last.',
    ),
    clause(
      'SAN-15.6',
      'Une attaque modifiée pivote sur un autre côté.',
      'A modified attack is pivoted to another side.',
    ),
    clause(
      'SAN-15.7',
      'Un cran de plus ou de moins pivote d’un côté ; sans côté dans ce sens, la valeur reste.',
      'One side up or down pivots once; where there is none, the value stays.',
    ),
    clause(
      'SAN-15.8',
      'Le double d’Attaque par Derrière ne pivote pas la carte.',
      'The doubling of Back Attack never pivots the card.',
    ),
  ],
};

export const heroic: Chapter = {
  id: 'heroic',
  title: text('Attaques héroïques et bonus', 'Heroic and bonus attacks'),
  clauses: [
    clause(
      'SAN-16.1',
      'Certaines attaques sont héroïques pour un seul héros.',
      'Some attacks are heroic for one hero only.',
    ),
    clause(
      'SAN-16.2',
      'Ce héros peut, sans obligation, en doubler la valeur.',
      'That hero may, but need not, double the value.',
    ),
    clause(
      'SAN-16.3',
      'Pour les autres c’est une attaque ordinaire.',
      'For the others it is a plain attack.',
    ),
    clause(
      'SAN-16.4',
      'Une attaque héroïque est Protégée : une fois révélée, le Coup Bas d’un autre ne peut la viser.',
      'A heroic attack is Protected: once revealed, another player’s trick cannot target it.',
    ),
    clause(
      'SAN-16.5',
      'Une attaque bonus a un effet en plus, dit par sa carte.',
      'A bonus attack has an extra effect, told by its card.',
    ),
  ],
};
