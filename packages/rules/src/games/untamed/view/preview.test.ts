import { describe, expect, test } from 'vitest';
import { attackTargets, guardsOf, keywordsOf } from '../combat/attack-targets.ts';
import { attackOf } from '../combat/attack-value.ts';
import { healthOf } from '../combat/elimination.ts';
import { enemiesOf, rulesOf } from '../modes/modes.ts';
import { given } from '../testing/given.ts';
import { abilityCost, abilityUses, costOf } from '../zones/cost.ts';
import { attackPreview, powerOf, roundUses, strongholdsOf } from './preview.ts';

describe('the table’s figures beside the cards', () => {
  test('UNT-10.7 Attack and its parts', () => {
    const scene = given({
      A: {
        play: [
          {
            face: 'rat-leech',
            fury: 2,
            swappedAttack: 4,
            changes: [{ source: 'fox-dazzle', n: -2, until: { turnOf: 1 } }],
          },
          'raccoon-foreman',
        ],
        changes: [{ source: 'raccoon-contraption', attack: 1, reduction: 1, until: { turnOf: 0 } }],
      },
      B: {},
    });
    expect(attackOf(scene.sight, scene.animal('A', 'rat-leech'))).toEqual({
      printed: 2,
      base: 4,
      changes: [
        { source: 'fury', n: 2 },
        { source: 'raccoon-foreman', n: 1 },
        { source: 'raccoon-contraption', n: 1 },
        { source: 'fox-dazzle', n: -2 },
      ],
      raw: 6,
      value: 6,
    });
    expect(healthOf(scene.sight, scene.animal('A', 'rat-leech'))).toBe(3);
  });

  test('UNT-23.15 S43 the cost of a card and what changed it', () => {
    const { sight } = given({ A: { cardsPlayed: 1, discount: 1 }, B: {} });
    expect(costOf(sight, 0, 'deer-stag')).toEqual({
      printed: 6,
      changes: [
        { source: 'deer-stag', n: -1 },
        { source: 'discount', n: -1 },
      ],
      value: 4,
    });
    expect(costOf(sight, 1, 'deer-stag')).toEqual({ printed: 6, changes: [], value: 6 });
    expect(costOf(sight, 0, 'rat-pup').value).toBe(0);
  });

  test('UNT-R.114 the Stronghold ability: cost and uses', () => {
    const { sight } = given({
      A: { stronghold: 'panda-counter', play: ['panda-sealkeeper'], abilityUses: 1 },
      B: {},
    });
    expect(abilityCost(sight, 0)).toEqual({
      printed: 2,
      changes: [{ source: 'panda-sealkeeper', n: -1 }],
      value: 1,
    });
    expect(abilityUses(sight, 0)).toEqual({ used: 1, most: 2 });
    expect(roundUses(sight, 0)).toEqual({
      power: { used: 0, most: 1 },
      ability: { used: 1, most: 2 },
      draw: { used: 0, most: 1 },
    });
  });

  test('UNT-9.4 UNT-9.3 an attack previewed: damage both ways, reductions included, and who falls', () => {
    const scene = given({
      A: { play: ['tiger-lord', { face: 'rat-pup', fury: 2 }] },
      B: {
        damage: 4,
        play: ['rat-queen'],
        changes: [{ source: 'raccoon-contraption', attack: 1, reduction: 1, until: { turnOf: 1 } }],
      },
    });
    const [lord, pup] = [scene.animal('A', 'tiger-lord').id, scene.animal('A', 'rat-pup').id];
    const queen = scene.animal('B', 'rat-queen').id;
    expect(attackPreview(scene.sight, lord, queen)).toEqual({
      dealt: 3,
      taken: 4,
      targetFalls: false,
      attackerFalls: true,
    });
    expect(attackPreview(scene.sight, pup, 'stronghold:1')).toEqual({
      dealt: 3,
      taken: 0,
      targetFalls: true,
      attackerFalls: false,
    });
    expect(attackPreview(scene.sight, 'gone', queen)).toBeNull();
    expect(attackPreview(scene.sight, lord, 'gone')).toBeNull();
  });

  test('UNT-15.4 keywords, Guards, targets', () => {
    const scene = given({
      A: { play: ['tiger-lord'] },
      B: {
        play: [
          { face: 'rat-pup', granted: [{ keyword: 'guard', source: 'x', until: 'whileInPlay' }] },
          'fox-seer',
        ],
      },
    });
    const pup = scene.animal('B', 'rat-pup');
    expect(keywordsOf(scene.sight, pup)).toEqual(['guard']);
    expect(guardsOf(scene.sight, 1)).toEqual([pup]);
    expect(guardsOf(scene.sight, 0)).toEqual([]);
    expect(attackTargets(scene.sight, 0)).toEqual({ animals: [pup.id], strongholds: [] });
  });

  test('UNT-18.2 UNT-20.4 prey, enemies, Power, Strongholds', () => {
    const { open } = given({
      mode: 'hunter',
      A: { power: { ready: 1, exhausted: 2 } },
      B: {},
      C: {},
    });
    expect(rulesOf(open).prey(open, 2)).toEqual([0]);
    expect(enemiesOf(open, 0)).toEqual([1, 2]);
    expect(powerOf(open, 0)).toEqual({ ready: 1, total: 3, most: 5 });
    expect(strongholdsOf(open, 0)).toEqual({ standing: 3, fallen: 0 });
  });
});
