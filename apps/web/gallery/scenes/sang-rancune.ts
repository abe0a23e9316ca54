import type { SangRancuneView } from '@tablee/rules/games/sang-rancune/index.ts';
import type { Setting } from '@tablee/rules/games/sang-rancune/scenes/index.ts';
import { positionOf, scenes as SCENES } from '@tablee/rules/games/sang-rancune/scenes/index.ts';
import type { LocalMatch, Scene } from '../local-match.ts';

const asked = (match: LocalMatch, kind: string, seat = 0): boolean =>
  match.questionOf(seat)?.kind === kind;

/** The seat is asked this and has more than the pass to choose from. */
const canPlay = (match: LocalMatch, kind: string, seat = 0): boolean => {
  const question = match.questionOf(seat);
  return (
    question?.kind === kind &&
    question.shape === 'pick' &&
    question.options.some(({ card }) => card !== undefined)
  );
};

/** The seat is asked this, and there is something of this verb among the options. */
const offers = (match: LocalMatch, kind: string, verb: string, seat = 0): boolean => {
  const question = match.questionOf(seat);
  return (
    question?.kind === kind &&
    question.shape === 'pick' &&
    question.options.some((option) => option.verb === verb)
  );
};

/** The hero whose attacks are revealed has two of them, and one more face down. */
const isCrowded = ({ reveal, players }: SangRancuneView['open']): boolean =>
  reveal !== null && reveal.attacks.length + (players[reveal.seat]?.faceDown ?? 0) > 2;

const scene = (
  seats: number,
  seed: number,
  until: Scene<SangRancuneView>['until'],
  more: Partial<Scene<SangRancuneView>> = {},
): Scene<SangRancuneView> => ({ seats, options: {}, seed, viewer: 0, until, ...more });

const when = (kind: string, seats = 4, seed = 3): Scene<SangRancuneView> =>
  scene(seats, seed, (match) => asked(match, kind));

/** A table laid out by hand, played on until A is asked this. */
const laid = (name: keyof typeof SCENES, kind: string): Scene<SangRancuneView> => {
  const setting: Setting = SCENES[name];
  return scene(setting.players ?? 4, 1, (match) => asked(match, kind), {
    from: (game) => positionOf(game, setting),
  });
};

/** A wolf or goblin is to be named while blows already lie open. */
const manyTokens = (seats: number, seed: number, tokens: number): Scene<SangRancuneView> =>
  scene(seats, seed, (match, { open: { encounter } }) => {
    if (encounter === null || encounter.pile.length === 0) return false;
    return encounter.tokens.length >= tokens && asked(match, 'tokenTarget');
  });

export const scenes: Readonly<Record<string, Scene<SangRancuneView>>> = {
  draft: { ...when('chooseHero'), options: { heroChoice: 'draft' } },
  draftSix: {
    ...scene(6, 4, (_, { open }) => open.players.filter(({ hero }) => hero !== null).length >= 3),
    options: { heroChoice: 'draft' },
    viewer: 4,
  },
  word: scene(4, 3, (match) => offers(match, 'setAttack', 'promiseLeave')),
  wordSix: scene(6, 3, (match) => offers(match, 'setAttack', 'promiseLeave')),
  set: when('setAttack'),
  setSix: scene(6, 5, (match, { open }) => asked(match, 'setAttack') && open.stage >= 2),
  setTwo: scene(4, 2, (match) => offers(match, 'setAttack', 'setTwo')),
  setWith: scene(4, 3, (match) => offers(match, 'setAttack', 'setAndPlay')),
  before: scene(4, 1, (match) => canPlay(match, 'beforeReveal')),
  mid: scene(4, 3, (match, { open }) => {
    const pile = open.encounter?.pile.length ?? 0;
    return pile >= 2 && asked(match, 'afterReveal');
  }),
  midSix: scene(6, 5, (match, { open }) => {
    const pile = open.encounter?.pile.length ?? 0;
    return pile >= 3 && asked(match, 'afterReveal');
  }),
  crowded: scene(4, 3, (match, { open }) => asked(match, 'afterReveal') && isCrowded(open)),
  crowdedSix: scene(6, 2, (match, { open }) => asked(match, 'afterReveal') && isCrowded(open)),
  react: scene(4, 3, (match) => canPlay(match, 'afterReveal')),
  cancel: scene(4, 4, (match) => canPlay(match, 'trickPlayed')),
  follow: scene(4, 1, (match) => offers(match, 'trickPlayed', 'play')),
  strikeBack: laid('strikeBack', 'attackAssigned'),
  assigned: scene(4, 2, (match) => canPlay(match, 'attackAssigned')),
  assignedSix: scene(6, 4, (match) => asked(match, 'attackAssigned')),
  redirect: {
    ...laid('redirect', 'attackAssigned'),
    press: ['#hand .card-touch[data-lit]', '.sr-hit[data-lit]'],
  },
  hit: scene(4, 2, (match) => canPlay(match, 'afterHit')),
  target: when('tokenTarget', 4, 19),
  targetSix: when('tokenTarget', 6, 10),
  targetMany: manyTokens(4, 345, 7),
  targetMost: manyTokens(6, 221, 15),
  replace: laid('replace', 'replaceCards'),
  opportunity: laid('opportunity', 'opportunity'),
  uses: laid('uses', 'revealChoices'),
  order: laid('order', 'attackOrder'),
  bash: laid('bash', 'shieldBash'),
  steal: laid('steal', 'stealItem'),
  fireball: laid('fireball', 'fireball'),
  loot: laid('loot', 'loot'),
  camp: when('campStart', 4, 3),
  campLate: scene(
    5,
    1,
    (match, { open }) =>
      asked(match, 'campStart') &&
      open.stage >= 2 &&
      open.players.filter(({ items }) => items.length > 0).length >= 2,
  ),
  offers: scene(
    5,
    9,
    (match, { open }) =>
      asked(match, 'campAction') && open.camp?.offers.some(({ to }) => to === 0) === true,
  ),
  compose: scene(
    5,
    1,
    (match, { open }) =>
      asked(match, 'campStart') && open.stage >= 2 && (open.players[0]?.items.length ?? 0) > 0,
    { press: ['.sr-camp-who .sr-act', '.question-actions .btn-gold'] },
  ),
  refill: when('campDiscard'),
  doors: laid('doors', 'doorChoice'),
  signs: laid('signs', 'signChoice'),
  vote: when('vote', 5, 3),
  wolves: laid('wolves', 'setAttack'),
  goblins: laid('goblins', 'setAttack'),
  refusal: {
    ...when('setAttack'),
    press: ['#hand .card-touch:not([data-lit])'],
  },
  kill: scene(4, 3, (_, { open }) => open.past.some(({ beaten }) => beaten), {
    moments: 'encounterEnded',
  }),
  arrival: scene(4, 3, (_, { open }) => open.stage >= 2, { moments: 'encounterRevealed' }),
  blow: scene(4, 3, (_, { open }) => (open.encounter?.pile.length ?? 0) >= 1, {
    moments: 'revealed',
  }),
  trick: scene(4, 4, (_, { open }) => open.announced.length > 0, { moments: 'trickAnnounced' }),
  strike: scene(4, 1, (_, { open }) => open.strike !== null, {
    moments: 'creatureAttackAssigned',
  }),
  signsShown: scene(
    4,
    6,
    (_, { open }) => open.strike !== null && open.encounter?.face === 'bouffon-maudit',
    {
      moments: 'choicesShown',
    },
  ),
  dead: scene(5, 11, (_, { open }) => open.fallen.length > 0 && open.phase === 'encounter'),
  watch: scene(6, 5, (_, { open }) => (open.encounter?.pile.length ?? 0) >= 3, { viewer: null }),
  end: scene(4, 5, (match) => match.over),
  endSix: scene(6, 5, (match) => match.over),
};
