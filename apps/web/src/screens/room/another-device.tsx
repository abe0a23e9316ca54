import { useCallback, useEffect, useState } from 'react';
import { useSay, useTextLang } from '../../i18n/table.ts';
import type { ProblemCode } from '../../stores/connection.ts';
import { askPass } from '../../stores/passes.ts';
import { memberOf, useRoom } from '../../stores/room.ts';
import '../../ui/button.css';
import { ProblemNote } from '../../ui/problem-note.tsx';
import './another-device.css';
import { CopyLink } from './copy-link.tsx';
import { Devices } from './devices.tsx';
import { ForgetMe } from './forget-me.tsx';
import QrCode from './qr-code.tsx';

interface Made {
  readonly link: string;
  readonly until: number;
}

/** A personal link that lets another device go on as the reader: made when it is opened, and for one use. */
export default function AnotherDevice() {
  const say = useSay();
  const lang = useTextLang();
  const room = useRoom((store) => store.room);
  const code = room?.code;
  const [made, setMade] = useState<Made | null>(null);
  const [problem, setProblem] = useState<ProblemCode | null>(null);
  const [isOld, setOld] = useState(false);

  const make = useCallback(async () => {
    if (code === undefined) return;
    const reply = await askPass('/api/pass', { room: code });
    setProblem(reply.ok ? null : reply.code);
    if (!reply.ok) return;
    // Behind the #, the code is sent to no server.
    const link = `${location.origin}/as#${reply.code}`;
    setMade({ link, until: Date.now() + reply.seconds * 1000 });
    setOld(false);
  }, [code]);
  useEffect(() => void make(), [make]);
  useEffect(() => {
    if (made === null) return undefined;
    const timer = window.setTimeout(() => setOld(true), made.until - Date.now());
    return () => window.clearTimeout(timer);
  }, [made]);

  const name = room === null ? '' : (memberOf(room, room.you)?.nickname ?? '');
  const time = new Intl.DateTimeFormat(lang, { hour: '2-digit', minute: '2-digit' });
  return (
    <div className="another-device">
      <p>{say('deviceText', { name })}</p>
      {made !== null && !isOld && (
        <>
          <QrCode text={made.link} label={say('deviceQr')} className="another-device-qr" />
          <CopyLink link={made.link} />
          <p className="note">{say('deviceUntil', { time: time.format(made.until) })}</p>
        </>
      )}
      {isOld && <p role="status">{say('deviceOld')}</p>}
      {(isOld || problem !== null) && (
        <button type="button" className="btn btn-gold" onClick={() => void make()}>
          {say('deviceNew')}
        </button>
      )}
      <ProblemNote code={problem} />
      <p className="another-device-warning">{say('deviceWarning')}</p>
      <Devices />
      <ForgetMe />
    </div>
  );
}
