import { optionsOf } from '@/stores/selection.ts';
import { Crest, shellCrest } from '@/ui/crest.tsx';
import { Icon } from '@/ui/icon.tsx';
import { ICONS } from './art/icons.ts';
import { useAutoAnswer, useAutoPass } from './auto-pass.ts';
import { useNames, useTableau } from './context.tsx';
import { isWindow } from './questions.ts';
import './reactions.css';

/** What goes with a reaction window: one's word before the cards are set, and passing by oneself. */
export function Reactions() {
  const { say } = useNames();
  const { view, asked, answering, onDossier } = useTableau();
  const { kinds, isAll, change } = useAutoPass(view.open.stage);
  useAutoAnswer(answering, kinds);
  const kind = asked !== null && isWindow(asked) ? asked : null;
  const plays = view.seat !== null && view.open.players[view.seat]?.alive === true;
  if (!plays || view.open.phase === 'over' || (kind === null && kinds.length === 0)) return null;
  const passing = kind !== null && kinds.includes(kind);
  return (
    <section className="sr-react" aria-label={say('reactions')} data-passing={passing || undefined}>
      {kind === 'beforeSet' && <Word />}
      <div className="sr-auto">
        <button
          type="button"
          className="sr-auto-all"
          aria-pressed={isAll}
          title={say('autoHint')}
          onClick={() => change('all', !isAll)}
        >
          <Icon of={isAll ? ICONS.done : ICONS.pass} />{' '}
          <span>{say(isAll ? 'autoAllOn' : 'autoAll')}</span>
        </button>
        {kind !== null && !isAll && (
          <button
            type="button"
            className="sr-auto-one"
            aria-pressed={kinds.includes(kind)}
            title={say('autoHint')}
            onClick={() => change(kind, !kinds.includes(kind))}
          >
            {kinds.includes(kind) && <Icon of={ICONS.done} />} {say('autoOne')}
          </button>
        )}
        <button type="button" className="sr-auto-more" onClick={() => onDossier('windows')}>
          <Icon of={ICONS.info} label={say('tabWindows')} />
        </button>
      </div>
    </section>
  );
}

/** "I leave it to …": one tap for each of the others; "I strike hard" stands beside the pass. */
function Word() {
  const { say, ask, who, label } = useNames();
  const { answering } = useTableau();
  const options = optionsOf(answering.question).filter(({ verb }) => verb === 'promiseLeave');
  if (options.length === 0) return null;
  return (
    <fieldset className="sr-word" disabled={answering.sending}>
      <legend className="visually-hidden">{say('yourWord')}</legend>
      <span className="sr-word-say" aria-hidden="true">
        {say('leaveTo')}
      </span>
      {options.map(({ id, seat = 0 }) => (
        <button
          type="button"
          key={id}
          data-touch={JSON.stringify({ verb: 'promiseLeave', seat })}
          onClick={() => answering.toggle(id)}
        >
          <span className="visually-hidden">{ask('optLeave', { who: who(seat) })}</span>
          <Crest of={shellCrest(seat)} />
          <span className="sr-word-name" aria-hidden="true">
            {label(seat)}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
