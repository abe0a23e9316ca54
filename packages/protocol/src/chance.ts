import type { Share } from './common.ts';

/** The seal of a number is the SHA-256 (hex) of this text: no seat can take over the seal of another. */
export const sealText = (match: string, commitment: string, seat: number, nonce: string): string =>
  `tablee/seal/1\n${match}\n${commitment}\n${seat}\n${nonce}`;

/** The key of a match's dice is the HMAC-SHA256 of this text under its secret. */
export const dealText = (match: string, commitment: string, shares: readonly Share[]): string =>
  ['tablee/deal/1', match, commitment, ...shares.map(({ nonce }) => nonce ?? '-')].join('\n');
