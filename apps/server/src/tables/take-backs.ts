import type { Seat } from '@tablee/engine';
import type { Journal } from '../matches/chain.ts';
import type { Unkept } from '../matches/kept-match.ts';
import { expectMayGoBack, journalToRewind, takenBack } from '../matches/kept-match.ts';
import type { Match } from '../matches/match.ts';
import { Refusal } from '../refusal.ts';
import type { Applied } from './apply.ts';
import type { CurrentMatch } from './current-match.ts';
import { agreedTakeBack } from './playing.ts';
import type { TableCore } from './table-core.ts';

/** Moves taken back after others have moved, if all agree. */
export class TakeBacks {
  readonly #core: TableCore;
  readonly #current: CurrentMatch;

  constructor(core: TableCore, current: CurrentMatch) {
    this.#core = core;
    this.#current = current;
  }

  /** A seat asks to take its last move back, with all that came after it. */
  ask(id: string, user: string): Promise<void> {
    return this.#core.run(async () => {
      const { match, seat } = await this.#current.playing(id, user);
      expectMayGoBack(match);
      // As with an undo: the answers taken back would tell who of the others has answered.
      if (match.unseenBeside(seat)) throw new Refusal('nothingToUndo');
      const journal = await journalToRewind(this.#core.house.store, match, seat);
      const asked = this.#core.room.decided({ do: 'askTakeBack', match: id, seat });
      await this.#settleWish(asked, match, journal);
    });
  }

  /** A seat agrees, or refuses: then it is over. The asking seat takes the wish back. */
  agree(id: string, user: string, wish: Seat, agrees: boolean): Promise<void> {
    return this.#core.run(async () => {
      const { match, seat } = await this.#current.playing(id, user);
      const command = { do: 'agreeTakeBack', match: id, seat, wish, agrees } as const;
      await this.#settleWish(this.#core.room.decided(command), match);
    });
  }

  /** Keeps a wish to take a move back, or does what all have agreed to. */
  async #settleWish(applied: Applied, match: Match, read: Journal | null = null): Promise<void> {
    const seat = agreedTakeBack(applied.record);
    if (seat === null) {
      await this.#core.commit(applied, []);
      return;
    }
    const { id } = match.record;
    const { store } = this.#core.house;
    let unkept: Unkept;
    try {
      const journal = read ?? (await journalToRewind(store, match, seat));
      unkept = await takenBack(store, match, seat, journal);
    } catch (error) {
      // The wish cannot be fulfilled: it is over.
      await this.#core.commit(this.#core.room.decided({ do: 'endWish', match: id }), []);
      throw error;
    }
    const settled = this.#core.room.decided({ do: 'takeBack', match: id }, applied.record);
    await this.#core.keep(settled, unkept.writes);
    this.#core.match = unkept.match;
    this.#core.tellAll();
    await this.#core.audience.showAgain(this.#core.record, unkept.match);
    this.#core.attend(null);
  }
}
