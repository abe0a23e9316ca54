import type { Account, Understanding, View } from '@tablee/engine';
import { listOf, Recording } from '@tablee/engine';
import { tellTurn } from '@tablee/rules/understood.ts';
import { useEffect, useMemo, useRef } from 'react';
import { useTextLang } from '../../../i18n/table.ts';
import type { GameUi } from '../../../kit/contract.ts';
import { shellCrest } from '../../../ui/crest.tsx';
import type { Showing } from '../film-room.ts';
import type { Projector } from '../use-projector.ts';
import { ChanceLine, type SideShown } from './chance-line.tsx';
import './understand.css';
import { type Progress, useStudy } from './use-study.ts';
import { type StudySay, useStudyWords } from './words.ts';

interface UnderstandProps {
  readonly showing: Showing;
  readonly ui: GameUi;
  readonly view: View;
  readonly projector: Projector;
  readonly isOpen: boolean;
  onClose(): void;
}

/** In windows this small the study lies over the board. */
const SMALL = '(max-width: 719px), (max-height: 480px)';

/** The searching opponent's study of a finished match: chances over time, what turned it, choice and luck. */
export default function Understand(props: UnderstandProps) {
  // A recording cannot be replayed, so no study is asked for.
  if (props.showing.film instanceof Recording) {
    return <Sheet {...props} progress={{ state: 'cannot', why: 'rules' }} />;
  }
  return <Study {...props} />;
}

function Study(props: UnderstandProps) {
  return <Sheet {...props} progress={useStudy(props.showing.journal.match, props.isOpen)} />;
}

function Sheet(props: UnderstandProps & { readonly progress: Progress }) {
  const { showing, ui, view, projector, progress, isOpen, onClose } = props;
  const say = useStudyWords();
  const lang = useTextLang();
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen) sheet.current?.focus();
  }, [isOpen]);
  const found = progress.state === 'done' ? progress.understanding : null;
  const names = useMemo(
    () => showing.journal.seats.map(({ nickname }) => nickname),
    [showing.journal],
  );
  const told = useMemo(() => {
    const nameOf = (seat: number): string => names[seat] ?? '';
    const reader = { lang, nameOf, isYou: () => false };
    return (found?.turns ?? []).map((turn) =>
      tellTurn(turn, { film: showing.film, words: ui.words, reader }),
    );
  }, [found, names, lang, showing.film, ui.words]);
  const turnNow = found?.turns.findIndex(({ step }) => step === projector.at) ?? -1;
  if (!isOpen) {
    return (
      <div role="status">
        {turnNow >= 0 && <p className="understand understand-now">{told[turnNow]}</p>}
      </div>
    );
  }
  const close = () => {
    onClose();
    document.querySelector<HTMLElement>('.understand-button')?.focus();
  };
  const follow = (step: number) => {
    projector.go(step);
    if (!matchMedia(SMALL).matches) return;
    onClose();
    document.getElementById('film')?.focus();
  };
  return (
    <section
      className="understand"
      ref={sheet}
      tabIndex={-1}
      aria-labelledby="understand"
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <header>
        <h2 id="understand">{say('title')}</h2>
        <button type="button" className="btn btn-small" onClick={close}>
          {say('close')}
        </button>
      </header>
      {found === null ? (
        <HowFar progress={progress} say={say} />
      ) : (
        <>
          <ChanceLine
            found={found}
            sides={sidesShown(found, ui, view, names, lang)}
            last={showing.film.steps.length - 1}
            projector={projector}
            say={say}
          />
          <h3>{say('turns')}</h3>
          {told.length === 0 && <p>{say('noTurns')}</p>}
          <ol className="understand-turns">
            {found.turns.map(({ step, kind }, i) => (
              <li key={`${step} ${kind}`}>
                <a
                  href={`#${step}`}
                  aria-current={step === projector.at ? 'step' : undefined}
                  onClick={(event) => {
                    event.preventDefault();
                    follow(step);
                  }}
                >
                  {say('turn', { step, text: told[i] ?? '' })}
                </a>
              </li>
            ))}
          </ol>
          <h3>{say('accounts')}</h3>
          <ul>
            {found.accounts.map((account, side) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a side is its place
              <li key={side}>
                {accountOf(account, sideName(found, side, names, lang), found, say)}
              </li>
            ))}
          </ul>
          <p className="understand-how">
            {say('how', {
              looked: found.looked,
              decisions: found.decisions,
              playouts: found.playouts.toLocaleString(lang),
            })}
          </p>
        </>
      )}
    </section>
  );
}

function HowFar({ progress, say }: { readonly progress: Progress; readonly say: StudySay }) {
  switch (progress.state) {
    case 'waiting':
      return <p role="status">{say('waiting', { ahead: progress.ahead })}</p>;
    case 'thinking': {
      const { done, of } = progress;
      return (
        <>
          {/* How far it is can be asked for; said is only that it begins. */}
          <p role="status">{say('begins')}</p>
          <progress
            aria-label={of === 0 ? say('begins') : say('thinking', { done, of })}
            max={Math.max(1, of)}
            value={done}
          />
          {of > 0 && <p aria-hidden="true">{say('thinking', { done, of })}</p>}
        </>
      );
    }
    case 'cannot':
      return <p role="status">{say(progress.why)}</p>;
    case 'done':
      return null;
  }
}

const sideName = (
  { sides }: Understanding,
  side: number,
  names: readonly string[],
  lang: 'fr' | 'en',
): string =>
  listOf(
    (sides[side] ?? []).map((seat) => names[seat] ?? ''),
    lang,
  );

const sidesShown = (
  found: Understanding,
  ui: GameUi,
  view: View,
  names: readonly string[],
  lang: 'fr' | 'en',
): readonly SideShown[] =>
  found.sides.map(([first = 0], side) => ({
    name: sideName(found, side, names, lang),
    crest: ui.seatCrest?.(first, view) ?? shellCrest(first),
  }));

function accountOf(
  { from, own, others, luck, missed }: Account,
  name: string,
  { sides }: Understanding,
  say: StudySay,
): string {
  const points = (change: number): string => {
    const n = Math.round(100 * Math.abs(change));
    const sign = n === 0 ? '' : change < 0 ? '−' : '+';
    return say('points', { sign, n });
  };
  const parts = {
    ...{ name, from: Math.round(100 * from) },
    ...{ own: points(own), luck: points(luck), missed: Math.round(100 * missed) },
  };
  return sides.length === 1
    ? say('alone', parts)
    : say('account', { ...parts, others: points(others) });
}
