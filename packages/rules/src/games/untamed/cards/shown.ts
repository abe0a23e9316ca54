import type { Card } from '../../../table/piles.ts';

/** A card as an event names it: id and face, nothing else. */
export const shown = ({ id, face }: Card): Card => ({ id, face });
