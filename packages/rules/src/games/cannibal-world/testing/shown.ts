import type { Question } from '@tablee/engine';
import type { Shown } from '../../../testing/shown.ts';

/** Cats with three cards beside their deck. */
const WITH_SIDEBOARD = 'CAld3WB.AAAAAAAAQAEBAJ';

const others = (question: Question, than: string): string[] =>
  question.shape === 'pick' ? question.options.flatMap(({ id }) => (id === than ? [] : [id])) : [];

/**
 * The scenes that browser tests show of the game. Each kind of question in the rules has one here: `every-question.test.ts`
 * compares.
 */
export const shown: Shown = {
  kinds: [
    'armour',
    'bullseye',
    'bullseyeBearer',
    'chargeSplit',
    'chooseBearer',
    'chooseDeck',
    'chooseHabitat',
    'chooseTarget',
    'concede',
    'defend',
    'drawSource',
    'enterTrigger',
    'firstReinforcement',
    'mainAction',
    'mulligan',
    'rechargeTrigger',
    'scatter',
    'search',
    'sideboard',
    'swapFighter',
    'tactical',
  ],
  ends: [
    'lost, elimination',
    'lost, tournament',
    'won, bothEliminated',
    'won, elimination',
    'won, pillage',
  ],
  moments: ['mainAction', 'tactical', 'defend'],
  hand: 'firstReinforcement',
  tables: [
    { seats: 2, options: { decks: 'custom', collection: 'box' } },
    {
      seats: 2,
      options: { decks: 'custom' },
      seeds: [117],
      insists: (question) => {
        const use = question.kind === 'bullseye' ? others(question, 'pass').at(-1) : undefined;
        return use === undefined ? null : [use];
      },
    },
    {
      seats: 2,
      options: { decks: 'custom', match: 'tournament' },
      seeds: [1, 2],
      insists: ({ kind }, seat) => {
        if (kind === 'chooseDeck') return [seat === 0 ? WITH_SIDEBOARD : 'precon-DO'];
        if (kind === 'mainAction' && seat === 1) return ['concede'];
        return kind === 'concede' ? ['yes'] : null;
      },
    },
    { seats: 4, options: { mode: '2v2' } },
  ],
};
