import { describe, expect, test } from 'vitest';
import { attack } from '../testing/attack.ts';
import { chooses, given, goesTo, passAll, reacts, sets, until } from '../testing/given.ts';

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

  test('SAN-R.47 late turns are among the next to reveal; a player with nothing face down is not', () => {
    const scene = given({
      encounter: 'hydre',
      marker: 900,
      hands: {
        A: ['opportunisme', 'grand-coup', 'feinte'],
        C: ['jouer-des-coudes', 'feinte'],
        D: ['feinte', 'feinte'],
      },
      others: ['feinte', 'feinte'],
      tweak: ({ open }) => {
        if (open.players[3] !== undefined) open.players[3].petrifiedRound = 1;
      },
    }).when(sets({ A: 'opportunisme', C: 'jouer-des-coudes' }), until('roundEnded'));
    expect(scene.happened('playersMarked')).toMatchObject([{ seat: 2, targets: [0] }]);
    expect(scene.values).toEqual([20, 25]);
  });

  test('SAN-R.47 a mark lowers one reveal, and no later one', () => {
    const scene = given({
      encounter: 'hydre',
      marker: 900,
      hands: {
        A: ['jouer-des-coudes', 'feinte'],
        B: ['opportunisme', 'coup-droit', 'grand-coup', 'feinte'],
      },
      others: ['feinte', 'feinte'],
    }).when(sets({ A: 'jouer-des-coudes', B: 'opportunisme' }), until('roundEnded'));
    expect(scene.values).toEqual([20, 10, 50]);
  });

  test('SAN-R.6 SAN-R.12 lowered by a mark it shows what is printed, and stays Protected', () => {
    const scene = given({
      heroes: { A: 'mirelle', C: 'sigrane' },
      marker: 500,
      initiative: { A: 2, D: 1, B: 3, C: 4 },
      hands: {
        A: ['lame-de-minuit', 'feinte'],
        B: ['croche-patte', 'echec-critique', 'feinte'],
        D: ['jouer-des-coudes', 'feinte'],
      },
    }).when(sets({ A: 'lame-de-minuit', B: 'feinte', D: 'jouer-des-coudes' }));
    scene.when(goesTo('A revealChoices'), chooses('A', 'heroic lame-de-minuit'));
    expect(scene.open.reveal?.attacks[0]).toMatchObject({ heroic: true, side: 1 });
    expect(scene.options('B')).toEqual(['pass']);
    scene.when(reacts());
    expect(scene.pile).toEqual([20, 45]);
  });

  test('SAN-24.1 potions lift before marks lower: a card at the top already is not lifted again', () => {
    const scene = given({
      encounter: 'hydre',
      marker: 900,
      heroes: { A: 'mirelle', C: 'sigrane' },
      initiative: { A: 2, B: 3, C: 4, D: 1 },
      opened: { A: [['potion-de-force', 2]] },
      hands: { A: ['lame-de-minuit', 'feinte'], D: ['jouer-des-coudes', 'feinte'] },
    }).when(sets({ A: 'lame-de-minuit', D: 'jouer-des-coudes' }), goesTo('A revealChoices'));
    scene.when(chooses('A', 'heroic lame-de-minuit'), reacts());
    expect(scene.pile).toEqual([20, 45]);
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

  test('SAN-16.5 À la Curée does not count the attacks of its own player', () => {
    const scene = attack('coup-double', {
      hands: { A: ['coup-double', 'entaille', 'a-la-curee', 'feinte'] },
    }).when(goesTo('A replaceCards'), chooses('A', 'entaille', 'a-la-curee'));
    scene.when(reacts());
    expect(scene.pile).toEqual([10, 10]);
  });

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
          { id: 'w0', kind: 'wolf', life: 25, before: null },
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
