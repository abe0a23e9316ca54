/** A text in both languages. */
export interface Text {
  readonly fr: string;
  readonly en: string;
}

/** One numbered rule: `ROY-4.2`, or a ruling `ROY-R.17`. */
export interface Clause {
  readonly id: string;
  readonly text: Text;
}

export interface Chapter {
  readonly id: string;
  readonly title: Text;
  readonly clauses: readonly Clause[];
}
