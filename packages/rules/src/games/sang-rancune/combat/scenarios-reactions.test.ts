import { describe, expect, test } from 'vitest';
import {
  chooses,
  given,
  goesTo,
  passAll,
  plays,
  reacts,
  sets,
  toRoundEnd,
  until,
} from '../testing/given.ts';

const FEINTS = { A: 'feinte', B: 'feinte', C: 'feinte', D: 'feinte' } as const;

describe('scenarios: reactions', () => {
  test('SAN-16.4 SAN-R.12 SAN-22.10 a heroic attack is Protected from tricks on it, not from those on the creature', () => {
    const scene = given({
      heroes: { A: 'mirelle', C: 'sigrane' },
      marker: 500,
      hands: {
        A: ['lame-de-minuit', 'feinte'],
        B: ['croche-patte', 'pas-si-baleze', 'feinte'],
      },
    }).when(sets({ A: 'lame-de-minuit', B: 'feinte' }), goesTo('A revealChoices'));
    expect(scene.options('A')).toEqual(['heroic lame-de-minuit']);
    scene.when(chooses('A', 'heroic lame-de-minuit'));
    expect(scene.options('B')).toEqual([
      'pass',
      'weaken pas-si-baleze creature',
      'strengthen pas-si-baleze creature',
    ]);
    scene.when(reacts({ B: 'strengthen pas-si-baleze creature' }), passAll);
    expect(scene.values[0]).toBe(90);
    expect(scene.happened('markerMoved')[0]).toMatchObject({ from: 500, to: 530 });
  });

  test('SAN-16.1 SAN-16.3 in other hands a heroic card is a plain attack', () => {
    const scene = given({
      heroes: { A: 'golias', F: 'sigrane' },
      hands: { A: ['fleche-percante', 'feinte'], B: ['croche-patte', 'feinte'] },
    }).when(sets({ A: 'fleche-percante', B: 'feinte' }), goesTo('ABCD afterReveal'));
    expect(scene.options('B')).toContain('croche-patte A');
    scene.when(reacts());
    expect(scene.pile).toEqual([40]);
  });

  test('SAN-18.12 SAN-22.9 SAN-R.24 SAN-23.6 a player pushed away may answer with the pusher’s own card', () => {
    const scene = given({
      marker: 500,
      hands: {
        A: ['coup-puissant', 'bouge-de-la', 'feinte'],
        B: ['coup-devastateur', 'ordre-pas-clair', 'feinte'],
      },
      others: ['feinte', 'feinte', 'feinte'],
    }).when(sets({ A: 'coup-puissant', B: 'coup-devastateur' }, { A: 'bouge-de-la B' }));
    expect(scene.asked).toBe('BCD trickPlayed');
    scene.when(reacts());
    expect(scene.discard).toContain('coup-devastateur');
    // Only from the player who pushed, in this window.
    expect(scene.options('B')).toEqual(['pass', 'ordre-pas-clair A']);
    scene.when(reacts({ B: 'ordre-pas-clair A' }), reacts());
    expect([scene.set('A'), scene.set('B')]).toEqual([[], ['coup-puissant']]);
    scene.when(toRoundEnd);
    expect(scene.happened('revealed').map(({ seat }) => seat)).toEqual([2, 3]);
    expect(scene.discard).toContain('coup-puissant');
    expect(scene.values).toEqual([]);
  });

  test('SAN-18.11 SAN-23.7 SAN-R.22 SAN-R.17 Opportunisme: the late card can still be pushed away', () => {
    const scene = given({
      marker: 500,
      hands: {
        A: ['opportunisme', 'coup-droit', 'grand-coup', 'feinte'],
        C: ['bouge-de-la', 'feinte', 'feinte'],
      },
      others: ['feinte', 'feinte', 'feinte'],
    }).when(sets({ A: 'opportunisme', C: 'feinte' }), goesTo('A opportunity'));
    expect(scene.options('A')).toContain('coup-droit + grand-coup');
    scene.when(chooses('A', 'coup-droit + grand-coup'));
    expect(scene.set('A')).toEqual(['grand-coup']);
    while (scene.open.turn?.late !== true) scene.when(until('turnStarted'));
    expect(scene.asked).toBe('BCD beforeReveal');
    scene.when(reacts({ C: 'bouge-de-la A' }), passAll);
    expect(scene.values).toEqual([20]);
    expect(scene.discard).toContain('grand-coup');
    expect(scene.open.turn).toBeNull();
  });

  test('SAN-18.10 SAN-R.8 SAN-R.22 any face-down card can be pushed, and its player attacks no more this round', () => {
    const scene = given({
      hands: {
        A: ['bouge-de-la', 'feinte', 'feinte'],
        B: ['coup-double', 'contre-attaque', 'grand-coup'],
      },
      others: ['feinte', 'feinte', 'feinte'],
      rolls: [0, 0, 0, 0, 3, 2, 1],
    }).when(sets({ A: 'feinte', B: 'coup-double' }, { A: 'bouge-de-la B' }));
    scene.when(goesTo('ABCD setAttack'));
    // Hit by Éventreur as Player 2, with Contre Attaque at best in hand, but barred: the question is not put.
    expect(scene.lost()).toContain('B 15');
    expect(scene.happened('windowOpened').map(({ window }) => window)).not.toContain('afterHit');
  });

  test('SAN-17.4 SAN-17.5 SAN-R.4 SAN-R.10 Échec Critique lowers both attacks of a Coup Double, and costs 10', () => {
    const scene = given({
      marker: 500,
      hands: {
        A: ['echec-critique', 'feinte', 'feinte'],
        B: ['coup-double', 'grand-coup', 'coup-puissant', 'feinte'],
      },
      initiative: { A: 2, B: 1 },
    }).when(sets({ A: 'feinte', B: 'coup-double' }), goesTo('B replaceCards'));
    expect(scene.happened('windowOpened').map(({ window }) => window)).not.toContain('afterReveal');
    scene.when(chooses('B', 'grand-coup', 'coup-puissant'));
    scene.when(reacts({ A: 'echec-critique B' }), passAll);
    expect(scene.values.slice(0, 2)).toEqual([25, 20]);
    expect(scene.life('B')).toEqual([90]);
  });

  test('SAN-18.5 SAN-22.3 SAN-22.4 SAN-22.8 SAN-22.13 the lowest number is announced, the other card stays unseen', () => {
    const scene = given({
      marker: 500,
      hands: {
        A: ['echec-critique', 'feinte', 'feinte'],
        B: ['croche-patte', 'feinte', 'feinte'],
      },
      initiative: { A: 1, B: 2, C: 3, D: 4 },
      others: ['grand-coup', 'feinte', 'feinte'],
    }).when(
      sets({ A: 'feinte', B: 'feinte', C: 'feinte', D: 'grand-coup' }),
      goesTo('ABCD afterReveal'),
    );
    scene.when(reacts({ A: 'echec-critique D', B: 'croche-patte D' }));
    expect(scene.happened('trickAnnounced').map(({ seat }) => seat)).toEqual([0]);
    expect(scene.hand('B')).toContain('croche-patte');
    const told = JSON.stringify([scene.events, scene.open]);
    expect(told).not.toContain('croche-patte');
    // The follow-up is asked with it, of all seats that may be asked, for the table as it will be.
    expect(scene.asked).toBe('ABCD trickPlayed');
    expect(scene.options('B')).toContain('croche-patte D');
    scene.when(reacts({ B: 'croche-patte D' }), until('attackFailed'));
    expect(scene.happened('sideChanged')).toMatchObject([{ from: 1, to: 2 }]);
    expect(scene.happened('trickAnnounced').map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('SAN-22.5 SAN-22.6 SAN-22.7 a chain: the canceller is cancelled, the first trick stands', () => {
    const scene = given({
      hands: {
        A: ['bouge-de-la', 'feinte', 'feinte'],
        C: ['pas-de-ca-ici', 'feinte', 'feinte'],
        D: ['pas-de-ca-ici', 'feinte', 'feinte'],
      },
      others: ['feinte', 'feinte', 'feinte'],
    }).when(sets(FEINTS, { A: 'bouge-de-la B' }), reacts({ C: 'cancel pas-de-ca-ici A' }));
    expect(scene.asked).toBe('ABD trickPlayed');
    scene.when(reacts({ D: 'cancel pas-de-ca-ici C' }));
    // C's is cancelled; both copies lie in the discard, so that nobody is asked again about A's.
    expect(scene.happened('trickCancelled').map(({ seat }) => seat)).toEqual([2]);
    expect(scene.player('B').barred).toBe(true);
    expect(scene.discard.filter((face) => face === 'pas-de-ca-ici')).toHaveLength(2);
    expect(scene.discard).toContain('bouge-de-la');
  });

  test('SAN-22.7 a cancelled trick does nothing, and is spent', () => {
    const scene = given({
      hands: { A: ['bouge-de-la', 'feinte'], C: ['pas-de-ca-ici', 'feinte'] },
      others: ['feinte', 'feinte'],
    }).when(sets(FEINTS, { A: 'bouge-de-la B' }));
    scene.when(reacts({ C: 'cancel pas-de-ca-ici A' }), reacts());
    expect(scene.happened('trickCancelled').map(({ seat }) => seat)).toEqual([0]);
    expect(scene.player('B').barred).toBe(false);
    expect(scene.set('B')).toEqual(['feinte']);
    expect(scene.discard.sort()).toEqual(['bouge-de-la', 'pas-de-ca-ici']);
  });

  test('SAN-18.4 SAN-R.25 Pas si Balèze never kills: 5 are left, and the next 5 do', () => {
    const scene = given({
      marker: 60,
      hands: { A: ['coup-net', 'pas-si-baleze', 'feinte'], B: ['egratignure', 'feinte'] },
    }).when(sets({ A: 'coup-net', B: 'egratignure' }), goesTo('ABCD afterReveal'));
    scene.when(reacts(), goesTo('ABCD afterReveal'));
    scene.when(reacts({ A: 'weaken pas-si-baleze creature' }), passAll);
    expect(scene.happened('markerMoved')[0]).toMatchObject({ from: 60, to: 35 });
    expect(scene.happened('encounterEnded')[0]).toMatchObject({ killer: 1 });
  });

  test('SAN-18.6 SAN-R.53 SAN-R.21 Plan B swaps turns of this round, and only before the cards are set', () => {
    const scene = given({ hands: { A: ['plan-b', 'feinte', 'coup-droit'] } });
    expect(scene.asked).toBe('ABCD setAttack');
    expect(scene.options('A')).toContain('plan-b D');
    scene.when(reacts({ A: 'plan-b D' }), reacts());
    expect(scene.happened('initiativeSwapped')).toHaveLength(1);
    scene.when(sets({}));
    expect(scene.open.turn).toMatchObject({ seat: 3 });
    const late = given({ hands: { A: ['plan-b', 'feinte', 'coup-droit'] } });
    late.when(sets({ A: 'feinte' }), goesTo('ABCD afterReveal'));
    expect(late.options('A')).toEqual(['pass']);
  });

  test('SAN-18.7 SAN-18.8 SAN-R.19 Après Toi sends one blow on; a player may be hit twice', () => {
    const scene = given({
      encounter: 'invocatrice-de-sang',
      hands: { C: ['apres-toi', 'coup-droit', 'coup-droit'] },
      rolls: [0, 0, 0, 0, 3, 2, 1],
    }).when(sets({ C: 'coup-droit' }), goesTo('ABCD attackAssigned'));
    // Any blow, any living player but the one it is on.
    expect(scene.options('C')).toEqual([
      'pass',
      ...['B', 'C', 'D'].map((name) => `apres-toi hit1 ${name}`),
      ...['A', 'C', 'D'].map((name) => `apres-toi hit2 ${name}`),
    ]);
    scene.when(reacts({ C: 'apres-toi hit1 B' }), passAll);
    expect(scene.lost()).toEqual(['B 15', 'B 15']);
    expect(scene.encounter.blood).toBe(2);
  });

  test('SAN-18.9 of tied victims the player of Après Toi chooses which one is spared', () => {
    const scene = given({
      encounter: 'gargouille-de-fer',
      hands: {
        A: ['coup-puissant', 'feinte'],
        B: ['coup-puissant', 'feinte'],
        D: ['apres-toi', 'feinte', 'feinte'],
      },
      others: ['feinte', 'feinte'],
    }).when(
      sets({ A: 'coup-puissant', B: 'coup-puissant', D: 'feinte' }),
      goesTo('ABCD attackAssigned'),
    );
    scene.when(reacts({ D: 'apres-toi hit1 C' }), passAll);
    expect(scene.lost()).toEqual(['C 20', 'B 20']);
  });

  test('SAN-21.6 SAN-21.7 SAN-21.8 damage and loss of a card are one event, redirected together; the counter comes after', () => {
    const hands = { B: ['contre-attaque', 'coup-droit'], D: ['apres-toi', 'coup-droit'] };
    const hit = given({ hands, rolls: [0, 0, 0, 0, 3, 2, 1, 0] });
    hit.when(sets({ B: 'coup-droit', D: 'coup-droit' }), goesTo('ABCD attackAssigned'), reacts());
    // The only card left, Contre Attaque, went at random: nobody can be asked.
    expect(hit.discard).toContain('contre-attaque');
    expect(hit.happened('windowOpened').map(({ window }) => window)).not.toContain('afterHit');
    const sent = given({ hands, rolls: [0, 0, 0, 0, 3, 2, 1, 0] });
    sent.when(sets({ B: 'coup-droit', D: 'coup-droit' }), goesTo('ABCD attackAssigned'));
    sent.when(reacts({ D: 'apres-toi hit1 A' }), passAll);
    expect(sent.lost()).toEqual(['A 15']);
    const random = sent.happened('cardsDiscarded').filter(({ why }) => why === 'random');
    expect(random.map(({ seat }) => seat)).toEqual([0]);
  });

  test('SAN-17.14 SAN-R.15 SAN-25.7 a counter-attack leaves a fresh set-up for the next round', () => {
    const scene = given({
      marker: 500,
      hands: {
        B: ['attaque-par-derriere', 'contre-attaque', 'coup-net', 'coup-puissant', 'feinte'],
      },
      others: ['feinte', 'feinte', 'feinte'],
      rolls: [0, 0, 0, 0, 3, 2, 1, 3],
    }).when(sets({ B: 'attaque-par-derriere' }), goesTo('ABCD attackAssigned'), reacts());
    expect(scene.asked).toBe('B afterHit');
    scene.when(chooses('B', 'contre-attaque'), chooses('B', 'coup-net'), passAll);
    expect(scene.values).toEqual([30]);
    expect(scene.marker).toBe(470);
    expect(scene.player('B').setups).toHaveLength(1);
    expect(scene.discard).toContain('coup-net');
    scene.when(plays({ B: 'coup-puissant' }));
    expect(scene.values).toEqual([30, 80]);
  });

  test('SAN-25.7 SAN-R.20 a counter-attack may kill, by the moved marker alone', () => {
    const scene = given({
      marker: 100,
      hands: { B: ['coup-puissant', 'contre-attaque', 'coup-puissant', 'coup-puissant', 'feinte'] },
      others: ['coup-droit', 'feinte'],
      rolls: [0, 0, 0, 0, 3, 2, 1, 3],
    }).when(sets({ A: 'feinte', B: 'coup-puissant', C: 'coup-droit', D: 'feinte' }));
    scene.when(goesTo('B afterHit'));
    expect(scene.marker).toBe(40);
    scene.when(chooses('B', 'contre-attaque'), chooses('B', 'coup-puissant'), passAll);
    expect(scene.happened('encounterEnded')[0]).toMatchObject({ killer: 1 });
  });
});
