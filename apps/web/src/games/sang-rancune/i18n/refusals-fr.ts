import type { refusalsEn } from './refusals-en.ts';

/** Pourquoi c’est refusé : un titre, et ce qu’il faudrait. */
export const refusalsFr: typeof refusalsEn = {
  notTheQuestion: 'Pas maintenant',
  notTheQuestionText: 'Autre chose est demandé d’abord.',
  notNow: 'Rien à jouer pour l’instant',
  notNowText: '{card} attend son moment : {moment}.',
  tricksNotSet: 'Un Coup Bas ne se pose pas',
  tricksNotSetText:
    '{card} se joue directement de la main, {moment}. On n’en pose un que sans aucune attaque.',
  attacksNotHere: 'Une attaque se pose face cachée',
  attacksNotHereText: '{card} se pose quand tous posent une carte, au début du tour de combat.',
  wrongMoment: 'Ce n’est pas son moment',
  wrongMomentText: '{card} se joue {moment}.',
  protectedAttack: 'L’attaque est Protégée',
  protectedAttackText: 'Le Coup Bas d’un autre ne peut pas viser une attaque Héroïque.',
  ownAttack: 'C’est votre propre attaque',
  ownAttackText: '{card} vise l’attaque d’un autre joueur.',
  noTarget: 'Rien à viser',
  noTargetText: '{card} n’a aucune cible permise pour l’instant.',
  needsAttack: 'Aucune attaque pour frapper',
  needsAttackText: '{card} demande une autre carte Attaque en main.',
};
