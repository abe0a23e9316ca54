import type { Script } from '@tablee/engine';
import { describe, expect, test } from 'vitest';
import { damage } from '../effects/damage.ts';
import { isToken } from '../state/catalogue.ts';
import type { Table } from '../state/state.ts';
import { accepts, attacks, chooses, declines, given, plays } from '../testing/given.ts';
import { settling, wait } from './waiting.ts';

const OWL = 'token-owl-spirit';

describe('the triggers of an effect', () => {
  test('UNT-23.6 UNT-23.7 UNT-R.105 UNT-R.45 S29 effects are finished first; each player orders the own triggers, the active side first', () => {
    const scene = given({
      A: { hand: ['snake-matriarch'], power: 5, damage: 2, play: [OWL, 'rat-pup', 'snake-viper'] },
      B: { play: [OWL, 'crocodile-snapling', 'rhino-charger'] },
    });
    scene.when(plays('A', 'snake-matriarch'), accepts('A'));
    expect(scene.damage('A')).toBe(1);
    expect(scene.animals('A').filter((face) => face === OWL)).toHaveLength(3);
    expect(scene.asked).toBe('B orderEffects');
    expect([...scene.options('B')].sort()).toEqual(['crocodile-snapling', 'rhino-charger']);
    scene.when(chooses('B', 'rhino-charger', 'crocodile-snapling')).shows(() => {
      expect(scene.animal('B', 'rhino-charger').fury).toBe(1);
      expect(scene.asked).toBe('B chooseTargets');
    });
    // A fourth Owl Spirit has no room: the Last Words are not offered.
    scene.when(chooses('B', 'snake-viper')).shows(() => {
      expect(scene.animals('A').filter((face) => isToken(face))).toHaveLength(3);
      expect(scene.asked).toBe('A mainAction');
    });
  });

  test('UNT-23.7 identical triggers need no order', () => {
    given({
      A: { hand: ['snake-matriarch'], power: 5, damage: 3, play: ['rat-pup', 'rat-pup'] },
      B: {},
    })
      .when(plays('A', 'snake-matriarch'), accepts('A'))
      .shows((scene) => {
        expect(scene.asked).toBe('A mainAction');
        expect(scene.damage('A')).toBe(1);
      });
  });

  test('UNT-23.8 UNT-23.7 triggers of a trigger come right after it, before older ones', () => {
    const table = given({ A: {}, B: {} }).state as Table;
    const told: string[] = [];
    const trigger = (face: string, seat: number, then?: () => void, isFall = false): void =>
      wait(table, {
        seat,
        isFall,
        kind: () => 'same',
        face,
        source: null,
        isLive: () => true,
        *run(): Script {
          told.push(face);
          then?.();
        },
      });
    function* together(): Script {
      trigger('fall', 0, undefined, true);
      trigger('B', 1);
      trigger('A1', 0, () => {
        trigger('A1’s fall', 0, undefined, true);
        trigger('A1’s child', 1, () => trigger('grandchild', 0));
      });
      trigger('A2', 0);
    }
    expect(settling(table, together()).next().done).toBe(true);
    expect(told).toEqual(['A1', 'A1’s child', 'grandchild', 'A1’s fall', 'A2', 'B', 'fall']);
  });

  test('UNT-23.9 UNT-10.4 an Animal that leaves in a check still sees all that happened in it', () => {
    given({
      A: { play: [{ face: 'tiger-lord', damage: 1 }] },
      B: { play: ['rat-queen'] },
    })
      .when(attacks('A', 'tiger-lord', 'rat-queen'), accepts('A'))
      .shows((scene) => {
        expect([...scene.animals('A'), ...scene.animals('B')]).toEqual([]);
        expect(scene.damage('B')).toBe(1);
      });
  });

  test('UNT-23.10 a triggered ability resolves without its source; effects on itself do nothing', () => {
    const scene = given({ A: { play: ['rat-leech'] }, B: { play: ['crocodile-mourner'] } });
    scene.when(attacks('A', 'rat-leech', 'crocodile-mourner'));
    expect(scene.asked).toBe('B useAbility');
    scene.when(accepts('B')).shows(() => expect(scene.hand('B')).toHaveLength(1));
  });

  test('UNT-23.11 an Animal that is dealt damage and survives reacts once per event', () => {
    given({ A: { play: ['rat-pup'] }, B: { play: ['rhino-charger'] } })
      .when(attacks('A', 'rat-pup', 'rhino-charger'))
      .shows((scene) => expect(scene.animal('B', 'rhino-charger').fury).toBe(1));
  });

  test('UNT-23.22 UNT-R.63 a side without Strongholds is out before any waiting trigger', () => {
    given({
      A: { play: ['rat-leech'], damage: 2 },
      B: { damage: 5, fallen: ['deer-glade', 'rat-court'], pile: [] },
    })
      .when(attacks('A', 'rat-leech', 'B stronghold'))
      .shows((scene) => {
        expect(scene.open.final?.ranks).toEqual([1, 2]);
        expect(scene.damage('A')).toBe(2);
      });
  });

  test('UNT-23.23 an Item is in Support after all its abilities and their consequences, Rally plays included', () => {
    const scene = given({
      A: { power: 1, damage: 6, hand: ['snake-rite'], deck: ['rat-leech', 'rat-pup'] },
      B: {},
    });
    scene.when(plays('A', 'snake-rite'));
    expect(scene.asked).toBe('A rallyPlay');
    expect(scene.support('A')).toEqual([]);
    scene.when(chooses('A', 'rat-leech')).shows(() => {
      expect(scene.support('A')).toEqual(['snake-rite']);
      expect(scene.open.resolving).toEqual([]);
    });
  });

  test('UNT-R.46 UNT-15.2 S20 a beaten card is in Support before its Last Words', () => {
    const scene = given({ A: { play: ['crocodile-mourner'] }, B: { play: ['tiger-lord'] } });
    scene.when(attacks('A', 'crocodile-mourner', 'tiger-lord')).shows(() => {
      expect(scene.asked).toBe('A useAbility');
      expect(scene.support('A')).toEqual(['crocodile-mourner']);
    });
    scene.when(declines('A')).shows(() => expect(scene.hand('A')).toEqual([]));
  });

  test('UNT-10.8 Items and Strongholds get no credit, Animals get it for what their ability does', () => {
    given({
      A: { power: 1, hand: ['snake-venom'], play: ['tiger-lord'] },
      B: { play: ['rat-pup'] },
    })
      .when(plays('A', 'snake-venom'))
      .shows((scene) => {
        expect(scene.happened('animalBeaten')).toMatchObject([{ by: [] }]);
        expect(scene.damage('B')).toBe(0);
      });
    given({
      A: { power: 3, hand: ['rat-herald'], play: ['tiger-lord'] },
      B: { play: ['fox-seer'] },
    })
      .when(plays('A', 'rat-herald'), chooses('A', 'fox-seer'), accepts('A'))
      .shows((scene) => {
        expect(scene.happened('animalBeaten')).toMatchObject([{ by: [{ face: 'rat-herald' }] }]);
        expect(scene.damage('B')).toBe(1);
      });
  });

  test('UNT-10.8 nobody is credited for beating an own Animal', () => {
    given({
      A: { power: 5, hand: ['snake-matriarch'], play: ['tiger-lord', 'rat-pup'] },
      B: {},
    })
      .when(plays('A', 'snake-matriarch'), accepts('A'))
      .shows((scene) => expect(scene.happened('animalBeaten')).toMatchObject([{ by: [] }]));
  });

  test('UNT-23.6 an effect on what has left play does nothing', () => {
    const scene = given({ A: {}, B: { play: ['rat-pup'] } });
    const table = scene.session.state as Table;
    const [gone] = table.open.players[1]?.animals.splice(0) ?? [];
    const a = {
      table,
      seat: 0,
      face: 'tiger-swipe',
      source: null,
      trigger: 'onPlay',
      cause: {},
    } as const;
    const ref = { kind: 'animal', id: gone?.id ?? '', controller: 1 } as const;
    expect(damage(a, [ref], 3).next().value).toBe(false);
  });
});
