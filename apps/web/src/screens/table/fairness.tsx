import { listOf } from '@tablee/engine';
import type { MatchSnapshot } from '@tablee/protocol/updates.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { bytesOfHex, hashing, hexOf } from '../../chance/hashing.ts';
import { type OwnShareVerdict, verdictOnOwnShare } from '../../chance/own-share.ts';
import { type Key, useSay, useTextLang } from '../../i18n/table.ts';
import type { GameUi, SeatInfo } from '../../kit/contract.ts';
import { Finding } from './finding.tsx';

const Verification = lazy(() => import('./verification.tsx'));

async function sha256(hex: string): Promise<string> {
  return hexOf(await (await hashing()).sha256(bytesOfHex(hex)));
}

const OWN_SHARE: Partial<
  Record<OwnShareVerdict, 'ownShareIn' | 'ownShareElsewhere' | 'ownShareLeftOut' | 'ownShareWrong'>
> = {
  in: 'ownShareIn',
  elsewhere: 'ownShareElsewhere',
  'left-out': 'ownShareLeftOut',
  wrong: 'ownShareWrong',
};

interface FairnessProps {
  readonly snapshot: MatchSnapshot;
  readonly ui: GameUi;
  readonly seats: readonly SeatInfo[];
}

/** The source of the match's chance, and the proof: the page recomputes it. */
export function Fairness({ snapshot, ui, seats }: FairnessProps) {
  const say = useSay();
  const { commitment, secret, shares, match } = snapshot;
  const [matches, setMatches] = useState<boolean | null>(null);
  const [verifies, setVerifies] = useState(false);
  useEffect(() => {
    if (secret === null) return;
    void sha256(secret).then((digest) => setMatches(digest === commitment));
  }, [secret, commitment]);
  return (
    <section className="fairness paper lobby-panel" aria-labelledby="fairness">
      <h2 id="fairness">{say('fairness')}</h2>
      {secret !== null && (
        <>
          <p className="note">{say(shares === null ? 'fairnessTextOld' : 'fairnessText')}</p>
          <WhoAdded shares={shares ?? []} seats={seats} />
          <OwnShare snapshot={snapshot} />
          {matches !== null && (
            <Finding isGood={matches}>{say(matches ? 'fairnessOk' : 'fairnessBad')}</Finding>
          )}
          <dl className="fairness-values">
            <dt>{say('commitment')}</dt>
            <dd translate="no">{commitment}</dd>
            <dt>{say('secret')}</dt>
            <dd translate="no">{secret}</dd>
          </dl>
          {verifies ? (
            <Suspense fallback={<p className="note">{say('verifying')}</p>}>
              <Verification snapshot={snapshot} ui={ui} />
            </Suspense>
          ) : (
            <button type="button" className="btn" onClick={() => setVerifies(true)}>
              {say('verify')}
            </button>
          )}
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

function WhoAdded({
  shares,
  seats,
}: {
  readonly shares: NonNullable<MatchSnapshot['shares']>;
  readonly seats: readonly SeatInfo[];
}) {
  const say = useSay();
  const lang = useTextLang();
  const names = (added: boolean): string[] =>
    seats
      .filter(({ seat }) => (shares[seat]?.nonce != null) === added)
      .map(({ nickname }) => nickname);
  const [adders, others] = [names(true), names(false)];
  const told = (key: 'sharedBy' | 'sharedByOthers', who: readonly string[]) =>
    who.length > 0 && <p className="note">{say(key, { names: listOf(who, lang) })}</p>;
  return (
    <>
      {adders.length === 0 ? (
        <p className="note">{say('sharedByNobody')}</p>
      ) : (
        told('sharedBy', adders)
      )}
      {adders.length > 0 && told('sharedByOthers', others)}
    </>
  );
}

function OwnShare({ snapshot }: { readonly snapshot: MatchSnapshot }) {
  const say = useSay();
  const verdict = verdictOnOwnShare(snapshot);
  const key: Key | undefined = OWN_SHARE[verdict];
  if (key === undefined) return null;
  if (verdict === 'elsewhere') return <p className="note">{say(key)}</p>;
  return <Finding isGood={verdict === 'in'}>{say(key)}</Finding>;
}
