import type { DevicePath, DeviceReplyOf, DeviceRequestOf } from '@tablee/protocol/devices.ts';
import type { PassPath, PassReplyOf, PassRequestOf } from '@tablee/protocol/passes.ts';
import type { ProblemCode } from './connection.ts';

type Reply<Said> =
  | ({ readonly ok: true } & Said)
  | { readonly ok: false; readonly code: ProblemCode };

/** Asks about a pass; never throws. The code goes in the body, never in an address. */
export const askPass = <Path extends PassPath>(
  path: Path,
  asked: PassRequestOf<Path>,
): Promise<Reply<PassReplyOf<Path>>> => post(path, asked);

/** Asks about the devices one is signed in on; never throws. */
export const askDevices = <Path extends DevicePath>(
  path: Path,
  asked: DeviceRequestOf<Path>,
): Promise<Reply<DeviceReplyOf<Path>>> => post(path, asked);

/** More nodes than that are not asked one after the other. */
const HOPS = 20;

async function post<Said>(path: string, asked: object): Promise<Reply<Said>> {
  try {
    let at = '';
    for (let hop = 1; ; hop += 1) {
      const response = await fetch(`${path}${at}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(asked),
      });
      const said: unknown = await response.json();
      if (response.ok) return { ok: true, ...(said as Said) };
      const refused = said as { error: ProblemCode; at?: string };
      // The rest is another node's to do.
      if (refused.at === undefined || hop > HOPS) return { ok: false, code: refused.error };
      at = `?at=${refused.at}`;
    }
  } catch {
    return { ok: false, code: 'offline' };
  }
}
