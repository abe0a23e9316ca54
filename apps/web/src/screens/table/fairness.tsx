import type { MatchSnapshot } from '@tablee/protocol/updates.ts';
import { useEffect, useState } from 'react';
import { useSay } from '../../i18n/table.ts';
import { Icon } from '../../ui/icon.tsx';
import { cancel, checkMark } from '../../ui/icons.generated.ts';

async function sha256(hex: string): Promise<string> {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Computes the commitment anew from the revealed secret: chance was fixed before the deal. */
export function Fairness({ snapshot }: { readonly snapshot: MatchSnapshot }) {
  const say = useSay();
  const { commitment, secret, match } = snapshot;
  const [matches, setMatches] = useState<boolean | null>(null);
  useEffect(() => {
    // Plain http on a local network has no WebCrypto: the two values are shown without a verdict.
    if (secret === null || crypto.subtle === undefined) return;
    void sha256(secret).then((digest) => setMatches(digest === commitment));
  }, [secret, commitment]);
  return (
    <section className="fairness paper lobby-panel" aria-labelledby="fairness">
      <h2 id="fairness">{say('fairness')}</h2>
      {secret !== null && (
        <>
          <p className="note">{say('fairnessText')}</p>
          {matches !== null && (
            <p className={matches ? 'fairness-ok' : 'note-bad'}>
              <Icon of={matches ? checkMark : cancel} />{' '}
              {say(matches ? 'fairnessOk' : 'fairnessBad')}
            </p>
          )}
          <dl className="fairness-values">
            <dt>{say('commitment')}</dt>
            <dd translate="no">{commitment}</dd>
            <dt>{say('secret')}</dt>
            <dd translate="no">{secret}</dd>
          </dl>
        </>
      )}
      <a
        className="btn btn-small"
        href={`/api/matches/${match}/journal`}
        download={`${match}.json`}
      >
        {say('journal')}
      </a>
    </section>
  );
}
