import type { CSSProperties } from 'react';
import { useId } from 'react';
import './curve.css';
import { BANDS, columnsOf } from './sought.ts';
import { type DeckWords, useDeckWords } from './words.ts';

interface CurveProps {
  readonly faces: readonly string[];
  /** Index of the column whose cards are shown alone; `null`: all are. */
  readonly band: number | null;
  readonly onBand: (band: number | null) => void;
}

/** The columns are drawn against this many cards at least: a few cards are no full curve. */
const LEAST_HIGHEST = 5;

function bandWords([from, to]: (typeof BANDS)[number], { deckSay }: DeckWords): string {
  return Number.isFinite(to) ? deckSay('bandBetween', { from, to }) : deckSay('bandFrom', { from });
}

/** How many cards of a deck are worth how much: a column is drawn, said in words, and touched to see its cards alone. */
export function Curve({ faces, band, onBand }: CurveProps) {
  const words = useDeckWords();
  const { deckSay, say } = words;
  const title = useId();
  const columns = columnsOf(faces);
  const highest = Math.max(
    LEAST_HIGHEST,
    ...columns.map(({ creatures, actions }) => creatures + actions),
  );
  return (
    <section className="cw-curve" aria-labelledby={title}>
      <p className="cw-curve-head">
        <b id={title}>{deckSay('curve')}</b>
        <span aria-hidden="true">
          <i data-kind="creature" /> {say('creature')}
        </span>
        <span aria-hidden="true">
          <i data-kind="action" /> {say('action')}
        </span>
      </p>
      <ul>
        {BANDS.map((range, i) => {
          const { creatures = 0, actions = 0 } = columns[i] ?? {};
          const [from, to] = range;
          const n = creatures + actions;
          const said = { band: bandWords(range, words), n, creatures, actions };
          return (
            <li key={from}>
              <button
                type="button"
                aria-pressed={band === i}
                onClick={() => onBand(band === i ? null : i)}
              >
                <span className="visually-hidden">{deckSay('bandHolds', said)}</span>
                <span className="cw-curve-column" aria-hidden="true">
                  <b>{n}</b>
                  <Bar kind="action" part={actions / highest} />
                  <Bar kind="creature" part={creatures / highest} />
                </span>
                <span aria-hidden="true">{Number.isFinite(to) ? `${from}–${to}` : `${from}+`}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <p className="cw-curve-hint">{deckSay('curveHint')}</p>
    </section>
  );
}

function Bar({ kind, part }: { readonly kind: 'creature' | 'action'; readonly part: number }) {
  return <i data-kind={kind} style={{ '--part': part } as CSSProperties} />;
}
