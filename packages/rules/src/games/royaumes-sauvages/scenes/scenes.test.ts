import { describe, expect, test } from 'vitest';
import { game as royaumesSauvages } from '../index.ts';
import { claims, passes, reinforces, reveals, Scene } from '../testing/given.ts';
import { SCENES } from './scenes.ts';
import { positionOf, type Setting } from './setting.ts';

type SceneName = keyof typeof SCENES;
const at = (setting: Setting): Scene => new Scene(positionOf(royaumesSauvages, setting));
const scene = (name: SceneName): Scene => at(SCENES[name]);

/** The asked seat and question, if it is not A for their turn. */
const ASKED: { readonly [name in SceneName]?: string } = {
  houses: 'A chooseHouse',
  battle: 'AB battleCard',
  rebel: 'A battleCard',
  reinforce: 'A battleReinforcement',
  secondRound: 'AB battleCard',
  battleOfThree: 'ABC battleCard',
  ageEnd: 'B takeTurn',
  rivalBonus: 'A rivalBonusChoice',
  soloBattle: 'A soloBattleCard',
};

describe('scenes', () => {
  test.each(Object.keys(SCENES) as SceneName[])('%s asks what it says', (name) => {
    scene(name).shows(({ asked }) => expect(asked).toBe(ASKED[name] ?? 'A takeTurn'));
  });

  test('what A can do on their turn is what the scene tells', () => {
    const verbs = (name: SceneName): string[] => scene(name).options('A');
    const claimsOf = (name: SceneName): string[] =>
      verbs(name).filter((words) => / k\d$/.test(words));
    expect(claimsOf('decree')).toEqual(['wolf-2 k5']);
    expect(claimsOf('neighbours')).toEqual(['owl-6 k5']);
    expect(verbs('rally').every((words) => /^(rally .*|pass)$/.test(words))).toBe(true);
    expect(verbs('rally')).toHaveLength(5);
    expect(verbs('rallyClosed').filter((words) => words.startsWith('rally'))).toEqual([]);
    expect(claimsOf('rallyClosed')).toEqual(['wolf-3 k5', 'wolf-3 k7']);
    expect(new Set(claimsOf('firstTurn').map((words) => words.slice(-2))).size).toBe(5);
    for (const name of ['lastTurnAhead', 'lastTurnBehind', 'soloAhead', 'soloBehind'] as const) {
      expect(verbs(name)).toEqual(['pass']);
    }
  });

  test('ROY-6.1 the capital of Frostpeak ends the age of the player who takes it', () => {
    scene('capital')
      .when(claims('A', 'tiger-2', 'k4'))
      .shows((each) => expect(each.player('A').passed).toBe('capital'));
  });

  test('ROY-10.10 two reinforcements win the battle, one draws level', () => {
    scene('reinforce')
      .when(reinforces('A', 2))
      .shows((each) => expect(each.pointsAt('k5')).toEqual([6, 3]));
    scene('reinforce')
      .when(reinforces('A', 1), reinforces('A', 0))
      .shows(({ asked }) => expect(asked).toBe('AB battleCard'));
  });

  test('ROY-10.14 the Rebel beats the Majesty alone', () => {
    scene('rebel')
      .when(reveals({ A: 'tiger-8' }))
      .shows((each) => expect(each.pointsAt('k5')).toEqual([3, 6]));
    scene('rebel')
      .when(reveals({ A: 'wolf-4' }))
      .shows((each) => expect(each.pointsAt('k5')).toEqual([6, 3]));
  });

  test('ROY-11.2 ROY-11.6 by treaty the owner of the capital scores the tile; without one all tied players do', () => {
    scene('treaty')
      .when(claims('A', 'tiger-4', 'k4'), passes('B'))
      .shows((each) => {
        const { open } = each.before;
        expect(each.pointsAt('k4')).toEqual([open.kingdoms.k4.tiles[0], 3]);
        const [tile] = open.kingdoms.k5.tiles;
        expect(each.pointsAt('k5')).toEqual([tile, tile]);
      });
  });

  test.each([
    ['lastTurnAhead', [1, 2]],
    ['lastTurnBehind', [2, 1]],
    ['soloAhead', [1]],
    ['soloBehind', [2]],
  ] as const)('%s: the match ends with the pass', (name, ranks) => {
    scene(name)
      .when(passes('A'))
      .shows(({ open }) => expect(open.final?.ranks).toEqual(ranks));
  });
});

describe('settings', () => {
  test('the next cards come in the order told', () => {
    at({ ...SCENES.firstTurn, top: ['lizard-3', 'lizard-4'] })
      .when(claims('A', 'tiger-2', 'k4'))
      .shows((each) => expect(each.hand('A').at(-1)).toBe('lizard-3'))
      .when(passes('B', 'C'), claims('A', 'wolf-5', 'k6'))
      .shows((each) => expect(each.hand('A').at(-1)).toBe('lizard-4'));
  });

  test('hidden cards are in no open layer, and their ids do not tell when they come', () => {
    const { state } = scene('middle');
    const hidden = [...state.deep.pile, ...(state.own[1]?.hand ?? [])];
    const open = JSON.stringify(state.open);
    for (const { id, face } of hidden) {
      expect(open).not.toContain(`"${id}"`);
      expect(open).not.toContain(`"${face}"`);
    }
    expect(state.deep.idKey).not.toBeNull();
  });

  test('scored kingdoms are named as such', () => {
    const { open } = scene('battleOfThree');
    const lines = open.history.filter(({ age }) => age === 2);
    expect(lines.map(({ kingdom, points }) => [kingdom, points[0]])).toEqual([
      ['k4', 0],
      ['k5', lines[1]?.tile],
      ['k6', 0],
      ['k7', 0],
    ]);
  });

  test.each<[string, Setting]>([
    ['the card tiger-4 is named twice', { hands: { A: ['tiger-4'] }, top: ['tiger-4'] }],
    ['no creature dragon-9', { columns: { k4: ['dragon-9'] } }],
    ['no decree Z01', { decrees: { k4: 'Z01' } }],
    ['the decree A01 is named twice', { decrees: { k4: 'A01', k5: 'A01' } }],
    ['D does not play', { players: 3, cubes: { k4: 'D' } }],
    ['no majority tile 4 left', { tiles: { k4: [4, 5, 6] } }],
    ['k4 has 3 tiles at that moment', { tiles: { k4: [5] } }],
    ['no First to Pass tile 9 left', { passTiles: { A: [9] } }],
    ['A is out', { passed: ['A'] }],
    ['nobody is tied in k5', { cubes: { k5: 'AAB' }, battle: { kingdom: 'k5' } }],
    ['k4: capital too early', { cubes: { k4: 'B|B' } }],
    ['k4 is overfull', { cubes: { k4: 'BBBB' } }],
  ])('%s', (message, setting) => {
    expect(() => positionOf(royaumesSauvages, setting)).toThrow(message);
  });
});
