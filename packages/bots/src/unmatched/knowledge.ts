import { knownBy } from '../knowledge.ts';
import { HINTS } from './hints.ts';
import { SCHEMES } from './schemes.ts';

export const knowledge = knownBy({ ...HINTS, ...SCHEMES });
