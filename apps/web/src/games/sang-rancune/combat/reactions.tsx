import { optionsOf } from '@tablee/engine';
import type { WindowKind } from '@tablee/rules/games/sang-rancune/index.ts';
import { isWindow } from '@tablee/rules/games/sang-rancune/index.ts';
import { LESSON, useMatch } from '@/stores/match.ts';
import { Crest, shellCrest } from '@/ui/crest.tsx';
import { Icon } from '@/ui/icon.tsx';
import { ICONS } from '../art/icons.ts';
import { type Tableau, useNames, useTableau } from '../context.tsx';
import { type Extent, useAutoAnswer, useAutoPass, usePassing } from '../questions/auto-pass.ts';
import { SPANS, type Span } from '../questions/preference.ts';
import './reactions.css';

/** Whether the reader plays on: they alone have something to say, or to pass. */
export const mayReact = ({ view, answering }: Pick<Tableau, 'view' | 'answering'>): boolean =>
  answering.past === undefined &&
  view.seat !== null &&
  view.open.players[view.seat]?.alive === true &&
  view.open.phase !== 'over';

/** What is shown of them: nothing, the words that can be given, the choice of what is passed by itself. */
export function useReactions({ view, asked, answering, seats }: Tableau) {
  const auto = useAutoPass(view.open, areAlone(seats));
  const kind = asked !== null && isWindow(asked) ? asked : null;
  const passing = usePassing(answering.question, auto, view);
  useAutoAnswer(answering, passing);
  // There nothing is passed by itself.
  const inLesson = useMatch(({ snapshot }) => snapshot?.match === LESSON);
  const speaks = optionsOf(answering.question).some(({ verb }) => verb === 'promiseLeave');
  if (!mayReact({ view, answering })) return null;
  if (kind === null && auto.kinds.length === 0 && !speaks) return null;
  const hasAuto = !inLesson && (kind !== null || auto.kinds.length > 0);
  return { auto, kind, passing, hasAuto, hasWord: speaks && passing === null };
}

type Shown = NonNullable<ReturnType<typeof useReactions>>;

/** One's word before the cards are set, and what goes with a reaction window: passing by oneself. */
export function Reactions({
  of: { auto, kind, passing, hasAuto, hasWord },
}: {
  readonly of: Shown;
}) {
  const { say } = useNames();
  const { onDossier } = useTableau();
  return (
    <section
      className="sr-react"
      aria-label={say('reactions')}
      data-passing={passing === null ? undefined : true}
    >
      {hasWord && <Word />}
      {passing !== null && <p className="sr-passing">{say(`passing_${passing}`)}</p>}
      {hasAuto && (
        <div className="sr-auto">
          <Always auto={auto} kind={kind} />
          <button type="button" className="sr-auto-more" onClick={() => onDossier('windows')}>
            <Icon of={ICONS.info} label={say('tabWindows')} />
          </button>
        </div>
      )}
    </section>
  );
}

type Auto = ReturnType<typeof useAutoPass>;

const areAlone = (seats: Tableau['seats']): boolean =>
  seats.every(({ isBot, isYou }) => isBot || isYou);

/** Nobody but bots sits at the table besides. */
export const useIsAlone = (): boolean => areAlone(useTableau().seats);

/** How much is passed by itself; always here, and for how long. */
function Always({ auto, kind }: { readonly auto: Auto; readonly kind: WindowKind | null }) {
  const { say } = useNames();
  const { kinds, extent, change, span } = auto;
  return (
    <>
      <ExtentChoice auto={auto} />
      {kind !== null && extent !== 'always' && (
        <button
          type="button"
          className="sr-auto-one"
          aria-pressed={kinds.includes(kind)}
          title={say('autoHint', { span: say(`span_${span}`) })}
          onClick={() => change(kind, !kinds.includes(kind))}
        >
          {kinds.includes(kind) && <Icon of={ICONS.done} />} {say('autoOne')}
        </button>
      )}
      <SpanChoice auto={auto} />
    </>
  );
}

/** When the player is asked: from the next question on. */
export function ExtentChoice({ auto: { extent, extents, choose } }: { readonly auto: Auto }) {
  const { say } = useNames();
  return (
    <select
      className="sr-auto-all"
      aria-label={say('autoExtent')}
      value={extent}
      onChange={({ target }) => choose(target.value as Extent)}
    >
      {extents.map((each) => (
        <option key={each} value={each}>
          {say(`auto_${each}`)}
        </option>
      ))}
    </select>
  );
}

/** How long one always passes. */
export function SpanChoice({ auto: { span, changeSpan } }: { readonly auto: Auto }) {
  const { say } = useNames();
  return (
    <select
      className="sr-auto-span"
      aria-label={say('autoSpan')}
      value={span}
      onChange={({ target }) => changeSpan(target.value as Span)}
    >
      {SPANS.map((each) => (
        <option key={each} value={each}>
          {say(`span_${each}`)}
        </option>
      ))}
    </select>
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
