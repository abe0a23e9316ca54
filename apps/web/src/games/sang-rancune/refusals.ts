import { isAttack } from '@tablee/rules/games/sang-rancune/cards/card.ts';
import { explain as explainView } from '@tablee/rules/games/sang-rancune/explain.ts';
import type { SangRancuneView, WindowKind } from '@tablee/rules/games/sang-rancune/state.ts';
import type { Reason } from '@tablee/rules/kernel/game.ts';
import { useAnswering } from '@/stores/answering.ts';
import type { Refusal, Touch, Wording } from '@/table/contract.ts';
import { faceOf, isInHand } from './faces.ts';
import { actionOf, printed } from './names.ts';
import { isWindow } from './questions.ts';
import { dictionary, type Key, type RefusalKey, WORDS } from './words.ts';

const isKey = (key: string): key is RefusalKey => Object.hasOwn(dictionary('en').refusals, key);

const because = (code: RefusalKey, face?: string): Reason => ({
  code,
  facts: face === undefined ? {} : { face },
});

/** When a card of the hand is played. */
export function momentsOf(face: string): readonly (WindowKind | 'set')[] {
  const card = actionOf(face);
  if (card.kind === 'trick') return card.reaction.windows;
  return card.kind === 'tactical' && card.reaction !== undefined
    ? ['set', ...card.reaction.windows]
    : ['set'];
}

/** Why a card of one's hand cannot be played in this window. */
function inWindow(kind: WindowKind, view: SangRancuneView, face: string): Reason {
  const card = actionOf(face);
  const windows = momentsOf(face);
  if (!windows.includes(kind)) {
    return because(isAttack(card) ? 'attacksNotHere' : 'wrongMoment', face);
  }
  const { reveal } = view.open;
  if (kind === 'afterReveal' && reveal !== null) {
    if (reveal.seat !== view.seat && reveal.attacks.every(({ heroic }) => heroic)) {
      return because('protectedAttack', face);
    }
    if (reveal.seat === view.seat) return because('ownAttack', face);
  }
  return because(kind === 'afterHit' ? 'needsAttack' : 'noTarget', face);
}

/** Why a touch is refused, in the question that is open. */
export function explain(view: SangRancuneView, touch: Touch): Reason | null {
  const known = explainView(view, touch);
  if (known !== null && isKey(known.code)) return known;
  const { question } = useAnswering.getState();
  const face = isInHand(view, touch.card) ? faceOf(view, touch.card) : null;
  if (face === null) return question === null ? null : because('notTheQuestion');
  if (question === null || question.idle === true) return because('notNow', face);
  if (question.kind === 'setAttack') return because('tricksNotSet', face);
  if (isWindow(question.kind)) return inWindow(question.kind, view, face);
  return because('notTheQuestion');
}

export function refusalWords({ code, facts }: Reason, { lang }: Wording): Refusal {
  const { refuse, say, text } = WORDS[lang];
  const header = isKey(code) ? code : 'notTheQuestion';
  const body = `${header}Text`;
  const face = typeof facts.face === 'string' ? facts.face : null;
  const moments = face === null ? [] : momentsOf(face).map((kind) => say(`at_${kind}` as Key));
  const values = {
    card: face === null ? '' : text(printed(face).name),
    moment: moments.join(' / '),
  };
  return {
    header: refuse(header, values),
    text: refuse(isKey(body) ? body : 'notTheQuestionText', values),
  };
}
