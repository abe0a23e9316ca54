import type { MatchSnapshot } from '@tablee/protocol/updates.ts';
import { useEffect, useRef, useState } from 'react';
import { hashing } from '../../chance/hashing.ts';
import { journalOf } from '../../chance/journal.ts';
import { type Replayed, replay, type ShuffledPile } from '../../chance/replay.ts';
import { type Fault, type Verified, verifyDraws } from '../../chance/verify.ts';
import { gameOfTheHouse } from '../../games/index.ts';
import { useSay, useTextLang } from '../../i18n/table.ts';
import type { GameUi } from '../../kit/contract.ts';
import { Finding } from './finding.tsx';
import './verification.css';

interface Found {
  readonly verified: Verified;
  readonly replayed: Replayed;
}

interface VerificationProps {
  readonly snapshot: MatchSnapshot;
  readonly ui: GameUi;
}

async function found(snapshot: MatchSnapshot): Promise<Found | null> {
  const journal = await journalOf(snapshot.match);
  if (typeof journal === 'string') return null;
  const { rules } = await gameOfTheHouse(snapshot.game);
  const verified = await verifyDraws(journal, snapshot, await hashing());
  return { verified, replayed: replay(rules, journal, snapshot.open) };
}

/** Computes every draw of a finished match again, plays it again, and shows what was shuffled. */
export default function Verification({ snapshot, ui }: VerificationProps) {
  const say = useSay();
  const [state, setState] = useState<Found | 'failed' | null>(null);
  const [tries, setTries] = useState(1);
  const root = useRef<HTMLDivElement>(null);
  // The button that asked for it is gone, and must not take the focus with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it has been asked for
  useEffect(() => root.current?.focus({ preventScroll: true }), [tries]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a match, and again when it is asked for
  useEffect(() => {
    let isWanted = true;
    setState(null);
    void found(snapshot)
      .catch(() => null)
      .then((result) => isWanted && setState(result ?? 'failed'));
    return () => {
      isWanted = false;
    };
  }, [snapshot.match, tries]);
  return (
    <div className="verification" ref={root} tabIndex={-1}>
      <div role="status">
        {state === null && <p className="note">{say('verifying')}</p>}
        {state === 'failed' && <p className="note-bad">{say('verifyFailed')}</p>}
        {state !== null && state !== 'failed' && <Findings found={state} />}
      </div>
      {state === 'failed' && (
        <button type="button" className="btn" onClick={() => setTries(tries + 1)}>
          {say('verify')}
        </button>
      )}
      {state !== null && state !== 'failed' && <Piles piles={state.replayed.piles} ui={ui} />}
    </div>
  );
}

function Findings({ found: { verified, replayed } }: { readonly found: Found }) {
  const say = useSay();
  const { from, parts, isSameBoard } = replayed;
  return (
    <>
      {'numbers' in verified ? (
        <>
          <Finding isGood>{say('verifyOk', { count: verified.numbers })}</Finding>
          {verified.resumed.map((entry) => (
            <p key={entry} className="note">
              {say('verifyResumed', { entry })}
            </p>
          ))}
        </>
      ) : (
        <FaultNote fault={verified} />
      )}
      {from > 0 && <p className="note">{say('replayFrom', { entry: from })}</p>}
      {parts === null ? (
        <Finding isGood={isSameBoard}>{say(isSameBoard ? 'replayOk' : 'replayOther')}</Finding>
      ) : (
        <p className="note">{say('replayParts', { entry: parts })}</p>
      )}
    </>
  );
}

const FAULTS = {
  otherJournal: 'verifyOtherJournal',
  commitment: 'fairnessBad',
  seal: 'verifySeal',
  order: 'verifyOrder',
  chain: 'verifyChain',
  number: 'verifyNumber',
} as const;

function FaultNote({ fault: { what, entry } }: { readonly fault: Fault }) {
  const say = useSay();
  const at = { entry: entry ?? 0 };
  // Missing data of an older server is nobody's fault.
  if (what === 'unknownBounds' || what === 'unknownPlace') {
    return <p className="note">{say('verifyOld', at)}</p>;
  }
  return <Finding isGood={false}>{say(FAULTS[what], at)}</Finding>;
}

/** The piles whose cards have a name, or are plain numbers; not the names of cards on the table. */
function Piles({
  piles,
  ui,
}: {
  readonly piles: readonly ShuffledPile[];
  readonly ui: Pick<GameUi, 'words'>;
}) {
  const say = useSay();
  const lang = useTextLang();
  const named = piles.flatMap(({ entry, faces }) => {
    const hasNumbers = faces.every((face) => /^\d+$/.test(face));
    const names = faces.map((face) => (hasNumbers ? face : ui.words.cardName(face)?.[lang]));
    if (names.includes(undefined)) return [];
    const { length: count } = names;
    const pile = say(hasNumbers ? 'pileOfNumbers' : 'pileOfCards', { count });
    return [{ entry, names, pile }];
  });
  if (named.length === 0) return null;
  return (
    <>
      <h3>{say('pilesShuffled')}</h3>
      <p className="note">{say('pilesShuffledNote')}</p>
      {named.map(({ entry, names, pile }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the piles of a finished match stay as they are
        <details key={i} className="verification-pile">
          <summary>
            {entry === 0 ? say('pileDealt', { pile }) : say('pileLater', { entry, pile })}
          </summary>
          <ol>
            {names.map((name, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the pile
              <li key={at}>{name}</li>
            ))}
          </ol>
        </details>
      ))}
    </>
  );
}
