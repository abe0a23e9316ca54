import type { DeckError } from '@tablee/rules/games/cannibal-world/index.ts';
import { copiesOf } from '@tablee/rules/games/cannibal-world/index.ts';
import { type ReactNode, useId, useState } from 'react';
import { printed } from '../art/printed.ts';
import './bench.css';
import { Curve } from './curve.tsx';
import { totalsOf } from './draft.ts';
import { Pool } from './pool.tsx';
import { ANY, byPoints } from './sought.ts';
import { Totals } from './totals.tsx';
import { useDeckWords } from './words.ts';

interface BenchProps {
  /** The deck as it stands. */
  readonly main: readonly string[];
  readonly errors: readonly DeckError[];
  readonly limitedCap: number | null;
  /** Cards it may be made of. */
  readonly faces: readonly string[];
  /** Above the cards. */
  readonly children?: ReactNode;
  countOf(face: string): number;
  mostOf(face: string): number;
  onCount(face: string, count: number): void;
}

/** The bench where a deck is put together: its totals, whether it may be played, its curve, and the cards to choose from. */
export function Bench(props: BenchProps) {
  const { main, errors, limitedCap, faces, children, countOf, mostOf, onCount } = props;
  const [sought, setSought] = useState(ANY);
  return (
    <div className="cw-bench">
      <div className="cw-bench-deck">
        <Totals totals={totalsOf(main, limitedCap)} errors={errors} />
        <Curve faces={main} band={sought.band} onBand={(band) => setSought({ ...sought, band })} />
        <Listed main={main} />
      </div>
      <div className="cw-bench-cards">
        {children}
        <Pool
          sought={sought}
          onSought={setSought}
          faces={byPoints(faces)}
          countOf={countOf}
          mostOf={mostOf}
          onCount={onCount}
        />
      </div>
    </div>
  );
}

/** The deck as a list to read, where there is room for it beside its cards. */
function Listed({ main }: { readonly main: readonly string[] }) {
  const { deckSay, text } = useDeckWords();
  const title = useId();
  const copies = copiesOf(main);
  return (
    <section className="cw-listed" aria-labelledby={title}>
      <b id={title}>{deckSay('listed')}</b>
      {main.length === 0 && <p>{deckSay('noneListed')}</p>}
      <ul>
        {byPoints([...copies.keys()]).map((face) => {
          const { name, card } = printed(face);
          return (
            <li key={face}>
              <span>{copies.get(face)} ×</span> <b>{text(name)}</b>{' '}
              <small>{deckSay('worth', { n: card.value })}</small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
