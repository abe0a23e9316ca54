import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';

/** The floor: Socket.IO and nothing else. An answer is acknowledged and an update broadcast to the sender's room. */
const http = createServer();
const io = new Server(http, {
  serveClient: false,
  transports: ['websocket'],
  perMessageDeflate: false,
  httpCompression: false,
});
io.on('connection', (socket) => {
  let room = '';
  let update: unknown = null;
  socket.on('enter', (order: { room: string; update: unknown }, ack: (reply: object) => void) => {
    room = order.room;
    update = order.update;
    void socket.join(room);
    ack({ ok: true });
  });
  socket.on('match:answer', (_answer: unknown, ack: (reply: object) => void) => {
    ack({ ok: true });
    io.to(room).emit('match:update', update);
  });
});
http.listen(0, '127.0.0.1', () => {
  process.send?.({ type: 'port', port: (http.address() as AddressInfo).port });
});
