import { z } from 'zod';

/**
 * A browser where a user is signed in: a cookie's number, and that of a browser that has had its cookie from before
 * there were numbers.
 */
export const deviceId = z.string().regex(/^[so][0-9a-f]{16}$/);

const device = z.strictObject({
  id: deviceId,
  /** In the maker's words ("Firefox"); `null`: unknown. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** Milliseconds since the Unix epoch. */
  first: z.number(),
  last: z.number(),
  /** The one that asks. */
  here: z.boolean(),
});
export type Device = z.infer<typeof device>;

/** The devices one is signed in on: requests by HTTP, as those about passes. */
export const DEVICES = {
  /** Those of the last 90 days, the one seen last first. */
  '/api/devices': {
    request: z.strictObject({}),
    reply: z.strictObject({ devices: z.array(device) }),
  },
  /** Signs another device out: its connections end, and its cookie no longer counts. */
  '/api/devices/end': {
    request: z.strictObject({ id: deviceId }),
    reply: z.strictObject({}),
  },
  /** The same for all others. */
  '/api/devices/end-others': {
    request: z.strictObject({}),
    reply: z.strictObject({}),
  },
  /** Deletes all data of the requesting user, in every room; their cookies no longer count. */
  '/api/forget-me': {
    request: z.strictObject({}),
    reply: z.strictObject({}),
  },
} as const;

export type DevicePath = keyof typeof DEVICES;
export type DeviceReplyOf<Path extends DevicePath> = z.infer<(typeof DEVICES)[Path]['reply']>;
export type DeviceRequestOf<Path extends DevicePath> = z.infer<(typeof DEVICES)[Path]['request']>;
