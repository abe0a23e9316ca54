import { stayAwake, takeTurns, WireClient } from './server-wire.ts';

export interface FloorOrder {
  readonly port: number;
  readonly rooms: number;
  readonly sockets: number;
  readonly seats: number;
  readonly sampleUpdate: string;
  readonly sampleAnswer: string;
}

export interface FloorResult {
  readonly answers: number;
}

/** The same turns as at a real table: the next player answers when the update has arrived. */
async function serveOrders(order: FloorOrder): Promise<void> {
  const { port, rooms, sockets, seats } = order;
  const [, update] = JSON.parse(order.sampleUpdate) as [string, object];
  const answer = JSON.parse(order.sampleAnswer) as object;
  let answers = 0;
  let isOn = false;
  const waiting: (() => void)[] = [];
  for (let table = 0; table < rooms; table += 1) {
    const clients: WireClient[] = [];
    let turn = 0;
    const play = (seat: number): void => {
      clients[seat]?.emit('match:answer', answer, () => {
        answers += 1;
      });
    };
    for (let viewer = 0; viewer < sockets; viewer += 1) {
      const hear = (): void => {
        if (viewer !== turn) return;
        turn = (turn + 1) % seats;
        if (isOn) play(viewer);
        else waiting.push(() => play(viewer));
      };
      const client = await WireClient.connect(port, '', hear);
      await client.ask('enter', { room: String(table), update });
      clients.push(client);
    }
    waiting.push(() => play(0));
  }
  let sleep = (): void => {};
  takeTurns<FloorResult>({
    go: () => {
      isOn = true;
      sleep = stayAwake();
      for (const next of waiting.splice(0)) next();
    },
    stop: () => {
      isOn = false;
      sleep();
    },
    forget: () => {
      answers = 0;
    },
    result: () => ({ answers }),
  });
}

process.once('message', (order: FloorOrder) => void serveOrders(order));
