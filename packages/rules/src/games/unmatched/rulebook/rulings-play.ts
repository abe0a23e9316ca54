import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const rulingsSetup: Chapter = {
  id: 'rulings-setup',
  title: text('Précisions : mise en place', 'Rulings: setup'),
  clauses: [
    clause(
      'UNM-R.1',
      'Le jeu n’est pas un jeu de rôle : c’est un décor, sans règle.',
      'The game is no role-playing game: that is flavour, without rules.',
    ),
    clause(
      'UNM-R.2',
      'Le plus jeune s’assoit à la première place, ou à celle que l’hôte nomme ; l’hôte peut aussi faire tirer au sort. L’âge n’est jamais demandé.',
      'The youngest sits on the first chair, or on the one that the host names; the host may also have the first player drawn by lot. Ages are never asked.',
    ),
    clause(
      'UNM-R.3',
      'Les héros sont choisis l’un après l’autre dans l’ordre du tour, tirés au sort, ou donnés aux armées par l’hôte ; qui n’en reçoit pas choisit.',
      'Heroes are picked one after another in turn order, drawn by lot, or given to the armies by the host; whoever is given none chooses.',
    ),
    clause(
      'UNM-R.4',
      'La main de départ ne se change pas.',
      'The opening hand cannot be exchanged.',
    ),
    clause(
      'UNM-R.5',
      'Un acolyte par case, où l’on veut dans les zones du héros.',
      'One sidekick per space, anywhere in the hero’s zones.',
    ),
    clause(
      'UNM-R.6',
      'Si ces zones sont pleines, n’importe quelle case libre convient.',
      'If those zones are full, any empty space will do.',
    ),
    clause(
      'UNM-R.7',
      'L’épuisement vient au moment où il faudrait piocher, coûte 2 points de vie à chaque combattant de l’armée, et vaut aussi pour les effets.',
      'Exhaustion comes at the attempt to draw, costs each fighter of the army 2 health, and applies to effects too.',
    ),
    clause(
      'UNM-R.8',
      'Rien n’empêche l’épuisement : c’est une perte, pas un dégât.',
      'Nothing prevents exhaustion: it is a loss, not damage.',
    ),
    clause(
      'UNM-R.34',
      'L’équipe A est celle du premier joueur ; l’ordre des places fait le reste.',
      'Team A is the starting player’s; the order of chairs settles the rest.',
    ),
    clause(
      'UNM-R.35',
      'Les deux champs de bataille ont quatre cases de départ.',
      'Both battlefields have four start spaces.',
    ),
    clause(
      'UNM-R.36',
      'À trois, l’hôte nomme qui commande deux héros, sinon c’est la troisième place : deuxième et quatrième armées, ou première et troisième si elle commence. Elle perd quand les deux sont vaincus.',
      'At a table of three the host names who commands two heroes, else it is the third chair: second and fourth army, or first and third if it starts. It loses when both are defeated.',
    ),
    clause(
      'UNM-R.37',
      'Elle joue avec l’armée qui a encore des combattants ; les tours de l’autre sont sautés.',
      'It plays on with the army that has fighters; the turns of the other are skipped.',
    ),
    clause(
      'UNM-R.38',
      'Chacun pour soi est un choix de la table, jamais la règle par défaut.',
      'Free-for-all is the table’s choice, never the default.',
    ),
  ],
};

export const rulingsTurn: Chapter = {
  id: 'rulings-turn',
  title: text('Précisions : tours et attaques', 'Rulings: turns and attacks'),
  clauses: [
    clause(
      'UNM-R.9',
      'La valeur de déplacement du héros vaut en entier pour chaque combattant de l’armée.',
      'The hero’s movement goes in full for every fighter of the army.',
    ),
    clause(
      'UNM-R.10',
      'Un boost par manœuvre, avant de bouger, d’une carte.',
      'One boost per maneuver, before moving, of one card.',
    ),
    clause(
      'UNM-R.12',
      'Chaque stratagème nomme son personnage ; tous les combattants n’en ont pas.',
      'Every scheme names its character; not every fighter has one.',
    ),
    clause(
      'UNM-R.13',
      'Un personnage est « actif » s’il est debout sur le plateau.',
      'A character is “active” if it stands on the board.',
    ),
    clause(
      'UNM-R.14',
      'La portée à distance est la zone seule, ou la zone et les cases adjacentes : au choix de la table. La mêlée n’y change rien.',
      'Ranged reach is the zone alone, or the zone and adjacent spaces: as the table chose. Melee is not affected.',
    ),
    clause(
      'UNM-R.15',
      '« Une carte d’attaque » : attaque ou polyvalente, que le combattant peut jouer.',
      '“An attack card”: attack or versatile, usable by the fighter.',
    ),
    clause(
      'UNM-R.16',
      'L’attaquant s’engage d’abord, puis le défenseur sans voir ; seule la révélation est simultanée.',
      'The attacker commits first, then the defender blindly; only the reveal is simultaneous.',
    ),
    clause(
      'UNM-R.43',
      'On peut reprendre son attaque jusqu’à la question au défenseur.',
      'An attack may be withdrawn until the defender is asked.',
    ),
    clause(
      'UNM-R.44',
      'Qui a une main est toujours interrogé sur sa défense, même s’il ne peut pas se défendre : ne pas demander en dirait trop.',
      'Whoever holds cards is always asked for a defense, even if none is possible: not asking would tell.',
    ),
    clause(
      'UNM-R.48',
      'La protection du premier tour de chacun pour soi ne vaut pas contre les capacités, stratagèmes et effets.',
      'The first-turn protection of free-for-all does not hold against abilities, schemes and effects.',
    ),
    clause(
      'UNM-R.49',
      'Dans son tour, on peut reprendre ce qu’on a fait, action finie comprise, tant que personne n’a rien appris : rien n’a été pioché, révélé ni tiré au hasard depuis. Entre coéquipiers aux mains secrètes, une carte montrée ne se reprend pas.',
      'Within one’s turn what one has done, finished actions included, may be taken back as long as nobody has learned anything: nothing has been drawn, revealed or left to chance since. Between team-mates with private hands, a card that was shown is not taken back.',
    ),
  ],
};
