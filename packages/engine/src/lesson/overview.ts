import type { Text } from '../words/rulebook.ts';

/** A sentence of an overview, and the clause of the rulebook that says so in full. */
export interface OverviewLine {
  readonly say: Text;
  readonly clause: string;
}

/** A part of a game in a few sentences, with a moment of the sample as its picture. */
export interface OverviewPart {
  readonly lines: readonly OverviewLine[];
  /** Answers given before the moment of the sample that is its picture. */
  readonly at: number;
  /** The caption of the picture. */
  readonly shows: Text;
}

/** A game on one page. `turn` is also the card that lies ready on every table. */
export interface Overview {
  readonly setUp: OverviewPart;
  readonly turn: OverviewPart;
  readonly end: OverviewPart;
  /** Its picture is the end of the sample. */
  readonly score: Omit<OverviewPart, 'at'>;
}
