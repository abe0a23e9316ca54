import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const rulingsResources: Chapter = {
  id: 'rulings-resources',
  title: text('Précisions : Viande, pioche, épuisement', 'Rulings: meat, drawing, exhaustion'),
  clauses: [
    clause(
      'CAN-R.1',
      'Si vous avez plus de 4 jetons Viande en phase finale, vous revenez à 4.',
      'If you have more than 4 meat tokens in the end phase, you go back to 4.',
    ),
    clause('CAN-R.2', 'La réserve de jetons est illimitée.', 'The supply of tokens is unlimited.'),
    clause(
      'CAN-R.3',
      'Le premier joueur pioche aussi à son premier tour.',
      'The first player draws in the first turn as well.',
    ),
    clause(
      'CAN-R.4',
      'La Viande reçue par un Soutien sert aussitôt. Elle peut dépasser 4 jusqu’à la phase finale.',
      'Meat received from a Support may be used at once. It may exceed 4 until the end phase.',
    ),
    clause(
      'CAN-R.5',
      'Si le paquet principal est vide, ou la faction épuisée, les Renforts ne se regarnissent plus.',
      'If the main deck is empty, or the faction exhausted, the Reinforcements are no longer refilled.',
    ),
    clause(
      'CAN-R.6',
      'Une recherche dans un paquet vide n’a pas d’effet.',
      'A search in an empty deck has no effect.',
    ),
    clause(
      'CAN-R.7',
      'Si un Soutien fait piocher plus de cartes qu’il n’en reste, vous piochez celles qui restent, votre faction est épuisée et vous recevez toute la Viande.',
      'If a Support makes you draw more cards than are left, you draw those that are left, your faction is exhausted, and you get all the meat.',
    ),
    clause(
      'CAN-R.8',
      'La Prolifération de Rats prend un Rat dans votre propre défausse.',
      'Rat Proliferation takes a Rat from your own discard pile.',
    ),
    clause(
      'CAN-R.9',
      'Chacun choisit son premier Renfort en secret, tous en même temps, avant de mélanger. Un mulligan n’y change rien.',
      'Everybody chooses their first Reinforcement in secret, all at the same time, before shuffling. A mulligan does not change it.',
    ),
    clause(
      'CAN-R.10',
      'Seules la phase de pioche et les effets de cartes épuisent une faction : sans cartes, l’action de piocher est impossible.',
      'Only the draw phase and effects of cards exhaust a faction: without cards, the action of drawing is impossible.',
    ),
    clause(
      'CAN-R.86',
      'S’il vous reste plusieurs cartes à piocher et que le paquet principal en contient assez, vous pouvez annoncer que vous les y prenez toutes : elles viennent l’une après l’autre, sans autre choix.',
      'If you have several cards left to draw and the main deck holds that many, you may announce that you take them all from there: they come one after the other, without any further choice.',
    ),
    clause(
      'CAN-R.11',
      'Les actions forcées sont : jouer une Créature payante, avancer, engager le combat et piller. Avancer une créature étourdie en est une aussi (CAN-R.27). Toutes les autres actions restent permises : relever cette créature dépense également de la Viande.',
      'The forced actions are: playing a Creature that has to be paid for, moving, engaging in combat and pillaging. Moving a stunned creature is one of them, too (CAN-R.27). All other actions stay allowed: having that creature recover spends meat as well.',
    ),
    clause(
      'CAN-R.12',
      'Si aucune action forcée n’est possible, le tour peut finir même s’il reste de la Viande.',
      'If no forced action is possible, the turn may end even with meat left.',
    ),
    clause(
      'CAN-R.14',
      'Seul un pillage fait pendant ce tour libère de l’obligation de tout dépenser.',
      'Only a pillage made in this turn frees from having to spend everything.',
    ),
    clause(
      'CAN-R.82',
      'Un tour finit de lui-même quand tout le monde voit qu’il ne reste rien à faire : ni Viande, ni Pisteur auquel renoncer, ni Chef qui pourrait encore être en main.',
      'A turn ends by itself once everybody can see that nothing is left to do: no meat, no Tracker to give up, no Leader that might still be in hand.',
    ),
  ],
};

export const rulingsVictory: Chapter = {
  id: 'rulings-victory',
  title: text('Précisions : victoire', 'Rulings: victory'),
  clauses: [
    clause(
      'CAN-R.13',
      'Seule une Prolifération de Rats que l’on peut jouer retarde l’élimination : pendant sa propre phase principale et avec 1 jeton Viande.',
      'Only a Rat Proliferation that can be played delays elimination: in the player’s own main phase and with 1 meat token.',
    ),
    clause(
      'CAN-R.15',
      'Si les deux camps sont éliminés en même temps, la partie est nulle.',
      'If both camps are eliminated at the same time, the game is a draw.',
    ),
    clause(
      'CAN-R.16',
      'Pour Pyrrhus, on compte les forces imprimées des deux coéquipiers, créatures étourdies et blessées comprises. À égalité avec les jetons, c’est une victoire.',
      'For the Pyrrhic check the printed strengths of both partners count, stunned and hurt creatures included. If they equal the tokens, it is a win.',
    ),
    clause(
      'CAN-R.59',
      'Après cent tours en tout, la partie est nulle, si la table le souhaite.',
      'After a hundred turns in all the game is a draw, if the table so wishes.',
    ),
  ],
};
