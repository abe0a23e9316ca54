import type { DeckError } from '@tablee/rules/games/cannibal-world/index.ts';
import { isFace } from '@tablee/rules/games/cannibal-world/index.ts';
import { Icon } from '@/ui/icon.tsx';
import { ICONS } from '../art/icons.ts';
import { printed } from '../art/printed.ts';
import { fits, type Total } from './draft.ts';
import './totals.css';
import { type DeckWords, useDeckWords } from './words.ts';

interface TotalsProps {
  readonly totals: readonly Total[];
  readonly errors: readonly DeckError[];
}

/** The deck's totals with their bounds, and every reason why it may not be played. */
export function Totals({ totals, errors }: TotalsProps) {
  const { deckSay } = useDeckWords();
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

/** Why a deck may not be played, in words. */
export const errorWords = (
  { code, card, found, allowed }: DeckError,
  { deckSay, text }: DeckWords,
): string =>
  deckSay(`error_${code}`, {
    card: card !== undefined && isFace(card) ? text(printed(card).name) : (card ?? ''),
    found,
    allowed,
  });

function Errors({ errors }: { readonly errors: readonly DeckError[] }) {
  const words = useDeckWords();
  const { deckSay } = words;
  if (errors.length === 0) {
    return (
      <p className="cw-totals-ok">
        <Icon of={ICONS.done} /> {deckSay('legal')}
      </p>
    );
  }
  return (
    <ul className="cw-totals-errors">
      {errors.map((error) => (
        <li key={`${error.code}${error.card ?? ''}`}>
          <Icon of={ICONS.alert} /> {errorWords(error, words)}
        </li>
      ))}
    </ul>
  );
}
