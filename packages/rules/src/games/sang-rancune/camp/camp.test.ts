import { describe, expect, test } from 'vitest';
import { catalogue } from '../cards/catalogue.ts';
import type { Open, Own, Player, Table } from '../state/state.ts';
import {
  chooses,
  type Given,
  given,
  goesTo,
  leaves,
  type SangScene,
  sets,
} from '../testing/given.ts';
import { openCamp } from './camp.ts';
import { excludeEachOther } from './camp-limits.ts';

/** A new encounter has just been shown: the first word in camp. */
const shown = (rest: Given = {}): SangScene =>
  given({
    from: 'newEncounter',
    stage: 1,
    pile: ['hydre', 'avarice'],
    tweak: ({ open }) => {
      open.encounter = null;
    },
    ...rest,
  });

/** The camp after a new encounter has been shown, once an offer has opened it: everybody is free to act. */
const camp = ({ stage = 1, ...rest }: Given = {}): SangScene =>
  given({
    from: 'camp',
    stage: stage + 1,
    encounter: 'hydre',
    ...rest,
    tweak: (state) => {
      openCamp({ ...state, catalogue } as Table, 'before');
    },
  });

describe('camps and their items', () => {
  test('SAN-4.4 SAN-20.3 SAN-20.4 SAN-20.6 SAN-27.2 the encounter is seen, then items are used, then numbers dealt', () => {
    const items = { A: ['potion-de-soins', 'potion-de-force'] };
    const scene = shown({ life: { A: 90 }, items });
    expect([scene.asked, scene.encounter.face]).toEqual(['A campStart', 'hydre']);
    expect(scene.happened('initiativeDealt')).toEqual([]);
    scene.when(chooses('A', 'use potion-de-soins'));
    expect(scene.life('A')).toEqual([100]);
    expect(scene.open.removed.map(({ face }) => face)).toEqual(['potion-de-soins']);
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
    expect(shown().asked).toBe('ABCD setAttack');
    const first = shown({ stage: 0, items: { A: ['potion-de-boule-de-feu'] } });
    expect(first.asked).toBe('ABCD setAttack');
    const later = shown({ stage: 1, items: { A: ['potion-de-boule-de-feu'] } });
    expect(later.asked).toBe('A campStart');
  });

  test('SAN-27.2 a potion that nobody needs and nobody may trade opens no camp', () => {
    const items = { A: ['potion-de-soins'] };
    expect(shown({ stage: 0, items }).asked).toBe('ABCD setAttack');
    expect(shown({ stage: 0, items, life: { B: 90 } }).asked).toBe('A campStart');
  });

  test('SAN-27.2 a player with nothing to do in camp is not waited for until an offer comes', () => {
    const scene = camp({ items: { A: ['potion-de-force'] } });
    expect(scene.question('B').idle).toBe(true);
    scene.when(chooses('A', 'offer B'), chooses('A', 'give potion-de-force'));
    expect(scene.asked).toBe('AB campAction');
    expect(scene.question('B').idle).toBeUndefined();
    const offer = scene.open.camp?.offers[0]?.id ?? '';
    scene.when(chooses('B', `accept:${offer}`), chooses('A', 'ready'));
    // Now B owns something that may be traded.
    expect(scene.asked).toBe('B campAction');
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

  test('SAN-27.3 an offer may be withdrawn, and goes with a player who leaves', () => {
    const scene = camp({ items: { A: ['potion-de-force'] } });
    scene.when(chooses('A', 'offer B'), chooses('A', 'give potion-de-force'));
    scene.when(chooses('A', `withdraw:${scene.open.camp?.offers[0]?.id}`));
    expect(scene.open.camp?.offers).toEqual([]);
    scene.when(chooses('A', 'offer B'), chooses('A', 'give potion-de-force'), leaves('B'));
    scene.shows(() => expect(scene.open.camp?.offers).toEqual([]));
  });

  test('SAN-27.3 an offer that is void says why: an item gone, a player gone, nothing to heal, the one item of the camp used; or nothing where the camp is over', () => {
    const why = (setting: Given, ...moves: Parameters<SangScene['when']>) =>
      camp(setting)
        .when(...moves)
        .happened('offerClosed')
        .map(({ how, why: reason }) => [how, reason]);
    const trade: Given = { items: { A: ['potion-de-force', 'potion-de-celerite'] } };
    const offered = [chooses('A', 'offer B'), chooses('A', 'give potion-de-force')];
    expect(why(trade, ...offered, chooses('A', 'use potion-de-force'))).toEqual([['void', 'item']]);
    expect(why(trade, ...offered, leaves('B'))).toEqual([['void', 'player']]);
    expect(why(trade, ...offered, chooses('A', 'ready'), chooses('B', 'ready'))).toEqual([
      ['void', undefined],
    ]);
    const heal: Given = {
      items: { A: ['potion-de-soins', 'potion-de-force'], B: ['baume-du-rebouteux'] },
      life: { B: 90 },
    };
    const gift = chooses('A', 'heal potion-de-soins B');
    expect(why(heal, gift, chooses('B', 'use baume-du-rebouteux'))).toEqual([['void', 'whole']]);
    const one: Given = { ...heal, options: { campItemLimit: 'one' } };
    expect(why(one, gift, chooses('A', 'use potion-de-force'))).toEqual([['void', 'limit']]);
    expect(
      why(trade, ...offered, chooses('A', 'ready'), (scene) =>
        scene.when(chooses('B', `refuse:${scene.open.camp?.offers[0]?.id}`)),
      ),
    ).toEqual([['refused', undefined]]);
  });

  test('SAN-27.2 alone one has nobody to trade with', () => {
    const alone: Given = { dead: ['B', 'C', 'D'], items: { A: ['potion-de-boule-de-feu'] } };
    expect(shown(alone).asked).toBe('A setAttack');
    const healing = camp({ ...alone, items: { A: ['potion-de-soins'] }, life: { A: 50 } });
    expect(healing.options('A')).toEqual(['ready', 'use potion-de-soins']);
  });

  test('SAN-2.7 SAN-27.5 an unhurt player drinks nothing, and is given nothing to drink', () => {
    const scene = camp({ items: { A: ['potion-de-soins'] }, life: { C: 90 } });
    expect(scene.options('A')).toEqual([
      'ready',
      'heal potion-de-soins C',
      'offer B',
      'offer C',
      'offer D',
    ]);
  });

  test('SAN-27.5 SAN-27.3 one potion is offered to one at a time, and not to one who is whole again', () => {
    const scene = camp({
      items: { A: ['potion-de-soins'], B: ['baume-du-rebouteux'] },
      life: { B: 90, C: 50 },
    }).when(chooses('A', 'heal potion-de-soins B'));
    expect(scene.options('A')).not.toContain('heal potion-de-soins C');
    scene.when(chooses('B', 'use baume-du-rebouteux')).shows(() => {
      expect(scene.happened('offerClosed')).toMatchObject([{ kind: 'heal', how: 'void' }]);
      expect(scene.options('A')).toContain('heal potion-de-soins C');
    });
  });

  test('SAN-27.3 an offer is void, too, once what it asks for is gone', () => {
    const scene = camp({
      items: { A: ['potion-de-force'], B: ['potion-de-celerite'] },
    }).when(chooses('A', 'offer B'));
    scene.when(chooses('A', 'give potion-de-force', 'take potion-de-celerite B'));
    scene.when(chooses('B', 'use potion-de-celerite')).shows(() => {
      expect(scene.happened('offerClosed')).toMatchObject([{ kind: 'trade', how: 'void' }]);
      expect(scene.items('A')).toEqual(['potion-de-force']);
    });
  });

  test('SAN-27.3 a player with nothing left to give puts no offer together', () => {
    const scene = camp({ items: { A: ['potion-de-force'], C: ['potion-de-celerite'] } });
    scene.when(chooses('A', 'offer B'), chooses('A', 'give potion-de-force'));
    const id = scene.open.camp?.offers[0]?.id ?? '';
    scene.when(chooses('A', 'offer C'), chooses('B', `accept:${id}`));
    scene.shows(() => expect(scene.options('A')).toEqual(['ready']));
  });

  test('SAN-27.2 SAN-27.3 an offer is waited for, even of one who was ready', () => {
    const scene = camp({ items: { A: ['potion-de-force'] } });
    scene.when(chooses('B', 'ready'), chooses('C', 'ready'), chooses('D', 'ready'));
    scene.when(
      chooses('A', 'offer B'),
      chooses('A', 'give potion-de-force'),
      chooses('A', 'ready'),
    );
    expect(scene.asked).toBe('B campAction');
    scene.when(chooses('B', `accept:${scene.open.camp?.offers[0]?.id}`), chooses('B', 'ready'));
    scene.shows(() => {
      expect(scene.items('B')).toEqual(['potion-de-force']);
      expect(scene.open.camp).toBeNull();
    });
  });

  test('SAN-27.2 a player who puts an offer together is waited for, even if they were ready', () => {
    const scene = camp({ items: { A: ['potion-de-force'], D: ['potion-de-force'] } });
    scene.when(chooses('A', 'ready'), chooses('A', 'offer B'), chooses('D', 'ready'));
    expect(scene.asked).toBe('A composeOffer');
    scene.when(chooses('A', 'give potion-de-force'));
    expect(scene.asked).toBe('AB campAction');
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

  test('SAN-R.31 with one item per camp, a potion offered to drink is off once another is used', () => {
    const scene = camp({
      items: { A: ['potion-de-force', 'potion-de-soins'] },
      life: { B: 50 },
      options: { campItemLimit: 'one' },
    });
    scene.when(chooses('A', 'heal potion-de-soins B'), chooses('A', 'use potion-de-force'));
    expect(scene.happened('offerClosed')).toMatchObject([{ kind: 'heal', how: 'void' }]);
    expect(scene.open.camp?.offers).toEqual([]);
    expect(scene.items('A')).toContain('potion-de-soins');
  });

  test('SAN-R.31 with one item per camp, a potion that was given to drink counts', () => {
    const scene = camp({
      items: { A: ['potion-de-force', 'potion-de-soins'] },
      life: { B: 50 },
      options: { campItemLimit: 'one' },
    }).when(chooses('A', 'heal potion-de-soins B'));
    scene.when(chooses('B', `accept:${scene.open.camp?.offers[0]?.id}`));
    expect(scene.life('B')).toEqual([75]);
    expect(scene.options('A')).not.toContain('use potion-de-force');
  });

  test('SAN-2.12 SAN-27.8 an amulet given away lowers the limit at once', () => {
    const eight = Array<string>(8).fill('feinte');
    const scene = camp({
      stage: 2,
      items: { A: ['amulette-de-mentalisme'] },
      hands: { A: eight },
    });
    scene.when(chooses('A', 'offer B'), chooses('A', 'give amulette-de-mentalisme'));
    scene.when(chooses('B', `accept:${scene.open.camp?.offers[0]?.id}`));
    expect(scene.asked).toBe('A overLimit');
    scene.when(chooses('A', 'feinte'));
    expect(scene.hand('A')).toHaveLength(7);
    expect(scene.happened('cardsDrawn')).toEqual([]);
  });

  test('SAN-27.2 a player who is ready is not waited for, and may still act', () => {
    const scene = camp({ items: { A: ['potion-de-force'], C: ['potion-de-force'] } });
    scene.when(chooses('A', 'ready'));
    expect(scene.asked).toBe('C campAction');
    expect(scene.question('A').idle).toBe(true);
    // Nobody acts for them if the clock answers: being ready is what it says.
    expect(scene.question('A').fallback).toEqual(['ready']);
    scene.when(chooses('A', 'use potion-de-force'));
    expect(scene.player('A').items[0]).toMatchObject({ opened: true, rounds: 2 });
  });

  test('SAN-27.2 the first word is everybody’s at once and unseen: several items are used, and without an offer the camp is over', () => {
    const scene = shown({
      life: { A: 50, B: 80 },
      items: { A: ['potion-de-soins', 'potion-de-force'], B: ['baume-du-rebouteux'] },
    });
    expect(scene.asked).toBe('AB campStart');
    scene.when(chooses('A', 'use potion-de-soins', 'use potion-de-force'));
    expect(scene.life('A')).toEqual([50]);
    scene.when(chooses('B')).shows(() => {
      expect(scene.life('A', 'B')).toEqual([75, 80]);
      expect(scene.player('A').items).toMatchObject([{ face: 'potion-de-force', opened: true }]);
      expect(scene.asked).toBe('ABCD setAttack');
    });
  });

  test('SAN-27.2 the impossible parts of the first word are skipped', () => {
    const both = ['potion-de-soins', 'baume-du-rebouteux'];
    const scene = shown({ life: { A: 90 }, items: { A: both } });
    scene.when(chooses('A', 'use potion-de-soins', 'use baume-du-rebouteux'));
    expect([scene.life('A'), scene.items('A')]).toEqual([[100], ['baume-du-rebouteux']]);
    const one = shown({
      items: { A: ['potion-de-force', 'potion-de-celerite'] },
      options: { campItemLimit: 'one' },
    }).when(chooses('A', 'use potion-de-force', 'use potion-de-celerite'));
    expect(
      one
        .player('A')
        .items.map(({ opened }) => opened)
        .sort(),
    ).toEqual([false, true]);
  });

  test('SAN-27.2 an offer in the first word keeps the camp open, for those concerned', () => {
    const items = { A: ['potion-de-soins'], C: ['potion-de-force'], D: ['potion-de-force'] };
    const scene = shown({ items, life: { B: 40 } });
    scene.when(chooses('A', 'heal potion-de-soins B'), chooses('C', 'offer D'), chooses('D'));
    // A, who offers a potion to drink, waits for the answer alone.
    expect(scene.asked).toBe('BC campAction');
    expect(scene.question('A').idle).toBe(true);
    expect(scene.question('C').kind).toBe('composeOffer');
    scene.when(chooses('B', `accept:${scene.open.camp?.offers[0]?.id}`));
    expect([scene.life('B'), scene.prestige('A')]).toEqual([[65], [3]]);
    scene.when(chooses('C'), chooses('C', 'ready'));
    expect(scene.asked).toBe('ABCD setAttack');
  });

  test('SAN-27.2 a player who offers a potion to drink is waited for again if it is refused', () => {
    const scene = shown({ items: { A: ['potion-de-soins'] }, life: { B: 40, C: 40 } });
    scene.when(chooses('A', 'heal potion-de-soins B'));
    expect(scene.asked).toBe('B campAction');
    scene.when(chooses('B', `refuse:${scene.open.camp?.offers[0]?.id}`));
    expect(scene.asked).toContain('A');
    scene.when(chooses('A', 'heal potion-de-soins C'));
    scene.when(chooses('C', `accept:${scene.open.camp?.offers[0]?.id}`));
    expect(scene.life('B', 'C')).toEqual([40, 65]);
  });

  test('SAN-27.2 SAN-10.5 after an encounter the cards thrown away go with the first word, and are not asked about again after an offer', () => {
    const scene = (): SangScene =>
      given({
        marker: 20,
        items: { A: ['potion-de-force'] },
        hands: { A: ['feinte', 'coup-droit', 'coup-droit'] },
      }).when(sets({ A: 'coup-droit' }), goesTo('ABCD campDiscard'));
    const still = scene().when(chooses('A', 'feinte'), chooses('B'), chooses('C'), chooses('D'));
    expect(still.discard).toContain('feinte');
    expect(still.open.stage).toBe(2);
    const offering = scene().when(chooses('A', 'feinte', 'offer B'), chooses('B'), chooses('C'));
    offering.when(chooses('D'));
    expect(offering.asked).toBe('A composeOffer');
    expect(offering.discard).toContain('feinte');
    offering.when(chooses('A'), chooses('A', 'ready'));
    expect(offering.asked).toBe('A campStart');
    expect(offering.open.stage).toBe(2);
    expect(offering.hand('A')).toHaveLength(still.hand('A').length);
  });

  test('SAN-27.2 a player who wants nothing while nothing changes is asked again when it does', () => {
    const scene = given({
      marker: 20,
      items: { A: ['potion-de-force'] },
      pile: ['hydre', 'avarice'],
    }).when(sets({}), goesTo('ABCD campDiscard'), chooses('A', 'rest'));
    scene.when(chooses('B'), chooses('C'), chooses('D'));
    expect(scene.asked).toBe('ABCD setAttack');
    const hurt = given({
      from: 'newEncounter',
      pile: ['hydre'],
      items: { A: ['potion-de-force'] },
      tweak: ({ open, own }) => {
        open.encounter = null;
        const [potion] = open.players[0]?.items ?? [];
        (own[0] as Own).rests = `100 ${potion?.id}`;
        (open.players[0] as Player).life = 90;
      },
    });
    expect(hurt.asked).toBe('A campStart');
  });

  test('SAN-27.2 SAN-28.1 a player who gives up before all have given their first word does nothing', () => {
    const scene = shown({ items: { A: ['potion-de-force'], B: ['potion-de-force'] } });
    scene.when(chooses('A', 'offer B'), leaves('B')).shows(() => {
      // Whom A turned to is gone: A is asked again.
      expect(scene.asked).toBe('A campStart');
      expect(scene.options('A')).not.toContain('offer B');
    });
    const giver = shown({ items: { A: ['potion-de-force'], B: ['potion-de-force'] } });
    giver.when(chooses('A', 'use potion-de-force'), leaves('A'), chooses('B'));
    giver.shows(() => expect(giver.happened('itemUsed')).toEqual([]));
  });

  test('SAN-27.9 in camp a question has its own time, unless the table waits; the discard of every encounter has none', () => {
    const items = { A: ['potion-de-force'], B: ['potion-de-force'] };
    expect(shown({ items }).question('A').seconds).toBe(45);
    expect(
      shown({ items, options: { campSeconds: 'none' } }).question('A').seconds,
    ).toBeUndefined();
    const scene = camp({ items });
    expect(scene.question('A').seconds).toBe(45);
    expect(scene.when(chooses('A', 'offer B')).question('A').seconds).toBe(45);
    const plain = given({ marker: 20 }).when(sets({}), goesTo('ABCD campDiscard'));
    expect(plain.question('A').seconds).toBeUndefined();
  });
});

test('SAN-R.31 SAN-27.5 a potion is drunk or given, not both; where a table allows one item, one of all', () => {
  const { open } = given({}).session.state as { open: Open };
  const [drink, give, other] = [
    { id: 'use:i1', verb: 'use', card: 'i1' },
    { id: 'heal:i1:2', verb: 'heal', card: 'i1', seat: 2 },
    { id: 'use:i2', verb: 'use', card: 'i2' },
  ] as const;
  const one = { ...open, options: { ...open.options, campItemLimit: 'one' } } as Open;
  expect(excludeEachOther(open, drink, give)).toBe(true);
  expect(excludeEachOther(open, drink, other)).toBe(false);
  expect(excludeEachOther(one, drink, other)).toBe(true);
  expect(excludeEachOther(one, drink, { id: 'offer:1', verb: 'offer', seat: 1 })).toBe(false);
});
