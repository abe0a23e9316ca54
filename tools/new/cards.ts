import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from './new.ts';
import { camel, format, Refused, runs, titled, write } from './new.ts';

/** The picture of a new card until a better one is drawn or found. */
const PICTURE = 'uncertainty';

/** A card to be made. */
export interface NewCard {
  readonly game: string;
  readonly id: string;
  /** In the open icon set. Default: a question mark. */
  readonly picture?: string | undefined;
}

/** The files of a house as a card changes them. */
class Draft {
  readonly #root: string;
  readonly files = new Map<string, string>();

  constructor(root: string) {
    this.#root = root;
  }

  has(path: string): boolean {
    return existsSync(join(this.#root, path));
  }

  read(path: string): string {
    return this.files.get(path) ?? readFileSync(join(this.#root, path), 'utf8');
  }

  /** Replaces what is found last; a file of another form is an error of this tool. */
  change(path: string, at: RegExp, to: (found: string) => string): void {
    const text = this.read(path);
    const found = [...text.matchAll(new RegExp(at, 'gm'))].at(-1);
    if (found === undefined) throw new Error(`${path} has another form: no ${at}`);
    const [words] = found;
    const end = found.index + words.length;
    this.files.set(path, text.slice(0, found.index) + to(words) + text.slice(end));
  }

  /** Adds a new file. */
  add(path: string, text: string): void {
    if (this.has(path)) throw new Refused(`${path} is there already: choose another id`);
    this.files.set(path, text);
  }

  imports(path: string, name: string, from: string): void {
    const text = this.read(path);
    const line = new RegExp(`^import \\{([^}]*)\\} from '${from}';$`, 'm');
    const names = line
      .exec(text)?.[1]
      ?.split(',')
      .map((each) => each.trim());
    if (names?.includes(name)) return;
    this.files.set(
      path,
      names === undefined
        ? `import { ${name} } from '${from}';\n${text}`
        : text.replace(
            line,
            `import { ${[...names.filter(Boolean), name].join(', ')} } from '${from}';`,
          ),
    );
  }
}

interface Making {
  readonly draft: Draft;
  readonly id: string;
  readonly picture: string;
  /** Of the game's rules. */
  readonly folder: string;
}

/** How cards of a game are made: the form of their ids in words and as a pattern, and what a card is made of. */
interface Kind {
  readonly said: string;
  readonly form: RegExp;
  make(making: Making): void;
}

/** Words of an id that follow its first. */
const rest = (id: string): string => id.slice(id.indexOf('-') + 1);

/** After the last line of a table of faces that begins like this. */
const beside = (draft: Draft, path: string, first: string, line: string): void =>
  draft.change(path, new RegExp(`^  '${first}-[\\w-]+': .*,$`), (found) => `${found}\n${line}`);

const KINDS: Readonly<Record<string, Kind>> = {
  'royaumes-sauvages': {
    said: 'a decree without an arrow: the next after those there are, like A11',
    form: /^A\d\d$/,
    make({ draft, id, folder }) {
      const path = `${folder}/cards/decrees-alone.ts`;
      next(draft.read(path), id, /^const (A\d\d): DecreeCard/gm);
      draft.change(
        path,
        /^export const DECREES_ALONE/,
        (found) => `const ${id}: DecreeCard = {
  id: '${id}',
  scope: 'A',
  reference: 'none',
  name: { fr: 'Décret ${id}', en: 'Decree ${id}' },
  text: { fr: 'Valeur 2 ou 7.', en: 'Value 2 or 7.' },
  refusal: { fr: 'Il faut un 2 ou un 7.', en: 'A 2 or a 7 is required.' },
  cites: 'none',
  value: oneOf(2, 7),
};

${found}`,
      );
      draft.change(path, /^\];$/, () => `  ${id},\n];`);
      draft.change(
        `${folder}/cards/decree-vectors.json`,
        /^ {4}\}\n {2}\]\n\}/,
        () => `    },
    { "decree": "${id}", "kingdom": "k5", "columns": {}, "card": "tiger-2", "expect": "legal" },
    { "decree": "${id}", "kingdom": "k5", "columns": {}, "card": "tiger-3", "expect": "refused" }
  ]
}`,
      );
      draft.add(
        `${folder}/cards/decree-${id.toLowerCase()}.test.ts`,
        `import { expect, test } from 'vitest';
import { admits } from './decree-card.ts';
import { decreeCard } from './decrees.ts';

test('ROY-5.7 ${id} admits a 2 or a 7, whatever the animal, and nothing else', () => {
  const isAdmitted = (face: string): boolean => admits(decreeCard('${id}'), { id: 'c1', face }, []);
  expect(['tiger-2', 'frog-7'].map(isAdmitted)).toEqual([true, true]);
  expect(['tiger-1', 'frog-3', 'owl-8'].map(isAdmitted)).toEqual([false, false, false]);
});
`,
      );
    },
  },
  untamed: {
    said: 'an Animal of a faction there is: its name and the card’s, like fox-kit',
    form: /^[a-z]+(-[a-z]+)+$/,
    make({ draft, id, picture, folder }) {
      const [faction = ''] = id.split('-');
      const path = `${folder}/cards/${faction}.ts`;
      if (!draft.has(path)) throw new Refused(`there is no faction ${faction}`);
      draft.imports(path, 'draw', '../effects/cards.ts');
      const name = `${camel(rest(id))}Card`;
      draft.change(
        path,
        /^export const \w+: Faction/,
        (found) => `const ${name}: AnimalCard = {
  kind: 'animal',
  id: '${id}',
  picture: '${picture}',
  name: { fr: '${titled(rest(id))}', en: '${titled(rest(id))}' },
  text: { fr: 'Arrivée : piochez 1 carte.', en: 'Arrival: draw 1 card.' },
  cost: 2,
  rally: false,
  attack: 1,
  health: 2,
  keywords: [],
  arrival: {
    optional: true,
    ask: 'auto',
    effect: function* (a) {
      yield* draw(a, 1);
    },
  },
};

${found}`,
      );
      draft.change(path, /^ {2}cards: \[[^\]]*/, (found) => `${closed(found)} ${name}`);
      const hints = `packages/bots/src/untamed/factions/${faction}.ts`;
      draft.change(hints, /^\};$/, () => `  '${id}': { effect: 1 },\n};`);
      draft.add(
        `${folder}/cards/${id}.test.ts`,
        `import { expect, test } from 'vitest';
import { given, plays } from '../testing/given.ts';

test('${id} UNT-1.2: enters play for 2 Power, and draws 1 card', () => {
  given({ A: { hand: ['${id}'], power: 2, deck: ['rat-pup'] } })
    .when(plays('A', '${id}'))
    .shows((scene) => expect(scene.hand('A')).toEqual(['rat-pup']));
});
`,
      );
    },
  },
  unmatched: {
    said: 'a card of a hero there is: the hero’s name and the card’s, like medusa-lair',
    form: /^[a-z]+(-[a-z]+)+$/,
    make({ draft, id, picture, folder }) {
      const heroes = ['alice', 'king-arthur', 'medusa', 'sinbad'];
      const hero = heroes.find((each) => id.startsWith(`${each}-`));
      if (hero === undefined) throw new Refused(`${id} begins with no hero: ${heroes.join(', ')}`);
      const name = id.slice(hero.length + 1);
      const path = `${folder}/cards/${hero}.ts`;
      draft.imports(path, 'draw', '../effects/cards.ts');
      draft.change(
        path,
        /^ {2}\],\n\};/,
        (found) => `    {
      id: '${id}',
      picture: '${picture}',
      name: { fr: '${titled(name)}', en: '${titled(name)}' },
      text: {
        fr: 'Après le combat : piochez 1 carte.',
        en: 'After combat: draw 1 card.',
      },
      type: 'versatile',
      value: 2,
      boost: 2,
      banner: 'any',
      copies: 1,
      *after(play) {
        yield* draw(play, 1);
      },
    },
${found}`,
      );
      const hints = 'packages/bots/src/unmatched/hints.ts';
      beside(draft, hints, hero, `  '${id}': { always: 0.9 },`);
      draft.add(
        `${folder}/cards/${id}.test.ts`,
        `import { expect, test } from 'vitest';
import { clash } from '../testing/clash.ts';
import { attacks, defends } from '../testing/given.ts';

test('UNM-8.5 ${titled(name)} strikes with 2, and draws 1 card after the combat', () => {
  const other = '${hero === 'medusa' ? 'king-arthur' : 'medusa'}';
  const health = clash('${hero}', other, []).health(other);
  clash('${hero}', other, ['${name}'], ['feint'])
    .when(attacks('A', '${hero}', other, '${name}'), defends('B'))
    .shows((scene) => {
      expect(scene.health(other)).toBe(health - 2);
      expect(scene.happened('cardsDrawn').at(-1)).toMatchObject({ seat: 0, count: 1 });
    });
});
`,
      );
    },
  },
  'sang-rancune': {
    said: 'a plain attack: its name in French, like coup-de-coude',
    form: /^[a-z]+(-[a-z]+)*$/,
    make({ draft, id, picture, folder }) {
      const path = `${folder}/cards/attacks.ts`;
      draft.change(
        path,
        /^ {2}plain\('egratignure'.*$/,
        (found) =>
          `${found}\n  plain('${id}', '${picture}', '${titled(id)}', '${titled(id)}', 1, [140, 70, 35, 0]),`,
      );
      draft.add(
        `${folder}/cards/${id}.test.ts`,
        `import { expect, test } from 'vitest';
import { attack } from '../testing/attack.ts';
import { goesTo, reacts } from '../testing/given.ts';

test('SAN-15.4 ${titled(id)} enters the pile with its printed value', () => {
  const scene = attack('${id}').when(goesTo('ABCD afterReveal'), reacts());
  expect(scene.encounter.pile[0]).toMatchObject({ seat: 0, value: 70, side: 1 });
});
`,
      );
    },
  },
  'cannibal-world': {
    said: 'a creature for decks of one’s own: faction and the next number, like RA/44',
    form: /^(RA|CA|DO|RE)\/\d\d$/,
    make({ draft, id, picture, folder }) {
      const [faction = '', number = ''] = id.split('/');
      const file = { RA: 'rats', CA: 'cats', DO: 'dogs', RE: 'outcasts' }[faction];
      const path = `${folder}/cards/${file}-extras.ts`;
      next(draft.read(path), id, /id: '(\w\w\/\d\d)'/g);
      draft.change(
        path,
        /^\];$/,
        () => `  creature({
    id: '${id}',
    picture: '${picture}',
    name: { fr: 'Carte ${id}', en: 'Card ${id}' },
    rarity: 'common',
    strength: 4,
    value: 10,
    abilities: ['covert.harpoon', 'triggered.swap'],
  }),
];`,
      );
      draft.add(
        `${folder}/cards/${faction.toLowerCase()}-${number}.test.ts`,
        `import { expect, test } from 'vitest';
import { given } from '../testing/given.ts';
import { FACTIONS } from './catalogue.ts';

test('CAN-2.1 CAN-2.2 ${id} fights with strength 4, and has its abilities on the table', () => {
  const card = FACTIONS.flatMap(({ cards }) => cards).find((each) => each.id === '${id}');
  expect([card?.strength, card?.abilities.map(({ row }) => row)]).toEqual([
    4,
    ['covert.harpoon', 'triggered.swap'],
  ]);
  given({ A: { hunt: ['${id}'] } }).shows((scene) => expect(scene.lives('A', '${id}')).toBe(true));
});
`,
      );
    },
  },
};

/** The number of a card is the next after those there are. */
function next(text: string, id: string, pattern: RegExp): void {
  const last = [...text.matchAll(pattern)].at(-1)?.[1] ?? '';
  const wanted = last.replace(/\d\d$/, (number) => String(Number(number) + 1).padStart(2, '0'));
  if (id !== wanted) throw new Refused(`the next one is ${wanted}`);
}

/** A list that takes one more. */
const closed = (list: string): string => list.trimEnd().replace(/,?$/, ',');

/** All files that a new card makes or changes. Throws `Refused`; writes nothing. */
export function cardFiles(root: string, { game, id, picture = PICTURE }: NewCard): Files {
  const kind = KINDS[game];
  if (kind === undefined) {
    throw new Refused(`cards are made of these games: ${Object.keys(KINDS).join(', ')}`);
  }
  if (!kind.form.test(id)) throw new Refused(`"${id}" is no card of ${game}: ${kind.said}`);
  const draft = new Draft(root);
  const folder = `packages/rules/src/games/${game}`;
  if (isPrinted(root, folder, id)) throw new Refused(`${id} is there already`);
  // The placeholder for missing pictures may occur more than once.
  if (picture !== PICTURE && isPrinted(root, folder, picture)) {
    throw new Refused(`${picture} is the picture of something else: --picture another-one`);
  }
  kind.make({ draft, id, picture, folder });
  return draft.files;
}

/** Whether a card of the game has this id or picture. */
function isPrinted(root: string, folder: string, word: string): boolean {
  return ['cards', 'encounters']
    .map((room) => join(root, folder, room))
    .filter((room) => existsSync(room))
    .flatMap((room) => readdirSync(room).map((file) => readFileSync(join(room, file), 'utf8')))
    .some((text) => text.includes(`'${word}'`));
}

/** Makes a new card with its picture. Throws `Refused`; whatever fails is taken back. */
export function newCard(root: string, card: NewCard): readonly string[] {
  const files = cardFiles(root, card);
  const sheet = `apps/web/src/games/${card.game}/art/pictures.svg`;
  const withSheet = new Map(files);
  if (existsSync(join(root, sheet))) withSheet.set(sheet, readFileSync(join(root, sheet), 'utf8'));
  const takeBack = write(root, withSheet);
  try {
    format(root, [...files.keys()]);
    if (withSheet.has(sheet)) runs(root, 'apps/web/scripts/build-icons.ts');
  } catch (error) {
    takeBack();
    if (/no icon named/.test((error as Error).message)) {
      throw new Refused(`the open set has no picture ${card.picture}`);
    }
    throw error;
  }
  return [...withSheet.keys()];
}
