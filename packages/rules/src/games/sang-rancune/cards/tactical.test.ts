import { describe, expect, test } from 'vitest';
import { attack } from '../testing/attack.ts';
import { chooses, given, goesTo, passAll, plays, reacts, sets, until } from '../testing/given.ts';

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
    // Chosen in the order in which they strike, they are not asked about again.
    expect(two.asked).toBe('BCD afterReveal');
    two.when(passAll);
    expect(two.values.slice(0, 2)).toEqual([30, 50]);
    const one = attack('coup-double', {
      hands: { A: ['coup-double', 'coup-net', 'hardi-compagnon'] },
    });
    one.when(goesTo('A replaceCards'), chooses('A', 'coup-net'), passAll);
    expect(one.values[0]).toBe(30);
    const none = attack('coup-double', { hands: { A: ['coup-double', 'hardi-compagnon'] } });
    none.when(goesTo('A replaceCards'), chooses('A'), goesTo('ABCD afterReveal'));
    expect(none.open.reveal?.seat).toBe(1);
  });

  test('SAN-R.17 SAN-23.7 Opportunisme: a small attack at once if wanted, another one after everybody', () => {
    const scene = attack('opportunisme', {
      hands: { A: ['opportunisme', 'grand-coup', 'coup-droit', 'concentre-de-force', 'feinte'] },
    }).when(goesTo('A opportunity'));
    expect(scene.options('A')).toEqual([
      'grand-coup',
      'coup-droit + grand-coup',
      'coup-droit',
      'concentre-de-force',
      'coup-droit + concentre-de-force',
      'feinte',
      'coup-droit + feinte',
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

  test('SAN-17.3 SAN-19.4 the cards that come in its place have been seen: the choice is not taken back', () => {
    const hands = { A: ['coup-double', 'opportunisme', 'fente-ecarlate', 'coup-droit', 'feinte'] };
    const double = attack('coup-double', { hands }).when(goesTo('A replaceCards'));
    double.when(chooses('A', 'fente-ecarlate', 'coup-droit'));
    expect([double.asked, double.session.canUndo(0)]).toEqual(['A revealChoices', false]);
    const small = attack('opportunisme', { hands }).when(goesTo('A opportunity'));
    small.when(chooses('A', 'coup-droit + feinte'));
    expect([small.set('A'), small.session.canUndo(0)]).toEqual([['feinte'], false]);
  });

  test('SAN-R.17 SAN-R.18 Opportunisme as the last card of a hand asks nothing', () => {
    const scene = attack('opportunisme', { hands: { A: ['opportunisme'] } });
    scene.shows(() => {
      expect(scene.happened('replaced')).toMatchObject([{ seat: 0, cards: [], faceDown: 0 }]);
      expect(scene.open.turn).toMatchObject({ seat: 1 });
    });
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
      hands: {
        B: ['contre-attaque', 'opportunisme', 'coup-net', 'coup-droit', 'feinte', 'grand-coup'],
      },
    });
    scene.when(sets({ B: 'feinte' }), goesTo('B afterHit'), chooses('B', 'contre-attaque'));
    scene.when(chooses('B', 'opportunisme'), chooses('B', 'coup-droit'));
    // No second card face down, whatever they hold.
    expect(scene.asked).toBe('ABCD afterReveal');
    const replaced = scene.happened('replaced').map(({ by, faceDown }) => [by.face, faceDown]);
    expect(replaced).toEqual([
      ['contre-attaque', 0],
      ['opportunisme', 0],
    ]);
    scene.when(passAll);
    expect(scene.happened('attackEntered').at(-1)).toMatchObject({ seat: 1, value: 20 });
    const alone = given({ ...hit, hands: { B: ['contre-attaque', 'feinte', 'plan-b', 'plan-b'] } });
    alone.when(sets({ B: 'feinte' }), goesTo('B afterHit'));
    expect(alone.options('B')).toEqual(['pass']);
  });

  test('SAN-25.8 SAN-22.2 with nothing to hit there is no counter-attack, and nobody is asked', () => {
    const scene = given({
      encounter: 'couloir-aux-lames',
      hands: { A: ['entaille', 'contre-attaque', 'coup-net'] },
    }).when(sets({ A: 'entaille' }), until('roundStarted', 1));
    expect(scene.lost()).not.toEqual([]);
    expect(scene.happened('windowOpened').map(({ window }) => window)).not.toContain('afterHit');
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
