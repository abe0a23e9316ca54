import { describe, expect, test } from 'vitest';
import {
  chooses,
  type Given,
  given,
  goesTo,
  passAll,
  reacts,
  type SangScene,
  sets,
  until,
} from '../testing/given.ts';

/** D holds this trick; A attacks with a card; the window after A's reveal is open. */
const afterReveal = (trick: string, card: string, rest: Given = {}): SangScene =>
  given({
    encounter: 'hydre',
    marker: 900,
    hands: { A: [card, 'feinte', 'feinte'], D: [trick, 'feinte', 'feinte'] },
    ...rest,
  }).when(sets({ A: card, D: 'feinte' }), goesTo('ABCD afterReveal'));

const WOLF: NonNullable<Given['tweak']> = ({ open }) => {
  open.encounter?.tokens.push(
    { id: 'w0', kind: 'wolf', life: 30, before: null },
    { id: 'w1', kind: 'wolf', life: 5, before: null },
  );
};

describe('tricks on a reveal', () => {
  test('SAN-15.6 SAN-15.7 SAN-17.5 Échec Critique: one side down, 10 life', () => {
    const scene = afterReveal('echec-critique', 'grand-coup');
    scene.when(reacts({ D: 'echec-critique A' }), until('attackEntered'));
    expect(scene.pile).toEqual([25]);
    expect(scene.life('A')).toEqual([90]);
    // It stays a successful attack.
    expect(scene.happened('attackFailed')).toEqual([]);
  });

  test('SAN-23.8 a player who dies of it resolves nothing', () => {
    const scene = afterReveal('echec-critique', 'grand-coup', { life: { A: 10 } });
    scene.when(reacts({ D: 'echec-critique A' }), reacts());
    expect(scene.player('A').alive).toBe(false);
    expect(scene.pile).toEqual([]);
    expect(scene.discard).toContain('grand-coup');
    expect(scene.asked).toBe('BCD beforeReveal');
  });

  test('SAN-18.2 SAN-22.10 nobody plays Échec Critique or Croche-Patte on themselves', () => {
    const own = { D: ['coup-droit', 'echec-critique', 'croche-patte', 'hardi-compagnon'] };
    const scene = given({
      encounter: 'hydre',
      marker: 900,
      hands: own,
      initiative: { A: 4, D: 1 },
    });
    scene.when(sets({ D: 'coup-droit' }), goesTo('ABCD afterReveal'));
    expect(scene.options('D')).toEqual(['pass', 'hardi-compagnon D']);
  });

  test('SAN-6.4 SAN-6.5 Croche-Patte: the attack fails and never reaches the pile', () => {
    const scene = afterReveal('croche-patte', 'grand-coup', { encounter: 'necromancienne' });
    scene.when(reacts({ D: 'croche-patte A' }), reacts());
    expect(scene.pile).toEqual([]);
    expect(scene.discard.sort()).toEqual(['croche-patte', 'grand-coup']);
    scene.when(passAll);
    expect(scene.lost()).toEqual(['B 25', 'C 25']);
  });

  test('SAN-R.11 of a mixed reveal only what is not Protected is affected', () => {
    const scene = given({
      encounter: 'hydre',
      marker: 900,
      heroes: { A: 'mirelle', C: 'sigrane' },
      hands: {
        A: ['coup-double', 'lame-de-minuit', 'coup-net'],
        D: ['croche-patte', 'feinte', 'feinte'],
      },
    }).when(sets({ A: 'coup-double', D: 'feinte' }), goesTo('A revealChoices'));
    scene.when(chooses('A', 'heroic lame-de-minuit'), goesTo('BCD afterReveal'));
    scene.when(reacts({ D: 'croche-patte A' }), until('attackEntered'));
    expect(scene.pile).toEqual([90]);
    expect(scene.happened('attackFailed')).toHaveLength(1);
  });

  test.each([
    ['echec-critique', [90, 15]],
    ['hardi-compagnon', [90, 60]],
    ['quitte-ou-double', [90, 0]],
  ])('SAN-R.11 SAN-R.10 %s spares the Protected attack and turns the other', (trick, values) => {
    const scene = given({
      encounter: 'hydre',
      marker: 900,
      heroes: { A: 'mirelle', C: 'sigrane' },
      hands: { A: ['coup-double', 'lame-de-minuit', 'coup-net'], D: [trick, 'feinte', 'feinte'] },
      // Settings by the clock, then the coin shows tails.
      rolls: [0, 0, 0, 0, 1],
    }).when(sets({ A: 'coup-double', D: 'feinte' }), goesTo('A replaceCards'));
    scene.when(chooses('A', 'lame-de-minuit', 'coup-net'));
    scene.when(chooses('A', 'heroic lame-de-minuit'), goesTo('BCD afterReveal'));
    scene.when(reacts({ D: `${trick} A` }), until('attackEntered', 2));
    expect(scene.pile).toEqual(values);
  });

  test('SAN-15.7 SAN-R.6 SAN-R.62 Hardi, Compagnon: one side up; at the top it stays', () => {
    const scene = afterReveal('hardi-compagnon', 'grand-coup');
    scene.when(reacts({ D: 'hardi-compagnon A' }), until('attackEntered'));
    expect(scene.pile).toEqual([100]);
    const top = given({
      encounter: 'hydre',
      marker: 900,
      heroes: { D: 'sigrane', A: 'tavish' },
      hands: { D: ['fente-ecarlate', 'hardi-compagnon'] },
      initiative: { A: 4, D: 1 },
    }).when(sets({ D: 'fente-ecarlate' }), goesTo('D revealChoices'));
    top.when(chooses('D', 'heroic fente-ecarlate'));
    // A player's own trick may be played on their own heroic attack.
    expect(top.options('D')).toEqual(['pass', 'hardi-compagnon D']);
    top.when(reacts({ D: 'hardi-compagnon D' }), until('attackEntered'));
    expect(top.pile).toEqual([110]);
  });

  test.each([
    ['heads', 0, 100],
    ['tails', 1, 0],
  ])('SAN-R.10 SAN-24.5 Quitte ou Double on %s', (_, roll, value) => {
    const scene = afterReveal('quitte-ou-double', 'grand-coup', { rolls: [0, 0, 0, 0, roll] });
    scene.when(reacts({ D: 'quitte-ou-double A' }), reacts(), reacts());
    expect(scene.encounter.pile[0]).toMatchObject({ value, by: 'attack' });
  });

  test('SAN-R.10 SAN-24.2 tails turn the card to 0: bonuses and set-ups still add to it', () => {
    const rolls = [0, 0, 0, 0, 1];
    const setups = { A: ['concentre-de-force'] };
    const scene = afterReveal('quitte-ou-double', 'grand-coup', { rolls, setups });
    scene.when(reacts({ D: 'quitte-ou-double A' }), reacts(), reacts());
    expect(scene.pile).toEqual([30]);
  });

  test('SAN-24.1 steps are taken one by one, in the order resolved', () => {
    const scene = given({
      encounter: 'hydre',
      marker: 900,
      hands: {
        A: ['grand-coup', 'feinte'],
        C: ['echec-critique', 'feinte', 'feinte'],
        D: ['hardi-compagnon', 'feinte', 'feinte'],
      },
    }).when(sets({ A: 'grand-coup', C: 'feinte', D: 'feinte' }), goesTo('ABCD afterReveal'));
    scene.when(reacts({ C: 'echec-critique A', D: 'hardi-compagnon A' }));
    scene.when(reacts({ D: 'hardi-compagnon A' }), until('attackEntered'));
    expect(scene.pile).toEqual([50]);
    const turns = scene.happened('sideChanged').map(({ from, to }) => [from, to]);
    expect(turns).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  test('SAN-R.9 a revealed set-up is no target', () => {
    const scene = given({
      encounter: 'hydre',
      hands: { A: ['concentre-de-force', 'feinte'], D: ['croche-patte', 'feinte'] },
      others: ['feinte', 'feinte'],
    }).when(sets({ A: 'concentre-de-force', D: 'feinte' }), passAll);
    expect(scene.happened('windowOpened').map(({ window }) => window)).not.toContain('afterReveal');
  });
});

describe('Pas si Balèze / Plus Balèze', () => {
  test('SAN-18.4 before the setting, either way; only what is announced happens', () => {
    const hands = { A: ['pas-si-baleze', 'feinte', 'coup-droit'] };
    const down = given({ hands }).when(reacts({ A: 'weaken pas-si-baleze creature' }), reacts());
    expect(down.marker).toBe(160);
    const up = given({ hands }).when(reacts({ A: 'strengthen pas-si-baleze creature' }), reacts());
    expect(up.marker).toBe(220);
  });

  test('SAN-R.25 with 5 left, or nothing to weaken, it cannot be played that way', () => {
    const hands = { A: ['pas-si-baleze', 'feinte', 'coup-droit'] };
    const options = given({ hands, marker: 5 }).options('A');
    expect(options.filter((each) => each.includes('pas-si-baleze'))).toEqual([
      'strengthen pas-si-baleze creature',
    ]);
    const corridor = given({ hands, encounter: 'couloir-aux-lames' });
    expect(corridor.options('A').some((each) => each.includes('pas-si-baleze'))).toBe(false);
  });

  test('SAN-18.4 a token gains or loses 10, never below 5', () => {
    const setting: Given = {
      encounter: 'meute-de-loups',
      hands: { A: ['pas-si-baleze', 'feinte', 'feinte'] },
      tweak: WOLF,
    };
    const scene = given(setting);
    expect(scene.options('A')).not.toContain('weaken pas-si-baleze w1');
    scene.when(reacts({ A: 'weaken pas-si-baleze w0' }), reacts());
    expect(scene.encounter.tokens.map(({ life }) => life)).toEqual([20, 5]);
    const up = given(setting).when(reacts({ A: 'strengthen pas-si-baleze w1' }), reacts());
    expect(up.encounter.tokens.map(({ life }) => life)).toEqual([30, 15]);
  });
});

describe('tricks before a reveal', () => {
  test('SAN-R.23 Ordre pas Clair: cards change places, each sees their own, and plays it as theirs', () => {
    const scene = given({
      encounter: 'hydre',
      marker: 900,
      heroes: { A: 'golias', B: 'mirelle', D: 'ondrec' },
      hands: {
        A: ['lame-de-minuit', 'ordre-pas-clair', 'feinte'],
        B: ['coup-droit', 'feinte', 'feinte'],
      },
    }).when(sets({ A: 'lame-de-minuit', B: 'coup-droit' }, { A: 'ordre-pas-clair B' }), reacts());
    expect([scene.set('A'), scene.set('B')]).toEqual([['coup-droit'], ['lame-de-minuit']]);
    const [told] = scene.happened('setSwapped');
    expect(JSON.stringify(told)).not.toContain('lame-de-minuit');
    const seen = scene.ownHalves.filter((each) => JSON.stringify(each.half).includes('lame'));
    expect(seen.map(({ seat }) => seat)).toContain(1);
    scene.when(goesTo('B revealChoices'));
    expect(scene.options('B')).toEqual(['heroic lame-de-minuit']);
  });

  test('SAN-R.24 with nothing before them, and not pushed away, a player swaps nothing', () => {
    const scene = given({
      encounter: 'hydre',
      hands: { A: ['feinte', 'ordre-pas-clair', 'feinte'] },
      tweak: ({ open }) => {
        if (open.players[0] !== undefined) open.players[0].petrifiedRound = 1;
      },
    }).when(sets({}), goesTo('ABCD beforeReveal'));
    expect(scene.options('A')).toEqual(['pass']);
  });

  test('SAN-R.23 a trick that changed places is discarded when it is revealed', () => {
    const scene = given({
      encounter: 'hydre',
      hands: {
        A: ['plan-b', 'plan-b', 'plan-b'],
        B: ['coup-droit', 'ordre-pas-clair', 'feinte'],
      },
    }).when(sets({ A: 'plan-b', B: 'coup-droit' }, { B: 'ordre-pas-clair A' }), passAll);
    expect(scene.values).toEqual([20, 20, 20]);
    expect(scene.discard).toContain('plan-b');
  });

  test('SAN-22.2 SAN-22.14 a dead or empty-handed player is not asked', () => {
    const scene = given({
      encounter: 'hydre',
      dead: ['C'],
      hands: { D: ['coup-droit'] },
    }).when(sets({}), goesTo('AB afterReveal'));
    expect(scene.hand('D')).toEqual([]);
    expect(scene.player('D').faceDown).toBe(1);
  });
});
