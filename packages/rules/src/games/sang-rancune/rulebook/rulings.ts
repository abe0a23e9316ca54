import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

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
      'Muddled Orders swaps all face-down cards; all look at their new ones, which are theirs now.',
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
