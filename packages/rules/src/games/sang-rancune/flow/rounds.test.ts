import { describe, expect, test } from 'vitest';
import type { Player } from '../state/state.ts';
import {
  chooses,
  given,
  goesTo,
  passAll,
  plays,
  reacts,
  type SangScene,
  sets,
  until,
} from '../testing/given.ts';

/** Types of events in the order in which they first happened. */
const firstsOf = (scene: SangScene): string[] => [...new Set(scene.events.map(({ type }) => type))];

describe('the order of things', () => {
  test('SAN-3.2 SAN-3.3 SAN-3.4 SAN-3.5 SAN-7.1 SAN-9.1 SAN-9.2 a whole round, in order', () => {
    const scene = given({
      from: 'newEncounter',
      pile: ['eventreur'],
      tweak: ({ open }) => {
        open.encounter = null;
      },
    }).when(passAll, plays({}));
    const order = firstsOf(scene).filter((type) =>
      [
        'encounterRevealed',
        'initiativeDealt',
        'roundStarted',
        'cardsSet',
        'turnStarted',
        'revealed',
        'attackEntered',
        'roundEnded',
        'markerMoved',
        'creatureAttackAssigned',
        'lifeLost',
        'cardsDrawn',
      ].includes(type),
    );
    expect(order).toEqual([
      'encounterRevealed',
      'initiativeDealt',
      'roundStarted',
      'cardsSet',
      'turnStarted',
      'revealed',
      'attackEntered',
      'roundEnded',
      'markerMoved',
      'creatureAttackAssigned',
      'lifeLost',
      'cardsDrawn',
    ]);
    expect(scene.encounter).toMatchObject({ round: 2, pile: [] });
    expect(scene.discard.filter((face) => face === 'coup-droit').length).toBeGreaterThan(3);
  });

  test('SAN-3.6 SAN-27.1 SAN-10.8 SAN-9.3 the end of an encounter, in order', () => {
    const scene = given({ marker: 20, items: { A: ['potion-de-force'] } });
    scene.when(sets({}), goesTo('ABCD campDiscard'));
    expect(scene.open.camp?.when).toBe('after');
    expect(scene.prestige('A')).toEqual([3]);
    expect(scene.open.stage).toBe(1);
    for (const name of ['A', 'B', 'C', 'D'] as const) scene.when(chooses(name));
    // Seen, the next encounter leaves a second camp.
    expect(scene.open.stage).toBe(2);
    expect(scene.open.camp?.when).toBe('before');
  });

  test('SAN-4.5 once the numbers are dealt, items are of no use until the encounter is over', () => {
    const scene = given({ items: { A: ['potion-de-soins'] }, life: { A: 50 } }).when(plays({}));
    expect(scene.happened('itemUsed')).toEqual([]);
    expect(scene.items('A')).toEqual(['potion-de-soins']);
  });

  test('SAN-23.9 SAN-20.11 potions pivot, then the rule of the round, then the setting', () => {
    const scene = given({
      encounter: 'changeforme',
      round: 2,
      opened: { A: [['potion-de-force', 2]] },
    });
    const order = firstsOf(scene);
    expect(order).toEqual(['roundStarted', 'potionTurned', 'coinTossed', 'formChanged']);
    expect(scene.asked).toBe('ABCD setAttack');
  });
});

describe('setting and turns', () => {
  test('SAN-5.1 SAN-5.2 SAN-6.9 all set at once and unseen; laid cards cannot be changed', () => {
    const scene = given().when(passAll);
    expect(scene.asked).toBe('ABCD setAttack');
    scene.when(chooses('A', 'coup-droit'));
    expect(scene.session.questionOf(0)).toBeNull();
    expect(scene.happened('cardsSet')).toEqual([]);
    for (const name of ['B', 'C', 'D'] as const) scene.when(chooses(name, 'coup-droit'));
    expect(scene.session.canUndo(0)).toBe(false);
    expect(JSON.stringify(scene.happened('cardsSet'))).not.toContain('coup-droit');
    scene.when(until('roundEnded'));
    expect(scene.happened('turnStarted').map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  });

  test('SAN-22.17 one answer each sets the cards if nobody speaks or plays before it', () => {
    const scene = given({
      encounter: 'hydre',
      marker: 900,
      hands: { A: ['plan-b', 'coup-droit'] },
    });
    expect(scene.options('A')).toEqual(
      expect.arrayContaining(['coup-droit', 'plan-b B', 'promiseHard', 'promiseLeave D']),
    );
    scene.when(sets({ A: 'coup-droit' }));
    expect(scene.happened('cardsSet')).toHaveLength(4);
    expect(scene.happened('windowOpened').map(({ window }) => window)).not.toContain('beforeSet');
  });

  test('SAN-22.17 SAN-22.13 if a player speaks, all hear it and set afterwards; laid cards go back unseen', () => {
    const scene = given({
      encounter: 'hydre',
      marker: 900,
      hands: { B: ['grand-coup', 'feinte'] },
    });
    scene.when(reacts({ A: 'promiseHard', B: 'grand-coup' }));
    scene.shows(() => {
      expect(scene.happened('promiseMade')).toMatchObject([{ seat: 0 }]);
      expect(scene.happened('cardsSet')).toEqual([]);
      expect(scene.hand('B')).toEqual(['grand-coup', 'feinte']);
      expect(JSON.stringify(scene.events)).not.toContain('grand-coup');
      expect(scene.asked).toBe('ABCD setAttack');
      // Words are given once, before the setting.
      expect(scene.options('B')).toEqual(['grand-coup', 'feinte']);
    });
  });

  test('SAN-22.17 a trick played before the setting is answered, then the window stays open until all pass', () => {
    const scene = given({
      encounter: 'hydre',
      marker: 900,
      hands: { A: ['plan-b', 'coup-droit'], B: ['pas-de-ca-ici', 'feinte'] },
    });
    scene.when(reacts({ A: 'plan-b D' }));
    expect(scene.asked).toBe('ABCD trickPlayed');
    scene.when(reacts({ B: 'cancel pas-de-ca-ici A' }));
    while (scene.asked.endsWith('trickPlayed')) scene.when(reacts());
    expect(scene.asked).toBe('ABCD beforeSet');
    scene.when(reacts());
    expect(scene.asked).toBe('ABCD setAttack');
    expect(scene.happened('initiativeSwapped')).toEqual([]);
  });

  test('SAN-22.17 SAN-R.49 if a player might set two, words and plays go with the setting as well', () => {
    const two = given({
      encounter: 'hydre',
      marker: 900,
      opened: { A: [['potion-de-celerite', 2]] },
      hands: { A: ['plan-b', 'coup-droit', 'coup-net', 'grand-coup'] },
    });
    expect(two.options('A')).toEqual(
      expect.arrayContaining(['coup-droit', 'coup-net + coup-droit', 'plan-b B', 'promiseHard']),
    );
    two.when(sets({ A: ['coup-droit', 'coup-net'] }));
    expect(two.set('A').sort()).toEqual(['coup-droit', 'coup-net']);
  });

  test('SAN-22.17 SAN-26.5 if a player cannot set, words and plays are asked before', () => {
    const stone = given({
      tweak: ({ open }) => {
        (open.players[1] as Player).petrifiedRound = 1;
      },
    });
    expect(stone.asked).toBe('ABCD beforeSet');
  });

  test('SAN-5.3 SAN-5.4 SAN-18.2 SAN-23.2 only tricks in hand: one is set, has no effect and is no attack', () => {
    const scene = given({
      encounter: 'necromancienne',
      marker: 900,
      hands: { B: ['croche-patte', 'plan-b'], A: ['coup-droit', 'plan-b'] },
      others: ['coup-net', 'feinte'],
    }).when(passAll);
    // A play or a word names a player besides.
    const laid = (each: string): boolean => !/ |promise/.test(each);
    expect(scene.options('B').filter(laid)).toEqual(['croche-patte', 'plan-b']);
    expect(scene.options('A').filter(laid)).toEqual(['coup-droit']);
    scene.when(sets({ B: 'croche-patte' }), passAll);
    expect(scene.discard).toContain('croche-patte');
    expect(scene.happened('attackFailed')).toEqual([]);
    expect(scene.lost()).toEqual(['A 25']);
  });

  test('SAN-R.3 nobody without a card is asked to set, and their turn has no reveal', () => {
    const scene = given({ hands: { B: [] } }).when(passAll);
    expect(scene.asked).toBe('ACD setAttack');
    scene.when(sets({}), until('roundEnded'));
    expect(scene.happened('turnStarted').map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    expect(scene.happened('revealed').map(({ seat }) => seat)).toEqual([0, 2, 3]);
  });

  test('SAN-6.1 SAN-6.2 SAN-6.3 SAN-6.11 turns by initiative; revealed attacks enter the pile', () => {
    const scene = given({ initiative: { A: 3, B: 1, C: 4, D: 2 } }).when(plays({}));
    expect(scene.happened('revealed').map(({ seat }) => seat)).toEqual([1, 3, 0, 2]);
    expect(scene.happened('attackEntered').map(({ seat }) => seat)).toEqual([1, 3, 0, 2]);
  });

  test('SAN-1.2 SAN-8.2 SAN-8.4 SAN-8.6 only the killing blow earns; a table attacks in its own way', () => {
    const scene = given({ marker: 40 }).when(plays({}));
    expect(scene.prestige('A', 'B', 'C', 'D')).toEqual([0, 3, 0, 0]);
    const precise = given({ encounter: 'avarice', marker: 900 }).when(plays({}));
    expect(precise.happened('creatureAttackAssigned')[0]?.kind).toBe('precise');
  });

  test('SAN-13.10 the special rule wins: Les Deux Portes has no round at all', () => {
    const scene = given({ encounter: 'deux-portes', from: 'beginEncounter' });
    expect(scene.asked).toBe('ABCD doorChoice');
    expect(scene.encounter.round).toBe(0);
  });

  test('SAN-15.4 SAN-15.5 SAN-23.3 SAN-23.4 choices, then the window, then the pile', () => {
    const scene = given({
      encounter: 'hydre',
      marker: 900,
      hands: { A: ['fente-ecarlate', 'feinte'] },
    }).when(sets({ A: 'fente-ecarlate' }), goesTo('A revealChoices'));
    expect(scene.pile).toEqual([]);
    scene.when(chooses('A'));
    expect(scene.asked).toBe('ABCD afterReveal');
    expect(scene.open.reveal?.attacks[0]).toMatchObject({ side: 1, heroic: false });
    scene.when(reacts());
    expect(scene.pile).toEqual([55]);
  });

  test('SAN-16.2 heroic is a choice', () => {
    const scene = given({
      encounter: 'hydre',
      marker: 900,
      hands: { A: ['fente-ecarlate', 'feinte'] },
    });
    scene.when(sets({ A: 'fente-ecarlate' }), goesTo('A revealChoices'));
    scene.when(chooses('A', 'heroic fente-ecarlate'), reacts());
    expect(scene.pile).toEqual([110]);
  });

  test('SAN-18.1 SAN-18.3 a trick is played from the hand, out of turn', () => {
    const scene = given({ hands: { D: ['bouge-de-la', 'feinte', 'feinte'] } });
    scene.when(sets({}, { D: 'bouge-de-la A' }));
    expect(scene.open.turn).toBeNull();
    expect(scene.hand('D')).not.toContain('bouge-de-la');
  });
});
