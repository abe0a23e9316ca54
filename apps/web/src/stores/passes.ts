import type { PassPath, PassReplyOf, PassRequestOf } from '@tablee/protocol/passes.ts';
import type { ProblemCode } from './connection.ts';

type Reply<Path extends PassPath> =
  | ({ readonly ok: true } & PassReplyOf<Path>)
  | { readonly ok: false; readonly code: ProblemCode };

/** Asks about a pass; never throws. The code goes in the body, never in an address. */
export async function askPass<Path extends PassPath>(
  path: Path,
  asked: PassRequestOf<Path>,
): Promise<Reply<Path>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(asked),
    });
    const said: unknown = await response.json();
    if (response.ok) return { ok: true, ...(said as PassReplyOf<Path>) };
    return { ok: false, code: (said as { error: ProblemCode }).error };
  } catch {
    return { ok: false, code: 'offline' };
  }
}
