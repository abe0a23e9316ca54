import { describe, expect, test } from 'vitest';
import {
  chooses,
  given,
  goesTo,
  passAll,
  plays,
  reacts,
  type SangScene,
  type Setting,
  sets,
} from '../testing.ts';
import { HEROIC_ATTACKS, PLAIN_ATTACKS } from './attacks.ts';
import { BONUS_ATTACKS } from './bonus-attacks.ts';
import { ACTION_CARDS, deckFaces } from './deck.ts';
import { HEROES } from './heroes.ts';

/** A attacks first with this card; the creature hits nobody (a Hydra without heads). */
const attack = (card: string, rest: Setting = {}): SangScene =>
  given({
    encounter: 'hydre',
    marker: 900,
    hands: { A: [card, 'feinte', 'feinte'] },
    ...rest,
  }).when(sets({ A: card }));

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
    'SAN-16.2 %s is doubled for %s, if he likes, and plain for the others',
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

describe('bonus attacks', () => {
  test('SAN-16.5 SAN-13.5 SAN-R.41 Eau Bénite: 50 more against an undead, and no attack of it this round', () => {
    const cards = { hands: { A: ['eau-benite', 'feinte'] }, others: ['feinte', 'feinte'] };
    const scene = given({ encounter: 'goules-affamees', ...cards, marker: 900 });
    scene.when(sets({ A: 'eau-benite' }), goesTo('A revealChoices'));
    scene.when(chooses('A', 'bonus eau-benite'), passAll);
    expect(scene.values).toEqual([60]);
    expect(scene.happened('attackSkipped')).toHaveLength(1);
    expect(scene.lost()).toEqual([]);
    const declined = given({ encounter: 'goules-affamees', ...cards, marker: 900 });
    declined.when(sets({ A: 'eau-benite' }), goesTo('A revealChoices'), chooses('A'), passAll);
    expect(declined.values).toEqual([10]);
    expect(declined.lost()).toHaveLength(4);
    const beast = given({ encounter: 'avarice', ...cards, marker: 900 });
    beast.when(sets({ A: 'eau-benite' }), passAll);
    expect(beast.values).toEqual([10]);
    expect(beast.happened('attackSkipped')).toEqual([]);
  });

  test('SAN-25.6 the creature holy water keeps from attacking still has its end of round', () => {
    const scene = given({
      encounter: 'rancoeur',
      marker: 900,
      hands: { A: ['eau-benite', 'feinte'] },
      others: ['feinte', 'feinte'],
    });
    scene.when(sets({ A: 'eau-benite' }), goesTo('A revealChoices'));
    scene.when(chooses('A', 'bonus eau-benite'), passAll);
    expect(scene.asked).toBe('ABCD vote');
  });

  test('SAN-R.4 the holy water that is cancelled later keeps nobody from attacking', () => {
    const scene = given({
      encounter: 'goules-affamees',
      marker: 900,
      hands: { A: ['eau-benite', 'feinte'], B: ['coup-de-bouclier', 'feinte'] },
      others: ['feinte', 'feinte'],
    });
    scene.when(sets({ A: 'eau-benite', B: 'coup-de-bouclier' }), goesTo('A revealChoices'));
    scene.when(chooses('A', 'bonus eau-benite'), goesTo('B shieldBash'));
    scene.when(chooses('B', 'cancel eau-benite A'), passAll);
    expect(scene.happened('attackSkipped')).toEqual([]);
    expect(scene.lost()).toHaveLength(4);
  });

  test('SAN-R.47 SAN-16.5 Jouer des Coudes lowers the next two to reveal, heroic or not, late turns included', () => {
    const scene = given({
      encounter: 'hydre',
      marker: 900,
      heroes: { C: 'mirelle', A: 'golias' },
      hands: {
        A: ['jouer-des-coudes', 'feinte'],
        B: ['feinte', 'feinte'],
        C: ['lame-de-minuit', 'feinte'],
        D: ['grand-coup', 'feinte'],
      },
    }).when(sets({ A: 'jouer-des-coudes', B: 'feinte', C: 'lame-de-minuit', D: 'grand-coup' }));
    scene.when(goesTo('ABCD afterReveal'), reacts());
    expect(scene.happened('playersMarked')[0]?.targets).toEqual([1, 2]);
    scene.when(goesTo('C revealChoices'), chooses('C', 'heroic lame-de-minuit'), reacts());
    expect(scene.pile).toEqual([20, 45]);
    expect(scene.happened('sideChanged')[0]).toMatchObject({ seat: 2, source: 'jouer-des-coudes' });
    scene.when(reacts(), reacts());
    expect(scene.values).toEqual([20, 45, 50]);
  });

  test('SAN-R.47 the mark is gone with the card that made it', () => {
    const scene = given({
      encounter: 'hydre',
      marker: 900,
      hands: { A: ['jouer-des-coudes', 'feinte'], B: ['coup-de-bouclier', 'feinte'] },
    }).when(sets({ A: 'jouer-des-coudes', B: 'coup-de-bouclier' }), goesTo('B shieldBash'));
    expect(scene.player('C').marks).toHaveLength(1);
    scene.when(chooses('B', 'cancel jouer-des-coudes A'), passAll);
    expect(scene.values).toEqual([20, 10, 20, 20]);
  });

  test('SAN-16.5 SAN-20.8 Main Leste steals an unopened item, or none', () => {
    const items = { B: ['potion-de-soins'], C: ['potion-de-boule-de-feu'] };
    const opened = { D: [['potion-de-force', 2]] } as const;
    const scene = attack('main-leste', { items, opened }).when(goesTo('A stealItem'));
    expect(scene.options('A')).toEqual([
      'potion-de-soins B',
      'potion-de-boule-de-feu C',
      'decline',
    ]);
    scene.when(chooses('A', 'potion-de-soins B'));
    expect([scene.items('A'), scene.items('B')]).toEqual([['potion-de-soins'], []]);
    const none = attack('main-leste', { items }).when(goesTo('A stealItem'), chooses('A', 'none'));
    expect(none.items('B')).toEqual(['potion-de-soins']);
  });

  test('SAN-27.8 SAN-2.12 the amulet stolen, its owner discards down at once, the thief draws nothing', () => {
    const scene = attack('main-leste', {
      items: { B: ['amulette-de-mentalisme'] },
      hands: { A: ['main-leste', 'feinte'], B: Array<string>(9).fill('feinte') },
    }).when(goesTo('A stealItem'), chooses('A', 'amulette-de-mentalisme B'));
    expect(scene.asked).toBe('B overLimit');
    expect(scene.question('B')).toMatchObject({ min: 1, max: 1 });
    scene.when(chooses('B', 'feinte'));
    expect([scene.hand('A'), scene.hand('B')].map((hand) => hand.length)).toEqual([1, 7]);
  });

  test.each([
    [50, 40],
    [55, 20],
  ])('SAN-16.5 Fureur at %i life deals %i', (life, value) => {
    const scene = attack('fureur', { life: { A: life } }).when(
      goesTo('ABCD afterReveal'),
      reacts(),
    );
    expect(scene.pile).toEqual([value]);
  });

  test.each([
    [1, 10],
    [3, 30],
    [6, 50],
  ])(
    'SAN-16.5 SAN-24.6 À la Curée as number %i of six deals %i: 10 more per attack of the others, 40 at most',
    (number, value) => {
      const scene = given({
        players: 6,
        encounter: 'hydre',
        marker: 900,
        initiative: { A: number, ...Object.fromEntries([['BCDEF'[number - 2] ?? 'X', 1]]) },
        hands: { A: ['a-la-curee', 'feinte'] },
      }).when(sets({ A: 'a-la-curee' }), passAll);
      const own = scene.happened('attackEntered').find(({ seat }) => seat === 0);
      expect(own?.value).toBe(value);
    },
  );

  test('SAN-16.5 SAN-R.4 SAN-R.5 SAN-6.5 Coup de Bouclier makes an attack of this round a failed one', () => {
    const scene = given({
      encounter: 'necromancienne',
      marker: 900,
      hands: { A: ['entaille', 'feinte'], B: ['coup-de-bouclier', 'feinte'] },
      others: ['grand-coup', 'feinte'],
    }).when(sets({ A: 'entaille', B: 'coup-de-bouclier', C: 'grand-coup', D: 'grand-coup' }));
    scene.when(goesTo('B shieldBash'));
    expect(scene.options('B')).toEqual(['cancel entaille A', 'decline']);
    scene.when(chooses('B', 'cancel entaille A'));
    expect(scene.pile).toEqual([15]);
    expect(scene.discard).toContain('entaille');
    scene.when(passAll);
    // A has made no attack: the least damage is B's.
    expect(scene.lost()).toEqual(['B 25']);
  });

  test('SAN-R.46 an attack that killed a token cannot be undone; one that only hurt it can', () => {
    const scene = given({
      encounter: 'meute-de-loups',
      tweak: ({ open }) => {
        open.encounter?.tokens.push(
          { id: 'w0', kind: 'wolf', life: 30, before: null },
          { id: 'w1', kind: 'wolf', life: 30, before: null },
        );
      },
      hands: {
        A: ['grand-coup', 'feinte'],
        B: ['coup-droit', 'feinte'],
        C: ['coup-de-bouclier', 'feinte'],
      },
    }).when(sets({ A: 'grand-coup', B: 'coup-droit', C: 'coup-de-bouclier' }));
    scene.when(goesTo('A tokenTarget'), chooses('A', 'w0'), goesTo('C shieldBash'));
    expect(scene.options('C')).toEqual(['cancel coup-droit B', 'decline']);
    scene.when(chooses('C', 'cancel coup-droit B'));
    expect(scene.encounter.tokens).toMatchObject([{ id: 'w1', life: 15 }]);
  });
});

describe('tactical attacks', () => {
  test('SAN-17.1 SAN-17.2 a Feinte deals nothing and is no attack', () => {
    const scene = given({
      encounter: 'salle-qui-se-referme',
      hands: { A: ['feinte', 'feinte'], B: ['croche-patte', 'coup-droit'] },
    }).when(sets({ A: 'feinte' }), goesTo('ABCD afterReveal'));
    expect(scene.open.reveal?.seat).toBe(1);
    scene.when(passAll);
    expect(scene.lost()[0]).toBe('A 10');
    expect(scene.discard[0]).toBe('feinte');
  });

  test('SAN-17.3 SAN-17.11 SAN-R.18 Coup Double: two attacks, one by one; with one card that one; with none no attack', () => {
    const two = attack('coup-double', { hands: { A: ['coup-double', 'grand-coup', 'coup-net'] } });
    two.when(goesTo('A replaceCards'), chooses('A', 'coup-net', 'grand-coup'));
    expect(two.asked).toBe('A attackOrder');
    two.when(chooses('A', 'grand-coup', 'coup-net'), passAll);
    expect(two.values.slice(0, 2)).toEqual([50, 30]);
    const one = attack('coup-double', {
      hands: { A: ['coup-double', 'coup-net', 'hardi-compagnon'] },
    });
    one.when(goesTo('A replaceCards'), chooses('A', 'coup-net'), passAll);
    expect(one.values[0]).toBe(30);
    const none = attack('coup-double', { hands: { A: ['coup-double', 'hardi-compagnon'] } });
    none.when(goesTo('A replaceCards'), chooses('A'), goesTo('ABCD afterReveal'));
    expect(none.open.reveal?.seat).toBe(1);
  });

  test('SAN-R.17 SAN-23.7 Opportunisme: a small attack at once if one likes, another one after everybody', () => {
    const scene = attack('opportunisme', {
      hands: { A: ['opportunisme', 'grand-coup', 'coup-droit', 'concentre-de-force', 'feinte'] },
    }).when(goesTo('A opportunity'));
    expect(scene.options('A')).toEqual(['coup-droit', 'decline']);
    scene.when(chooses('A', 'none'));
    expect(scene.options('A')).toEqual([
      'grand-coup',
      'coup-droit',
      'concentre-de-force',
      'feinte',
    ]);
    scene.when(chooses('A', 'grand-coup'), passAll);
    expect(scene.values).toEqual([20, 20, 20, 50]);
    const last = scene.happened('turnStarted').at(3 + 1);
    expect(last).toMatchObject({ seat: 0, late: true });
  });

  test('SAN-17.6 SAN-24.2 Concentré de Force adds 30, Attaque par Derrière doubles, in a later round', () => {
    const scene = attack('concentre-de-force', {
      hands: { A: ['concentre-de-force', 'coup-net', 'feinte'] },
    }).when(passAll);
    expect(scene.player('A').setups).toHaveLength(1);
    scene.when(plays({ A: 'coup-net' }));
    expect(scene.values).toContain(60);
    const twice = attack('attaque-par-derriere', {
      hands: { A: ['attaque-par-derriere', 'coup-puissant', 'feinte'] },
    }).when(passAll);
    twice.when(plays({ A: 'coup-puissant' }));
    expect(twice.values).toContain(80);
  });

  test('SAN-R.16 Contre Attaque set face down is replaced by one attack', () => {
    const scene = attack('contre-attaque', {
      hands: { A: ['contre-attaque', 'grand-coup', 'feinte'] },
    });
    scene.when(goesTo('A replaceCards'), chooses('A', 'grand-coup'), reacts());
    expect(scene.pile).toEqual([50]);
  });

  test('SAN-25.8 Contre Attaque answers a hit, with another attack in hand', () => {
    const hit = { rolls: [0, 0, 0, 0, 3, 2, 1, 2], marker: 900 };
    const scene = given({
      ...hit,
      hands: { B: ['contre-attaque', 'opportunisme', 'coup-net', 'coup-droit', 'feinte'] },
    });
    scene.when(sets({ B: 'feinte' }), goesTo('B afterHit'), chooses('B', 'contre-attaque'));
    scene.when(chooses('B', 'opportunisme'), chooses('B', 'coup-droit'), passAll);
    // No second card face down.
    expect(scene.values.at(-1)).toBe(20);
    expect(scene.happened('replaced').at(-1)).toMatchObject({ faceDown: 0 });
    const alone = given({ ...hit, hands: { B: ['contre-attaque', 'feinte', 'plan-b', 'plan-b'] } });
    alone.when(sets({ B: 'feinte' }), goesTo('B afterHit'));
    expect(alone.options('B')).toEqual(['pass']);
  });

  test('SAN-25.8 with nothing to hit there is no counter-attack', () => {
    const scene = given({
      encounter: 'couloir-aux-lames',
      hands: { A: ['entaille', 'contre-attaque', 'coup-net'] },
    }).when(sets({ A: 'entaille' }), goesTo('A afterHit'));
    expect(scene.options('A')).toEqual(['pass']);
  });

  test('SAN-22.5 a counter-attack is no trick: nothing cancels it, but its attack can be tripped', () => {
    const scene = given({
      rolls: [0, 0, 0, 0, 3, 2, 1, 3],
      marker: 900,
      hands: {
        A: ['croche-patte', 'pas-de-ca-ici', 'feinte'],
        B: ['contre-attaque', 'feinte', 'coup-net', 'feinte', 'feinte'],
      },
    }).when(sets({ A: 'feinte', B: 'feinte' }), goesTo('B afterHit'));
    scene.when(chooses('B', 'contre-attaque'), chooses('B', 'coup-net'));
    expect(scene.asked).toBe('ABCD afterReveal');
    scene.when(reacts({ A: 'croche-patte B' }), passAll);
    expect(scene.happened('attackFailed').map(({ seat }) => seat)).toEqual([1]);
  });
});
