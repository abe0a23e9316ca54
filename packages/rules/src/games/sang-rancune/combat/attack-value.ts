import type { Modifier, Seat } from '@tablee/engine';
import { modified } from '@tablee/engine';
import { encounterOf } from '../state/players.ts';
import type { Sight } from '../state/sight.ts';
import { encounterFace, setupOf, standardOf } from '../state/sight.ts';
import type { Attack } from '../state/state.ts';

/** Final value: side, own bonus, set-ups in the order played, the encounter's limit (SAN-24.2). */
export function attackValue(sight: Sight, seat: Seat, attack: Attack) {
  const { open, catalogue } = sight;
  const { sides, bonus, id } = standardOf(catalogue, attack.card.face);
  const { limit } = encounterFace(sight);
  const base = sides[attack.side];
  const taken = attack.bonusTaken ? (bonus?.offered?.(open) ?? 0) : 0;
  const added = attack.added + taken + (bonus?.atValue?.(open, seat) ?? 0);
  const modifiers: Modifier<Attack>[] = [
    { source: id, apply: (value) => value + added },
    ...attack.setups.map(({ card }): Modifier<Attack> => {
      const setup = setupOf(catalogue, card.face);
      const apply = (value: number) => ('add' in setup ? value + setup.add : value * setup.times);
      return { source: card.face, apply };
    }),
    { source: encounterOf(open).face, apply: (value) => limit?.(value) ?? value },
  ];
  return { base, added, ...modified(base, attack, modifiers) };
}
