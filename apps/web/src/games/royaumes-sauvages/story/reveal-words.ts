import { capital } from '@tablee/engine';
import type { Owner } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import type { Words } from '../words.ts';
import type { Moment } from './moment-queue.ts';

interface Names extends Pick<Words, 'say' | 'list'> {
  who(owner: Owner): string;
  isYou(owner: Owner): boolean;
  card(face: string): string;
}

/** The meaning of the revealed cards. In a solo match each card of the rival is compared with the player's own (ROY-R.57). */
export function revealWords(of: Extract<Moment, { kind: 'reveal' }>, names: Names): string {
  const { cards, leaders, best, onesWin, result, over } = of;
  const { say, list, who, isYou, card } = names;
  if (result !== null) {
    const decisive = cards.filter(
      ({ owner, card: { id } }) => owner === 'rival' && best.includes(id),
    );
    return say(
      { won: 'soloBest', lost: 'soloBeaten', tied: over ? 'soloEven' : 'soloTied' }[
        result
      ] as 'soloBest',
      {
        card: card(cards[0]?.card.face ?? ''),
        cards: list(decisive.map((each) => card(each.card.face))),
        count: decisive.length,
      },
    );
  }
  const youFirst = [...leaders].sort((a, b) => Number(isYou(b)) - Number(isYou(a)));
  const told = leaders.length === 1 ? 'bestCard' : over ? 'perfectlyTied' : 'stillTied';
  const said = capital(say(told, { who: list(youFirst.map(who)) }, leaders.some(isYou)));
  return onesWin ? `${say('oneWins')} ${said}` : said;
}
