import type { Question, Session } from '@tablee/engine';
import { randomPicks, seeded } from '@tablee/engine';
import { playRandomly, someOf } from '@tablee/engine/testing';
import type {
  CannibalEvent,
  CannibalView,
  Forecast,
  Open,
  RowId,
} from '@tablee/rules/games/cannibal-world/index.ts';
import {
  abilitiesOf,
  attackForecast,
  game as cannibalWorld,
  explain,
  forecastOf,
  isTracker,
  rowOf,
} from '@tablee/rules/games/cannibal-world/index.ts';
import { words } from '@tablee/rules/games/cannibal-world/words/index.ts';
import { describe, expect, test } from 'vitest';
import type { Wording } from '@/kit/contract.ts';
import { distanceOf, originOfAction, originOfCreature, type Place, RANGE } from './range.ts';

const { option: optionWords } = words;

const FR: Wording = { lang: 'fr', nameOf: (seat) => `J${seat}`, isYou: () => false };
const EN: Wording = { lang: 'en', nameOf: (seat) => `P${seat}`, isYou: () => false };
const PASSES = ['pass', 'passCombat', 'passTurn'];
/** Events of a combat that nobody interferes with. */
const QUIET = new Set<CannibalEvent['type']>([
  'combatDeclared',
  'trackerLost',
  'windowPassed',
  'tacticalPassed',
  'stoodBack',
  'damagePrevented',
  'damageDealt',
  'died',
]);

type Told = readonly CannibalEvent[];

/** A promise, and when it is due: at the first question (or end) at which `isDue` holds. */
interface Promised {
  readonly name: string;
  isDue(open: Open, told: Told): boolean;
  keeps(told: Told, open: Open): void;
}

const isOver = ({ combat }: Open): boolean => combat === null;
const always = (): boolean => true;

/** Damage to a creature, by what became of it: dealt, or prevented by its Armour. */
function struck(told: Told, id: string): number {
  return told.reduce((sum, event) => {
    if (event.type === 'damageDealt' && event.creature === id)
      return sum + event.combat + event.direct;
    const isArmour = event.type === 'damagePrevented' && event.by === 'armour';
    return isArmour && event.creature === id ? sum + event.amount : sum;
  }, 0);
}

/** A combat does what was foretold; a Charge's excess is spread besides. */
function expectAsForetold(blows: readonly Forecast[], excess: number, told: Told): void {
  const parts = told.flatMap((event) => (event.type === 'chargeSplit' ? event.parts : []));
  const spread = (id: string): number =>
    parts.reduce((sum, { creature, amount }) => sum + (creature === id ? amount : 0), 0);
  expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(excess);
  // Shields, Feint and Loyalty of the creature that takes a part of it are not foretold.
  if (excess > 0) return;
  const ids = new Set([
    ...blows.map(({ creature }) => creature),
    ...told.flatMap((event) => (event.type === 'damageDealt' ? [event.creature] : [])),
  ]);
  const isArmoured = told.some(
    (event) => event.type === 'damagePrevented' && event.by === 'armour',
  );
  for (const id of ids) {
    const blow = blows.find(({ creature }) => creature === id);
    expect(struck(told, id) - spread(id), id).toBe((blow?.combat ?? 0) + (blow?.direct ?? 0));
    if (isArmoured) continue;
    const died = told.some((event) => event.type === 'died' && event.creature === id);
    expect(died, id).toBe(blow?.dies ?? false);
  }
}

const numberIn = (words: RegExp, label: string): number | null => {
  const found = words.exec(label);
  return found === null ? null : Number(found[1]);
};

/** The stated cost of an answer, in both languages alike. */
function costOf(question: Question, picked: string, view: CannibalView): number | null {
  if (question.shape !== 'pick') return null;
  const option = question.options.find(({ id }) => id === picked);
  if (option === undefined) return null;
  const open = question as Parameters<typeof optionWords>[1];
  const fr = numberIn(/\((\d) viandes?\)/, optionWords(option, open, view, FR).label);
  const en = numberIn(/\((\d) meat\)/, optionWords(option, open, view, EN).label);
  expect(fr, option.id).toBe(en);
  return fr;
}

/** The exchange, by itself or with the answer to the attack. */
const asksToAct = ({ kind, facts }: Question): boolean =>
  kind === 'tactical' || facts?.acts === true;

/** The promises of one answer. */
function promisesOf(session: Session, seat: number, question: Question, picks: readonly string[]) {
  const view = session.view(seat) as CannibalView;
  const { open } = view;
  const [picked = ''] = picks;
  const promised: Promised[] = [];
  const { combat } = open;
  if (asksToAct(question) && combat !== null && PASSES.includes(picked)) {
    const { blows, excess } = forecastOf(open, combat);
    promised.push({
      name: 'combat',
      isDue: isOver,
      keeps: (told) => expectAsForetold(blows, excess, told),
    });
  }
  if (question.kind === 'mainAction' && question.shape === 'pick') {
    const [verb, attacker = '', target = ''] = picked.split(':');
    if (verb === 'attack') {
      const blows = attackForecast(open, attacker, target);
      const option = question.options.find(({ id }) => id === picked);
      const words =
        option && optionWords(option, question as Parameters<typeof optionWords>[1], view, FR);
      const dies = blows.some(({ creature, dies }) => dies && creature === target);
      expect(words?.label.includes('mortellement')).toBe(dies);
      promised.push({
        name: 'attack',
        isDue: isOver,
        keeps(told, after) {
          const events = told.filter(({ type }) => type !== 'pyrrhic' && type !== 'gameEnded');
          const ending = new Set(['handRevealed', 'gameWon', 'pyrrhic', 'gameEnded']);
          if (!events.every(({ type }) => QUIET.has(type) || ending.has(type))) return;
          if (events.some((event) => event.type === 'damagePrevented')) return;
          expectAsForetold(blows, 0, told);
          // A mutual ruin by the own play never comes unwarned; in a duel, where no partner holds cards, it never is a victory.
          const camp = open.players[seat]?.camp;
          const isWarned = words?.confirm !== undefined;
          const isRuin = told.some((event) => event.type === 'pyrrhic' && event.camp === camp);
          if (isRuin) expect(isWarned).toBe(true);
          if (isWarned && open.mode === 'duel') expect(after.final?.winner).not.toBe(camp);
        },
      });
    }
    if (verb === 'pillage') {
      const camp = 1 - (open.players[seat]?.camp ?? 0);
      const before = open.camps[camp]?.tokens ?? 0;
      promised.push({
        name: 'pillage',
        isDue: always,
        keeps: (_, after) => expect(after.camps[camp]?.tokens).toBe(before - 1),
      });
    }
  }
  if (question.kind === 'defend' && picked === 'dodge') {
    promised.push({
      name: 'dodge',
      isDue: always,
      keeps: (told) => expect(told.map(({ type }) => type)).toContain('dodged'),
    });
  }
  if (question.kind === 'armour' && question.shape === 'pick') {
    const { creature, combat: melee, direct } = question.facts ?? {};
    const isLast = picked === 'pass' && open.camps.every(({ seats }) => seats.length === 1);
    if (isLast) {
      promised.push({
        name: 'armour',
        isDue: (_, told) =>
          told.some((event) => event.type === 'damageDealt' && event.creature === creature),
        keeps(told) {
          const blow = told.flatMap((event) =>
            event.type === 'damageDealt' && event.creature === creature ? [event] : [],
          )[0];
          expect([blow?.combat, blow?.direct]).toEqual([melee, direct]);
        },
      });
    }
  }
  if (question.kind === 'bullseye' && question.shape === 'pick' && picked.startsWith('use:')) {
    const shots = question.facts?.shots as readonly { amount: number }[];
    const amount = shots.reduce((sum, each) => sum + each.amount, 0);
    promised.push({
      name: 'shot',
      isDue: always,
      keeps(told) {
        const drawn = told.flatMap((event) => (event.type === 'redirected' ? [event.amount] : []));
        expect(drawn).toEqual([amount]);
      },
    });
  }
  const cost = costOf(question, picked, view);
  if (cost !== null) {
    const meat = open.players[seat]?.meat ?? 0;
    promised.push({
      name: 'cost',
      isDue: always,
      keeps(told, after) {
        // The end of the turn, a new game or a gift set it again.
        if (told.some(({ type }) => type === 'meatSet' || type === 'gameStarted')) return;
        const gained = told.reduce(
          (sum, event) =>
            sum + (event.type === 'meatGained' && event.seat === seat ? event.amount : 0),
          0,
        );
        expect(after.players[seat]?.meat, picked).toBe(meat - cost + gained);
      },
    });
  }
  return promised;
}

/** The table's offers and warnings never contradict each other. */
function expectHintsTrue(session: Session, seat: number, question: Question): void {
  const view = session.view(seat) as CannibalView;
  const { open } = view;
  if (question.shape !== 'pick') return;
  const has = (id: string): boolean => question.options.some((option) => option.id === id);
  if (question.kind === 'mainAction') {
    for (const verb of ['pillage', 'draw', 'end']) {
      expect(explain(view, { verb }) === null, verb).toBe(has(verb));
    }
    for (const mine of open.creatures) {
      if (mine.camp !== open.players[seat]?.camp) continue;
      for (const [slot] of mine.spent.entries()) {
        const why = explain(view, { verb: 'ability', card: mine.id, space: String(slot) });
        const uses = question.options.filter(
          ({ verb, card, space }) =>
            verb === 'ability' && card === mine.id && space === String(slot),
        );
        if (uses.length > 0) expect(why, mine.face).toBeNull();
        else expect(why, mine.face).not.toBeNull();
        const aims = uses.flatMap(({ at }) => at ?? []);
        const row = abilitiesOf(mine)[slot]?.row;
        if (aims.length > 0) expectRange(view, row, originOfCreature(open, mine.id), aims);
      }
      for (const enemy of open.creatures) {
        if (enemy.camp === mine.camp) continue;
        const why = explain(view, { verb: 'attack', card: mine.id, space: enemy.id });
        if (has(`attack:${mine.id}:${enemy.id}`)) expect(why, mine.face).toBeNull();
        else expect(why, mine.face).not.toBeNull();
      }
    }
  }
  if (question.kind === 'chooseTarget' || question.kind === 'scatter') {
    const { row, source, face } = (question.facts ?? {}) as {
      row?: RowId;
      source?: string;
      face?: string;
    };
    const creature = source == null ? null : originOfCreature(open, source);
    const camp = open.players[seat]?.camp ?? 0;
    const origin = creature ?? (face === undefined ? null : originOfAction(face, camp));
    expectRange(
      view,
      row,
      origin,
      question.options.map(({ id }) => id),
    );
  }
}

/** Targets offered are those at range, as the line shows it. */
function expectRange(
  { open }: CannibalView,
  row: RowId | undefined,
  origin: Place | null,
  offered: readonly (string | undefined)[],
): void {
  if (row === undefined || !['reach', 'split'].includes(rowOf(row).target)) return;
  if (origin === null) return;
  for (const enemy of open.creatures) {
    if (enemy.camp === origin.camp || isTracker(enemy)) continue;
    expect(offered.includes(enemy.id), enemy.face).toBe(distanceOf(origin, enemy) <= RANGE);
  }
}

/** Attacks and passes more than chance would, so that combats are fought to their end. */
function picksOf(question: Question, random: () => number): readonly string[] {
  if (question.shape !== 'pick') return randomPicks(question, random);
  const wanted = question.kind === 'mainAction' ? /^(attack|pillage)/ : /^pass$/;
  const found = question.options.filter(({ id }) => wanted.test(id));
  const one = found[Math.floor(random() * found.length)];
  const isTaken = question.min === 1 && one !== undefined && random() < 0.5;
  return isTaken ? [one.id] : randomPicks(question, random);
}

/** Plays a match and compares every promise with the outcome; returns how often each was kept. */
function held(seats: number, options: Record<string, string>, seed: number): Map<string, number> {
  const random = seeded(seed);
  const kept = new Map<string, number>();
  let waiting: { readonly promised: Promised; readonly told: CannibalEvent[] }[] = [];
  const settle = (session: Session): void => {
    const events = session.takeEvents().map(({ open }) => open as unknown as CannibalEvent);
    const open = session.state.open as Open;
    for (const each of waiting) each.told.push(...events);
    const due = waiting.filter(({ promised, told }) => promised.isDue(open, told));
    waiting = waiting.filter((each) => !due.includes(each));
    for (const { promised, told } of due) {
      promised.keeps(told, open);
      kept.set(promised.name, (kept.get(promised.name) ?? 0) + 1);
    }
  };
  const session = playRandomly({
    game: cannibalWorld,
    seats,
    options,
    seed,
    onQuestion(live, seat, question) {
      settle(live);
      expectHintsTrue(live, seat, question);
    },
    choose(live, seat, question) {
      const picks = picksOf(question, random);
      // A forecast from before a player acted is no promise any more.
      if (asksToAct(question)) {
        waiting = waiting.filter(({ promised }) => promised.name !== 'combat');
      }
      for (const promised of promisesOf(live, seat, question, picks)) {
        waiting.push({ promised, told: [] });
      }
      return picks;
    },
  });
  settle(session);
  return kept;
}

describe('the table’s promises come true', () => {
  const tables = [
    [2, { decks: 'custom' }],
    [2, {}],
    [4, { mode: '2v2', decks: 'custom' }],
    [4, { mode: '2v2' }],
  ] as const;
  test.each(someOf(tables, 2))(
    '%i seats, %o: combats, attacks, costs, dodges, pillages, ranges and reasons',
    (seats, options) => {
      const all = new Map<string, number>();
      for (let seed = 1; seed <= 16; seed += 1) {
        for (const [name, times] of held(seats, { ...options }, seed)) {
          all.set(name, (all.get(name) ?? 0) + times);
        }
      }
      for (const name of ['combat', 'attack', 'cost', 'dodge', 'pillage']) {
        expect(all.get(name) ?? 0, name).toBeGreaterThan(5);
      }
    },
  );
});
