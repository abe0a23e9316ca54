import type { Fault } from './faults.ts';

/** A table as the operator sees it: how much it is, not who it is. */
export interface TableStatus {
  /** Digits that tell tables apart; the code of the room, which lets one in, stays with its members. */
  readonly mark: string;
  readonly game: string;
  readonly match: 'running' | 'over' | 'none';
  readonly people: number;
  readonly seats: number;
  readonly bots: number;
}

/** How the server is now. Times in milliseconds, sizes in bytes. */
export interface Status {
  readonly version: string;
  readonly node: string | null;
  readonly store: 'sqlite' | 'postgres';
  readonly uptime: number;
  readonly isWritable: boolean;
  readonly isDraining: boolean;
  readonly isSure: boolean;
  readonly rooms: number;
  readonly matches: number;
  readonly sockets: number;
  readonly people: number;
  /** Part of a core in use since this was asked last. */
  readonly processor: number;
  /** Delay of the event loop since the server began or this was asked last: 99 of 100 are shorter. */
  readonly loopDelay: number;
  readonly memory: number;
  readonly free: number | null;
  /** Those with the most people first. */
  readonly tables: readonly TableStatus[];
  readonly faults: readonly Fault[];
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6).toLocaleString('en')} MB`;

function spell(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  return `${days} d ${hours} h ${minutes % 60} min`;
}

const row = (cells: readonly (string | number)[], tag: 'td' | 'th' = 'td'): string =>
  `<tr>${cells.map((cell) => `<${tag}>${escaped(String(cell))}</${tag}>`).join('')}</tr>`;

/** The page, drawn again every ten seconds. Plain: it has to open when all else is slow. */
export function pageOf(status: Status): string {
  const state = status.isDraining
    ? 'giving its rooms away'
    : !status.isWritable
      ? 'NOTHING CAN BE KEPT'
      : !status.isSure
        ? 'WITHOUT A LEASE'
        : 'well';
  const figures: readonly (readonly [string, string | number])[] = [
    ['State', state],
    [
      'Version',
      `${status.version}, ${status.store}${status.node === null ? '' : `, node ${status.node}`}`,
    ],
    ['Up', spell(status.uptime)],
    ['Rooms / matches in memory', `${status.rooms} / ${status.matches}`],
    ['People / connections', `${status.people} / ${status.sockets}`],
    ['Processor', `${Math.round(100 * status.processor)} % of a core`],
    ['Delay of the event loop, p99', `${status.loopDelay.toFixed(1)} ms`],
    ['Memory', megabytes(status.memory)],
    ['Disk left', status.free === null ? 'not of this machine' : megabytes(status.free)],
  ];
  const tables = status.tables.map(({ mark, game, match, people, seats, bots }) =>
    row([mark, game, match, people, seats, bots]),
  );
  const faults = status.faults.map(({ at, level, text, code }) =>
    row([new Date(at).toISOString(), level, text, code]),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="10">
<title>Tablée: operator</title>
<style>
body { font: 15px/1.4 system-ui, sans-serif; margin: 1.5rem auto; max-width: 60rem; padding: 0 1rem; color-scheme: light dark }
table { border-collapse: collapse; margin: 0 0 1.5rem; width: 100% }
th, td { text-align: left; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid color-mix(in srgb, currentcolor 20%, transparent); overflow-wrap: anywhere }
button { font: inherit; min-height: 44px; padding: 0 1rem }
</style>
</head>
<body>
<h1>Tablée</h1>
<table>${figures.map((figure) => row(figure)).join('\n')}</table>
<h2>Tables</h2>
${tables.length === 0 ? '<p>None in memory.</p>' : `<table>${row(['table', 'game', 'match', 'people', 'seats', 'bots'], 'th')}\n${tables.join('\n')}</table>`}
<h2>Faults</h2>
${faults.length === 0 ? '<p>None since the server began.</p>' : `<table>${row(['when', 'level', 'what', 'code'], 'th')}\n${faults.join('\n')}</table>`}
<h2>Drain</h2>
<p>Other nodes take the rooms, if there are any, then this server ends, as after SIGTERM. Without others players wait until it is up again. Nothing is lost.</p>
<form method="post" action="/drain"><button>Drain and stop</button></form>
</body>
</html>
`;
}
