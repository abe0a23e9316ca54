import type { Thinker } from '../search/thinker.ts';
import { bot } from './bot.ts';

export const thinker: Thinker = { playouts: 14, rollout: bot };
