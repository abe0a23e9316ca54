import type { Next, Options, Script, Seat } from '@tablee/engine';
import { chance, drawIdKey, mint, newKey, pickOne, shuffle } from '@tablee/engine';
import { deckFaces } from '../cards/deck.ts';
import { HEROES } from '../cards/heroes.ts';
import { ENCOUNTERS } from '../encounters/encounters.ts';
import { drawCards, settleLimits } from '../heroes/piles.ts';
import { decide } from '../state/decide.ts';
import { HAND_LIMIT, isAlive, living, playerAt, START_LIFE } from '../state/players.ts';
import type { HeroId, Open, Player, State, Table } from '../state/state.ts';

export const PLANNED = 9;

/** From these rules on card ids are veiled. */
const VEILED_SINCE = 4;

/** An empty table; `begin` shuffles. */
export function setup(
  seats: number,
  options: Options,
  dealtBy: number,
): { state: State; first: Next } {
  const state: State = {
    open: {
      nextCard: 0,
      options: keptOptions(options),
      phase: 'heroes',
      players: Array.from({ length: seats }, newPlayer),
      stage: 0,
      pile: [],
      encounter: null,
      past: [],
      words: [],
      discard: [],
      removed: [],
      loot: [],
      camp: null,
      turn: null,
      acted: [],
      spared: false,
      late: [],
      lateActed: [],
      reveal: null,
      strike: null,
      windows: [],
      announced: [],
      fallen: [],
      final: null,
    },
    own: Array.from({ length: seats }, () => ({ hand: [], set: [] })),
    deep: { deck: [], pile: [], box: [], ...newKey(dealtBy >= VEILED_SINCE) },
  };
  return { state, first: { script: 'begin', args: [] } };
}

/** Matches that were dealt before there was a choice of the first encounter keep their states to the byte. */
function keptOptions({ opening, ...options }: Options): Open['options'] {
  const chosen = opening === 'creature' ? { ...options, opening } : options;
  return Object.fromEntries(Object.entries(chosen).map(([id, value]) => [id, String(value)]));
}

const newPlayer = (): Player => ({
  hero: null,
  alive: true,
  life: START_LIFE,
  initiative: null,
  prestige: 0,
  items: [],
  setups: [],
  trophies: [],
  faceDown: 0,
  petrifiedRound: null,
  webbedRound: null,
  barred: false,
  marks: [],
  promise: null,
  shown: null,
});

/** Nine encounters for the pile, the rest to the box; one deck for all (SAN-2.4, 2.9). */
export function* begin(table: Table): Script<Next> {
  const { open, deep } = table;
  yield* drawIdKey(table);
  const encounters = ENCOUNTERS.map(({ id }) => id);
  yield* shuffle(encounters);
  if (open.options.opening === 'creature') creatureFirst(encounters);
  const cards = encounters.map((face) => ({ ...mint(table, face), raised: false }));
  deep.pile = cards.slice(0, PLANNED);
  deep.box = cards.slice(PLANNED);
  open.pile = deep.pile.map(() => ({ origin: 'planned', face: null }));
  const faces = deckFaces();
  yield* shuffle(faces);
  deep.deck = faces.map((face) => mint(table, face));
  table.emit({
    type: 'gameStarted',
    clause: 'SAN-2.4',
    seats: open.players.length,
    encounters: PLANNED,
  });
  if (open.options.heroChoice !== 'draft') yield* drawHeroes(table);
  return afterHero(open);
}

/** A trap on top changes places with the first creature (SAN-R.66). */
function creatureFirst(encounters: string[]): void {
  const traps = ENCOUNTERS.filter(({ types }) => types.includes('trap')).map(({ id }) => id);
  const first = encounters.findIndex((id) => !traps.includes(id));
  const [top, creature] = [encounters[0] as string, encounters[first] as string];
  encounters[0] = creature;
  encounters[first] = top;
}

function* drawHeroes(table: Table): Script {
  const heroes = HEROES.map(({ id }) => id);
  yield* shuffle(heroes);
  for (const seat of table.open.players.keys()) giveHero(table, seat, heroes[seat] as HeroId);
}

function giveHero(table: Table, seat: Seat, hero: HeroId): void {
  playerAt(table.open, seat).hero = hero;
  table.emit({ type: 'heroTaken', clause: 'SAN-R.2', seat, hero });
}

/** The next seat without a hero chooses; then the cards are dealt. */
function afterHero(open: Open): Next {
  const next = open.players.findIndex(({ hero, alive }) => alive && hero === null);
  return next === -1 ? { script: 'deal', args: [] } : { script: 'chooseHero', args: [next] };
}

/** One seat chooses among the heroes still free (SAN-R.2); the last hero of six is not asked about. */
export function* chooseHero(table: Table, seat: Seat): Script<Next> {
  const { open } = table;
  const taken = open.players.map(({ hero }) => hero);
  const free = HEROES.map(({ id }) => id).filter((id) => !taken.includes(id));
  let hero = free[0] as HeroId;
  if (free.length > 1) {
    const [roll] = yield* chance([free.length]);
    const picks = yield* decide(
      seat,
      pickOne({
        kind: 'chooseHero',
        clause: 'SAN-R.2',
        options: free.map((id) => ({ id, verb: 'choose', space: id })),
        fallback: [free[roll as number] as string],
      }),
    );
    hero = (picks?.[0] ?? hero) as HeroId;
  }
  if (isAlive(open, seat)) giveHero(table, seat, hero);
  return afterHero(open);
}

/** Seven cards each; items among them are laid open and not replaced (SAN-2.10, R.1). */
export function* deal(table: Table): Script<Next> {
  for (const seat of living(table.open)) yield* drawCards(table, seat, HAND_LIMIT, 'SAN-2.10');
  yield* settleLimits(table);
  return { script: 'newEncounter', args: [] };
}
