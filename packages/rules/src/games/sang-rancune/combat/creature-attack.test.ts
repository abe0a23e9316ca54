import { describe, expect, test } from 'vitest';
import { given, goesTo, leaves, passAll, plays, reacts, sets, until } from '../testing/given.ts';

describe('the creature', () => {
  test('SAN-25.1 SAN-25.9 SAN-25.2 assigned, window, applied with riders, aftermath, deaths before the last window', () => {
    const scene = given({
      encounter: 'paladin-dechu',
      life: { B: 5 },
      others: ['feinte', 'feinte', 'feinte'],
      marker: 100,
    }).when(plays({}));
    const order = scene.events
      .filter(({ type }) =>
        ['creatureAttackAssigned', 'lifeLost', 'heroDied', 'markerMoved', 'windowOpened'].includes(
          type,
        ),
      )
      .map((event) => ('window' in event ? event.window : event.type))
      .filter((each) => each !== 'beforeSet' && each !== 'beforeReveal');
    expect(order).toEqual([
      'creatureAttackAssigned',
      'attackAssigned',
      'lifeLost',
      'lifeLost',
      'lifeLost',
      'lifeLost',
      'heroDied',
      'markerMoved',
      'afterHit',
    ]);
  });

  test('SAN-25.4 SAN-R.60 SAN-R.61 damage of the dead stays, but names nobody', () => {
    const scene = given({
      encounter: 'troll-belliqueux',
      marker: 900,
      hands: {
        A: ['grand-coup', 'feinte'],
        B: ['coup-net', 'feinte'],
        C: ['coup-droit', 'feinte'],
        D: ['feinte', 'feinte'],
      },
    }).when(sets({ A: 'grand-coup', B: 'coup-net', C: 'coup-droit', D: 'feinte' }));
    scene.when(until('roundEnded', 0), goesTo('ABCD attackAssigned'), leaves('A'));
    expect(scene.marker).toBe(800);
    const early = given({
      encounter: 'troll-belliqueux',
      marker: 900,
      hands: {
        A: ['grand-coup', 'feinte'],
        B: ['coup-net', 'feinte'],
        C: ['coup-droit', 'feinte'],
      },
      others: ['feinte', 'feinte'],
    }).when(sets({ A: 'grand-coup', B: 'coup-net', C: 'coup-droit' }), until('turnStarted', 2));
    early.when(leaves('A'), passAll);
    expect(early.lost()).toEqual(['B 20', 'C 10']);
    expect(early.marker).toBe(800);
  });

  test('SAN-R.59 web and stone are gone with the encounter', () => {
    const scene = given({
      encounter: 'meduse',
      marker: 100,
      rolls: [0, 0, 0, 0, 3, 2, 1],
    }).when(plays({}));
    expect(scene.player('A').petrifiedRound).toBe(2);
    scene.when(until('encounterEnded'));
    expect(scene.player('A').petrifiedRound).toBeNull();
  });

  test('SAN-R.59 barring and marks are gone with the encounter', () => {
    const scene = given({
      marker: 40,
      hands: {
        A: ['jouer-des-coudes', 'bouge-de-la', 'feinte'],
        B: ['coup-droit', 'feinte', 'feinte'],
      },
    }).when(sets({ A: 'jouer-des-coudes', B: 'coup-droit' }), reacts({ A: 'bouge-de-la C' }));
    scene.when(until('playersMarked'));
    expect([scene.player('C').barred, scene.player('D').marks.length]).toEqual([true, 1]);
    scene.when(until('encounterEnded'));
    expect([scene.player('C').barred, scene.player('D').marks.length]).toEqual([false, 0]);
  });
});
