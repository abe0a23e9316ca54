/** By face: an order that tells nothing of where a card lay. */
export const byFace = (a: { readonly face: string }, b: { readonly face: string }): number =>
  Number(a.face > b.face) - Number(a.face < b.face);
