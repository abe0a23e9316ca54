import type { SpeciesId } from '../cards/creatures.ts';
import { creatureValue, SPECIES } from '../cards/creatures.ts';
import type { DecreeCard, References } from '../cards/decree-card.ts';
import { admits, strongest, weakest } from '../cards/decree-card.ts';
import { decreeCard } from '../cards/decrees.ts';
import { BOARD } from '../state/board.ts';
import type { Creature, KingdomId, Open } from '../state/state.ts';

/** The values that a decree accepts now. */
export interface Accepted {
  /** Null: no restriction on the value. */
  readonly values: readonly number[] | null;
  /** Null: no restriction on the species. */
  readonly species: readonly SpeciesId[] | null;
  /** When both are restricted: whether one of them suffices, or both are needed. */
  readonly join: 'and' | 'or';
}

/** A card that a decree looks at, and where it lies. */
export interface Reference {
  readonly card: Creature;
  readonly kingdom: KingdomId;
}

/** Why a decree refuses a card. */
export interface DecreeRefusal {
  readonly decree: string;
  readonly kingdom: KingdomId;
  readonly card: string;
  /** Face of the newest card of the kingdom's own column. */
  readonly last: string | null;
  /** The number the card is compared with. */
  readonly need: number | null;
  /** Reference cards that decide or clash. */
  readonly source: readonly { readonly face: string; readonly kingdom: KingdomId }[];
  readonly accepted: Accepted;
}

const NO_CARDS: References = [];
const VALUES = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export const topCard = (open: Open, kingdom: KingdomId): Creature | undefined =>
  open.kingdoms[kingdom].column.at(-1);

/** The cards the decree of a kingdom looks at now (ROY-5.1 to 5.4), before the card is placed. */
export function referencesOf(open: Open, kingdom: KingdomId, decree: DecreeCard): References {
  switch (decree.reference) {
    case 'none':
      return NO_CARDS;
    case 'ownAll':
      return open.kingdoms[kingdom].column;
    case 'ownLast':
      return tops(open, [kingdom]);
    case 'neighbourLasts':
      return tops(open, BOARD[kingdom].neighbours);
    case 'otherLasts':
      return tops(open, BOARD[kingdom].others);
  }
}

function tops(open: Open, kingdoms: readonly KingdomId[]): References {
  const cards: Creature[] = [];
  for (const kingdom of kingdoms) {
    const top = topCard(open, kingdom);
    if (top !== undefined) cards.push(top);
  }
  return cards;
}

/** ROY-5.5: a decree that needs cards already played is ignored while there are none to look at. */
export const ignores = (decree: DecreeCard, references: References): boolean =>
  decree.reference !== 'none' && references.length === 0;

/** Whether the decree of the kingdom is ignored at this moment. */
export function decreeIgnored(open: Open, kingdom: KingdomId): boolean {
  const decree = decreeCard(open.kingdoms[kingdom].decree);
  return ignores(decree, referencesOf(open, kingdom, decree));
}

/** Whether the decree of the kingdom lets the card be played there now (ROY-4.2). */
export function decreeAllows(open: Open, kingdom: KingdomId, card: Creature): boolean {
  const decree = decreeCard(open.kingdoms[kingdom].decree);
  const references = referencesOf(open, kingdom, decree);
  return ignores(decree, references) || admits(decree, card, references);
}

/** The live list on a decree: the cards it accepts right now. */
export function acceptedNow(open: Open, kingdom: KingdomId): Accepted {
  const decree = decreeCard(open.kingdoms[kingdom].decree);
  const references = referencesOf(open, kingdom, decree);
  const join = decree.join ?? 'and';
  if (ignores(decree, references)) return { values: null, species: null, join };
  const { value, species } = decree;
  return {
    values: value === undefined ? null : VALUES.filter((each) => value(each, references)),
    species:
      species === undefined
        ? null
        : SPECIES.filter(({ id }) => species(id, references)).map(({ id }) => id),
    join,
  };
}

/** Why the decree refuses the card; `null` when it does not (ROY-5.8). */
export function decreeRefusal(
  open: Open,
  kingdom: KingdomId,
  card: Creature,
): DecreeRefusal | null {
  if (decreeAllows(open, kingdom, card)) return null;
  const decree = decreeCard(open.kingdoms[kingdom].decree);
  const references = referencesOf(open, kingdom, decree);
  return {
    decree: decree.id,
    kingdom,
    card: card.face,
    last: topCard(open, kingdom)?.face ?? null,
    need: needOf(decree, references),
    source: cited(decree, card, references).map((reference) => ({
      face: reference.face,
      kingdom: kingdomOf(open, reference),
    })),
    accepted: acceptedNow(open, kingdom),
  };
}

function needOf(decree: DecreeCard, references: References): number | null {
  if (decree.cites === 'strongest') return strongest(references);
  return decree.cites === 'weakest' ? weakest(references) : null;
}

function cited(decree: DecreeCard, card: Creature, references: References): References {
  switch (decree.cites) {
    case 'none':
      return NO_CARDS;
    case 'all':
      return references;
    case 'strongest':
      return references.filter((each) => creatureValue(each) === strongest(references));
    case 'weakest':
      return references.filter((each) => creatureValue(each) === weakest(references));
    case 'clashing':
      return references.filter((each) => !admits(decree, card, [each]));
  }
}

function kingdomOf(open: Open, card: Creature): KingdomId {
  for (const { id } of Object.values(BOARD)) {
    if (open.kingdoms[id].column.includes(card)) return id;
  }
  throw new Error(`no column holds ${card.id}`);
}
