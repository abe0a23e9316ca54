import { readFileSync } from 'node:fs';
import { DEVICES } from '@tablee/protocol/devices.ts';
import { ERROR_CODES } from '@tablee/protocol/errors.ts';
import { PASSES } from '@tablee/protocol/passes.ts';
import { REQUESTS } from '@tablee/protocol/requests.ts';
import { UPDATES } from '@tablee/protocol/updates.ts';
import { PROTOCOL_VERSION } from '@tablee/protocol/version.ts';
import { expect, test } from 'vitest';

const page = readFileSync(new URL('../docs/protocol.md', import.meta.url), 'utf8');

test('docs/protocol.md names every message, every field of it and every refusal', () => {
  const missing: string[] = [];
  const want = (word: string): void => {
    if (!new RegExp(`\\b${word}\\b`).test(page)) missing.push(word);
  };
  for (const [name, { shape }] of [...Object.entries(REQUESTS), ...Object.entries(UPDATES)]) {
    want(name);
    Object.keys(shape).forEach(want);
  }
  for (const [path, { request, reply }] of Object.entries({ ...PASSES, ...DEVICES })) {
    want(path.slice(1));
    for (const { shape } of [request, reply]) Object.keys(shape).forEach(want);
  }
  ERROR_CODES.forEach(want);
  expect(missing).toEqual([]);
  expect(page).toContain(`# The protocol (version ${PROTOCOL_VERSION})`);
  expect(page).toContain(`auth: { protocol: ${PROTOCOL_VERSION} }`);
});
