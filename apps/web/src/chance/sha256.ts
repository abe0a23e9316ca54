import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Hashing } from './hashing.ts';

/** Without the browser's help: only loaded where it gives none. */
export const inScript: Hashing = {
  sha256: async (message) => sha256(message),
  hmac: async (key, message) => hmac(sha256, key, message),
};
