import { describe, expect, test } from 'vitest';
import {
  answers,
  attacks,
  chooses,
  declines,
  ends,
  endsTurn,
  given,
  goesOnUntil,
  leaves,
  newMatch,
  plays,
  usesAbility,
} from '../testing/given.ts';

const LAST = { fallen: ['deer-glade', 'fox-mirrors', 'rat-court'], pile: [] };

describe('Hydra', () => {
  test('UNT-21.1 UNT-21.2 UNT-21.3 UNT-21.4 two teams: shared Strongholds, own decks, Power, Support', () => {
    const scene = newMatch({ mode: 'hydra', options: { draft: 'random' } });
    scene.when(goesOnUntil('mainAction')).shows(() => {
      expect(scene.open.sides.map(({ seats }) => seats)).toEqual([
        [0, 2],
        [1, 3],
      ]);
      expect(scene.open.holdings).toHaveLength(4);
      expect(scene.open.sides[0]?.reserve).toHaveLength(3);
      expect(scene.player('A').factions).toHaveLength(3);
      expect(scene.asked).toBe('AC mainAction');
    });
    newMatch({ mode: 'hydra', players: 6 }).shows((each) =>
      expect(each.open.sides.map(({ seats }) => seats)).toEqual([
        [0, 2, 4],
        [1, 3, 5],
      ]),
    );
  });

  test('UNT-21.4 nobody uses what is a team-mate’s', () => {
    given({
      mode: 'hydra',
      A: { hand: ['fox-seer'] },
      B: {},
      C: { power: 5, support: ['rat-pup', 'rat-pup'], hand: ['rat-pup'] },
      D: {},
    }).shows((scene) => {
      expect(scene.options('A')).toEqual(['power fox-seer', 'end']);
      expect(scene.options('C')).toContain('ability');
    });
  });

  test('UNT-21.6 UNT-R.87 UNT-4.1 all members act in one turn, freely interleaved; done may be taken back', () => {
    const scene = given({
      mode: 'hydra',
      A: { hand: ['rat-pup', 'rat-pup'] },
      B: {},
      C: { hand: ['rat-pup'] },
      D: {},
    });
    scene.when(plays('A', 'rat-pup'), plays('C', 'rat-pup'), ends('A')).shows(() => {
      expect(scene.asked).toBe('C mainAction');
      expect(scene.session.questionOf(0)).toMatchObject({ kind: 'doneFlag', idle: true });
      expect(scene.player('A').done).toBe(true);
    });
    scene.when(answers('A', 'resume')).shows(() => {
      expect(scene.asked).toBe('AC mainAction');
      expect(scene.happened('doneDeclared')).toMatchObject([{ done: true }, { done: false }]);
    });
    scene.when(plays('A', 'rat-pup'), endsTurn('C', 'A')).shows(() => {
      expect(scene.asked).toBe('BD mainAction');
      expect(scene.player('A').done).toBe(false);
    });
    scene.when(endsTurn('B', 'D')).shows(() => expect(scene.asked).toBe('AC mainAction'));
  });

  test('UNT-R.117 UNT-R.87 Maintenance of all members: ready and draw in seat order, Support at once', () => {
    const scene = given({
      mode: 'hydra',
      A: { play: [{ face: 'rat-pup', ready: false }] },
      B: {},
      C: { power: { exhausted: 1 } },
      D: {},
    });
    scene.when(ends('C'), ends('A')).shows(() => {
      expect(scene.asked).toBe('AC maintenanceSupport');
      expect(scene.happened('cardsDrawn').map(({ seat, count }) => [seat, count])).toEqual([
        [0, 2],
        [2, 2],
      ]);
      expect(scene.animal('A', 'rat-pup').ready).toBe(true);
      expect(scene.power('C')).toEqual({ ready: 1, exhausted: 0 });
    });
    scene.when(chooses('C', scene.hand('C')[0] as string)).shows(() => {
      expect(scene.support('C')).toEqual([]);
      expect(scene.asked).toBe('A maintenanceSupport');
    });
  });

  test('UNT-21.7 team-mates see each other’s hands and what each knows; opponents do not', () => {
    given({ mode: 'hydra', A: { hand: ['fox-seer'] }, B: {}, C: {}, D: {} }).shows((scene) => {
      expect(scene.view('C').mates?.[0]?.hand).toMatchObject([{ face: 'fox-seer' }]);
      expect(JSON.stringify(scene.view('B'))).not.toContain('fox-seer');
    });
  });

  test('UNT-21.8 UNT-R.90 UNT-R.117 UNT-14.2 S35 a fall: each member draws two, then they rally in seat order', () => {
    const scene = given({
      mode: 'hydra',
      A: { play: ['tiger-lord'] },
      B: { damage: 5, fallen: ['deer-glade'], deck: ['rat-leech', 'rat-pup', 'rat-pup'] },
      C: {},
      D: { deck: ['rat-leech', 'tiger-stalker', 'rat-pup'] },
    });
    scene.when(attacks('A', 'tiger-lord', 'B stronghold')).shows(() => {
      expect(scene.asked).toBe('B rallyPlay');
      expect(scene.hand('D')).toHaveLength(2);
    });
    scene.when(chooses('B', 'rat-leech'), declines('B'));
    expect(scene.asked).toBe('D rallyPlay');
    scene.when(chooses('D', 'tiger-stalker'), declines('D')).shows(() => {
      expect(scene.animals('B')).toEqual(['rat-leech']);
      expect(scene.animals('D')).toEqual(['tiger-stalker']);
      expect(scene.state.own[3]?.pile).toEqual(scene.state.own[1]?.pile);
    });
  });

  test('UNT-21.9 UNT-24.5 UNT-R.90 the last fall ends the game without draws; members share the rank', () => {
    given({ mode: 'hydra', A: { play: ['tiger-lord'] }, B: { damage: 5, ...LAST }, C: {}, D: {} })
      .when(attacks('A', 'tiger-lord', 'B stronghold'))
      .shows((scene) => {
        expect(scene.open.final?.ranks).toEqual([1, 2, 1, 2]);
        expect(scene.happened('cardsDrawn')).toEqual([]);
      });
  });

  test('UNT-R.88 Guard protects the whole team; 7 Animals and 3 tokens per member', () => {
    const seven = Array<string>(7).fill('rat-pup');
    const scene = given({
      mode: 'hydra',
      A: { play: ['tiger-lord'] },
      B: { play: ['rat-pup'] },
      C: { play: seven, hand: ['rat-pup'] },
      D: { play: ['panda-teamaster'] },
    });
    expect(scene.options('A')).toEqual(['tiger-lord panda-teamaster', 'end']);
    expect(scene.options('C')).not.toContain('play rat-pup');
  });

  test('UNT-R.86 the Stronghold ability once per member; with the option once per team', () => {
    const after = (hydraAbility: string) =>
      given({
        mode: 'hydra',
        options: { hydraAbility },
        A: { support: ['rat-pup', 'rat-pup'] },
        B: {},
        C: { support: ['rat-pup', 'rat-pup'] },
        D: {},
      }).when(usesAbility('A'));
    after('perMember').shows((scene) => {
      expect(scene.options('C')).toContain('ability');
      expect(scene.options('A')).not.toContain('ability');
    });
    after('perTeam').shows((scene) => expect(scene.options('C')).not.toContain('ability'));
  });

  test('UNT-R.89 one member’s deck is empty: the team loses', () => {
    given({ mode: 'hydra', A: {}, B: {}, C: { deck: [] }, D: {} })
      .when(ends('A', 'C'))
      .shows((scene) => {
        expect(scene.open.final).toMatchObject({ ranks: [2, 1, 2, 1], reason: 'deck' });
        expect(scene.open.players.map(({ out }) => out)).toEqual(['deck', null, 'deck', null]);
      });
  });

  test('UNT-R.133 UNT-23.19 only the own triggers see a member’s deeds, and own Animals are the member’s own', () => {
    const scene = given({
      mode: 'hydra',
      A: { hand: ['rat-pup', 'rabbit-leveret'], power: 1, support: ['fox-seer'] },
      B: {},
      C: { play: ['rat-queen'], support: ['fox-seer'] },
      D: {},
    });
    scene.when(plays('A', 'rat-pup')).shows(() => expect(scene.asked).toBe('AC mainAction'));
    scene.when(plays('A', 'rabbit-leveret'));
    expect(scene.options('A')).toEqual(['cheer', 'none']);
    scene
      .when(chooses('A', 'cheer'))
      .shows(() => expect(scene.animal('A', 'rat-pup').fury).toBe(1));
  });

  test('UNT-24.6 a team loses when a member leaves', () => {
    given({ mode: 'hydra', A: {}, B: {}, C: {}, D: {} })
      .when(leaves('D'))
      .shows((scene) => expect(scene.open.final?.ranks).toEqual([1, 2, 1, 2]));
  });
});
