import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** A room's password as it is kept: never itself. */
export interface KeptPassword {
  /** Hex. */
  readonly salt: string;
  /** scrypt, hex. */
  readonly hash: string;
}

const LENGTH = 32;
const stretch = promisify<string, Buffer, number, Buffer>(scrypt);

export async function keptPassword(password: string): Promise<KeptPassword> {
  const salt = randomBytes(16);
  const hash = await stretch(password, salt, LENGTH);
  return { salt: salt.toString('hex'), hash: hash.toString('hex') };
}

export async function isPassword(password: string, { salt, hash }: KeptPassword): Promise<boolean> {
  const tried = await stretch(password, Buffer.from(salt, 'hex'), LENGTH);
  return timingSafeEqual(tried, Buffer.from(hash, 'hex'));
}
