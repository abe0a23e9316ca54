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

const OWL = 'token-owl-spirit';

const sanctuary = (
  deck: string[],
  { support = ['rat-pup'], play = [] }: { support?: string[]; play?: string[] } = {},
) =>
  given({
    A: { stronghold: 'gorilla-sanctuary', support, deck, play },
    B: { deck: ['rat-leech'] },
  });

test('gorilla-sanctuary UNT-16.1 UNT-16.7 UNT-R.70 S22: a Rally card goes under the deck and calls an Owl', () => {
  sanctuary(['rat-leech', 'rat-pup'])
    .when(usesAbility('A'))
    .shows((scene) => {
      expect(rows(scene)).toEqual({ A: [`${OWL} 1/1 exhausted`], B: [] });
      expect(scene.deck('A')).toEqual(['rat-pup', 'rat-leech']);
      expect(scene.deck('B')).toEqual(['rat-leech']);
      expect(scene.bonusPower('A')).toEqual([]);
      expect(scene.happened('invoked')).toMatchObject([{ seat: 0, result: 'owl' }]);
      expect(scene.happened('invoked')[0]).not.toHaveProperty('card');
      expect(scene.player('A').cardsPlayed).toBe(0);
    });
});

test('gorilla-sanctuary UNT-16.2 UNT-R.10 S22: another card becomes a Bonus Power that you alone know', () => {
  sanctuary(['rat-pup', 'rat-leech'])
    .when(usesAbility('A'))
    .shows((scene) => {
      expect(scene.bonusPower('A')).toEqual(['rat-pup']);
      expect(scene.deck('A')).toEqual(['rat-leech']);
      expect(rows(scene).A).toEqual([]);
      expect(JSON.stringify(scene.view('A').own)).toContain('rat-pup');
      expect(JSON.stringify(scene.view('B').own)).not.toContain('rat-pup');
      expect(scene.open.holdings[0]?.bonusPower).toMatchObject([{ knownBy: 0 }]);
    });
});

test('gorilla-sanctuary UNT-16.8 UNT-R.31 S23: with three Owls the card still goes under, no fourth comes', () => {
  sanctuary(['rat-leech', 'rat-pup'], { play: [OWL, OWL, OWL] })
    .when(usesAbility('A'))
    .shows((scene) => {
      expect(scene.animals('A')).toEqual([OWL, OWL, OWL]);
      expect(scene.deck('A')).toEqual(['rat-pup', 'rat-leech']);
      expect(scene.happened('owlBlocked')).toHaveLength(1);
    });
});

test('gorilla-sanctuary UNT-R.71 UNT-23.4: an empty deck gives nothing; not without Support', () => {
  sanctuary([])
    .when(usesAbility('A'))
    .shows((scene) => {
      expect(scene.happened('invoked')).toMatchObject([{ result: 'nothing' }]);
      expect(rows(scene).A).toEqual([]);
    });
  sanctuary(['rat-pup'], { support: [] }).shows((scene) =>
    expect(scene.options('A')).not.toContain('ability'),
  );
});

const played = (face: string, power: number, deck: string[] = ['rat-leech', 'rat-pup']) =>
  given({ A: { hand: [face], power, deck }, B: { play: ['fox-seer'] } }).when(plays('A', face));

test('gorilla-novice UNT-15.1 UNT-16.1: Invokes once on Arrival, or not', () => {
  played('gorilla-novice', 1)
    .when(accepts('A'))
    .shows((scene) =>
      expect(rows(scene)).toEqual({
        A: ['gorilla-novice 1/2 exhausted', `${OWL} 1/1 exhausted`],
        B: ['fox-seer 1/2'],
      }),
    );
  played('gorilla-novice', 1)
    .when(declines('A'))
    .shows((scene) => {
      expect(scene.deck('A')).toEqual(['rat-leech', 'rat-pup']);
      expect(rows(scene).A).toEqual(['gorilla-novice 1/2 exhausted']);
    });
});

const sentinel = () =>
  given({
    A: { play: ['rhino-rampager', 'fox-seer'] },
    B: { play: ['gorilla-sentinel', 'rat-pup'] },
  }).when(attacks('A', 'rhino-rampager', 'gorilla-sentinel'));

test('gorilla-sentinel UNT-15.2 UNT-16.4: beaten, it lets its controller call 1 Owl, or not', () => {
  const scene = sentinel();
  expect(scene.asked).toBe('B useAbility');
  scene.when(accepts('B')).shows(() => {
    expect(rows(scene)).toEqual({
      A: ['rhino-rampager 4/6 d2 exhausted', 'fox-seer 1/2'],
      B: ['rat-pup 1/1', `${OWL} 1/1 exhausted`],
    });
    expect(scene.support('B')).toEqual(['gorilla-sentinel']);
  });
  sentinel()
    .when(declines('B'))
    .shows((other) => expect(rows(other).B).toEqual(['rat-pup 1/1']));
});

test('gorilla-sentinel UNT-15.4: has Guard', () => {
  given({ A: { play: ['rat-pup'] }, B: { play: ['gorilla-sentinel', 'fox-seer'] } }).shows(
    (scene) =>
      expect(scene.options('A').filter((option) => option.startsWith('rat-pup'))).toEqual([
        'rat-pup gorilla-sentinel',
      ]),
  );
});

test('gorilla-drummer UNT-23.1: your tokens have +1 Attack, nobody else', () => {
  given({
    A: { play: ['gorilla-drummer', OWL, 'fox-seer'] },
    B: { play: [OWL] },
  }).shows((scene) =>
    expect(rows(scene)).toEqual({
      A: ['gorilla-drummer 3/4', `${OWL} 2/1`, 'fox-seer 1/2'],
      B: [`${OWL} 1/1`],
    }),
  );
  given({ A: { play: ['gorilla-drummer', 'gorilla-drummer', OWL] }, B: {} }).shows((scene) =>
    expect(scene.attack('A', OWL)).toBe(3),
  );
});

test('gorilla-drummer UNT-15.1: Invokes once on Arrival, or not', () => {
  played('gorilla-drummer', 4)
    .when(accepts('A'))
    .shows((scene) =>
      expect(rows(scene).A).toEqual(['gorilla-drummer 3/4 exhausted', `${OWL} 2/1 exhausted`]),
    );
  played('gorilla-drummer', 4)
    .when(declines('A'))
    .shows((scene) => expect(scene.deck('A')).toEqual(['rat-leech', 'rat-pup']));
});

const silverback = (...play: string[]) =>
  given({ A: { hand: ['gorilla-silverback'], power: 5, play }, B: { play: [OWL] } }).when(
    plays('A', 'gorilla-silverback'),
  );

test('gorilla-silverback UNT-16.4 UNT-16.8: calls 2 Owls, as many as fit', () => {
  silverback()
    .when(accepts('A'))
    .shows((scene) =>
      expect(rows(scene)).toEqual({
        A: ['gorilla-silverback 4/4 exhausted', `${OWL} 1/1 exhausted`, `${OWL} 1/1 exhausted`],
        B: [`${OWL} 1/1`],
      }),
    );
  silverback(OWL, OWL)
    .when(accepts('A'))
    .shows((scene) => expect(scene.animals('A')).toEqual([OWL, OWL, 'gorilla-silverback', OWL]));
  silverback('rat-pup', 'rat-pup', 'rat-pup', 'rat-pup', 'rat-pup')
    .when(accepts('A'))
    .shows((scene) => expect(scene.animals('A').filter((face) => face === OWL)).toHaveLength(1));
});

test('gorilla-silverback UNT-8.5: may be declined', () => {
  silverback()
    .when(declines('A'))
    .shows((scene) => expect(rows(scene).A).toEqual(['gorilla-silverback 4/4 exhausted']));
});

const feathers = (support: string[], deck = ['rat-pup', 'rat-leech', 'fox-seer', 'fox-dazzle']) =>
  given({
    A: { hand: ['gorilla-feathers'], power: 1, support, deck },
    B: { deck: ['rat-pup'] },
  }).when(plays('A', 'gorilla-feathers'));

test('gorilla-feathers UNT-16.3 UNT-16.1: Omen 2, then Invoke what was put on top', () => {
  feathers([])
    .when(chooses('A', 'rat-leech', 'rat-pup', 'deck'))
    .shows((scene) => {
      expect(rows(scene).A).toEqual([`${OWL} 1/1 exhausted`]);
      expect(scene.deck('A')).toEqual(['rat-pup', 'fox-seer', 'fox-dazzle', 'rat-leech']);
    });
});

test('gorilla-feathers UNT-23.2 UNT-7.5 UNT-R.21 S42: it cannot pay for its own second Invoke', () => {
  feathers([])
    .when(chooses('A', 'rat-pup', 'rat-leech', 'deck'))
    .shows((scene) => {
      expect(scene.asked).toBe('A mainAction');
      expect(scene.bonusPower('A')).toEqual(['rat-pup']);
      expect(scene.support('A')).toEqual(['gorilla-feathers']);
    });
});

test('gorilla-feathers UNT-7.4: 1 Support Invokes once more, or not', () => {
  feathers(['tiger-cub'])
    .when(chooses('A', 'rat-pup', 'rat-leech', 'deck'), accepts('A'))
    .shows((scene) => {
      expect(scene.bonusPower('A')).toEqual(['rat-pup']);
      expect(rows(scene).A).toEqual([`${OWL} 1/1 exhausted`]);
      expect(scene.removed('A')).toEqual(['tiger-cub']);
      expect(scene.support('A')).toEqual(['gorilla-feathers']);
    });
  feathers(['tiger-cub'])
    .when(chooses('A', 'rat-pup', 'rat-leech', 'deck'), declines('A'))
    .shows((scene) => {
      expect(rows(scene).A).toEqual([]);
      expect(scene.support('A')).toEqual(['tiger-cub', 'gorilla-feathers']);
    });
});
