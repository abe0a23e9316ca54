/** A text as it is searched: lower case, without accents, one kind of apostrophe and of space. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('’', "'")
    .replace(/[\u00a0\u202f]/g, ' ');
