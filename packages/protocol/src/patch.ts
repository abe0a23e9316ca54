import { z } from 'zod';
import type { JsonValue } from './common.ts';
import { json } from './common.ts';

/** One step of an RFC 6902 JSON Patch; only these three operations are ever sent. `path` is a JSON Pointer. */
export const patchStep = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('add'), path: z.string(), value: json }),
  z.strictObject({ op: z.literal('replace'), path: z.string(), value: json }),
  z.strictObject({ op: z.literal('remove'), path: z.string() }),
]);
export const patch = z.array(patchStep);
export type PatchStep = z.infer<typeof patchStep>;
export type Patch = PatchStep[];
export type { JsonValue };
