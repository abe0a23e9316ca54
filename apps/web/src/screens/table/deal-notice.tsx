import type { MatchSnapshot } from '@tablee/protocol/updates.ts';
import { useEffect, useState } from 'react';
import type { OwnShareVerdict } from '../../chance/own-share.ts';
import { useSay } from '../../i18n/table.ts';
import { Icon } from '../../ui/icon.tsx';
import { cancel } from '../../ui/icons.generated.ts';
import { Finding } from './finding.tsx';
import '../../ui/button.css';
import './notice.css';

const KEY = {
  'left-out': 'dealLeftOut',
  wrong: 'dealWrong',
} as const satisfies Partial<Record<OwnShareVerdict, string>>;

const isBad = (verdict: OwnShareVerdict): verdict is keyof typeof KEY => verdict in KEY;

/**
 * Tells a player, before anything is played, that the deal came from a list without their page's number. A number may have come
 * too late from an honest, slow page: that is one line beside the board, and says more when touched.
 */
export function DealNotice({ snapshot }: { readonly snapshot: MatchSnapshot }) {
  const say = useSay();
  const { match, commitment, shares } = snapshot;
  const [found, setFound] = useState<{ match: string; verdict: OwnShareVerdict } | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
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
  if (found.verdict === 'left-out' && opened !== match) {
    return (
      <div className="deal-line" role="alert">
        <button type="button" className="btn btn-small" onClick={() => setOpened(match)}>
          <Icon of={cancel} /> <span>{say('dealLine')}</span>
        </button>
      </div>
    );
  }
  return (
    <section className="table-notice" role="alert" aria-label={say('fairness')}>
      <Finding isGood={false}>{say(KEY[found.verdict])}</Finding>
      <button
        type="button"
        className="btn btn-small"
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the line that was touched
        autoFocus={opened === match}
        onClick={() => setSeen(match)}
      >
        {say('gotIt')}
      </button>
    </section>
  );
}
