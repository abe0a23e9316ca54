/**
 * A bot for Tablée that knows docs/protocol.md and no game: it joins a room, takes a free seat and answers at random.
 *
 *   npm install socket.io-client
 *   node bot.mjs http://localhost:3000 K7WXQ2M4
 */
import { createHash, randomBytes } from 'node:crypto';
import { io } from 'socket.io-client';

const [origin, code, nickname = 'Robot'] = process.argv.slice(2);

const guest = await fetch(`${origin}/api/guest`, { method: 'POST' });
const { user } = await guest.json();
const Cookie = guest.headers.getSetCookie()[0].split(';')[0];

const socket = io(origin, {
  auth: { protocol: 3 },
  extraHeaders: { Cookie },
  transports: ['websocket'],
  query: { room: code },
});
const request = (name, payload) =>
  new Promise((resolve) => socket.emit(name, payload, (reply) => resolve(reply)));

socket.on('connect_error', ({ message, data }) => {
  if (message === 'elsewhere') go(data);
  else if (!socket.active) fail(message);
});
socket.on('connect', async () => {
  const joined = await request('room:join', { code, nickname });
  if (joined.error?.code === 'elsewhere') go(joined.error);
  else if (!joined.ok) fail(joined.error.code);
});

// Of several servers another has the room.
function go({ at, after = 0 }) {
  socket.io.opts.query = at ? { room: code, at } : { room: code };
  socket.disconnect();
  setTimeout(() => socket.connect(), after);
}
socket.on('room:moved', go);

socket.on('room', async ({ seats, match }) => {
  const seated = seats.some((seating) => seating?.user === user);
  const free = seats.indexOf(null);
  if (!seated && free >= 0 && match?.state !== 'running') await request('room:sit', { seat: free });
});

// Before the deal: our own random number, sealed first and opened once all are sealed.
let sealed = null;
socket.on('match:promise', ({ match, commitment, players }) => {
  const seat = players.indexOf(user);
  if (seat === -1) return;
  const nonce = randomBytes(16).toString('hex');
  const text = `tablee/seal/1\n${match}\n${commitment}\n${seat}\n${nonce}`;
  const seal = createHash('sha256').update(text).digest('hex');
  sealed = { match, seal, nonce };
  request('match:seal', { match, seal });
});
socket.on('match:seals', ({ match, seals }) => {
  if (match !== sealed?.match || !seals.includes(sealed.seal)) return;
  request('match:share', { match, nonce: sealed.nonce });
});

let match = null;
socket.on('match:snapshot', (snapshot) => {
  match = snapshot.match;
  answer(snapshot.question);
});
socket.on('match:whisper', (whisper) => answer(whisper.question));

async function answer(question) {
  if (!question) return;
  const reply = await request('match:answer', {
    match,
    question: question.fingerprint,
    picks: picksFor(question),
  });
  // A player may have left in the meantime: the next snapshot or whisper brings the current question.
  if (!reply.ok && reply.error.code !== 'stale') console.error(reply.error);
}

function picksFor(question) {
  const random = (bound) => Math.floor(Math.random() * bound);
  const shuffled = (list) => list.toSorted(() => Math.random() - 0.5);
  const ids = question.options?.map((option) => option.id) ?? [];
  switch (question.shape) {
    case 'pick':
      // Several only of one kind: the first that comes is enough.
      if (question.together !== undefined) return shuffled(ids).slice(0, 1);
      return shuffled(ids).slice(0, question.min + random(question.max - question.min + 1));
    case 'order':
      return shuffled(ids);
    case 'split':
      return shuffled(
        question.options.flatMap(({ id, most = question.total }) => Array(most).fill(id)),
      ).slice(0, question.total);
    case 'number':
      return [String(question.min + random(question.max - question.min + 1))];
    default:
      return ['yes'];
  }
}

function fail(reason) {
  console.error(reason);
  process.exit(1);
}
