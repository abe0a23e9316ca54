import type { DeckList } from '@tablee/rules/games/cannibal-world/index.ts';
import {
  deckRulesOf,
  decodeDeck,
  encodeDeck,
  exchangeErrors,
} from '@tablee/rules/games/cannibal-world/index.ts';
import { useState } from 'react';
import { useTableau } from '../context.tsx';
import './builder.css';
import { countOf, totalsOf, withCopies } from './draft.ts';
import { Pool } from './pool.tsx';
import { Totals } from './totals.tsx';

/** Between two games: cards change places with the sideboard; the deck must stay legal. */
export function Exchange() {
  const { answering, view, words } = useTableau();
  const { question } = answering;
  const registered = decodeDeck(String(question?.facts?.registered ?? ''));
  if (question?.shape !== 'text' || registered === null) {
    return <p className="cw-waiting">{words.deckSay('waiting')}</p>;
  }
  return (
    <Swap key={question.fingerprint} registered={registered} now={view.own?.deck ?? registered} />
  );
}

interface SwapProps {
  readonly registered: DeckList;
  readonly now: DeckList;
}

function Swap({ registered, now }: SwapProps) {
  const { answering, words } = useTableau();
  const { deckSay } = words;
  const [deck, setDeck] = useState<DeckList>({ ...now, sideboard: [] });
  const rules = deckRulesOf(answering.question?.facts ?? {});
  const pool = [...registered.main, ...registered.sideboard];
  const errors = exchangeErrors(deck, registered, rules);
  return (
    <section className="cw-exchange" aria-label={deckSay('exchange')}>
      <header>
        <p>{deckSay('exchangeHint')}</p>
        <button
          type="button"
          className="btn btn-gold"
          disabled={errors.length > 0 || answering.sending}
          onClick={() => answering.write(encodeDeck(deck))}
        >
          {deckSay('playExchanged')}
        </button>
      </header>
      <Totals totals={totalsOf(deck.main, rules.limitedCap)} errors={errors} />
      <Pool
        faces={[...new Set(pool)].sort()}
        countOf={(face) => countOf(deck.main, face)}
        mostOf={(face) => countOf(pool, face)}
        onCount={(face, count) => setDeck(withCopies(deck, 'main', face, count))}
      />
    </section>
  );
}
