import { expect, test } from 'vitest';
import {
  accepts,
  attacks,
  chooses,
  declines,
  given,
  plays,
  usesAbility,
} from '../testing/given.ts';
import { rows } from '../testing/rows.ts';

const THREE = ['rat-pup', 'rat-pup', 'rat-pup'];
const DECK = ['tiger-cub', 'rat-queen', 'deer-stag', 'rat-leech'];

test('panda-counter UNT-11.3: 2 Support draw 1 card', () => {
  given({ A: { stronghold: 'panda-counter', support: THREE, deck: DECK }, B: { support: THREE } })
    .when(usesAbility('A'))
    .shows((scene) => {
      expect(scene.hand('A')).toEqual(['tiger-cub']);
      expect(scene.support('A')).toEqual(['rat-pup']);
      expect(scene.support('B')).toEqual(THREE);
      expect(scene.options('A')).not.toContain('ability');
    });
});

test('panda-counter UNT-23.4: not with 1 Support', () => {
  given({ A: { stronghold: 'panda-counter', support: ['rat-pup'] }, B: {} }).shows((scene) =>
    expect(scene.options('A')).not.toContain('ability'),
  );
});

const peddler = (deck: string[]) =>
  given({ A: { hand: ['panda-peddler'], power: 1, deck }, B: { deck: ['rat-pup'] } }).when(
    plays('A', 'panda-peddler'),
  );

test('panda-peddler UNT-R.51: the top card goes to Support, which is not a draw', () => {
  peddler(['tiger-cub', 'rat-queen'])
    .when(accepts('A'))
    .shows((scene) => {
      expect(scene.support('A')).toEqual(['tiger-cub']);
      expect(scene.deck('A')).toEqual(['rat-queen']);
      expect(scene.deck('B')).toEqual(['rat-pup']);
      expect(scene.hand('A')).toEqual([]);
    });
});

test('panda-peddler UNT-8.5: may be declined; an empty deck is no loss', () => {
  peddler(['tiger-cub'])
    .when(declines('A'))
    .shows((scene) => expect(scene.support('A')).toEqual([]));
  peddler([])
    .when(accepts('A'))
    .shows((scene) => {
      expect(scene.support('A')).toEqual([]);
      expect(scene.asked).toBe('A mainAction');
    });
});

const teamaster = (damage: number, seerDamage: number) =>
  given({
    A: {
      stronghold: 'panda-counter',
      damage,
      support: ['rat-pup', 'rat-pup'],
      play: ['panda-teamaster', { face: 'fox-seer', damage: seerDamage }],
    },
    B: { damage: 3, play: [{ face: 'panda-teamaster', damage: 2 }] },
  }).when(usesAbility('A'));

test('panda-teamaster UNT-R.64: after the Stronghold ability up to 2 damage is removed', () => {
  const scene = teamaster(3, 1);
  expect(scene.options('A')).toEqual(['fox-seer', 'A stronghold', 'none']);
  scene.when(chooses('A', 'A stronghold')).shows(() => {
    expect(scene.damage('A')).toBe(1);
    expect(scene.damage('B')).toBe(3);
    expect(rows(scene)).toEqual({
      A: ['panda-teamaster 2/4', 'fox-seer 1/2 d1'],
      B: ['panda-teamaster 2/4 d2'],
    });
  });
});

test('panda-teamaster UNT-R.129: from an Animal, and never more than it has', () => {
  teamaster(3, 1)
    .when(chooses('A', 'fox-seer'))
    .shows((scene) => {
      expect(rows(scene).A).toEqual(['panda-teamaster 2/4', 'fox-seer 1/2']);
      expect(scene.damage('A')).toBe(3);
    });
});

test('panda-teamaster UNT-8.5 UNT-23.3: may be declined; nothing if nothing of yours is damaged', () => {
  teamaster(3, 0)
    .when(declines('A'))
    .shows((scene) => expect(scene.damage('A')).toBe(3));
  teamaster(0, 0).shows((scene) => expect(scene.asked).toBe('A mainAction'));
});

test('panda-teamaster UNT-R.9: a Stronghold that comes to light while it asks is no more to be hidden', () => {
  const fall = (damage: number) =>
    given({
      A: {
        stronghold: 'rat-court',
        damage: 3,
        support: ['rat-pup'],
        play: ['panda-teamaster', { face: 'rat-pup', damage: 1 }, 'rat-pup'],
      },
      B: { stronghold: 'gorilla-sanctuary', pile: ['tiger-peak', 'deer-glade'], damage },
    }).when(usesAbility('A'));
  const standing = fall(0);
  expect([standing.asked, standing.session.canUndo(0)]).toEqual(['A orderEffects', true]);
  const fallen = fall(6);
  expect(fallen.open.sides[1]?.stronghold).toBe('tiger-peak');
  expect([fallen.asked, fallen.session.canUndo(0)]).toEqual(['A orderEffects', false]);
});

test('panda-teamaster UNT-15.4: has Guard', () => {
  given({ A: { play: ['tiger-cub'] }, B: { play: ['panda-teamaster', 'fox-seer'] } })
    .when(attacks('A', 'tiger-cub', 'panda-teamaster'))
    .shows((scene) => expect(rows(scene).A).toEqual([]));
});

const keepers = (n: number, support: string[], stronghold = 'panda-counter') =>
  given({
    A: {
      stronghold,
      support,
      deck: DECK,
      play: Array<string>(n).fill('panda-sealkeeper'),
      hand: ['crocodile-tears'],
      power: 1,
    },
    B: { play: ['panda-sealkeeper'] },
  });

test('panda-sealkeeper UNT-R.114 S44: each use costs 1 Support less, two uses a turn', () => {
  const scene = keepers(1, THREE).when(usesAbility('A'));
  scene.shows(() => expect(scene.support('A')).toHaveLength(2));
  scene.when(usesAbility('A')).shows(() => {
    expect(scene.support('A')).toHaveLength(1);
    expect(scene.hand('A')).toEqual(['crocodile-tears', 'tiger-cub', 'rat-queen']);
    expect(scene.options('A')).not.toContain('ability');
  });
});

test('panda-sealkeeper UNT-23.1: two of them make it free, three uses; never below 0', () => {
  keepers(2, [])
    .when(usesAbility('A'), usesAbility('A'), usesAbility('A'))
    .shows((scene) => {
      expect(scene.hand('A')).toHaveLength(4);
      expect(scene.options('A')).not.toContain('ability');
    });
  keepers(2, ['rat-pup'], 'gorilla-sanctuary')
    .when(usesAbility('A'))
    .shows((scene) => expect(scene.support('A')).toEqual(['rat-pup']));
});

test('panda-sealkeeper UNT-R.114: gone, its additional use and its discount are gone', () => {
  keepers(1, THREE)
    .when(usesAbility('A'), plays('A', 'crocodile-tears'), chooses('A', 'panda-sealkeeper'))
    .shows((scene) => expect(scene.options('A')).not.toContain('ability'));
});

const ledger = (support: string[], deck = DECK) =>
  given({ A: { hand: ['panda-ledger'], support, deck }, B: { support: ['tiger-cub'] } }).when(
    plays('A', 'panda-ledger'),
  );

test('panda-ledger UNT-R.51: the top 2 cards go to Support', () => {
  ledger(['rat-feast'])
    .when(chooses('A', 'stock'))
    .shows((scene) => {
      expect(scene.support('A')).toEqual(['rat-feast', 'tiger-cub', 'rat-queen', 'panda-ledger']);
      expect(scene.deck('A')).toEqual(['deer-stag', 'rat-leech']);
      expect(scene.support('B')).toEqual(['tiger-cub']);
    });
  ledger([], ['tiger-cub'])
    .when(chooses('A', 'stock'))
    .shows((scene) => expect(scene.support('A')).toEqual(['tiger-cub', 'panda-ledger']));
});

test('panda-ledger UNT-R.21: or an Animal of your Support comes to hand, no Item', () => {
  const scene = ledger(['rat-feast', 'rat-queen', 'rat-pup']).when(chooses('A', 'recover'));
  expect(scene.options('A')).toEqual(['rat-queen', 'rat-pup']);
  scene.when(chooses('A', 'rat-queen')).shows(() => {
    expect(scene.hand('A')).toEqual(['rat-queen']);
    expect(scene.support('A')).toEqual(['rat-feast', 'rat-pup', 'panda-ledger']);
    expect(scene.deck('A')).toEqual(DECK);
  });
});

test('panda-ledger UNT-8.5 UNT-23.3: may be declined; without Animals in Support one way is left', () => {
  const scene = ledger(['rat-feast']);
  expect(scene.options('A')).toEqual(['stock', 'none']);
  scene.when(declines('A')).shows(() => {
    expect(scene.support('A')).toEqual(['rat-feast', 'panda-ledger']);
    expect(scene.deck('A')).toEqual(DECK);
  });
});

const lanterns = (stronghold: string, play: string[] = []) =>
  given({
    A: { stronghold, hand: ['panda-lanterns'], power: 2, deck: DECK, play, damage: 2 },
    B: { play: ['panda-teamaster'], damage: 2 },
  }).when(plays('A', 'panda-lanterns'));

test('panda-lanterns UNT-23.2: the ability without cost or use, then 1 card', () => {
  lanterns('panda-counter')
    .when(accepts('A'))
    .shows((scene) => {
      expect(scene.hand('A')).toEqual(['tiger-cub', 'rat-queen']);
      expect(scene.player('A').abilityUses).toBe(0);
      expect(scene.damage('B')).toBe(2);
    });
});

test('panda-lanterns: triggers on the ability are set off, before the card is drawn', () => {
  const scene = lanterns('panda-counter', ['panda-teamaster']).when(accepts('A'));
  expect(scene.hand('A')).toEqual(['tiger-cub']);
  scene.when(chooses('A', 'A stronghold')).shows(() => {
    expect(scene.damage('A')).toBe(0);
    expect(scene.hand('A')).toEqual(['tiger-cub', 'rat-queen']);
  });
});

test('panda-lanterns UNT-8.5: the ability may be declined, 1 card is drawn', () => {
  lanterns('panda-counter')
    .when(declines('A'))
    .shows((scene) => expect(scene.hand('A')).toEqual(['tiger-cub']));
});

test.each(['chameleon-glasshouse', 'rat-court', 'tiger-peak'])(
  'panda-lanterns UNT-R.113: the ability of %s cannot resolve, 1 card is drawn',
  (stronghold) => {
    lanterns(stronghold).shows((scene) => {
      expect(scene.asked).toBe('A mainAction');
      expect(scene.hand('A')).toEqual(['tiger-cub']);
    });
  },
);
