import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const rulingsLast: Chapter = {
  id: 'rulings-play',
  title: text('Précisions : parties', 'Rulings: play'),
  clauses: [
    clause('SAN-R.35', 'La défausse est visible de tous.', 'The discard lies open to all.'),
    clause(
      'SAN-R.36',
      'Le Prestige n’est pas limité par les jetons, et jamais négatif.',
      'Prestige is not limited by tokens, and never negative.',
    ),
    clause(
      'SAN-R.37',
      'Pas de bonus de manche pour un piège, ni sans coup fatal.',
      'No stage bonus for a trap, nor without a killing blow.',
    ),
    clause(
      'SAN-R.38',
      'Chaque Rencontre fait avancer la manche : 10, 11… avec un bonus de 5.',
      'Every encounter advances the stage: 10, 11… with a bonus of 5.',
    ),
    clause(
      'SAN-R.39',
      'Tous les vivants jouent la Rencontre de départage, après campements et mains refaites ; la boîte vide, la victoire est partagée.',
      'All the living fight the tie encounter, after camps and refill; with an empty box the win is shared.',
    ),
    clause(
      'SAN-R.40',
      'Seul après des morts, on continue jusqu’au bout.',
      'Left alone by deaths, one plays on to the end.',
    ),
    clause(
      'SAN-R.41',
      'Eau Bénite : les Morts-vivants seulement, y compris les créatures relevées.',
      'Holy Water: the undead only, raised creatures included.',
    ),
    clause(
      'SAN-R.42',
      'Donner un soin vaut 3 (Soins) ou 2 (Baume) Prestige.',
      'Giving healing is worth 3 (Potion) or 2 (Balm) prestige.',
    ),
    clause(
      'SAN-R.43',
      'Boule de Feu : en combat et avec une cible ; elle touche les jetons même si la créature est hors d’atteinte.',
      'Fireball: in combat and with a target; it hits tokens even if the creature is out of reach.',
    ),
    clause(
      'SAN-R.44',
      'Une potion entamée ne s’échange, ne se vole ni ne se pille.',
      'An opened potion is not traded, stolen or looted.',
    ),
    clause(
      'SAN-R.45',
      'Gobelins et Chef Gobelin sont deux cartes ; jamais plus de 18 gobelins posés ou pris.',
      'Goblins and Goblin Chief are two cards; never more than 18 goblins laid or taken.',
    ),
    clause(
      'SAN-R.46',
      'Coup de Bouclier n’annule pas une attaque qui a tué un jeton ; sinon ses dégâts sont rendus.',
      'Shield Bash cannot cancel an attack that killed a token; otherwise its damage is undone.',
    ),
    clause(
      'SAN-R.47',
      'Jouer des Coudes marque les deux prochains à révéler qui ont une carte face cachée ; la marque part avec le tour ou avec la carte.',
      'Elbow Your Way marks the next two to reveal with a face-down card; the mark goes with the round or the card.',
    ),
    clause(
      'SAN-R.48',
      'Peau de Fer : toute perte de PV est 0 ; on est touché, jamais blessé.',
      'Ironskin: every life loss is 0; one is hit, never wounded.',
    ),
    clause(
      'SAN-R.49',
      'Célérité : deux cartes posées font une révélation ; avec une seule attaque, une.',
      'Haste: two set cards make one reveal; with one attack, one.',
    ),
    clause(
      'SAN-R.50',
      'À deux face à Rancœur, chacun désigne l’autre.',
      'Two facing Rancour name each other.',
    ),
    clause(
      'SAN-R.51',
      'Un piège n’est jamais relevé ; une créature relevée revient entière, les points restent acquis.',
      'Traps are never raised; a raised creature returns whole, the points stay.',
    ),
    clause(
      'SAN-R.52',
      'Sous le Chronomancien la priorité reste au plus proche de 1.',
      'Under the Chronomancer priority stays with the one nearest 1.',
    ),
    clause(
      'SAN-R.53',
      'Plan B ne change pas l’attaque aléatoire de ce tour, qui suit les nouvelles cartes.',
      'Plan B does not change this round’s random attack, which uses the new cards.',
    ),
    clause(
      'SAN-R.54',
      'On se parle librement ; rien ne montre une carte aux autres.',
      'Talk is free; nothing shows a card to others.',
    ),
    clause(
      'SAN-R.55',
      'Les morts regardent, sans voir les mains.',
      'The dead watch, without seeing hands.',
    ),
    clause(
      'SAN-R.56',
      'Avec une horloge, une réponse par défaut est jouée.',
      'With a clock a default answer is played.',
    ),
    clause(
      'SAN-R.57',
      'Chaque attaque avec ses préparations est une entrée de la pile.',
      'Each attack with its set-ups is one entry of the pile.',
    ),
    clause(
      'SAN-R.58',
      'Le coup fatal peut venir de la Boule de Feu.',
      'The Fireball may deal the killing blow.',
    ),
    clause(
      'SAN-R.59',
      'Toile, pierre, mise à l’écart et marques finissent avec la Rencontre.',
      'Web, stone, barring and marks end with the encounter.',
    ),
    clause(
      'SAN-R.60',
      'Les dégâts d’un mort de ce tour comptent, sans le désigner.',
      'Damage of a player who died this round counts, without naming anybody.',
    ),
    clause(
      'SAN-R.61',
      'Premier et dernier à blesser : dans l’ordre de résolution, tours tardifs compris.',
      'First and last to wound: in the order resolved, late turns included.',
    ),
    clause(
      'SAN-R.62',
      'Sans côté dans ce sens, le Coup Bas se joue et ne change rien.',
      'With no side left that way the trick may be played and changes nothing.',
    ),
    clause(
      'SAN-R.63',
      'La cible se choisit quand l’attaque se résout.',
      'The target is chosen as the attack resolves.',
    ),
    clause(
      'SAN-R.64',
      'Quatre offres par joueur et par campement.',
      'Four offers per player and camp.',
    ),
    clause(
      'SAN-R.65',
      'Si tous les vivants sont pétrifiés au début d’un tour de combat, la pierre se brise : tous posent.',
      'If all the living are petrified at the start of a round, the stone breaks: all set.',
    ),
    clause(
      'SAN-R.66',
      'Si la table le veut, la première Rencontre n’est pas un piège : celui qui serait sur la pile échange sa place avec la première créature.',
      'If the table wants it, the first encounter is no trap: one on top of the pile changes places with the first creature.',
    ),
  ],
};
