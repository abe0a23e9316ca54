import { catalogueOf } from '@tablee/engine';
import type { Open, Sight, UnmatchedCatalogue } from '../state/state.ts';
import { alice } from './alice.ts';
import { kingArthur } from './king-arthur.ts';
import { medusa } from './medusa.ts';
import { sinbad } from './sinbad.ts';

const heroes = catalogueOf([alice, medusa, kingArthur, sinbad]);

/** All heroes of the box, and their cards. */
export const catalogue: UnmatchedCatalogue = {
  heroes,
  cards: catalogueOf(heroes.all.flatMap(({ cards }) => cards)),
};

/** A client's sight, by its view's open part. */
export const sightOf = (open: Open): Sight => ({ open, catalogue });
