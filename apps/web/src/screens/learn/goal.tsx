import { use } from 'react';
import { useSay, useTextLang } from '../../i18n/table.ts';
import { Terms, TermsOf } from '../../kit/terms.tsx';
import { useTableActions } from '../../stores/table.ts';
import '../../ui/button.css';
import './goal.css';
import { guideOf } from './guide.ts';

/** The aim of this game. */
export default function Goal({ game, name }: { readonly game: string; readonly name: string }) {
  const table = useTableActions();
  const say = useSay();
  const lang = useTextLang();
  const want = use(guideOf(game))?.primer.want;
  if (want === undefined) return null;
  return (
    <TermsOf game={game}>
      <p className="goal">
        <b>{say('goalOf', { game: name })}</b> <Terms of={want[lang]} />{' '}
        <button type="button" className="goal-more" onClick={() => table.openDialog('primer')}>
          {say('inThreeSentences')}
        </button>
      </p>
    </TermsOf>
  );
}
