import { NAMES } from '@tablee/engine/testing';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../cards/catalogue.ts';
import {
  chooses,
  type Given,
  given,
  goesTo,
  plays,
  type SangScene,
  sets,
} from '../testing/given.ts';

describe('rules of single creatures', () => {
  const four = (cards: readonly string[]): NonNullable<Given['hands']> =>
    Object.fromEntries(cards.map((card, i) => [NAMES[i], [card, 'feinte', 'feinte']]));
  const fight = (encounter: string, cards: readonly string[], rest: Given = {}): SangScene =>
    given({ encounter, hands: four(cards), marker: 900, ...rest }).when(
      plays(Object.fromEntries(cards.map((card, i) => [NAMES[i], card]))),
    );
  const FEINTS = ['feinte', 'feinte', 'feinte', 'feinte'];

  test('SAN-26.2 SAN-21.5 alone to wound the Troll one takes both blows', () => {
    const scene = fight('troll-belliqueux', ['coup-net', 'feinte', 'feinte', 'feinte']);
    expect(scene.lost()).toEqual(['A 20', 'A 10']);
  });

  test('SAN-26.2 SAN-R.61 a Pichenette neither is the first to wound the Troll nor the last', () => {
    const scene = fight('troll-belliqueux', ['pichenette', 'coup-net', 'coup-droit', 'pichenette']);
    expect(scene.lost()).toEqual(['B 20', 'C 10']);
  });

  test.each(['troll-belliqueux', 'gargouille-de-fer'])(
    'SAN-8.8 SAN-21.4 SAN-25.5 nobody wounded %s: 5 to all, once, and nothing may be answered',
    (encounter) => {
      const scene = fight(encounter, FEINTS);
      expect(scene.lost()).toEqual(['A 5', 'B 5', 'C 5', 'D 5']);
      const windows = scene.happened('windowOpened').map(({ window }) => window);
      expect(windows).not.toContain('attackAssigned');
      expect(windows).not.toContain('afterHit');
    },
  );

  test('SAN-8.7 SAN-21.3 of equal damage all are hit in full', () => {
    const scene = fight('gargouille-de-fer', [
      'coup-puissant',
      'coup-puissant',
      'taille-et-estoc',
      'feinte',
    ]);
    expect(scene.lost()).toEqual(['A 20', 'B 20']);
  });

  test('SAN-8.9 SAN-26.24 only this round counts', () => {
    const scene = given({
      encounter: 'demon-du-miroir',
      marker: 900,
      hands: {
        A: ['coup-devastateur', 'entaille', 'feinte'],
        B: ['entaille', 'coup-net', 'feinte'],
      },
      others: ['feinte', 'feinte', 'feinte'],
    });
    scene.when(plays({ A: 'coup-devastateur', B: 'entaille' }));
    expect(scene.lost()).toEqual(['A 40']);
    scene.when(plays({ A: 'entaille', B: 'coup-net' }));
    expect(scene.lost()).toEqual(['A 40', 'B 15']);
  });

  test('SAN-26.24 the life that comes back is at least 5', () => {
    const scene = fight('demon-du-miroir', ['egratignure', 'feinte', 'feinte', 'feinte']);
    expect(scene.lost()).toEqual(['A 5']);
  });

  test('SAN-21.1 SAN-21.2 for the least damage a Pichenette qualifies, a Feinte does not', () => {
    const scene = fight('necromancienne', ['coup-net', 'pichenette', 'feinte', 'coup-droit']);
    expect(scene.lost()).toEqual(['B 25']);
  });

  test('SAN-26.3 SAN-8.3 SAN-R.30 the Paladin regains what was really lost, even above its start', () => {
    const scene = fight('paladin-dechu', FEINTS, { life: { B: 3 }, marker: 145 });
    expect(scene.lost()).toEqual(['A 5', 'B 3', 'C 5', 'D 5']);
    expect(scene.marker).toBe(163);
  });

  test('SAN-26.8 SAN-11.2 SAN-R.51 alive after round 2 she raises the last creature beaten, once', () => {
    const scene = given({
      encounter: 'necromancienne',
      round: 2,
      marker: 900,
      past: ['hydre', 'couloir-aux-lames'],
      prestige: { A: 5 },
      tweak: ({ open }) => open.players[0]?.trophies.push('hydre'),
    }).when(plays({}));
    expect(scene.open.pile.at(-1)).toEqual({ origin: 'raised', face: 'hydre' });
    expect(scene.state.deep.pile.at(-1)).toMatchObject({ face: 'hydre', raised: true });
    expect(scene.prestige('A')).toEqual([5]);
    expect(scene.player('A').trophies).toEqual([]);
    scene.when(plays({}));
    expect(scene.happened('encounterAdded')).toHaveLength(1);
  });

  test('SAN-26.8 with no creature beaten a random unused card comes, as it is', () => {
    const scene = given({
      encounter: 'necromancienne',
      round: 2,
      marker: 900,
      past: ['deux-portes'],
    });
    scene.when(plays({}));
    expect(scene.open.pile.at(-1)).toEqual({ origin: 'summoned', face: null });
    expect(scene.state.deep.pile.at(-1)).toMatchObject({ face: 'hydre', raised: false });
  });

  test('SAN-26.8 SAN-R.41 a raised creature comes back whole and undead', () => {
    const scene = given({
      from: 'newEncounter',
      tweak: ({ open, deep }) => {
        open.encounter = null;
        deep.pile = [{ id: 'e1', face: 'hydre', raised: true }];
        open.pile = [{ origin: 'raised', face: 'hydre' }];
      },
    });
    expect(scene.encounter).toMatchObject({ marker: 300, types: ['beast', 'undead'] });
  });

  test('SAN-26.13 SAN-14.4 SAN-10.3 fear grows, and the killer takes its tokens', () => {
    const scene = given({ encounter: 'peur', others: ['coup-puissant', 'feinte', 'feinte'] });
    scene.when(plays({ A: 'feinte', B: 'feinte', C: 'feinte', D: 'feinte' }));
    scene.when(plays({ A: 'feinte', B: 'feinte', C: 'feinte', D: 'feinte' }));
    expect(scene.life('A')).toEqual([85]);
    const kill = given({
      encounter: 'peur',
      marker: 10,
      tweak: ({ open }) => {
        if (open.encounter !== null) open.encounter.prestigeTokens = 2;
      },
    }).when(plays({}));
    expect(kill.prestige('A', 'B')).toEqual([4, 0]);
  });

  test('SAN-26.13 SAN-13.9 its table shows what its next attack costs, before the token comes and after', () => {
    const { shows } = catalogue.encounters.of('peur');
    const scene = given({ encounter: 'peur', others: ['feinte', 'feinte', 'feinte'] });
    expect(shows?.(scene.encounter, scene.open).damage).toBe(5);
    scene.when(sets({}), goesTo('ABCD attackAssigned'));
    expect(scene.open.strike?.hits.map(({ damage }) => damage)).toEqual([5, 5, 5, 5]);
    expect(shows?.(scene.encounter, scene.open).damage).toBe(5);
    scene.when(goesTo('ABCD setAttack'));
    expect(shows?.(scene.encounter, scene.open).damage).toBe(10);
  });

  test('SAN-26.14 a change of form adds a token, and 5 damage', () => {
    const scene = given({
      encounter: 'changeforme',
      round: 2,
      marker: 900,
      rolls: [1],
      tweak: ({ open }) => {
        if (open.encounter !== null) open.encounter.form = 'ogre';
      },
      hands: { A: ['coup-puissant', 'feinte'] },
    });
    expect(scene.encounter).toMatchObject({ form: 'ombre', prestigeTokens: 1 });
    scene.when(plays({ A: 'coup-puissant' }));
    expect(scene.lost()).toEqual(['B 30', 'C 30', 'D 30']);
  });

  test('SAN-26.20 all of them winning, nobody loses anything', () => {
    const scene = given({ encounter: 'bouffon-maudit', marker: 900 });
    scene.when(sets({}), goesTo('ABCD signChoice'));
    for (const name of ['A', 'B', 'C', 'D'] as const) scene.when(chooses(name, 'leaf'));
    scene.shows(() => {
      expect(scene.encounter.round).toBe(2);
      expect(scene.lost()).toEqual([]);
    });
  });
});
