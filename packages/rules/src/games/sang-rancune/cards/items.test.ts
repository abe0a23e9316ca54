import { describe, expect, test } from 'vitest';
import {
  chooses,
  type Given,
  given,
  goesTo,
  newMatch,
  passAll,
  plays,
  type SangScene,
  sets,
  toRoundEnd,
  until,
} from '../testing/given.ts';

describe('potions that last, and the others', () => {
  test('SAN-20.7 SAN-20.11 SAN-20.12 Potion de Force: up in rounds 1 and 2, gone in round 3', () => {
    const scene = given({
      encounter: 'hydre',
      marker: 900,
      opened: { A: [['potion-de-force', 2]] },
      heroes: { A: 'tavish', D: 'sigrane' },
      hands: { A: ['fleche-percante', 'coup-net', 'coup-net'] },
    }).when(plays({ A: 'fleche-percante' }));
    // Heroic already shows its highest side.
    expect(scene.values[0]).toBe(80);
    scene.when(plays({ A: 'coup-net' }));
    expect(scene.items('A')).toEqual([]);
    scene.when(plays({ A: 'coup-net' }));
    const own = scene.happened('attackEntered').filter(({ seat }) => seat === 0);
    expect(own.map(({ value }) => value)).toEqual([80, 60, 30]);
    expect(scene.open.removed.map(({ face }) => face)).toEqual(['potion-de-force']);
  });

  test('SAN-20.7 a closed potion does nothing yet', () => {
    const scene = given({
      encounter: 'goules-affamees',
      marker: 900,
      life: { A: 80 },
      items: { A: ['potion-de-force', 'potion-de-celerite', 'potion-de-peau-de-fer'] },
    }).when(passAll);
    expect(scene.question('A')).toMatchObject({ min: 1, max: 1 });
    scene.when(plays({}));
    expect(scene.values[0]).toBe(20);
    expect(scene.lost()).toEqual(['A 25']);
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
    const setting: Given = { encounter: 'hydre', opened: { A: [['potion-de-celerite', 2]] } };
    const hands = { A: ['grand-coup', 'main-leste', 'feinte'] };
    const two = given({ ...setting, hands });
    const settings = (scene: SangScene): string[] =>
      scene.options('A').filter((each) => !/ [A-D]$|promise/.test(each));
    expect(settings(two)).toEqual([
      'grand-coup',
      'main-leste',
      'feinte',
      'main-leste + grand-coup',
      'feinte + grand-coup',
      'grand-coup + main-leste',
      'feinte + main-leste',
      'grand-coup + feinte',
      'main-leste + feinte',
    ]);
    two.when(sets({ A: ['grand-coup', 'main-leste'] }), goesTo('A attackOrder'));
    expect(two.happened('revealed')[0]?.cards).toHaveLength(2);
    const one = given({ ...setting, hands: { A: ['grand-coup', 'plan-b'] } });
    expect(settings(one)).toEqual(['grand-coup']);
    const none = given({ ...setting, hands: { A: ['hardi-compagnon', 'plan-b'] } });
    expect(settings(none)).toEqual(['hardi-compagnon', 'plan-b']);
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
    for (const name of ['A', 'B', 'C', 'D'] as const) scene.when(chooses(name));
    expect(scene.hand('A')).toHaveLength(8);
    expect(scene.hand('B')).toHaveLength(7);
  });

  test('SAN-R.1 dealt in the opening seven, items lie open and are not replaced', () => {
    const scene = newMatch(4).when(goesTo('ABCD beforeSet'));
    for (const name of ['A', 'B', 'C', 'D'] as const) {
      const laid = scene.items(name).length;
      const drawn = scene.items(name).includes('amulette-de-mentalisme') ? 2 : 0;
      expect(scene.hand(name).length).toBe(7 - laid + drawn);
    }
  });
});

describe('Potion de Boule de Feu', () => {
  const fireball = (rest: Given = {}): SangScene =>
    given({
      encounter: 'hydre',
      items: { B: ['potion-de-boule-de-feu'] },
      ...rest,
    }).when(sets({}), goesTo('B fireball'));

  test('SAN-20.5 SAN-23.1 SAN-23.5 SAN-24.6 on the player’s own turn, before the reveal or after: 30, and 10 to the others', () => {
    const scene = fireball({ marker: 900 });
    expect(scene.open.turn?.seat).toBe(1);
    expect(scene.happened('revealed')).toHaveLength(1);
    scene.when(chooses('B', 'yes'));
    expect(scene.encounter.pile[1]).toMatchObject({ by: 'fireball', seat: 1, damage: 30 });
    expect(scene.life('A', 'B', 'C', 'D')).toEqual([90, 100, 90, 90]);
    expect(scene.open.removed.map(({ face }) => face)).toEqual(['potion-de-boule-de-feu']);
    const later = fireball({ marker: 900 }).when(chooses('B', 'later'), goesTo('B fireball'));
    expect(later.happened('revealed')).toHaveLength(2);
    expect(later.options('B')).toEqual(['yes', 'no', 'save', 'saveAlways']);
  });

  test('SAN-23.1 SAN-23.5 declined for the turn, the potion is not offered after the reveal; the next round it is', () => {
    const scene = fireball({ marker: 900 });
    expect(scene.options('B')).toEqual(['yes', 'later', 'no', 'save', 'saveAlways']);
    scene.when(chooses('B', 'no'), goesTo('B fireball'));
    expect(scene.encounter.round).toBe(2);
    expect(scene.happened('revealed').filter(({ seat }) => seat === 1)).toHaveLength(1);
  });

  test('SAN-23.1 put off until it would end the encounter, it is offered when it would, and in the next encounter', () => {
    const scene = fireball({ marker: 130, others: Array<string>(7).fill('coup-droit') });
    scene.when(chooses('B', 'save'), goesTo('B fireball'));
    expect(scene.encounter.round).toBe(2);
    expect(scene.left).toBeLessThanOrEqual(30);
    expect(scene.options('B')).toEqual(['yes', 'later', 'no']);
    scene.when(chooses('B', 'no'), goesTo('B fireball'));
    expect(scene.open.stage).toBe(2);
  });

  test('SAN-23.1 put off until it would end any encounter, it is silent in the next one, too', () => {
    const scene = fireball({ marker: 130, others: Array<string>(7).fill('coup-droit') });
    scene.when(chooses('B', 'saveAlways'), goesTo('B fireball'));
    expect([scene.encounter.round, scene.open.stage]).toEqual([2, 1]);
    scene.when(chooses('B', 'no'), until('encounterRevealed'), until('turnStarted', 4));
    expect(scene.open.stage).toBe(2);
    const asked: string[] = [];
    while (scene.encounter.round < 2) {
      asked.push(scene.asked);
      scene.when(until('turnStarted'));
    }
    expect(asked.filter((each) => each.endsWith('fireball'))).toEqual([]);
  });

  test('SAN-24.6 a potion that does not reach the Chief behind the goblins does not end the encounter', () => {
    const scene = given({
      encounter: 'chef-gobelin',
      marker: 30,
      items: { A: ['potion-de-boule-de-feu'] },
      tweak: ({ open }) => {
        open.encounter?.tokens.push({ id: 'g', kind: 'goblin', life: 10, before: 0 });
      },
    }).when(sets({}), goesTo('A fireball'));
    expect(scene.options('A')).toContain('save');
  });

  test('SAN-23.1 with two of them, both may be thrown before the reveal', () => {
    const scene = fireball({ marker: 900, items: { B: Array(2).fill('potion-de-boule-de-feu') } });
    scene.when(chooses('B', 'yes'));
    expect([scene.asked, scene.happened('revealed').length]).toEqual(['B fireball', 1]);
    scene.when(chooses('B', 'yes'), until('turnStarted'));
    expect(scene.life('A', 'B', 'C', 'D')).toEqual([80, 100, 80, 80]);
    expect(scene.happened('fireballThrown')).toHaveLength(2);
  });

  test('SAN-R.58 its user may deal the killing blow with it', () => {
    const scene = fireball({ marker: 50 }).when(chooses('B', 'yes'));
    expect(scene.happened('encounterEnded')[0]).toMatchObject({ killer: 1 });
  });

  test('SAN-24.6 damage but no attack: nobody piles on it, bashes it away, or takes it off the Golem', () => {
    const thrown = (card: string, encounter = 'hydre'): SangScene =>
      given({
        encounter,
        marker: 900,
        initiative: { A: 2, B: 1 },
        items: { B: ['potion-de-boule-de-feu'] },
        hands: { A: [card, 'feinte'], B: ['feinte', 'feinte'] },
        others: ['entaille', 'feinte'],
      }).when(sets({ A: card, B: 'feinte' }), goesTo('B fireball'), chooses('B', 'yes'));
    expect(thrown('a-la-curee').when(until('attackEntered')).values).toEqual([10]);
    expect(thrown('coup-de-bouclier').when(until('attackEntered')).values).toEqual([15]);
    // The dice give zeros: the coin shows heads.
    const golem = thrown('coup-droit', 'golem-mecanique').when(until('roundEnded'));
    expect(golem.happened('entryRemoved')).toMatchObject([{ seat: 0, entry: { value: 20 } }]);
    expect(golem.happened('markerMoved')[0]).toMatchObject({ from: 900, to: 850 });
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

  test('SAN-14.7 SAN-26.12 it passes the Chief by while the player has a goblin of their own', () => {
    const chief: Given = {
      encounter: 'chef-gobelin',
      from: 'beginEncounter',
      items: { A: ['potion-de-boule-de-feu'] },
      rolls: [3, 2, 1],
    };
    const scene = given(chief).when(sets({}), goesTo('A fireball'), chooses('A', 'yes'));
    expect(scene.encounter.tokens).toEqual([]);
    expect(scene.left).toBe(205);
    const free = given({ ...chief, from: 'startRound' });
    free.when(sets({}), goesTo('A fireball'), chooses('A', 'yes'));
    expect(free.left).toBe(175);
  });

  test('SAN-R.22 SAN-R.3 a player pushed away or petrified may still throw it', () => {
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
    }).when(sets({ A: 'coup-droit' }, { A: 'bouge-de-la B' }), goesTo('B fireball'));
    expect(barred.player('B').barred).toBe(true);
    barred.when(chooses('B', 'yes'), until('roundEnded'));
    expect(barred.happened('revealed').map(({ seat }) => seat)).not.toContain(1);
  });
});
