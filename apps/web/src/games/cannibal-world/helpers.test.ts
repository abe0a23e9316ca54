import { optionsOf } from '@tablee/engine';
import type { LogEvent, OpenQuestion } from '@tablee/protocol/updates.ts';
import type { RowId } from '@tablee/rules/games/cannibal-world/index.ts';
import { FACTIONS, factionOf } from '@tablee/rules/games/cannibal-world/index.ts';
import { attacks, given } from '@tablee/rules/games/cannibal-world/testing/given.ts';
import { wordsIn } from '@tablee/rules/games/cannibal-world/words/index.ts';
import { expect, test } from 'vitest';
import type { Touch } from '@/kit/contract.ts';
import { softened } from '@/kit/soft.ts';
import { candidatesOf, emptySelection, type Step, touched } from '@/stores/selection.ts';
import { isReactionOf } from './cards/chips.ts';
import { whenOf } from './cards/reading.ts';
import { ladderOf } from './combat/rungs.ts';
import { outOfReach, refusedOf } from './hand/tray.tsx';
import { distanceOf, lineOf, originOfAction, reachOf } from './line/range.ts';
import { creatureTouch, isAiming } from './questions/touches.ts';
import { log } from './story/log.ts';

test('places for a hyphen change nothing else of a name', () => {
  for (const { cards } of FACTIONS) {
    for (const { name } of cards) {
      expect(softened(name.fr).replaceAll('\u00ad', '')).toBe(name.fr);
      expect(softened(name.en).replaceAll('\u00ad', '')).toBe(name.en);
    }
  }
});

test('range counts zones forward along the line', () => {
  const covert = { camp: 0, zone: 'covert' } as const;
  const hunt = { camp: 0, zone: 'hunt' } as const;
  expect(distanceOf(covert, { camp: 1, zone: 'hunt' })).toBe(2);
  expect(distanceOf(covert, { camp: 1, zone: 'covert' })).toBe(3);
  expect(distanceOf(hunt, { camp: 1, zone: 'covert' })).toBe(2);
  expect(distanceOf(hunt, covert)).toBe(-1);
});

test('the reach drawn on the ground: from Covert the enemy Hunt, from Hunt both enemy zones, nothing of the own camp, nothing while nothing is held', () => {
  const drawn = (zone: 'covert' | 'hunt', camp = 0) =>
    lineOf(0).map((place) => reachOf({ camp, zone }, place) ?? '-');
  expect(drawn('covert')).toEqual(['out', 'in', '-', 'from']);
  expect(drawn('hunt')).toEqual(['in', 'in', 'from', '-']);
  expect(drawn('covert', 1)).toEqual(['from', '-', 'in', 'out']);
  expect(lineOf(0).map((place) => reachOf(null, place))).toEqual(Array(4).fill(undefined));
});

test('an Action shoots from Covert or from Hunt by the type of its ability', () => {
  expect(originOfAction('RE/36', 0)).toEqual({ camp: 0, zone: 'covert' });
  expect(originOfAction('RE/12', 1)).toEqual({ camp: 1, zone: 'hunt' });
  expect(originOfAction('RE/13', 0)).toBeNull();
  expect(originOfAction('RE/01', 0)).toBeNull();
});

test('the ladder begins at the last combat declared', () => {
  const events = [
    { type: 'combatDeclared', seat: 0 },
    { type: 'tacticalPassed', seat: 0 },
    { type: 'combatDeclared', seat: 1 },
    {
      type: 'abilityUsed',
      seat: 1,
      creature: 'c1',
      row: 'tactical.feint',
      slot: 0,
      targets: [],
      faces: { c1: 'RA/01' },
    },
    { type: 'fighterSwapped', seat: 0, from: 'c2', to: 'c3' },
    { type: 'damageDealt', creature: 'c1', combat: 1, direct: 0 },
    { type: 'tacticalPassed', seat: 0 },
  ].map((event, n) => ({ ...event, n, clause: 'CAN-11.4' })) as unknown as LogEvent[];
  expect(ladderOf(events).map(({ what, seat, face }) => [what, seat, face])).toEqual([
    ['ability', 1, 'RA/01'],
    // Of a match kept from before.
    ['swap', 0, null],
    ['pass', 0, null],
  ]);
  expect(ladderOf([])).toEqual([]);
});

test('the end sounds as it went for the listener', () => {
  const ended = { n: 1, type: 'gameEnded', clause: 'CAN-22.1', winner: 1, reason: 'pillage' };
  const told = { ...ended, seats: [1, 2] } as unknown as LogEvent;
  expect([0, 1, 2, null].map((seat) => log.cueOf(told, seat))).toEqual([
    'lose',
    'win',
    'win',
    'end',
  ]);
  // A match kept from before does not say who won.
  expect(log.cueOf(ended as unknown as LogEvent, 1)).toBe('end');
});

test('a card of the hand that cannot be played is shown with its text, beside why not', () => {
  const view = given({ A: { hand: ['RE/12'], meat: 0 }, B: {} }).view('A');
  const card = view.own?.hand[0]?.id ?? '';
  const refusal = { header: '', text: '' };
  const refused = (touch: object) =>
    refusedOf({ view }, { kind: 'refusal', refusal, touch }, 'mainAction');
  expect(refused({ card })).toBe('RE/12');
  expect(refused({ card: 'elsewhere' })).toBeNull();
  expect(refused({ card, space: 'hunt' })).toBeNull();
  expect(refusedOf({ view }, null, 'mainAction')).toBeNull();
});

test('a creature touched while one answers an attack is shown with its text; while one aims, it is not', () => {
  const view = given({ A: { hunt: ['CA/07'] }, B: {} }).view('A');
  const card = view.open.creatures[0]?.id ?? '';
  const hint = { kind: 'refusal', refusal: { header: '', text: '' }, touch: { card } } as const;
  const shown = ['defend', 'tactical', 'mainAction', 'chooseTarget'];
  expect(shown.map((kind) => refusedOf({ view }, hint, kind))).toEqual([
    'CA/07',
    'CA/07',
    null,
    null,
  ]);
});

test('a creature that may net or strike is touched, then what it does: each of its abilities answers', () => {
  const scene = given({
    A: { hunt: ['CA/08 spent0'] },
    B: { hunt: ['RA/29'] },
  }).when(attacks('A', 'CA/08', 'RA/29'));
  const question = { ...scene.question('B'), fingerprint: '', undo: false } as OpenQuestion;
  const card = scene.creature('B', 'RA/29').id;
  const step = (touch: Touch): Step => {
    const first = touched(question, emptySelection(question), { card });
    expect(first.kind).toBe('changed');
    return first.kind === 'changed' ? touched(question, first.selection, touch) : first;
  };
  const ids = [step({ verb: 'net', card }), step({ verb: 'ability', card, space: '1' })].map(
    (each) => each.kind === 'complete' && each.option.id,
  );
  expect(ids).toEqual([`use:${card}:0`, `ability:${card}:1`]);
  const option = optionsOf(question).find(({ verb }) => verb === 'net');
  expect([0, 1].map((slot) => option && isReactionOf(option, slot))).toEqual([true, false]);
});

test('an ability with one target waits for that target, as one with two does', () => {
  const after = (enemies: string[]) => {
    const scene = given({ A: { hunt: ['CA/10'] }, B: { hunt: enemies } });
    const question = { ...scene.question('A'), fingerprint: '', undo: false } as OpenQuestion;
    const view = scene.view('A');
    const net = { verb: 'ability', card: scene.creature('A', 'CA/10').id, space: '0' };
    const step = touched(question, emptySelection(question), net);
    const staged = step.kind === 'complete' ? step.option : null;
    const focus = step.kind === 'changed' ? step.selection.focus : {};
    const candidates = candidatesOf(question, focus);
    const tableau = {
      view,
      camp: 0,
      asked: 'mainAction',
      answering: { staged, focus, candidates },
    };
    const foes = view.open.creatures.filter(({ camp }) => camp === 1);
    return [
      isAiming(tableau as never),
      ...foes.map((foe) => 'at' in creatureTouch(tableau as never, foe)),
    ];
  };
  expect(after(['DO/34'])).toEqual([true, true]);
  expect(after(['DO/34', 'DO/10'])).toEqual([true, true, true]);
});

test('a confirmation about a creature that is no ability is aimed at nobody', () => {
  const scene = given({ A: { hunt: ['CA/10'] }, B: { hunt: ['DO/34'] } });
  const { id } = scene.creature('A', 'CA/10');
  const staged = { id: `dropTracker:${id}`, verb: 'dropTracker', card: id };
  const answering = { staged, focus: { card: id }, candidates: [staged] };
  const tableau = { view: scene.view('A'), camp: 0, asked: 'mainAction', answering };
  expect(isAiming(tableau as never)).toBe(false);
});

test('a creature’s card says nothing of Actions, and that nothing dodges stands where an enemy is aimed at', () => {
  const { say } = wordsIn('en');
  const when = (row: RowId, kind: 'creature' | 'action') => whenOf(row, kind, { say });
  for (const row of ['assault.net', 'triggered.net', 'covert.shotX', 'tactical.shot1'] as const) {
    expect(when(row, 'creature')).not.toMatch(/hand|Action/);
    expect(when(row, 'action')).not.toMatch(/zone/);
  }
  expect(when('covert.shotX', 'action')).toMatch(/dodged/);
  expect(when('covert.support', 'action')).not.toMatch(/dodged/);
  expect(when('innate.tracker', 'creature')).toMatch(/token/);
});

test('the advice for beginners comes first among the cards to choose from', () => {
  const option = (face: string) => ({ id: face, verb: 'reinforce', card: `m${face}` });
  const scene = given({ A: { reinforcement: ['RE/12', 'RE/13'], faction: 'RE' }, B: {} });
  const view = scene.view('A');
  const cards = view.own?.reinforcement ?? [];
  const options = cards.map(({ id, face }) => ({ ...option(face), card: id }));
  const question = { kind: 'firstReinforcement', shape: 'pick', options };
  const first = outOfReach({ view, answering: { question } as never })[0];
  expect(first?.id).toBe(factionOf('RE').recommended);
  expect(options[0]?.id).not.toBe(factionOf('RE').recommended);
});
