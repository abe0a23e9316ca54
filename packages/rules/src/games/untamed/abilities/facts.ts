import type { Json } from '@tablee/engine';
import type { Activation } from '../state/card.ts';

/** The facts of an ability's questions. */
export const factsOf = ({ face, source, trigger, mode }: Activation): { [key: string]: Json } => ({
  face,
  source,
  trigger,
  ...(mode === undefined ? {} : { mode }),
});
