import type { Side } from '@tablee/rules/games/untamed/index.ts';
import { catalogue, strongholdTarget } from '@tablee/rules/games/untamed/index.ts';
import type { CSSProperties } from 'react';
import { CardTouch } from '@/kit/card-touch.tsx';
import { Glyph } from '@/kit/glyph.tsx';
import { Icon } from '@/ui/icon.tsx';
import { ICONS } from '../art/icons.ts';
import { artOf, Picture } from '../art/picture.tsx';
import { printed } from '../art/printed.ts';
import { abilityOf } from '../cards/reading.ts';
import { type Tableau, useNames, useTableau } from '../context.tsx';
import { Foretold } from './foretold.tsx';
import './stronghold.css';
import { strongholdTouch } from '../questions/touches.ts';

/** A Stronghold in words: name, damage, ability. */
function labelOf(side: Side, { words }: Tableau): string {
  const { stronghold, damage, health } = side;
  if (stronghold === null) return '';
  return words.list(
    [
      words.text(printed(stronghold).name),
      words.say('spokenDamage', { n: damage, of: health }),
      words.text(printed(stronghold).card.text),
      ...(side.shielded ? [words.say('shielded')] : []),
    ],
    'facts',
  );
}

/** The current Stronghold of a side: attacked, used, defended. */
export function StrongholdPanel({ index }: { readonly index: number }) {
  const tableau = useTableau();
  const { view, answering } = tableau;
  const side = view.open.sides[index];
  if (side === undefined) return null;
  const { stronghold: face } = side;
  const id = strongholdTarget(index);
  return (
    <div className="un-sh" data-side={index}>
      {face === null ? (
        <EmptySite side={side} />
      ) : (
        <CardTouch
          id={id}
          face={`${face}#${index}`}
          label={labelOf(side, tableau)}
          answering={answering}
          touch={strongholdTouch(tableau, index)}
          className="un-sh-touch"
        >
          <span className="un-sh-room">
            <StrongholdFace side={side} index={index} />
            <Foretold target={id} />
          </span>
        </CardTouch>
      )}
      <Pile side={side} />
    </div>
  );
}

/** Before stacking, or after the last fall. */
function EmptySite({ side }: { readonly side: Side }) {
  const { say } = useNames();
  const fallen = side.fallen.length > 0;
  return (
    <p className="un-sh-empty">
      <Icon of={fallen ? ICONS.fallen : ICONS.stronghold} />
      {say(fallen ? 'allFallen' : 'notStacked')}
    </p>
  );
}

function StrongholdFace({ side, index }: { readonly side: Side; readonly index: number }) {
  const { view, words, side: bottom } = useTableau();
  const face = side.stronghold ?? '';
  const left = side.health - side.damage;
  const seat = view.seat ?? bottom;
  const own = view.open.players[seat]?.side === index;
  const ability = own
    ? abilityOf(view.open, seat)
    : { cost: catalogue.stronghold(face).ability.support ?? 0, used: false };
  const used = ability.used && view.open.active.includes(seat);
  return (
    <span className="un-sh-face" data-used={used || undefined} style={artOf(face)}>
      <Picture face={face} className="un-sh-art" />
      <span className="un-sh-name">{words.text(printed(face).name)}</span>
      <span className="un-sh-text">
        <span>{words.text(printed(face).card.text)}</span>
      </span>
      <span className="un-sh-cost">
        <Glyph of={ability.cost} />
        <Icon of={used ? ICONS.done : ICONS.support} />
      </span>
      <span className="un-sh-life" data-low={left <= 2 || undefined}>
        <span className="un-sh-left">
          <Icon of={side.shielded ? ICONS.guard : ICONS.health} />
          <Glyph of={left} />
          <small>
            <Glyph of={`/${side.health}`} />
          </small>
        </span>
        <span className="un-sh-bar gauge" style={{ '--of': side.health } as CSSProperties}>
          <i style={{ width: `${(100 * left) / side.health}%` }} />
        </span>
      </span>
    </span>
  );
}

/** Strongholds fallen, standing and still below, as small signs; their names are one touch away. */
function Pile({ side }: { readonly side: Side }) {
  const { say } = useNames();
  const { onDossier } = useTableau();
  const standing = side.stronghold === null ? 0 : 1;
  const below = side.reserve.length;
  return (
    <button type="button" className="un-sh-pile" onClick={() => onDossier('strongholds')}>
      <span className="visually-hidden">
        {say('spokenPile', { fallen: side.fallen.length, left: standing + below })}
      </span>
      {side.fallen.map((face) => (
        <span key={face} data-fallen aria-hidden="true">
          <Icon of={ICONS.fallen} />
        </span>
      ))}
      {Array.from({ length: standing + below }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the things below are alike
        <span key={i} data-now={i === 0 || undefined} aria-hidden="true">
          <Icon of={ICONS.stronghold} />
        </span>
      ))}
    </button>
  );
}
