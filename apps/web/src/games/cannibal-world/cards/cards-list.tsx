import { CardTouch } from '@/kit/card-touch.tsx';
import { useWords } from '../words.ts';
import { CannibalCard, cardLabel } from './card.tsx';

interface CardsProps {
  readonly cards: readonly { readonly id: string; readonly face: string }[];
  /** Said where there is none. */
  readonly none?: string;
  readonly size?: 's' | 'm';
}

/** Cards to look at, not to choose. */
export function Cards({ cards, none, size = 'm' }: CardsProps) {
  const words = useWords();
  if (cards.length === 0) return none === undefined ? null : <p className="cw-page-none">{none}</p>;
  return (
    <ul className="dossier-cards">
      {cards.map(({ id, face }) => (
        <li key={id}>
          <CardTouch id={`page-${id}`} face={face} label={cardLabel(face, words)}>
            <CannibalCard face={face} size={size} />
          </CardTouch>
        </li>
      ))}
    </ul>
  );
}

/** A deck as a list: each card once, with its number of copies. */
export function DeckCards({ faces }: { readonly faces: readonly string[] }) {
  const words = useWords();
  const copies = new Map<string, number>();
  for (const face of [...faces].sort()) copies.set(face, (copies.get(face) ?? 0) + 1);
  return (
    <ul className="dossier-cards">
      {[...copies].map(([face, count]) => (
        <li key={face} className="cw-counted">
          <CardTouch id={`list-${face}`} face={face} label={`${count} × ${cardLabel(face, words)}`}>
            <CannibalCard face={face} />
          </CardTouch>
          {count > 1 && <b aria-hidden="true">×{count}</b>}
        </li>
      ))}
    </ul>
  );
}
