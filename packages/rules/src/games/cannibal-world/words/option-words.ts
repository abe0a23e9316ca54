import type { Option, OptionWords, Question, Reader } from '@tablee/engine';
import { optionsOf } from '@tablee/engine';
import { halvesOf, soleTarget } from '../abilities/legality.ts';
import type { FactionId } from '../cards/card.ts';
import { cardOf, factionOf, isLeader } from '../cards/catalogue.ts';
import { findCreature } from '../creatures/creatures.ts';
import { sightOf } from '../guide/catalogue.ts';
import { campAt, campOf, DODGE_COST, MEAT, otherCamp } from '../state/players.ts';
import type { CannibalView } from '../state/state.ts';
import {
  attackForecast,
  blowOn,
  type Forecast,
  forecastOf,
  mayArmourSave,
  ruinAfter,
} from '../view/forecast.ts';
import { faceInSight } from '../view/in-sight.ts';
import { type AskKey, WORDS, type Words } from './dictionary.ts';
import { abilityName, creatureName } from './names.ts';

interface Naming {
  readonly view: CannibalView;
  readonly words: Words;
  readonly nameOf: (seat: number) => string;
}

/** A card or a creature in words, with its owner if that is not the reader, and what tells it from another of its name. */
function nameOf(id: string | undefined, { view, words, nameOf }: Naming): string {
  const creature = id === undefined ? undefined : findCreature(view.open, id);
  if (creature !== undefined) {
    const { owner } = creature;
    return creatureName(view.open, creature, words, owner === view.seat ? null : nameOf(owner));
  }
  const face = faceInSight(view, id);
  return face === null ? words.say('mainDeck') : words.text(cardOf(face).name);
}

const abilityAt = (
  id: string | undefined,
  slot: string | undefined,
  { view, words }: Naming,
): string => {
  const face = faceInSight(view, id);
  return face === null ? '' : words.text(abilityName(face, Number(slot ?? 0)));
};

/** Ending is asked again while meat is left and something useful could be paid. */
function endWords(question: Question, { view, words }: Naming): OptionWords {
  const { ask } = words;
  const options = optionsOf(question);
  const meat = view.open.players[view.seat ?? 0]?.meat ?? 0;
  const brings = ask(meat > 0 ? 'bringsEndLost' : 'bringsEnd', { full: MEAT });
  const pillages = options.some(({ verb }) => verb === 'pillage');
  if (pillages) {
    return { label: ask('optEnd'), button: 'secondary', confirm: ask('optEndPillage'), brings };
  }
  const idle = !options.some(({ verb }) => verb === 'attack' || verb === 'play');
  return {
    label: ask('optEnd', { n: meat }),
    button: idle || meat === 0 ? 'primary' : 'secondary',
    brings,
  };
}

/** What a blow is to a creature; nobody knows yet whether its Armour will be used. */
function endOf(blow: Forecast | undefined, { view }: Naming): 'lives' | 'dies' | 'armour' {
  if (!blow?.dies) return 'lives';
  return mayArmourSave(view.open, blow) ? 'armour' : 'dies';
}

const BLOWS = { lives: 'bringsBlow', dies: 'bringsDeath', armour: 'bringsDeathArmour' } as const;
const ATTACKS = { lives: 'optAttack', dies: 'optAttackFatal', armour: 'optAttackArmour' } as const;

/** The losses of creatures, a sentence each. */
const blowsTold = (blows: readonly Forecast[], by: Naming): string =>
  blows
    .map((blow) =>
      by.words.ask(BLOWS[endOf(blow, by)], {
        card: nameOf(blow.creature, by),
        n: blow.combat + blow.direct,
      }),
    )
    .join(' ');

/** The meat of the player once `cost` of it is paid. */
const meatAfter = (cost: number, { view }: Naming): number =>
  Math.max(0, (view.open.players[view.seat ?? 0]?.meat ?? 0) - cost);

/** The meat left after paying for an ability. */
const costs = (cost: number, by: Naming): Pick<OptionWords, 'brings'> => ({
  brings: by.words.ask('bringsMeat', { n: meatAfter(cost, by) }),
});

/** A token less for the other camp, and how far that is from winning (CAN-1.1, 9.12). */
function pillageWords({ view, words }: Naming): OptionWords {
  const camp = otherCamp(campOf(view.open, view.seat ?? 0));
  const n = campAt(view.open, camp).tokens - 1;
  const brings = words.ask(n === 0 ? 'bringsPillageWins' : 'bringsPillage', { n });
  return { label: words.ask('optPillage'), button: 'primary', brings };
}

/** Lets come what lies on the table: the combat as it would end now. */
function passWords({ facts }: Question, by: Naming): OptionWords {
  const { open } = by.view;
  const label = by.words.ask(facts?.acts ? 'optPassBoth' : 'optPass');
  const blows = open.combat === null ? '' : blowsTold(forecastOf(open, open.combat).blows, by);
  const brings = blows !== '' && { brings: by.words.ask('bringsStands', { blows }) };
  return { label, button: 'primary', ...brings };
}

/** Passing, and what is not asked any more after it. */
const standBackWords = (until: 'Combat' | 'Turn', { words: { ask } }: Naming): OptionWords => ({
  label: ask(`optPass${until}`),
  button: 'secondary',
  brings: ask(`bringsPass${until}`),
});

/** Dodging is paid with the meat of the own next turn; the combat after the assault of a creature is not dodged with it. */
function dodgeWords({ facts }: Question, by: Naming): OptionWords {
  const isBeforeCombat = facts?.what === 'assault' && facts.attacker != null;
  const brings = by.words.ask(isBeforeCombat ? 'bringsDodgeAssault' : 'bringsDodge', {
    n: meatAfter(DODGE_COST, by),
  });
  return { label: by.words.ask('optDodge'), button: 'secondary', brings };
}

/** An attack, with a warning where it would end in a mutual ruin. */
function attackWords({ card = '', space = '' }: Option, by: Naming): OptionWords {
  const { view, words } = by;
  const blows = attackForecast(view.open, card, space);
  const values = { card: nameOf(card, by), target: nameOf(space, by) };
  const label = words.ask(ATTACKS[endOf(blowOn(blows, space), by)], values);
  const camp = findCreature(view.open, card)?.camp;
  const ruin = camp === undefined ? null : ruinAfter(view, blows, camp);
  const told = blowsTold(blows, by);
  const worded = { label, ...(told !== '' && { brings: told }) };
  if (ruin === null) return worded;
  const { strength, tokens } = ruin;
  return { ...worded, confirm: words.ask('optAttackRuin', { strength, tokens }) };
}

/** An Action that can be played in one way: read before it is paid for, as a Creature is. */
function wholeActionWords({ card }: Option, by: Naming): OptionWords {
  const { view, words } = by;
  const face = faceInSight(view, card);
  const ways = face === null ? [] : halvesOf(sightOf(view.open), view.seat ?? 0, face);
  const values = { card: nameOf(card, by), ability: abilityAt(card, ways[0], by) };
  return {
    label: words.ask('optAction', values),
    confirm: words.ask('optActionAsk', values),
    take: words.ask('optActionTake', values),
    ...costs(1, by),
  };
}

/** An ability that has but one target is aimed all the same: its target is named before it is paid for. */
function abilityWords(option: Option, by: Naming): OptionWords {
  const { verb, card, space, at } = option;
  const { view, words } = by;
  const key = verb === 'ability' ? 'optAbility' : 'optTrigger';
  const only = soleTarget(sightOf(view.open), view.seat ?? 0, option);
  const values = {
    card: nameOf(card, by),
    ability: abilityAt(card, space, by),
    target: nameOf(at ?? only ?? undefined, by),
  };
  const label = words.ask(at === undefined && only === null ? key : `${key}At`, values);
  // In the own turn it is paid with meat, a triggered ability with nothing.
  const paid = verb === 'ability' ? costs(1, by) : {};
  if (only === null) return { label, ...paid };
  return {
    label,
    ...paid,
    confirm: words.ask('optAimAsk', values),
    take: words.ask(`${key}Take`, values),
  };
}

const HALVES = { '01': 'optBothFirst', '10': 'optBothFirst' } as const;

function halvesWords({ card, space = '0' }: Option, by: Naming): OptionWords {
  const [first, second] = [...space];
  const names = { first: abilityAt(card, first, by), second: abilityAt(card, second, by) };
  const key: AskKey = HALVES[space as keyof typeof HALVES] ?? 'optHalf';
  const cost = space.length;
  return { label: by.words.ask(key, names), button: 'touched', ...costs(cost, by) };
}

/** Yes and no in the words of their question. */
function confirmWords({ id }: Option, { kind }: Question, { ask }: Words): OptionWords {
  const yes = id === 'yes';
  if (kind === 'mulligan') {
    return { label: ask(yes ? 'optMulligan' : 'optKeep'), button: yes ? 'secondary' : 'primary' };
  }
  return { label: ask(yes ? 'optConcede' : 'optPlayOn'), button: yes ? 'secondary' : 'primary' };
}

/** A reaction, by its verb: the deed of the creature or the revealed card. */
const REACTIONS: { readonly [verb: string]: AskKey } = {
  net: 'optNet',
  bullseye: 'optBullseye',
  swap: 'optSwap',
  armour: 'optArmour',
};

/** The purpose of a picked card, by the verb of the option. */
const PICKED: { readonly [verb: string]: AskKey } = {
  target: 'optTarget',
  bearer: 'optBearer',
  rat: 'optRat',
  search: 'optSearch',
  reinforce: 'optReinforce',
  share: 'optTarget',
};

/** An attack takes a creature and a target, in either order: the missing part. */
export function touchedWords(
  { card, space }: Pick<Option, 'card' | 'space'>,
  left: readonly Option[],
  view: CannibalView,
  wording: Reader,
): string | null {
  if (card !== undefined || left.length === 0) return null;
  if (left.some(({ verb }) => verb !== 'attack')) return null;
  const words = WORDS[wording.lang];
  const by: Naming = { view, words, nameOf: wording.nameOf };
  return words.ask('touchedTarget', { target: nameOf(space, by) });
}

/** A legal option in words. */
export function optionWords(
  option: Option,
  question: Question,
  view: CannibalView,
  wording: Reader,
): OptionWords {
  const words = WORDS[wording.lang];
  const by: Naming = { view, words, nameOf: wording.nameOf };
  if (question.shape === 'confirm') return confirmWords(option, question, words);
  return (
    actionWords(option, question, by) ??
    answerWords(option, question, by) ?? {
      label: words.ask(PICKED[option.verb ?? ''] ?? 'optTarget', {
        card: nameOf(option.card ?? option.id, by),
      }),
    }
  );
}

/** Actions of the main phase and the tactical window. */
function actionWords(option: Option, question: Question, by: Naming): OptionWords | null {
  const { verb, card, space, seat } = option;
  const { ask } = by.words;
  const named = { card: nameOf(card, by) };
  switch (verb) {
    case 'play': {
      const free = isLeader(faceInSight(by.view, card) ?? 'RA/01');
      const key = space === 'covert' ? 'optPlayCovert' : 'optPlayHunt';
      return { label: ask(key, { ...named, n: free ? 0 : 1 }) };
    }
    case 'action':
      return space === undefined ? wholeActionWords(option, by) : halvesWords(option, by);
    case 'ability':
    case 'trigger':
      return abilityWords(option, by);
    case 'move':
      return { label: ask('optMove', named) };
    case 'attack':
      return attackWords(option, by);
    case 'pillage':
      return pillageWords(by);
    case 'draw':
      if (question.kind === 'mainAction') return { label: ask('optDraw'), button: 'secondary' };
      return { label: card === undefined ? ask('optDrawMain') : ask('optDrawCard', named) };
    case 'drawAll':
      return {
        label: ask('optDrawAll', { n: Number(question.facts?.left ?? 0) }),
        button: 'secondary',
      };
    case 'recover':
      return { label: ask('optRecover', named) };
    case 'dropTracker':
      return {
        label: ask('optDropTracker', named),
        confirm: ask('optDropTrackerAsk', named),
        take: ask('optDropTrackerTake'),
      };
    case 'give':
      return { label: ask('optGive', { who: by.nameOf(seat ?? 0) }), button: 'secondary' };
    case 'end':
      return endWords(question, by);
    case 'concede':
      return { label: ask('optConcedeAsk'), button: 'secondary' };
    default:
      return null;
  }
}

/** A reaction to an attack is read before it is given: the touch of a card or creature says neither what it does nor that it is spent. */
function reactionWords(
  { id, card, verb }: Option,
  question: Question,
  label: string,
  by: Naming,
): OptionWords {
  const isRevealed = id.startsWith('reveal:');
  if (!isRevealed && question.kind !== 'defend') return { label };
  const key = isRevealed ? 'optRevealAsk' : 'optReactAsk';
  const { facts } = question;
  const attacker = typeof facts?.attacker === 'string' ? facts.attacker : undefined;
  const nets = verb === 'net' && attacker !== undefined;
  const values = { attacker: nameOf(attacker, by), n: meatAfter(1, by) };
  return {
    label,
    confirm: by.words.ask(key, { card: nameOf(card, by) }),
    take: label,
    ...(nets && { brings: by.words.ask('bringsNet', values) }),
  };
}

/** Answers to what others do, and to the questions of setting up. */
function answerWords(option: Option, question: Question, by: Naming): OptionWords | null {
  const { verb, card, space } = option;
  const { ask, text } = by.words;
  switch (verb) {
    case 'pass':
      return question.kind === 'enterTrigger'
        ? { label: ask('optNoTrigger'), button: 'secondary' }
        : passWords(question, by);
    case 'passCombat':
      return standBackWords('Combat', by);
    case 'passTurn':
      return standBackWords('Turn', by);
    case 'dodge':
      return dodgeWords(question, by);
    case 'net':
    case 'bullseye':
    case 'swap':
    case 'armour':
      if (question.kind === 'swapFighter')
        return { label: ask('optSwapIn', { card: nameOf(card, by) }) };
      return reactionWords(
        option,
        question,
        ask(REACTIONS[verb] ?? 'optTarget', { card: nameOf(card, by) }),
        by,
      );
    case 'recharge': {
      const name = nameOf(card, by);
      if (question.kind === 'rechargeTrigger')
        return reactionWords(option, question, ask('optRechargeBy', { card: name }), by);
      const ability = abilityAt(card, space, by);
      return { label: ask('optRecharge', { card: name, ability }), button: 'secondary' };
    }
    case 'habitat':
      return { label: text(factionOf(space as FactionId).habitat), button: 'secondary' };
    case 'deck':
      return { label: ask('optDeck', { faction: text(factionOf(space as FactionId).name) }) };
    case 'randomDeck':
      // It lies among the decks.
      return { label: ask('optRandomDeck'), button: 'never' };
    case 'keepDeck':
      // The deck put together on the board is the main answer.
      return { label: ask('optKeepDeck'), button: 'secondary' };
    case 'resetDeck':
      return { label: ask('optResetDeck'), button: 'secondary' };
    default:
      return null;
  }
}
