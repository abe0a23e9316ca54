import type { Question, Seat, Session } from '@tablee/engine';
import { randomPicks, seeded } from '@tablee/engine';
import { playRandomly, seedsUpTo, someOf } from '@tablee/engine/testing';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../cards/factions.ts';
import { game } from '../index.ts';
import { isToken } from '../state/catalogue.ts';
import type { UntamedEvent } from '../state/events.ts';
import { playerAt } from '../state/players.ts';
import type { UntamedView } from '../state/state.ts';
import { NAMED_TABLES } from '../testing/tables.ts';
import { abilityCost, costOf } from '../zones/cost.ts';
import type { AttackPreview } from './preview.ts';
import { attackPreview, bonusPaid, lacksRoomForOwl, maintenanceOf, powerOf } from './preview.ts';
import { sightOf } from './sight.ts';

type Of<Type extends UntamedEvent['type']> = Extract<UntamedEvent, { type: Type }>;
type Told = readonly UntamedEvent[];

const firstOf = <Type extends UntamedEvent['type']>(told: Told, type: Type): Of<Type> | undefined =>
  told.find((event): event is Of<Type> => event.type === type);

/** A promise before an action: compared with its events, and with the table after it. */
type Foretold = (told: Told, after: UntamedView) => boolean;

/** The table's promise before an attack is its outcome, unless an ability intervenes (UNT-23.11). */
function ofAttack(seen: AttackPreview, attacker: string, target: string): Foretold {
  return (told) => {
    const blows: Of<'damageDealt'>[] = [];
    let at = told.findIndex(({ type }) => type === 'attackDeclared') + 1;
    for (let each = told[at]; each?.type === 'damageDealt' && each.combat; each = told[at]) {
      blows.push(each);
      at += 1;
    }
    const dealt = blows.find((blow) => blow.target === target)?.amount ?? 0;
    const taken = blows.find((blow) => blow.target === attacker)?.amount ?? 0;
    if (blows.length === 0 && seen.dealt + seen.taken > 0) {
      // Something was set off before the blows.
      const set = ['abilityUsed', 'abilityDeclined', 'supportPaid', 'attackEnded', 'playerOut'];
      expect(set).toContain(told[1]?.type);
      return false;
    }
    const fallen = new Set<string>();
    for (let each = told[at]; each !== undefined; at += 1, each = told[at]) {
      if (each.type === 'animalBeaten') fallen.add(each.animal.id);
      else if (each.type === 'strongholdDestroyed') fallen.add(`stronghold:${each.side}`);
      else break;
    }
    const falls = { targetFalls: fallen.has(target), attackerFalls: fallen.has(attacker) };
    expect({ dealt, taken, ...falls }).toEqual(seen);
    return true;
  };
}

function promiseOf({ open, own, seat }: UntamedView, pick: string): Foretold | null {
  const [verb, card = ''] = pick.split(':');
  const me = seat as Seat;
  const sight = sightOf(open);
  switch (verb) {
    case 'attack': {
      const target = pick.slice(`attack:${card}:`.length);
      return ofAttack(attackPreview(sight, card, target) as AttackPreview, card, target);
    }
    case 'play': {
      const face = own?.hand.find(({ id }) => id === card)?.face as string;
      const { bonus, power: value } = bonusPaid(sight, me, face, pick);
      return (told) => {
        const played = firstOf(told, 'cardPlayed');
        const used = told.slice(0, played && told.indexOf(played));
        expect(used.filter(({ type }) => type === 'bonusPowerUsed')).toHaveLength(bonus);
        if (played?.how === 'power') expect(played.paid).toBe(value);
        if (played?.how !== 'focus') return played?.how === 'power';
        expect(firstOf(told, 'supportPaid')?.cards).toHaveLength(
          catalogue.deckCard(face).focus as number,
        );
        return true;
      };
    }
    case 'ability': {
      const { value } = abilityCost(sight, me);
      const noOwl = lacksRoomForOwl(sight, me);
      return (told) => {
        const used = told.findIndex(({ type }) => type === 'abilityUsed');
        const paid = firstOf(told.slice(0, used), 'supportPaid');
        if (used >= 0) expect(paid?.cards.length ?? 0).toBe(value);
        const called = told.findIndex(
          (event) => event.type === 'animalEntered' && isToken(event.card.face),
        );
        const beaten = told.findIndex(({ type }) => type === 'animalBeaten');
        if (noOwl && called >= 0) expect(beaten).toBeLessThan(called);
        return true;
      };
    }
    case 'draw': {
      const { ready } = powerOf(open, me);
      return (told, after) => {
        expect(firstOf(told, 'cardsDrawn')).toMatchObject({ count: 1, seat: me });
        expect(powerOf(after.open, me).ready).toBe(ready - 2);
        return true;
      };
    }
    case 'bonus': {
      const before = (own?.hand ?? []).map(({ face }) => costOf(sight, me, face).value);
      return (_, after) => {
        const costs = (own?.hand ?? []).map(
          ({ face }) => costOf(sightOf(after.open), me, face).value,
        );
        expect(costs).toEqual(before.map((cost) => Math.max(0, cost - 1)));
        return true;
      };
    }
    case 'end': {
      if (open.active.length > 1) return null;
      const { least, draws, supports } = maintenanceOf(open, me);
      const hand = own?.hand.length ?? 0;
      return (told) => {
        const drawn = firstOf(told, 'cardsDrawn')?.count ?? 0;
        const out = told.some(({ type }) => type === 'playerOut');
        if (out) expect(drawn).toBeLessThan(draws);
        else expect([least, draws, drawn].sort((a, b) => a - b)).toEqual([least, drawn, draws]);
        const placed = told.filter(({ type }) => type === 'supportPlaced').length;
        if (!out) expect(placed).toBe(Math.min(hand + drawn, supports));
        return true;
      };
    }
    default:
      return null;
  }
}

describe.each(someOf(NAMED_TABLES, 4))('$seats at the table, $name', ({ seats, options }) => {
  test('UNT-23.11 UNT-23.15 UNT-13.2 the table’s forecasts come true', () => {
    const kept = new Map<string, number>();
    for (const seed of seedsUpTo(5)) {
      const random = seeded(seed * 13);
      let told: UntamedEvent[] = [];
      let open: { verb: string; holds: Foretold; seat: Seat } | null = null;
      playRandomly({
        game,
        seats,
        options,
        seed,
        choose(session: Session, seat: Seat, question: Question) {
          told.push(...session.takeEvents().map((event) => event.open as UntamedEvent));
          const picks = randomPicks(question, random);
          if (question.kind !== 'mainAction') return picks;
          if (open !== null) {
            const { verb, holds, seat: by } = open;
            const after = session.view(by) as UntamedView;
            if (holds(told, after)) kept.set(verb, (kept.get(verb) ?? 0) + 1);
          }
          told = [];
          const [pick = ''] = picks;
          const view = session.view(seat) as UntamedView;
          const holds = playerAt(view.open, seat).out === null ? promiseOf(view, pick) : null;
          const [verb = ''] = pick.split(':');
          open = holds === null ? null : { verb, holds, seat };
          return picks;
        },
      });
    }
    for (const verb of ['attack', 'play', 'ability']) {
      expect(kept.get(verb) ?? 0, verb).toBeGreaterThan(20);
    }
  });
});
