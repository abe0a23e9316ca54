import type { Option, Question, Reader, Step, Values } from '@tablee/engine';
import { optionsOf } from '@tablee/engine';
import { catalogue, sightOf } from '../cards/catalogue.ts';
import { nextToReveal } from '../combat/turn-order.ts';
import { isAttack } from '../state/card.ts';
import type { SangRancuneView } from '../state/state.ts';
import { factsOf, isWindow } from '../view/asked.ts';
import { faceOf } from '../view/in-sight.ts';
import { incoming } from '../view/reading.ts';
import { type AskKey, dictionary, WORDS } from './dictionary.ts';
import { announcedWords, nameOfPlay } from './effects.ts';
import { nameOfFace } from './names.ts';
import { hasOffer } from './option-words.ts';

const isTitle = (key: string): key is AskKey => Object.hasOwn(dictionary('en').ask, key);

const WORDS_GIVEN: readonly string[] = ['promiseHard', 'promiseLeave'];
const PLAYS: readonly string[] = ['setAndPlay', 'play', 'weaken', 'strengthen'];

/** The words and plays possible with a setting, or before it. */
function settingKey(options: readonly Option[], view: SangRancuneView | null): AskKey {
  const has = (verbs: readonly string[]): boolean =>
    options.some(({ verb = '' }) => verbs.includes(verb));
  const face = view === null ? null : faceOf(view, options[0]?.card);
  if (face !== null && !isAttack(catalogue.cards.of(face))) return 'setTrick';
  if (has(WORDS_GIVEN)) return has(PLAYS) ? 'setSayOrPlay' : 'setOrSay';
  if (view?.open.players.some(({ promise }) => promise !== null)) return 'setAfterWords';
  return has(PLAYS) ? 'setAndPlay' : 'setAttack';
}

/**
 * The other seat that reveals after this: whether to react before they do is asked here for the last time if all pass
 * (SAN-22.14).
 */
function otherNext(view: SangRancuneView | null): number | null {
  const next = view === null ? undefined : nextToReveal(sightOf(view.open));
  return next === undefined || next === view?.seat ? null : next;
}

function keyOf(question: Question, view: SangRancuneView | null): AskKey {
  const { kind } = question;
  const options = optionsOf(question);
  if (kind === 'setAttack') return settingKey(options, view);
  if (kind === 'afterReveal' && otherNext(view) !== null) return 'afterRevealNext';
  if (kind === 'campDiscard' && options.some(({ verb }) => verb !== 'discard')) return 'campRefill';
  if (kind === 'opportunity' && options.some(({ verb }) => verb === 'setLate'))
    return 'opportunityTwo';
  if (kind === 'replaceCards' && options.length === 0) return 'replaceNone';
  if (kind === 'campAction' && question.idle === true) return 'campIdle';
  if (kind === 'campAction' && hasOffer(question)) return 'campOffered';
  if (kind === 'fireball' && (view?.open.encounter?.tokens.length ?? 0) > 0) return 'fireballPack';
  return isTitle(kind) ? kind : 'other';
}

/** The one sentence that says what is awaited, and from whom. */
export function questionTitle(
  kind: string,
  mine: Question | null,
  who: string,
  view: SangRancuneView | null,
  words: Reader,
): string {
  const { ask } = WORDS[words.lang];
  if (mine === null) {
    // Nobody is named: that would tell who still thinks (SAN-22.13).
    if (isWindow(kind)) return ask('reactWho');
    const key = `${kind}Who`;
    return ask(isTitle(key) ? key : 'otherWho', { who });
  }
  const { values, seat } = valuesOf(mine, view, words);
  return ask(keyOf(mine, view), values, seat !== null && seat === view?.seat);
}

interface About {
  readonly values: Values;
  /** Whose deed the sentence tells. */
  readonly seat: number | null;
}

function valuesOf(question: Question, view: SangRancuneView | null, words: Reader): About {
  const { ask, text, list } = WORDS[words.lang];
  const { face, attack, to } = factsOf(question);
  const mayTwo = optionsOf(question).some(({ verb }) => verb === 'setTwo');
  const named = face ?? attack;
  const count = question.shape === 'pick' ? Math.max(question.min, 1) : 0;
  const values = {
    count,
    card: named === undefined ? '' : text(nameOfFace(named)),
    name: to === undefined ? '' : words.nameOf(to),
    attacks: ask(mayTwo ? 'twoAttacks' : 'oneAttack'),
  };
  if (view === null || !isWindow(question.kind)) return { values, seat: null };
  const { reveal, strike, announced } = view.open;
  const about = (seat: number | undefined, more: Values = {}): About => ({
    values: { ...values, name: seat === undefined ? '?' : words.nameOf(seat), ...more },
    seat: seat ?? null,
  });
  switch (question.kind) {
    case 'beforeReveal':
      return about(nextToReveal(sightOf(view.open)));
    case 'afterReveal':
      return about(reveal?.seat, {
        cards: list((reveal?.attacks ?? []).map(({ card }) => text(nameOfFace(card.face)))),
        value: incoming(view.open)?.value ?? 0,
        next: words.nameOf(otherNext(view) ?? 0),
      });
    case 'trickPlayed': {
      const trick = announced.at(-1);
      const card = trick === undefined ? '?' : nameOfPlay(trick, words);
      return about(trick?.seat, { card, effect: announcedWords(view.open, words) });
    }
    case 'attackAssigned': {
      const hits = strike?.hits ?? [];
      const named = hits.map(({ seat, damage }) => `${words.nameOf(seat)} (${damage})`);
      return { values: { ...values, hits: list(named) }, seat: null };
    }
    default:
      return { values, seat: null };
  }
}

/** The windows that come in pairs: around a reveal, and around a blow of the creature. */
const STEPS: { readonly [kind: string]: Pick<Step, 'at'> & { readonly all: readonly AskKey[] } } = {
  beforeReveal: { at: 1, all: ['stepBeforeReveal', 'stepAfterReveal'] },
  afterReveal: { at: 2, all: ['stepBeforeReveal', 'stepAfterReveal'] },
  attackAssigned: { at: 1, all: ['stepAssigned', 'stepHit'] },
  afterHit: { at: 2, all: ['stepAssigned', 'stepHit'] },
};

export function questionStep({ kind }: Question, { lang }: Reader): Step | null {
  const step = STEPS[kind];
  if (step === undefined) return null;
  const { ask } = WORDS[lang];
  return { at: step.at, all: step.all.map((each) => ask(each)) };
}
