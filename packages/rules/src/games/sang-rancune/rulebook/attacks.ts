import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

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
