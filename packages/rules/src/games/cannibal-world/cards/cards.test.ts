import { describe, expect, test } from 'vitest';
import { catalogue, rowOf, textOf } from '../guide/catalogue.ts';
import type { Setting, Side } from '../scenes/setting.ts';
import type { CannibalEvent } from '../state/events.ts';
import type { RowId } from '../state/row.ts';
import { given, plays } from '../testing/given.ts';
import type { CannibalCard } from './card.ts';
import { FACTIONS, factionOf } from './catalogue.ts';

const CARDS = FACTIONS.flatMap(({ cards }) => cards);

/** A card's deck points: base, abilities, rarity, rounded down. */
const STRENGTH_POINTS = [0, 1, 2, 5, 8, 11, 14, 17];
const ACTION_POINTS = 1;
const RARITY_POINTS = { leader: 2, limited: -1, common: 0 };
const ROW_POINTS: { readonly [row in RowId]: readonly number[] } = {
  'covert.shot1': [0.5],
  'covert.scatter': [0, 3, 4],
  'covert.shotX': [0, 2, 3.5],
  'covert.support': [0.5, 2.5, 4.5],
  'covert.ratProliferation': [0.5],
  'covert.recharge': [1],
  'covert.net': [2.5],
  'covert.felineLeap': [0.5],
  'covert.summonAlpha': [0.5],
  'covert.harpoon': [1.5],
  'assault.shotX': [0.5, 1, 2],
  'assault.stab': [1, 2, 3],
  'assault.shield': [0.5, 1, 2],
  'assault.net': [2],
  'assault.canineCharge': [0.5],
  'assault.sacrifice': [0.5],
  'assault.feint': [2],
  'tactical.shot1': [1],
  'tactical.scatter': [0, 4, 6.5],
  'tactical.shotX': [0, 3.5, 5],
  'tactical.extraDamage': [0.5, 1.5, 2.5, 3.5],
  'tactical.shield': [0.5, 1.5, 2],
  'tactical.feint': [3],
  'tactical.loyalty': [0.5],
  'innate.tracker': [0.5],
  'triggered.bullseye': [1],
  'triggered.armour': [1.5, 2.5],
  'triggered.recharge': [1],
  'triggered.ratProliferation': [0.5],
  'triggered.felineLeap': [1],
  'triggered.banishedTactics': [0.5],
  'triggered.support': [3, 6],
  'triggered.swap': [1],
  'triggered.replacement': [0.5],
  'triggered.net': [2.5],
};

function pointsOfCard({ kind, strength, abilities, rarity }: CannibalCard): number {
  const base = kind === 'creature' ? (STRENGTH_POINTS[strength ?? 0] as number) : ACTION_POINTS;
  const sum = abilities.reduce((all, { row, x }) => all + (ROW_POINTS[row][x - 1] as number), base);
  return Math.floor(sum + RARITY_POINTS[rarity]);
}

describe('the cards', () => {
  test('CAN-2.1 CAN-2.2 172 of them, 43 per faction, no two alike', () => {
    expect(CARDS).toHaveLength(172);
    for (const { id, cards } of FACTIONS) {
      expect(cards).toHaveLength(43);
      expect(cards.map((card) => card.id)).toEqual(
        Array.from({ length: 43 }, (_, i) => `${id}/${String(i + 1).padStart(2, '0')}`),
      );
      expect(cards.filter(({ rarity }) => rarity === 'leader')).toHaveLength(2);
      const faces = cards.map(({ strength, abilities }) => JSON.stringify([strength, abilities]));
      expect(new Set(faces).size).toBe(43);
    }
    for (const language of ['fr', 'en'] as const) {
      expect(new Set(CARDS.map(({ name }) => name[language])).size).toBe(172);
    }
  });

  test.each([
    ['RA', [1, 1, 1, 2, 2, 1, 1, 2, 3, 3, 1, 1, 2]],
    ['CA', [1, 1, 2, 1, 3, 2, 2, 2, 2, 2, 1, 1, 1]],
    ['DO', [1, 1, 1, 2, 2, 2, 2, 1, 3, 1, 3, 1, 1]],
    ['RE', [1, 1, 1, 2, 1, 2, 3, 1, 1, 2, 2, 3, 1]],
  ] as const)(
    'CAN-18.1 the preconstructed deck of %s holds the copies that the printed rulebook lists, and nothing else',
    (id, copies) => {
      const { cards } = factionOf(id);
      expect(cards.slice(0, 13).map((card) => card.copies)).toEqual(copies);
      expect(cards.slice(13).filter((card) => card.copies > 0)).toEqual([]);
    },
  );

  test('CAN-2.3 35 rows of five colours, each on a card', () => {
    expect(catalogue.all).toHaveLength(35);
    const printed = new Set(CARDS.flatMap(({ abilities }) => abilities.map(({ row }) => row)));
    expect(printed.size).toBe(35);
    for (const { id, timing } of catalogue.all) expect(id.startsWith(`${timing}.`)).toBe(true);
  });

  test('CAN-R.30 CAN-2.2 a creature has up to two abilities, an Action one or two that do something', () => {
    const idle =
      /^(assault\.(shield|canineCharge|feint)|innate|triggered\.(felineLeap|support|banishedTactics|replacement|ratProliferation))/;
    for (const { kind, abilities } of CARDS) {
      expect(abilities.length).toBeLessThanOrEqual(2);
      if (kind === 'creature') continue;
      expect(abilities.length).toBeGreaterThan(0);
      expect(abilities.some(({ row }) => idle.test(row))).toBe(false);
    }
  });

  test('CAN-12.6 CAN-R.24 an Action promises no combat and speaks of no creature of its own', () => {
    for (const card of CARDS.filter(({ kind }) => kind === 'action')) {
      const { fr, en } = textOf(card);
      expect(fr, card.id).not.toMatch(/puis combat|cette créature|autre capacité|même zone/i);
      expect(en, card.id).not.toMatch(/then (a )?combat|this creature|another used|same zone/i);
    }
  });

  test('CAN-12.4 a Creature’s text tells its own half only, and every assault its combat', () => {
    for (const card of CARDS.filter(({ kind }) => kind === 'creature')) {
      for (const { row, x } of card.abilities) {
        const { fr, en } = textOf({ ...card, abilities: [{ row, x }] });
        expect(`${fr} ${en}`, card.id).not.toMatch(/\bAction\b/);
        const isAssault = rowOf(row).timing === 'assault';
        expect(/puis combat/i.test(fr), card.id).toBe(isAssault);
        expect(/then (a .*)?combat/i.test(en), card.id).toBe(isAssault);
      }
    }
  });

  test('texts are set as they should be, in both languages', () => {
    for (const { name, abilities, ...card } of CARDS) {
      const { fr, en } = textOf({ name, abilities, ...card });
      for (const words of [fr, en, name.fr, name.en]) {
        expect(words).not.toMatch(/'|\bX\b|\||undefined| [;:!?]/);
      }
      expect(en).not.toMatch(/\b1 cards\b/);
      expect(fr === '').toBe(abilities.length === 0);
    }
  });
});

/** A table for the abilities of each colour, with targets: one at which every row has something to do. */
const BARE: Side = { meat: 6 };
const ENEMY: Side = { hunt: ['CA/34', 'RA/33 spent0'], covert: ['RA/32'], meat: 6, faction: 'RA' };

/** The same for the defending side: A attacks B's strong creature with a shooter or a fighter. */
const SHOOTER: Side = { hunt: ['RE/06', 'CA/34'], covert: ['RE/29'], meat: 6 };

type Told = CannibalEvent & { readonly row?: string; readonly rows?: readonly string[] };

const usedRow = (events: readonly CannibalEvent[], row: string): boolean =>
  (events as readonly Told[]).some(
    (event) =>
      ['abilityUsed', 'triggerUsed', 'triggerRevealed', 'actionPlayed'].includes(event.type) &&
      (event.row === row || event.rows?.includes(row)),
  );

type Scene = ReturnType<typeof given>;

/** Plays on: uses the card's ability as soon as it can, otherwise what brings the combat on. */
function playOn(scene: Scene, card: CannibalCard, slot: number, name: 'A' | 'B'): void {
  const wanted = [
    `ability:${card.id}:${slot}`,
    `use:${card.id}:${slot}`,
    `reveal:${card.id}:${slot}`,
    `action:${card.id}:${slot}`,
    `action:${card.id}`,
  ];
  const row = card.abilities[slot]?.row as RowId;
  for (let steps = 0; steps < 30; steps += 1) {
    if (usedRow(scene.events, row) && steps > 12) return;
    const asked = scene.asked.slice(0, 1) as 'A' | 'B';
    if (scene.open.phase === 'over') return;
    const question = scene.question(asked);
    const options = scene.options(asked);
    const isEarly = question.kind === 'mainAction' && rowOf(row).combatOnly === true;
    const ways = asked === name && !isEarly ? wanted : [];
    const way = ways.flatMap((each) => wayOf(options, each) ?? [])[0];
    if (way !== undefined) scene.answer(asked, scene.idsOf(asked, [way]));
    else if (question.kind === 'mainAction') {
      const attack = options.find(
        (each) => each.startsWith('attack') || each.startsWith('ability:RE/06:0'),
      );
      if (attack === undefined) return;
      scene.answer(
        asked,
        scene.idsOf(asked, [steps === 0 ? (opening(options) ?? attack) : attack]),
      );
    } else scene.answer(asked, question.fallback ?? [options[0] ?? '']);
  }
}

/** The option for this, whatever it is aimed at. */
const wayOf = (options: readonly string[], words: string): string | undefined =>
  options.find((each) => each === words || each.startsWith(`${words}:`));

/** A shooter's side begins with a shot: Bullseye and Armour have something to answer. */
const opening = (options: readonly string[]): string | undefined =>
  wayOf(options, 'ability:RE/06:0') ?? wayOf(options, 'ability:RE/29:0');

function settingFor(card: CannibalCard, slot: number): { setting: Setting; name: 'A' | 'B' } {
  const printed = card.abilities[slot];
  const { timing, on, target } = rowOf(printed?.row as RowId);
  const options = { decks: 'custom', askAlways: 'on' };
  const isAction = card.kind === 'action';
  const hold = isAction ? { hand: [card.id] } : {};
  const spentAlly = 'CA/31 spent0';
  if (timing === 'triggered' && on !== undefined && !on.startsWith('enters') && on !== 'used') {
    const mine: Side = {
      ...BARE,
      hunt: isAction ? ['DO/34', spentAlly] : [`${card.id}`, 'DO/34'],
      ...hold,
    };
    return { setting: { options, A: SHOOTER, B: mine }, name: 'B' };
  }
  if (on === 'used') {
    const mine = { ...BARE, hunt: isAction ? ['DO/34'] : [card.id], covert: ['RE/29'], ...hold };
    return { setting: { options, A: mine, B: ENEMY }, name: 'A' };
  }
  if (target === 'stand-in' && !isAction) {
    const mine = { ...BARE, hunt: ['CA/34'], covert: [card.id] };
    return { setting: { options, A: mine, B: ENEMY }, name: 'A' };
  }
  const zone = timing === 'covert' ? 'covert' : 'hunt';
  const allies = timing === 'covert' ? { hunt: ['CA/34'] } : { covert: [spentAlly] };
  const mine: Side = {
    ...BARE,
    ...allies,
    [zone]: isAction ? ['DO/34 stunned', spentAlly] : [card.id, spentAlly],
    ...(isAction && zone === 'covert' ? { covert: ['DO/34', spentAlly] } : {}),
    ...(isAction && zone === 'hunt' ? { hunt: ['CA/34'], covert: ['DO/34', spentAlly] } : {}),
    discard: ['RA/10'],
    main: ['RA/05', 'DO/34', 'RA/10', 'RA/10', 'RA/10'],
    ...hold,
  };
  return { setting: { options, A: mine, B: ENEMY }, name: 'A' };
}

describe.each(CARDS.map((card) => [card.id, card] as const))('%s', (_, card) => {
  test('CAN-18.3 its value is that of its strength, abilities and rarity', () => {
    expect(card.value).toBe(pointsOfCard(card));
  });

  if (card.kind === 'creature') {
    test('CAN-9.3 it enters either zone for its price', () => {
      for (const zone of ['covert', 'hunt'] as const) {
        const scene = given({ A: { hand: [card.id], meat: 2 } }).when(plays('A', card.id, zone));
        expect(scene.zone('A', zone)).toEqual([card.id]);
        expect(scene.meat('A')).toBe(card.rarity === 'leader' ? 2 : 1);
      }
    });
  }

  for (const [slot, { row }] of card.abilities.entries()) {
    const { timing, on } = rowOf(row);
    if (timing === 'innate') {
      test(`CAN-16.1 ability ${slot}, ${row}, works: no target until it fights`, () => {
        const scene = given({ A: { hunt: ['CA/34'] }, B: { hunt: [card.id] } });
        expect(scene.options('A').some((each) => each.startsWith('attack'))).toBe(false);
        const fighting = given({ A: { hunt: [card.id] }, B: { hunt: ['CA/34'], meat: 0 } });
        playOn(fighting, card, slot, 'A');
        expect(fighting.happened('trackerLost')).toHaveLength(1);
      });
    } else if (on?.startsWith('enters')) {
      test(`CAN-23.8 ability ${slot}, ${row}, works on entering`, () => {
        const scene = given({
          A: { hand: [card.id], discard: ['RA/10'], main: ['RA/10', 'RA/10', 'RA/10'] },
          B: ENEMY,
        }).when(plays('A', card.id, on === 'entersHunt' ? 'hunt' : 'covert'));
        const way = wayOf(scene.options('A'), `use:${card.id}:${slot}`) ?? '';
        scene.answer('A', scene.idsOf('A', [way]));
        playOn(scene, card, slot, 'A');
        expect(usedRow(scene.events, row)).toBe(true);
        const still = scene.find('A', card.id);
        if (still !== undefined) expect(still.spent[slot]).toBe(true);
      });
    } else {
      test(`CAN-12.1 ability ${slot}, ${row}, works, once`, () => {
        const { setting, name } = settingFor(card, slot);
        const scene = given(setting);
        playOn(scene, card, slot, name);
        expect(usedRow(scene.events, row)).toBe(true);
        const gone = scene.find(name, card.id);
        if (card.kind === 'action') expect(scene.discard(name)).toContain(card.id);
        else if (gone !== undefined) expect(gone.spent[slot]).toBe(true);
      });

      test(`CAN-8.4 ability ${slot}, ${row}, is useless ${card.kind === 'creature' ? 'stunned' : 'without the card'}`, () => {
        const { setting, name } = settingFor(card, slot);
        const side = setting[name] ?? {};
        const lame = (words: readonly string[] = []): string[] =>
          words.map((each) => (each.startsWith(card.id) ? `${each} stunned` : each));
        const weak: Side = {
          ...side,
          hunt: lame(side.hunt),
          covert: lame(side.covert),
          hand: [],
        };
        const scene = given({ ...setting, [name]: weak });
        playOn(scene, card, slot, name);
        const own = (scene.events as readonly Told[]).filter(
          (event) => 'creature' in event && event.creature !== undefined && usedRow([event], row),
        );
        expect(own.filter((event) => isOf(scene, event, card.id))).toEqual([]);
      });
    }
  }
});

/** Whether an event is about this card's creature. */
const isOf = (scene: Scene, event: CannibalEvent, face: string): boolean =>
  'creature' in event &&
  [...scene.open.creatures, ...scene.open.players.flatMap(({ discard }) => discard)].some(
    (each) => each.id === event.creature && each.face === face,
  );
