import type { KingdomId } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import { memo } from 'react';
import './landscape.css';

/** The land of a kingdom at dusk: decorates the panel that carries its name. */
export const Landscape = memo(function Landscape({ kingdom }: { readonly kingdom: KingdomId }) {
  return <span className={`rs-land rs-land-${kingdom}`} aria-hidden="true" />;
});
