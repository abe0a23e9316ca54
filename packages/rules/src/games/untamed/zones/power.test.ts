import { describe, expect, test } from 'vitest';
import {
  chooses,
  endsTurn,
  given,
  paysToDraw,
  plays,
  playsAsPower,
  usesAbility,
  usesBonusPower,
} from '../testing/given.ts';

describe('Power', () => {
  test('UNT-6.1 UNT-6.3 UNT-6.4 UNT-6.5 S03 the cost is paid by exhausting ready Power; an unpayable card is not offered', () => {
    given({ A: { power: 3, hand: ['raccoon-lidbearer', 'fox-dazzle', 'rat-queen'] }, B: {} })
      .when(plays('A', 'raccoon-lidbearer'))
      .shows((scene) => {
        expect(scene.power('A')).toEqual({ ready: 1, exhausted: 2 });
        expect(scene.animal('A', 'raccoon-lidbearer').ready).toBe(false);
        expect(scene.options('A')).not.toContain('play fox-dazzle');
        const [dazzle] = scene.state.own[0]?.hand ?? [];
        const before = JSON.stringify(scene.session.position());
        expect(scene.session.answer(0, [`play:${dazzle?.id}`]).ok).toBe(false);
        expect(JSON.stringify(scene.session.position())).toBe(before);
      });
  });

  test('UNT-6.2 UNT-11.1 UNT-11.2 UNT-5.3 UNT-4.3 S04 a fifth Power comes ready, pays at once, and there is no sixth', () => {
    const scene = given({
      A: { power: { exhausted: 4 }, hand: ['rat-queen', 'fox-seer', 'rat-pup', 'fox-seer'] },
      B: {},
    });
    scene.when(playsAsPower('A', 'rat-queen')).shows(() => {
      expect(scene.power('A')).toEqual({ ready: 1, exhausted: 4 });
      expect(scene.options('A')).toContain('play fox-seer');
      expect(scene.options('A')).not.toContain('power fox-seer');
    });
    scene.when(endsTurn('A'), endsTurn('B')).shows(() => {
      expect(scene.power('A')).toEqual({ ready: 5, exhausted: 0 });
      expect(scene.options('A').some((option) => option.startsWith('power'))).toBe(false);
    });
  });

  test('UNT-2.6 UNT-R.74 a card played as Power is known to its player alone, under a new id', () => {
    given({ A: { hand: ['rat-queen'] }, B: {} })
      .when((scene) => {
        const id = scene.state.own[0]?.hand[0]?.id;
        playsAsPower('A', 'rat-queen')(scene);
        expect(scene.open.holdings[0]?.power[0]?.id).not.toBe(id);
      })
      .shows((scene) => {
        expect(scene.view('A').own?.faceDown).toMatchObject([{ face: 'rat-queen' }]);
        expect(JSON.stringify(scene.events)).not.toContain('rat-queen');
        expect(JSON.stringify(scene.view('B'))).not.toContain('rat-queen');
        expect(scene.ownHalves).toMatchObject([{ seat: 0, half: { card: { face: 'rat-queen' } } }]);
      });
  });

  test('UNT-R.12 UNT-R.25 Power is never taken back and is no card played', () => {
    given({ A: { hand: ['rat-queen', 'rat-pup'] }, B: {} })
      .when(playsAsPower('A', 'rat-queen'))
      .shows((scene) => {
        expect(scene.player('A').cardsPlayed).toBe(0);
        expect(scene.options('A')).toEqual(['play rat-pup', 'end']);
      });
  });

  test('UNT-11.4 UNT-R.24 UNT-R.16 S13 two Power for a card, once a turn, and never from an empty deck', () => {
    const scene = given({ A: { power: 4, deck: ['rat-pup'], discount: 1 }, B: {} });
    scene.when(paysToDraw('A')).shows(() => {
      expect(scene.hand('A')).toEqual(['rat-pup']);
      expect(scene.power('A')).toEqual({ ready: 2, exhausted: 2 });
      expect(scene.player('A').discount).toBe(1);
      expect(scene.options('A')).not.toContain('draw');
    });
    given({ A: { power: 4, deck: [] }, B: {} }).shows((each) =>
      expect(each.options('A')).toEqual(['end']),
    );
    given({ A: { power: 1 }, B: {} }).shows((each) => expect(each.options('A')).toEqual(['end']));
  });
});

describe('Bonus Power', () => {
  test('UNT-R.17 UNT-R.10 which of several unseen ones goes back is not asked', () => {
    given({ A: { bonusPower: ['fox-seer', 'rat-pup'] }, B: {} })
      .when(usesBonusPower('A'))
      .shows((scene) => {
        expect(scene.asked).toBe('A mainAction');
        expect(scene.bonusPower('A')).toEqual(['rat-pup']);
      });
  });

  test('UNT-12.1 UNT-12.2 UNT-12.3 UNT-12.4 UNT-R.17 UNT-R.19 S10 two reduce one card; the last returned lies on top', () => {
    const scene = given({
      A: {
        power: 3,
        bonusPower: ['fox-seer'],
        invoked: ['rat-pup'],
        hand: ['rhino-rampager'],
        deck: ['tiger-cub'],
      },
      B: {},
    });
    expect(scene.options('A')).not.toContain('play rhino-rampager');
    expect(scene.options('A').filter((words) => /fox-seer|rat-pup|bonus/.test(words))).toHaveLength(
      2,
    );
    scene.when(chooses('A', 'rat-pup'), usesBonusPower('A')).shows(() => {
      expect(scene.player('A').discount).toBe(2);
      expect(scene.deck('A')).toEqual(['fox-seer', 'rat-pup', 'tiger-cub']);
      expect(scene.bonusPower('A')).toEqual([]);
      expect(scene.options('A')).not.toContain('bonus');
    });
    scene.when(plays('A', 'rhino-rampager')).shows(() => {
      expect(scene.power('A')).toEqual({ ready: 0, exhausted: 3 });
      expect(scene.player('A').discount).toBe(0);
      expect(scene.happened('cardPlayed')).toMatchObject([{ paid: 3, discount: 2, how: 'power' }]);
    });
  });

  test('UNT-R.15 S11 a card played by Focus uses up the discount', () => {
    const scene = given({
      A: {
        power: 2,
        discount: 1,
        support: ['rat-pup', 'rat-pup', 'rat-pup', 'rat-pup'],
        hand: ['crocodile-siltjaw', 'raccoon-tinker'],
      },
      B: {},
    });
    expect(scene.options('A')).toContain('play raccoon-tinker');
    scene.when(plays('A', 'crocodile-siltjaw')).shows(() => {
      expect(scene.player('A').discount).toBe(0);
      expect(scene.removed('A')).toHaveLength(4);
      expect(scene.options('A')).not.toContain('play raccoon-tinker');
    });
  });

  test('UNT-R.13 UNT-12.2 S12 an unused discount lapses; the card stays on the deck', () => {
    given({
      A: { bonusPower: ['tiger-cub'], deck: ['rat-pup', 'rat-pup'], hand: ['rat-queen'] },
      B: {},
    })
      .when(usesBonusPower('A'), endsTurn('A'), endsTurn('B'))
      .shows((scene) => {
        expect(scene.player('A').discount).toBe(0);
        expect([...scene.hand('A'), ...scene.support('A')]).toContain('tiger-cub');
        expect(scene.deck('A')).toEqual(['rat-pup']);
      });
  });

  test('UNT-R.14 a cost below 0 is 0, the surplus is lost', () => {
    given({ A: { discount: 3, hand: ['fox-seer', 'fox-seer'] }, B: {} })
      .when(plays('A', 'fox-seer'))
      .shows((scene) => {
        expect(scene.happened('cardPlayed')).toMatchObject([{ paid: 0, discount: 3 }]);
        expect(scene.player('A').discount).toBe(0);
      });
  });

  test('UNT-R.10 UNT-16.2 the card of an Invoke is known to its owner, under the Stronghold and back on the deck', () => {
    const scene = given({
      A: {
        stronghold: 'gorilla-sanctuary',
        support: ['rat-pup'],
        deck: ['fox-seer', 'rat-pup'],
      },
      B: {},
    });
    scene.when(usesAbility('A')).shows(() => {
      expect(scene.view('A').own?.faceDown).toMatchObject([{ face: 'fox-seer' }]);
      expect(JSON.stringify(scene.view('B'))).not.toContain('fox-seer');
    });
    scene.when(usesBonusPower('A')).shows(() => {
      expect(scene.view('A').own?.knownTop).toMatchObject([{ face: 'fox-seer' }]);
      expect(scene.view('A').own?.faceDown).toEqual([]);
    });
  });

  test('UNT-R.18 it stays when the Stronghold falls', () => {
    given({
      A: { play: ['tiger-lord'] },
      B: { bonusPower: ['fox-seer'], damage: 6, hand: [], deck: ['rat-pup'] },
    })
      .when(chooses('A', 'tiger-lord B stronghold'))
      .shows((scene) => expect(scene.bonusPower('B')).toEqual(['fox-seer']));
  });
});

describe('Bonus Power said with the card', () => {
  const power = 2;
  const bonusPower = ['fox-seer', 'tiger-cub'];
  const hand = ['rat-queen'];
  const plays3 = (place: object) => given({ A: { hand, power, ...place }, B: {} });

  test('UNT-R.138 UNT-12.2 it is the same as using it, then playing the card', () => {
    const [at, apart] = [plays3({ bonusPower }), plays3({ bonusPower })];
    at.when(plays('A', 'rat-queen bonus'));
    apart.when(usesBonusPower('A'), plays('A', 'rat-queen'));
    const told = (scene: typeof at) => scene.events.map(({ type }) => type);
    expect(told(at)).toEqual(told(apart));
    expect(told(at)).toEqual(expect.arrayContaining(['bonusPowerUsed', 'cardPlayed']));
    for (const zone of ['hand', 'animals', 'deck', 'bonusPower', 'power', 'support'] as const) {
      expect(at[zone]('A'), zone).toEqual(apart[zone]('A'));
    }
    at.shows((scene) => {
      expect(scene.happened('cardPlayed')).toMatchObject([{ paid: 2, discount: 1 }]);
      expect(scene.bonusPower('A')).toEqual(['tiger-cub']);
      expect(scene.deck('A')[0]).toBe('fox-seer');
    });
  });

  test('UNT-R.138 UNT-12.4 as many as are missing, no more', () => {
    plays3({ power: 1, bonusPower: [...bonusPower, 'rat-pup'] })
      .when(plays('A', 'rat-queen bonus'))
      .shows((scene) => {
        expect(scene.happened('bonusPowerUsed')).toHaveLength(2);
        expect(scene.bonusPower('A')).toEqual(['rat-pup']);
        expect(scene.power('A')).toEqual({ ready: 0, exhausted: 1 });
      });
  });

  test('UNT-R.138 only where nothing else pays, there is enough, and it does not matter which goes', () => {
    const offered = (place: object) =>
      plays3(place)
        .options('A')
        .filter((option) => option.startsWith('play '));
    expect(offered({ bonusPower })).toEqual(['play rat-queen bonus']);
    expect(offered({ bonusPower, power: 3 })).toEqual(['play rat-queen']);
    expect(offered({ bonusPower, power: 0 })).toEqual([]);
    expect(offered({ bonusPower: [], invoked: ['fox-seer'] })).toEqual(['play rat-queen bonus']);
    expect(offered({ bonusPower, invoked: ['fox-seer'] })).toEqual([]);
    const focus = { hand: ['fox-storyteller'], support: ['rat-pup', 'fox-seer', 'tiger-cub'] };
    expect(offered({ bonusPower, ...focus })).toEqual(['play fox-storyteller']);
    expect(offered({ bonusPower, ...focus, support: [] })).toEqual(['play fox-storyteller bonus']);
  });
});

describe('Focus', () => {
  const support = ['rat-pup', 'fox-seer', 'tiger-cub'];

  test('UNT-15.7 UNT-7.3 S05 Focus 3 instead of Power: three cards leave the game', () => {
    given({ A: { support, hand: ['fox-storyteller'] }, B: {} })
      .when(plays('A', 'fox-storyteller'))
      .shows((scene) => {
        expect(scene.removed('A')).toEqual(support);
        expect(scene.support('A')).toEqual([]);
        expect(scene.animal('A', 'fox-storyteller').ready).toBe(false);
        expect(scene.player('A').cardsPlayed).toBe(1);
      });
  });

  test('UNT-15.7 UNT-R.20 S05 both payable: two ways to play it; Power and Support are never mixed', () => {
    const both = () => given({ A: { support, power: 4, hand: ['fox-storyteller'] }, B: {} });
    expect(both().options('A')).toEqual(
      expect.arrayContaining(['play fox-storyteller', 'play fox-storyteller focus']),
    );
    both()
      .when(plays('A', 'fox-storyteller'))
      .shows((scene) => {
        expect(scene.power('A')).toEqual({ ready: 0, exhausted: 4 });
        expect(scene.support('A')).toEqual(support);
      });
    both()
      .when(plays('A', 'fox-storyteller focus'))
      .shows((scene) => {
        expect(scene.power('A')).toEqual({ ready: 4, exhausted: 0 });
        expect(scene.removed('A')).toEqual(support);
      });
    given({ A: { support: ['rat-pup', 'rat-pup'], power: 5, hand: ['fox-storyteller'] }, B: {} })
      .when(plays('A', 'fox-storyteller'))
      .shows((each) => expect(each.power('A')).toEqual({ ready: 1, exhausted: 4 }));
    given({
      A: { support: ['rat-pup', 'rat-pup'], power: 2, hand: ['fox-storyteller'] },
      B: {},
    }).shows((each) => expect(each.options('A')).not.toContain('play fox-storyteller'));
  });

  test('UNT-15.7 the card lies open while its player chooses what to pay with', () => {
    const four = {
      factions: ['panda'],
      support: ['rat-leech', ...support],
      power: 4,
      hand: ['fox-storyteller'],
    };
    given({ A: four, B: {} })
      .when(plays('A', 'fox-storyteller focus'))
      .shows((scene) => {
        expect(scene.asked).toBe('A paySupport');
        expect(scene.open.resolving).toMatchObject([
          { card: { face: 'fox-storyteller' }, as: 'played' },
        ]);
        expect(scene.hand('A')).toEqual([]);
      });
  });
});
