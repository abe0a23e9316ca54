import { use } from 'react';
import { useSay, useTextLang } from '../../i18n/table.ts';
import { Terms, TermsOf } from '../../kit/terms.tsx';
import { guideOf } from './guide.ts';
import { HowToRead } from './how-to-read.tsx';
import './primer.css';

const CARDS = [
  ['want', 'primerWant'],
  ['do', 'primerDo'],
  ['mind', 'primerMind'],
] as const;

/** A game in three cards: the aim, the actions, the dangers. */
export default function Primer({ game }: { readonly game: string }) {
  const say = useSay();
  const lang = useTextLang();
  const guide = use(guideOf(game));
  if (guide === null) return null;
  return (
    <TermsOf game={game}>
      <dl className="primer">
        {CARDS.map(([part, title]) => (
          <div key={part}>
            <dt>{say(title)}</dt>
            <dd>
              <Terms of={guide.primer[part][lang]} />
            </dd>
          </div>
        ))}
      </dl>
      <HowToRead />
    </TermsOf>
  );
}
