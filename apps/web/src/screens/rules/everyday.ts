import type { Lang } from '@tablee/engine';

/** Words of every day that mean about the same in rules: a search for one finds the others. */
export const EVERYDAY: { readonly [lang in Lang]: readonly (readonly string[])[] } = {
  fr: [
    ['gagner', 'gagnant', 'victoire', 'vainqueur', 'remporter', 'emporter', 'but', 'objectif'],
    ['perdre', 'perdant', 'défaite', 'éliminer', 'perdu'],
    ['égalité', 'nul', 'départager', 'ex-aequo'],
    ['mourir', 'mort', 'tuer', 'abattre', 'battu', 'vaincu', 'vaincre', 'fatal'],
    ['vie', 'PV', 'santé', 'point de vie'],
    ['blessure', 'dégât', 'blesser', 'infliger'],
    ['début', 'commencer', 'premier', 'mise en place', 'préparation'],
    ['fin', 'finir', 'terminer', 'achever'],
    ['pioche', 'deck', 'paquet', 'piocher', 'tirer'],
    ['défausse', 'défausser', 'jeter'],
    ['points', 'score', 'marquer', 'compter', 'décompte'],
    ['bouger', 'déplacer', 'avancer', 'mouvement', 'manœuvre'],
    ['défendre', 'défense', 'esquiver', 'parer', 'bloquer'],
    ['attaquer', 'attaque', 'frapper', 'combat', 'assaut'],
    ['coût', 'payer', 'dépenser', 'prix'],
    ['tricher', 'mentir', 'parole', 'promesse', 'bluff'],
    ['ami', 'équipe', 'allié', 'coéquipier'],
    ['seul', 'solo', 'solitaire'],
  ],
  en: [
    ['win', 'won', 'winner', 'victory', 'goal', 'objective', 'aim'],
    ['lose', 'loses', 'loser', 'lost', 'defeat', 'eliminated'],
    ['tie', 'tied', 'draw game', 'equal', 'equality', 'tiebreak'],
    ['die', 'dead', 'death', 'kill', 'beaten', 'defeated', 'killing'],
    ['life', 'health', 'hp', 'hit points'],
    ['wound', 'damage', 'hurt', 'hit'],
    ['start', 'begin', 'first', 'setup', 'set-up', 'opening'],
    ['end', 'finish', 'over', 'last'],
    ['draw', 'deck', 'pile'],
    ['discard', 'throw', 'discards'],
    ['points', 'score', 'scoring', 'scored', 'count'],
    ['move', 'movement', 'maneuver', 'walk', 'march'],
    ['defend', 'defense', 'dodge', 'block', 'protect'],
    ['attack', 'strike', 'fight', 'combat', 'assault', 'battle'],
    ['cost', 'pay', 'spend', 'price'],
    ['lie', 'word', 'promise', 'bluff'],
    ['friend', 'team', 'ally', 'partner', 'team-mate'],
    ['alone', 'solo'],
  ],
};

/** Words of a question that seek nothing. */
export const EMPTY: { readonly [lang in Lang]: readonly string[] } = {
  fr: 'comment quand que qui quoi est-ce je peux peut on faire le la les un une des de du à au en et ou si dans pour avec mes ma mon'.split(
    ' ',
  ),
  en: 'how when what which who do does can may i you a an the of to in and or if is are my with for one'.split(
    ' ',
  ),
};
