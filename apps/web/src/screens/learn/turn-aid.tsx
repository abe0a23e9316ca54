import type { GameId } from '@tablee/rules/catalogue.ts';
import { loadOverview } from '@tablee/rules/learning.ts';
import { use } from 'react';
import { useSay, useTextLang } from '../../i18n/table.ts';
import { Terms, TermsOf } from '../../kit/terms.tsx';
import { loadedOnce } from '../../ui/loaded-once.ts';
import './turn-aid.css';

export const overviewOf = loadedOnce((game) => loadOverview(game as GameId));

interface TurnAidProps {
  readonly game: string;
  /** Shows a clause of the rulebook. */
  readonly onClause: (clause: string) => void;
}

/** A turn on one card, each sentence with the way to its rule. */
export default function TurnAid({ game, onClause }: TurnAidProps) {
  const say = useSay();
  const lang = useTextLang();
  const { lines } = use(overviewOf(game)).turn;
  return (
    <TermsOf game={game} onClause={onClause}>
      <ol className="turn-aid">
        {lines.map(({ say: sentence, clause }) => (
          <li key={clause}>
            <Terms of={sentence[lang]} />{' '}
            <button type="button" className="turn-aid-clause" onClick={() => onClause(clause)}>
              <span className="visually-hidden">{say('rules')} </span>
              {clause.replace(/^[A-Z]+-/, '')}
            </button>
          </li>
        ))}
      </ol>
    </TermsOf>
  );
}
