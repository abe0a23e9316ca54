import type { PassReplyOf } from '@tablee/protocol/passes.ts';
import { useCallback, useEffect, useState } from 'react';
import { useSay } from '../../i18n/table.ts';
import type { ProblemCode } from '../../stores/connection.ts';
import { askPass } from '../../stores/passes.ts';
import { useSettings } from '../../stores/settings.ts';
import '../../ui/button.css';
import { Link } from '../../ui/link.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Page } from '../../ui/page.tsx';
import '../../ui/paper.css';
import { ProblemNote } from '../../ui/problem-note.tsx';
import '../room/gate.css';

/** Refusals after which the same link may still work. */
const PASSING: readonly ProblemCode[] = ['offline', 'tooFast', 'serverError', 'notKept'];

/** Opened by the link of another device: who its user would be here, and a button, because previews open links too. */
export default function TakePass({ code }: { readonly code: string }) {
  const say = useSay();
  const [holder, setHolder] = useState<PassReplyOf<'/api/pass/look'> | null>(null);
  const [problem, setProblem] = useState<ProblemCode | null>(null);
  const look = useCallback(async () => {
    const reply = await askPass('/api/pass/look', { code });
    setProblem(reply.ok ? null : reply.code === 'badMessage' ? 'passUnknown' : reply.code);
    if (reply.ok) setHolder(reply);
  }, [code]);
  useEffect(() => void look(), [look]);
  useEffect(() => {
    document.title = 'Tablée';
  }, []);

  const take = async () => {
    const reply = await askPass('/api/pass/take', { code });
    if (reply.ok) enter(reply);
    else setProblem(reply.code);
  };
  const canRetry = problem === null || PASSING.includes(problem);
  if (holder === null || !canRetry) {
    if (problem === null) return <Loading />;
    return (
      <Page>
        <section className="gate paper">
          <h1>{say('takeFailed')}</h1>
          <ProblemNote code={problem} />
          {canRetry ? (
            <button type="button" className="btn btn-gold btn-big" onClick={() => void look()}>
              {say('tryAgain')}
            </button>
          ) : (
            <Link to="/" className="btn btn-gold">
              {say('backHome')}
            </Link>
          )}
        </section>
      </Page>
    );
  }
  const { nickname: name, room, instead, same } = holder;
  return (
    <Page>
      <section className="gate paper">
        <p className="gate-code">{say('roomTitle', { code: room })}</p>
        <h1>{say(same ? 'takeSame' : 'takeTitle', { name })}</h1>
        {!same && <p>{say('takeText', { name })}</p>}
        {instead !== null && <p>{say('takeInstead', { name: instead })}</p>}
        <button
          type="button"
          className="btn btn-gold btn-big"
          onClick={() => (same ? enter(holder) : void take())}
        >
          {same ? say('enterRoom') : say('takeYes', { name })}
        </button>
        <ProblemNote code={problem} />
        {!same && <p className="note">{say('takeWarning')}</p>}
      </section>
    </Page>
  );
}

/** Into the room, by a reload: the old connection was another user's. */
function enter({ room, nickname }: { readonly room: string; readonly nickname: string }): void {
  useSettings.getState().change({ nickname });
  location.replace(`/r/${room}${location.search}`);
}
