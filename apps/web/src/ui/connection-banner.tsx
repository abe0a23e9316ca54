import { useEffect, useState } from 'react';
import { useSay } from '../i18n/index.ts';
import { useRouter } from '../router.ts';
import { useConnection } from '../stores/connection.ts';
import './connection-banner.css';
import { Icon } from './icon.tsx';
import { candleHolder } from './icons.generated.ts';

/** Says in one line that the connection is gone, and that it is back. */
export function ConnectionBanner() {
  const say = useSay();
  const { status, refusal } = useConnection();
  const atTable = useRouter(({ route }) => route.at === 'room');
  const [lost, setLost] = useState(false);
  const [back, setBack] = useState(false);
  useEffect(() => {
    if (status === 'reconnecting') {
      // A blink of the network is nobody's business.
      const timer = window.setTimeout(() => setLost(true), 900);
      return () => window.clearTimeout(timer);
    }
    if (status === 'online' && lost) {
      setLost(false);
      setBack(true);
    }
    return undefined;
  }, [status, lost]);
  useEffect(() => {
    if (!back) return undefined;
    const timer = window.setTimeout(() => setBack(false), 2500);
    return () => window.clearTimeout(timer);
  }, [back]);
  const refused = status === 'refused' && refusal !== null ? say(`problem.${refusal}`) : null;
  const text =
    refused ?? (lost ? say(atTable ? 'offline' : 'offlineHere') : back ? say('backOnline') : null);
  return (
    <div className="connection-banner" role="status" data-back={back && !lost}>
      {text !== null && (
        <p>
          <Icon of={candleHolder} /> {text}
          {status === 'refused' && refusal !== 'tooFast' && (
            <button type="button" className="btn btn-small" onClick={() => location.reload()}>
              {say('reload')}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
