import { useEffect, useState } from 'react';
import { useSay, useTextLang } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { lanternFlame, openBook } from '../../ui/icons.generated.ts';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { EntryForm } from './entry-form.tsx';
import { GamePoster } from './game-poster.tsx';
import './home.css';
import { HOUSE_GAMES, type HouseGame } from './poster.ts';

/** A name, "open a room" or a code, and the games. */
export function Home() {
  const say = useSay();
  const lang = useTextLang();
  const [chosen, setChosen] = useState<HouseGame | null>(null);
  useEffect(() => {
    document.title = 'Tablée';
  }, []);
  return (
    <Page home className="home">
      <div className="home-grid">
        <div className="home-welcome">
          <h1 className="home-brand">
            <Icon of={lanternFlame} className="home-lamp" />
            Tablée
          </h1>
          <p className="home-tagline">{say('tagline')}</p>
          <EntryForm game={chosen} />
        </div>
        <section className="home-bill" aria-labelledby="bill">
          <h2 id="bill" className="visually-hidden">
            {say('onTheBill')}
          </h2>
          <ul className="home-posters">
            {HOUSE_GAMES.map((game) => (
              <li key={game.id} className="home-feature">
                <GamePoster
                  game={game}
                  chosen={chosen === game}
                  onChoose={() => setChosen(chosen === game ? null : game)}
                />
                <p className="home-links">
                  <Link to={`/learn/${game.id}`} className="btn btn-small">
                    {say('learn')}
                    <span className="visually-hidden">, {game.name[lang]}</span>
                  </Link>
                  <Link to={`/rules/${game.id}`} className="btn btn-small">
                    <Icon of={openBook} /> {say('rules')}
                    <span className="visually-hidden">, {game.name[lang]}</span>
                  </Link>
                  {game.decks && (
                    <Link to={`/decks/${game.id}`} className="btn btn-small">
                      {say('decks')}
                      <span className="visually-hidden">, {game.name[lang]}</span>
                    </Link>
                  )}
                </p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Page>
  );
}
