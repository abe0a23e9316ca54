import { beginsAt } from '../matches/begins-at.ts';
import { dealt, expectMoment } from '../matches/kept-match.ts';
import { Refusal } from '../refusal.ts';
import type { CurrentMatch } from './current-match.ts';
import { expectReady } from './playing.ts';
import type { TableCore } from './table-core.ts';
import { checkedOptions, isSameTable } from './table-options.ts';

/** A match begins, asked for by `by`, in place of the running one `instead` if there is one. Runs inside the mailbox. */
export async function beginMatch(
  core: TableCore,
  current: CurrentMatch,
  by: string,
  instead: string | null,
): Promise<void> {
  const { catalogue, logger, positions, shares } = core.house;
  const seats = expectReady(core.record, by, instead);
  const { begins } = core.record;
  // The match may have been forgotten since the table was laid.
  const moment = begins === null ? null : await expectMoment(core.house, begins);
  const game = await catalogue.load(core.record.game);
  const options = checkedOptions(game, seats.length, core.record.options);
  if (moment !== null && !isSameTable(moment.record, game, options, seats.length)) {
    throw new Refusal('cannotPlayOn');
  }
  const players = seats.map(({ user }) => user);
  const chance = await shares.gather(core.code, players, () => core.presence.sockets());
  const fresh = dealt(core.code, game, options, seats, chance, instead !== null);
  const { match, writes } =
    moment === null
      ? (positions?.begun(core.code, fresh) ?? fresh)
      : beginsAt(fresh, moment.position, 'played');
  const { id } = match.record;
  await core.keep(
    core.room.decided({ do: 'start', by, match: id, instead, playedOn: moment !== null }),
    writes,
  );
  core.match = match;
  core.problem = null;
  logger.info({ match: id, game: game.id, seats: seats.length }, 'match started');
  core.tellAll();
  core.audience.leave();
  for (const socket of core.presence.sockets()) await current.show(socket);
  core.attend(null);
}
