import { nameOf, seenBy, waitedFor } from '@tablee/engine/testing';
import { describe, expect, test } from 'vitest';
import type { Open, Player } from '../state/state.ts';
import {
  chooses,
  type Given,
  given,
  goesTo,
  leaves,
  reacts,
  type SangScene,
  sets,
  until,
} from '../testing/given.ts';

/**
 * All that C and a spectator see at each answer of two rounds: views, awaited seats, their own question, events. D always
 * passes, whatever they hold.
 */
function trace(hand: readonly string[], rest: Given = {}): string[] {
  const scene = given({ marker: 900, hands: { D: hand }, ...rest });
  const shown: string[] = [];
  const look = (): void => {
    shown.push(seenBy(scene.session, 2), seenBy(scene.session, null));
  };
  while (scene.encounter.round < 3) {
    look();
    const [seat] = waitedFor(scene.session);
    if (seat === undefined) break;
    const question = scene.session.questionOf(seat);
    // D lays the last card of their hand, whatever it is.
    const cards = question !== null && 'options' in question ? question.options : [];
    const last = cards.filter(({ verb }) => verb === 'set').at(-1)?.id ?? '';
    const laid = question?.kind === 'setAttack' && seat === 3 ? [last] : null;
    scene.answer(nameOf(seat), laid ?? question?.fallback ?? []);
  }
  const told = scene.events.map((event) => JSON.stringify(event));
  const halves = scene.ownHalves
    .filter(({ seat }) => seat === 2)
    .map((each) => JSON.stringify(each));
  return [...shown, ...told, ...halves];
}

describe('a window does not show who holds what', () => {
  const PLAIN = ['feinte', 'feinte', 'feinte', 'feinte', 'coup-droit', 'coup-droit', 'coup-droit'];

  test.each([
    'plan-b',
    'pas-si-baleze',
    'bouge-de-la',
    'ordre-pas-clair',
    'echec-critique',
    'croche-patte',
    'hardi-compagnon',
    'quitte-ou-double',
    'apres-toi',
    'pas-de-ca-ici',
    'contre-attaque',
  ])(
    'SAN-R.26 SAN-22.2 SAN-22.13 with %s in hand or without: the same windows, the same moments, the same bytes to the others',
    (card) => {
      // The dice draw the card set; the hand keeps its size and the same card is laid.
      const rest: Given = { encounter: 'hydre' };
      const without = trace(PLAIN, rest);
      const holding = trace([card, ...PLAIN.slice(1)], rest);
      expect(holding).toEqual(without);
      const hit: Given = { encounter: 'goules-affamees', life: { D: 90 } };
      expect(trace([card, ...PLAIN.slice(1)], hit)).toEqual(trace(PLAIN, hit));
    },
  );

  test('SAN-22.4 SAN-22.13 a dropped play leaves no trace either', () => {
    const play = (reaction: string): string => {
      const scene = given({
        encounter: 'hydre',
        marker: 900,
        hands: { A: ['plan-b', 'coup-droit'], D: ['plan-b', 'coup-droit'] },
      }).when(reacts({ A: 'plan-b B', D: reaction }));
      return [seenBy(scene.session, 2), JSON.stringify(scene.events)].join();
    };
    expect(play('plan-b C')).toBe(play('coup-droit'));
  });
});

describe('a window that cannot matter for public reasons is not asked', () => {
  const windowsOf = (setting: Given): string[] => {
    const scene = given({ marker: 900, encounter: 'hydre', ...setting });
    scene.when(sets({}), until('roundStarted'));
    return scene.happened('windowOpened').map(({ window }) => window);
  };

  test('SAN-22.2 the last to reveal is not asked before it: no card of that moment can be theirs', () => {
    const scene = given({ encounter: 'hydre', marker: 900, others: ['feinte', 'feinte'] });
    scene.when(sets({}));
    // With the setting all were asked; before the first reveal of cards without effect, nobody is any more.
    for (const last of ['ABCD', 'ABCD', 'ABC']) {
      while (!scene.asked.endsWith('beforeReveal')) scene.when(until('windowOpened'));
      expect(scene.asked).toBe(`${last} beforeReveal`);
      scene.when(reacts());
    }
  });

  test('SAN-22.1 SAN-22.14 face-down cards are reached in the window after the reveal before; there is no second one then', () => {
    const inTurn = (setting: Given): string[] => {
      const scene = given({ encounter: 'hydre', marker: 900, ...setting });
      scene.when(sets({}), until('roundEnded'));
      const windows = scene.happened('windowOpened').map(({ window }) => window);
      return windows.filter((window) => window.endsWith('Reveal'));
    };
    const after = ['afterReveal', 'afterReveal', 'afterReveal', 'afterReveal'];
    expect(inTurn({})).toEqual(['beforeReveal', ...after]);
    // Nobody has been asked if nothing was revealed that could be affected.
    expect(inTurn({ hands: { B: ['feinte', 'feinte'] } })).toEqual([
      'beforeReveal',
      'afterReveal',
      'beforeReveal',
      'afterReveal',
      'afterReveal',
    ]);
  });

  test('SAN-18.10 SAN-22.14 pushed away in the window after another’s reveal', () => {
    const scene = given({
      encounter: 'hydre',
      marker: 900,
      hands: { D: ['bouge-de-la', 'feinte'] },
    })
      .when(sets({}), goesTo('ABCD afterReveal'), reacts({ D: 'bouge-de-la B' }))
      .when(until('roundEnded'));
    expect(scene.happened('revealed').map(({ seat }) => seat)).toEqual([0, 2, 3]);
  });

  test('SAN-22.14 a player who could not pass because the reveal came to nothing is asked before the next one', () => {
    const scene = given({
      encounter: 'hydre',
      marker: 900,
      hands: { C: ['croche-patte', 'feinte'] },
    }).when(sets({}), goesTo('ABCD afterReveal'), reacts({ C: 'croche-patte A' }));
    while (scene.asked.endsWith('trickPlayed')) scene.when(reacts());
    // C has nothing left in hand.
    expect(scene.asked).toBe('ABD beforeReveal');
    expect(scene.open.turn?.seat).toBe(1);
  });

  test('SAN-22.14 a player with nothing face down opens no window by their turn', () => {
    const petrified = ({ open }: { open: Open }): void => {
      (open.players[1] as Player).petrifiedRound = 1;
    };
    const count = (setting: Given): number =>
      windowsOf(setting).filter((window) => window === 'beforeReveal').length;
    const others = ['feinte', 'feinte', 'feinte'];
    expect(count({ tweak: petrified, others })).toBe(count({ others }) - 1);
  });

  test('SAN-22.14 with every copy in the discard nobody can play one', () => {
    const spent = ['bouge-de-la', 'bouge-de-la', 'bouge-de-la', 'ordre-pas-clair', 'apres-toi'];
    const all = windowsOf({
      encounter: 'meduse',
      discard: [...spent, 'ordre-pas-clair', 'apres-toi'],
    });
    expect(all).not.toContain('beforeReveal');
    expect(all).not.toContain('attackAssigned');
    const most = windowsOf({ encounter: 'meduse', discard: spent });
    expect(most).toContain('beforeReveal');
    expect(most).toContain('attackAssigned');
  });

  test('SAN-22.2 SAN-29.1 a lone hero is asked for nothing that needs another', () => {
    const dead = ['B', 'C', 'D'] as const;
    const scene = given({ encounter: 'hydre', marker: 900, dead });
    expect(scene.options('A')).toEqual(Array(3).fill('coup-droit'));
    const windows = windowsOf({ dead });
    for (const none of ['beforeSet', 'beforeReveal', 'attackAssigned'])
      expect(windows).not.toContain(none);
  });
});

describe('questions of a window', () => {
  test('SAN-22.11 SAN-22.12 SAN-R.56 all are asked the same kind at once, and every clock passes', () => {
    const scene = given({ hands: { A: ['plan-b', 'pas-si-baleze', 'coup-droit'] } });
    scene.when(sets({}), goesTo('ABCD afterReveal'));
    for (const name of ['A', 'B', 'C', 'D'] as const) {
      expect(scene.question(name)).toMatchObject({
        kind: 'afterReveal',
        clause: 'SAN-22.3',
        fallback: ['pass'],
        min: 1,
        max: 1,
      });
    }
  });

  /** Before the setting, in a window of its own: B cannot set, for all to see. */
  const apart = (): SangScene =>
    given({
      hands: { A: ['plan-b', 'coup-droit'] },
      tweak: ({ open }) => {
        (open.players[1] as Player).petrifiedRound = 1;
      },
    });

  test('SAN-22.17 SAN-28.3 a play or a word that names a player who has left is chosen again, and can no longer be chosen', () => {
    const scene = apart();
    expect(scene.asked).toBe('ABCD beforeSet');
    const before = scene.session.fingerprintOf(scene.question('A'));
    scene.when(chooses('A', 'plan-b D'), chooses('B', 'promiseLeave D'), chooses('C', 'pass'));
    scene.when(leaves('D'));
    scene.shows(() => {
      expect(scene.options('A')).not.toContain('plan-b D');
      expect(scene.options('B')).not.toContain('promiseLeave D');
      expect(scene.session.fingerprintOf(scene.question('A'))).not.toBe(before);
    });
    expect(scene.happened('trickAnnounced')).toEqual([]);
    // C has passed and is not asked again.
    scene.when(chooses('A', 'plan-b C'), chooses('B', 'promiseLeave A'));
    scene.shows(() => {
      expect(scene.happened('trickAnnounced')).toMatchObject([{ seat: 0, target: 2 }]);
      expect(scene.happened('promiseMade')).toMatchObject([{ promise: { to: 0 } }]);
    });
  });

  test('SAN-28.1 a player who gives up while asked is not waited for', () => {
    const scene = apart().when(chooses('A', 'pass'), chooses('B', 'pass'), chooses('C', 'pass'));
    scene.when(leaves('D')).shows(() => expect(scene.asked).toBe('AC setAttack'));
  });

  test('SAN-28.1 SAN-10.1 a player who kills and gives up before it counts leaves the encounter to nobody', () => {
    const scene = given({
      marker: 15,
      hands: { A: ['main-leste', 'feinte'] },
      items: { B: ['potion-de-soins'] },
    }).when(sets({ A: 'main-leste' }), goesTo('A stealItem'), leaves('A'));
    scene.shows(() => {
      expect(scene.happened('encounterEnded')).toMatchObject([{ killer: null }]);
      expect(scene.prestige('B', 'C', 'D')).toEqual([0, 0, 0]);
    });
  });

  test('SAN-R.35 the discard lies open; hands, set cards and the deck do not', () => {
    const scene = given({
      hands: { B: ['coup-net', 'grand-coup'] },
      deck: ['coup-devastateur'],
      discard: ['feinte'],
    }).when(sets({ B: 'coup-net' }));
    const spectator = seenBy(scene.session, null);
    expect(spectator).toContain('"feinte"');
    for (const hidden of ['coup-net', 'grand-coup', 'coup-devastateur']) {
      expect(spectator).not.toContain(hidden);
    }
  });

  test('SAN-19.4 SAN-19.5 SAN-R.54 SAN-R.55 nobody ever sees the hand of another, dead or alive', () => {
    const scene = given({ hands: { A: ['grand-coup', 'grand-coup'] } }).when(leaves('B'));
    for (const viewer of [1, 2, 3, null])
      expect(seenBy(scene.session, viewer)).not.toContain('grand-coup');
    expect(seenBy(scene.session, 0)).toContain('grand-coup');
  });
});
