import { listOf } from '@tablee/engine';
import { MANIFESTS } from '@tablee/rules/catalogue.ts';
import type { Say } from '../../i18n/table.ts';
import type { Played } from './evenings.ts';

/** The winners of a match. */
export function resultOf({ game, results }: Played, say: Say, lang: 'fr' | 'en'): string {
  const name = MANIFESTS.find(({ id }) => id === game)?.name[lang] ?? game;
  const winners = results.filter(({ rank }) => rank === 1).map(({ nickname }) => nickname);
  return winners.length === 0
    ? say('eveningLost', { game: name })
    : say('eveningWon', { game: name, names: listOf(winners, lang) });
}
