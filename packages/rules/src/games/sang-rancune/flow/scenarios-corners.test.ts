import { describe, expect, test } from 'vitest';
import {
  chooses,
  type Given,
  given,
  goesTo,
  leaves,
  passAll,
  plays,
  reacts,
  type SangScene,
  sets,
  until,
} from '../testing/given.ts';

const FEINTS = ['feinte', 'feinte', 'feinte'];

/** Everybody feints and the Ghouls strike A, who answers the blow. */
const struck = (hand: readonly string[], rest: Given = {}): SangScene =>
  given({
    encounter: 'goules-affamees',
    life: { A: 80 },
    hands: { A: ['feinte', ...hand] },
    others: FEINTS,
    ...rest,
  }).when(sets({ A: 'feinte' }), goesTo('ABCD attackAssigned'), reacts({ A: 'contre-attaque' }));

describe('counter-attacks at odd moments', () => {
  const COUNTER = ['contre-attaque', 'main-leste'];

  test('SAN-28.1 SAN-25.7 SAN-10.1 a player who kills by a counter-attack and gives up before it counts leaves it to nobody', () => {
    const scene = struck(COUNTER, { marker: 15, items: { B: ['potion-de-soins'] } });
    scene.when(goesTo('A stealItem'), leaves('A'), passAll);
    scene.shows(() => {
      expect(scene.happened('encounterEnded')).toMatchObject([{ killer: null }]);
      expect(scene.happened('roundStarted')).toHaveLength(1);
    });
  });

  test('SAN-R.15 SAN-25.7 a set-up of an earlier round serves a counter-attack, which never counts as damage of the round', () => {
    const scene = struck(COUNTER, { marker: 900, setups: { A: ['attaque-par-derriere'] } });
    scene.when(goesTo('ABCD setAttack'));
    scene.shows(() => {
      expect(scene.values).toEqual([30]);
      expect(scene.marker).toBe(870);
      expect(scene.player('A').setups).toEqual([]);
      expect(scene.encounter.totals).toEqual([0, 0, 0, 0]);
    });
  });

  test('SAN-R.15 with one set-up of this round the older ones wait, too', () => {
    const hand = ['contre-attaque', 'coup-net', 'feinte', 'feinte'];
    const scene = given({
      encounter: 'goules-affamees',
      marker: 900,
      life: { A: 80 },
      setups: { A: ['attaque-par-derriere'] },
      hands: { A: ['concentre-de-force', ...hand] },
      others: FEINTS,
    }).when(sets({ A: 'concentre-de-force' }), goesTo('ABCD attackAssigned'));
    scene.when(reacts({ A: 'contre-attaque' }), chooses('A', 'coup-net'), goesTo('ABCD setAttack'));
    scene.shows(() => {
      expect(scene.values).toEqual([30]);
      const waiting = scene.player('A').setups.map(({ card }) => card.face);
      expect(waiting).toEqual(['attaque-par-derriere', 'concentre-de-force']);
    });
  });

  test('SAN-25.7 Coup de Bouclier as a counter-attack has nothing to cancel', () => {
    const scene = struck(['contre-attaque', 'coup-de-bouclier'], {
      marker: 900,
      others: ['coup-droit', 'feinte', 'feinte'],
    });
    scene.when(chooses('A', 'coup-de-bouclier'), passAll);
    scene.shows(() => {
      expect(scene.asked).toBe('ABCD setAttack');
      expect(scene.values).toEqual([20, 20, 20, 15]);
    });
  });

  test('SAN-R.22 SAN-25.8 SAN-22.2 a player pushed away may not counter, and is not asked', () => {
    const scene = given({
      encounter: 'goules-affamees',
      life: { A: 80, D: 80 },
      hands: { A: ['feinte', 'contre-attaque', 'coup-net'], B: ['bouge-de-la', 'feinte'] },
    }).when(sets({ A: 'feinte', B: 'feinte' }, { B: 'bouge-de-la A' }));
    scene.when(goesTo('ACD attackAssigned'));
    expect(scene.options('A')).toEqual(['pass']);
    scene.when(until('roundStarted'));
    expect(scene.lost()).toEqual(['A 25', 'D 25']);
  });
});

describe('blows that meet', () => {
  /** Settings by the clock, then the numbers 1 2 3 4 stay where they are. */
  const SAME_NUMBERS = [0, 0, 0, 0, 3, 2, 1];

  test('SAN-25.2 SAN-25.3 SAN-18.8 hit twice, the second blow on no life wounds nobody', () => {
    const scene = given({
      encounter: 'invocatrice-de-sang',
      marker: 900,
      life: { B: 15 },
      hands: { C: ['feinte', 'apres-toi', 'feinte'] },
      others: FEINTS,
      rolls: SAME_NUMBERS,
    }).when(sets({ C: 'feinte' }), goesTo('ABCD attackAssigned'));
    scene.when(reacts({ C: 'apres-toi hit1 B' }), goesTo('ACD setAttack'));
    scene.shows(() => {
      expect(scene.lost()).toEqual(['B 15', 'B 0']);
      expect(scene.happened('bloodCounted')).toHaveLength(1);
      expect(scene.player('B').alive).toBe(false);
    });
  });

  test('SAN-24.6 SAN-21.3 SAN-21.4 a fireball is damage of its user for “most”, and no attack for “least”', () => {
    const thrown = (encounter: string): SangScene =>
      given({
        encounter,
        marker: 900,
        items: { B: ['potion-de-boule-de-feu'] },
        others: FEINTS,
      }).when(sets({}), goesTo('B fireball'), chooses('B', 'yes'), goesTo('ABCD setAttack'));
    expect(thrown('gargouille-de-fer').lost('gargouille-de-fer')).toEqual(['B 20']);
    expect(thrown('necromancienne').lost('necromancienne')).toEqual(['A 5', 'B 5', 'C 5', 'D 5']);
  });

  test('SAN-28.1 SAN-21.9 a random blow on a player who gives up falls on the next number, with all it does', () => {
    const scene = given({ encounter: 'meduse', marker: 900, others: FEINTS, rolls: SAME_NUMBERS });
    scene.when(sets({}), goesTo('ABCD attackAssigned'), leaves('A'), goesTo('BCD beforeSet'));
    expect(scene.happened('hitRedirected')).toMatchObject([{ from: 0, to: 1, clause: 'SAN-21.9' }]);
    expect(scene.lost()).toEqual(['B 15', 'C 15']);
    expect(scene.happened('statusGained')).toMatchObject([{ seat: 1 }, { seat: 2 }]);
  });

  test('SAN-28.1 SAN-21.9 when the last number is gone, the blow falls on the next lower', () => {
    const scene = given({
      encounter: 'meduse',
      marker: 900,
      dead: ['D'],
      others: FEINTS,
      // Settings by the clock, then new numbers that are the old ones.
      rolls: [0, 0, 0, 2, 1],
    }).when(sets({}), goesTo('ABC attackAssigned'), leaves('C'), goesTo('AB setAttack'));
    expect(scene.lost()).toEqual(['A 15', 'B 15']);
  });

  test('SAN-28.1 SAN-21.9 a blow sent to a player who gives up then falls on the next number as well', () => {
    const scene = given({
      encounter: 'meduse',
      marker: 900,
      hands: { B: ['feinte', 'apres-toi', 'feinte'], C: ['feinte', 'apres-toi', 'feinte'] },
      others: FEINTS,
      rolls: SAME_NUMBERS,
    }).when(sets({ B: 'feinte', C: 'feinte' }), goesTo('ABCD attackAssigned'));
    scene.when(reacts({ B: 'apres-toi hit1 D' }), reacts({ C: 'apres-toi hit2 A' }), leaves('D'));
    scene.when(goesTo('ABC beforeSet'));
    expect(scene.lost()).toEqual(['C 15', 'A 15']);
  });

  test('SAN-28.1 SAN-18.7 a blow on a player who gives up is gone with them: nobody sends it on', () => {
    const scene = given({
      encounter: 'goules-affamees',
      marker: 900,
      life: { A: 80, B: 80 },
      hands: { C: ['feinte', 'apres-toi', 'apres-toi'] },
      others: FEINTS,
    }).when(sets({ C: 'feinte' }), goesTo('ABCD attackAssigned'), leaves('A'));
    // Meant for the blow on A: it has no target any more when it would be announced.
    scene.when(chooses('C', 'apres-toi hit1 D'), chooses('B', 'pass'), chooses('D', 'pass'));
    scene.shows(() => {
      expect(scene.happened('trickAnnounced')).toEqual([]);
      expect(scene.lost()).toEqual(['B 25']);
      expect(scene.hand('C')).toContain('apres-toi');
    });
  });

  test('SAN-26.19 heads grow to two more than the starting players', () => {
    const scene = given({
      encounter: 'hydre',
      marker: 900,
      others: FEINTS,
      tweak: ({ open }) => {
        if (open.encounter !== null) open.encounter.heads = 5;
      },
    }).when(plays({}));
    expect([scene.lost().length, scene.encounter.heads]).toEqual([5, 6]);
    scene.when(plays({}));
    expect([scene.lost().length, scene.encounter.heads]).toEqual([5 + 6, 6]);
  });
});

describe('attacks at odd moments', () => {
  test('SAN-R.12 SAN-16.4 Protected from tricks, a heroic attack can still be bashed away', () => {
    const scene = given({
      encounter: 'hydre',
      marker: 900,
      hands: { A: ['fente-ecarlate', 'feinte'], B: ['coup-de-bouclier', 'feinte'] },
    }).when(sets({ A: 'fente-ecarlate', B: 'coup-de-bouclier' }), goesTo('B shieldBash'));
    expect(scene.left).toBe(790);
    scene.when(chooses('B', scene.encounter.pile[0]?.id ?? ''));
    expect(scene.encounter.pile.map(({ seat }) => seat)).toEqual([1]);
    expect(scene.left).toBe(885);
  });

  test('SAN-6.6 SAN-6.8 the first of two attacks kills: the second is never resolved', () => {
    const scene = given({
      marker: 50,
      hands: { A: ['coup-double', 'grand-coup', 'main-leste', 'feinte'] },
      items: { B: ['potion-de-soins'] },
    }).when(sets({ A: 'coup-double' }), goesTo('A replaceCards'));
    scene.when(chooses('A', 'grand-coup', 'main-leste'));
    scene.when(passAll).shows(() => {
      expect(scene.happened('encounterEnded')).toMatchObject([{ killer: 0 }]);
      expect(scene.values).toEqual([50]);
      expect(scene.discard).toEqual(expect.arrayContaining(['grand-coup', 'main-leste']));
      expect(scene.items('B')).toEqual(['potion-de-soins']);
    });
  });

  test('SAN-23.3 SAN-17.8 waiting set-ups join whichever attack its player puts first', () => {
    const order = (first: string, second: string): number[] =>
      given({
        encounter: 'hydre',
        marker: 900,
        setups: { A: ['attaque-par-derriere'] },
        hands: { A: ['coup-double', 'grand-coup', 'coup-droit'] },
      })
        .when(sets({ A: 'coup-double' }), goesTo('A replaceCards'))
        .when(chooses('A', first, second), passAll)
        .values.slice(0, 2);
    expect(order('grand-coup', 'coup-droit')).toEqual([100, 20]);
    expect(order('coup-droit', 'grand-coup')).toEqual([40, 50]);
  });
});

describe('stone', () => {
  test('SAN-R.65 SAN-26.5 a lone hero whom nothing wounds is not kept in stone for ever', () => {
    const scene = given({
      encounter: 'meduse',
      marker: 200,
      dead: ['B', 'C', 'D'],
      opened: { A: [['potion-de-peau-de-fer', null]] },
      hands: { A: ['grand-coup', 'grand-coup', 'grand-coup'] },
    }).when(plays({ A: 'grand-coup' }));
    expect(scene.happened('statusGained')).not.toEqual([]);
    expect(scene.happened('stoneBroken')).toHaveLength(1);
    scene.when(plays({ A: 'grand-coup' }));
    expect(scene.values).toEqual([50, 50]);
  });

  test('SAN-R.65 while one of them can move, the others stay stone', () => {
    const scene = given({ encounter: 'meduse', marker: 900, dead: ['D'] }).when(plays({}));
    expect(scene.happened('stoneBroken')).toEqual([]);
    scene.when(passAll);
    expect(scene.asked).toMatch(/^[ABC] setAttack$/);
  });
});

describe('between encounters, at odd moments', () => {
  test('SAN-12.4 SAN-27.6 SAN-27.8 one item each in the order of numbers, the rest is discarded; a looted amulet draws nothing', () => {
    const scene = given({
      from: 'beginEncounter',
      dead: ['D'],
      loot: ['potion-de-soins', 'amulette-de-mentalisme', 'potion-de-force', 'baume-du-rebouteux'],
      rolls: [0, 1],
    });
    expect(scene.open.players.map(({ initiative }) => initiative)).toEqual([3, 2, 1, null]);
    expect(scene.asked).toBe('C loot');
    scene.when(chooses('C', 'potion-de-force'), chooses('B', 'none'));
    scene.when(chooses('A', 'amulette-de-mentalisme'));
    scene.shows(() => {
      expect(scene.items('A')).toEqual(['amulette-de-mentalisme']);
      expect(scene.items('C')).toEqual(['potion-de-force']);
      expect(scene.discard).toEqual(['potion-de-soins', 'baume-du-rebouteux']);
      expect(scene.happened('cardsDrawn')).toEqual([]);
      expect(scene.asked).toBe('ABC setAttack');
    });
  });

  test('SAN-28.1 SAN-27.6 a player who gives up during the looting is passed over', () => {
    const scene = given({
      from: 'beginEncounter',
      dead: ['D'],
      loot: ['potion-de-soins', 'potion-de-force'],
      rolls: [2, 1],
    });
    expect(scene.asked).toBe('A loot');
    scene.when(leaves('B'), chooses('A', 'potion-de-force'));
    scene.shows(() => expect(scene.asked).toBe('C loot'));
    expect(scene.session.leave(3)).toEqual({ ok: false, code: 'alreadyLeft' });
  });

  test('SAN-20.12 a potion opened before the Two Doors is spent behind them', () => {
    const scene = given({
      from: 'beginEncounter',
      encounter: 'deux-portes',
      opened: { A: [['potion-de-force', 2]], B: [['potion-de-peau-de-fer', null]] },
      rolls: [3, 2, 1, 0, 0, 0, 0, 1],
    }).when(until('encounterEnded'));
    expect(scene.happened('potionExpired')).toHaveLength(2);
    expect(scene.lost()).toContain('B 0');
    expect([...scene.items('A'), ...scene.items('B')]).toEqual([]);
  });

  test('SAN-9.2 SAN-R.32 all draw in the order of the new numbers', () => {
    const scene = given({
      encounter: 'hydre',
      marker: 900,
      // Settings by the clock, then the numbers 4 3 2 1.
      rolls: [0, 0, 0, 0, 0, 1, 1],
    }).when(plays({}));
    expect(scene.open.players.map(({ initiative }) => initiative)).toEqual([4, 3, 2, 1]);
    expect(scene.happened('cardsDrawn').map(({ seat }) => seat)).toEqual([3, 2, 1, 0]);
  });

  test('SAN-9.2 SAN-R.32 nobody draws beyond the limit at the end of a round', () => {
    const scene = given({
      encounter: 'hydre',
      marker: 900,
      hands: { A: Array<string>(8).fill('feinte') },
      items: { B: ['amulette-de-mentalisme'] },
      others: Array<string>(8).fill('feinte'),
    }).when(plays({}));
    expect(scene.happened('cardsDrawn').map(({ seat }) => seat)).toEqual([1]);
    expect(scene.hand('B')).toHaveLength(8);
  });
});
