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
  type SangScene,
  type Setting,
  sets,
  toRoundEnd,
  until,
} from '../testing.ts';

/** The camp after a new encounter has been shown. */
const camp = (rest: Setting = {}): SangScene =>
  given({
    from: 'newEncounter',
    stage: 1,
    pile: ['hydre', 'avarice'],
    tweak: ({ open }) => {
      open.encounter = null;
    },
    ...rest,
  });

const EVERYBODY = ['A', 'B', 'C', 'D'] as const;
const allReady = (scene: SangScene): void => {
  for (const name of EVERYBODY) {
    if (scene.asked.includes(name) && scene.asked.endsWith('campAction')) {
      chooses(name, 'ready')(scene);
    }
  }
};

describe('camps and their items', () => {
  test('SAN-4.4 SAN-20.3 SAN-20.4 SAN-20.6 SAN-27.2 the encounter is seen, then items are used, then numbers dealt', () => {
    const scene = camp({ life: { A: 90 }, items: { A: ['potion-de-soins'] } });
    expect([scene.asked, scene.encounter.face]).toEqual(['ABCD campAction', 'hydre']);
    scene.when(chooses('A', 'use potion-de-soins'));
    expect(scene.life('A')).toEqual([100]);
    expect(scene.open.removed.map(({ face }) => face)).toEqual(['potion-de-soins']);
    expect(scene.happened('initiativeDealt')).toEqual([]);
    scene.when(allReady);
    expect(scene.happened('initiativeDealt')).toHaveLength(1);
  });

  test('SAN-20.9 SAN-20.10 SAN-2.7 Potion de Soins 25, Baume 15, never beyond 100', () => {
    const scene = camp({
      life: { A: 50, B: 95 },
      items: { A: ['potion-de-soins', 'baume-du-rebouteux'], B: ['baume-du-rebouteux'] },
    });
    scene.when(chooses('A', 'use potion-de-soins'), chooses('A', 'use baume-du-rebouteux'));
    scene.when(chooses('B', 'use baume-du-rebouteux'));
    expect(scene.life('A', 'B')).toEqual([90, 100]);
  });

  test('SAN-27.2 without an item to use or to trade there is no camp; before the first encounter trading does not count', () => {
    expect(camp().asked).toBe('ABCD beforeSet');
    const first = camp({ stage: 0, items: { A: ['potion-de-boule-de-feu'] } });
    expect(first.asked).toBe('ABCD beforeSet');
    const later = camp({ stage: 1, items: { A: ['potion-de-boule-de-feu'] } });
    expect(later.asked).toBe('ABCD campAction');
  });

  test('SAN-27.4 SAN-19.2 no trading before the first encounter', () => {
    const scene = camp({ stage: 0, items: { A: ['potion-de-force'] } });
    expect(scene.options('A')).toEqual(['ready', 'use potion-de-force']);
  });

  test.each([
    ['potion-de-soins', 25, 3],
    ['baume-du-rebouteux', 15, 2],
  ])(
    'SAN-27.5 SAN-R.42 %s given with consent: %i life for the other, %i prestige for the giver',
    (item, life, gift) => {
      const scene = camp({ life: { B: 50 }, items: { A: [item] } });
      scene.when(chooses('A', `heal ${item} B`));
      expect(scene.life('B')).toEqual([50]);
      const offer = scene.open.camp?.offers[0]?.id ?? '';
      scene.when(chooses('B', `accept:${offer}`));
      expect([scene.life('B'), scene.prestige('A'), scene.items('A')]).toEqual([
        [50 + life],
        [gift],
        [],
      ]);
      const refused = camp({ life: { B: 50 }, items: { A: [item] } });
      refused.when(chooses('A', `heal ${item} B`));
      refused.when(chooses('B', `refuse:${refused.open.camp?.offers[0]?.id}`));
      expect([refused.life('B'), refused.prestige('A'), refused.items('A')]).toEqual([
        [50],
        [0],
        [item],
      ]);
    },
  );

  test('SAN-19.1 SAN-27.3 items for items, or for nothing; the other accepts or refuses', () => {
    const scene = camp({ items: { A: ['potion-de-force'], B: ['potion-de-celerite'] } });
    scene.when(chooses('A', 'offer B'));
    expect(scene.question('A').kind).toBe('composeOffer');
    expect(scene.options('A')).toEqual(['give potion-de-force', 'take potion-de-celerite B']);
    scene.when(chooses('A', 'give potion-de-force', 'take potion-de-celerite B'));
    const [offer] = scene.open.camp?.offers ?? [];
    scene.when(chooses('B', `accept:${offer?.id}`));
    expect([scene.items('A'), scene.items('B')]).toEqual([
      ['potion-de-celerite'],
      ['potion-de-force'],
    ]);
    scene.when(chooses('A', 'offer C'), chooses('A', 'give potion-de-celerite'));
    scene.when(chooses('C', `accept:${scene.open.camp?.offers[0]?.id}`));
    expect(scene.items('C')).toEqual(['potion-de-celerite']);
  });

  test('SAN-27.3 SAN-19.3 an offer that gives nothing is none; one whose item is gone is void; cards are never in it', () => {
    const scene = camp({
      life: { A: 80 },
      items: { A: ['potion-de-soins'], B: ['potion-de-force'] },
    });
    scene.when(chooses('A', 'offer B'), chooses('A', 'take potion-de-force B'));
    expect(scene.open.camp?.offers).toEqual([]);
    scene.when(chooses('A', 'offer B'));
    expect(scene.options('A')).toEqual(['give potion-de-soins', 'take potion-de-force B']);
    scene.when(chooses('A', 'give potion-de-soins', 'take potion-de-force B'));
    scene.when(chooses('A', 'use potion-de-soins'));
    expect(scene.happened('offerClosed')).toMatchObject([{ how: 'void' }]);
    expect(scene.open.camp?.offers).toEqual([]);
  });

  test('SAN-27.3 an offer may be withdrawn, and goes with whoever leaves', () => {
    const scene = camp({ items: { A: ['potion-de-force'] } });
    scene.when(chooses('A', 'offer B'), chooses('A', 'give potion-de-force'));
    scene.when(chooses('A', `withdraw:${scene.open.camp?.offers[0]?.id}`));
    expect(scene.open.camp?.offers).toEqual([]);
    scene.when(chooses('A', 'offer B'), chooses('A', 'give potion-de-force'), leaves('B'));
    scene.shows(() => expect(scene.open.camp?.offers).toEqual([]));
  });

  test('SAN-R.64 four offers each in one camp', () => {
    const scene = camp({ items: { A: ['potion-de-force'] } });
    for (let i = 0; i < 4; i += 1) {
      expect(scene.options('A')).toContain('offer B');
      scene.when(chooses('A', 'offer B'), chooses('A', 'give potion-de-force'));
    }
    expect(scene.options('A')).not.toContain('offer B');
  });

  test('SAN-R.31 the table may allow one item per camp', () => {
    const items = { A: ['potion-de-force', 'potion-de-celerite'] };
    const free = camp({ items }).when(chooses('A', 'use potion-de-force'));
    expect(free.options('A')).toContain('use potion-de-celerite');
    const one = camp({ items, options: { campItemLimit: 'one' } });
    one.when(chooses('A', 'use potion-de-force'));
    expect(one.options('A')).not.toContain('use potion-de-celerite');
  });

  test('SAN-27.2 who is ready is not waited for, and may still act', () => {
    const scene = camp({ items: { A: ['potion-de-force'] } });
    scene.when(chooses('A', 'ready'));
    expect(scene.asked).toBe('BCD campAction');
    expect(scene.question('A').idle).toBe(true);
    // Nobody acts for him if the clock answers: being ready is what it says.
    expect(scene.question('A').fallback).toEqual(['ready']);
    scene.when(chooses('A', 'use potion-de-force'));
    expect(scene.player('A').items[0]).toMatchObject({ opened: true, rounds: 2 });
  });
});

describe('potions that last, and the others', () => {
  test('SAN-20.7 SAN-20.11 SAN-20.12 Potion de Force: up in rounds 1 and 2, gone in round 3', () => {
    const scene = given({
      encounter: 'hydre',
      marker: 900,
      opened: { A: [['potion-de-force', 2]] },
      heroes: { A: 'tavish', D: 'sigrane' },
      hands: { A: ['coup-net', 'fleche-percante', 'coup-net'] },
    }).when(plays({ A: 'coup-net' }));
    expect(scene.values[0]).toBe(60);
    scene.when(plays({ A: 'fleche-percante' }));
    // Heroic already shows its highest side.
    expect(scene.values).toContain(80);
    expect(scene.items('A')).toEqual([]);
    scene.when(plays({ A: 'coup-net' }));
    const own = scene.happened('attackEntered').filter(({ seat }) => seat === 0);
    expect(own.map(({ value }) => value)).toEqual([60, 80, 30]);
    expect(scene.open.removed.map(({ face }) => face)).toEqual(['potion-de-force']);
  });

  test('SAN-20.12 an encounter beaten early ends every opened potion', () => {
    const scene = given({
      marker: 20,
      opened: { B: [['potion-de-force', 2]], C: [['potion-de-peau-de-fer', null]] },
    }).when(plays({}));
    expect([scene.items('B'), scene.items('C')]).toEqual([[], []]);
    expect(scene.happened('potionExpired')).toHaveLength(2);
  });

  test('SAN-R.49 Potion de Célérité: one or two cards, one reveal; with one attack one; with none a trick', () => {
    const setting: Setting = { encounter: 'hydre', opened: { A: [['potion-de-celerite', 2]] } };
    const two = given({ ...setting, hands: { A: ['grand-coup', 'coup-net', 'feinte'] } });
    two.when(passAll);
    expect(two.question('A')).toMatchObject({ min: 1, max: 2 });
    two.when(sets({ A: ['grand-coup', 'coup-net'] }), goesTo('A attackOrder'));
    expect(two.happened('revealed')[0]?.cards).toHaveLength(2);
    const one = given({ ...setting, hands: { A: ['grand-coup', 'plan-b'] } }).when(passAll);
    expect(one.question('A')).toMatchObject({ min: 1, max: 1 });
    const none = given({ ...setting, hands: { A: ['hardi-compagnon', 'plan-b'] } }).when(passAll);
    expect(none.options('A')).toEqual(['hardi-compagnon', 'plan-b']);
  });

  test('SAN-R.48 SAN-25.3 Peau de Fer: hit, never wounded', () => {
    const scene = given({
      encounter: 'araignee-geante',
      marker: 900,
      opened: { A: [['potion-de-peau-de-fer', null]] },
      rolls: [0, 0, 0, 0, 3, 2, 1],
    }).when(plays({}));
    expect(scene.life('A', 'B')).toEqual([100, 85]);
    // The web follows any hit.
    expect(scene.player('A').webbedRound).toBe(2);
  });

  test('SAN-20.1 SAN-20.2 SAN-R.32 an item drawn lies open at once and counts as the card drawn', () => {
    const scene = given({ encounter: 'hydre', deck: ['potion-de-soins', 'entaille', 'entaille'] });
    scene.when(plays({}));
    const owners = scene.happened('itemLaid').map(({ seat }) => seat);
    expect(owners).toHaveLength(1);
    const [owner = 0] = owners;
    expect(scene.state.own[owner]?.hand).toHaveLength(2);
  });

  test('SAN-27.8 SAN-2.11 SAN-R.32 Amulette de Mentalisme: two cards when drawn, limit 8 while owned', () => {
    const scene = given({
      from: 'refill',
      deck: ['amulette-de-mentalisme', ...Array<string>(20).fill('entaille')],
      others: ['feinte', 'feinte', 'feinte', 'feinte', 'feinte', 'feinte', 'feinte'],
      hands: { A: ['feinte', 'feinte', 'feinte', 'feinte', 'feinte'] },
      tweak: ({ open }) => {
        open.encounter = null;
      },
    });
    for (const name of EVERYBODY) scene.when(chooses(name));
    expect(scene.hand('A')).toHaveLength(8);
    expect(scene.hand('B')).toHaveLength(7);
  });

  test('SAN-R.1 dealt in the opening seven, items lie open and are not replaced', () => {
    const scene = newMatch(4).when(goesTo('ABCD beforeSet'));
    for (const name of EVERYBODY) {
      const laid = scene.items(name).length;
      const drawn = scene.items(name).includes('amulette-de-mentalisme') ? 2 : 0;
      expect(scene.hand(name).length).toBe(7 - laid + drawn);
    }
  });
});

describe('Potion de Boule de Feu', () => {
  const fireball = (rest: Setting = {}): SangScene =>
    given({
      encounter: 'hydre',
      items: { B: ['potion-de-boule-de-feu'] },
      ...rest,
    }).when(sets({}), goesTo('B fireball'));

  test('SAN-20.5 SAN-23.1 SAN-23.5 SAN-24.6 on one’s own turn, before the reveal or after: 30, and 10 to the others', () => {
    const scene = fireball({ marker: 900 });
    expect(scene.open.turn?.seat).toBe(1);
    expect(scene.happened('revealed')).toHaveLength(1);
    scene.when(chooses('B', 'yes'));
    expect(scene.encounter.pile[1]).toMatchObject({ by: 'fireball', seat: 1, damage: 30 });
    expect(scene.life('A', 'B', 'C', 'D')).toEqual([90, 100, 90, 90]);
    expect(scene.open.removed.map(({ face }) => face)).toEqual(['potion-de-boule-de-feu']);
    const later = fireball({ marker: 900 }).when(chooses('B', 'no'), goesTo('B fireball'));
    expect(later.happened('revealed')).toHaveLength(2);
  });

  test('SAN-R.58 its user may deal the killing blow with it', () => {
    const scene = fireball({ marker: 50 }).when(chooses('B', 'yes'));
    expect(scene.happened('encounterEnded')[0]).toMatchObject({ killer: 1 });
  });

  test('SAN-R.43 with nothing to hit it is not offered', () => {
    const scene = given({
      encounter: 'couloir-aux-lames',
      items: { B: ['potion-de-boule-de-feu'] },
    }).when(sets({}), toRoundEnd);
    expect(scene.open.players[1]?.items).toHaveLength(1);
    expect(scene.happened('fireballThrown')).toEqual([]);
  });

  test('SAN-14.7 SAN-26.11 all goblins at once: 6 prestige for 12, and the encounter is over', () => {
    const scene = given({
      encounter: 'gobelins',
      from: 'beginEncounter',
      items: { A: ['potion-de-boule-de-feu'] },
      rolls: [3, 2, 1],
    }).when(sets({}), goesTo('A fireball'), chooses('A', 'yes'));
    expect(scene.prestige('A')).toEqual([6]);
    expect(scene.life('A', 'B', 'C', 'D')).toEqual([100, 90, 90, 90]);
    expect(scene.happened('encounterEnded')[0]).toMatchObject({ killer: 0 });
  });

  test('SAN-14.7 SAN-26.12 it passes the Chief by while one has a goblin of one’s own', () => {
    const chief: Setting = {
      encounter: 'chef-gobelin',
      from: 'beginEncounter',
      items: { A: ['potion-de-boule-de-feu'] },
      rolls: [3, 2, 1],
    };
    const scene = given(chief).when(sets({}), goesTo('A fireball'), chooses('A', 'yes'));
    expect(scene.encounter.tokens).toEqual([]);
    expect(scene.left).toBe(165);
    const free = given({ ...chief, from: 'startRound' });
    free.when(sets({}), goesTo('A fireball'), chooses('A', 'yes'));
    expect(free.left).toBe(135);
  });

  test('SAN-R.22 SAN-R.3 pushed away or petrified one may still throw it', () => {
    const stone = given({
      encounter: 'hydre',
      items: { B: ['potion-de-boule-de-feu'] },
      tweak: ({ open }) => {
        if (open.players[1] !== undefined) open.players[1].petrifiedRound = 1;
      },
    }).when(passAll);
    expect(stone.asked).toBe('ACD setAttack');
    stone.when(sets({}), goesTo('B fireball'));
    const barred = given({
      encounter: 'hydre',
      items: { B: ['potion-de-boule-de-feu'] },
      hands: { A: ['bouge-de-la', 'coup-droit', 'coup-droit'] },
    }).when(sets({ A: 'coup-droit' }), goesTo('ABCD beforeReveal'));
    barred.when(reacts({ A: 'bouge-de-la B' }), goesTo('B fireball'));
    expect(barred.player('B').barred).toBe(true);
    barred.when(chooses('B', 'yes'), until('roundEnded'));
    expect(barred.happened('revealed').map(({ seat }) => seat)).not.toContain(1);
  });
});
