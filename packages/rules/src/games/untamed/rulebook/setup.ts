import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const setup: Chapter = {
  id: 'setup',
  title: text('Mise en place', 'Setup'),
  clauses: [
    clause(
      'UNT-3.1',
      'Le premier joueur est tiré au sort. Les autres suivent dans le sens des aiguilles d’une montre.',
      'The start player is drawn at random. The others follow clockwise.',
    ),
    clause(
      'UNT-3.2',
      'Les joueurs prennent des factions tour à tour, à la vue de tous, jusqu’à en avoir trois chacun ; une faction prise n’est plus disponible. En duel, ils alternent : 1, 2, 1, 2, 1, 2.',
      'Players take factions in turn, for all to see, until each has three; a faction that is taken is no longer available. In a duel they alternate: 1, 2, 1, 2, 1, 2.',
    ),
    clause(
      'UNT-3.3',
      'Chacun empile ses trois Forteresses face visible, dans l’ordre qu’il veut. Seule celle du dessus, la Forteresse actuelle, est active.',
      'Each player stacks their three Strongholds face up, in any order. Only the top one, the current Stronghold, is active.',
    ),
    clause(
      'UNT-3.4',
      'Chacun mélange les Animaux et les Objets de ses trois factions : ces 45 cartes, face cachée, sont son deck.',
      'Each player shuffles the Animals and Items of their three factions: these 45 cards, face down, are their deck.',
    ),
    clause(
      'UNT-3.5',
      'Sauf le premier joueur, chacun glisse la première carte de son deck, face cachée, sous sa pile de Forteresses : c’est un Bonus de Puissance.',
      'Everyone but the start player slips the top card of their deck, face down, under their Stronghold pile: it is a Bonus Power.',
    ),
    clause(
      'UNT-3.6',
      'Main de départ : 8 cartes pour le premier joueur, 9 pour le second.',
      'Opening hand: 8 cards for the start player, 9 for the second player.',
    ),
    clause(
      'UNT-3.7',
      'Mulligan : une seule fois, avant que la partie commence, chacun peut mélanger toute sa main à son deck et piocher autant de cartes.',
      'Mulligan: once only, before play starts, each player may shuffle their whole hand into their deck and draw as many cards.',
    ),
    clause(
      'UNT-3.8',
      'Une fois les mulligans terminés, chacun pose exactement 1 carte de sa main, face visible, dans sa zone de Soutien.',
      'When the mulligans are over, each player puts exactly 1 card from their hand, face up, into their Support zone.',
    ),
  ],
};
