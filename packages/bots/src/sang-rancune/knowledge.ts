import { catalogue } from '@tablee/rules/games/sang-rancune/index.ts';
import { knownBy } from '../knowledge.ts';

/** The bot's knowledge of a card beyond its numbers and the options of a question. */
export interface Hint {
  /** Takes what the active player has set, for a poor card of its own. */
  readonly swaps?: true;
  /** Keeps the active player from attacking. */
  readonly ousts?: true;
  /** Brings the initiative that strikes first. */
  readonly leads?: true;
  /** Helps its target. */
  readonly helps?: true;
  /** May turn its owner's own attacks one side up. */
  readonly lifts?: true;
  /** Its reduction of a rival's attacks. */
  readonly takes?: 'all' | 'half' | 'oneSide';
  /** Attacks that it brings from the hand; default: one. */
  readonly blows?: 2;
  /** Why what is printed is enough. */
  readonly general?: string;
}

const SMALL = 'its effect is small beside its value';

const HINTS: Readonly<Record<string, Hint>> = {
  'eau-benite': { general: 'what may be added is taken whenever it is offered' },
  'jouer-des-coudes': { general: SMALL },
  'main-leste': { general: 'whom to rob is asked when it is revealed' },
  fureur: { general: SMALL },
  'a-la-curee': { general: SMALL },
  'coup-de-bouclier': { general: 'it is played for its value and cancels nothing' },
  feinte: { general: 'what deals nothing is held to be worth little' },
  'coup-double': { blows: 2 },
  'echec-critique': { takes: 'oneSide' },
  'pas-si-baleze': { general: 'what it does to the creature is the verb of its option' },
  'plan-b': { leads: true },
  'apres-toi': { general: 'nothing else is offered when a blow has been aimed' },
  'bouge-de-la': { ousts: true },
  'ordre-pas-clair': { swaps: true },
  'croche-patte': { takes: 'all' },
  'hardi-compagnon': { helps: true, lifts: true },
  'quitte-ou-double': { takes: 'half', lifts: true },
  'pas-de-ca-ici': { general: 'nothing else is offered against a trick' },
};

const NOTHING: Hint = {};

/** The bot's knowledge of a card; none of one that it cannot see. */
export const hintOf = (face: string | undefined): Hint => HINTS[face ?? ''] ?? NOTHING;

/** Kinds of cards of which the rest is printed in numbers that the bot reads. */
function byKind(face: string): string | null {
  if (catalogue.encounters.has(face)) return 'what it does is seen as it happens, on the table';
  const card = catalogue.cards.of(face);
  switch (card.kind) {
    case 'standard':
      return card.bonus === undefined ? 'its sides say what it is worth' : null;
    case 'tactical':
      return card.setup === undefined && card.replace === undefined
        ? null
        : 'what it adds or brings is printed';
    case 'item':
      return 'when it is of use and what it heals is printed';
    default:
      return null;
  }
}

export const knowledge = knownBy(HINTS, byKind);
