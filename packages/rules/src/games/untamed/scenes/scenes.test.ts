import { describe, expect, test } from 'vitest';
import { game as untamed } from '../index.ts';
import type { Move } from '../testing/given.ts';
import {
  accepts,
  attacks,
  chooses,
  declines,
  ends,
  plays,
  Scene,
  usesAbility,
  usesBonusPower,
} from '../testing/given.ts';
import { SCENES } from './scenes.ts';
import { positionOf, type Setting } from './setting.ts';

type SceneName = keyof typeof SCENES;
const at = (setting: Setting): Scene => new Scene(positionOf(untamed, setting));
const scene = (name: SceneName): Scene => at(SCENES[name]);

/** The asked seat and question, if it is not A for their action. */
const ASKED: { readonly [name in SceneName]?: string } = {
  stacking: 'AB stackStrongholds',
  teamStacking: 'A teamStrongholds',
  sharedStacking: 'A teamStrongholds',
  mulligan: 'AB mulligan',
  opening: 'AB openingSupport',
  rally: 'B mainAction',
  maintenance: 'A maintenanceSupport',
  alphaDraw: 'A alphaDraw',
  hydra: 'AC mainAction',
};

/** The action, and the question after it. */
const LEADS: { readonly [name in SceneName]?: readonly [asked: string, ...moves: Move[]] } = {
  focus: ['A paySupport', chooses('A', 'play fox-storyteller focus')],
  paySupport: ['A paySupport', usesAbility('A')],
  bonusPower: ['A mainAction', usesBonusPower('A'), plays('A', 'rat-queen')],
  rally: ['A rallyPlay', attacks('B', 'tiger-lord', 'A stronghold')],
  lastStronghold: ['over', attacks('A', 'tiger-lord', 'B stronghold')],
  emptyDeckOfOther: ['over', attacks('A', 'tiger-lord', 'B stronghold')],
  emptyDeck: ['over', ends('A')],
  omen: ['A omen', plays('A', 'fox-seer')],
  discard: ['A discard', plays('A', 'fox-marked'), chooses('A', 'tiger-lord', 'rat-queen', 'deck')],
  distribute: ['A distribute', plays('A', 'chameleon-king'), accepts('A')],
  orderEffects: ['A orderEffects', plays('A', 'rat-leech')],
  chooseMode: ['A chooseMode', plays('A', 'rabbit-leveret')],
  chooseTargets: ['A chooseTargets', plays('A', 'tiger-swipe')],
  chooseOpponent: ['A chooseOpponent', usesAbility('A')],
  chooseAmount: ['A chooseAmount', plays('A', 'rhino-rampager')],
  useAbility: ['A useAbility', plays('A', 'rhino-ironhide')],
  bottomRevealed: [
    'A bottomRevealed',
    attacks('A', 'fox-storyteller', 'B stronghold'),
    accepts('A'),
  ],
  hydra: ['C mainAction', ends('A')],
};

describe('scenes', () => {
  test.each(Object.keys(SCENES) as SceneName[])('%s asks what it says', (name) => {
    scene(name).shows(({ asked }) => expect(asked).toBe(ASKED[name] ?? 'A mainAction'));
  });

  test.each(Object.keys(LEADS) as SceneName[])('%s leads where it says', (name) => {
    const [asked, ...moves] = LEADS[name] as readonly [string, ...Move[]];
    scene(name)
      .when(...moves)
      .shows((each) => expect(each.asked).toBe(asked));
  });

  test('UNT-9.4 both hit each other', () => {
    scene('strikeBack')
      .when(attacks('A', 'rat-queen', 'panda-teamaster'))
      .shows((each) => {
        expect(each.animal('A', 'rat-queen').damage).toBe(2);
        expect(each.animal('B', 'panda-teamaster').damage).toBe(3);
      });
  });

  test('what A can do on their turn is what the scene tells', () => {
    const targets = (name: SceneName): Set<string> =>
      new Set(
        scene(name)
          .options('A')
          .filter((words) => /^(tiger|rat)-\S+ /.test(words))
          .map((words) => words.slice(words.indexOf(' ') + 1)),
      );
    expect(scene('nothingToDo').options('A')).toEqual(['end']);
    expect(targets('guard')).toEqual(new Set(['panda-teamaster']));
    expect(targets('hunter')).toEqual(new Set(['B stronghold', 'rabbit-nurse', 'panda-peddler']));
    expect(scene('noRoom').options('A')).not.toContain('play rat-pup');
    expect(scene('firstTurn').options('A')).toContain('play rat-pup');
    const rushed = scene('rush').when(plays('A', 'tiger-cub'));
    expect(rushed.options('A').filter((words) => words.startsWith('tiger-cub'))).toEqual([
      'tiger-cub fox-seer',
    ]);
  });

  test('UNT-14.2 a card that A draws when a Stronghold falls can be rallied', () => {
    scene('rally')
      .when(attacks('B', 'tiger-lord', 'A stronghold'))
      .shows((each) => expect(each.options('A')).toContain('rat-herald'))
      .when(declines('A'))
      .shows((each) => expect(each.hand('A')).toEqual(['fox-seer', 'rat-herald']));
  });
});

describe('settings', () => {
  test('the deck is drawn from in the order told', () => {
    const { state } = scene('omen');
    const deck = state.deep.decks[0]?.map(({ face }) => face).reverse();
    expect(deck?.slice(0, 3)).toEqual(['rat-pup', 'tiger-lord', 'fox-dazzle']);
    expect(deck?.length).toBeGreaterThan(20);
  });

  test('a deck named whole keeps the other cards out of the game', () => {
    const { state } = at({ A: { hand: ['rat-pup'], deck: ['rat-queen', 'fox-seer'] } });
    expect(state.deep.decks[0]?.map(({ face }) => face)).toEqual(['fox-seer', 'rat-queen']);
    expect(state.open.holdings[0]?.removed).toHaveLength(42);
  });

  test('factions follow from the cards, Strongholds from the factions', () => {
    const { open } = scene('middle');
    expect(open.players.map(({ factions }) => factions)).toEqual([
      ['rat', 'tiger', 'fox'],
      ['panda', 'raccoon', 'crocodile'],
    ]);
    expect(open.sides[0]).toMatchObject({
      stronghold: 'rat-court',
      reserve: ['fox-mirrors', 'tiger-peak'],
    });
    expect(scene('lastStronghold').open.sides[1]).toMatchObject({ reserve: [], damage: 6 });
  });

  test('hidden cards are known only to the seats that may know them', () => {
    const each = scene('middle');
    const hidden = [...(each.state.own[0]?.hand ?? []), ...(each.state.own[0]?.faceDown ?? [])];
    const told = JSON.stringify(each.view('B'));
    for (const { id } of each.state.own[0]?.hand ?? []) expect(told).not.toContain(`"${id}"`);
    expect(hidden).toHaveLength(8);
    expect(each.view('A').own?.faceDown).toHaveLength(4);
    expect(each.view('B').own?.faceDown).toHaveLength(4);
    expect(each.view(null).own).toBeNull();
    expect(JSON.stringify(each.view(null))).not.toContain('tiger-swipe');
    expect(each.state.deep.idKey).not.toBeNull();
  });

  test('teams share what their mode shares', () => {
    const { state } = at({
      mode: 'manticore',
      A: { support: ['rat-pup'], top: ['fox-seer'] },
      C: { hand: ['rat-queen'] },
    });
    const { open } = state;
    expect(open.holdings).toHaveLength(2);
    expect(state.deep.decks[0]?.at(-1)?.face).toBe('fox-seer');
    expect(open.sides[0]?.reserve).toHaveLength(3);
    expect(open.players[2]?.factions[0]).toBe('rat');
  });

  test.each<[string, Setting]>([
    ['no rat-pup left', { A: { hand: ['rat-pup', 'rat-pup', 'rat-pup'], support: ['rat-pup'] } }],
    [
      'A cannot have snake-viper: too many factions',
      { A: { hand: ['rat-pup', 'fox-seer', 'tiger-cub', 'snake-viper'] } },
    ],
    ['rat is of 2 players', { A: { hand: ['rat-pup'] }, B: { hand: ['rat-queen'] } }],
    [
      'a side has 3 Strongholds',
      { A: { fallen: ['rat-court'], pile: ['fox-mirrors', 'tiger-peak'] } },
    ],
    ['no rat-court left', { A: { stronghold: 'rat-court', fallen: ['rat-court'] } }],
    ['dragon', { A: { hand: ['dragon'] } }],
    ['is a Stronghold', { A: { hand: ['rat-court'] } }],
    ['panda-counter should have fallen', { A: { stronghold: 'panda-counter', damage: 7 } }],
    ['rat-pup should be beaten', { A: { play: [{ face: 'rat-pup', damage: 1 }] } }],
    ['6 Power', { A: { power: 6 } }],
  ])('%s', (message, setting) => {
    expect(() => positionOf(untamed, setting)).toThrow(message);
  });
});
