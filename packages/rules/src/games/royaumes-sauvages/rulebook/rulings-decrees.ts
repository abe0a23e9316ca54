import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

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
      'Pour « identique à un voisin » ou « à un autre royaume », une seule correspondance suffit. Pour « différent » ou « à distance de », la condition doit tenir face à chaque carte de référence. La formule exacte est celle qu’énonce chaque décret.',
      'For “same as a neighbour” or “as another kingdom”, one match is enough. For “different” or “away from”, the condition must hold against every reference card. The exact formula is the one stated by each decree.',
    ),
    clause(
      'ROY-R.18',
      'Les décrets « Ordre croissant » et « Ordre décroissant » admettent l’égalité : une carte de même valeur que la dernière y est permise. « À l’ombre du plus fort », en revanche, exige strictement moins.',
      'The decrees “Rising Order” and “Falling Order” allow equality: a card of the same value as the last one may be played. “In a Stronger Shadow”, on the other hand, requires a strictly lower value.',
    ),
    clause(
      'ROY-R.19',
      'La « dernière carte » est celle qui termine la colonne, quel que soit le joueur qui l’a posée. Une carte de l’adversaire fictif qui a enfreint un décret est une référence comme les autres.',
      'The “last card” is the one at the end of the column, whoever played it. A rival’s card that broke a decree is a reference like any other.',
    ),
    clause(
      'ROY-R.20',
      'Un décret de portée D ne considère que la dernière carte de chaque autre royaume : les cartes plus anciennes de leurs colonnes ne comptent pas.',
      'A decree of scope D considers only the last card of each other kingdom: older cards of their columns do not count.',
    ),
    clause(
      'ROY-R.21',
      'L’espèce et la valeur sont l’affaire de décrets distincts : « Une espèce, une voix » et « Chacun son rang », « Cousinage » et « Jumelage ». Seul « Lien du sang » admet l’une ou l’autre, et seul « Rien en commun » exclut l’une et l’autre.',
      'Species and value belong to separate decrees: “One Species, One Voice” and “One of Each Rank”, “Cousins Next Door” and “Twinned Ranks”. Only “Blood Ties” accepts the one or the other, and only “Nothing in Common” excludes both.',
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
