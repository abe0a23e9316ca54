import type { Game, Next, Script } from '@tablee/engine';
import { unlessDecided } from '@tablee/engine';
import { begin } from './begin.ts';
import { draft } from './draft.ts';
import { endMatch, outcome } from './end.ts';
import type { UntamedEvent } from './events.ts';
import { explain } from './explain.ts';
import { assert } from './laws.ts';
import { leave } from './leave.ts';
import { mainAction } from './main-action.ts';
import { maintenance } from './maintenance.ts';
import { manifest } from './manifest.ts';
import { confidantsOf, teamsOf } from './modes/modes.ts';
import { dealHands, mulligan, openingSupport } from './opening.ts';
import { OPTIONS } from './options.ts';
import { CARDS, played } from './played.ts';
import { secrets, tally } from './secrets.ts';
import { setup } from './setup.ts';
import { stack, stackTeam } from './stack.ts';
import type { State, Table } from './state.ts';
import { afterLeave } from './turn.ts';
import { clearTable } from './waiting.ts';

/** A root script that ends the match as soon as it is decided. */
const decisive = <Args extends unknown[]>(
  script: (table: Table, ...args: Args) => Script<Next | null>,
) =>
  function* (table: Table, ...args: Args): Script<Next | null> {
    clearTable(table);
    return yield* unlessDecided(script(table, ...args));
  };

/** Untamed: feral factions, three Strongholds each, 2 to 6 players in six modes. */
export const game: Game<State, UntamedEvent> = {
  id: manifest.id,
  version: 5,
  resumesFrom: 1,
  // How a card is paid for, and which Bonus Power goes, is said with the action since.
  replaysFrom: 5,
  seats: manifest.seats,
  options: OPTIONS,
  cards: CARDS,
  played,
  setup,
  scripts: {
    begin,
    draft,
    stack,
    stackTeam,
    dealHands,
    mulligan,
    openingSupport,
    mainAction: decisive(mainAction),
    maintenance: decisive(maintenance),
    endMatch,
  },
  leave,
  afterLeave,
  teams: teamsOf,
  confidants: confidantsOf,
  tally,
  outcome,
  explain,
  secrets,
  assert,
};
