import type { Json } from '@tablee/engine';
import type { Activation } from '../table/card.ts';

/** What an ability's questions are about. */
export const factsOf = ({ face, source, trigger, mode }: Activation): { [key: string]: Json } => ({
  face,
  source,
  trigger,
  ...(mode === undefined ? {} : { mode }),
});
