import { Suspense, useEffect, useState } from 'react';
import { useSay, useTextLang } from '../../i18n/table.ts';
import { Link } from '../../ui/link.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Page } from '../../ui/page.tsx';
import { HOUSE_GAMES } from '../home/poster.ts';
import { NotFound } from '../trouble/not-found.tsx';
import Rulebook from './rulebook.tsx';

const clauseOfHash = (): string | null => decodeURIComponent(location.hash.slice(1)) || null;

/** The rules of a game as a page; `#ROY-4.2` leads to a clause. */
export default function Rules({ game }: { readonly game: string }) {
  const say = useSay();
  const lang = useTextLang();
  const [clause, setClause] = useState(clauseOfHash);
  const known = HOUSE_GAMES.find(({ id }) => id === game);
  const name = known?.name[lang];
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
        <Link to={`/learn/${game}`}>{say('learnGame', { game: name })}</Link>
      </p>
      <Suspense fallback={<Loading within />}>
        <Rulebook game={game} clause={clause} />
      </Suspense>
    </Page>
  );
}
