import type { LogEvent } from '@tablee/protocol/updates.ts';
import type {
  ArmyIndex,
  AttackDeclared,
  CombatRevealed,
  FighterId,
  UnmatchedEvent,
} from '@tablee/rules/games/unmatched/index.ts';
import { catalogue } from '@tablee/rules/games/unmatched/index.ts';
import type { MomentMaker, Moments } from '@/kit/moments.ts';
import { useMatch } from '@/stores/match.ts';
import type { TableStores } from '@/stores/table-stores.ts';
import { printed } from '../art/printed.ts';

/** A card of the combat as far as it has been shown. */
export interface Blow {
  readonly id: string;
  readonly face: string;
  readonly base: number;
  readonly additions: readonly { readonly source: string; readonly n: number }[];
  readonly cancelled: boolean;
}

type Role = 'attack' | 'defense';

/** The combat scene after one more step. */
export interface Duel {
  readonly kind: 'duel';
  readonly attacker: FighterId;
  readonly target: FighterId;
  readonly attack: Blow;
  readonly defense: Blow | null;
  /** King Arthur's further card; lost when it has been discarded before the damage. */
  readonly boost: { readonly id: string; readonly face: string; readonly lost: boolean } | null;
  /** The change made by this step. */
  readonly step: 'revealed' | 'cancelled' | 'changed' | 'resolved' | 'rest';
  readonly changed: Role | null;
  readonly result: { readonly damage: number; readonly winner: 'attacker' | 'defender' } | null;
}

/** Something worth a look of its own: above the board for a moment, gone by itself. */
export type Moment =
  | Duel
  | {
      readonly kind: 'blow';
      readonly attacker: FighterId;
      readonly target: FighterId;
      readonly damage: number;
    }
  | { readonly kind: 'scheme'; readonly army: ArmyIndex; readonly face: string }
  | { readonly kind: 'turn'; readonly army: ArmyIndex }
  | { readonly kind: 'fall'; readonly fighter: FighterId };

const DUEL_LENGTH: Readonly<Record<Duel['step'], number>> = {
  revealed: 800,
  cancelled: 750,
  changed: 600,
  resolved: 800,
  rest: 700,
};

const blow = ({ id, face }: { readonly id: string; readonly face: string }): Blow => ({
  id,
  face,
  base: catalogue.cards.of(face).value ?? 0,
  additions: [],
  cancelled: false,
});

export const worth = (card: Blow | null): number =>
  card === null
    ? 0
    : Math.max(
        0,
        card.additions.reduce((sum, { n }) => sum + n, card.base),
      );

/** The attack that the log tells of: its own moment may have been skipped. */
const declaredBefore = (stores: TableStores, n: number): AttackDeclared | undefined =>
  useMatch
    .of(stores)
    .getState()
    .snapshot?.events.findLast((event) => event.n < n && event.type === 'attackDeclared') as
    | AttackDeclared
    | undefined;

/** Follows a combat from its reveal to its result, one change at a time. */
class Maker implements MomentMaker<Moment> {
  #declared: { readonly attacker: FighterId; readonly target: FighterId } | null = null;
  #duel: Duel | null = null;
  readonly #stores: TableStores;

  constructor(stores: TableStores) {
    this.#stores = stores;
  }

  take(logged: LogEvent): readonly Moment[] {
    const event = logged as unknown as UnmatchedEvent;
    switch (event.type) {
      case 'turnStarted':
        return [{ kind: 'turn', army: event.army }];
      case 'schemePlayed':
        return [{ kind: 'scheme', army: event.army, face: event.card.face }];
      case 'fighterDefeated':
        return [{ kind: 'fall', fighter: event.fighter }];
      case 'attackDeclared':
        this.#declared = event;
        this.#duel = null;
        return [];
      default:
        return this.#follow(event, logged);
    }
  }

  #follow(event: UnmatchedEvent, logged: LogEvent): readonly Moment[] {
    if (event.type === 'combatRevealed') return this.#show(this.#begin(event, logged.n));
    const duel = this.#duel;
    if (duel === null) return [];
    switch (event.type) {
      case 'effectsCancelled': {
        const role = event.card.id === duel.attack.id ? 'attack' : 'defense';
        const cancelled = this.#with(duel, role, { cancelled: true });
        return this.#show({ ...cancelled, step: 'cancelled', changed: role });
      }
      case 'valueChanged':
        return this.#change(duel, event.role, event);
      case 'attackBoosted':
        return this.#change(duel, 'attack', { source: event.card.face, added: event.boost });
      case 'cardsDiscarded':
        return this.#lose(duel, event.cards);
      case 'combatResolved': {
        const { damage, winner } = event;
        const done: Duel = { ...duel, step: 'resolved', changed: null, result: { damage, winner } };
        this.#duel = null;
        const { attacker, target } = duel;
        const shown: Moment[] = [done, { ...done, step: 'rest' }];
        return damage === 0 ? shown : [...shown, { kind: 'blow', attacker, target, damage }];
      }
      default:
        return [];
    }
  }

  #show(duel: Duel): readonly Moment[] {
    this.#duel = duel;
    return [duel];
  }

  #begin({ attack, defense, boost }: CombatRevealed, n: number): Duel {
    const declared = this.#declared ?? declaredBefore(this.#stores, n);
    return {
      kind: 'duel',
      attacker: declared?.attacker ?? printed(attack.face).hero,
      target: declared?.target ?? (defense === null ? '' : printed(defense.face).hero),
      attack: blow(attack),
      defense: defense === null ? null : blow(defense),
      boost: boost === null ? null : { ...boost, lost: false },
      step: 'revealed',
      changed: null,
      result: null,
    };
  }

  #with(duel: Duel, role: Role, change: Partial<Blow>): Duel {
    const card = duel[role];
    return card === null ? duel : { ...duel, [role]: { ...card, ...change } };
  }

  #change(
    duel: Duel,
    role: Role,
    {
      source,
      set,
      added,
    }: { readonly source: string; readonly set?: number; readonly added?: number },
  ): readonly Moment[] {
    const card = duel[role];
    if (card === null) return [];
    const change =
      set === undefined
        ? { additions: [...card.additions, { source, n: added ?? 0 }] }
        : { base: set };
    return this.#show({ ...this.#with(duel, role, change), step: 'changed', changed: role });
  }

  /** A cancelled attack loses the boost laid beside it (UNM-14.8). */
  #lose(duel: Duel, cards: readonly { readonly id: string }[]): readonly Moment[] {
    const { boost, attack } = duel;
    if (boost === null || !cards.some(({ id }) => id === boost.id)) return [];
    const additions = attack.additions.filter(({ source }) => source !== boost.face);
    const poorer = this.#with(duel, 'attack', { additions });
    return this.#show({
      ...poorer,
      boost: { ...boost, lost: true },
      step: 'changed',
      changed: 'attack',
    });
  }
}

/** Combats step by step, schemes, falls, turns. */
export const MOMENTS: Moments<Moment> = {
  newMaker: (stores) => new Maker(stores),
  lengthOf: (moment) =>
    moment.kind === 'duel'
      ? DUEL_LENGTH[moment.step]
      : { blow: 800, scheme: 700, turn: 500, fall: 700 }[moment.kind],
};
