import type { Card, Text } from '@tablee/engine';

export type SpeciesId =
  | 'redPanda'
  | 'tiger'
  | 'honeyBee'
  | 'lizard'
  | 'frog'
  | 'owl'
  | 'okapi'
  | 'wolf';

export interface Species {
  readonly id: SpeciesId;
  readonly name: Text;
  readonly longName: Text;
  readonly colour: string;
  /** Name of its silhouette in the open icon set, which tells it apart without colour; `okapi` is a drawing of ours. */
  readonly picture: string;
}

/** The eight species in the order that settles clock answers of equal value. */
export const SPECIES: readonly Species[] = [
  {
    id: 'redPanda',
    name: { fr: 'Panda roux', en: 'Red panda' },
    longName: { fr: 'Panda roux', en: 'Red panda' },
    colour: '#B5482A',
    picture: 'panda',
  },
  {
    id: 'tiger',
    name: { fr: 'Tigre', en: 'Tiger' },
    longName: { fr: 'Tigre du Bengale', en: 'Bengal tiger' },
    colour: '#E08A1E',
    picture: 'tiger-head',
  },
  {
    id: 'honeyBee',
    name: { fr: 'Abeille', en: 'Honey bee' },
    longName: { fr: 'Abeille mellifère', en: 'Honey bee' },
    colour: '#E3C02B',
    picture: 'bee',
  },
  {
    id: 'lizard',
    name: { fr: 'Lézard', en: 'Lizard' },
    longName: { fr: 'Lézard anolis', en: 'Anole lizard' },
    colour: '#4F9A3A',
    picture: 'gecko',
  },
  {
    id: 'frog',
    name: { fr: 'Grenouille', en: 'Frog' },
    longName: { fr: 'Grenouille dendrobate', en: 'Dart frog' },
    colour: '#1F8FB3',
    picture: 'frog',
  },
  {
    id: 'owl',
    name: { fr: 'Chouette', en: 'Owl' },
    longName: { fr: 'Chouette effraie', en: 'Barn owl' },
    colour: '#8C7A66',
    picture: 'barn-owl',
  },
  {
    id: 'okapi',
    name: { fr: 'Okapi', en: 'Okapi' },
    longName: { fr: 'Okapi', en: 'Okapi' },
    colour: '#6B3E4B',
    picture: 'okapi',
  },
  {
    id: 'wolf',
    name: { fr: 'Loup', en: 'Wolf' },
    longName: { fr: 'Loup arctique', en: 'Arctic wolf' },
    colour: '#7F93A8',
    picture: 'wolf-head',
  },
];

/** Titles of the values 1 to 8. */
export const RANKS: readonly { readonly value: number; readonly title: Text }[] = [
  { value: 1, title: { fr: 'Rebelle', en: 'Rebel' } },
  { value: 2, title: { fr: 'Page', en: 'Page' } },
  { value: 3, title: { fr: 'Émissaire', en: 'Envoy' } },
  { value: 4, title: { fr: 'Garde', en: 'Guard' } },
  { value: 5, title: { fr: 'Capitaine', en: 'Captain' } },
  { value: 6, title: { fr: 'Ministre', en: 'Minister' } },
  { value: 7, title: { fr: 'Altesse', en: 'Highness' } },
  { value: 8, title: { fr: 'Majesté', en: 'Majesty' } },
];

/** The 64 faces: 8 species x values 1 to 8, one card each. */
export const FACES: readonly string[] = SPECIES.flatMap(({ id }) =>
  RANKS.map(({ value }) => `${id}-${value}`),
);

const DIGIT_ZERO = '0'.charCodeAt(0);
const ORDER: { [face: string]: number } = {};
FACES.forEach((face, index) => {
  ORDER[face] = index;
});

/** Species by the last sign of their names, which no two share. */
const BY_LAST_SIGN: (SpeciesId | undefined)[] = Array(128).fill(undefined);
for (const { id } of SPECIES) BY_LAST_SIGN[id.charCodeAt(id.length - 1)] = id;

export const isCreature = (face: string): boolean => Object.hasOwn(ORDER, face);

// A face ends with the last sign of its species, a dash and its value. To read them takes a fraction of looking the face up, and all
// is compared by them.

export const creatureValue = ({ face }: Pick<Card, 'face'>): number =>
  face.charCodeAt(face.length - 1) - DIGIT_ZERO;
export const speciesOf = ({ face }: Pick<Card, 'face'>): SpeciesId =>
  BY_LAST_SIGN[face.charCodeAt(face.length - 3)] as SpeciesId;

/** Rising value, then species order: which of two cards the clock plays first. */
export const byValue = (a: Card, b: Card): number =>
  creatureValue(a) - creatureValue(b) || (ORDER[a.face] as number) - (ORDER[b.face] as number);

/** Short name: "Chouette 5", "Owl 5". */
export function creatureName(face: string): Text {
  const species = SPECIES.find(({ id }) => id === speciesOf({ face })) as Species;
  return {
    fr: `${species.name.fr} ${creatureValue({ face })}`,
    en: `${species.name.en} ${creatureValue({ face })}`,
  };
}

/** Full title: "Chouette · Capitaine". */
export function creatureTitle(face: string): Text {
  const species = SPECIES.find(({ id }) => id === speciesOf({ face })) as Species;
  const { title } = RANKS[creatureValue({ face }) - 1] as { title: Text };
  return { fr: `${species.name.fr} · ${title.fr}`, en: `${species.name.en} · ${title.en}` };
}
