import { describe, expect, test } from 'vitest';
import type { Place } from '../scenes/setting.ts';
import type { Scene } from '../testing/given.ts';
import { accepts, answers, attacks, chooses, given, plays, usesAbility } from '../testing/given.ts';

const OWL = 'token-owl-spirit';

describe('how an ability resolves', () => {
  test('UNT-23.1 UNT-10.7 static abilities work while their Animal is in play, and add up', () => {
    const scene = given({
      A: { play: ['raccoon-foreman', 'raccoon-foreman', 'rat-pup'] },
      B: { play: ['tiger-lord', 'rat-pup'] },
    });
    expect(scene.attack('A', 'rat-pup')).toBe(3);
    expect(scene.attack('A', 'raccoon-foreman')).toBe(4);
    expect(scene.attack('B', 'rat-pup')).toBe(1);
    scene.when(attacks('A', 'raccoon-foreman', 'tiger-lord')).shows(() => {
      expect(scene.animals('A')).toEqual(['raccoon-foreman', 'rat-pup']);
      expect(scene.attack('A', 'rat-pup')).toBe(2);
    });
  });

  test('UNT-23.2 condition, offer, payment, mode, targets, effect: in this order', () => {
    const scene = given({
      A: {
        factions: ['panda'],
        stronghold: 'fox-mirrors',
        support: ['rat-pup', 'fox-seer'],
        play: ['rat-leech', 'rat-pup'],
      },
      B: { play: ['tiger-lord', 'rat-queen'] },
    });
    const asked: string[] = [];
    for (const answer of ['ability', 'fox-seer', 'lower', 'tiger-lord']) {
      scene.when(chooses('A', answer));
      asked.push(scene.asked);
    }
    expect(asked).toEqual(['A paySupport', 'A chooseMode', 'A chooseTargets', 'A mainAction']);
    scene.shows(() => {
      expect(scene.attack('B', 'tiger-lord')).toBe(2);
      expect(scene.removed('A')).toEqual(['fox-seer']);
      expect(scene.happened('abilityUsed')).toMatchObject([
        { face: 'fox-mirrors', trigger: 'stronghold', mode: 'lower' },
      ]);
    });
  });

  test('UNT-23.3 no offer without a required target; a mode without a legal target cannot be chosen', () => {
    given({ A: { power: 2, hand: ['chameleon-whiptongue'], cardsPlayed: 1 }, B: {} })
      .when(plays('A', 'chameleon-whiptongue'))
      .shows((scene) => expect(scene.asked).toBe('A mainAction'));
    given({ A: { power: 1, hand: ['rabbit-leveret'] }, B: { play: ['rat-pup'] } })
      .when(plays('A', 'rabbit-leveret'))
      .shows((scene) => expect(scene.options('A')).toEqual(['nip', 'none']));
    given({ A: { power: 3, hand: ['fox-trickster'] }, B: {} })
      .when(plays('A', 'fox-trickster'))
      .shows((scene) => expect(scene.asked).toBe('A mainAction'));
  });

  test('UNT-23.4 the Stronghold action needs its condition, its cost and its targets', () => {
    const legal = (place: Place): boolean =>
      given({ A: { support: ['rat-pup', 'rat-pup'], ...place }, B: {} })
        .options('A')
        .includes('ability');
    expect(legal({ stronghold: 'panda-counter' })).toBe(true);
    expect(legal({ stronghold: 'panda-counter', support: ['rat-pup'] })).toBe(false);
    expect(legal({ stronghold: 'chameleon-glasshouse' })).toBe(false);
    expect(legal({ stronghold: 'chameleon-glasshouse', cardsPlayed: 2 })).toBe(true);
    expect(legal({ stronghold: 'raccoon-workshop' })).toBe(false);
    expect(legal({ stronghold: 'raccoon-workshop', play: ['rat-pup'] })).toBe(true);
    expect(legal({ stronghold: 'rabbit-warren', hand: ['rat-queen'] })).toBe(false);
    expect(legal({ stronghold: 'rabbit-warren', hand: ['rat-pup'] })).toBe(true);
    const one = [{ face: 'rat-leech', damage: 1 }];
    expect(legal({ stronghold: 'rhino-scar', play: one })).toBe(false);
    expect(legal({ stronghold: 'rhino-scar', play: [...one, 'rat-pup'] })).toBe(true);
  });

  test('UNT-23.5 "up to" allows fewer', () => {
    given({ A: { power: 1, hand: ['rhino-rage'], play: ['rat-leech', 'rat-queen'] }, B: {} })
      .when(plays('A', 'rhino-rage'), answers('A'))
      .shows((scene) => {
        expect(scene.animal('A', 'rat-leech').damage).toBe(0);
        expect(scene.support('A')).toEqual(['rhino-rage']);
      });
  });

  test('UNT-23.12 damage is reduced, tokens moved or placed are not', () => {
    const scene = given({
      A: {
        stronghold: 'rhino-scar',
        support: ['fox-seer'],
        play: [{ face: 'rhino-rampager', damage: 1 }, 'rat-leech'],
      },
      B: {
        play: ['rhino-charger'],
        changes: [{ source: 'raccoon-contraption', attack: 0, reduction: 2, until: { turnOf: 1 } }],
      },
    });
    scene.when(attacks('A', 'rat-leech', 'rhino-charger')).shows(() => {
      expect(scene.animal('B', 'rhino-charger')).toMatchObject({ damage: 0, fury: 0 });
    });
    scene.when(usesAbility('A'), chooses('A', 'rhino-rampager'), chooses('A', 'rhino-charger'));
    scene.shows(() => {
      expect(scene.animal('B', 'rhino-charger')).toMatchObject({ damage: 1, fury: 0 });
      const moved = { fromFace: 'rhino-rampager', toFace: 'rhino-charger' };
      expect(scene.happened('damageMoved')).toMatchObject([moved]);
      const targetFaces = ['rhino-rampager', 'rhino-charger'];
      expect(scene.happened('abilityUsed').at(-1)).toMatchObject({ targetFaces });
    });
  });

  test('UNT-23.16 filters on cost read the printed cost', () => {
    given({
      A: { power: 3, hand: ['rat-herald'] },
      B: { play: [OWL, 'rat-leech', 'raccoon-tinker'] },
    })
      .when(plays('A', 'rat-herald'))
      .shows((scene) => expect(scene.options('A')).toEqual([OWL, 'rat-leech', 'none']));
  });

  test('UNT-23.18 "if you do" needs that something was done', () => {
    given({
      A: { stronghold: 'snake-pit', support: ['fox-seer'], play: ['rat-queen'] },
      B: {},
    })
      .when((scene) => {
        scene
          .player('A')
          .changes.push({ source: 'x', attack: 0, reduction: 1, until: 'endOfTurn' });
      }, usesAbility('A'))
      .when(chooses('A', 'rat-queen'))
      .when((scene) => expect(scene.animals('A')).toEqual(['rat-queen']));
  });

  test('UNT-23.20 S41 replayed Last Words: the Animal stays, nothing is beaten; the payment is gone', () => {
    const scene = given({
      A: {
        factions: ['crocodile'],
        stronghold: 'crocodile-mire',
        support: ['rat-pup', 'rat-leech', 'fox-seer'],
        play: ['crocodile-siltjaw'],
      },
      B: {},
    });
    scene.when(usesAbility('A'), chooses('A', 'rat-pup', 'fox-seer'));
    expect(scene.options('A')).toEqual(['rat-leech', 'none']);
    scene.when(chooses('A', 'rat-leech')).shows(() => {
      expect(scene.animals('A')).toEqual(['crocodile-siltjaw', 'rat-leech']);
      expect(scene.animal('A', 'rat-leech').ready).toBe(false);
      expect(scene.happened('animalBeaten')).toEqual([]);
    });
  });

  test('UNT-23.21 each round is resolved with its triggers before the next choice', () => {
    const scene = given({
      A: {
        power: 2,
        hand: ['rabbit-rush', 'rabbit-nurse', 'fox-seer'],
        support: ['rat-pup'],
        deck: ['rat-leech'],
      },
      B: {},
    });
    scene.when(plays('A', 'rabbit-rush'), chooses('A', 'rabbit-nurse'));
    expect(scene.asked).toBe('A chooseMode');
    scene.when(chooses('A', 'recall'));
    expect(scene.options('A')).toEqual(['fox-seer', 'rat-pup', 'none']);
    scene.when(chooses('A', 'rat-pup')).shows(() => {
      expect(scene.animals('A')).toEqual(['rabbit-nurse', 'rat-pup']);
      expect(scene.player('A').cardsPlayed).toBe(3);
      expect(scene.support('A')).toEqual(['rabbit-rush']);
    });
  });

  test('UNT-23.21 a choice from the hand is asked even if no card fits: that must not show', () => {
    const scene = given({ A: { power: 2, hand: ['rabbit-rush', 'rat-queen'] }, B: {} });
    scene.when(plays('A', 'rabbit-rush'));
    expect(scene.asked).toBe('A chooseTargets');
    expect(scene.options('A')).toEqual(['none']);
  });

  test('UNT-R.115 base Attack swapped again: the current values change places', () => {
    const scene = given({
      A: { power: 3, hand: ['fox-trickster'], play: [{ face: 'rat-pup', swappedAttack: 4 }] },
      B: { play: [{ face: 'tiger-lord', swappedAttack: 1, fury: 1 }] },
    });
    scene
      .when(plays('A', 'fox-trickster'), chooses('A', 'rat-pup'), chooses('A', 'tiger-lord'))
      .shows(() => {
        expect(scene.attack('A', 'rat-pup')).toBe(1);
        expect(scene.attack('B', 'tiger-lord')).toBe(5);
      });
  });

  test('UNT-R.113 UNT-R.62 a triggered Stronghold ability: no cost, no use; skipped if it cannot resolve', () => {
    const lanterns = (place: Place): Scene =>
      given({
        A: {
          power: 2,
          hand: ['panda-lanterns'],
          deck: ['rat-pup', 'rat-leech', 'rat-queen'],
          ...place,
        },
        B: {},
      }).when(plays('A', 'panda-lanterns'));
    lanterns({ stronghold: 'panda-counter' })
      .when(accepts('A'))
      .shows((scene) => {
        expect(scene.hand('A')).toEqual(['rat-pup', 'rat-leech']);
        expect(scene.player('A').abilityUses).toBe(0);
      });
    lanterns({ stronghold: 'raccoon-workshop' }).shows((scene) => {
      expect(scene.hand('A')).toEqual(['rat-pup']);
      expect(scene.asked).toBe('A mainAction');
    });
  });

  test('UNT-R.114 S44 additional uses and a lower cost while the card that gives them is in play', () => {
    const scene = given({
      A: {
        stronghold: 'panda-counter',
        support: ['rat-pup', 'rat-pup', 'rat-pup'],
        play: ['panda-sealkeeper'],
      },
      B: {},
    });
    scene.when(usesAbility('A'), usesAbility('A')).shows(() => {
      expect(scene.removed('A')).toHaveLength(2);
      expect(scene.hand('A')).toHaveLength(2);
      expect(scene.options('A')).not.toContain('ability');
    });
  });

  test('UNT-R.69 compulsory parts happen once the ability is used', () => {
    given({ A: { power: 1, hand: ['snake-rite'] }, B: {} })
      .when(plays('A', 'snake-rite'))
      .shows((scene) => expect(scene.damage('A')).toBe(1));
  });

  test('UNT-R.125 the clock ends, declines, takes the first target, leaves the order as it is', () => {
    const scene = given({
      A: {
        power: 2,
        hand: ['fox-marked', 'rat-pup'],
        deck: ['rat-leech', 'tiger-cub', 'rat-pup', 'rat-pup', 'rat-pup'],
      },
      B: { play: ['rat-pup', 'rat-leech'] },
    });
    const clock = (name: 'A' | 'B'): void => {
      const seat = name === 'A' ? 0 : 1;
      scene.answer(name, scene.session.questionOf(seat)?.fallback ?? []);
    };
    scene.when(plays('A', 'fox-marked'));
    clock('A');
    expect(scene.asked).toBe('A discard');
    clock('A');
    scene.shows(() => {
      expect(scene.support('A')).toEqual(['rat-pup', 'fox-marked']);
      expect(scene.hand('A')).toEqual(['rat-leech', 'tiger-cub']);
    });
    clock('A');
    expect(scene.asked).toBe('A maintenanceSupport');
  });
});
