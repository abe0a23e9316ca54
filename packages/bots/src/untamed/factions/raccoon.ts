import type { Hints } from '../hints.ts';
import type { Fighter, Mind } from '../mind.ts';
import { fury } from '../value.ts';
import { bestOwn, restored, strengthen } from '../weigh.ts';

const guarded = (f: Fighter): number => (f.guard ? 0 : 0.15 + 0.08 * f.health);
const patched = (m: Mind, f: Fighter): number => fury(f) + restored(m, f, 9);
const tinned = (m: Mind, f: Fighter): number => fury(f) + restored(m, f, 1) + guarded(f);
const worked = (m: Mind, f: Fighter): number => fury(f) + restored(m, f, 1);

export const raccoon: Hints = {
  'raccoon-workshop': {
    now: (m) => bestOwn(m, (f) => worked(m, f)),
    targets: [(m, t) => (t.kind === 'animal' ? worked(m, t.fighter) : 0)],
  },
  'raccoon-lidbearer': { effect: -0.6, inPlay: () => 0.2, targets: [strengthen] },
  'raccoon-tinker': {
    effect: -0,
    now: (m) => bestOwn(m, (f) => patched(m, f)),
    targets: [(m, t) => (t.kind === 'animal' ? patched(m, t.fighter) : 0)],
  },
  'raccoon-foreman': {
    inPlay: (m, f) =>
      0.4 * [...m.mine, ...m.foes].filter((other) => other.seat === f.seat && other !== f).length,
    effect: 2.9,
  },
  'raccoon-armour': {
    effect: 1.3,
    now: (m) => bestOwn(m, (f) => tinned(m, f)),
    targets: [(m, t) => (t.kind === 'animal' ? tinned(m, t.fighter) : 0)],
  },
  'raccoon-contraption': {
    effect: 0.3,
    now: (m) => m.mine.reduce((sum, { animal }) => sum + (animal.ready ? 0.85 : 0.35), 0),
  },
};
