import { useSay } from '../i18n/index.ts';
import type { ProblemCode } from '../stores/connection.ts';
import { Icon } from './icon.tsx';
import { cancel } from './icons.generated.ts';

/** A refusal of the server in words, told to screen readers too. */
export function ProblemNote({ code }: { readonly code: ProblemCode | null }) {
  const say = useSay();
  return (
    <div role="alert">
      {code !== null && (
        <p className="note note-bad">
          <Icon of={cancel} /> {say(`problem.${code}`)}
        </p>
      )}
    </div>
  );
}
