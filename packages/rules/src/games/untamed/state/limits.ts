/** Animals a player has in play at most, tokens included (UNT-8.4, UNT-R.27). */
export const MAX_ANIMALS = 7;
/** Animal Tokens of one player at a time (UNT-16.8). */
export const MAX_TOKENS = 3;
/** Owl Spirits in the box: counts with option `owlSupply: 8` alone (UNT-R.28). */
export const OWLS_IN_BOX = 8;
/** Power that the draw action costs (UNT-11.4). */
export const DRAW_COST = 2;
/** Copies of each distinct card in a deck (UNT-2.1). */
export const COPIES = 3;
/** Cards of a player's three factions (UNT-3.4). */
export const DECK_SIZE = 45;
/** Factions of a player (UNT-3.2). */
export const FACTIONS_EACH = 3;
