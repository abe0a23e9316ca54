import type { Option, OptionWords, Question, Reader } from '@tablee/engine';
import { areFriendly, fighterOf, occupant } from '../armies/armies.ts';
import { EXHAUSTION } from '../armies/piles.ts';
import { catalogue, sightOf } from '../cards/catalogue.ts';
import { attackOf } from '../combat/attack.ts';
import { friendlyFire } from '../combat/strikes.ts';
import { combatValue } from '../combat/values.ts';
import { boostedMovement, maneuverMovement } from '../flow/maneuver.ts';
import type { SpaceId, UnmatchedView } from '../state/state.ts';
import { goesOn } from '../view/asked.ts';
import { figureKind } from '../view/figures.ts';
import { worthOf } from '../view/preview.ts';
import { type AskKey, dictionary, WORDS, type Words } from './dictionary.ts';
import { faceOf } from './faces.ts';
import { fighterName } from './names.ts';
import { placeName } from './place-names.ts';
import { factsOf } from './questions.ts';

interface Naming {
  readonly view: UnmatchedView;
  readonly words: Words;
  readonly nameOf: (seat: number) => string;
  readonly question: Question;
}

const cardName = (
  id: string | undefined,
  { view, words }: Pick<Naming, 'view' | 'words'>,
): string => {
  const face = faceOf(view, id);
  return face === null ? '' : words.text(catalogue.cards.of(face).name);
};

/** "Merlin (Ana), 3/7". */
function someone(id: string, { view, words, nameOf }: Naming): string {
  const { army, health } = fighterOf(view.open, id);
  const who = nameOf(view.open.armies[army]?.seat ?? 0);
  const of = figureKind(id).kind.health;
  return words.ask('optFighter', { fighter: words.text(fighterName(id)), who, health, of });
}

/** "la case rouge et jaune à gauche (Alice)". */
function place(space: SpaceId, { view, words }: Naming): string {
  const held = occupant(view.open, space);
  const where = placeName(space, words.lang);
  return held === undefined ? where : `${where} (${words.text(fighterName(held.id))})`;
}

/** The words of an option without a thing on the board: declining, or ending. */
const DECLINES: { readonly [kind: string]: AskKey } = {
  useGaze: 'optNoGaze',
  commitBoost: 'optNoBoost',
  boostAttack: 'optNoBoost',
  commitDefense: 'optNoDefense',
  placeByEffect: 'optStayHere',
  moveFighters: 'optDone',
  moveByEffect: 'optDone',
  pickCombatantMove: 'optStay',
};

/** The step after the action under way; the second ends the turn. */
const afterThisAction = ({ view, words }: Naming): string => {
  const isSecond = view.open.action >= 2;
  return words.ask(isSecond ? 'thenEnd' : 'thenAct');
};

/** The step after the action about to be taken: one taken instead of another move is the second. */
const thenWords = (naming: Naming): string =>
  goesOn(naming.question) ? naming.words.ask('thenEnd') : afterThisAction(naming);

/** A card, or what its absence costs, and how far one gets without a boost. */
function maneuverWords(naming: Naming): OptionWords {
  const { view, words, question } = naming;
  const { active } = view.open;
  const isEmpty = view.tally[`deck${active}`] === 0;
  const brings = words.ask(isEmpty ? 'bringsManeuverEmpty' : 'bringsManeuver', {
    n: maneuverMovement(sightOf(view.open), active),
    lost: EXHAUSTION,
    next: thenWords(naming),
  });
  const label = words.ask(goesOn(question) ? 'optManeuverNext' : 'optManeuver');
  return { label, button: 'primary', brings };
}

/** The result of declining, if that can be said. */
function withoutWords(naming: Naming): string | null {
  const { view, words, question } = naming;
  const { target } = factsOf(question);
  if (question.kind === 'commitDefense' && target !== undefined) {
    const values = {
      target: words.text(fighterName(target)),
      left: fighterOf(view.open, target).health,
    };
    return words.ask('bringsNoDefense', values);
  }
  return question.kind === 'moveFighters' ? afterThisAction(naming) : null;
}

function declined(naming: Naming): OptionWords {
  const { question, words } = naming;
  const { ask } = words;
  const { kind } = question;
  const brings = withoutWords(naming);
  const isSecond = kind === 'useGaze' || kind === 'commitDefense' || goesOn(question);
  const button = isSecond ? 'secondary' : 'primary';
  return { label: ask(DECLINES[kind] ?? 'optDone'), button, ...(brings !== null && { brings }) };
}

/** A scheme that can hit only friends asks first (UNM-R.28). */
function schemeWords({ card }: Option, naming: Naming): OptionWords {
  const { view, words } = naming;
  const face = faceOf(view, card);
  const label = words.ask('optScheme', { card: cardName(card, naming) });
  const danger = face === null ? null : friendlyFire(sightOf(view.open), face);
  const text = face === null ? '' : words.text(catalogue.cards.of(face).text);
  const next = thenWords(naming);
  const brings = { brings: words.ask('bringsScheme', { text, next }) };
  return danger === null
    ? { label, ...brings }
    : { label, ...brings, confirm: words.ask('friendlyScheme', nameValue(card, naming)) };
}

const nameValue = (card: string | undefined, naming: Naming) => ({ card: cardName(card, naming) });

function commitWords({ card }: Option, naming: Naming): OptionWords {
  const { view, words, question } = naming;
  const face = faceOf(view, card);
  const { attacker, target } = factsOf(question);
  if (face === null || attacker === undefined || target === undefined)
    return { label: cardName(card, naming) };
  const combatant = { fighter: target, opponent: attacker, role: 'defense' } as const;
  const n = worthOf(sightOf(view.open), face, combatant).value;
  const name = cardName(card, naming);
  return {
    label: words.ask('optDefendWith', { card: name, n }),
    confirm: words.ask('optDefendConfirm', { card: name }),
    brings: words.ask('bringsDefense', { n }),
  };
}

/** Attacker, target and card; a card that may then hit friends is confirmed (UNM-R.28). */
function attackWords({ id, card }: Option, naming: Naming): OptionWords {
  const { view, words } = naming;
  const { attacker, target } = attackOf(view.open, id);
  const face = faceOf(view, card);
  const by = { fighter: attacker.id, opponent: target.id, role: 'attack' } as const;
  const n = face === null ? 0 : worthOf(sightOf(view.open), face, by).value;
  const label = words.ask('optAttackWith', {
    fighter: words.text(fighterName(attacker.id)),
    target: someone(target.id, naming),
    card: cardName(card, naming),
    n,
  });
  const left = target.health - n;
  const brings = words.ask(left > 0 ? 'bringsUndefended' : 'bringsDefeat', {
    target: words.text(fighterName(target.id)),
    left,
  });
  const danger = face === null ? null : friendlyFire(sightOf(view.open), face, target.id);
  return danger === null
    ? { label, brings }
    : { label, brings, confirm: words.ask('friendlyMaybe', nameValue(card, naming)) };
}

/** The effect of a boost on the attack: for an open one its value, against the defense as it stands. */
function boosted(n: number, { view, words }: Naming): string {
  const { combat } = view.open;
  if (combat === null || combat.attack === null) return words.ask('bringsBoost', { n });
  const from = combatValue(combat.attack);
  const values = { from, to: from + n, against: combatValue(combat.defense) };
  return words.ask('bringsBoosted', values);
}

/** For a maneuver, by how many spaces it takes everybody farther: a Voyage also counts among the discarded. */
function boostWords({ card }: Option, naming: Naming): OptionWords {
  const { view, question, words } = naming;
  const face = faceOf(view, card);
  if (question.kind === 'moveFighters' && face !== null) {
    const { active } = view.open;
    const sight = sightOf(view.open);
    const n = boostedMovement(sight, active, face) - maneuverMovement(sight, active);
    const values = { card: cardName(card, naming), n };
    return {
      label: words.ask('optBoostMove', values),
      button: 'touched',
      confirm: words.ask('confirmBoostMove', values),
    };
  }
  const n = face === null ? 0 : catalogue.cards.of(face).boost;
  const name = cardName(card, naming);
  return {
    label: words.ask('optBoost', { card: name, n }),
    confirm: words.ask('optBoostConfirm', { card: name }),
    brings: boosted(n, naming),
  };
}

/** Hitting the own side is confirmed. */
function targetWords({ id }: Option, naming: Naming): OptionWords {
  const { view, words } = naming;
  const label = someone(id, naming);
  const mine = view.open.armies.findIndex(({ seat }) => seat === view.seat);
  const friend = mine >= 0 && areFriendly(view.open, mine, fighterOf(view.open, id).army);
  if (!friend) return { label };
  const fighter = words.text(fighterName(id));
  return { label, confirm: words.ask('friendlyTarget', { fighter }) };
}

function moveWords({ by = '', space = '' }: Option, naming: Naming): OptionWords {
  const fighter = naming.words.text(fighterName(by));
  return { label: naming.words.ask('optMove', { fighter, space: place(space, naming) }) };
}

function chooseWords({ id }: Option, { question, words }: Naming): OptionWords {
  if (question.kind === 'chooseHero') {
    const hero = words.text(catalogue.heroes.of(id).hero.name);
    return { label: hero, confirm: words.ask('optHeroConfirm', { hero }) };
  }
  const key = `tile_${id}`;
  return { label: Object.hasOwn(dictionary('en').ask, key) ? words.ask(key as AskKey) : id };
}

/** An attack takes a card and a target, in either order: the missing part. */
export function touchedWords(
  { card }: Pick<Option, 'card'>,
  left: readonly Option[],
  view: UnmatchedView,
  wording: Reader,
): string | null {
  if (left.length === 0 || left.some(({ verb }) => verb !== 'attack')) return null;
  const words = WORDS[wording.lang];
  if (card === undefined) return words.ask('touchedTarget');
  return words.ask('touchedAttackCard', { card: cardName(card, { view, words }) });
}

/** A legal option in words. */
export function optionWords(
  option: Option,
  question: Question,
  view: UnmatchedView,
  wording: Reader,
): OptionWords {
  const words = WORDS[wording.lang];
  const naming: Naming = { view, words, nameOf: wording.nameOf, question };
  const { verb, card, space = '', id } = option;
  switch (verb) {
    case 'choose':
    case 'size':
      return chooseWords(option, naming);
    case 'maneuver':
      return maneuverWords(naming);
    case 'scheme':
      return schemeWords(option, naming);
    case 'attack':
      return attackWords(option, naming);
    case 'boost':
      return boostWords(option, naming);
    case 'commit':
      return commitWords(option, naming);
    case 'move':
      return moveWords(option, naming);
    case 'place':
      return { label: place(space, naming) };
    case 'target':
      return targetWords(option, naming);
    case 'discard':
      return { label: words.ask('optDiscard', nameValue(card, naming)) };
    case 'take':
      return { label: words.ask('optTake', nameValue(card, naming)) };
    case 'decline':
    case 'done':
      return declined(naming);
    default:
      return { label: cardName(card, naming) || id };
  }
}
