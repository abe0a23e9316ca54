import type { Poster } from '@/screens/home/poster.ts';
import { tigerHead } from '@/ui/icons.generated.ts';

export const poster: Poster = { icon: tigerHead, hue: 330, decks: true };
