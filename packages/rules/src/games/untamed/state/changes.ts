/** One thing that changes a number: the face it comes from, or `fury`, `discount`, `swap`. */
export interface Change {
  readonly source: string;
  readonly n: number;
}
