import { describe, expect, test } from 'vitest';
import { attack } from '../testing/attack.ts';
import { chooses, goesTo, reacts } from '../testing/given.ts';
import { HEROIC_ATTACKS, PLAIN_ATTACKS } from './attacks.ts';
import { BONUS_ATTACKS } from './bonus-attacks.ts';
import { ACTION_CARDS, deckFaces } from './deck.ts';
import { HEROES } from './heroes.ts';

describe('the deck', () => {
  test('SAN-2.1 SAN-2.9 94 cards: 63 attacks, 21 tricks, 10 items', () => {
    expect(deckFaces()).toHaveLength(94);
    const count = (kinds: readonly string[]): number =>
      ACTION_CARDS.filter(({ kind }) => kinds.includes(kind)).reduce(
        (n, { copies }) => n + copies,
        0,
      );
    expect(count(['standard', 'tactical'])).toBe(63);
    expect(count(['tactical'])).toBe(13);
    expect([count(['trick']), count(['item'])]).toEqual([21, 10]);
  });

  test('SAN-15.2 SAN-15.3 SAN-R.7 sides are double, printed, half up to 5, zero', () => {
    for (const { id, sides } of [...PLAIN_ATTACKS, ...HEROIC_ATTACKS, ...BONUS_ATTACKS]) {
      const [double, printed, half, zero] = sides;
      expect([id, double]).toEqual([id, 2 * printed]);
      const up = printed === 5 ? 0 : 5 * Math.ceil(printed / 10);
      expect([id, half, zero]).toEqual([id, up, 0]);
    }
  });

  test('SAN-16.1 each hero has two heroic attacks worth 60 together', () => {
    for (const { id } of HEROES) {
      const own = HEROIC_ATTACKS.filter(({ hero }) => hero === id);
      expect([id, own.length, own.reduce((sum, { sides }) => sum + sides[1], 0)]).toEqual([
        id,
        2,
        60,
      ]);
    }
  });
});

describe('plain and heroic attacks', () => {
  const plain = PLAIN_ATTACKS.map(({ id, sides }) => [id, sides[1]] as const);
  test.each(plain)(
    'SAN-15.4 SAN-15.5 %s enters the pile with its printed value, %i',
    (id, value) => {
      const scene = attack(id).when(goesTo('ABCD afterReveal'), reacts());
      expect(scene.encounter.pile[0]).toMatchObject({ seat: 0, value, damage: value, side: 1 });
      expect(scene.left).toBe(900 - value);
    },
  );

  const heroicCards = HEROIC_ATTACKS.map(
    ({ id, hero = 'sigrane', sides }) => [id, hero, sides] as const,
  );
  test.each(heroicCards)(
    'SAN-16.2 %s is doubled for %s, if they like, and plain for the others',
    (id, hero, sides) => {
      const other = hero === 'golias' ? 'sigrane' : 'golias';
      const own = attack(id, { heroes: { A: hero, B: other } });
      own.when(goesTo('A revealChoices'), chooses('A', `heroic ${id}`));
      expect(own.open.reveal?.attacks[0]).toMatchObject({ heroic: true, side: 0 });
      own.when(reacts());
      expect(own.pile).toEqual([sides[0]]);
      const declined = attack(id, { heroes: { A: hero, B: other } });
      declined.when(goesTo('A revealChoices'), chooses('A'), reacts());
      expect(declined.pile).toEqual([sides[1]]);
      const foreign = attack(id, { heroes: { A: other, B: hero } });
      foreign.when(goesTo('ABCD afterReveal'), reacts());
      expect(foreign.pile).toEqual([sides[1]]);
      expect(foreign.happened('heroicUsed')).toEqual([]);
    },
  );
});
