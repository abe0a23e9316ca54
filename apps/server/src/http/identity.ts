import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { join } from 'node:path';

const COOKIE = 'tablee';
const KEY_BYTES = 32;
const LIFETIME_SECONDS = 400 * 24 * 3600;
const USER = /^u[0-9a-f]{16}$/;
const SESSION = /^s[0-9a-f]{16}$/;

/** The user that a cookie proves, and their device. */
export interface Proof {
  readonly user: string;
  readonly session: string;
}

/** The session of all cookies of a user that were made before cookies had sessions. */
export const sessionOfBefore = (user: string): string => `o${user.slice(1)}`;

/** The kept key is no key: a new one in its place would make strangers of all guests. */
export class DamagedKey extends Error {
  override readonly name = 'DamagedKey';
}

/** The server's signing key: made once, readable by its owner alone. Throws `DamagedKey`. */
export function readKey(dataDir: string): Buffer {
  const path = join(dataDir, 'identity.key');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (!existsSync(path)) {
    // Whole or not at all: half a key would be a damaged one at the next start.
    writeFileSync(`${path}.new`, newKey(), { mode: 0o600, flush: true });
    renameSync(`${path}.new`, path);
  }
  return expectKey(readFileSync(path), path);
}

export const newKey = (): Buffer => randomBytes(KEY_BYTES);

/** Throws `DamagedKey`. */
export function expectKey(key: Buffer, from: string): Buffer {
  if (key.length !== KEY_BYTES) throw new DamagedKey(from);
  return key;
}

/**
 * Guests and their cookies. A user id is public; the cookie that proves it names the session of one device and carries a
 * signature that only this server can make.
 */
export class Identity {
  readonly #key: Buffer;
  readonly #publicUrl: string | null;

  readonly #isEnded: (session: string) => boolean;

  constructor(
    key: Buffer,
    publicUrl: string | null,
    isEnded: (session: string) => boolean = () => false,
  ) {
    this.#key = key;
    this.#publicUrl = publicUrl;
    this.#isEnded = isEnded;
  }

  /** The user a request's cookie proves, or `null`. */
  userOf(request: IncomingMessage): string | null {
    return this.proofOf(request)?.user ?? null;
  }

  /** Whether a cookie is missing, or is from before cookies had sessions. */
  needsCookie(request: IncomingMessage): boolean {
    const proof = this.proofOf(request);
    return proof === null || proof.session === sessionOfBefore(proof.user);
  }

  /** The user and session that a request's cookie proves, unless its session has been ended. */
  proofOf(request: IncomingMessage): Proof | null {
    const proof = this.#signed(request);
    return proof === null || this.#isEnded(proof.session) ? null : proof;
  }

  /** Whether a request claims an identity that this server has never given. */
  isForged(request: IncomingMessage): boolean {
    return hasCookie(request) && this.#signed(request) === null;
  }

  #signed(request: IncomingMessage): Proof | null {
    for (const part of (request.headers.cookie ?? '').split(';')) {
      const [name, value] = part.trim().split('=', 2);
      if (name !== COOKIE || value === undefined) continue;
      const proof = this.#proved(value.split('.'));
      if (proof !== null) return proof;
    }
    return null;
  }

  #proved(parts: readonly string[]): Proof | null {
    const [user = '', session = ''] = parts;
    if (!USER.test(user)) return null;
    if (parts.length === 2) {
      return this.#isSigned(user, parts[1]) ? { user, session: sessionOfBefore(user) } : null;
    }
    const isWhole = parts.length === 3 && SESSION.test(session);
    return isWhole && this.#isSigned(`${user} ${session}`, parts[2]) ? { user, session } : null;
  }

  #isSigned(text: string, signature = ''): boolean {
    const expected = Buffer.from(this.#sign(text));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  newUser(): string {
    return `u${randomBytes(8).toString('hex')}`;
  }

  newProof(user: string): Proof {
    return { user, session: `s${randomBytes(8).toString('hex')}` };
  }

  /** The `Set-Cookie` header that makes a browser this user, with a session of its own. */
  cookieFor({ user, session }: Proof, request: IncomingMessage): string {
    const value = `${user}.${session}.${this.#sign(`${user} ${session}`)}`;
    return this.#cookie(value, LIFETIME_SECONDS, request);
  }

  /** In place of a cookie that no longer counts. */
  endedCookie(request: IncomingMessage): string {
    return this.#cookie('', 0, request);
  }

  #cookie(value: string, seconds: number, request: IncomingMessage): string {
    const parts = [
      `${COOKIE}=${value}`,
      'Path=/',
      `Max-Age=${seconds}`,
      'HttpOnly',
      'SameSite=Lax',
    ];
    if (this.#isSecure(request)) parts.push('Secure');
    return parts.join('; ');
  }

  #sign(text: string): string {
    return createHmac('sha256', this.#key).update(`tablee guest ${text}`).digest('base64url');
  }

  #isSecure(request: IncomingMessage): boolean {
    return schemeOf(request, this.#publicUrl) === 'https:';
  }
}

/** Whether a request claims an identity at all. */
const hasCookie = ({ headers }: IncomingMessage): boolean =>
  new RegExp(`(^|;) *${COOKIE}=`).test(headers.cookie ?? '');

/**
 * Whether a request comes from a page of this very site, or from no page at all. The site is the public address if that is
 * known; otherwise the requested host and scheme are believed.
 */
export function isSameOrigin(request: IncomingMessage, publicUrl: string | null): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (publicUrl !== null) return origin === publicUrl;
  const site = `${schemeOf(request, publicUrl)}//${host}`;
  return URL.canParse(site) && new URL(site).origin === origin;
}

/** The scheme of a request: a proxy's word is believed if it runs on this machine. */
function schemeOf({ headers, socket }: IncomingMessage, publicUrl: string | null): string {
  if (publicUrl !== null) return new URL(publicUrl).protocol;
  const isTold = isLoopback(socket.remoteAddress ?? '');
  return isTold && headers['x-forwarded-proto'] === 'https' ? 'https:' : 'http:';
}

/**
 * The address limits count for; of IPv6 the network, because one household holds all addresses of a /64. A proxy is believed
 * when a public address is configured.
 */
export function addressOf(
  request: IncomingMessage,
  publicUrl: string | null,
  isProxy = isLoopback,
): string {
  const remote = request.socket.remoteAddress ?? '';
  const forwarded = request.headers['x-forwarded-for'];
  if (publicUrl === null || !isProxy(remote) || typeof forwarded !== 'string') {
    return networkOf(remote);
  }
  return networkOf(forwarded.split(',').at(-1)?.trim() || remote);
}

/** Of IPv6 the /64 network, else the address itself. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6 || address.includes('.') || isLoopback(address)) return address;
  const [head = '', tail] = address.split('::');
  const first = head.split(':');
  const last = tail === undefined ? [] : tail.split(':');
  const missing = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...missing, ...last].slice(0, 4).join(':');
}

/** Whether a request comes from this machine itself, and not from another one by its proxy. */
export const isFromHere = ({ headers, socket }: IncomingMessage): boolean =>
  isLoopback(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;

/** Returns the address that limits count for. */
export type AddressOf = (request: IncomingMessage) => string;

/** Tells proxies by their addresses: those on this machine, and those `listed` (addresses or networks as 10.0.0.0/8). */
export function proxiesOf(listed: readonly string[]): (address: string) => boolean {
  const known = new BlockList();
  for (const each of listed) {
    const [address = '', bits] = each.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) known.addAddress(address, family);
    else known.addSubnet(address, Number(bits), family);
  }
  return (remote) => {
    const address = remote.replace(/^::ffff:(?=\d+\.)/, '');
    return isLoopback(remote) || known.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  };
}

export const isLoopback = (address: string): boolean =>
  address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
