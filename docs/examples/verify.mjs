/**
 * Verifies the chance of a match of Tablée that is over, from its public journal and docs/protocol.md (7) alone.
 *
 *   node verify.mjs https://cards.example/api/matches/m0123456789abcdef/journal
 *   node verify.mjs m0123456789abcdef.json
 */
import { createHash, createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';

const bytes = (hex) => Buffer.from(hex, 'hex');
const sha256 = (message) => createHash('sha256').update(message).digest('hex');
const hmac = (key, message) => createHmac('sha256', key).update(message).digest();
const lines = (...parts) => parts.join('\n');

const source = process.argv[2] ?? fail('which journal?');
const text = source.startsWith('http')
  ? await (await fetch(source)).text()
  : await readFile(source, 'utf8');
const { match, seats, commitment, secret, shares, entries } = JSON.parse(text);
if (!entries) fail('this is no journal of a match that is over');
if (sha256(bytes(secret)) !== commitment) fail('the secret is not the promised one');
if (shares && shares.length !== seats.length) fail('the list of numbers is not that of the seats');
shares?.forEach(({ seal, nonce }, seat) => {
  const sealed = lines('tablee/seal/1', match, commitment, seat, nonce);
  if (nonce && sha256(sealed) !== seal) fail(`the number of seat ${seat} is not the sealed one`);
});
const nonces = shares?.map(({ nonce }) => nonce ?? '-') ?? [];
const dealt = lines('tablee/deal/1', match, commitment, ...nonces);
const key = shares ? hmac(bytes(secret), dealt) : bytes(secret);

let link = sha256(match).slice(0, 16);
let index = 0;
/** The entries that count, with the index behind each. */
let counting = [];
for (const [n, line] of entries.entries()) {
  const { chain, ...entry } = line ?? fail(`entry ${n}: it is damaged`);
  link = sha256(lines(link, JSON.stringify(entry))).slice(0, 16);
  if (chain ? chain !== link : entries[n - 1]?.chain) fail(`entry ${n}: the chain is broken`);
  if ((entry.by === 'deal') !== (n === 0)) fail(`entry ${n}: the deal comes first, and once`);
  if (entry.by === 'rewind') {
    counting = counting.filter(({ at }) => at <= entry.to);
    index = counting.at(-1)?.index ?? fail(`entry ${n} goes back to nothing`);
  } else if (entry.by === 'resumed') {
    const { drawn, answers } = entry.position ?? fail(`entry ${n}: from where is not kept`);
    index = drawn + answers.flatMap(({ rolls = [] }) => rolls).length;
  }
  for (const pair of entry.rolls.flat()) {
    const [bound, result] = pair.length === 2 ? pair : fail(`entry ${n}: bounds are not kept`);
    if (numberAt(index, bound) !== result) fail(`entry ${n}: number ${index} is not ${result}`);
    index += 1;
  }
  counting.push({ at: n, index });
}
const drawn = entries.flatMap(({ rolls }) => rolls.flat()).length;
console.log(`OK: ${match}, ${entries.length} entries, ${drawn} numbers drawn`);
// A correct deal may still be the server's alone.
const added = shares?.filter(({ nonce }) => nonce).length ?? 0;
console.log(`${added} of ${seats.length} seats added a number`);
for (const [n, { by, rolls }] of entries.entries()) {
  if (by === 'resumed') console.log(`entry ${n}: resumed, the cards lie as the server says`);
  for (const draw of rolls) {
    const isShuffle = draw.length > 1 && draw.every(([bound], i) => bound === draw.length + 1 - i);
    if (isShuffle)
      console.log(`entry ${n}: ${draw.length + 1} shuffled: ${orderOf(draw).join(' ')}`);
  }
}

/** The order of a pile after a shuffle, each card by its place before it. */
function orderOf(draw) {
  const order = Array.from({ length: draw.length + 1 }, (_, card) => card);
  for (const [bound, roll] of draw) {
    [order[bound - 1], order[roll]] = [order[roll], order[bound - 1]];
  }
  return order;
}

function numberAt(index, bound) {
  const limit = 2 ** 48 - (2 ** 48 % bound);
  for (let attempt = 0; ; attempt += 1) {
    const digest = hmac(key, `${Math.floor(index / 5)}/${attempt}`);
    const x = digest.readUIntBE(6 * (index % 5), 6);
    if (x < limit) return x % bound;
  }
}

function fail(reason) {
  console.error(reason);
  process.exit(1);
}
