import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { useSay, useTextLang } from '../../i18n/table.ts';
import { TermsOf } from '../../kit/terms.tsx';
import '../../ui/button.css';
import { Link } from '../../ui/link.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Page } from '../../ui/page.tsx';
import { HOUSE_GAMES } from '../home/poster.ts';
import { NotFound } from '../trouble/not-found.tsx';
import './decks.css';

interface BuilderModule {
  readonly default: ComponentType;
}

// Games with this file have a deck builder: a chunk of its own.
const BUILDERS = import.meta.glob<BuilderModule>('../../games/*/decks/page.tsx');

const PAGES = new Map(
  HOUSE_GAMES.flatMap(({ id }) => {
    const load = BUILDERS[`../../games/${id}/decks/page.tsx`];
    return load === undefined ? [] : [[id as string, lazy(load)] as const];
  }),
);

/** The decks of a game, before the evening: no table, no server. */
export default function Decks({ game: id }: { readonly game: string }) {
  const say = useSay();
  const lang = useTextLang();
  const game = HOUSE_GAMES.find((each) => each.id === id);
  const Builder = PAGES.get(id);
  const title = game === undefined ? null : say('decksOf', { game: game.name[lang] });
  useEffect(() => {
    if (title !== null) document.title = `${title} · Tablée`;
  }, [title]);
  if (Builder === undefined || game === undefined) return <NotFound />;
  return (
    <Page className="decks-page">
      <h1 className="decks-title">{title}</h1>
      <p className="decks-links">
        <Link to={`/learn/${id}`}>{say('learnGame', { game: game.name[lang] })}</Link>
        {' · '}
        <Link to={`/rules/${id}`}>{say('rulesOf', { game: game.name[lang] })}</Link>
      </p>
      <TermsOf game={id}>
        <Suspense fallback={<Loading within />}>
          <Builder />
        </Suspense>
      </TermsOf>
    </Page>
  );
}
