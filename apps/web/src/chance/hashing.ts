/** SHA-256, alone and keyed. */
export interface Hashing {
  sha256(message: Uint8Array<ArrayBuffer>): Promise<Uint8Array>;
  hmac(key: Uint8Array<ArrayBuffer>, message: Uint8Array<ArrayBuffer>): Promise<Uint8Array>;
}

const inTheBrowser = (subtle: SubtleCrypto): Hashing => ({
  sha256: async (message) => new Uint8Array(await subtle.digest('SHA-256', message)),
  hmac: async (bytes, message) => {
    const algorithm = { name: 'HMAC', hash: 'SHA-256' };
    const key = await subtle.importKey('raw', bytes, algorithm, false, ['sign']);
    return new Uint8Array(await subtle.sign('HMAC', key, message));
  },
});

/** The browser's own; on a page by plain http in a local network it has none, and a small library is loaded. */
export async function hashing(): Promise<Hashing> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  return subtle === undefined ? (await import('./sha256.ts')).inScript : inTheBrowser(subtle);
}

export const bytesOfText = (text: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(text);

export const bytesOfHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
