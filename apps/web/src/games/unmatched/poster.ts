import type { Poster } from '@/screens/home/poster.ts';
import { crossedSwords } from '@/ui/icons.generated.ts';

export const poster: Poster = { icon: crossedSwords, hue: 252 };
