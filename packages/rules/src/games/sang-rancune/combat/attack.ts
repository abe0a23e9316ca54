import type { Script, Seat } from '@tablee/engine';
import { pickOne, shown } from '@tablee/engine';
import { checkKill } from '../creature/encounter-over.ts';
import { moveMarker } from '../creature/marker.ts';
import { hurtToken, reachOf } from '../creature/tokens.ts';
import { layOff } from '../heroes/piles.ts';
import { decide } from '../state/decide.ts';
import { encounterOf, withCards } from '../state/players.ts';
import { standardOf } from '../state/sight.ts';
import type { Attack, Entry, Open, Reveal, Table, Token } from '../state/state.ts';
import { attackValue } from './attack-value.ts';
import { openWindow } from './windows.ts';

/** Reactions to the reveal, then each of its attacks in turn (SAN-23.4). */
export function* resolveReveal(table: Table, seat: Seat): Script {
  const { open } = table;
  const isOpen = ({ reveal }: Open): boolean => reveal !== null && reveal.attacks.length > 0;
  const window = { kind: 'afterReveal', isOpen, askable: withCards } as const;
  const { allPassed } = yield* openWindow(table, window);
  open.spared = allPassed;
  while (open.reveal !== null && open.reveal.attacks.length > 0) {
    yield* resolveAttack(table, seat, open.reveal);
  }
  open.reveal = null;
}

/** One attack: target, effects before, its value, the pile or the token, effects after, the kill check. */
function* resolveAttack(table: Table, seat: Seat, reveal: Reveal): Script {
  const { open } = table;
  const attack = reveal.attacks[0] as Attack;
  const { bonus } = standardOf(table.catalogue, attack.card.face);
  let token = yield* chooseToken(table, seat, attack);
  if (open.reveal !== reveal) return;
  yield* bonus?.beforeEntry?.(table, seat, attack) ?? [];
  if (open.reveal !== reveal) return;
  // The player it lay before may have given up meanwhile.
  if (token !== null && !encounterOf(open).tokens.includes(token)) token = null;
  reveal.attacks.shift();
  const entry = enter(table, seat, attack, token, reveal.counter);
  yield* bonus?.afterEntry?.(table, seat, attack, entry) ?? [];
  checkKill(table, seat);
}

/** The token attacked; null: the creature itself, or there is nothing to hit (SAN-14.2, R.63). */
function* chooseToken(table: Table, seat: Seat, { card }: Attack): Script<Token | null> {
  const { tokens, creature } = reachOf(table, seat);
  const [only] = tokens;
  if (only === undefined) return null;
  const isLike = (token: Token): boolean =>
    token.kind === only.kind && token.life === only.life && token.before === only.before;
  // Which of tokens that are all alike is hit makes no difference.
  if (!creature && tokens.every(isLike)) return only;
  const weakest = [...tokens].sort((a, b) => a.life - b.life)[0] as Token;
  const options = tokens.map(({ id }) => ({ id, verb: 'target', card: id }));
  const picks = yield* decide(
    seat,
    pickOne({
      kind: 'tokenTarget',
      clause: 'SAN-14.2',
      options: creature ? [...options, { id: 'creature', verb: 'target' }] : options,
      fallback: [weakest.id],
      facts: { attack: card.face },
    }),
  );
  return tokens.find(({ id }) => id === picks?.[0]) ?? null;
}

/** The attack reaches the pile, a token, or, as a counter-attack, the moved marker (SAN-25.7). */
function enter(
  table: Table,
  seat: Seat,
  attack: Attack,
  token: Token | null,
  counter: boolean,
): Entry | null {
  const { open, catalogue } = table;
  const { base, added, value, sources } = attackValue(table, seat, attack);
  const cards = [attack.card, ...attack.setups.map(({ card }) => card)];
  const damage = token === null ? value : Math.min(value, token.life);
  table.emit({
    type: 'attackEntered',
    clause: 'SAN-6.3',
    seat,
    cards: cards.map(shown),
    shown: base,
    bonus: added,
    value,
    damage,
    token: token?.id ?? null,
    counter,
    sources: [...sources],
  });
  const entry: Entry = {
    id: attack.card.id,
    seat,
    by: 'attack',
    cards,
    side: attack.side,
    value,
    damage,
    token: token?.id ?? null,
    killed: token !== null && damage === token.life,
    blesses: attack.bonusTaken && standardOf(catalogue, attack.card.face).bonus?.blesses === true,
  };
  if (counter) layOff(table, cards);
  else encounterOf(open).pile.push(entry);
  if (token !== null) hurtToken(table, token, seat, value);
  else if (counter) strikeMarker(table, value, attack.card.face);
  return counter ? null : entry;
}

/** The marker drops at once: a counter-attack has no pile to wait in. */
function strikeMarker(table: Table, value: number, source: string): void {
  const { marker } = encounterOf(table.open);
  if (marker === null) return;
  moveMarker(table, -Math.min(value, marker), source, 'SAN-25.7');
}
