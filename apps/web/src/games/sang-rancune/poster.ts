import type { Poster } from '@/screens/home/poster.ts';
import { fangs } from '@/ui/icons.generated.ts';

export const poster: Poster = { icon: fangs, hue: 18 };
