import type { UntamedEvent } from '@tablee/rules/games/untamed/index.ts';
import { byRank, logOf } from '@/kit/log-of.ts';
import { ICONS } from '../art/icons.ts';
import { STORY_ICONS } from '../art/story-icons.ts';

const told = logOf<UntamedEvent>({
  icons: STORY_ICONS,
  cues: {
    turnStarted: ({ seats }, seat) => (seat !== null && seats.includes(seat) ? 'turn' : null),
    factionChosen: 'card',
    cardPlayed: 'card',
    supportPlaced: 'card',
    powerPlayed: 'card',
    damageDealt: 'cube',
    revealed: 'reveal',
    invoked: 'reveal',
    rallyStarted: 'reveal',
    strongholdDestroyed: 'end',
    animalBeaten: 'score',
    gameEnded: byRank,
  },
  paces: {
    startPlayerDrawn: 500,
    factionChosen: 350,
    strongholdsStacked: 300,
    supportPlaced: 250,
    turnStarted: 500,
    powerPlayed: 250,
    cardPlayed: 700,
    supportPaid: 250,
    bonusPowerUsed: 300,
    bonusPowerCreated: 250,
    animalEntered: 250,
    abilityUsed: 350,
    // Its damage is shown as the lunge hits.
    attackDeclared: 400,
    damageDealt: 400,
    damageMoved: 400,
    damagePlaced: 400,
    damageRemoved: 350,
    furyGained: 350,
    attackChanged: 250,
    animalsShielded: 300,
    keywordGranted: 250,
    readied: 250,
    animalBeaten: 450,
    returnedToHand: 350,
    cardsToSupport: 250,
    revealed: 700,
    invoked: 450,
    omenDone: 300,
    strongholdDestroyed: 800,
    rallyStarted: 800,
    discarded: 250,
    playerOut: 600,
    gameEnded: 800,
  },
  waitedFor: ['attackDeclared', 'strongholdDestroyed', 'rallyStarted', 'revealed'],
  // The reader's own card was just in their hand: nobody waits to see it.
  ofOthers: ['cardPlayed'],
});

export const log: typeof told = {
  ...told,
  iconOf: (event) => (event.trigger === 'lastWords' ? ICONS.lastWords : told.iconOf(event)),
};
