import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const encounters: Chapter = {
  id: 'encounters',
  title: text('Les Rencontres', 'The encounters'),
  clauses: [
    clause(
      'SAN-26.1',
      'Éventreur : aléatoire ; chaque blessure coûte une carte de la main, au hasard.',
      'Ripper: random; each wound costs a random hand card.',
    ),
    clause(
      'SAN-26.2',
      'Troll Belliqueux : précise ; 20 au premier à le blesser, 10 au dernier.',
      'Battle Troll: precise; 20 to the first to wound it, 10 to the last.',
    ),
    clause(
      'SAN-26.3',
      'Paladin Déchu : 5 à tous ; il regagne les PV vraiment perdus, sans limite.',
      'Fallen Paladin: 5 to all; it regains the life really lost, without limit.',
    ),
    clause(
      'SAN-26.4',
      'Gargouille de Fer : une attaque de 20 ou moins fait 0 ; frappe le plus de dégâts.',
      'Iron Gargoyle: attacks of 20 or less do 0; hits the most damage.',
    ),
    clause(
      'SAN-26.5',
      'Méduse : aléatoire ; un héros touché ne pose rien au tour suivant.',
      'Medusa: random; a hero hit sets nothing in the next round.',
    ),
    clause(
      'SAN-26.6',
      'Golem Mécanique : en fin de tour la pièce ; face, la plus forte attaque (à égalité la dernière) sort de la pile. Attaque aléatoire.',
      'Clockwork Golem: at the end of the round the coin; heads, the highest attack (of equal ones the latest) leaves the pile. Random attack.',
    ),
    clause(
      'SAN-26.7',
      'Rancœur : en fin de tour, vote secret pour un autre vivant ; les plus désignés perdent 20 ; un survivant seul, 20. Attaque aléatoire.',
      'Rancour: at the end of the round a secret vote for another living player; the most named lose 20; a lone survivor 20. Random attack.',
    ),
    clause(
      'SAN-26.8',
      'Nécromancienne : frappe le moins de dégâts ; à la fin du tour 2, une fois, la dernière créature vaincue passe sous la pioche, Mort-vivante ; sans elle, une carte inutilisée.',
      'Necromancer: hits the least damage; at the end of round 2, once, the last creature beaten goes under the pile, Undead; without one an unused card.',
    ),
    clause(
      'SAN-26.9',
      'Invocatrice de Sang : aléatoire ; un marqueur par blessure ; à autant que de joueurs au départ, une fois, une carte inutilisée sur la pioche.',
      'Blood Summoner: random; a counter per wound; with as many as starting players, once, an unused card on top of the pile.',
    ),
    clause(
      'SAN-26.10',
      'Meute de Loups : 5, 6, 8 ou 9 loups de 30 PV ; chacun mord pour 5, Joueurs 1, 2, 3… à la suite ; 1 Prestige chacun, 2 pour le dernier.',
      'Wolf Pack: 5, 6, 8 or 9 wolves of 30; each bites for 5, Players 1, 2, 3… in turn; 1 prestige each, 2 for the last.',
    ),
    clause(
      'SAN-26.11',
      'Gobelins : 9, 12, 15 ou 18 de 10 PV ; 5 à tous, 10 s’il en reste plus du double des joueurs de départ ; 1 Prestige par paire prise.',
      'Goblins: 9, 12, 15 or 18 of 10; 5 to all, 10 if more than twice the starting players remain; 1 prestige per pair taken.',
    ),
    clause(
      'SAN-26.12',
      'Chef Gobelin : chacun a un gobelin à tuer avant de l’atteindre, et ne frappe que les siens, qui ne rapportent rien ; en fin de tour qui l’a le plus blessé en reçoit un, tous ceux qui sont à égalité aussi ; 10 par gobelin devant soi, ou 5 à tous s’il n’y en a aucun.',
      'Goblin Chief: everybody has a goblin to kill before reaching it, and strikes only their own, which are worth nothing; at the end of the round whoever hurt it most receives one, so do all who are tied; 10 per goblin before one, or 5 to all if there is none.',
    ),
    clause(
      'SAN-26.13',
      'Peur : un jeton de plus en fin de tour ; 5 par jeton à tous ; le tueur les prend.',
      'Fear: one more token at the end of the round; 5 per token to all; the killer takes them.',
    ),
    clause(
      'SAN-26.14',
      'Changeforme : pièce au début du tour ; Ogre, le plus de dégâts, ou Ombre, le moins ; chaque changement, un jeton et 5 dégâts.',
      'Shapeshifter: coin at the start of the round; Ogre, most damage, or Shadow, least; each change a token and 5 damage.',
    ),
    clause(
      'SAN-26.15',
      'Couloir aux Lames (piège) : deux tours, 20 au moins de dégâts ; le meilleur total, s’il est seul, gagne 2.',
      'Blade Corridor (trap): two rounds, 20 to the least damage; the best total, if nobody else has it, gains 2.',
    ),
    clause(
      'SAN-26.16',
      'Les Deux Portes (piège) : choix secret, pièce ; 20 à qui a tort, 2 Prestige au seul qui a raison.',
      'The Two Doors (trap): secret choice, coin; 20 to the wrong, 2 prestige to the only one right.',
    ),
    clause(
      'SAN-26.17',
      'Salle qui se Referme (piège à PV) : 10 à qui n’a pas d’attaque réussie, puis 10 à tous ; la briser vaut 1.',
      'Closing Room (trap with life): 10 to whoever has no successful attack, then 10 to all; breaking it is worth 1.',
    ),
    clause(
      'SAN-26.18',
      'Araignée Géante : aléatoire ; les héros touchés frappent un cran plus bas au tour suivant.',
      'Giant Spider: random; heroes hit attack one side lower in the next round.',
    ),
    clause(
      'SAN-26.19',
      'Hydre : 2, 3, 3 ou 4 têtes ; 10 aux Joueurs 1 à têtes ; une tête de plus après chaque attaque, joueurs de départ + 2 au plus.',
      'Hydra: 2, 3, 3 or 4 heads; 10 to Players 1 to heads; one head more after each attack, at most starting players + 2.',
    ),
    clause(
      'SAN-26.20',
      'Bouffon Maudit : chacun choisit un signe, lui en tire un ; la pierre bat la lame, la lame bat la feuille, la feuille bat la pierre ; perdu 20, égalité 10, gagné rien.',
      'Cursed Jester: everybody picks a sign, it draws one; stone beats blade, blade beats leaf, leaf beats stone; lose 20, tie 10, win nothing.',
    ),
    clause(
      'SAN-26.21',
      'Goules Affamées : frappent le moins de PV, à égalité tous.',
      'Hungry Ghouls: hit the lowest life, ties all.',
    ),
    clause(
      'SAN-26.22',
      'Chevalier d’Os : 40 au plus par attaque ; frappe le dernier à le blesser.',
      'Bone Knight: at most 40 per attack; hits the last to wound it.',
    ),
    clause(
      'SAN-26.23',
      'Chronomancien : les tours vont du plus grand numéro au plus petit ; attaque aléatoire.',
      'Chronomancer: turns run from the highest number down; random attack.',
    ),
    clause(
      'SAN-26.24',
      'Démon du Miroir : le plus de dégâts en subit la moitié, de 5 à 40.',
      'Mirror Demon: the most damage takes half of it, from 5 to 40.',
    ),
    clause(
      'SAN-26.25',
      'Avarice : frappe le plus de Prestige, à égalité tous.',
      'Avarice: hits the most prestige, ties all.',
    ),
    clause(
      'SAN-26.26',
      'Dragon Ancien : pièce à son attaque ; face, 15 à tous (précise) ; pile, 40 au Joueur 1 (aléatoire).',
      'Ancient Dragon: coin when it attacks; heads, 15 to all (precise); tails, 40 to Player 1 (random).',
    ),
  ],
};
