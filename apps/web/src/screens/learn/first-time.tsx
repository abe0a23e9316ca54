import type { OpenQuestion } from '@tablee/protocol/updates.ts';
import { use, useEffect, useState } from 'react';
import { useSay, useTextLang } from '../../i18n/table.ts';
import { learningOf, meet, setKnows, useLearning } from '../../stores/learning.ts';
import { useSettings } from '../../stores/settings.ts';
import { Terms } from '../../table/terms.tsx';
import '../../ui/button.css';
import './first-time.css';
import { guideOf } from './guide.ts';

interface FirstTimeProps {
  readonly game: string;
  readonly question: OpenQuestion | null;
}

/** Why something is asked, the first time this browser meets it. It lies over the edge of the board and takes no touch from it. */
export default function FirstTime({ game, question }: FirstTimeProps) {
  const explains = useSettings((settings) => settings.explains);
  const knows = useLearning((learning) => learningOf(learning, game).knows);
  if (!explains || knows || question === null || question.idle) return null;
  return <Sentence key={question.kind} game={game} kind={question.kind} />;
}

function Sentence({ game, kind }: { readonly game: string; readonly kind: string }) {
  const say = useSay();
  const lang = useTextLang();
  const guide = use(guideOf(game));
  // What was met before stays so: as long as it stands here it is new.
  const [isNew] = useState(() => !learningOf(useLearning.getState(), game).met.includes(kind));
  const [closed, setClosed] = useState(false);
  const words = guide?.firstTimes[kind];
  const isTold = isNew && words !== undefined;
  useEffect(() => {
    if (isTold) meet(game, kind);
  }, [isTold, game, kind]);
  if (!isTold || closed) return null;
  return (
    <aside className="first-time paper" aria-label={say('firstTime')}>
      <p role="status">
        <Terms of={words[lang]} />
      </p>
      <p className="first-time-ways">
        <button type="button" className="btn btn-small" onClick={() => setClosed(true)}>
          {say('gotIt')}
        </button>
        <button
          type="button"
          className="btn btn-small btn-bare"
          onClick={() => setKnows(game, true)}
        >
          {say('knowsGame')}
        </button>
      </p>
    </aside>
  );
}
