import type { Chapter } from '../../../table/rulebook.ts';
import { clause, text } from '../../../table/rulebook.ts';

export const rulingsFirst: Chapter = {
  id: 'rulings-cards',
  title: text('Précisions : cartes', 'Rulings: cards'),
  clauses: [
    clause(
      'SAN-R.1',
      'Les objets reçus dans les 7 premières cartes sont posés et pas remplacés ; l’Amulette fait piocher 2.',
      'Items among the opening 7 are laid open and not replaced; the Amulet draws 2.',
    ),
    clause(
      'SAN-R.2',
      'Les héros sont tirés au sort, ou choisis tour à tour si la table le veut.',
      'Heroes are drawn at random, or picked in turn if the table wants it.',
    ),
    clause(
      'SAN-R.3',
      'Sans carte en main, on ne pose rien et on ne révèle rien.',
      'Without a hand card nothing is set and nothing revealed.',
    ),
    clause(
      'SAN-R.4',
      'Changer le côté ne fait pas rater une attaque ; Croche-Patte, Bouge de Là ! et Coup de Bouclier la font rater.',
      'Turning a side does not make an attack fail; Trip, Out of My Way! and Shield Bash do.',
    ),
    clause(
      'SAN-R.5',
      'De deux attaques, si une reste, on a attaqué.',
      'Of two attacks, if one is left the player has attacked.',
    ),
    clause(
      'SAN-R.6',
      'Une attaque héroïque montre son plus haut côté : rien ne la monte plus ; baissée, elle reste Protégée.',
      'A heroic attack shows its highest side: nothing raises it further; lowered, it stays Protected.',
    ),
    clause(
      'SAN-R.7',
      'Les moitiés s’arrondissent au multiple de 5 supérieur, sauf 5 qui donne 0.',
      'Halves round up to 5, except 5, which gives 0.',
    ),
    clause(
      'SAN-R.8',
      'Une Feinte face cachée n’est pas à l’abri.',
      'A face-down Feint is not immune.',
    ),
    clause(
      'SAN-R.9',
      'Les Coups Bas d’après la révélation ne touchent que des attaques standard.',
      'Tricks after a reveal hit standard attacks only.',
    ),
    clause(
      'SAN-R.10',
      'Sur plusieurs attaques, un Coup Bas les touche toutes ; un seul lancer de pièce.',
      'On several attacks a trick hits them all; one toss for all.',
    ),
    clause(
      'SAN-R.11',
      'Les attaques Protégées sont épargnées, les autres touchées.',
      'Protected attacks are skipped, the others affected.',
    ),
    clause(
      'SAN-R.12',
      'La Protection n’arrête ni les effets d’attaques, ni la créature, ni les Coups Bas sur la créature ou d’avant la révélation.',
      'Protection stops neither attack cards’ effects, nor creatures, nor tricks on the creature or before the reveal.',
    ),
    clause(
      'SAN-R.13',
      'Les préparations survivent à la Rencontre, sauf choix de la table.',
      'Set-ups survive the encounter, unless the table chose otherwise.',
    ),
    clause(
      'SAN-R.14',
      'On ne refuse pas une préparation : la première attaque d’un tour suivant prend tout ce qu’elle peut.',
      'A set-up cannot be refused: the first attack of a later round uses all it may.',
    ),
    clause(
      'SAN-R.15',
      'Contre Attaque prend les préparations si aucune n’est de ce tour ; sinon toutes attendent.',
      'Counter-Attack uses set-ups if none is of this round; else all wait.',
    ),
    clause(
      'SAN-R.16',
      'Posée face cachée, Contre Attaque est remplacée par une attaque.',
      'Set face down, Counter-Attack is replaced by one attack.',
    ),
    clause(
      'SAN-R.17',
      'Opportunisme : d’abord, au choix, une attaque standard imprimée 20 ou moins ; puis une attaque face cachée, obligatoire si on en a une, révélée en tour tardif.',
      'Opportunism: first, optionally, a standard attack printed 20 or less; then an attack face down, compulsory if there is one, revealed on a late turn.',
    ),
    clause(
      'SAN-R.18',
      'Faute d’attaques, on en joue autant qu’on a ; sans aucune, pas d’attaque.',
      'With too few attacks one plays what one has; none is no attack.',
    ),
    clause(
      'SAN-R.19',
      'Après Toi ! : n’importe qui, n’importe quel coup, n’importe quel vivant, soi-même compris.',
      'After You!: anybody, any hit, any living target, oneself included.',
    ),
    clause(
      'SAN-R.20',
      'Ni Après Toi ! ni Contre Attaque sur ce qui n’est pas une attaque de créature.',
      'Neither After You! nor Counter-Attack on what is no creature’s attack.',
    ),
    clause(
      'SAN-R.21',
      'Plan B échange sa propre carte avec celle d’un autre.',
      'Plan B swaps one’s own card with another’s.',
    ),
    clause(
      'SAN-R.22',
      'Bouge de Là ! défausse tout ce qui est face cachée et écarte du reste du tour, tour tardif et Contre Attaque compris, Boule de Feu exceptée.',
      'Out of My Way! discards all face-down cards and bars for the rest of the round, late turn and Counter-Attack included, Fireball excepted.',
    ),
    clause(
      'SAN-R.23',
      'Ordre pas Clair échange toutes les cartes face cachée ; chacun regarde les siennes, qui sont à lui.',
      'Muddled Orders swaps all face-down cards; each looks at his, which are his now.',
    ),
    clause(
      'SAN-R.24',
      'Sans carte devant soi, seulement dans la fenêtre où Bouge de Là ! l’a ôtée, et contre son auteur.',
      'With nothing before one, only in the window in which Out of My Way! took it, and against its player.',
    ),
    clause(
      'SAN-R.25',
      'Pas si Balèze ne tue jamais : il reste au moins 5 ; injouable à 5.',
      'Not So Tough never kills: at least 5 stay; not playable at 5.',
    ),
    clause(
      'SAN-R.26',
      'Les questions de réaction sont les mêmes pour tous, quoi que chacun tienne.',
      'Questions of reaction are the same for all, whatever anybody holds.',
    ),
    clause(
      'SAN-R.27',
      'Les morts d’un moment sont simultanées ; tous morts, la partie est finie sans gagnant.',
      'Deaths of one moment are simultaneous; all dead, the game is over without a winner.',
    ),
    clause(
      'SAN-R.28',
      'Les numéros au-dessus du mort descendent d’un.',
      'Numbers above the dead one move down by one.',
    ),
    clause(
      'SAN-R.29',
      'Deux cibles qui tombent sur un joueur : deux coups.',
      'Two targets falling on one player are two hits.',
    ),
    clause(
      'SAN-R.30',
      'Les PV d’une créature peuvent dépasser son départ.',
      'A creature’s life may pass its start.',
    ),
    clause(
      'SAN-R.31',
      'Autant d’objets qu’on veut par campement, ou un seul si la table le veut.',
      'Any number of items per camp, or one if the table wants it.',
    ),
    clause(
      'SAN-R.32',
      'À sa limite on ne pioche pas ; un objet compte comme la carte piochée ; dans l’ordre de la nouvelle Initiative.',
      'At the limit there is no draw; an item counts as the card drawn; in the order of the new initiative.',
    ),
    clause(
      'SAN-R.33',
      'La main se refait d’office jusqu’à la limite ; les objets ne comptent pas.',
      'The hand is refilled to the limit; items do not count.',
    ),
    clause(
      'SAN-R.34',
      'Les défausses se choisissent en secret, ensemble ; puis chacun pioche tout, dans l’ordre.',
      'Discards are chosen secretly at once; then each draws all, in order.',
    ),
  ],
};

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
      'Une potion ouverte ne s’échange, ne se vole ni ne se pille.',
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
      'Damage of a player who died this round counts, without naming him.',
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
  ],
};
