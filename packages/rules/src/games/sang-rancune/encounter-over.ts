import type { Seat } from '../../kernel/layers.ts';
import { MatchDecided } from '../../table/decided.ts';

/** Thrown when the encounter is over: nothing that is in progress goes on (SAN-6.8). */
export class EncounterOver extends MatchDecided {
  constructor(killer: Seat) {
    super({ script: 'endEncounter', args: [killer] });
  }
}
