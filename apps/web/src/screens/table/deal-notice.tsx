import type { MatchSnapshot } from '@tablee/protocol/updates.ts';
import { useEffect, useState } from 'react';
import type { OwnShareVerdict } from '../../chance/own-share.ts';
import { useSay } from '../../i18n/table.ts';
import { Finding } from './finding.tsx';
import '../../ui/button.css';
import './notice.css';

const KEY = {
  'left-out': 'dealLeftOut',
  wrong: 'dealWrong',
} as const satisfies Partial<Record<OwnShareVerdict, string>>;

const isBad = (verdict: OwnShareVerdict): verdict is keyof typeof KEY => verdict in KEY;

/** Tells a player, before anything is played, that the deal came from a list without their page's number. */
export function DealNotice({ snapshot }: { readonly snapshot: MatchSnapshot }) {
  const say = useSay();
  const { match, commitment, shares } = snapshot;
  const [found, setFound] = useState<{ match: string; verdict: OwnShareVerdict } | null>(null);
  const [seen, setSeen] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    void import('../../chance/own-share.ts').then(({ verdictOnOwnShare }) => {
      if (isGone) return;
      setFound({ match, verdict: verdictOnOwnShare({ match, commitment, shares }) });
    });
    return () => {
      isGone = true;
    };
  }, [match, commitment, shares]);
  if (found?.match !== match || seen === match || !isBad(found.verdict)) return null;
  return (
    <section className="table-notice" role="alert" aria-label={say('fairness')}>
      <Finding isGood={false}>{say(KEY[found.verdict])}</Finding>
      <button type="button" className="btn btn-small" onClick={() => setSeen(match)}>
        {say('gotIt')}
      </button>
    </section>
  );
}
