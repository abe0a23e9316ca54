import type { Option, OptionWords, Question, Reader } from '@tablee/engine';
import { optionsOf } from '@tablee/engine';
import { catalogue } from '../cards/factions.ts';
import type { Mode } from '../state/card.ts';
import { DRAW_COST } from '../state/limits.ts';
import { holdingOf, inPlay, sideAt } from '../state/players.ts';
import { refOf } from '../state/refs.ts';
import type { UntamedView } from '../state/state.ts';
import { faceInSight } from '../view/in-sight.ts';
import {
  attackPreview,
  bonusPaid,
  focusPaid,
  lacksRoomForOwl,
  maintenanceOf,
  powerOf,
} from '../view/preview.ts';
import { sightOf } from '../view/sight.ts';
import { WORDS, type Words } from './dictionary.ts';
import { factsOf } from './questions.ts';

interface Naming {
  readonly view: UntamedView;
  readonly words: Words;
  readonly nameOf: (seat: number) => string;
}

/** A thing of the table in words, with its owner if that is not the reader. */
function nameOf(id: string, { view, words, nameOf }: Naming): string {
  const { open, seat } = view;
  const ref = refOf(open, id);
  if (ref.kind === 'stronghold') {
    const side = sideAt(open, ref.side);
    const card = side.stronghold === null ? '' : words.text(catalogue.of(side.stronghold).name);
    return words.ask('optStronghold', { card, who: words.list(side.seats.map(nameOf)) });
  }
  const found = inPlay(open, id);
  const face = found?.animal.face ?? faceInSight(view, id);
  const card = face === null ? '' : words.text(catalogue.of(face).name);
  if (found === undefined || found.seat === seat) return card;
  return words.ask('optOf', { card, who: nameOf(found.seat) });
}

/** A way of a "choose one" in the card's own words. */
export function modeName(face: string | undefined, id: string, words: Words): string {
  if (face === undefined) return id;
  for (const part of Object.values(catalogue.of(face)) as unknown[]) {
    const abilities = (Array.isArray(part) ? part : [part]) as { modes?: readonly Mode[] }[];
    for (const ability of abilities) {
      const mode = ability?.modes?.find((each) => each.id === id);
      if (mode !== undefined) return words.text(mode.name);
    }
  }
  return id;
}

/** Options that a turn still offers: attackers with something to attack, cards that can be played. */
function stillUseful(options: readonly Option[]): { attackers: number; cards: number } {
  const count = (verb: string) =>
    new Set(options.filter((option) => option.verb === verb).map(({ card }) => card)).size;
  return { attackers: count('attack'), cards: count('play') };
}

/** Ending is asked again while something useful could still be done; in a team it can be taken back. */
function endWords(question: Question, { view, words }: Naming): OptionWords {
  const { ask } = words;
  if (view.open.active.length > 1) return { label: ask('optDone'), button: 'secondary' };
  const { attackers, cards } = stillUseful(optionsOf(question));
  const confirm =
    attackers > 0
      ? ask('optEndAttack', { n: attackers })
      : cards > 0
        ? ask('optEndPlay', { n: cards })
        : null;
  const button = confirm === null ? 'primary' : 'secondary';
  const { draws, supports } = maintenanceOf(view.open, view.seat ?? 0);
  const brings = ask('bringsEnd', { draws, supports });
  return { label: ask('optEnd'), button, brings, ...(confirm !== null && { confirm }) };
}

function attackWords({ card = '', space = '' }: Option, naming: Naming): OptionWords {
  const { view, words } = naming;
  const seen = attackPreview(sightOf(view.open), card, space);
  const values = { card: nameOf(card, naming), target: nameOf(space, naming), n: seen?.dealt ?? 0 };
  const fatal = seen?.targetFalls === true && !space.includes(':');
  const label = words.ask(fatal ? 'optAttackFatal' : 'optAttack', values);
  if (seen === null) return { label };
  const { dealt, taken, attackerFalls } = seen;
  const brings = attackerFalls ? 'bringsAttackFall' : 'bringsAttack';
  return { label, brings: words.ask(brings, { ...values, dealt, taken }) };
}

/** Yes and no in the words of their question. */
function confirmWords(option: Option, question: Question, { view, words }: Naming): OptionWords {
  const { ask } = words;
  const yes = option.id === 'yes';
  const pairs = {
    mulligan: ['optMulligan', 'optKeep'],
    confirmStack: ['optAgree', 'optCounter'],
    alphaVolunteer: ['optVolunteer', 'optNoVolunteer'],
    bottomRevealed: ['optUnder', 'optLeave'],
  } as const;
  const pair = pairs[question.kind as keyof typeof pairs];
  const { cost } = factsOf(question);
  const label =
    pair !== undefined
      ? ask(pair[yes ? 0 : 1])
      : !yes
        ? ask('optDecline')
        : cost === undefined
          ? ask('optUse')
          : ask('optUseCost', { n: cost });
  const keepsHand = question.kind === 'mulligan';
  const button = yes !== keepsHand ? 'primary' : 'secondary';
  const brings = yes ? agreedTo(question, { view, words }) : null;
  return { label, button, ...(brings !== null && { brings }) };
}

/** The result of a yes: for a price, the Support left. */
function agreedTo(
  question: Question,
  { view, words }: Pick<Naming, 'view' | 'words'>,
): string | null {
  const seat = view.seat ?? 0;
  if (question.kind === 'mulligan') {
    return words.ask('bringsMulligan', { n: view.own?.hand.length ?? 0 });
  }
  const { cost } = factsOf(question);
  if (question.kind !== 'useAbility' || cost === undefined) return null;
  const { support } = holdingOf(view.open, seat);
  return words.ask('bringsSupport', { n: Math.max(0, support.length - cost) });
}

/** The Power left once this much is paid. */
const pays = (cost: number, { view, words }: Naming): Pick<OptionWords, 'brings'> => ({
  brings: words.ask('bringsPower', {
    n: Math.max(0, powerOf(view.open, view.seat ?? 0).ready - cost),
  }),
});

function playWords({ id, card = '' }: Option, naming: Naming): OptionWords {
  const { view, words } = naming;
  const sight = sightOf(view.open);
  const seat = view.seat ?? 0;
  const name = nameOf(card, naming);
  const face = faceInSight(view, card);
  const support = face === null ? 0 : focusPaid(sight, seat, face, id);
  if (support > 0) {
    return { label: words.ask('optPlayFocus', { card: name, n: support }), ...pays(0, naming) };
  }
  const { bonus, power: n } =
    face === null ? { bonus: 0, power: 0 } : bonusPaid(sight, seat, face, id);
  if (bonus > 0) {
    return { label: words.ask('optPlayBonus', { card: name, n, bonus }), ...pays(n, naming) };
  }
  return { label: words.ask('optPlay', { card: name, n }), ...pays(n, naming) };
}

/** The ability of a Stronghold: `space` says of which side. */
function abilityWords({ space = ':0' }: Option, { view, words }: Naming): OptionWords {
  const { stronghold } = sideAt(view.open, Number(space.split(':')[1]));
  const printed = stronghold === null ? null : catalogue.stronghold(stronghold);
  const card = printed === null ? '' : words.text(printed.name);
  const noOwl = lacksRoomForOwl(sightOf(view.open), view.seat ?? 0);
  return {
    label: words.ask('optAbility', { card }),
    ...(printed !== null && { brings: words.text(printed.text) }),
    ...(noOwl && { confirm: words.ask('optAbilityNoOwl', { card }) }),
  };
}

/** The purpose of a picked card, by the verb of the option. */
const PICKED = {
  support: 'optSupport',
  power: 'optPower',
  pay: 'optPay',
  omen: 'optOmen',
  trigger: 'optTrigger',
  rally: 'optRally',
  discard: 'optDiscard',
} as const;

/** A legal option in words. */
export function optionWords(
  option: Option,
  question: Question,
  view: UntamedView,
  wording: Reader,
): OptionWords {
  const words = WORDS[wording.lang];
  const naming = { view, words, nameOf: wording.nameOf };
  if (question.shape === 'confirm') return confirmWords(option, question, naming);
  const { verb, card, space } = option;
  const { face } = factsOf(question);
  switch (verb) {
    case 'choose':
    case 'stack':
      return chooseWords(option, question, words);
    case 'play':
      return playWords(option, naming);
    case 'attack':
      return attackWords(option, naming);
    case 'ability':
      return abilityWords(option, naming);
    case 'draw':
      return {
        label: words.ask('optDraw'),
        confirm: words.ask('optDrawAsk'),
        ...pays(DRAW_COST, naming),
      };
    case 'bonus':
      return card === undefined
        ? { label: words.ask('optBonus'), confirm: words.ask('optBonusAsk') }
        : { label: words.ask('optBonusCard', { n: bonusPlace(card, view) }) };
    case 'end':
      return endWords(question, naming);
    case 'resume':
      return { label: words.ask('optResume'), button: 'primary' };
    case 'mode':
      return { label: modeName(face, space ?? option.id, words), button: 'secondary' };
    case 'decline':
      return { label: words.ask('optDecline'), button: 'secondary' };
    case 'stop':
      return {
        label: words.ask(optionsOf(question).length > 1 ? 'optStop' : 'optGoOn'),
        button: 'primary',
        brings: words.ask('bringsStop'),
      };
    case 'deck':
      return { label: words.ask('omenDivider') };
    case 'target':
    case 'damage':
      return targetWords(option, naming);
    default: {
      const name = card === undefined ? cardBySpace(space, words) : nameOf(card, naming);
      const key = PICKED[verb as keyof typeof PICKED] ?? 'optTarget';
      return { label: words.ask(key, { card: name === '' ? cardBySpace(space, words) : name }) };
    }
  }
}

function targetWords({ id, card, space, at, seat }: Option, by: Naming): OptionWords {
  if (seat !== undefined) return { label: by.nameOf(seat), button: 'secondary' };
  if (at !== undefined) {
    const values = { card: nameOf(card ?? space ?? id, by), target: nameOf(at, by) };
    return { label: by.words.ask('optPair', values) };
  }
  return { label: nameOf(card ?? space ?? id, by) };
}

const cardBySpace = (face: string | undefined, words: Words): string =>
  face === undefined ? '' : words.text(catalogue.of(face).name);

function bonusPlace(card: string, { open }: UntamedView): number {
  for (const { bonusPower } of open.holdings) {
    const at = bonusPower.findIndex(({ id }) => id === card);
    if (at >= 0) return at + 1;
  }
  return 0;
}

/** A faction, or a Stronghold of the pile. */
function chooseWords({ space = '' }: Option, question: Question, words: Words): OptionWords {
  if (question.kind !== 'chooseFaction') {
    return { label: words.ask('optChoose', { card: words.text(catalogue.of(space).name) }) };
  }
  const card = words.text(catalogue.faction(space).name);
  return { label: card, confirm: words.ask('optFactionConfirm', { card }) };
}
