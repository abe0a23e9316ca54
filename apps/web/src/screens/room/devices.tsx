import type { Device, DevicePath, DeviceRequestOf } from '@tablee/protocol/devices.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSay, useTextLang } from '../../i18n/table.ts';
import type { ProblemCode } from '../../stores/connection.ts';
import { askDevices } from '../../stores/passes.ts';
import { ProblemNote } from '../../ui/problem-note.tsx';
import './devices.css';

/** The devices where the reader is signed in, and the way to sign out elsewhere. */
export function Devices() {
  const say = useSay();
  const lang = useTextLang();
  const [devices, setDevices] = useState<readonly Device[]>([]);
  const [problem, setProblem] = useState<ProblemCode | null>(null);
  const [hasEnded, setEnded] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);

  const look = useCallback(async () => {
    const reply = await askDevices('/api/devices', {});
    if (reply.ok) setDevices(reply.devices);
    else setProblem(reply.code);
  }, []);
  useEffect(() => void look(), [look]);

  async function end<Path extends DevicePath>(path: Path, asked: DeviceRequestOf<Path>) {
    const reply = await askDevices(path, asked);
    setProblem(reply.ok ? null : reply.code);
    setEnded(reply.ok);
    await look();
    // The button that was pressed is gone with its device.
    if (reply.ok) title.current?.focus();
  }

  const nameOf = ({ browser, system }: Device): string => {
    if (browser !== null && system !== null) return say('deviceNamed', { browser, system });
    return browser ?? system ?? say('deviceUnknown');
  };
  const day = new Intl.DateTimeFormat(lang, { dateStyle: 'medium' });
  const moment = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className="devices" aria-labelledby="devices-title">
      <h3 id="devices-title" ref={title} tabIndex={-1}>
        {say('devicesTitle')}
      </h3>
      <ul>
        {devices.map((device) => {
          const name = nameOf(device);
          const seen = { first: day.format(device.first), last: moment.format(device.last) };
          return (
            <li key={device.id}>
              <p>
                <b>{name}</b>
                <span className="note">{say('deviceSeen', seen)}</span>
              </p>
              {device.here ? (
                <span className="devices-here">{say('deviceHere')}</span>
              ) : (
                <button
                  type="button"
                  className="btn"
                  aria-label={say('deviceEndWhat', { device: name })}
                  onClick={() => void end('/api/devices/end', { id: device.id })}
                >
                  {say('deviceEnd')}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {devices.length > 1 && (
        <button
          type="button"
          className="btn"
          onClick={() => void end('/api/devices/end-others', {})}
        >
          {say('deviceEndOthers')}
        </button>
      )}
      <p role="status">{hasEnded && say('deviceEnded')}</p>
      <ProblemNote code={problem} />
    </section>
  );
}
