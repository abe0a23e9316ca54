/**
 * A number or a word that is seen only: drawn by the style sheet, so that the name of the button around it is what
 * its label says, with value and species in the order one reads them aloud.
 */
export function Glyph({ of }: { readonly of: string | number }) {
  return <span className="rs-glyph" data-glyph={of} aria-hidden="true" />;
}
