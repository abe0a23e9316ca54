import { newPosition, Session, seeded, seededDice } from '@tablee/engine';
import { NAMES } from '@tablee/engine/testing';
import { describe, expect, test } from 'vitest';
import { ACTION_CARDS } from '../cards/deck.ts';
import { HEROES } from '../cards/heroes.ts';
import { ENCOUNTERS } from '../encounters/encounters.ts';
import { game as sangRancune } from '../index.ts';
import type { State } from '../state/state.ts';
import {
  chooses,
  given,
  goesTo,
  leaves,
  newMatch,
  plays,
  type SangScene,
} from '../testing/given.ts';

/** Types of events in the order in which they first happened. */
const firstsOf = (scene: SangScene): string[] => [...new Set(scene.events.map(({ type }) => type))];

describe('setup', () => {
  test.each([3, 4, 5, 6])(
    'SAN-2.2 SAN-2.3 SAN-2.5 SAN-2.6 SAN-2.10 SAN-4.1 SAN-4.2 a new match of %i',
    (players) => {
      const everybody = NAMES.slice(0, players).join('');
      const scene = newMatch(players).when(goesTo(`${everybody} setAttack`));
      expect(scene.open.stage).toBe(1);
      expect(scene.open.players.map(({ life }) => life)).toEqual(Array(players).fill(100));
      expect(new Set(scene.open.players.map(({ hero }) => hero)).size).toBe(players);
      const [shown] = scene.happened('encounterRevealed');
      expect(shown).toMatchObject({ stage: 1, marker: scene.encounter.marker });
      const drawn = scene.happened('cardsDrawn').filter(({ clause }) => clause === 'SAN-2.10');
      expect(drawn).toHaveLength(players);
    },
  );

  test('SAN-R.66 a table that wants it never begins with a trap, and loses none of the encounters', () => {
    const isTrap = (id: string) =>
      ENCOUNTERS.some((each) => each.id === id && each.types.includes('trap'));
    const firsts = (opening: string) =>
      Array.from({ length: 60 }, (_, seed) => {
        const session = new Session(sangRancune, newPosition(sangRancune, 3, { opening }), {
          dice: seededDice(seeded(seed)),
        });
        const { open, deep } = session.state as State;
        const faces = [...deep.pile, ...deep.box].map(({ face }) => face);
        expect(new Set([...faces, open.encounter?.face]).size).toBe(ENCOUNTERS.length);
        return String(open.encounter?.face);
      });
    expect(firsts('creature').filter(isTrap)).toEqual([]);
    expect(firsts('any').filter(isTrap).length).toBeGreaterThan(0);
  });

  test('SAN-2.2 no table of two or of seven', () => {
    expect(sangRancune.seats).toEqual([3, 6]);
  });

  test('SAN-2.15 SAN-4.6 numbers are drawn, not given by seat', () => {
    const [dealt] = newMatch(4).when(goesTo('ABCD setAttack')).happened('initiativeDealt');
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
    for (const hero of HEROES)
      expect(Object.keys(hero).sort()).toEqual(['id', 'name', 'picture', 'style']);
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
