import { useState } from 'react';
import { useSay } from '../../i18n/table.ts';
import type { ProblemCode } from '../../stores/connection.ts';
import { askDevices } from '../../stores/passes.ts';
import { ConfirmInPlace } from '../../ui/confirm-in-place.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';

/** Deletes all that the house keeps of the reader, and what this browser keeps of the house. */
export function ForgetMe() {
  const say = useSay();
  const [problem, setProblem] = useState<ProblemCode | null>(null);
  const forget = async () => {
    const reply = await askDevices('/api/forget-me', {});
    if (!reply.ok) {
      setProblem(reply.code);
      return;
    }
    localStorage.clear();
    sessionStorage.clear();
    location.replace('/');
  };
  return (
    <section className="devices" aria-labelledby="forget-me">
      <h3 id="forget-me">{say('forgetMe')}</h3>
      <p>{say('forgetMeText')}</p>
      <ConfirmInPlace
        label={say('forgetMe')}
        question={say('forgetMeSure')}
        yes={say('forgetMeYes')}
        onYes={() => void forget()}
      />
      <ProblemNote code={problem} />
    </section>
  );
}
