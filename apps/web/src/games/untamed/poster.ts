import type { Poster } from '@/screens/home/poster.ts';
import { direwolf } from '@/ui/icons.generated.ts';

export const poster: Poster = { icon: direwolf, hue: 150 };
