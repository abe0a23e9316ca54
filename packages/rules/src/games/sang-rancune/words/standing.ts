import type { Reader } from '@tablee/engine';
import { capital } from '@tablee/engine';
import { sightOf } from '../cards/catalogue.ts';
import { isDescending } from '../combat/turn-order.ts';
import type { Open } from '../state/state.ts';
import type { Words } from './dictionary.ts';

/** The changes on the open encounter's card, each in a few words. */
export function marksOf(open: Open, { say }: Words): string[] {
  const { encounter, players } = open;
  if (encounter === null) return [];
  const { face, form, blood, heads, prestigeTokens, pile } = encounter;
  return [
    ...(form === null ? [] : [say(form)]),
    ...(face === 'invocatrice-de-sang'
      ? [say('bloodCount', { n: blood, of: players.length })]
      : []),
    ...(face === 'hydre' ? [say('headsCount', { n: heads })] : []),
    ...(prestigeTokens > 0 ? [say('tokensOn', { n: prestigeTokens })] : []),
    ...(isDescending(sightOf(open)) ? [say('orderBack')] : []),
    ...(pile.some(({ blesses }) => blesses) ? [say('blessed')] : []),
  ];
}

/** The winner of the Artefact, in one sentence. */
export function endTitle(
  winners: readonly number[],
  { say, list }: Words,
  { nameOf, isYou }: Pick<Reader, 'nameOf' | 'isYou'>,
): string {
  if (winners.length === 0) return say('finalLost');
  const key = winners.length > 1 ? 'finalShared' : 'finalWon';
  const who = capital(list(winners.map((seat) => nameOf(seat))));
  return say(
    key,
    { who },
    winners.some((seat) => isYou(seat)),
  );
}
