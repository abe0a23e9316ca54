import { listOf } from '@tablee/engine';
import type { ReplyData } from '@tablee/protocol/events.ts';
import type { MatchSnapshot } from '@tablee/protocol/updates.ts';
import { useState } from 'react';
import { useSay, useTextLang } from '../../i18n/table.ts';
import type { SeatInfo } from '../../kit/contract.ts';
import { type ProblemCode, request } from '../../stores/connection.ts';
import { useTableStores } from '../../stores/table-stores.ts';
import '../../ui/button.css';
import { Icon } from '../../ui/icon.tsx';
import { lanternFlame } from '../../ui/icons.generated.ts';

/** Milliseconds: it thinks for a second or two, on a busy server behind others who do. */
const TAKES = 30_000;

type Told =
  | { readonly is: 'thinking' }
  | { readonly is: 'refused'; readonly code: ProblemCode }
  | { readonly is: 'told'; readonly estimate: ReplyData['match:estimate']['estimate'] };

interface EstimateProps {
  readonly snapshot: MatchSnapshot;
  readonly seats: readonly SeatInfo[];
}

/** Tells watchers how the match may end, by their own view, on request; until it has gone on. */
export default function Estimate({ snapshot: { match, seq }, seats }: EstimateProps) {
  const stores = useTableStores();
  const say = useSay();
  const lang = useTextLang();
  const [told, setTold] = useState<Told | null>(null);
  const ask = async () => {
    setTold({ is: 'thinking' });
    const reply = await request(stores, 'match:estimate', { match }, TAKES);
    setTold(
      reply.ok
        ? { is: 'told', estimate: reply.estimate }
        : { is: 'refused', code: reply.error.code },
    );
  };
  const wordsOf = (of: Told): string => {
    if (of.is === 'thinking') return say('thinking');
    if (of.is === 'refused') return say(`problem.${of.code}`);
    const { sides, chances } = of.estimate;
    const parts = sides.map((side, i) => {
      const name = listOf(
        side.map((seat) => seats[seat]?.nickname ?? '?'),
        lang,
      );
      return say('estimateSide', { name, chance: Math.round(100 * (chances[i] ?? 0)) });
    });
    return parts.join(' · ');
  };
  const isOld = told?.is === 'told' && told.estimate.seq !== seq;
  return (
    <span className="estimate" data-old={isOld || undefined}>
      <button type="button" className="btn btn-small" onClick={() => void ask()}>
        <Icon of={lanternFlame} /> {say('estimateButton')}
      </button>
      <output>{told !== null && wordsOf(told)}</output>
    </span>
  );
}
