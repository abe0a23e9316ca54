import type { Input } from '@tablee/engine';
import type { RequestName, RequestOf } from '@tablee/protocol/requests.ts';
import { shownSeats } from '@tablee/protocol/watching.ts';
import type { Advisor } from '../bots/advisor.ts';
import { ALLOWANCES } from '../limits.ts';
import { isLooking } from '../matches/publish.ts';
import type { ShareRequest } from '../matches/shares.ts';
import { Refusal } from '../refusal.ts';
import type { Answerer } from '../sockets/dispatch.ts';
import type { AppSocket } from '../sockets/outgoing.ts';
import { sendAhead } from '../sockets/outgoing.ts';
import { TokenBuckets } from '../sockets/token-bucket.ts';
import type { Tables } from './tables.ts';

type MatchRequest = Exclude<Extract<RequestName, `match:${string}`>, ShareRequest>;

/** Members' requests about the match on their room's table. */
export class MatchRequests {
  readonly #tables: Tables;
  readonly #advisor: Advisor;
  readonly #isLimited: (socket: AppSocket) => boolean;
  readonly #advice = new TokenBuckets(ALLOWANCES.advice);
  readonly #adviceByAddress = new TokenBuckets(ALLOWANCES.adviceOfAddress);

  constructor(tables: Tables, advisor: Advisor, isLimited: (socket: AppSocket) => boolean) {
    this.#tables = tables;
    this.#advisor = advisor;
    this.#isLimited = isLimited;
  }

  sweep(): void {
    this.#advice.sweep();
    this.#adviceByAddress.sweep();
  }

  readonly handlers: {
    [Name in MatchRequest]: (
      socket: AppSocket,
      request: RequestOf<Name>,
      answerer: Answerer,
    ) => Promise<object> | undefined;
  } = {
    'match:answer': (socket, { match, question, picks }, answerer) =>
      this.#act(socket, match, answerer, (seat) => ({ by: 'seat', seat, picks, question })),
    'match:undo': (socket, { match }, answerer) =>
      this.#act(socket, match, answerer, (seat) => ({ by: 'undo', seat })),
    'match:advise': async (socket, { match, question }) => {
      const table = this.#tables.of(socket);
      table.expectOnTable(match);
      table.expectMayAct(socket.data.user);
      this.#countAdvice(socket);
      const current = await table.matchOf(match);
      const { user } = socket.data;
      return { advice: await this.#advisor.advise(table.record, current, user, question) };
    },
    'match:estimate': async (socket, { match }) => {
      const table = this.#tables.of(socket);
      table.expectOnTable(match);
      this.#countAdvice(socket);
      const looked = await table.lookedAt(socket, match);
      const { record } = table;
      return { estimate: await this.#advisor.estimate(record, looked.match, looked.viewpoint) };
    },
    'match:concede': async (socket, { match }) => {
      const table = this.#tables.of(socket);
      await table.departures.concede(match, socket.data.user);
      return {};
    },
    'match:resync': async (socket, { match }) => {
      await this.#tables.of(socket).show(socket, match);
      return {};
    },
    'match:history': async (socket, { match, before }) => ({
      events: await this.#tables.of(socket).history(socket, match, before),
    }),
    'match:askTakeBack': async (socket, { match }) => {
      await this.#tables.of(socket).takeBacks.ask(match, socket.data.user);
      return {};
    },
    'match:agreeTakeBack': async (socket, { match, seat, agrees }) => {
      await this.#tables.of(socket).takeBacks.agree(match, socket.data.user, seat, agrees);
      return {};
    },
    'match:behind': async (socket, { match, seat }) => {
      const table = this.#tables.of(socket);
      table.expectOnTable(match);
      if (seat !== null && !shownSeats(table.record).includes(seat)) throw new Refusal('notShown');
      socket.data.behind = seat === null ? null : { match, seat };
      await table.show(socket, match);
      return {};
    },
  };

  #countAdvice(socket: AppSocket): void {
    const { user, address } = socket.data;
    const mayAsk = this.#advice.take(user) && this.#adviceByAddress.take(address);
    if (this.#isLimited(socket) && !mayAsk) throw new Refusal('tooFast');
  }

  #act(
    socket: AppSocket,
    id: string,
    answerer: Answerer,
    inputOf: (seat: number) => Input,
  ): undefined {
    try {
      const table = this.#tables.of(socket);
      table.act(
        id,
        (match) => {
          table.expectMayAct(socket.data.user);
          const seat = match.seatOf(socket.data.user);
          if (seat === null) throw new Refusal('notSeated');
          return inputOf(seat);
        },
        (error, already) => {
          const grant = () => answerer.granted(already && { already });
          if (error !== null) answerer.failed(error);
          else if (isLooking(socket, id)) sendAhead(socket, grant);
          else grant();
        },
      );
    } catch (error) {
      answerer.failed(error);
    }
  }
}
