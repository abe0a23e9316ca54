/** How a page is looked at: in which language and scheme, at which sizes. */
export interface Look {
  readonly lang: 'fr' | 'en';
  readonly scheme: 'dark' | 'light';
}
export interface Size {
  readonly width: number;
  readonly height: number;
}

const sizes = (...all: readonly (readonly [number, number])[]): readonly Size[] =>
  all.map(([width, height]) => ({ width, height }));

/** A phone both ways, a laptop. */
const USUAL_SIZES = sizes([360, 640], [844, 390], [1366, 768]);
const MORE_SIZES = sizes([320, 568], [667, 375], [1024, 600], [1920, 1080], [2560, 1440]);

/** Both languages and both schemes, each once. */
const USUAL_LOOKS: readonly Look[] = [
  { lang: 'fr', scheme: 'dark' },
  { lang: 'en', scheme: 'light' },
];
const MORE_LOOKS: readonly Look[] = [
  { lang: 'fr', scheme: 'light' },
  { lang: 'en', scheme: 'dark' },
];

export const sizesOf = (all: boolean): readonly Size[] =>
  all ? [...USUAL_SIZES, ...MORE_SIZES] : USUAL_SIZES;
export const looksOf = (all: boolean): readonly Look[] =>
  all ? [...USUAL_LOOKS, ...MORE_LOOKS] : USUAL_LOOKS;

/** A picture's name, as it lies in the folder of its group. */
export const nameOf = (shot: string, { lang, scheme }: Look, { width, height }: Size): string =>
  `${shot.replaceAll(/[^\p{L}\d]+/gu, '-')}.${lang}-${scheme}.${width}x${height}.png`;
