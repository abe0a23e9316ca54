import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const overview: Chapter = {
  id: 'overview',
  title: text('Présentation', 'Overview'),
  clauses: [
    clause(
      'ROY-1.1',
      'De 2 à 5 joueurs s’affrontent. Si vous êtes seul, vous jouez en mode solo (ROY-16.1 à ROY-22.7).',
      'Two to five players compete. If you are alone, you play the solo mode (ROY-16.1 to ROY-22.7).',
    ),
    clause(
      'ROY-1.2',
      'Vous êtes à la tête d’une Maison. Avec l’aide des créatures qui vous ont juré fidélité, vous cherchez à dominer les cinq royaumes.',
      'You lead a House. With the help of the creatures sworn to you, you try to control the five kingdoms.',
    ),
    clause(
      'ROY-1.3',
      'La partie dure exactement trois âges. Qui possède le plus de points de victoire après l’âge III l’emporte.',
      'The game lasts exactly three ages. Whoever has the most victory points after age III wins.',
    ),
  ],
};

export const setup: Chapter = {
  id: 'setup',
  title: text('Mise en place', 'Setup'),
  clauses: [
    clause(
      'ROY-2.1',
      'Assemblez l’anneau des cinq royaumes. Dans le sens des aiguilles d’une montre : Givremont (4 territoires), Brumemare (5), Ambreplaine (6), Sylvombre (7) et Solrivage (8), qui touche de nouveau Givremont. Dans chacun, l’un des territoires est la capitale ; s’y ajoutent 2 conseils, comptés à part.',
      'Assemble the ring of the five kingdoms. Clockwise: Frostpeak (4 territories), Mistmere (5), Amberplain (6), Shadewood (7) and Sunshore (8), which touches Frostpeak again. In each of them one territory is the capital; there are also 2 council seats, counted separately.',
    ),
    clause(
      'ROY-2.2',
      'Chaque joueur prend une Maison : ses 18 cubes d’influence et son disque de score. Les Maisons inutilisées restent hors de la partie. En ligne, la Maison est celle de la place ou, si la table le décide (ROY-23.1), chacun choisit la sienne avant le premier tour, à partir du premier joueur.',
      'Each player takes one House: its 18 influence cubes and its score disc. Unused Houses stay out of the game. Online, the House goes with the seat or, if the table decides so (ROY-23.1), each player chooses one before the first turn, beginning with the first player.',
    ),
    clause(
      'ROY-2.3',
      'Mélangez les 64 créatures (huit espèces – panda roux, tigre, abeille, lézard, grenouille, chouette, okapi et loup – de valeur 1 à 8, chacune en un seul exemplaire). Chaque joueur en reçoit 4, face cachée ; les autres forment la pioche.',
      'Shuffle the 64 creatures (eight species – red panda, tiger, honey bee, lizard, frog, owl, okapi and wolf – with values 1 to 8, one card of each). Deal 4 face down to each player; the others form the draw pile.',
    ),
    clause(
      'ROY-2.4',
      'Mélangez les 30 décrets et posez-en un, face visible, sur chaque royaume. Les autres forment la pioche des décrets.',
      'Shuffle the 30 decrees and put one face up on each kingdom. The others form the decree pile.',
    ),
    clause(
      'ROY-2.5',
      'Mélangez les 15 tuiles Majorité (de 5 à 10 points). Chaque royaume en reçoit 3 au hasard, face visible, rangées de la plus faible à la plus forte, de gauche à droite.',
      'Shuffle the 15 majority tiles (5 to 10 points). Each kingdom gets 3 of them at random, face up, in rising order from left to right.',
    ),
    clause(
      'ROY-2.6',
      'Mélangez face cachée les 4 tuiles Premier à Passer (2, 3, 4 et 5 points). Trois d’entre elles forment la réserve, la quatrième quitte la partie ; personne n’en regarde aucune.',
      'Shuffle the 4 First to Pass tiles (2, 3, 4 and 5 points) face down. Three of them form the pool, the fourth leaves the game; nobody looks at any of them.',
    ),
    clause(
      'ROY-2.7',
      'Tous les scores commencent à 0. Les 18 renforts forment une réserve commune.',
      'Every score starts at 0. The 18 reinforcements form a common supply.',
    ),
    clause(
      'ROY-2.8',
      'La personne qui a croisé un animal sauvage le plus récemment commence (en ligne, voir ROY-R.1).',
      'Whoever has met a wild animal most recently plays first (for online play, see ROY-R.1).',
    ),
  ],
};
