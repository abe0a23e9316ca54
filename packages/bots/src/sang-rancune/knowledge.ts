import { catalogue } from '@tablee/rules/games/sang-rancune/index.ts';
import { knownBy } from '../knowledge.ts';

/** Rules by which a creature chooses whom it strikes. */
export type Strikes =
  | 'most'
  | 'least'
  | 'byForm'
  | 'firstAndLast'
  | 'last'
  | 'weakest'
  | 'richest'
  | 'ownTokens'
  | 'bites';

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
  readonly takes?: 'all' | 'nothingLeft' | 'oneSide';
  /** Life that it costs whose attacks it hits. */
  readonly costs?: number;
  /** Its attack comes after all others. */
  readonly late?: true;
  /** Its owner loses no life while it works. */
  readonly safe?: true;
  /** Attacks that it brings from the hand; default: one. */
  readonly blows?: 2;
  /** Whom a creature strikes; missing: by numbers, or everybody alike. */
  readonly strikes?: Strikes;
  /** Its blow is half the damage that its victim has dealt. */
  readonly mirrors?: true;
  /** Prestige that a token brings in the mean, when it is paid later. */
  readonly perToken?: number;
  /** Life that a round without an attack costs besides. */
  readonly idle?: number;
  /** How much it is wanted in the hand, beside an attack of that value. */
  readonly kept?: number;
  /** Why what is printed is enough. */
  readonly general?: string;
}

const SMALL = 'its effect is small beside its value';

const HINTS: Readonly<Record<string, Hint>> = {
  'troll-belliqueux': { strikes: 'firstAndLast' },
  'gargouille-de-fer': { strikes: 'most' },
  necromancienne: { strikes: 'least' },
  changeforme: { strikes: 'byForm' },
  'goules-affamees': { strikes: 'weakest' },
  'chevalier-d-os': { strikes: 'last' },
  'demon-du-miroir': { strikes: 'most', mirrors: true },
  avarice: { strikes: 'richest' },
  'meute-de-loups': { strikes: 'bites' },
  gobelins: { perToken: 0.5 },
  'chef-gobelin': { strikes: 'ownTokens' },
  'couloir-aux-lames': { strikes: 'least' },
  'salle-qui-se-referme': { idle: 10 },
  'eau-benite': { general: 'what may be added is taken whenever it is offered' },
  'jouer-des-coudes': { general: SMALL },
  'main-leste': { general: 'whom to rob is asked when it is revealed' },
  fureur: { general: SMALL },
  'a-la-curee': { general: SMALL },
  'coup-de-bouclier': { general: 'it is played for its value and cancels nothing' },
  feinte: { kept: 5 },
  'coup-double': { blows: 2, kept: 60 },
  opportunisme: { late: true, kept: 40 },
  'contre-attaque': { kept: 40 },
  'concentre-de-force': { kept: 40 },
  'attaque-par-derriere': { kept: 45 },
  'potion-de-soins': { kept: 30 },
  'potion-de-peau-de-fer': { safe: true, kept: 25 },
  'potion-de-boule-de-feu': { kept: 25 },
  'potion-de-force': { kept: 22 },
  'potion-de-celerite': { kept: 22 },
  'baume-du-rebouteux': { kept: 20 },
  'amulette-de-mentalisme': { kept: 25 },
  'echec-critique': { takes: 'oneSide', costs: 10, kept: 25 },
  'pas-si-baleze': { general: 'what it does to the creature is the verb of its option' },
  'plan-b': { leads: true, kept: 15 },
  'apres-toi': { general: 'nothing else is offered when a blow has been aimed' },
  'bouge-de-la': { ousts: true, kept: 35 },
  'ordre-pas-clair': { swaps: true, kept: 20 },
  'croche-patte': { takes: 'all', kept: 40 },
  'hardi-compagnon': { helps: true, lifts: true, kept: 25 },
  'quitte-ou-double': { takes: 'nothingLeft', lifts: true, kept: 22 },
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
