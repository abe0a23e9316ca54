import type { AnyGame, Table } from '../game/game.ts';
import { madeHalf } from '../game/game.ts';
import type { Viewer } from '../game/layers.ts';

/** A game, and what its events have shown to each viewer so far. */
export interface Noting {
  readonly game: AnyGame;
  readonly shown: ReadonlyMap<Viewer, Set<string>>;
}

/**
 * The same game, which notes what its events show to these viewers: names and faces of cards that an event names while they lie
 * where the viewer may see them. An event about a card that is hidden from them shows nothing: if it names the card, it leaks.
 */
export function notingShown(game: AnyGame, viewers: readonly Viewer[]): Noting {
  const shown = new Map(viewers.map((viewer) => [viewer, new Set<string>()]));
  const noting = (table: Table): Table => {
    const emit: Table['emit'] = (event, halves) => {
      const open = madeHalf(event);
      const own = halves && madeHalf(halves);
      for (const [viewer, names] of shown) {
        const half = viewer === null ? undefined : own?.[viewer];
        note(game, table, viewer, JSON.stringify([open, half]), names);
      }
      table.emit(open, own);
    };
    // Scripts may spread their table: what they find in the copy is the same.
    const get = (from: Table, name: string): unknown =>
      name === 'emit' ? emit : from[name as keyof Table];
    return new Proxy(table, { get } as ProxyHandler<Table>);
  };
  const scripts: AnyGame['scripts'] = Object.fromEntries(
    Object.entries(game.scripts).map(([name, script]) => [
      name,
      (table: Table, ...args: unknown[]) => script(noting(table), ...args),
    ]),
  );
  return {
    shown,
    game: {
      ...game,
      scripts,
      leave: (table, seat) => game.leave(noting(table), seat),
      afterLeave: (table, seat) => game.afterLeave(noting(table), seat),
    },
  };
}

function note(
  game: AnyGame,
  table: Table,
  viewer: Viewer,
  halves: string,
  shown: Set<string>,
): void {
  const hidden = new Set<unknown>();
  for (const { id, face } of game.secrets(table, viewer).flat()) hidden.add(id).add(face);
  for (const [, name] of halves.matchAll(/"([^"]+)"/g)) {
    if (name !== undefined && !hidden.has(name)) shown.add(name);
  }
}
