import type { Option, OptionWords, Question, Reader } from '@tablee/engine';
import { optionsOf } from '@tablee/engine';
import { creatureName, creatureValue } from '../cards/creatures.ts';
import { HOUSES } from '../state/houses.ts';
import { freeNormals, inAge } from '../state/players.ts';
import type { KingdomId, RoyaumesView } from '../state/state.ts';
import { cardsBefore } from '../view/glance.ts';
import { type Key, WORDS } from './dictionary.ts';
import { kingdomName } from './names.ts';

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

/** The remaining actions of a turn: impossible ones are not named. */
function turnTitle(question: Question): Key {
  const verbs = new Set(optionsOf(question).map(({ verb }) => verb));
  if (verbs.has('claim')) return verbs.has('rally') ? 'titleTurn' : 'titleTurnClaim';
  return verbs.has('rally') ? 'titleTurnRally' : 'titleTurnPassOnly';
}

/** A claim takes a card and a kingdom, in either order: the missing part. */
export function touchedWords(
  { card, space }: Pick<Option, 'card' | 'space'>,
  left: readonly Option[],
  view: RoyaumesView,
  { lang }: Reader,
): string | null {
  const { say, text } = WORDS[lang];
  if (left.some(({ verb }) => verb !== 'claim' && verb !== 'rally')) return null;
  const face = cardsBefore(view).find(({ id }) => id === card)?.face;
  if (space !== undefined && card === undefined) {
    return say('touchedKingdom', { kingdom: text(kingdomName(space as KingdomId)) });
  }
  if (space !== undefined || face === undefined) return null;
  return say('touchedCard', { card: text(creatureName(face)) });
}

/** The gain from ending the player's own age: the first to pass takes a tile, but alone against the rival (ROY-8.3). */
function passed({ open, seat }: RoyaumesView): Key {
  if (open.passOrder.length === 0 && open.soloLevel === null) return 'bringsPassFirst';
  const playOn = open.players.some((_, other) => other !== seat && inAge(open, other));
  return playOn || open.rival !== null ? 'bringsPass' : 'bringsPassLast';
}

/**
 * A legal option in words; a choice that ends the player's age is confirmed (a capital, and a pass while something else could
 * be done), and so is the card for a battle.
 */
export function optionWords(
  option: Option,
  question: Question,
  view: RoyaumesView,
  { lang }: Reader,
): OptionWords {
  const { say, text } = WORDS[lang];
  const face = cardsBefore(view).find(({ id }) => id === option.card)?.face;
  const card = face === undefined ? '' : text(creatureName(face));
  switch (option.verb) {
    case 'claim': {
      const id = option.space as KingdomId;
      const values = { card, kingdom: text(kingdomName(id)) };
      if (freeNormals(view.open.kingdoms[id], id) > 0) return { label: say('optClaim', values) };
      return {
        label: say('optCapital', values),
        confirm: say('optCapitalConfirm', values),
        brings: say(passed(view)),
      };
    }
    case 'rally':
      return card === ''
        ? { label: say('optRally'), confirm: say('titleDiscard'), brings: say('bringsRally') }
        : { label: say('optRallyWith', { card }) };
    case 'pass': {
      const others = optionsOf(question);
      const confirm = others.some(({ verb }) => verb === 'claim')
        ? say('optPassConfirm')
        : others.some(({ verb }) => verb === 'rally')
          ? say('optPassConfirmRally')
          : null;
      const button = confirm === null ? 'primary' : 'secondary';
      const brings = say(passed(view));
      return { label: say('optPass'), button, brings, ...(confirm !== null && { confirm }) };
    }
    case 'reveal':
      return {
        label: say('optReveal', { card }),
        confirm: say('optRevealConfirm', { card }),
        ...(face !== undefined && {
          brings: say('bringsReveal', { n: creatureValue({ face }) }),
        }),
      };
    case 'house': {
      const house = HOUSES.find(({ id }) => id === option.id);
      return { label: house === undefined ? option.id : text(house.short), button: 'secondary' };
    }
    case 'bonus':
      return { label: say('optBonus', { card }) };
    default:
      return { label: option.id };
  }
}
