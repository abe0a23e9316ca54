import { loadOdds } from '@tablee/rules/odds/odds.ts';
import { use } from 'react';
import { useTextLang } from '../../i18n/table.ts';
import { loadedOnce } from '../../ui/loaded-once.ts';
import { errorOf, pairsOf, sharesOf } from './fair.ts';
import './fair-match.css';
import { useFairWords } from './fair-words.ts';

const oddsOf = loadedOnce(loadOdds);

const percent = (share: number): number => Math.round(100 * share);

/** What a fair match-up is: heroes, decks or factions of the game with what strong bots win with them. */
export default function FairMatch({ game }: { readonly game: string }) {
  const odds = use(oddsOf(game));
  const say = useFairWords();
  const lang = useTextLang();
  if (odds === null) return null;
  const pairs = pairsOf(odds);
  const shares = sharesOf(odds);
  const [evenest] = pairs;
  const [best, worst] = [shares[0], shares.at(-1)];
  if (best === undefined || worst === undefined) return null;
  const says =
    evenest === undefined
      ? say('spread', {
          ...{ low: percent(worst.share), worst: worst.name[lang] },
          ...{ high: percent(best.share), best: best.name[lang] },
        })
      : say('evenest', { a: evenest.names[0][lang], b: evenest.names[1][lang] });
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(new Date(odds.date));
  return (
    <details className="folded">
      <summary>
        <b>{say('title')}</b> <span className="folded-says">{says}</span>
      </summary>
      <div className="folded-choices fair-match">
        {pairs.length > 0 && (
          <List
            title={say('pairs')}
            rows={pairs.map(({ names: [a, b], share }) =>
              say('pair', {
                ...{ a: a[lang], b: b[lang] },
                ...{ high: percent(share), low: 100 - percent(share) },
              }),
            )}
          />
        )}
        <List
          title={say('shares')}
          rows={shares.map(({ name, share }) =>
            say('share', { name: name[lang], percent: percent(share) }),
          )}
        />
        <p className="note">
          {say(odds.thinkAhead ? 'ahead' : 'atSight', {
            date,
            matches: odds.matches,
            error: errorOf(odds),
          })}
        </p>
      </div>
    </details>
  );
}

function List({ title, rows }: { readonly title: string; readonly rows: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
    </div>
  );
}
