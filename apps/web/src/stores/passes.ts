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

async function post<Said>(path: string, asked: object): Promise<Reply<Said>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(asked),
    });
    const said: unknown = await response.json();
    if (response.ok) return { ok: true, ...(said as Said) };
    return { ok: false, code: (said as { error: ProblemCode }).error };
  } catch {
    return { ok: false, code: 'offline' };
  }
}
