import type { DeckList } from '@tablee/rules/games/cannibal-world/index.ts';
import {
  deckRulesOf,
  decodeDeck,
  encodeDeck,
  exchangeErrors,
} from '@tablee/rules/games/cannibal-world/index.ts';
import { useState } from 'react';
import { useTableau } from '../context.tsx';
import { Bench } from './bench.tsx';
import './builder.css';
import { countOf, withCopies } from './draft.ts';
import { useDeckWords } from './words.ts';

/** Between two games: cards change places with the sideboard; the deck must stay legal. */
export default function Exchange() {
  const { answering, view } = useTableau();
  const words = useDeckWords();
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
  const { answering } = useTableau();
  const { deckSay } = useDeckWords();
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
      <Bench
        main={deck.main}
        errors={errors}
        limitedCap={rules.limitedCap}
        faces={[...new Set(pool)]}
        countOf={(face) => countOf(deck.main, face)}
        mostOf={(face) => countOf(pool, face)}
        onCount={(face, count) => setDeck(withCopies(deck, 'main', face, count))}
      />
    </section>
  );
}
