import { optionsOf } from '@tablee/engine';
import { bonusPaid, focusPaid, sightOf } from '@tablee/rules/games/untamed/index.ts';
import { Icon } from '@/ui/icon.tsx';
import '@/ui/button.css';
import { ICONS } from '../art/icons.ts';
import { useNames, useTableau } from '../context.tsx';
import './deeds.css';
import { FIELD, POWER } from '../questions/touches.ts';

/** The actions with the touched card of the hand, as buttons; an impossible one says why when pressed. */
export function Deeds() {
  const { say } = useNames();
  const { view, side, answering, asked } = useTableau();
  const held = view.own?.hand.find(({ id }) => id === answering.focus.card);
  if (asked !== 'mainAction' || held === undefined) return null;
  const options = optionsOf(answering.question).filter(({ card }) => card === held.id);
  const can = (verb: string) => options.some((option) => option.verb === verb);
  const plays = options.filter(({ verb }) => verb === 'play');
  const sight = sightOf(view.open);
  const { bonus, power: price } = bonusPaid(sight, side, held.face, plays[0]?.id ?? '');
  // If Power pays as well, the next touch says which.
  const focus = plays.length === 1 ? focusPaid(sight, side, held.face, plays[0]?.id ?? '') : 0;
  const byFocus = focus > 0;
  return (
    <div className="un-deeds">
      <button
        type="button"
        className={`btn ${can('play') ? 'btn-gold' : 'un-deed-cannot'}`}
        data-pointed={answering.isPointed(FIELD) || undefined}
        onClick={() => answering.touch(FIELD)}
      >
        {byFocus ? say('deedFocus', { n: focus }) : say('deedPlay')}
        <span className="un-deed-price">
          {byFocus ? null : price}
          {byFocus ? <Icon of={ICONS.support} /> : <Icon of={ICONS.power} label={say('power')} />}
          {bonus > 0 && (
            <>
              {` + ${bonus}`}
              <Icon of={ICONS.bonusPower} label={say('bonusPower')} />
            </>
          )}
        </span>
      </button>
      {bonus > 0 && <p className="un-deed-note">{say('deedBonusNote', { n: bonus })}</p>}
      {byFocus && <p className="un-deed-note">{say('deedFocusNote', { n: focus })}</p>}
      <button
        type="button"
        className={`btn ${can('power') ? 'btn-gold' : 'un-deed-cannot'}`}
        data-pointed={answering.isPointed(POWER) || undefined}
        onClick={() => answering.touch(POWER)}
      >
        <Icon of={ICONS.power} /> {say('deedPower')}
      </button>
    </div>
  );
}
