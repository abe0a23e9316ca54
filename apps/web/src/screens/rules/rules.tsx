import { isGameId } from '@tablee/rules/catalogue.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSay, useTextLang } from '../../i18n/table.ts';
import { useRouter } from '../../router.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Link } from '../../ui/link.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Page } from '../../ui/page.tsx';
import { HOUSE_GAMES } from '../home/poster.ts';
import { NotFound } from '../trouble/not-found.tsx';
import Rulebook from './rulebook.tsx';

const Overview = lazy(() => import('./overview.tsx'));

const clauseOfHash = (): string | null => decodeURIComponent(location.hash.slice(1)) || null;

/** The rules of a game as a page: the main ones first, then all of them; `#ROY-4.2` leads to a clause. */
export default function Rules({ game }: { readonly game: string }) {
  const say = useSay();
  const lang = useTextLang();
  const [clause, setClause] = useState(clauseOfHash);
  const route = useRouter((router) => router.route);
  const known = HOUSE_GAMES.find(({ id }) => id === game);
  const name = known?.name[lang];
  // A link within the page, and the way back, come by the router.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it leads here again
  useEffect(() => setClause(clauseOfHash()), [route]);
  useEffect(() => {
    if (name !== undefined) document.title = `${say('rulesOf', { game: name })} · Tablée`;
    const follow = () => setClause(clauseOfHash());
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [say, name]);
  if (name === undefined) return <NotFound />;
  return (
    <Page className="rules-page">
      <h1 className="rules-title">{name}</h1>
      <p>
        <Link to={`/learn/${game}`} className="rules-learn">
          {say('learnGame', { game: name })}
        </Link>
        {known?.decks && (
          <>
            {' · '}
            <Link to={`/decks/${game}`}>{say('decksOf', { game: name })}</Link>
          </>
        )}
        {clause !== null && (
          <>
            {' · '}
            <Link to={`/rules/${game}`}>{say('overview')}</Link>
          </>
        )}
      </p>
      {clause === null && isGameId(game) && (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={<Loading within />}>
            <Overview game={game} />
          </Suspense>
        </ErrorBoundary>
      )}
      {clause === null && <h2 className="rules-title">{say('overviewAll')}</h2>}
      <Suspense fallback={<Loading within />}>
        <Rulebook game={game} clause={clause} />
      </Suspense>
    </Page>
  );
}
