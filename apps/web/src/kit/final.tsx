import type { CSSProperties, ReactNode } from 'react';
import { Icon, type IconShape } from '@/ui/icon.tsx';
import './final.css';

/** Seats by rank (1 is first), those of the same rank by seat. */
export const byRank = (ranks: readonly number[]): readonly number[] =>
  ranks.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));

/** Seats that came in first. */
export const firstOf = (ranks: readonly number[]): readonly number[] =>
  ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));

interface FinalProps {
  readonly className: string;
  readonly sign: IconShape;
  readonly kicker: string;
  readonly title: string;
  /** How it ended. */
  readonly told?: string;
  /** More of the head: the layer behind it, or a score. */
  readonly head?: ReactNode;
  /** Seats as they came in. */
  readonly order: readonly number[];
  readonly firsts: readonly number[];
  readonly standing: (seat: number) => ReactNode;
  /** Lines of the podium that are no seat's. */
  readonly others?: ReactNode;
  readonly children?: ReactNode;
}

/** The end as a place: who won and how, then everybody in the order in which they came in. */
export function Final(props: FinalProps) {
  const { className, sign, kicker, title, told, head, order, firsts, standing } = props;
  return (
    <section className={`final ${className}`}>
      <header className="final-head">
        <Icon of={sign} className="icon final-sign" />
        <p>{kicker}</p>
        <h2>{title}</h2>
        {told !== undefined && <p>{told}</p>}
        {head}
      </header>
      <ol className="podium">
        {order.map((seat, at) => (
          <li
            key={seat}
            data-first={firsts.includes(seat) || undefined}
            style={{ '--i': at } as CSSProperties}
          >
            {standing(seat)}
          </li>
        ))}
        {props.others}
      </ol>
      {props.children}
    </section>
  );
}

/** A place on the podium, as a large number. */
export function Rank({ label, rank }: { readonly label: string; readonly rank: number }) {
  return (
    <span className="podium-rank">
      <span className="visually-hidden">{label} </span>
      {rank}
    </span>
  );
}

interface PodiumFactsProps {
  readonly facts: readonly (readonly [icon: IconShape, count: number, name: string])[];
}

/** Numbers of a match, each with its sign and name. */
export function PodiumFacts({ facts }: PodiumFactsProps) {
  return (
    <dl className="podium-facts">
      {facts.map(([icon, count, name]) => (
        <div key={name}>
          <dt>
            <Icon of={icon} /> {name}
          </dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

interface PodiumMoreProps {
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}

/** Cards turned up at the end, on demand; nothing where there are none. */
export function PodiumMore({ title, count, children }: PodiumMoreProps) {
  if (count === 0) return null;
  return (
    <details className="podium-more">
      <summary>
        {title} ({count})
      </summary>
      {children}
    </details>
  );
}
