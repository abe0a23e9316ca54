import { describe, expect, test } from 'vitest';
import { NAMES } from '../../testing/scene.ts';
import { ACTION_CARDS } from './cards/deck.ts';
import { HEROES } from './cards/heroes.ts';
import { ENCOUNTERS } from './encounters/encounters.ts';
import { sangRancune } from './index.ts';
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
  sets,
  until,
} from './testing.ts';

/** Types of events in the order in which they first happened. */
const firstsOf = (scene: SangScene): string[] => [...new Set(scene.events.map(({ type }) => type))];

describe('setup', () => {
  test.each([3, 4, 5, 6])(
    'SAN-2.2 SAN-2.3 SAN-2.5 SAN-2.6 SAN-2.10 SAN-4.1 SAN-4.2 a new match of %i',
    (players) => {
      const everybody = NAMES.slice(0, players).join('');
      const scene = newMatch(players).when(goesTo(`${everybody} beforeSet`));
      expect(scene.open.stage).toBe(1);
      expect(scene.open.players.map(({ life }) => life)).toEqual(Array(players).fill(100));
      expect(new Set(scene.open.players.map(({ hero }) => hero)).size).toBe(players);
      const [shown] = scene.happened('encounterRevealed');
      expect(shown).toMatchObject({ stage: 1, marker: scene.encounter.marker });
      const drawn = scene.happened('cardsDrawn').filter(({ clause }) => clause === 'SAN-2.10');
      expect(drawn).toHaveLength(players);
    },
  );

  test('SAN-2.2 no table of two or of seven', () => {
    expect(sangRancune.seats).toEqual([3, 6]);
  });

  test('SAN-2.15 SAN-4.6 numbers are drawn, not given by seat', () => {
    const [dealt] = newMatch(4).when(goesTo('ABCD beforeSet')).happened('initiativeDealt');
    expect(dealt?.numbers).not.toEqual([1, 2, 3, 4]);
  });

  test('SAN-2.16 SAN-13.3 without a card that wants them there are no tokens and no toss', () => {
    const scene = given().when(plays({}));
    expect(scene.encounter.tokens).toEqual([]);
    expect(firstsOf(scene)).not.toContain('coinTossed');
  });

  test('SAN-R.2 heroes are picked in turn if the table wants it', () => {
    const scene = newMatch(3, { heroChoice: 'draft' });
    expect(scene.asked).toBe('A chooseHero');
    scene.when(chooses('A', 'golias'));
    expect(scene.options('B')).not.toContain('golias');
    scene.when(chooses('B', 'mirelle'), leaves('C'));
    expect(scene.open.players.map(({ hero }) => hero)).toEqual(['golias', 'mirelle', null]);
  });

  test('SAN-13.1 SAN-13.2 SAN-13.4 a name carries no rule: heroes differ by nothing but their heroic attacks', () => {
    for (const hero of HEROES) expect(Object.keys(hero).sort()).toEqual(['id', 'name', 'style']);
  });

  test('SAN-15.1 SAN-13.6 SAN-13.9 every card has its class, wording in both languages, prestige and life', () => {
    for (const card of ACTION_CARDS) {
      expect(['standard', 'tactical', 'trick', 'item']).toContain(card.kind);
      expect([card.name.fr, card.name.en, card.text.fr, card.text.en].every(Boolean)).toBe(true);
    }
    expect(ENCOUNTERS).toHaveLength(26);
    for (const { id, life, prestige, name } of ENCOUNTERS) {
      expect([id, prestige >= 0 && prestige <= 6, name.fr !== '']).toEqual([id, true, true]);
      if (life === null) continue;
      const row = [life[3], life[4], life[5], life[6]];
      expect([id, [...row].sort((a, b) => a - b)]).toEqual([id, row]);
    }
  });
});

describe('the order of things', () => {
  test('SAN-3.2 SAN-3.3 SAN-3.4 SAN-3.5 SAN-7.1 SAN-9.1 SAN-9.2 a whole round, in order', () => {
    const scene = given({
      from: 'newEncounter',
      pile: ['eventreur'],
      tweak: ({ open }) => {
        open.encounter = null;
      },
    }).when(passAll, plays({}));
    const order = firstsOf(scene).filter((type) =>
      [
        'encounterRevealed',
        'initiativeDealt',
        'roundStarted',
        'cardsSet',
        'turnStarted',
        'revealed',
        'attackEntered',
        'roundEnded',
        'markerMoved',
        'creatureAttackAssigned',
        'lifeLost',
        'cardsDrawn',
      ].includes(type),
    );
    expect(order).toEqual([
      'encounterRevealed',
      'initiativeDealt',
      'roundStarted',
      'cardsSet',
      'turnStarted',
      'revealed',
      'attackEntered',
      'roundEnded',
      'markerMoved',
      'creatureAttackAssigned',
      'lifeLost',
      'cardsDrawn',
    ]);
    expect(scene.encounter).toMatchObject({ round: 2, pile: [] });
    expect(scene.discard.filter((face) => face === 'coup-droit').length).toBeGreaterThan(3);
  });

  test('SAN-3.6 SAN-27.1 SAN-10.8 SAN-9.3 the end of an encounter, in order', () => {
    const scene = given({ marker: 20, items: { A: ['potion-de-force'] } });
    scene.when(sets({}), goesTo('ABCD campAction'));
    expect(scene.open.camp?.when).toBe('after');
    expect(scene.prestige('A')).toEqual([3]);
    scene.when(goesTo('ABCD campDiscard'));
    expect(scene.open.stage).toBe(1);
    for (const name of ['A', 'B', 'C', 'D'] as const) scene.when(chooses(name));
    // Seen, the next encounter leaves a second camp.
    expect(scene.open.stage).toBe(2);
    expect(scene.open.camp?.when).toBe('before');
  });

  test('SAN-4.5 once the numbers are dealt, items are of no use until the encounter is over', () => {
    const scene = given({ items: { A: ['potion-de-soins'] }, life: { A: 50 } }).when(plays({}));
    expect(scene.happened('itemUsed')).toEqual([]);
    expect(scene.items('A')).toEqual(['potion-de-soins']);
  });

  test('SAN-23.9 SAN-20.11 potions pivot, then the rule of the round, then the window', () => {
    const scene = given({
      encounter: 'changeforme',
      round: 2,
      opened: { A: [['potion-de-force', 2]] },
    });
    const order = firstsOf(scene);
    expect(order).toEqual([
      'roundStarted',
      'potionTurned',
      'coinTossed',
      'formChanged',
      'windowOpened',
    ]);
    expect(scene.asked).toBe('ABCD beforeSet');
  });
});

describe('setting and turns', () => {
  test('SAN-5.1 SAN-5.2 SAN-6.9 all set at once and unseen; what lies there cannot be changed', () => {
    const scene = given().when(passAll);
    expect(scene.asked).toBe('ABCD setAttack');
    scene.when(chooses('A', 'coup-droit'));
    expect(scene.session.questionOf(0)).toBeNull();
    expect(scene.happened('cardsSet')).toEqual([]);
    for (const name of ['B', 'C', 'D'] as const) scene.when(chooses(name, 'coup-droit'));
    expect(scene.session.canUndo(0)).toBe(false);
    expect(JSON.stringify(scene.happened('cardsSet'))).not.toContain('coup-droit');
    scene.when(until('roundEnded'));
    expect(scene.happened('turnStarted').map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  });

  test('SAN-5.3 SAN-5.4 SAN-18.2 SAN-23.2 only tricks in hand: one is set, has no effect and is no attack', () => {
    const scene = given({
      encounter: 'necromancienne',
      marker: 900,
      hands: { B: ['croche-patte', 'plan-b'], A: ['coup-droit', 'plan-b'] },
      others: ['coup-net', 'feinte'],
    }).when(passAll);
    expect(scene.options('B')).toEqual(['croche-patte', 'plan-b']);
    expect(scene.options('A')).toEqual(['coup-droit']);
    scene.when(sets({ B: 'croche-patte' }), passAll);
    expect(scene.discard).toContain('croche-patte');
    expect(scene.happened('attackFailed')).toEqual([]);
    expect(scene.lost()).toEqual(['A 25']);
  });

  test('SAN-R.3 nobody without a card is asked to set, and his turn has no reveal', () => {
    const scene = given({ hands: { B: [] } }).when(passAll);
    expect(scene.asked).toBe('ACD setAttack');
    scene.when(sets({}), until('roundEnded'));
    expect(scene.happened('turnStarted').map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    expect(scene.happened('revealed').map(({ seat }) => seat)).toEqual([0, 2, 3]);
  });

  test('SAN-6.1 SAN-6.2 SAN-6.3 SAN-6.11 turns by initiative; what is revealed enters the pile', () => {
    const scene = given({ initiative: { A: 3, B: 1, C: 4, D: 2 } }).when(plays({}));
    expect(scene.happened('revealed').map(({ seat }) => seat)).toEqual([1, 3, 0, 2]);
    expect(scene.happened('attackEntered').map(({ seat }) => seat)).toEqual([1, 3, 0, 2]);
  });

  test('SAN-1.2 SAN-8.2 SAN-8.4 SAN-8.6 only the killing blow earns; a table attacks in its own way', () => {
    const scene = given({ marker: 40 }).when(plays({}));
    expect(scene.prestige('A', 'B', 'C', 'D')).toEqual([0, 3, 0, 0]);
    const precise = given({ encounter: 'avarice', marker: 900 }).when(plays({}));
    expect(precise.happened('creatureAttackAssigned')[0]?.kind).toBe('precise');
  });

  test('SAN-13.10 the special rule wins: Les Deux Portes has no round at all', () => {
    const scene = given({ encounter: 'deux-portes', from: 'beginEncounter' });
    expect(scene.asked).toBe('ABCD doorChoice');
    expect(scene.encounter.round).toBe(0);
  });

  test('SAN-15.4 SAN-15.5 SAN-23.3 SAN-23.4 choices, then the window, then the pile', () => {
    const scene = given({
      encounter: 'hydre',
      marker: 900,
      hands: { A: ['fente-ecarlate', 'feinte'] },
    }).when(sets({ A: 'fente-ecarlate' }), goesTo('A revealChoices'));
    expect(scene.pile).toEqual([]);
    scene.when(chooses('A'));
    expect(scene.asked).toBe('ABCD afterReveal');
    expect(scene.open.reveal?.attacks[0]).toMatchObject({ side: 1, heroic: false });
    scene.when(reacts());
    expect(scene.pile).toEqual([55]);
  });

  test('SAN-16.2 heroic is a choice', () => {
    const scene = given({
      encounter: 'hydre',
      marker: 900,
      hands: { A: ['fente-ecarlate', 'feinte'] },
    });
    scene.when(sets({ A: 'fente-ecarlate' }), goesTo('A revealChoices'));
    scene.when(chooses('A', 'heroic fente-ecarlate'), reacts());
    expect(scene.pile).toEqual([110]);
  });

  test('SAN-18.1 SAN-18.3 a trick is played from the hand, out of turn', () => {
    const scene = given({ hands: { D: ['bouge-de-la', 'feinte', 'feinte'] } });
    scene.when(sets({}), goesTo('ABCD beforeReveal'));
    expect(scene.open.turn?.seat).toBe(0);
    scene.when(reacts({ D: 'bouge-de-la A' }));
    expect(scene.hand('D')).not.toContain('bouge-de-la');
  });
});

describe('the creature', () => {
  test('SAN-25.1 SAN-25.9 SAN-25.2 assigned, window, applied with riders, aftermath, deaths before the last window', () => {
    const scene = given({
      encounter: 'paladin-dechu',
      life: { B: 5 },
      others: ['feinte', 'feinte'],
      marker: 100,
    }).when(plays({}));
    const order = scene.events
      .filter(({ type }) =>
        ['creatureAttackAssigned', 'lifeLost', 'heroDied', 'markerMoved', 'windowOpened'].includes(
          type,
        ),
      )
      .map((event) => ('window' in event ? event.window : event.type))
      .filter((each) => each !== 'beforeSet' && each !== 'beforeReveal');
    expect(order).toEqual([
      'creatureAttackAssigned',
      'attackAssigned',
      'lifeLost',
      'lifeLost',
      'lifeLost',
      'lifeLost',
      'heroDied',
      'markerMoved',
      'afterHit',
    ]);
  });

  test('SAN-25.4 SAN-R.60 SAN-R.61 damage of the dead stays, but names nobody', () => {
    const scene = given({
      encounter: 'troll-belliqueux',
      marker: 900,
      hands: {
        A: ['grand-coup', 'feinte'],
        B: ['coup-net', 'feinte'],
        C: ['coup-droit', 'feinte'],
        D: ['feinte', 'feinte'],
      },
    }).when(sets({ A: 'grand-coup', B: 'coup-net', C: 'coup-droit', D: 'feinte' }));
    scene.when(until('roundEnded', 0), goesTo('ABCD attackAssigned'), leaves('A'));
    expect(scene.marker).toBe(800);
    const early = given({
      encounter: 'troll-belliqueux',
      marker: 900,
      hands: {
        A: ['grand-coup', 'feinte'],
        B: ['coup-net', 'feinte'],
        C: ['coup-droit', 'feinte'],
      },
      others: ['feinte', 'feinte'],
    }).when(sets({ A: 'grand-coup', B: 'coup-net', C: 'coup-droit' }), until('turnStarted', 3));
    early.when(leaves('A'), passAll);
    expect(early.lost()).toEqual(['B 20', 'C 10']);
    expect(early.marker).toBe(800);
  });

  test('SAN-R.59 web and stone are gone with the encounter', () => {
    const scene = given({
      encounter: 'meduse',
      marker: 100,
      rolls: [0, 0, 0, 0, 3, 2, 1],
    }).when(plays({}), until('encounterEnded'));
    expect(scene.player('A').petrifiedRound).toBeNull();
  });
});

describe('between two encounters', () => {
  const refill = (rest = {}): SangScene =>
    given({
      from: 'refill',
      tweak: ({ open }) => {
        open.encounter = null;
      },
      ...rest,
    });

  test('SAN-10.5 SAN-10.6 SAN-R.34 discards are chosen unseen, shown together; then all draw, in order', () => {
    const scene = refill({
      initiative: { A: 4, B: 3, C: 2, D: 1 },
      hands: { A: ['feinte', 'coup-net'] },
    });
    expect(scene.asked).toBe('ABCD campDiscard');
    scene.when(chooses('A', 'feinte'));
    expect(scene.happened('cardsDiscarded')).toEqual([]);
    for (const name of ['B', 'C', 'D'] as const) scene.when(chooses(name));
    expect(scene.discard).toEqual(['feinte']);
    expect(scene.happened('cardsDrawn').map(({ seat }) => seat)).toEqual([3, 2, 1, 0]);
    expect(scene.hand('A')).toHaveLength(7);
    expect(scene.hand('A')).toContain('coup-net');
  });

  test('SAN-R.33 items drawn on the way do not count', () => {
    const scene = refill({
      deck: ['potion-de-soins', 'potion-de-force', ...Array<string>(30).fill('entaille')],
    });
    for (const name of ['A', 'B', 'C', 'D'] as const) scene.when(chooses(name));
    expect(scene.items('A')).toEqual(['potion-de-soins', 'potion-de-force']);
    expect(scene.hand('A')).toHaveLength(7);
  });

  test('SAN-27.6 SAN-R.44 SAN-27.7 opened potions and trophies of the dead are gone, closed items are looted', () => {
    const scene = given({
      life: { B: 5 },
      items: { B: ['potion-de-soins'] },
      opened: { B: [['potion-de-force', 2]] },
      setups: { B: ['concentre-de-force'] },
      tweak: ({ open }) => open.players[1]?.trophies.push('hydre'),
      rolls: [0, 0, 0, 0, 3, 2, 1],
    }).when(plays({}));
    expect(scene.player('B')).toMatchObject({ alive: false, trophies: [], items: [] });
    expect(scene.open.removed.map(({ face }) => face)).toContain('potion-de-force');
    expect(scene.open.loot.map(({ face }) => face)).toEqual(['potion-de-soins']);
    expect(scene.discard).toContain('concentre-de-force');
  });

  test('SAN-R.40 SAN-1.3 SAN-2.8 left alone by deaths one plays on', () => {
    const scene = given({ dead: ['B', 'C', 'D'], marker: 900 }).when(plays({}));
    expect(scene.asked).toBe('A beforeSet');
  });

  test('SAN-1.1 SAN-R.36 one winner at most; prestige is a number without bound', () => {
    const scene = given({ stage: 9, marker: 20, pile: [], prestige: { A: 200, B: 90 } });
    scene.when(until('gameEnded'));
    expect(scene.open.final?.ranks.filter((rank) => rank === 1)).toHaveLength(1);
    expect(scene.prestige('A')).toEqual([208]);
  });
});
