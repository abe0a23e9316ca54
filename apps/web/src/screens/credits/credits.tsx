import { useEffect } from 'react';
import { useSay } from '../../i18n/table.ts';
import { Page } from '../../ui/page.tsx';
import '../../ui/paper.css';
import './credits.css';

const PARTS = [
  ['creditsIcons', 'creditsIconsText', 'https://game-icons.net'],
  ['creditsFonts', 'creditsFontsText', 'https://openfontlicense.org'],
  ['creditsSoftware', 'creditsSoftwareText', null],
  ['creditsGames', 'creditsGamesText', null],
] as const;

/** Whose work the house is built with. */
export default function Credits() {
  const say = useSay();
  useEffect(() => {
    document.title = `${say('credits')} · Tablée`;
  }, [say]);
  return (
    <Page>
      <article className="credits paper">
        <h1>{say('credits')}</h1>
        {PARTS.map(([title, text, link]) => (
          <section key={title}>
            <h2>{say(title)}</h2>
            <p>{say(text)}</p>
            {link !== null && (
              <a href={link} rel="noreferrer">
                {new URL(link).host}
              </a>
            )}
          </section>
        ))}
      </article>
    </Page>
  );
}
