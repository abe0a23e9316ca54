import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const rulingsTeams: Chapter = {
  id: 'rulings-teams',
  title: text('Précisions : équipes', 'Rulings: teams'),
  clauses: [
    clause(
      'UNT-R.85',
      'En Hydre comme en Manticore, les mains de départ dépendent de la place, la règle des modes à 3 joueurs et plus ne faisant pas d’exception ; les places vont de chaise en chaise, d’une équipe à l’autre. Le Bonus de Puissance de l’équipe qui joue en second est celui de la place 2.',
      'In Hydra as in Manticore, opening hands depend on the seat, for the rule of modes with 3 players or more makes no exception; seats go from chair to chair, from one team to the other. The Bonus Power of the team that plays second is that of seat 2.',
    ),
    clause(
      'UNT-R.86',
      'En Hydre, chaque membre peut utiliser la capacité de Forteresse une fois par tour de l’équipe, avec son propre Soutien. Une option de la table la limite à une fois pour toute l’équipe.',
      'In Hydra, each member may use the Stronghold ability once per team turn, with their own Support. A table option limits it to once for the whole team.',
    ),
    clause(
      'UNT-R.87',
      'En Hydre, l’équipe a une Phase Principale commune, qui dure jusqu’à ce que chaque membre se déclare prêt ; on peut se raviser tant qu’un autre ne l’est pas. Vient ensuite l’Entretien de tous.',
      'In Hydra the team has one shared Main Phase, which lasts until every member has declared done; you may take it back while another is not done. Then comes the Maintenance of all members.',
    ),
    clause(
      'UNT-R.88',
      'En Hydre, une Garde protège toute l’équipe. Les limites de 7 Animaux et de 3 pions valent pour chaque membre.',
      'In Hydra a Guard protects the whole team. The limits of 7 Animals and 3 tokens are for each member.',
    ),
    clause(
      'UNT-R.89',
      'En Hydre, si un membre doit piocher dans un deck vide, toute l’équipe perd.',
      'In Hydra, if a member must draw from an empty deck, the whole team loses.',
    ),
    clause(
      'UNT-R.90',
      'En Hydre, chaque chute sauf la dernière fait piocher 2 cartes à chaque membre.',
      'In Hydra, each fall but the last makes each member draw 2 cards.',
    ),
    clause(
      'UNT-R.91',
      'En Manticore, chacun garde sa main secrète et contrôle ses propres Animaux ; le reste est partagé (UNT-22.2).',
      'In Manticore each member keeps a hand secret and controls their own Animals; the rest is shared (UNT-22.2).',
    ),
    clause(
      'UNT-R.92',
      'En Manticore, l’étape 1 de l’Entretien redresse vos propres Animaux et la Puissance de l’équipe.',
      'In Manticore, step 1 of Maintenance readies your own Animals and the team’s Power.',
    ),
    clause(
      'UNT-R.93',
      'En Manticore, les chutes font piocher 1, 2, puis 3 cartes. Le membre dont c’est le tour les pioche et les joue ; si ce n’est pas le tour de l’équipe, c’est celui qui jouera le premier.',
      'In Manticore, falls draw 1, 2, then 3 cards. The member whose turn it is draws and plays them; if it is not the team’s turn, the one who will act next does.',
    ),
    clause(
      'UNT-R.94',
      'En Manticore, mains et Bonus de Puissance de départ dépendent de la place (UNT-22.5).',
      'In Manticore, opening hands and Bonus Powers depend on the seat (UNT-22.5).',
    ),
    clause(
      'UNT-R.95',
      'En Manticore, les Bonus de Puissance sont à l’équipe ; les limites de 7 Animaux et de 3 pions valent pour chaque membre ; une Garde protège l’équipe.',
      'In Manticore, Bonus Powers belong to the team; the limits of 7 Animals and 3 tokens are for each member; a Guard protects the team.',
    ),
    clause(
      'UNT-R.96',
      'Une équipe de deux a quatre Forteresses, une équipe de trois en a six. Leur Santé est de 7.',
      'A team of two has four Strongholds, a team of three has six. Their Health is 7.',
    ),
    clause(
      'UNT-R.137',
      'Une option de la table, qui n’est pas du livret, donne quatre Forteresses à une équipe de trois, pour une partie plus courte.',
      'A table option that is not in the rulebook gives a team of three four Strongholds, for a shorter game.',
    ),
    clause(
      'UNT-R.103',
      'En Manticore, l’équipe a au plus 5 Puissances ; chaque membre en joue une à son propre tour.',
      'In Manticore the team has at most 5 Power; each member plays one on their own turn.',
    ),
    clause(
      'UNT-R.117',
      'En Hydre, lors d’une chute, tous piochent d’abord, puis rallient dans l’ordre des places. Les étapes 1 et 2 de l’Entretien se font dans l’ordre des places, l’étape 3 en même temps.',
      'In Hydra, when a Stronghold falls all draw first, then rally in seat order. Maintenance steps 1 and 2 go in seat order, step 3 is simultaneous.',
    ),
    clause(
      'UNT-R.131',
      'En Manticore, l’équipe perd si son deck est vide quand l’un des deux doit piocher.',
      'In Manticore the team loses if its deck is empty when either member must draw.',
    ),
    clause(
      'UNT-R.133',
      'En équipes, seules les capacités de celui qui a joué la carte ou utilisé la Forteresse se déclenchent, pas celles de ses équipiers.',
      'In teams, only the abilities of the member who played the card or used the Stronghold trigger, not those of team-mates.',
    ),
  ],
};

export const rulingsClock: Chapter = {
  id: 'rulings-clock',
  title: text('Précisions : temps écoulé', 'Rulings: when time runs out'),
  clauses: [
    clause(
      'UNT-R.125',
      'Quand le temps d’un joueur est écoulé, le jeu répond à sa place : la Phase Principale se termine ; un effet facultatif est refusé ; va au Soutien la carte au coût imprimé le plus bas, la plus à gauche ; les premières cibles permises sont prises ; Présage et les ordres restent tels quels.',
      'When a player’s time runs out, the game answers in their place: the Main Phase ends; an optional effect is declined; the card with the lowest printed cost, leftmost, goes to Support; the first legal targets are taken; Omen and orders are left as they are.',
    ),
  ],
};
