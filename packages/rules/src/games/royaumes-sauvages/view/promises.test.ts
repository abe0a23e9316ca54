import type { Next, Options, Question } from '@tablee/engine';
import { clone, newPosition, randomPicks, Session, seeded, seededDice } from '@tablee/engine';
import { nextAsked, playRandomly } from '@tablee/engine/testing';
import { describe, expect, test } from 'vitest';
import { creatureValue } from '../cards/creatures.ts';
import { rank, scoreParts, sum } from '../flow/ranking.ts';
import { game } from '../index.ts';
import { judge } from '../scoring/judge.ts';
import { ownersOf } from '../scoring/places.ts';
import type { RoyaumesEvent } from '../state/events.ts';
import type { KingdomId, KingdomScore, Open, State } from '../state/state.ts';
import { KINGDOMS } from '../state/state.ts';
import { SECOND_PLACE } from '../state/tiles.ts';
import type { Standing } from './glance.ts';
import { glance, glanceAtRival } from './glance.ts';

const openOf = (session: Session): Open => (session.state as State).open;

/** Runs this script now, on a copy and with random answers, and hands over what comes until it is enough. */
function ifNow(
  session: Session,
  options: Options,
  running: Next,
  seed: number,
  isEnough: (events: readonly RoyaumesEvent[]) => boolean,
): void {
  const random = seeded(seed);
  const start = newPosition(game, openOf(session).players.length, options);
  const checkpoint = clone(session.state) as State;
  if (running.script === 'scoreKingdom') {
    checkpoint.open.phase = 'scoring';
    checkpoint.open.passOrder = ownersOf(checkpoint.open);
  }
  const fork = new Session(game, { ...start, checkpoint, running }, { dice: seededDice(random) });
  while (!isEnough(fork.takeEvents().map(({ open }) => open as RoyaumesEvent))) {
    const seat = nextAsked(fork);
    if (seat === null) throw new Error('the match is over');
    fork.answer(seat, randomPicks(fork.questionOf(seat) as Question, random));
  }
}

/** The lines of the history that scoring now would write. */
function scoredNow(session: Session, options: Options, seed: number): KingdomScore[] {
  const lines: KingdomScore[] = [];
  const owners = ownersOf(openOf(session));
  let tally: { kingdom: KingdomId; counts: number[]; tile: number } | null = null;
  let points: number[] = [];
  const next = { script: 'scoreKingdom', args: ['k4'] };
  ifNow(session, options, next, seed, (events) => {
    for (const event of events) {
      if (event.type === 'kingdomScoring') {
        tally = event;
        points = owners.map(() => 0);
      }
      if (event.type === 'pointsScored' && event.kingdom !== undefined) {
        points[owners.indexOf(event.owner)] = event.points;
      }
      if (event.type === 'tileRemoved' && tally !== null) {
        lines.push({ ...tally, age: 1, points });
      }
    }
    return lines.length === KINGDOMS.length;
  });
  return lines;
}

/** The promises hold: exactly, but that the winner of a battle is open, and that perfect equality leaves no loser. */
function expectKept(open: Open, standings: readonly Standing[], { tile, points }: KingdomScore) {
  const fighters = standings.filter(({ fought }) => fought).map(({ owner }) => owner);
  const owners = ownersOf(open);
  const won = owners.filter((_, i) => points[i] === tile);
  const nobodyLost = fighters.length > 0 && won.length === fighters.length;
  owners.forEach((owner, i) => {
    const promised = standings.find((each) => each.owner === owner);
    if (promised === undefined) {
      expect(points[i]).toBe(nobodyLost ? expect.toBeOneOf([0, 1]) : 0);
    } else if (promised.fought) {
      expect(promised.points).toBe(tile);
      expect([tile, SECOND_PLACE]).toContain(points[i]);
    } else {
      expect(points[i]).toBe(nobodyLost && promised.place === 3 ? SECOND_PLACE : promised.points);
    }
  });
  if (fighters.length > 0) expect(won.length).toBeGreaterThan(0);
}

const TABLES: readonly (readonly [seats: number, options: Options])[] = [
  ...[2, 3, 4, 5].flatMap((seats) => [
    [seats, { tieRule: 'battle' }] as const,
    [seats, { tieRule: 'treaty' }] as const,
  ]),
  [1, { soloLevel: 'easy' }],
  [1, { soloLevel: 'hard' }],
];

describe.each(TABLES)(
  '%i at the table, %o: what the table promises is what comes',
  (seats, options) => {
    test('ROY-9.4 ROY-9.7 ROY-10.5 ROY-10.6 ROY-11.2 "if the age ended now" is what scoring now would bring', () => {
      let compared = 0;
      for (const seed of [1, 2, 3, 4]) {
        let step = 0;
        playRandomly({
          game,
          seats,
          options,
          seed,
          onQuestion(session, _seat, { kind }) {
            step += 1;
            if (kind !== 'takeTurn' || step % 5 !== 0) return;
            const promised = glance(openOf(session));
            for (const line of scoredNow(session, options, seed * 1000 + step)) {
              expectKept(openOf(session), promised[line.kingdom].standings, line);
              expect(promised[line.kingdom].counts).toEqual(line.counts);
              compared += 1;
            }
          },
        });
      }
      expect(compared).toBeGreaterThan(50);
    });

    test('ROY-10.17 ROY-R.57 the standing while kingdoms are scored, the leader of a battle, the number of cards the rival shows', () => {
      for (let seed = 11; seed <= 30; seed += 1) {
        const promised: { kingdom: KingdomId; standings: readonly Standing[] }[] = [];
        let shown: { leaders: string } | null = null;
        let rivalCards: number | null = null;
        const seen = (session: Session) => {
          for (const { open } of session.takeEvents()) {
            const event = open as RoyaumesEvent;
            if (event.type === 'reinforcementPlayed') shown = null;
            if (event.type === 'battleRound') {
              if (shown !== null) expect(event.leaders.join()).toBe(shown.leaders);
              shown = null;
            }
            if (event.type === 'soloBattleRevealed') expect(event.rival.length).toBe(rivalCards);
          }
          const open = openOf(session);
          for (const { kingdom, standings } of promised.splice(0)) {
            const line = open.history.find((each) => each.age === age && each.kingdom === kingdom);
            if (line === undefined) promised.push({ kingdom, standings });
            else expectKept(open, standings, line);
          }
        };
        let age = 1;
        const session = playRandomly({
          game,
          seats,
          options,
          seed,
          onQuestion(live, _seat, { kind }) {
            seen(live);
            const open = openOf(live);
            age = open.age;
            const { battle } = open;
            if (battle !== null && kind === 'battleReinforcement') {
              shown = { leaders: judge(battle.revealed, battle.standing).leaders.join() };
            }
            if (kind === 'soloBattleCard') rivalCards = glanceAtRival(open)?.battleCards ?? null;
            if (open.phase !== 'scoring') return;
            const glances = glance(open);
            for (const kingdom of KINGDOMS) {
              const { standings, scored } = glances[kingdom];
              if (!scored) promised.push({ kingdom, standings });
            }
          },
        });
        seen(session);
        const open = openOf(session);
        expect(promised).toEqual([]);
        for (const seat of open.players.keys()) {
          const { track, tiles, reinforcements } = scoreParts(open, seat);
          expect(track + sum(tiles) + reinforcements).toBe(open.final?.scores[seat]);
          const line = open.history.reduce((points, each) => points + (each.points[seat] ?? 0), 0);
          expect(track).toBeGreaterThanOrEqual(line);
        }
        if (seats > 1) expect(rank(open, [])).toEqual(open.final?.ranks);
      }
    });
  },
);

test('ROY-17.6 ROY-17.9 the rival plays a low card in the kingdom foretold', () => {
  let seen = 0;
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    let step = 0;
    playRandomly({
      game,
      seats: 1,
      options: { soloLevel: 'medium' },
      seed,
      onQuestion(session, _seat, { kind }) {
        step += 1;
        const low = glanceAtRival(openOf(session))?.lowCards ?? null;
        if (kind !== 'takeTurn' || low === null) return;
        ifNow(session, {}, { script: 'rivalTurn', args: [] }, step, (events) => {
          for (const event of events) {
            if (event.type !== 'rivalDrew' || creatureValue(event.card) > 3) continue;
            seen += 1;
            expect(event.played).toBe(low);
            break;
          }
          return true;
        });
      },
    });
  }
  expect(seen).toBeGreaterThan(40);
});
