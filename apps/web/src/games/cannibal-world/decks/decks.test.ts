import {
  cardOf,
  deckErrors,
  encodeDeck,
  FACTIONS,
  factionOf,
  preconDeck,
} from '@tablee/rules/games/cannibal-world/index.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { countOf, fits, newDraft, totalsOf, withCopies } from './draft.ts';
import { deckIn, messageOf } from './message.ts';
import {
  decksIn,
  forgetDeck,
  freeName,
  keepChanged,
  keepNew,
  putBack,
  useSavedDecks,
} from './saved.ts';
import { asBrought } from './shelf.tsx';
import { ANY, BANDS, bandOf, byPoints, columnsOf, isAny, isSought, type Sought } from './sought.ts';

const names = () => useSavedDecks.getState().decks.map(({ name }) => name);

/** A browser that keeps things. */
function keeps(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  return kept;
}

beforeEach(() => useSavedDecks.setState({ decks: [] }));

test('a draft counts its copies, its totals and its faults', () => {
  const empty = newDraft('DO', []);
  const three = withCopies(empty, 'main', 'DO/10', 3);
  expect(countOf(three.main, 'DO/10')).toBe(3);
  expect(countOf(withCopies(three, 'main', 'DO/10', 1).main, 'DO/10')).toBe(1);
  expect(withCopies(three, 'sideboard', 'DO/11', 1).main).toEqual(three.main);
  const whole = totalsOf(preconDeck('DO').main, 3);
  expect(whole.every(fits)).toBe(true);
  expect(whole.map(({ id, value }) => [id, value])).toContainEqual(['points', 160]);
  expect(
    totalsOf(three.main, 3)
      .filter((total) => !fits(total))
      .map(({ id }) => id),
  ).toEqual(['cards', 'leaders']);
  const rules = { limitedCap: 3, isBox: false, hasSideboard: false };
  expect(deckErrors(three, rules).map(({ code }) => code)).toEqual(['TOO_FEW_CARDS', 'NO_LEADER']);
});

test('the browser’s stored decks are read with care, those of earlier releases too', () => {
  const code = encodeDeck(preconDeck('CA'));
  const old = { name: 'Minuit', code };
  const deck = { id: '7', name: 'Minuit', code };
  const text = JSON.stringify([deck, old, { name: 'x', code: 'nonsense' }, null, 3]);
  expect(decksIn(text)).toEqual([deck, { id: 'named Minuit', ...old }]);
  expect(decksIn('not json')).toEqual([]);
  expect(decksIn(null)).toEqual([]);
});

test('decks are kept, changed, deleted, and put back where they were', () => {
  const kept = keeps();
  const code = encodeDeck(preconDeck('CA'));
  const [a, b, c] = ['A', 'B', 'C'].map((name) => keepNew(name, code));
  expect(new Set([a, b, c]).size).toBe(3);
  expect(names()).toEqual(['C', 'B', 'A']);
  keepChanged({ id: b as string, name: 'Bis', code });
  const [, bis] = useSavedDecks.getState().decks;
  forgetDeck(b as string);
  expect(names()).toEqual(['C', 'A']);
  putBack(bis as NonNullable<typeof bis>, 1);
  putBack(bis as NonNullable<typeof bis>, 1);
  expect(names()).toEqual(['C', 'Bis', 'A']);
  expect(decksIn(kept.get('tablee.cannibal-world.decks') ?? null).map(({ name }) => name)).toEqual(
    names(),
  );
});

test('decks kept by another page meanwhile are not lost', () => {
  const kept = keeps();
  const code = encodeDeck(preconDeck('CA'));
  keepNew('Here', code);
  kept.set(
    'tablee.cannibal-world.decks',
    JSON.stringify([{ id: '9', name: 'There', code }, ...useSavedDecks.getState().decks]),
  );
  keepNew('Here again', code);
  expect(names()).toEqual(['Here again', 'There', 'Here']);
});

test('a browser that keeps nothing has its decks until the page is closed', () => {
  vi.stubGlobal('localStorage', undefined);
  keepNew('A', encodeDeck(preconDeck('CA')));
  keepNew('B', encodeDeck(preconDeck('CA')));
  expect(names()).toEqual(['B', 'A']);
});

test('a deck without a name is called after its faction, a copy after its deck, and no two alike', () => {
  const decks = ['Rats', 'Rats 2', 'Night 3'].map((name) => ({ id: name, name, code: '' }));
  expect(freeName(decks, 'Cats')).toBe('Cats');
  expect(freeName(decks, 'Rats')).toBe('Rats 3');
  expect(freeName(decks, 'Rats 2')).toBe('Rats 3');
  expect(freeName(decks, 'Night 3')).toBe('Night');
});

test('a message is read with its name, its code alone, and with what friends write around it', () => {
  const code = encodeDeck(preconDeck('RA'));
  expect(deckIn(messageOf('Night watch', code))).toEqual({ name: 'Night watch', code });
  expect(deckIn(messageOf('', code))).toEqual({ name: '', code });
  expect(deckIn(`  ${code}\n`)).toEqual({ name: '', code });
  expect(deckIn(`Garde · ${code} à ce soir !`)).toEqual({ name: 'Garde', code });
  expect(deckIn(`${code.slice(0, -1)}~`)).toBeNull();
  expect(deckIn('')).toBeNull();
});

test('CAN-20.4 a sideboard stays at home where none is brought', () => {
  const deck = { ...preconDeck('RE'), sideboard: ['RE/26'] };
  const rules = { limitedCap: 3, isBox: false, hasSideboard: false };
  expect(deckErrors(deck, rules).map(({ code }) => code)).toEqual(['NO_SIDEBOARD']);
  expect(deckErrors(asBrought(deck, rules), rules)).toEqual([]);
  expect(asBrought(deck, { ...rules, hasSideboard: true })).toBe(deck);
});

const found = (sought: Partial<Sought>, faction = 'CA' as const, taken: readonly string[] = []) =>
  factionOf(faction)
    .cards.map(({ id }) => id)
    .filter((face) => isSought(face, { ...ANY, ...sought }, countOf(taken, face)));

test('cards are found by name and by text, in both languages, with or without accents', () => {
  expect(found({ words: 'reine balafre' })).toEqual(['CA/01']);
  expect(found({ words: 'QUEEN scar' })).toEqual(['CA/01']);
  expect(found({ words: 'rodeur' })).toEqual(found({ words: 'Rôdeur' }));
  expect(found({ words: 'rodeur' })).toContain('CA/05');
  // All words, wherever they stand: the name of the card and that of its ability.
  expect(found({ words: 'saut felin reine' })).toEqual(['CA/01']);
  expect(found({ words: 'swap limited' })).toContain('CA/04');
  expect(found({ words: 'xyzzy' })).toEqual([]);
  expect(found({ words: '  ' })).toHaveLength(factionOf('CA').cards.length);
});

test('filters go together: kind, rarity, type of ability, points, chosen', () => {
  for (const face of found({ kind: 'action', timing: 'tactical' })) {
    expect(cardOf(face).kind).toBe('action');
  }
  expect(found({ rarity: 'leader' }).map((face) => cardOf(face).rarity)).not.toContain('common');
  expect(found({ chosen: true }, 'CA', ['CA/05', 'CA/05'])).toEqual(['CA/05']);
  const nines = found({ band: bandOf(9) });
  expect(nines.every((face) => [9, 10].includes(cardOf(face).value))).toBe(true);
  expect(nines.length).toBeGreaterThan(0);
  expect(isAny(ANY)).toBe(true);
  expect(isAny({ ...ANY, chosen: true })).toBe(false);
});

test('every card of a deck stands in one column of its curve, as a creature or as an Action', () => {
  for (const { id, cards } of FACTIONS) {
    for (const { value } of cards) expect(bandOf(value), `${id} ${value}`).not.toBe(-1);
    const { main } = preconDeck(id);
    const columns = columnsOf(main);
    expect(columns).toHaveLength(BANDS.length);
    const sum = (kind: 'creatures' | 'actions') =>
      columns.reduce((total, column) => total + column[kind], 0);
    expect(sum('creatures') + sum('actions')).toBe(main.length);
    expect(sum('actions')).toBe(main.filter((face) => cardOf(face).kind === 'action').length);
  }
});

test('cards lie in the order of their points', () => {
  const values = byPoints(found({})).map((face) => cardOf(face).value);
  expect(values).toEqual(values.toSorted((a, b) => a - b));
});
