import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const rulingsAges: Chapter = {
  id: 'rulings-ages',
  title: text(
    'Précisions : conseils, âges et fin de partie',
    'Rulings: councils, ages and end of game',
  ),
  clauses: [
    clause(
      'ROY-R.37',
      'Un conseil est toujours libre pour le cube d’une capitale : au plus une capitale par royaume et par âge, deux déplacements, deux conseils. Un même joueur peut occuper les deux.',
      'A council seat is always free for a cube from a capital: at most one capital per kingdom and age, two moves, two seats. One player may hold both.',
    ),
    clause(
      'ROY-R.38',
      'Aucun cube ne rejoint un conseil après l’âge III : les capitales gardent leurs cubes pour départager les ex æquo (ROY-15.4).',
      'No cube moves to a council seat after age III: the capitals keep theirs for the tie-break (ROY-15.4).',
    ),
    clause(
      'ROY-R.39',
      'Vos cubes aux conseils comptent même si vous n’avez rien posé dans cet âge ; ils peuvent à eux seuls l’emporter ou égaliser.',
      'Your cubes on council seats count even if you placed nothing in this age; they can win or tie alone.',
    ),
    clause(
      'ROY-R.40',
      'Pour désigner qui a « le moins de points », on lit la piste visible après le décompte. Les tuiles secrètes et les renforts non dépensés ne comptent pas.',
      'To find who has the “fewest points”, read the visible track after scoring. Secret tiles and unspent reinforcements do not count.',
    ),
    clause(
      'ROY-R.41',
      'En cas d’égalité pour le premier joueur, on retient la première revendication de capitale parmi les ex æquo ; si aucun d’eux n’en a revendiqué, celui d’entre eux qui a passé le plus tôt.',
      'On a tie for first player, take the first capital claim among the tied players; if none of them claimed a capital, the earliest of them to pass.',
    ),
    clause(
      'ROY-R.42',
      'Pour départager la fin de partie, seules comptent les capitales des ex æquo : la plus grande de celles-là l’emporte, même si ce n’est pas celle de Solrivage.',
      'In the final tie-break only the capitals of tied players count: the largest of those wins, even if it is not that of Sunshore.',
    ),
    clause(
      'ROY-R.43',
      'Les rangs suivants se départagent de la même façon. Des ex æquo sans capitale partagent le rang, et le numéro suivant est sauté (1, 1, 3).',
      'Lower ranks use the same tie-break. Tied players without any capital share the rank, and the next rank number is skipped (1, 1, 3).',
    ),
    clause(
      'ROY-R.44',
      'Avec le traité de paix, des cubes aux conseils ne font pas de vous le propriétaire de la capitale. Ce propriétaire doit faire partie des ex æquo ; sinon chacun d’eux marque la tuile (ROY-11.6). Les places suivantes se suivent alors sans trou (ROY-R.25).',
      'Under the peace treaty, cubes on council seats do not make you the owner of the capital. The owner must be among the tied players; otherwise each of them scores the tile (ROY-11.6). The next places then follow without a gap (ROY-R.25).',
    ),
    clause(
      'ROY-R.45',
      'Le traité de paix n’est pas proposé en solo, qui a ses propres batailles.',
      'The peace treaty is not offered in solo, which has its own battles.',
    ),
    clause(
      'ROY-R.46',
      'Les nouveaux décrets sont distribués du dessus de leur pioche, de Givremont à Solrivage. Une partie en utilise 15 sur 30 ; on ne les remélange jamais.',
      'New decrees are dealt from the top of their pile, from Frostpeak to Sunshore. A game uses 15 of the 30; they are never reshuffled.',
    ),
  ],
};
