import type { Meter } from '../meter.ts';
import type { Observer } from '../tables/observer.ts';

/** Counts what happens in matches. */
export const countingSteps = (meter: Meter): Observer => ({
  attend({ match }, step) {
    if (match === null || step === null) return;
    const { entry } = step;
    const isBot = entry.by === 'seat' && match.record.seats[entry.seat]?.bot != null;
    meter.stepped(match.record.game, isBot ? 'bot' : entry.by);
  },
});
