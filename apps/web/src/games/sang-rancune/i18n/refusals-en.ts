/** Why something is refused: a header, and what would be needed. */
export const refusalsEn = {
  notTheQuestion: 'Not now',
  notTheQuestionText: 'Something else is asked first.',
  notNow: 'Nothing to play now',
  notNowText: '{card} waits for its moment: {moment}.',
  tricksNotSet: 'Tricks are not set',
  tricksNotSetText:
    '{card} is played straight from the hand, {moment}. Only without any attack may a trick be set.',
  attacksNotHere: 'Attacks are set face down',
  attacksNotHereText: '{card} is laid when everybody sets a card, at the start of the round.',
  wrongMoment: 'Not this moment',
  wrongMomentText: '{card} is played {moment}.',
  protectedAttack: 'The attack is Protected',
  protectedAttackText: 'A heroic attack cannot be the target of another player’s trick.',
  ownAttack: 'It is your own attack',
  ownAttackText: '{card} is for the attack of another player.',
  noTarget: 'Nothing to aim at',
  noTargetText: '{card} has no legal target right now.',
  needsAttack: 'No attack to strike with',
  needsAttackText: '{card} needs another attack card in your hand.',
};
