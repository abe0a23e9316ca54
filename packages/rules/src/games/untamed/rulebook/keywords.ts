import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const keywords: Chapter = {
  id: 'keywords',
  title: text('Mots-clés', 'Keywords'),
  clauses: [
    clause(
      'UNT-15.1',
      'Arrivée : effet facultatif, quand l’Animal entre en jeu.',
      'Arrival: an optional effect when the Animal enters play.',
    ),
    clause(
      'UNT-15.2',
      'Dernières Paroles : effet facultatif, quand l’Animal est battu et éliminé.',
      'Last Words: an optional effect when the Animal is beaten and eliminated.',
    ),
    clause(
      'UNT-15.3',
      'Déferlement : l’Animal entre redressé. Le tour où il est joué, il peut attaquer les Animaux adverses, mais aucune Forteresse.',
      'Rush: the Animal enters ready. On the turn it is played it may attack enemy Animals, but no Stronghold.',
    ),
    clause(
      'UNT-15.4',
      'Garde : tant qu’un camp a des Animaux avec Garde, ses autres Animaux et sa Forteresse ne peuvent pas être attaqués.',
      'Guard: while a side has Animals with Guard, its other Animals and its Stronghold cannot be attacked.',
    ),
    clause(
      'UNT-15.5',
      'Si le camp attaqué a plusieurs Gardes, l’attaquant choisit laquelle il attaque.',
      'If the attacked side has several Guards, the attacker chooses which one to attack.',
    ),
    clause(
      'UNT-15.6',
      'La Garde vaut même épuisée. Elle ne limite que les attaques, jamais les Objets ni les capacités.',
      'Guard works even while exhausted. It restricts attacks only, never Items or abilities.',
    ),
    clause(
      'UNT-15.7',
      'Focus X : vous pouvez payer X Soutien au lieu de tout le coût en Puissance de la carte.',
      'Focus X: you may pay X Support instead of the whole Power cost of the card.',
    ),
    clause(
      'UNT-15.8',
      'Furie : chaque pion Furie donne +1 Attaque tant qu’il est sur l’Animal. Une capacité qui utilise l’Attaque compte la Furie, sauf si elle dit Attaque de base ou imprimée.',
      'Fury: each Fury token gives +1 Attack while it is on the Animal. An ability that uses Attack counts Fury, unless it says base or printed Attack.',
    ),
    clause(
      'UNT-15.9',
      'Révéler : montrez la carte à vos adversaires, puis remettez-la où elle était. Plusieurs cartes du deck reviennent dans le même ordre.',
      'Reveal: show the card to your opponents, then put it back where it was. Several cards of the deck go back in the same order.',
    ),
  ],
};

export const spirits: Chapter = {
  id: 'spirits',
  title: text('Esprits Hiboux (extension)', 'Owl Spirits (expansion)'),
  clauses: [
    clause(
      'UNT-16.1',
      'Invoquer : regardez la première carte de votre deck. Si elle a le symbole Ralliement, mettez-la sous votre deck et appelez un Esprit Hibou.',
      'Invoke: look at the top card of your deck. If it has the Rally symbol, put it under your deck and call an Owl Spirit.',
    ),
    clause(
      'UNT-16.2',
      'Si elle n’a pas ce symbole, elle devient un Bonus de Puissance, face cachée sous votre Forteresse.',
      'If it does not have that symbol, it becomes a Bonus Power, face down under your Stronghold.',
    ),
    clause(
      'UNT-16.3',
      'Présage X : regardez les X premières cartes de votre deck, puis répartissez-les sur le deck et sous le deck, dans l’ordre que vous voulez.',
      'Omen X: look at the top X cards of your deck, then put them on top of it and under it as you like, in any order.',
    ),
    clause(
      'UNT-16.4',
      'Appeler un Esprit Hibou : mettez en jeu, sous votre contrôle, un pion Esprit Hibou d’Attaque 1 et de Santé 1.',
      'Call an Owl Spirit: put an Owl Spirit token with Attack 1 and Health 1 into play under your control.',
    ),
    clause(
      'UNT-16.5',
      'Un Pion Animal n’arrive que par un effet et ne compte jamais comme une carte jouée.',
      'An Animal Token comes by an effect only and never counts as a card played.',
    ),
    clause(
      'UNT-16.6',
      'Un pion éliminé ne va pas dans la zone de Soutien : il disparaît.',
      'An eliminated token does not go to the Support zone: it ceases to exist.',
    ),
    clause(
      'UNT-16.7',
      'Pour tout le reste, un pion est un Animal ; il entre en jeu épuisé.',
      'For everything else a token is an Animal; it enters play exhausted.',
    ),
    clause(
      'UNT-16.8',
      'Un joueur a au plus 3 Pions Animaux à la fois.',
      'A player has at most 3 Animal Tokens at a time.',
    ),
  ],
};
