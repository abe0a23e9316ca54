import type { Poster } from '@/screens/home/poster.ts';
import { lion } from '@/ui/icons.generated.ts';

export const poster: Poster = { icon: lion, hue: 62 };
