import { newPosition, Session, seeded, seededDice } from '@tablee/engine';
import { describe, expect, test } from 'vitest';
import { FACTIONS, preconOf } from '../cards/catalogue.ts';
import { game as cannibalWorld } from '../index.ts';
import type { DeckList, State } from '../state/state.ts';
import { chooses, newMatch } from '../testing/given.ts';
import { preconDeck } from './choice.ts';
import { decodeDeck, encodeDeck, LONGEST_CODE } from './code.ts';
import type { DeckRules } from './validate.ts';
import { deckErrors, pointsOf } from './validate.ts';

const RULES: DeckRules = { limitedCap: 3, isBox: false, hasSideboard: true };
const IDS = FACTIONS.map(({ id }) => id);
const cats = preconOf('CA');

const deck = (main: readonly string[], sideboard: readonly string[] = []): DeckList => ({
  faction: 'CA',
  main: [...main],
  sideboard: [...sideboard],
});
const errors = (main: readonly string[], sideboard: readonly string[] = [], rules = RULES) =>
  deckErrors(deck(main, sideboard), rules).map(({ code, card, found, allowed }) =>
    [code, card, `${found}/${allowed}`].filter((part) => part !== undefined).join(' '),
  );
const without = (...faces: string[]): string[] => {
  const rest = [...cats];
  for (const face of faces) rest.splice(rest.indexOf(face), 1);
  return rest;
};

describe('a legal deck', () => {
  test.each(IDS)(
    'CAN-18.1 the preconstructed deck of %s: 21 cards, 160 points, one Leader, three Limited at most',
    (id) => {
      expect(preconOf(id)).toHaveLength(21);
      expect(pointsOf(preconOf(id))).toBe(160);
      expect(deckErrors(preconDeck(id), { ...RULES, isBox: true })).toEqual([]);
    },
  );

  test('CAN-18.2 15 to 25 cards', () => {
    expect(errors(cats.slice(0, 15))).toEqual([]);
    expect(errors(cats.slice(0, 14))).toEqual(['TOO_FEW_CARDS 14/15']);
    const light = [
      'CA/01',
      ...['CA/36', 'CA/42', 'CA/23', 'CA/20', 'CA/24', 'CA/35', 'CA/22', 'CA/21'].flatMap(
        (face) => [face, face, face],
      ),
    ];
    expect(light).toHaveLength(25);
    expect(errors(light)).toEqual([]);
    expect(errors([...light, 'CA/39'])).toEqual(['TOO_MANY_CARDS 26/25']);
  });

  test('CAN-18.3 160 points at most', () => {
    expect(errors(['CA/34', ...without('CA/05')])).toEqual(['TOO_MANY_POINTS 163/160']);
  });

  test('CAN-18.4 one Leader, counted', () => {
    expect(errors(without('CA/01'))).toEqual(['NO_LEADER 0/1']);
    expect(errors([...without('CA/01', 'CA/03'), 'CA/01', 'CA/14'].slice())).toContain(
      'TOO_MANY_LEADERS 2/1',
    );
  });

  test('CAN-18.5 CAN-R.51 a Limited card once, three in all, as the table wants', () => {
    const twice = [...without('CA/05', 'CA/05'), 'CA/02'];
    expect(errors(twice)).toEqual(['LIMITED_COPIES CA/02 2/1']);
    const five = [...without('CA/03', 'CA/03', 'CA/05', 'CA/05'), 'CA/17', 'CA/19', 'CA/41'];
    expect(errors(five)).toEqual(['TOO_MANY_LIMITED 5/3']);
    expect(errors(five, [], { ...RULES, limitedCap: null })).toEqual([]);
  });

  test('CAN-18.6 a Common card three times', () => {
    expect(errors([...without('CA/03'), 'CA/05'])).toEqual(['COMMON_COPIES CA/05 4/3']);
  });

  test('CAN-18.7 the faction’s Habitat', () => {
    expect(deckErrors(deck(cats), RULES, 'DO')).toEqual([
      { code: 'WRONG_HABITAT', found: 1, allowed: 0 },
    ]);
  });

  test('CAN-18.8 S40 every error is reported, with card, number and maximum', () => {
    const many = [...cats, 'CA/14', 'DO/11', 'CA/36', 'CA/36', 'XX/99'];
    expect(errors(many)).toEqual([
      'WRONG_FACTION DO/11 1/0',
      'UNKNOWN_CARD XX/99 1/0',
      'TOO_MANY_CARDS 26/25',
      `TOO_MANY_POINTS ${160 + 11 + 2 + 1 + 1}/160`,
      'TOO_MANY_LEADERS 2/1',
    ]);
  });

  test('CAN-R.58 the copies of one box', () => {
    const box = { ...RULES, isBox: true };
    expect(errors([...without('CA/04'), 'CA/20', 'CA/20'], [], box)).toEqual([
      'NOT_IN_COLLECTION CA/20 2/1',
    ]);
    expect(errors([...without('CA/04'), 'CA/20', 'CA/20'])).toEqual([]);
  });

  test('CAN-20.4 CAN-R.69 S41 a sideboard of 55 points of the same faction, if it is allowed', () => {
    const side = ['CA/34', 'CA/34', 'CA/34', 'CA/32', 'CA/32', 'CA/36', 'CA/36'];
    expect(pointsOf(side)).toBe(53);
    expect(errors(cats, side)).toEqual([]);
    expect(errors(cats, [...side, 'CA/24'])).toEqual(['SIDEBOARD_POINTS 56/55']);
    expect(errors(cats, ['DO/11'])).toEqual(['WRONG_FACTION DO/11 1/0']);
    expect(errors(cats, side, { ...RULES, hasSideboard: false })).toEqual(['NO_SIDEBOARD 7/0']);
  });
});

describe('a deck as a text', () => {
  test('CAN-18.8 every deck comes back from its code, short enough for a message', () => {
    for (const { id, cards } of FACTIONS) {
      const whole = preconDeck(id);
      const code = encodeDeck(whole);
      expect(decodeDeck(code)).toEqual(whole);
      const side = { ...whole, sideboard: cards.slice(-5).map((card) => card.id) };
      expect(decodeDeck(encodeDeck(side))).toEqual(side);
      expect(encodeDeck(side).length).toBeLessThanOrEqual(LONGEST_CODE);
      expect(code).toMatch(/^[A-Za-z0-9_.-]+$/);
    }
  });

  test('CAN-18.8 a slip is noticed: no single changed or exchanged character gives another deck', () => {
    const code = encodeDeck(preconDeck('DO'));
    for (let i = 0; i < code.length; i += 1) {
      const swapped = `${code.slice(0, i)}${code[i + 1] ?? ''}${code[i]}${code.slice(i + 2)}`;
      if (swapped !== code) expect(decodeDeck(swapped)).toBeNull();
      for (const char of 'Az0_') {
        const changed = `${code.slice(0, i)}${char}${code.slice(i + 1)}`;
        if (changed !== code) expect(decodeDeck(changed)).toBeNull();
      }
    }
    for (const wrong of ['', 'CA', 'XXabc', code.slice(0, -1), `${code}A`]) {
      expect(decodeDeck(wrong)).toBeNull();
    }
  });

  test('CAN-18.8 a deck that cannot be written is refused', () => {
    expect(() => encodeDeck(deck(['DO/11']))).toThrow('DO/11');
    expect(() => encodeDeck(deck(Array<string>(4).fill('CA/05')))).toThrow('4 copies');
  });
});

describe('choosing a deck', () => {
  const code = encodeDeck(deck([...without('CA/05', 'CA/05'), 'CA/20', 'CA/20']));

  test('CAN-R.74 CAN-18.8 a code is an answer if its deck is legal; the server needs no more', () => {
    const session = new Session(cannibalWorld, newPosition(cannibalWorld, 2, { decks: 'custom' }), {
      dice: seededDice(seeded(1)),
    });
    const illegal = encodeDeck(deck(cats.slice(1)));
    const withSide = encodeDeck(deck(cats, ['CA/36']));
    for (const wrong of [illegal, withSide, 'nonsense', `${code}x`]) {
      expect(session.answer(0, [wrong])).toEqual({ ok: false, code: 'unknownOption' });
    }
    expect(session.answer(0, [code])).toEqual({ ok: true });
    expect(JSON.stringify(session.view(1))).not.toContain('CA/20');
    expect(session.answer(1, ['random'])).toEqual({ ok: true });
    const { own, open } = session.state as State;
    expect(own[0]?.deck?.main.filter((face) => face === 'CA/20')).toHaveLength(2);
    expect(open.players[0]).toMatchObject({ faction: 'CA', isPrecon: false });
    expect(deckErrors(own[1]?.deck as DeckList, RULES)).toEqual([]);
    expect(JSON.stringify(session.view(1))).not.toContain(code);
  });

  test('CAN-R.74 random decks are legal ones, of every faction', () => {
    const factions = new Set<string>();
    for (let seed = 1; seed <= 60; seed += 1) {
      for (const collection of ['unlimited', 'box']) {
        const position = newPosition(cannibalWorld, 2, { decks: 'custom', collection });
        const session = new Session(cannibalWorld, position, { dice: seededDice(seeded(seed)) });
        session.answer(0, ['random']);
        session.answer(1, ['random']);
        for (const { deck: made } of (session.state as State).own) {
          const rules = { ...RULES, isBox: collection === 'box' };
          expect(deckErrors(made as DeckList, rules)).toEqual([]);
          factions.add((made as DeckList).faction);
        }
      }
    }
    expect(factions.size).toBe(4);
  });

  test('CAN-3.1 at a table of preconstructed decks there are four, and no texts', () => {
    const scene = newMatch();
    expect(scene.question('A')).toMatchObject({ shape: 'pick' });
    expect(scene.session.answer(0, [code])).toEqual({ ok: false, code: 'unknownOption' });
    scene.when(chooses('A', 'precon-RE'), chooses('B', 'precon-RE'));
    expect(scene.open.players.every(({ isPrecon }) => isPrecon)).toBe(true);
  });
});
