import type { Next, Question, Script, Seat } from '@tablee/engine';
import { askAll, chance, clockwiseFrom, confirm } from '@tablee/engine';
import { isOut, seatsInGame } from '../state/players.ts';
import type { Table } from '../state/state.ts';
import { startDraft } from './draft.ts';

const VOLUNTEER: Question = confirm({
  kind: 'alphaVolunteer',
  clause: 'UNT-R.79',
  fallback: 'no',
});

/** The start player is drawn (UNT-3.1); in Alpha it is the Alpha (UNT-20.7, UNT-R.79). */
export function* begin(table: Table): Script<Next> {
  const { open } = table;
  table.emit({
    type: 'gameStarted',
    clause: 'UNT-17.1',
    mode: open.mode,
    seats: open.players.length,
  });
  const candidates = yield* volunteers(table);
  const [roll] = yield* chance([candidates.length]);
  const first = candidates[roll as number] as Seat;
  open.order = clockwiseFrom(first, open.players.length);
  for (const side of open.sides)
    side.seats = open.order.filter((seat) => side.seats.includes(seat));
  const isAlpha = open.mode === 'alpha';
  if (isAlpha) open.alpha = first;
  const clause = isAlpha ? 'UNT-20.7' : 'UNT-3.1';
  table.emit({ type: 'startPlayerDrawn', clause, seat: first, alpha: isAlpha });
  return yield* startDraft(table);
}

/** With option `alphaChoice: volunteer`, the seats that want to be the Alpha; all, if none does. */
function* volunteers(table: Table): Script<Seat[]> {
  const { open } = table;
  const isAsked = open.mode === 'alpha' && open.options.alphaChoice === 'volunteer';
  if (!isAsked) return seatsInGame(open);
  const answers = yield* askAll(new Map(seatsInGame(open).map((seat) => [seat, VOLUNTEER])));
  const willing = [...answers.keys()].filter(
    (seat) => answers.get(seat)?.[0] === 'yes' && !isOut(open, seat),
  );
  return willing.length > 0 ? willing : seatsInGame(open);
}
