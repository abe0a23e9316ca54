import type { Option, OptionWords, Question, Reader, Reason, Refusal } from '@tablee/engine';
import { optionsOf } from '@tablee/engine';
import type {
  Creature,
  KingdomId,
  RoyaumesView,
} from '@tablee/rules/games/royaumes-sauvages/index.ts';
import {
  explain as explainView,
  freeNormals,
  HOUSES,
  KINGDOMS,
  refusalText,
} from '@tablee/rules/games/royaumes-sauvages/index.ts';
import type { Touch } from '@/table/contract.ts';
import { creature, kingdomName } from './names.ts';
import { whoIs } from './story.ts';
import { type Key, WORDS } from './words.ts';

const TITLES: { readonly [kind: string]: readonly [mine: Key, others: Key] } = {
  takeTurn: ['titleTurn', 'titleTurnWho'],
  battleCard: ['titleBattle', 'titleBattleWho'],
  soloBattleCard: ['titleBattle', 'titleBattleWho'],
  battleReinforcement: ['titleReinforce', 'titleReinforceWho'],
  rivalBonusChoice: ['titleBonus', 'titleBonusWho'],
  chooseHouse: ['titleHouse', 'titleHouseWho'],
};

/** The one sentence that says what is awaited, and from whom. */
export function questionTitle(
  kind: string,
  mine: Question | null,
  who: string,
  _view: RoyaumesView | null,
  { lang }: Reader,
): string {
  const [own, others] = TITLES[kind] ?? (['titleOther', 'titleOtherWho'] as const);
  const { say } = WORDS[lang];
  if (mine === null) return say(others, { who });
  return say(kind === 'takeTurn' ? turnTitle(mine) : own);
}

/** What a turn still offers: nothing is named that cannot be done. */
function turnTitle(question: Question): Key {
  const verbs = new Set(optionsOf(question).map(({ verb }) => verb));
  if (verbs.has('claim')) return verbs.has('rally') ? 'titleTurn' : 'titleTurnClaim';
  return verbs.has('rally') ? 'titleTurnRally' : 'titleTurnPassOnly';
}

const handOf = ({ open, own }: RoyaumesView): readonly Creature[] => [
  ...(own?.hand ?? []),
  ...open.openHand,
  ...(open.rival?.bonus ?? []),
];

/** A legal option in words; what ends one's age is asked again: a capital, and a pass while something else could be done. */
export function optionWords(
  option: Option,
  question: Question,
  view: RoyaumesView,
  { lang }: Reader,
): OptionWords {
  const { say, text } = WORDS[lang];
  const face = handOf(view).find(({ id }) => id === option.card)?.face;
  const card = face === undefined ? '' : text(creature(face).name);
  switch (option.verb) {
    case 'claim': {
      const id = option.space as KingdomId;
      const values = { card, kingdom: text(kingdomName(id)) };
      if (freeNormals(view.open.kingdoms[id], id) > 0) return { label: say('optClaim', values) };
      return { label: say('optCapital', values), confirm: say('optCapitalConfirm', values) };
    }
    case 'rally':
      return card === ''
        ? { label: say('optRally'), confirm: say('titleDiscard') }
        : { label: say('optRallyWith', { card }) };
    case 'pass': {
      const others = optionsOf(question);
      const confirm = others.some(({ verb }) => verb === 'claim')
        ? say('optPassConfirm')
        : others.some(({ verb }) => verb === 'rally')
          ? say('optPassConfirmRally')
          : null;
      const button = confirm === null ? 'primary' : 'secondary';
      return { label: say('optPass'), button, ...(confirm !== null && { confirm }) };
    }
    case 'reveal':
      return { label: say('optReveal', { card }) };
    case 'house': {
      const house = HOUSES.find(({ id }) => id === option.id);
      return { label: house === undefined ? option.id : text(house.name), button: 'secondary' };
    }
    case 'bonus':
      return { label: say('optBonus', { card }) };
    default:
      return { label: option.id };
  }
}

/** Why a touch is refused. A card alone: no kingdom takes it, each for its own reason. */
export function explain(view: RoyaumesView, touch: Touch): Reason | null {
  const { verb, card, space } = touch;
  if (space === undefined && card !== undefined && (verb === undefined || verb === 'claim')) {
    const held = handOf(view).find(({ id }) => id === card);
    const reasons = KINGDOMS.map((id) => explainView(view, { verb: 'claim', card, space: id }));
    if (held === undefined || reasons[0]?.code === 'notYourTurn') return reasons[0] ?? null;
    if (reasons.some((reason) => reason === null)) return null;
    return { code: 'nowhere', facts: { card: held.face, reasons } } as unknown as Reason;
  }
  // A kingdom touched first, and no card takes a place there.
  if (card === undefined && space !== undefined) {
    const [first] = handOf(view);
    if (first === undefined) return null;
    const reason = explainView(view, { verb: 'claim', card: first.id, space });
    return reason?.code === 'decree'
      ? { code: 'noCard', facts: { kingdom: space } }
      : (reason ?? null);
  }
  return explainView(view, space === undefined ? touch : { ...touch, verb: 'claim' });
}

export function refusalWords(reason: Reason, words: Reader): Refusal {
  const { lang } = words;
  const { say, text } = WORDS[lang];
  if (reason.code === 'noCard') {
    const kingdom = text(kingdomName(reason.facts.kingdom as KingdomId));
    return { header: say('refusedNoCard', { kingdom }), text: say('refusedNoCardText') };
  }
  if (reason.code === 'nowhere') {
    const { card, reasons } = reason.facts as unknown as {
      card: string;
      reasons: readonly Reason[];
    };
    const lines = reasons.map((each, i) => {
      const kingdom = text(kingdomName(KINGDOMS[i] as KingdomId));
      const why = each.code === 'kingdomClosed' ? say('closedShort') : wordsOf(each, words).text;
      return say('named', { name: kingdom, value: why.replace(/\.$/, '') });
    });
    return {
      header: say('refusedNowhere', { card: text(creature(card).name) }),
      text: `${lines.join(' · ')}.`,
    };
  }
  return wordsOf(reason, words);
}

function wordsOf(reason: Reason, words: Reader): Refusal {
  const { header, text } = refusalText(reason, words.lang, (owner) => whoIs(owner, words));
  const unbroken = (said: string): string => WORDS[words.lang].text({ fr: said, en: said });
  return { header: unbroken(header), text: unbroken(text) };
}
