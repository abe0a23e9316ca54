import { cardOf } from '@tablee/rules/games/cannibal-world/index.ts';
import { useState } from 'react';
import { useTableActions } from '@/stores/table.ts';
import { Icon } from '@/ui/icon.tsx';
import { ICONS } from '../art/icons.ts';
import { Picture } from '../art/picture.tsx';
import { ChipSign } from '../chip.tsx';
import { chipsOfFace } from '../chips.ts';
import { printed } from '../printed.ts';
import { useWords } from '../words.ts';
import './pool.css';

const FILTERS = ['all', 'creatures', 'actions', 'chosen'] as const;
type Filter = (typeof FILTERS)[number];

interface PoolProps {
  readonly faces: readonly string[];
  countOf(face: string): number;
  mostOf(face: string): number;
  onCount(face: string, count: number): void;
}

/** The cards a deck is made of: each with its numbers, and how many of it are taken. */
export function Pool({ faces, countOf, mostOf, onCount }: PoolProps) {
  const { deckSay } = useWords();
  const [filter, setFilter] = useState<Filter>('all');
  const shown = faces.filter((face) => {
    if (filter === 'all') return true;
    if (filter === 'chosen') return countOf(face) > 0;
    return cardOf(face).kind === (filter === 'creatures' ? 'creature' : 'action');
  });
  return (
    <section className="cw-pool" aria-label={deckSay('pool')}>
      <p className="cw-pool-filters">
        {FILTERS.map((id) => (
          <button type="button" key={id} aria-pressed={filter === id} onClick={() => setFilter(id)}>
            {deckSay(`filter_${id}`)}
          </button>
        ))}
      </p>
      <ul>
        {shown.map((face) => (
          <PoolCard
            key={face}
            face={face}
            count={countOf(face)}
            most={mostOf(face)}
            onCount={(count) => onCount(face, count)}
          />
        ))}
      </ul>
      {shown.length === 0 && <p className="cw-pool-none">{deckSay('nothing')}</p>}
    </section>
  );
}

interface PoolCardProps {
  readonly face: string;
  readonly count: number;
  readonly most: number;
  readonly onCount: (count: number) => void;
}

function PoolCard({ face, count, most, onCount }: PoolCardProps) {
  const table = useTableActions();
  const { deckSay, say, text } = useWords();
  const { card, name } = printed(face);
  const label = text(name);
  return (
    <li className="cw-pool-card" data-taken={count > 0 || undefined}>
      <button type="button" className="cw-pool-name" onClick={() => table.openZoom(face)}>
        <Picture face={face} />
        <span>
          <b>
            <Icon of={ICONS[card.rarity]} label={say(`rarity_${card.rarity}`)} /> {label}
          </b>
          <span className="cw-pool-facts">
            <small>
              {card.strength === null ? (
                say('action')
              ) : (
                <>
                  <Icon of={ICONS.strength} label={say('strength')} /> {card.strength}
                </>
              )}{' '}
              · {deckSay('worth', { n: card.value })}
            </small>
            <span className="cw-pool-chips">
              {chipsOfFace(face).map((chip) => (
                <ChipSign key={chip.slot} of={chip} />
              ))}
            </span>
          </span>
        </span>
      </button>
      <span className="cw-pool-count">
        <button
          type="button"
          aria-label={deckSay('lessOf', { card: label })}
          aria-disabled={count <= 0}
          onClick={() => count > 0 && onCount(count - 1)}
        >
          −
        </button>
        <output aria-label={deckSay('copiesOf', { card: label })}>
          {count}
          <small>/{most}</small>
        </output>
        <button
          type="button"
          aria-label={deckSay('moreOf', { card: label })}
          aria-disabled={count >= most}
          onClick={() => count < most && onCount(count + 1)}
        >
          +
        </button>
      </span>
    </li>
  );
}
