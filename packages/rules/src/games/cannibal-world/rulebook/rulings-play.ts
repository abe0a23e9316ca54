import type { Chapter } from '../../../table/rulebook.ts';
import { clause, text } from '../../../table/rulebook.ts';

export const rulingsResources: Chapter = {
  id: 'rulings-resources',
  title: text('Précisions : Viande, pioche, épuisement', 'Rulings: meat, drawing, exhaustion'),
  clauses: [
    clause(
      'CAN-R.1',
      'Avec plus de 4 Viande en phase finale, on revient à 4.',
      'More than 4 meat in the end phase goes down to 4.',
    ),
    clause(
      'CAN-R.2',
      'La réserve de jetons est sans limite.',
      'The supply of tokens is unlimited.',
    ),
    clause(
      'CAN-R.3',
      'Le premier joueur pioche au premier tour.',
      'The first player draws in the first turn.',
    ),
    clause(
      'CAN-R.4',
      'La Viande d’un Soutien sert aussitôt et peut dépasser 4 jusqu’à la phase finale.',
      'Meat of a Support may be used at once and exceed 4 until the end phase.',
    ),
    clause(
      'CAN-R.5',
      'Sans paquet principal, ou épuisé, les Renforts ne se regarnissent pas.',
      'Without a main deck, or exhausted, the Reinforcements are not refilled.',
    ),
    clause(
      'CAN-R.6',
      'Une recherche sans cartes n’a pas d’effet.',
      'A search without cards does nothing.',
    ),
    clause(
      'CAN-R.7',
      'Soutien avec trop peu de cartes : on pioche ce qu’il y a, on est épuisé, on gagne toute la Viande.',
      'Support with too few cards: draw what there is, become exhausted, gain all the meat.',
    ),
    clause(
      'CAN-R.8',
      'La Prolifération prend un Rat dans sa propre défausse.',
      'Proliferation takes a Rat from the own discard pile.',
    ),
    clause(
      'CAN-R.9',
      'Les Renforts se choisissent avant le mélange, tous ensemble et en secret ; un mulligan n’y touche pas.',
      'Reinforcements are chosen before the shuffle, all at once and secretly; a mulligan leaves them alone.',
    ),
    clause(
      'CAN-R.10',
      'Seules la phase de pioche et les effets épuisent ; l’action de piocher est impossible sans cartes.',
      'Only the draw phase and effects exhaust; the paid draw is impossible without cards.',
    ),
    clause(
      'CAN-R.11',
      'Actions forcées : Créature payante, avance, combat, pillage ; les autres restent permises.',
      'Forced actions: a paid Creature, a move, a combat, a pillage; all others stay allowed.',
    ),
    clause(
      'CAN-R.12',
      'Sans action forcée possible, on finit avec de la Viande.',
      'Without a possible forced action the turn may end with meat left.',
    ),
    clause(
      'CAN-R.14',
      'Le pillage qui libère est celui de ce tour.',
      'The pillage that sets free is one of this turn.',
    ),
    clause(
      'CAN-R.82',
      'Un tour finit de lui-même quand tous voient qu’il ne reste rien à faire : ni Viande, ni Pisteur à abandonner, ni Chef que la main puisse encore tenir.',
      'A turn ends by itself once all can see that nothing is left to do: no meat, no Tracker to give up, no Leader that the hand might still hold.',
    ),
  ],
};

export const rulingsVictory: Chapter = {
  id: 'rulings-victory',
  title: text('Précisions : victoire', 'Rulings: victory'),
  clauses: [
    clause(
      'CAN-R.13',
      'Seule une Prolifération de Rats jouable, à son tour et avec 1 Viande, retarde l’élimination.',
      'Only a playable Rat Proliferation, in the own main phase and with 1 meat, delays elimination.',
    ),
    clause(
      'CAN-R.15',
      'Deux camps éliminés ensemble : nulle.',
      'Both camps eliminated together: a draw.',
    ),
    clause(
      'CAN-R.16',
      'Pyrrhus compte les forces imprimées, étourdies et blessées comprises, des deux coéquipiers ; à égalité on gagne.',
      'Pyrrhic counts printed strengths, stunned and hurt ones included, of both partners; equal is a win.',
    ),
    clause(
      'CAN-R.59',
      'Nulle après cent tours en tout, si la table le veut.',
      'A draw after a hundred turns in all, if the table wants it.',
    ),
  ],
};
