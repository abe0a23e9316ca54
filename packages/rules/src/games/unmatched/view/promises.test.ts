import type { Option, Question, Session } from '@tablee/engine';
import { randomPicks, seeded } from '@tablee/engine';
import type { RandomMatch } from '@tablee/engine/testing';
import { playRandomly, seedsUpTo } from '@tablee/engine/testing';
import { expect, test } from 'vitest';
import { areFriendly, fighterOf, onBoard } from '../armies/armies.ts';
import { catalogue, sightOf } from '../cards/catalogue.ts';
import { attackCards } from '../combat/attack.ts';
import { friendlyFire } from '../combat/strikes.ts';
import { boostedMovement, maneuverMovement } from '../flow/maneuver.ts';
import type { UnmatchedEvent } from '../state/events.ts';
import type { FighterId, Open, SpaceId, State } from '../state/state.ts';
import { NAMED_TABLES } from '../testing/tables.ts';
import { movementOf, reachOf, threats } from './preview.ts';

/** The screen's promise for the last answer, to be compared with the outcome. */
interface Promised {
  readonly movement?: { readonly all: number; readonly more: number };
  /** A card's addition to the attack. */
  readonly boost?: { readonly face: string; readonly n: number };
  readonly damage?: { readonly fighter: FighterId; readonly amount: number };
  /** A card that must strike a fighter, and whether its player was warned that it might be a friend. */
  readonly strike?: { readonly face: string; readonly army: number; readonly warned: boolean };
}

const optionsOf = (question: Question): readonly Option[] =>
  'options' in question ? question.options : [];

/** How often each promise was compared. */
const counted = () => ({
  reach: 0,
  targets: 0,
  movement: 0,
  boost: 0,
  damage: 0,
  strike: 0,
  standing: 0,
});
type Counted = ReturnType<typeof counted>;

class Witness {
  readonly #count: Counted;
  #promised: Promised = {};
  #offeredEnemy = false;

  constructor(count: Counted) {
    this.#count = count;
  }

  /** Takes in the outcome of the last answer, then the screen with the next question. */
  sees(session: Session, question: Question): void {
    const { open, own } = session.state as State;
    this.hears(session);
    if (question.kind === 'moveFighters') this.#seesMoves(open, question);
    const isActing = optionsOf(question).some(({ verb }) => verb === 'maneuver');
    if (isActing) this.#seesTargets({ open, own }, question);
  }

  hears(session: Session): void {
    const { open } = session.state as State;
    for (const event of session.takeEvents()) this.#hears(open, event.open as UnmatchedEvent);
  }

  #hears(open: Open, event: UnmatchedEvent): void {
    const { movement, boost, damage, strike } = this.#promised;
    if (event.type === 'maneuverBoosted' && movement !== undefined) {
      expect(event.boost).toBe(movement.more);
      this.#count.movement += 1;
    } else if (event.type === 'attackBoosted' && boost !== undefined) {
      expect([event.card.face, event.boost]).toEqual([boost.face, boost.n]);
      this.#count.boost += 1;
    } else if (event.type === 'valueChanged' && event.source === boost?.face) {
      expect(event.added).toBe(boost.n);
      this.#count.boost += 1;
    } else if (event.type === 'damageDealt') {
      if (damage?.fighter === event.fighter) {
        expect(event.amount).toBe(damage.amount);
        this.#count.damage += 1;
      }
      if (strike?.face !== event.source) return;
      const isFriend = areFriendly(open, strike.army, fighterOf(open, event.fighter).army);
      if (isFriend && !this.#offeredEnemy) expect(strike.warned, strike.face).toBe(true);
      if (strike.warned && open.scheme !== null) expect(isFriend).toBe(true);
      this.#count.strike += 1;
    }
  }

  /** The map marks how far everybody goes, by the hero's movement or the boost that has been spent. */
  #seesMoves(open: Open, question: Question): void {
    const { movement: promised } = this.#promised;
    const movement = Number(question.facts?.movement);
    const isBoosted = open.maneuver?.boost !== null;
    expect(movement).toBe(
      isBoosted ? open.maneuver?.movement : movementOf(sightOf(open), open.active).value,
    );
    if (promised !== undefined) expect(movement).toBe(promised.all);
    const offered = new Map<FighterId, SpaceId[]>();
    for (const { verb, by = '', space = '' } of optionsOf(question)) {
      if (verb === 'move') offered.set(by, [...(offered.get(by) ?? []), space]);
    }
    for (const [fighter, spaces] of offered) {
      expect(spaces).toEqual([...reachOf(open, fighter, movement).keys()]);
      this.#count.reach += 1;
    }
  }

  /** The marked targets are those that can be attacked by a fighter with a card for it. */
  #seesTargets({ open, own }: Pick<State, 'open' | 'own'>, question: Question): void {
    const { active } = open;
    const seat = open.armies[active]?.seat ?? 0;
    const hand = own[seat]?.armies[active]?.hand ?? [];
    const sight = sightOf(open);
    const reached = threats(sight);
    const marked = onBoard(open, active).flatMap((fighter) =>
      (reached.get(fighter.id) ?? []).flatMap((target) =>
        attackCards(sight, hand, fighter).map(({ id }) => `attack:${fighter.id}:${target}:${id}`),
      ),
    );
    const ids = optionsOf(question).flatMap(({ id, verb }) => (verb === 'attack' ? [id] : []));
    expect(ids).toEqual(marked);
    this.#count.targets += marked.length;
  }

  /** Keeps what the screen says of the answer. */
  answers({ open, own }: State, question: Question, picks: readonly string[]): void {
    const { kind, facts } = question;
    const [pick = ''] = picks;
    const hands = own.flatMap(({ armies }) => Object.values(armies).flatMap(({ hand }) => hand));
    const face = hands.find(({ id }) => pick.split(':').includes(id))?.face;
    const before = this.#promised;
    this.#promised = {};
    if (kind === 'moveFighters' && face !== undefined && !pick.includes(':')) {
      const sight = sightOf(open);
      const all = boostedMovement(sight, open.active, face);
      this.#promised = { movement: { all, more: all - maneuverMovement(sight, open.active) } };
    } else if ((kind === 'boostAttack' || kind === 'commitBoost') && face !== undefined) {
      this.#promised = { boost: { face, n: catalogue.cards.of(face).boost } };
    } else if (kind === 'commitDefense' || kind === 'boostAttack') {
      // Between a boost laid face down and the reveal.
      this.#promised = before;
    } else if (kind === 'useGaze' || kind === 'chooseTarget') {
      const damage = { fighter: pick, amount: Number(facts?.amount) };
      this.#promised = { ...before, damage };
      this.#offeredEnemy = optionsOf(question).some(
        ({ card = '' }) =>
          card !== '' && !areFriendly(open, fighterOf(open, card).army, open.active),
      );
    } else if (
      pick.startsWith('scheme:') &&
      face !== undefined &&
      catalogue.cards.of(face).strike
    ) {
      this.#offeredEnemy = false;
      const warned = friendlyFire(sightOf(open), face) !== null;
      this.#promised = { strike: { face, army: open.active, warned } };
    }
  }

  /** One side has won, whole, and has a hero; the others are ranked side by side. */
  ends(session: Session): void {
    this.hears(session);
    const { open } = session.state as State;
    const ranks = open.final?.ranks ?? [];
    const winners = new Set(
      open.armies.flatMap(({ seat, side }) => (ranks[seat] === 1 ? [side] : [])),
    );
    expect(winners.size).toBe(1);
    for (const { seat, side } of open.armies) {
      expect(ranks[seat] === 1).toBe(winners.has(side));
      const mates = open.armies.filter((army) => army.side === side);
      expect(new Set(mates.map((army) => ranks[army.seat])).size).toBe(1);
      const fell = open.lost.findIndex((sides) => sides.includes(side));
      const later = open.lost.slice(fell + 1).flat().length;
      if (fell >= 0) expect(ranks[seat]).toBe(2 + later);
    }
    this.#count.standing += 1;
  }
}

function witnessed(table: Omit<RandomMatch, 'onQuestion' | 'choose'>, count: Counted): void {
  const random = seeded(table.seed);
  const witness = new Witness(count);
  const session = playRandomly({
    ...table,
    onQuestion: (live, _, question) => witness.sees(live, question),
    choose({ state }, _, question) {
      const picks = randomPicks(question, random);
      witness.answers(state as State, question, picks);
      return picks;
    },
  });
  witness.ends(session);
}

test('UNM-6.6 UNM-8.7 UNM-11.2 UNM-12.4 UNM-1.2 in random matches everything comes as the screen has said', () => {
  const count = counted();
  for (const table of NAMED_TABLES) {
    for (const seed of seedsUpTo(4)) witnessed({ ...table, seed }, count);
  }
  const fewest = {
    reach: 2000,
    targets: 500,
    movement: 200,
    boost: 20,
    damage: 50,
    strike: 10,
    standing: 30,
  };
  for (const [what, n] of Object.entries(fewest)) {
    expect(count[what as keyof Counted], what).toBeGreaterThan(n);
  }
});
