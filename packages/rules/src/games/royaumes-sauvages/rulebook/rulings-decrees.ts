import type { Chapter } from '../../../table/rulebook.ts';
import { clause, text } from '../../../table/rulebook.ts';

export const rulingsDecrees: Chapter = {
  id: 'rulings-decrees',
  title: text('Précisions : décrets', 'Rulings: decrees'),
  clauses: [
    clause(
      'ROY-R.16',
      'Si un décret de portée C ou D rencontre quelques colonnes vides, il s’applique aux colonnes qui ne le sont pas. Il n’est ignoré que si toutes sont vides, dans l’esprit de (ROY-5.5).',
      'If a decree of scope C or D meets some empty columns, it applies to those that are not empty. It is ignored only if all of them are empty, in the spirit of (ROY-5.5).',
    ),
    clause(
      'ROY-R.17',
      'Pour « identique à un voisin » ou « à un autre royaume », une seule correspondance suffit ; autrement, la plupart de ces décrets seraient injouables. Pour « différent » ou « à distance de », la condition doit tenir face à chaque carte de référence. La formule exacte est celle qu’énonce chaque décret.',
      'For “same as a neighbour” or “as another kingdom”, one match is enough; otherwise most of these decrees would be unplayable. For “different” or “away from”, the condition must hold against every reference card. The exact formula is the one stated by each decree.',
    ),
    clause(
      'ROY-R.18',
      'Les décrets « Ordre croissant » et « Ordre décroissant » admettent l’égalité : le mot « croissant » l’inclut, et un ordre strict permettrait à un seul 8 (ou un seul 1) de bloquer un royaume. Dans nos simulations, ces royaumes se remplissaient à 41–56 % avec l’ordre strict, contre 61–81 % avec l’égalité. « À l’ombre du plus fort », en revanche, exige strictement moins, car il complète « Supérieur ou égal au voisin le plus fort ».',
      'The decrees “Rising Order” and “Falling Order” allow equality: “croissant”, the French word for rising, includes it, and with a strict order a single 8 (or a single 1) could shut a kingdom. In our simulations these kingdoms filled to 41–56% with the strict order, against 61–81% with equality. “In a Stronger Shadow”, on the other hand, requires strictly less, as the complement of “At Least the Strongest Neighbour”.',
    ),
    clause(
      'ROY-R.19',
      'La « dernière carte » est celle qui termine la colonne, quel que soit le joueur qui l’a posée. Une carte de l’adversaire fictif qui a enfreint un décret est une référence comme les autres.',
      'The “last card” is the one at the end of the column, whoever played it. A rival’s card that broke a decree is a reference like any other.',
    ),
    clause(
      'ROY-R.20',
      'Un décret de portée D ne considère que la dernière carte de chaque autre royaume, même si certaines présentations du jeu parlent de tous les animaux posés ailleurs.',
      'A decree of scope D considers only the last card of each other kingdom, although some reviews speak of animals lying elsewhere.',
    ),
    clause(
      'ROY-R.21',
      'Là où certaines présentations du jeu réunissent espèce et valeur dans une même phrase (« sans répétition », « identique à un voisin »), il s’agit ici de décrets distincts : « Une espèce, une voix » et « Chacun son rang », « Cousinage » et « Jumelage ».',
      'Where some descriptions of the game join species and value in one sentence (“no repeats”, “same as a neighbour”), these are separate decrees here: “One Species, One Voice” and “One of Each Rank”, “Cousins Next Door” and “Twinned Ranks”.',
    ),
    clause(
      'ROY-R.22',
      'Un décret se juge au moment où la carte est jouée ; rien n’est vérifié de nouveau par la suite.',
      'A decree is judged when the card is played; nothing is checked again later.',
    ),
    clause(
      'ROY-R.23',
      'Il peut arriver qu’un décret n’accepte momentanément aucune carte, par exemple « À l’ombre du plus fort » face à des 1 seulement. C’est permis ; le jeu indique alors qu’aucune carte n’est acceptée pour le moment.',
      'A decree can for a while accept no card at all, for example “In a Stronger Shadow” facing only 1s. This is allowed; the game then shows that no card is accepted right now.',
    ),
  ],
};
