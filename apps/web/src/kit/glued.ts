import type { termsIn } from '@tablee/engine';

type Piece = ReturnType<typeof termsIn>[number];

/** A term with what no line may part from it. */
type Glued = Exclude<Piece, string> & { readonly before: string; readonly after: string };

/**
 * A sentence in pieces of which each can begin a line: signs, elisions and what is tied to a term by a hard space go with it. A
 * browser would break the line before a sign that follows a button.
 */
export function glued(pieces: readonly Piece[]): readonly (string | Glued)[] {
  const startOf = (i: number): string => {
    const piece = i === 0 ? undefined : pieces[i];
    return typeof piece === 'string' ? (/^[^ ]*/.exec(piece)?.[0] ?? '') : '';
  };
  const endOf = (i: number): string => {
    const piece = i === pieces.length - 1 ? undefined : pieces[i];
    if (typeof piece !== 'string') return '';
    // Between two terms without a space it is the first that has it.
    return startOf(i) === piece ? '' : (/[^ ]*$/.exec(piece)?.[0] ?? '');
  };
  return pieces.map((piece, i) =>
    typeof piece === 'string'
      ? piece.slice(startOf(i).length, piece.length - endOf(i).length)
      : { ...piece, before: endOf(i - 1), after: startOf(i + 1) },
  );
}
