import type { DeckError } from '@tablee/rules/games/cannibal-world/index.ts';
import { isFace } from '@tablee/rules/games/cannibal-world/index.ts';
import { Icon } from '@/ui/icon.tsx';
import { ICONS } from '../art/icons.ts';
import { printed } from '../printed.ts';
import { useWords } from '../words.ts';
import { fits, type Total } from './draft.ts';
import './totals.css';

interface TotalsProps {
  readonly totals: readonly Total[];
  readonly errors: readonly DeckError[];
}

/** What the deck counts, within which bounds, and every reason why it may not be played. */
export function Totals({ totals, errors }: TotalsProps) {
  const { deckSay } = useWords();
  return (
    <div className="cw-totals" role="status">
      <dl>
        {totals.map((total) => (
          <div key={total.id} data-ok={fits(total) || undefined}>
            <dt>{deckSay(total.id)}</dt>
            <dd>
              <Icon of={fits(total) ? ICONS.done : ICONS.alert} /> {total.value}
              {total.most !== null && (
                <small>
                  {' '}
                  / {total.fewest > 0 && total.fewest !== total.most ? `${total.fewest}–` : ''}
                  {total.most}
                </small>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Errors errors={errors} />
    </div>
  );
}

function Errors({ errors }: { readonly errors: readonly DeckError[] }) {
  const { deckSay, text } = useWords();
  if (errors.length === 0) {
    return (
      <p className="cw-totals-ok">
        <Icon of={ICONS.done} /> {deckSay('legal')}
      </p>
    );
  }
  return (
    <ul className="cw-totals-errors">
      {errors.map(({ code, card, found, allowed }) => (
        <li key={`${code}${card ?? ''}`}>
          <Icon of={ICONS.alert} />{' '}
          {deckSay(`error_${code}`, {
            card: card !== undefined && isFace(card) ? text(printed(card).name) : (card ?? ''),
            found,
            allowed,
          })}
        </li>
      ))}
    </ul>
  );
}
