import type { Packet } from 'socket.io-parser';
import { Decoder, Encoder } from 'socket.io-parser';

/** Socket.IO's own wire format, without its search of every message for binary data: all we send is JSON. */
class JsonEncoder extends Encoder {
  override encode({ type, nsp, id, data }: Packet): string[] {
    const namespace = nsp === '/' ? '' : `${nsp},`;
    const json = data === undefined ? '' : JSON.stringify(data);
    return [`${type}${namespace}${id ?? ''}${json}`];
  }
}

export const jsonParser = { Encoder: JsonEncoder, Decoder };
