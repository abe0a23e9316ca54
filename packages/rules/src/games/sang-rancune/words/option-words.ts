import type { Option, OptionWords, Question, Reader } from '@tablee/engine';
import { optionsOf as optionsIn } from '@tablee/engine';
import { catalogue, sightOf } from '../cards/catalogue.ts';
import { heroOf } from '../cards/heroes.ts';
import { toughness } from '../cards/tricks.ts';
import { isShielded } from '../heroes/life.ts';
import type { HeroId, SangRancuneView } from '../state/state.ts';
import { entryOf, faceOf, tokenOf } from '../view/in-sight.ts';
import { lifeOf, worthOf } from '../view/reading.ts';
import { type AskKey, WORDS, type Words } from './dictionary.ts';
import { playWords } from './effects.ts';
import { nameOfFace } from './names.ts';

interface Naming {
  readonly view: SangRancuneView;
  readonly words: Words;
  readonly nameOf: (seat: number) => string;
  readonly option: Option;
}

const cardName = ({ view, words, option }: Naming): string => {
  const face = faceOf(view, option.card);
  return face === null ? '' : words.text(nameOfFace(face));
};

const who = ({ option, nameOf }: Naming): string =>
  option.seat === undefined ? '' : nameOf(option.seat);

const creature = ({ view, words }: Naming): string => {
  const face = view.open.encounter?.face;
  return face === undefined ? '' : words.text(nameOfFace(face));
};

/** A token, or the creature itself, in words. */
function targetName(id: string | undefined, naming: Naming): string {
  const token = tokenOf(naming.view, id);
  return token === null ? creature(naming) : naming.words.ask(token.kind);
}

function toughWords(key: 'optWeaken' | 'optStrengthen', naming: Naming): OptionWords {
  const { space, verb = '' } = naming.option;
  const n = Math.abs(toughness(naming.view.open, verb, space));
  return { label: naming.words.ask(key, { target: targetName(space, naming), n }) };
}

function tokenWords(naming: Naming): OptionWords {
  const { view, words, option, nameOf } = naming;
  const token = tokenOf(view, option.card);
  if (token === null) {
    return { label: words.ask('optCreature', { card: creature(naming) }), button: 'secondary' };
  }
  const { before, life } = token;
  const values = { target: words.ask(token.kind), left: life };
  if (before === null) return { label: words.ask('optTarget', values) };
  return { label: words.ask('optTargetOf', { ...values, who: nameOf(before) }) };
}

/** A revealed attack as heroic, or with the addition that its card offers. */
function revealWords(naming: Naming, isAlone: boolean): OptionWords {
  const { view, words, option } = naming;
  const face = faceOf(view, option.card) ?? '';
  const card = cardName(naming);
  const seat = view.seat ?? 0;
  const plain = { n: worthOf(view.open, seat, face)?.value ?? 0 };
  if (option.verb === 'heroic') {
    const n = worthOf(view.open, seat, face, true)?.value ?? 0;
    // Alone it stands beside its card.
    return {
      label: words.ask(isAlone ? 'optHeroicAlone' : 'optHeroic', { card, n }),
      button: 'secondary',
      without: words.ask('optOrdinary', plain),
    };
  }
  const printedCard = face === '' ? null : catalogue.cards.of(face);
  const n = printedCard?.kind === 'standard' ? (printedCard.bonus?.offered?.(view.open) ?? 0) : 0;
  return {
    label: words.ask('optBonus', { card, n }),
    button: 'secondary',
    without: words.ask('optNoBonus', plain),
  };
}

function redirectWords(naming: Naming): OptionWords {
  const { view, words, option, nameOf } = naming;
  const hit = view.open.strike?.hits.find(({ id }) => id === option.space);
  return {
    label: words.ask('optRedirect', {
      card: cardName(naming),
      damage: hit?.damage ?? 0,
      from: hit === undefined ? '?' : nameOf(hit.seat),
      who: who(naming),
    }),
  };
}

function bashWords(naming: Naming): OptionWords {
  const { view, words, option } = naming;
  const entry = entryOf(view, option.card);
  const values = { card: cardName(naming), who: who(naming), damage: entry?.damage ?? 0 };
  return { label: words.ask('optBash', values) };
}

/** A trick: where it changes what lies revealed its button says how, once for all copies of it. */
function playedWords(naming: Naming, question: Question, reader: Reader): OptionWords {
  const { view, words, option } = naming;
  const { card = '', seat } = option;
  const face = faceOf(view, card) ?? '';
  const key = seat === undefined ? 'optPlay' : seat === view.seat ? 'optPlaySelf' : 'optPlayOn';
  const values = { card: cardName(naming), who: who(naming) };
  const label = words.ask(key, values);
  // One touch would spend it for good.
  if (seat === undefined) return { label, confirm: words.ask('optPlayConfirm', values) };
  if (view.open.reveal === null || view.seat === null || seat !== view.open.reveal.seat) {
    return { label };
  }
  const play = { seat: view.seat, card: { id: card, face }, verb: 'play', target: seat };
  const effect = playWords(view.open, question.kind, play, reader);
  if (effect === null) return { label, button: 'secondary' };
  const first = optionsIn(question).find(
    (other) => other.verb === 'play' && other.seat === seat && faceOf(view, other.card) === face,
  );
  const told = words.ask('optPlayThen', { ...values, effect });
  return first?.card === card ? { label: told, button: 'secondary' } : { label: told };
}

const DECLINES: { readonly [kind: string]: AskKey } = {
  shieldBash: 'optNoBash',
  stealItem: 'optNoSteal',
  loot: 'optNoLoot',
  opportunity: 'optNoSmall',
};

function heroWords({ option, words }: Naming): OptionWords {
  const hero = words.text(heroOf(option.space as HeroId).name);
  return {
    label: words.ask('optHero', { hero }),
    confirm: words.ask('optHeroConfirm', { hero }),
  };
}

/** Verbs that need no more than the card and the seat. */
const PLAIN: { readonly [verb: string]: AskKey } = {
  discard: 'optDiscard',
  order: 'optOrder',
  steal: 'optSteal',
  loot: 'optLoot',
  use: 'optUse',
  heal: 'optHeal',
  offer: 'optOffer',
  accept: 'optAccept',
  refuse: 'optRefuse',
  withdraw: 'optWithdraw',
  give: 'optGive',
  take: 'optTake',
  accuse: 'optAccuse',
  counter: 'optCounter',
};

/** A touch that spends something for good is confirmed. */
const SPENT: { readonly [verb: string]: AskKey } = {
  use: 'optUseConfirm',
  counter: 'optPlayConfirm',
};

/** Signs and doors, by their place. */
const PLACES: { readonly [space: string]: AskKey } = {
  heads: 'heads',
  tails: 'tails',
  stone: 'stone',
  leaf: 'leaf',
  blade: 'blade',
};

/** Answers that are buttons with words of their own. */
const BUTTONS: { readonly [verb: string]: { says: AskKey; as: 'primary' | 'secondary' } } = {
  yes: { says: 'optThrow', as: 'primary' },
  no: { says: 'optKeep', as: 'secondary' },
  later: { says: 'optLater', as: 'secondary' },
  save: { says: 'optSave', as: 'secondary' },
  saveAlways: { says: 'optSaveAlways', as: 'secondary' },
  rest: { says: 'optRest', as: 'secondary' },
  promiseHard: { says: 'optHard', as: 'secondary' },
};

/** The other card of a play, by its name. */
function nameOfOther({ view, words, option }: Naming): string {
  const face = faceOf(view, option.by);
  return face === null ? '' : words.text(nameOfFace(face));
}

/** The damage of a play's other card now, set-ups included. */
function worthOfOther({ view, option }: Naming): number {
  const face = faceOf(view, option.by);
  return face === null ? 0 : (worthOf(view.open, view.seat ?? 0, face)?.value ?? 0);
}

/** The attack to hide, by itself or after a small one; the small one, touched alone, is asked about: it could come first. */
function lateWords(naming: Naming, question: Question): OptionWords {
  const { option, words } = naming;
  const small = nameOfOther(naming);
  const card = cardName(naming);
  if (small !== '') {
    const n = worthOfOther(naming);
    return { label: words.ask('optFirst', { small, n, card }), button: 'touched' };
  }
  const label = words.ask('optLate', { card });
  if (!optionsIn(question).some(({ by }) => by === option.card)) {
    return { label, button: 'touched' };
  }
  const confirm = words.ask('optLateAsk', { card });
  return { label, button: 'touched', confirm, take: words.ask('optLateTake', { card }) };
}

/** A play takes a card, the attack it goes with and its target, in any order: the missing part. */
export function touchedWords(
  { card }: Pick<Option, 'card'>,
  left: readonly Option[],
  view: SangRancuneView,
  wording: Reader,
): string | null {
  const [first] = left;
  if (card === undefined || first === undefined) return null;
  const words = WORDS[wording.lang];
  const naming: Naming = { view, words, nameOf: wording.nameOf, option: first };
  const values = { card: cardName(naming) };
  if (left.every(({ verb }) => verb === 'setAndPlay')) return words.ask('touchedTrick', values);
  if (left.every(({ verb }) => verb === 'redirect')) return words.ask('touchedBlow', values);
  if (left.some(({ verb }) => verb === 'setTwo')) return words.ask('touchedSet', values);
  const seats = new Set(left.map(({ seat }) => seat));
  const isPlay = left.every(({ verb }) => verb === 'play');
  return isPlay && seats.size > 1 ? words.ask('touchedWhom', values) : null;
}

/** The result if nobody does anything: of the revealed attack, of the blows that are about to fall. */
function passWords(kind: string, { view, words }: Naming): OptionWords {
  const brings = passed(kind, view, words);
  const pass = { label: words.ask('optPass'), button: 'secondary' } as const;
  return brings === null ? pass : { ...pass, brings };
}

function passed(kind: string, { open, seat }: SangRancuneView, { ask }: Words): string | null {
  if (kind === 'afterReveal') {
    const life = lifeOf(open);
    if (life === null || life.added === 0) return null;
    const left = Math.max(0, life.left - life.added);
    return ask('bringsStands', { effect: ask('fxLess', { n: life.added, left }) });
  }
  if (kind !== 'attackAssigned' || seat === null || isShielded(sightOf(open), seat)) return null;
  const life = open.players[seat]?.life ?? 0;
  const blows = open.strike?.hits.filter((hit) => hit.seat === seat) ?? [];
  const n = blows.reduce((sum, { damage }) => sum + damage, 0);
  if (n === 0) return null;
  return n < life ? ask('bringsHit', { n, left: life - n }) : ask('bringsDeath', { n: life });
}

function setWords(naming: Naming, question: Question): OptionWords {
  const { view } = naming;
  const face = faceOf(view, naming.option.card);
  const n = face === null ? undefined : worthOf(view.open, view.seat ?? 0, face)?.value;
  const brings = n === undefined ? {} : { brings: naming.words.ask('bringsCounts', { n }) };
  const { card } = naming.option;
  // A trick that may be set or played, an attack that may be one of two: touching it does not say which.
  const more = optionsIn(question).filter((other) => other.by && other.card === card);
  const isOneOfTwo = more.some(({ verb }) => verb === 'setTwo');
  const label = naming.words.ask(isOneOfTwo ? 'optSetAlone' : 'optSet', { card: cardName(naming) });
  return more.length > 0 ? { label, button: 'touched', ...brings } : { label, ...brings };
}

/** A player has made an offer, and waits for the answer. */
export const hasOffer = (question: Question): boolean =>
  optionsIn(question).some(({ verb }) => verb === 'accept');

/** The offers lie in the camp with what answers them; these are their names in the list of all moves. */
function acceptWords(naming: Naming): OptionWords {
  const { view, option, words } = naming;
  const offer = view.open.camp?.offers.find(({ id }) => id === option.space);
  const named = (ids: readonly string[] = []): string =>
    words.list(
      ids.flatMap((id) => {
        const face = faceOf(view, id);
        return face === null ? [] : [words.text(nameOfFace(face))];
      }),
    );
  const values = { who: who(naming), given: named(offer?.give), taken: named(offer?.take) };
  if (values.given === '') return { label: words.ask('optAccept', values) };
  return { label: words.ask(values.taken === '' ? 'optAcceptGift' : 'optAcceptTrade', values) };
}

function plainWords(naming: Naming): OptionWords {
  const { view, option, words } = naming;
  const { verb = '', card, seat, space } = option;
  const place = space === undefined ? undefined : PLACES[space];
  if (place !== undefined) return { label: words.ask(place) };
  const key = PLAIN[verb];
  const isMine = seat !== undefined && seat === view.seat;
  const values = { card: card === undefined ? '' : cardName(naming), who: who(naming) };
  const label = key === undefined ? option.id : words.ask(key, values, isMine);
  const asks = SPENT[verb];
  return asks === undefined ? { label } : { label, confirm: words.ask(asks, values) };
}

/** A legal option in words. */
export function optionWords(
  option: Option,
  question: Question,
  view: SangRancuneView,
  wording: Reader,
): OptionWords {
  const words = WORDS[wording.lang];
  const { ask } = words;
  const naming: Naming = { view, words, nameOf: wording.nameOf, option };
  const { verb = '' } = option;
  const button = BUTTONS[verb];
  if (button !== undefined) return { label: ask(button.says), button: button.as };
  switch (verb) {
    case 'pass':
      return passWords(question.kind, naming);
    case 'promiseLeave':
      return { label: ask('optLeave', { who: who(naming) }) };
    case 'ready': {
      const mayWait = question.idle === true || hasOffer(question);
      return { label: ask('optReady'), button: mayWait ? 'secondary' : 'primary' };
    }
    case 'accept':
      return acceptWords(naming);
    case 'decline':
      return { label: ask(DECLINES[question.kind] ?? 'optDecline'), button: 'secondary' };
    case 'choose':
      return heroWords(naming);
    case 'weaken':
      return toughWords('optWeaken', naming);
    case 'strengthen':
      return toughWords('optStrengthen', naming);
    case 'redirect':
      return redirectWords(naming);
    case 'target':
      return tokenWords(naming);
    case 'heroic':
    case 'bonus':
      return revealWords(naming, optionsIn(question).length === 1);
    case 'cancel':
      return question.kind === 'shieldBash'
        ? bashWords(naming)
        : { label: ask('optCancel', { card: cardName(naming) }) };
    case 'set':
      return setWords(naming, question);
    case 'setAndPlay': {
      const set = nameOfOther(naming);
      return { label: ask('optSetAndPlay', { set, card: cardName(naming), who: who(naming) }) };
    }
    case 'setTwo': {
      const both = { first: cardName(naming), card: nameOfOther(naming) };
      return { label: ask('optSetTwo', both), button: 'never' };
    }
    case 'setLate':
      return lateWords(naming, question);
    case 'play':
      return playedWords(naming, question, wording);
    default:
      return plainWords(naming);
  }
}
