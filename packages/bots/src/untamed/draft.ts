import type { Option, Order, Pick } from '@tablee/engine';

/** How well decks with a faction do, in percent of drafted duels. */
const STRENGTH: { readonly [faction: string]: number } = {
  chameleon: 52,
  crocodile: 52,
  fox: 49,
  panda: 44,
  rabbit: 48,
  raccoon: 48,
  rat: 45,
  rhino: 47,
  tiger: 53,
  gorilla: 53,
  deer: 57,
  snake: 54,
};

/** Luck of a pick, in the same percents: bots that always took the same factions would be dull company. */
const VARIETY = 15;

/** How good a Stronghold is to have for long, best on top. */
const ABILITY: { readonly [face: string]: number } = {
  'tiger-peak': 8,
  'gorilla-sanctuary': 9,
  'raccoon-workshop': 6,
  'rabbit-warren': 9,
  'panda-counter': 7,
  'rat-court': 8,
  'fox-mirrors': 6,
  'chameleon-glasshouse': 7,
  'deer-glade': 5,
  'snake-pit': 4,
  'rhino-scar': 5,
  'crocodile-mire': 3,
};

const strength = ({ space = '' }: Option): number => STRENGTH[space] ?? 50;
const ability = ({ space = '' }: Option): number => ABILITY[space] ?? 5;

export const chooseFaction = (question: Pick, random: () => number): readonly string[] => {
  const worths = new Map(
    question.options.map((option) => [option, strength(option) + VARIETY * random()]),
  );
  const [best] = [...question.options].sort(
    (a, b) => (worths.get(b) as number) - (worths.get(a) as number),
  );
  return [(best as Option).id];
};

const best = (options: readonly Option[]): string[] =>
  [...options].sort((a, b) => ability(b) - ability(a)).map(({ id }) => id);

export const stackStrongholds = (question: Order): readonly string[] => best(question.options);

export const teamStrongholds = (question: Pick): readonly string[] =>
  best(question.options).slice(0, question.min);
