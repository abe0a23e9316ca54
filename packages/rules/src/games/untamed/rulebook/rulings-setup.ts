import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const rulingsSetup: Chapter = {
  id: 'rulings-setup',
  title: text('Précisions : mise en place', 'Rulings: setup'),
  clauses: [
    clause(
      'UNT-R.1',
      'À trois, le livret laisse la place 1 avec 2 factions. Chacun devant en avoir trois, le second passage est 2, 2, 1, comme à quatre. Une option de la table garde les passages imprimés (1, 1, 2 puis 1, 2, 1) et donne alors le dernier choix à la place 1.',
      'With three players the rulebook leaves seat 1 with 2 factions. Since everybody must have three, the second pass is 2, 2, 1, as with four players. A table option keeps the printed passes (1, 1, 2 then 1, 2, 1) and then gives the last pick to seat 1.',
    ),
    clause(
      'UNT-R.2',
      'Mains de départ dans l’ordre du tour : 8, 9, puis 10 pour chacun des suivants. La règle propre au multijoueur l’emporte sur la règle générale de 9 cartes.',
      'Opening hands in turn order: 8, 9, then 10 for each later player. The rule written for multiplayer wins over the general one of 9 cards.',
    ),
    clause(
      'UNT-R.3',
      'L’Hydre à six se joue avec deux jeux complets : chaque équipe choisit parmi ses douze factions, chacune une fois au plus par équipe.',
      'Hydra with six players uses two complete sets: each team chooses among twelve factions of its own, each at most once per team.',
    ),
    clause(
      'UNT-R.4',
      'En duel, le premier joueur choisit la première faction et les joueurs alternent strictement.',
      'In a duel the start player picks the first faction and the players strictly alternate.',
    ),
    clause(
      'UNT-R.5',
      'On choisit parmi les douze factions. Une option de la table, à 2 ou 3 joueurs, se limite aux neuf factions de base.',
      'Players choose among all twelve factions. A table option, for 2 or 3 players, keeps to the nine basic ones.',
    ),
    clause(
      'UNT-R.6',
      'Les étapes se suivent comme dans le livret : le Bonus de Puissance avant les mains, le mulligan avant la carte de Soutien.',
      'The steps follow the rulebook: the Bonus Power before the hands, the mulligan before the Support card.',
    ),
    clause(
      'UNT-R.7',
      'Un mulligan remplace toute la main par autant de cartes, une seule fois. Tous décident en même temps et en secret. La carte du Bonus de Puissance ne bouge pas.',
      'A mulligan replaces the whole hand by as many cards, once only. All decide at the same time and in secret. The Bonus Power card does not move.',
    ),
    clause(
      'UNT-R.8',
      'La première carte de Soutien est choisie en secret par tous, puis révélée ensemble : l’ordre du tour n’avantage personne.',
      'The first Support card is chosen in secret by all, then revealed together: turn order favours nobody.',
    ),
    clause(
      'UNT-R.9',
      'L’ordre des Forteresses est fixé avant de piocher les mains. Tous savent lesquelles sont dans la pile, mais l’ordre de celles qui sont dessous reste caché aux adversaires. Une option de la table le rend visible.',
      'The order of the Strongholds is fixed before hands are drawn. Everyone knows which ones are in the pile, but the order below the top stays hidden from opponents. A table option makes it visible.',
    ),
    clause(
      'UNT-R.10',
      'Personne ne connaît le Bonus de Puissance de la mise en place. Celui qui vient d’Invoquer est connu de son propriétaire, qui vient de le regarder.',
      'Nobody knows the Bonus Power made in setup. One made by Invoke is known to its owner, who has just looked at it.',
    ),
    clause(
      'UNT-R.11',
      'Le premier tour n’a aucune restriction : la taille des mains et le Bonus de Puissance compensent.',
      'The first turn has no restriction: hand sizes and the Bonus Power make up for it.',
    ),
    clause(
      'UNT-R.102',
      'En équipes de deux, les factions se choisissent comme à quatre, aux places A1, B1, A2, B2. À cinq ou six, en équipes ou non : une par place, de la première à la dernière, puis à rebours, puis de nouveau dans l’ordre.',
      'In teams of two, factions are chosen as with four players, in seats A1, B1, A2, B2. With five or six, in teams or not: one per seat, from the first to the last, then backwards, then in order again.',
    ),
    clause(
      'UNT-R.104',
      'Les Forteresses que l’équipe n’a pas retenues sont hors du jeu ; les cartes de leur faction restent dans les decks.',
      'Strongholds the team did not choose are out of the game; the cards of their factions stay in the decks.',
    ),
    clause(
      'UNT-R.116',
      'Le membre assis le premier propose les Forteresses de l’équipe et leur ordre. Chaque équipier accepte, ou fait une seule contre-proposition ; le premier décide ensuite. En Manticore, cela se fait sans autre échange.',
      'The first-seated member proposes the team’s Strongholds and their order. Each team-mate accepts, or makes one counter-proposal; then the first member decides. In Manticore this happens without any other talk.',
    ),
    clause(
      'UNT-R.126',
      'Pour commencer vite, une option de la table tire les factions au sort.',
      'For a quick start, a table option deals the factions at random.',
    ),
  ],
};
