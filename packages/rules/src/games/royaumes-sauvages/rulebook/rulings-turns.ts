import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const rulingsTurns: Chapter = {
  id: 'rulings-turns',
  title: text('Précisions : tours et actions', 'Rulings: turns and actions'),
  clauses: [
    clause(
      'ROY-R.1',
      'Le sort désigne qui ouvre l’âge I, à moins que la table n’en ait convenu avant de commencer (ROY-2.8, ROY-23.1).',
      'Age I is opened by a player drawn by lot, or by the one the table has agreed on before the start (ROY-2.8, ROY-23.1).',
    ),
    clause(
      'ROY-R.2',
      'Lors d’un ralliement, « piocher autant de cartes » et « compléter sa main à 4 » reviennent au même, puisque chacun a 4 cartes au début de son tour. On complète la main à 4.',
      'In a rally, “draw as many” and “refill to 4” are the same thing, since hands hold 4 cards at every turn. The hand is refilled to 4.',
    ),
    clause(
      'ROY-R.3',
      'Un ralliement se déroule dans cet ordre : le point, la défausse, la pioche. Les cartes que vous venez de défausser ne peuvent donc revenir que si la pioche s’épuise pendant que vous piochez.',
      'A rally goes in this order: point, discard, draw. The cards you have just discarded can therefore return only if the draw pile runs out during this draw.',
    ),
    clause(
      'ROY-R.4',
      'La pioche est reformée au moment où il faut piocher ou révéler une carte alors qu’elle est vide, et pas plus tôt. Pioche et défausse ne s’épuisent jamais ensemble : au pire, 20 cartes sont en main et 30 dans les colonnes, sur 64.',
      'The draw pile is rebuilt when a card must be drawn or revealed and the pile is empty, not earlier. Draw pile and discard pile never run out together: at worst, 20 cards are in hands and 30 in columns, out of 64.',
    ),
    clause(
      'ROY-R.5',
      'Les règles permettent de rallier sans limite ; seul le garde-fou (ROY-23.2) arrête une boucle sans fin. C’est une option de la table : par défaut 2 tours complets à deux joueurs, 3 à trois ou plus.',
      'The rules allow unlimited rallies; only the rally safety (ROY-23.2) stops an endless loop. It is a table option: by default 2 full rounds with two players, 3 with three or more.',
    ),
    clause(
      'ROY-R.6',
      'Vous pouvez passer même si votre main permet une revendication.',
      'You may pass even if your hand allows a claim.',
    ),
    clause(
      'ROY-R.7',
      'Les ralliements cessent dès que quelqu’un passe, de quelque façon que ce soit : volontairement, par obligation, faute de cubes ou en revendiquant une capitale.',
      'Any pass stops the rallies, whatever its kind: voluntary, forced, for lack of cubes, or by claiming a capital.',
    ),
    clause(
      'ROY-R.8',
      'La tuile Premier à Passer revient au premier joueur qui passe de l’une de ces façons (ROY-R.7). Une seule tuile est attribuée par âge ; le jeu la tire au sort.',
      'The First to Pass tile goes to the first player to pass in any of those ways (ROY-R.7). Exactly one tile is awarded per age; the game draws it at random.',
    ),
    clause(
      'ROY-R.9',
      'Poser votre dernier cube n’a pas d’effet immédiat. À votre tour suivant, vous passez automatiquement – le nombre de cubes est public, rien n’est dévoilé – et vous ne pouvez pas rallier à la place. Votre réserve est de 18 cubes moins ceux que vous avez aux conseils.',
      'Placing your last cube has no immediate effect. On your next turn you pass automatically – cube counts are public, so nothing is given away – and you cannot rally instead. Your supply is 18 cubes minus your own cubes on council seats.',
    ),
    clause(
      'ROY-R.10',
      'Peu importe lequel des territoires normaux vous occupez : le jeu remplit le prochain qui est libre, car seuls comptent le nombre de cubes, le propriétaire de la capitale et ceux des conseils. Si vous désignez tout de même un emplacement, un conseil est refusé parce qu’il ne se revendique pas, et la capitale parce qu’il est trop tôt tant qu’un territoire normal est libre ; dans tous les autres cas, le choix du jeu prévaut.',
      'It does not matter which normal territory you occupy: the game fills the next free one, since only the cube counts, the owner of the capital and the owners of the council seats matter. If you point at a space all the same, a council seat is refused because it cannot be claimed, and the capital because it is too early while a normal territory is free; in all other cases the game’s choice stands.',
    ),
    clause(
      'ROY-R.11',
      'Une fois sa capitale prise, un royaume est fermé pour l’âge. Sa dernière carte sert toujours de référence aux décrets de portée C et D.',
      'Once its capital is taken, a kingdom is closed for the age. Its last card still serves as a reference for decrees of scope C and D.',
    ),
    clause(
      'ROY-R.12',
      'Revendiquer une capitale exige aussi une carte qui respecte le décret : c’est une revendication comme une autre.',
      'Claiming a capital also takes a card that satisfies the decree: it is a claim like any other.',
    ),
    clause(
      'ROY-R.13',
      'S’il ne reste que vous dans l’âge, vous continuez à jouer, tour après tour, jusqu’à ce que vous passiez.',
      'If you are the only player left in the age, you keep taking turns alone until you pass.',
    ),
    clause(
      'ROY-R.14',
      'Une main de départ injouable n’est pas redistribuée : le ralliement est là pour cela.',
      'An unplayable starting hand is not dealt again: rally exists for that.',
    ),
    clause(
      'ROY-R.15',
      'La réserve compte 18 renforts, quel que soit le nombre de joueurs.',
      'The supply holds 18 reinforcements, whatever the number of players.',
    ),
  ],
};

export const rulingsRefusals: Chapter = {
  id: 'rulings-refusals',
  title: text('Précisions : refus', 'Rulings: refusals'),
  clauses: [
    clause(
      'ROY-R.66',
      'Quand plusieurs raisons s’opposent à une revendication, le jeu annonce la première de cette liste : ce n’est pas votre tour ; vous avez déjà passé ; vous n’avez plus de cube ; le royaume est fermé ; un conseil ne se revendique pas ; il est trop tôt pour la capitale ; le décret refuse la carte. Contre un ralliement : ce n’est pas votre tour ; vous avez déjà passé ; vous n’avez plus de cube ; quelqu’un a passé dans cet âge ; il y a eu trop de ralliements de suite.',
      'When several reasons stand against a claim, the game gives the first of this list: it is not your turn; you have already passed; you have no cube left; the kingdom is closed; a council seat cannot be claimed; it is too early for the capital; the decree refuses the card. Against a rally: it is not your turn; you have already passed; you have no cube left; someone has passed in this age; there have been too many rallies in a row.',
    ),
  ],
};
