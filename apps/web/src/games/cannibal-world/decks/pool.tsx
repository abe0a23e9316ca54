import { rowOf, rowText } from '@tablee/rules/games/cannibal-world/index.ts';
import { rowName } from '@tablee/rules/games/cannibal-world/words/index.ts';
import { memo, useState } from 'react';
import { useTableActions } from '@/stores/table.ts';
import { Icon } from '@/ui/icon.tsx';
import { ICONS } from '../art/icons.ts';
import { Picture } from '../art/picture.tsx';
import { printed } from '../art/printed.ts';
import { ChipSign, TimingSign } from '../cards/chip.tsx';
import { chipsOfFace } from '../cards/chips.ts';
import './pool.css';
import { ANY, isAny, isSought, type Sought } from './sought.ts';
import { useDeckWords } from './words.ts';

interface PoolProps {
  /** In the order they are shown. */
  readonly faces: readonly string[];
  readonly sought: Sought;
  readonly onSought: (sought: Sought) => void;
  countOf(face: string): number;
  mostOf(face: string): number;
  onCount(face: string, count: number): void;
}

/** The cards a deck is made of: each with its numbers and its whole text, and how many of it are taken. */
export function Pool({ faces, sought, onSought, countOf, mostOf, onCount }: PoolProps) {
  const { deckSay } = useDeckWords();
  const shown = faces.filter((face) => isSought(face, sought, countOf(face)));
  return (
    <section className="cw-pool" aria-label={deckSay('pool')}>
      <Filters sought={sought} onSought={onSought} />
      <p className="cw-pool-found">
        <span role="status">{deckSay('found', { n: shown.length, all: faces.length })}</span>
        {!isAny(sought) && (
          <button type="button" onClick={() => onSought(ANY)}>
            {deckSay('noFilter')}
          </button>
        )}
      </p>
      <ul>
        {shown.map((face) => (
          <PoolCard
            key={face}
            face={face}
            count={countOf(face)}
            most={mostOf(face)}
            onCount={onCount}
          />
        ))}
      </ul>
    </section>
  );
}

const KINDS = { creature: 'filter_creatures', action: 'filter_actions' } as const;
const RARITIES = ['leader', 'limited', 'common'] as const;
const TIMINGS = ['covert', 'assault', 'tactical', 'triggered', 'innate'] as const;

type FiltersProps = Pick<PoolProps, 'sought' | 'onSought'>;

/** A filter that is pressed again is let go. */
const pressed = <T,>(now: T | null, each: T): T | null => (now === each ? null : each);

function Filters({ sought, onSought }: FiltersProps) {
  const { deckSay, say } = useDeckWords();
  const [open, setOpen] = useState(false);
  const more = [sought.rarity, sought.timing].filter((each) => each !== null).length;
  return (
    <div className="cw-filters">
      <label className="cw-search">
        <Icon of={ICONS.search} />
        <span className="visually-hidden">{deckSay('search')}</span>
        <input
          type="search"
          value={sought.words}
          placeholder={deckSay('search')}
          enterKeyHint="search"
          autoComplete="off"
          onChange={(event) => onSought({ ...sought, words: event.target.value })}
        />
      </label>
      <fieldset>
        <legend className="visually-hidden">{deckSay('byKind')}</legend>
        {(['creature', 'action'] as const).map((kind) => (
          <button
            type="button"
            key={kind}
            aria-pressed={sought.kind === kind}
            onClick={() => onSought({ ...sought, kind: pressed(sought.kind, kind) })}
          >
            {deckSay(KINDS[kind])}
          </button>
        ))}
        <button
          type="button"
          aria-pressed={sought.chosen}
          onClick={() => onSought({ ...sought, chosen: !sought.chosen })}
        >
          {deckSay('filter_chosen')}
        </button>
        <button
          type="button"
          className="cw-filters-more"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {deckSay('moreFilters')}
          {more > 0 && ` · ${more}`}
        </button>
      </fieldset>
      <div className="cw-filters-rest" data-open={open || undefined}>
        <fieldset>
          <legend>{deckSay('byRarity')}</legend>
          {RARITIES.map((rarity) => (
            <button
              type="button"
              key={rarity}
              aria-pressed={sought.rarity === rarity}
              onClick={() => onSought({ ...sought, rarity: pressed(sought.rarity, rarity) })}
            >
              <Icon of={ICONS[rarity]} /> {say(`rarity_${rarity}`)}
            </button>
          ))}
        </fieldset>
        <fieldset>
          <legend>{deckSay('byTiming')}</legend>
          {TIMINGS.map((timing) => (
            <button
              type="button"
              key={timing}
              aria-pressed={sought.timing === timing}
              onClick={() => onSought({ ...sought, timing: pressed(sought.timing, timing) })}
            >
              <TimingSign timing={timing} /> {say(`timing_${timing}`)}
            </button>
          ))}
        </fieldset>
      </div>
    </div>
  );
}

interface PoolCardProps {
  readonly face: string;
  readonly count: number;
  readonly most: number;
  readonly onCount: (face: string, count: number) => void;
}

function PoolCard({ face, count, most, onCount }: PoolCardProps) {
  const { deckSay, text } = useDeckWords();
  const label = text(printed(face).name);
  return (
    <li className="cw-pool-card" data-taken={count > 0 || undefined}>
      <PoolFace face={face} />
      <span className="cw-pool-count">
        <button
          type="button"
          aria-label={deckSay('lessOf', { card: label })}
          aria-disabled={count <= 0}
          onClick={() => count > 0 && onCount(face, count - 1)}
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
          onClick={() => count < most && onCount(face, count + 1)}
        >
          +
        </button>
      </span>
    </li>
  );
}

/** All that is printed on a card: it stays as it is whatever is counted beside it. */
const PoolFace = memo(function PoolFace({ face }: { readonly face: string }) {
  const table = useTableActions();
  const { deckSay, say, text } = useDeckWords();
  const { card, name } = printed(face);
  return (
    <>
      <button type="button" className="cw-pool-name" onClick={() => table.openZoom(face)}>
        <Picture face={face} />
        <span>
          <b>
            <Icon of={ICONS[card.rarity]} label={say(`rarity_${card.rarity}`)} /> {text(name)}
          </b>
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
        </span>
      </button>
      <ul className="cw-pool-text">
        {chipsOfFace(face).map((chip) => (
          <li key={chip.slot}>
            <ChipSign of={chip} />
            <p>
              <b>{text(rowName(chip.row, face))}</b> ({say(`timing_${chip.timing}`)}){' '}
              {text(rowText(rowOf(chip.row), chip.x, card.kind))}
            </p>
          </li>
        ))}
        {card.abilities.length === 0 && <li>{say('noAbilities')}</li>}
      </ul>
    </>
  );
});
