import { describe, expect, test } from 'vitest';
import {
  chooses,
  given,
  goesTo,
  leaves,
  newMatch,
  passAll,
  plays,
  reacts,
  sets,
  toRoundEnd,
  until,
} from '../testing/given.ts';

const FEINTS = { A: 'feinte', B: 'feinte', C: 'feinte', D: 'feinte' } as const;

describe('scenarios: pile, kill, prestige', () => {
  test('SAN-6.10 SAN-7.1 SAN-7.3 the marker waits for the end of the round', () => {
    const scene = given({
      hands: {
        A: ['coup-puissant', 'feinte'],
        B: ['coup-net', 'feinte'],
        C: ['coup-droit', 'feinte'],
        D: ['pichenette', 'feinte'],
      },
    }).when(
      sets({ A: 'coup-puissant', B: 'coup-net', C: 'coup-droit', D: 'pichenette' }),
      until('attackEntered', 3),
    );
    expect([scene.pile, scene.marker, scene.left]).toEqual([[40, 30, 20], 190, 100]);
    scene.when(toRoundEnd).shows(() => expect(scene.marker).toBe(100));
  });

  test('SAN-6.6 SAN-6.7 SAN-6.8 SAN-10.1 SAN-10.2 SAN-10.7 an exact kill: the others never reveal', () => {
    const scene = given({
      marker: 90,
      hands: { A: ['grand-coup', 'feinte'], B: ['coup-puissant', 'feinte'] },
    }).when(sets({ A: 'grand-coup', B: 'coup-puissant' }), until('encounterEnded'));
    expect(scene.prestige('A', 'B', 'C', 'D')).toEqual([0, 3, 0, 0]);
    expect(scene.player('B').trophies).toEqual(['eventreur']);
    const unrevealed = scene.happened('cardsDiscarded').filter(({ why }) => why === 'unrevealed');
    expect(unrevealed.map(({ seat }) => seat)).toEqual([2, 3]);
    expect(scene.happened('creatureAttackAssigned')).toEqual([]);
    expect(scene.happened('revealed')).toHaveLength(2);
  });

  test.each([
    [6, 3],
    [7, 6],
    [8, 6],
    [9, 8],
    [10, 8],
  ])(
    'SAN-10.4 SAN-R.38 at stage %i the killing blow of a 3-point creature is worth %i',
    (stage, points) => {
      const scene = given({ stage, marker: 20 }).when(plays({}));
      expect(scene.prestige('A')).toEqual([points]);
    },
  );

  test('SAN-21.9 SAN-21.10 SAN-R.29 numbers that are missing fall to the next lower', () => {
    const two = given({ encounter: 'golem-mecanique', dead: ['C', 'D'], rolls: [0, 0, 1, 1] });
    two.when(plays({}));
    expect(two.lost().sort()).toEqual(['A 20', 'B 20']);
    const one = given({ encounter: 'golem-mecanique', dead: ['B', 'C', 'D'], rolls: [0, 1] });
    one.when(plays({}));
    expect(one.life('A')).toEqual([60]);
  });

  test('SAN-8.1 SAN-8.5 a random attack goes by the numbers just drawn', () => {
    // Rolls: settings, coin tails, then 2 3 4 1 as the shuffle of zeros leaves them.
    const scene = given({ encounter: 'golem-mecanique', rolls: [0, 0, 0, 0, 1] }).when(plays({}));
    expect(scene.happened('initiativeDealt')[0]?.numbers).toEqual([2, 3, 4, 1]);
    expect(scene.lost()).toEqual(['D 20', 'B 20']);
  });
});

describe('scenarios: set-ups', () => {
  test.each([
    [['attaque-par-derriere', 'concentre-de-force'], 130],
    [['concentre-de-force', 'attaque-par-derriere'], 160],
  ])(
    'SAN-17.7 SAN-17.8 SAN-17.10 SAN-15.8 SAN-24.2 %j before a 50 make %i, one attack',
    (setups, value) => {
      const scene = given({
        marker: 500,
        setups: { A: setups },
        hands: { A: ['grand-coup', 'feinte'] },
      }).when(sets({ A: 'grand-coup' }), until('attackEntered'));
      expect(scene.pile).toEqual([value]);
      expect(scene.encounter.pile[0]).toMatchObject({ side: 1, cards: { length: 3 } });
      expect(scene.player('A').setups).toEqual([]);
    },
  );

  test('SAN-17.9 SAN-24.3 one multiplier at a time; the other waits for the next attack', () => {
    const scene = given({
      encounter: 'hydre',
      setups: { A: ['attaque-par-derriere', 'attaque-par-derriere'] },
      hands: { A: ['coup-net', 'taille-et-estoc', 'feinte'] },
    }).when(plays({ A: 'coup-net' }));
    expect(scene.values[0]).toBe(60);
    expect(scene.player('A').setups).toHaveLength(1);
    scene.when(plays({ A: 'taille-et-estoc' }));
    expect(scene.values).toContain(50);
  });

  test('SAN-17.6 SAN-17.13 a set-up out of a Coup Double waits for the next round', () => {
    const scene = given({
      encounter: 'hydre',
      hands: { A: ['coup-double', 'concentre-de-force', 'coup-puissant', 'coup-droit'] },
    }).when(sets({ A: 'coup-double' }), goesTo('A replaceCards'));
    scene.when(chooses('A', 'concentre-de-force', 'coup-puissant'), toRoundEnd);
    expect(scene.values[0]).toBe(40);
    expect(scene.player('A').setups.map(({ card }) => card.face)).toEqual(['concentre-de-force']);
    scene.when(plays({ A: 'coup-droit' }));
    expect(scene.values).toContain(50);
  });

  test('SAN-R.14 SAN-R.9 a Feinte leaves set-ups waiting; a reveal without an attack opens no window', () => {
    const scene = given({
      setups: { A: ['concentre-de-force'] },
      hands: { A: ['feinte', 'feinte'] },
      others: ['feinte', 'feinte'],
    }).when(plays(FEINTS));
    expect(scene.player('A').setups).toHaveLength(1);
    const windows = scene.happened('windowOpened').map(({ window }) => window);
    expect(windows).not.toContain('afterReveal');
  });

  test('SAN-R.13 set-ups outlive the encounter, unless the table chose otherwise', () => {
    const kept = given({ marker: 20, setups: { B: ['concentre-de-force'] } }).when(plays({}));
    expect(kept.player('B').setups).toHaveLength(1);
    const dropped = given({
      marker: 20,
      setups: { B: ['concentre-de-force'] },
      options: { setupsPersist: 'off' },
    }).when(plays({}));
    expect(dropped.player('B').setups).toEqual([]);
    expect(dropped.discard).toContain('concentre-de-force');
  });

  test('SAN-24.4 a set-up fails with its attack; with an attack never revealed it stays', () => {
    const tripped = given({
      setups: { A: ['concentre-de-force'] },
      hands: { B: ['croche-patte', 'feinte'] },
    }).when(sets({}), goesTo('ABCD afterReveal'), reacts({ B: 'croche-patte A' }), passAll);
    expect(tripped.discard).toContain('concentre-de-force');
    const killed = given({ marker: 20, setups: { B: ['concentre-de-force'] } });
    killed.when(sets({}), until('encounterEnded'));
    expect(killed.player('B').setups).toHaveLength(1);
  });
});

describe('scenarios: death, camp, end', () => {
  test('SAN-12.1 SAN-12.2 SAN-12.3 SAN-12.4 SAN-R.28 a death: prestige lost, numbers close up, the body is looted', () => {
    const scene = given({
      players: 5,
      marker: 60,
      life: { B: 15 },
      prestige: { B: 7 },
      items: { B: ['potion-de-soins'] },
      rolls: [0, 0, 0, 0, 0, 4, 3, 2, 1],
      others: ['feinte', 'feinte', 'feinte'],
    }).when(plays({}));
    expect(scene.player('B')).toMatchObject({ alive: false, prestige: 0, initiative: null });
    expect(scene.open.players.map(({ initiative }) => initiative)).toEqual([1, null, 2, 3, 4]);
    expect(scene.open.loot.map(({ face }) => face)).toEqual(['potion-de-soins']);
    const loot = given({
      players: 5,
      dead: ['B'],
      loot: ['potion-de-soins', 'potion-de-force'],
      from: 'beginEncounter',
      rolls: [3, 2, 1],
    });
    expect(loot.asked).toBe('A loot');
    loot.when(chooses('A', 'none'), chooses('C', 'potion-de-force'), chooses('D', 'none'));
    expect(loot.asked).toBe('E loot');
    loot.when(chooses('E', 'none'));
    expect(loot.items('C')).toEqual(['potion-de-force']);
    expect(loot.discard).toEqual(['potion-de-soins']);
    expect(loot.open.loot).toEqual([]);
  });

  test('SAN-12.5 SAN-4.3 figures stay those of the starting players', () => {
    const scene = given({
      players: 5,
      dead: ['B'],
      from: 'newEncounter',
      pile: ['hydre'],
      tweak: ({ open }) => {
        open.encounter = null;
      },
    });
    expect(scene.marker).toBe(365);
  });

  test('SAN-R.27 SAN-1.5 the last heroes die together: nobody wins', () => {
    const scene = given({
      encounter: 'dragon-ancien',
      life: { A: 15, B: 10, C: 5 },
      dead: ['D'],
      others: ['feinte', 'feinte'],
      rolls: [0, 0, 0, 2, 1, 0],
    }).when(plays({}));
    expect(scene.asked).toBe('over');
    expect(scene.open.final).toMatchObject({ reason: 'noSurvivor', ranks: [2, 2, 2, 5] });
    expect(scene.happened('encounterEnded')).toEqual([]);
  });

  test('SAN-11.4 SAN-11.5 SAN-R.38 SAN-R.39 a tie brings one more encounter for all the living', () => {
    const scene = given({
      stage: 9,
      marker: 20,
      pile: [],
      box: ['avarice'],
      prestige: { A: 6, B: 14, C: 9 },
    }).when(until('encounterEnded'));
    expect(scene.prestige('A', 'B', 'C')).toEqual([14, 14, 9]);
    expect(scene.open.pile).toEqual([{ origin: 'tie', face: null }]);
    scene.when(until('encounterRevealed'));
    expect(scene.open.stage).toBe(10);
    scene.when(until('roundStarted'));
    expect(scene.encounter.face).toBe('avarice');
    scene.when(sets({}));
    expect(scene.player('C').faceDown).toBe(1);
  });

  test('SAN-R.39 with an empty box level players share the win', () => {
    const scene = given({
      stage: 9,
      marker: 20,
      pile: [],
      box: [],
      prestige: { A: 6, B: 14, C: 9 },
    }).when(until('gameEnded'));
    expect(scene.open.final).toMatchObject({ reason: 'shared', ranks: [1, 1, 3, 4] });
  });

  test('SAN-11.1 SAN-11.3 SAN-1.4 the last encounter beaten, the living one with most prestige wins', () => {
    const scene = given({ stage: 9, marker: 20, pile: [], prestige: { B: 9 }, dead: ['D'] });
    scene.when(until('gameEnded'));
    expect(scene.open.final).toMatchObject({ reason: 'artefact', ranks: [2, 1, 3, 4] });
  });

  test('SAN-2.13 the deck runs out in the middle of a draw: the discards are shuffled and drawn on', () => {
    const scene = given({
      from: 'refill',
      hands: { B: ['feinte', 'feinte', 'feinte', 'feinte'] },
      others: Array<string>(7).fill('feinte'),
      deck: ['grand-coup'],
      discard: ['entaille', 'entaille', 'entaille'],
      tweak: ({ open }) => {
        open.encounter = null;
      },
    });
    for (const name of ['A', 'B', 'C', 'D'] as const) scene.when(chooses(name));
    expect(scene.hand('B').slice(4).sort()).toEqual(['entaille', 'entaille', 'grand-coup']);
    expect(scene.happened('deckReshuffled')).toHaveLength(1);
  });

  test('SAN-2.13 the deck is made again at once when its last card is drawn', () => {
    const scene = given({
      encounter: 'hydre',
      marker: 900,
      others: ['feinte', 'feinte'],
      deck: Array<string>(4).fill('entaille'),
    }).when(plays({}));
    expect(scene.happened('deckReshuffled')).toMatchObject([{ count: 4 }]);
    expect(scene.discard).toEqual([]);
  });

  test('SAN-28.2 SAN-28.1 one hero left by surrender wins at once', () => {
    const scene = given({ players: 3 }).when(leaves('A'), leaves('C'));
    expect(scene.open.final).toMatchObject({ reason: 'lastHero', ranks: [3, 1, 2] });
  });

  test('SAN-11.6 SAN-12.1 SAN-28.1 a player who gives up ranks below the dead, even those who fell before', () => {
    const scene = given({
      stage: 9,
      marker: 20,
      pile: [],
      life: { B: 10 },
      hands: { A: ['feinte', 'feinte'], C: ['coup-droit', 'echec-critique', 'feinte'] },
    }).when(sets({ A: 'feinte', C: 'coup-droit' }), goesTo('ABCD afterReveal'));
    scene.when(reacts({ C: 'echec-critique B' }), goesTo('ACD beforeReveal'));
    scene.when(leaves('D'), until('gameEnded'));
    expect(scene.happened('heroDied').map(({ seat }) => seat)).toEqual([1]);
    expect(scene.open.final).toMatchObject({ reason: 'artefact', ranks: [2, 3, 1, 4] });
  });

  test('SAN-2.4 SAN-2.14 four players: nine encounters piled, seventeen boxed, numbers 1 to 4', () => {
    const scene = newMatch(4).when(goesTo('ABCD setAttack'));
    expect(scene.open.pile).toHaveLength(8);
    expect(scene.state.deep.box).toHaveLength(17);
    const numbers = scene.open.players.map(({ initiative }) => initiative);
    expect([...numbers].sort()).toEqual([1, 2, 3, 4]);
  });
});
