import { describe, expect, test } from 'vitest';
import { wordsIn } from '../../../testing/words.ts';
import type { Setting } from '../testing/given.ts';
import { given, passes } from '../testing/given.ts';
import { refusalText } from '../words/refusal-text.ts';
import { rallyRefusal } from './glance.ts';

const HANDS = [['tiger-4', 'owl-3', 'frog-7', 'wolf-1']];

/** The code `explain` gives A for a claim with owl-3, or for a rally. */
function code(setting: Setting, space: string | null): string | undefined {
  let found: string | undefined;
  given({ hands: HANDS, ...setting }).shows((scene) => {
    const about =
      space === null
        ? { verb: 'rally' }
        : { verb: 'claim', card: scene.cardOf('A', 'owl-3').id, space };
    found = scene.session.game.explain(scene.session.view(0), about)?.code;
  });
  return found;
}

describe('why not?', () => {
  const even = { decrees: { k8: 'A03', k4: 'A01' } };

  test('S-54 ROY-R.66 ROY-4.7 ROY-R.10 the codes of a claim', () => {
    expect(code({ turn: 'B' }, 'k8')).toBe('notYourTurn');
    expect(code({ cubes: { k4: 'BBC|C' } }, 'k4')).toBe('kingdomClosed');
    expect(code({}, 'k8:council')).toBe('councilNotClaimable');
    expect(code({ decrees: { k8: 'A04' } }, 'k8:capital')).toBe('capitalTooEarly');
    expect(
      code({ decrees: { k8: 'A04' }, cubes: { k8: 'BBBCCCC' } }, 'k8:capital'),
    ).toBeUndefined();
    expect(code(even, 'k8')).toBe('decree');
    expect(code({ decrees: { k8: 'A04' } }, 'k8')).toBeUndefined();
  });

  test('ROY-R.66 the first of several reasons is given', () => {
    const closed = { ...even, cubes: { k4: 'BBC|C' } };
    expect(code(closed, 'k4:council')).toBe('kingdomClosed');
    expect(code(closed, 'k4:capital')).toBe('kingdomClosed');
    expect(code(even, 'k8:council')).toBe('councilNotClaimable');
    expect(code(even, 'k8:capital')).toBe('capitalTooEarly');
    expect(code({ ...closed, turn: 'B', passed: ['A'] }, 'k4')).toBe('notYourTurn');
  });

  test('ROY-R.66 a player who has passed, or has no cube, reads that first', () => {
    given({ hands: HANDS, passed: ['B'] }).shows((scene) => {
      const view = scene.session.view(0);
      const open = { ...scene.open, players: scene.open.players.map((player) => ({ ...player })) };
      const about = { verb: 'claim', card: scene.cardOf('A', 'owl-3').id, space: 'k8' };
      const ask = () => scene.session.game.explain({ ...view, open }, about)?.code;
      Object.assign(open.players[0] as object, { cubes: 0 });
      expect(ask()).toBe('noCube');
      Object.assign(open.players[0] as object, { passed: 'choice' });
      expect(ask()).toBe('alreadyPassed');
    });
  });

  test('ROY-R.66 the codes of a rally', () => {
    expect(code({ turn: 'B' }, null)).toBe('notYourTurn');
    expect(code({ passed: ['B'], rallyStreak: 99 }, null)).toBe('rallyAfterPass');
    expect(code({ rallyStreak: 12 }, null)).toBe('rallySafety');
    expect(code({}, null)).toBeUndefined();
  });

  test('an offered action is never refused, any other always is', () => {
    given({ hands: HANDS }).shows((scene) => {
      const question = scene.session.questionOf(0);
      if (question === null || question.shape !== 'pick') throw new Error('not asked');
      const ids = new Set(question.options.map(({ id }) => id));
      for (const card of scene.own('A').hand) {
        for (const space of ['k4', 'k5', 'k6', 'k7', 'k8']) {
          const about = { verb: 'claim', card: card.id, space };
          const reason = scene.session.game.explain(scene.session.view(0), about);
          expect(reason === null).toBe(ids.has(`claim:${card.id}:${space}`));
        }
      }
    });
  });

  test('spectators and cards of others get no answer', () => {
    given({ hands: HANDS }).shows((scene) => {
      const { explain } = scene.session.game;
      const about = { verb: 'claim', card: scene.own('B').hand[0]?.id as string, space: 'k8' };
      expect(explain(scene.session.view(0), about)?.code).toBe('unknownAction');
      expect(explain(scene.session.view(null), about)?.code).toBe('notYourTurn');
    });
  });
});

describe('in words', () => {
  test('ROY-7.6 a player who has passed is named, the reader as "you"', () => {
    given({ players: 3 })
      .when(passes('A'))
      .shows(({ open }) => {
        const reason = rallyRefusal(open);
        if (reason === null) throw new Error('rally is open');
        expect(refusalText(reason, wordsIn('fr'))).toEqual({
          header: 'Ralliement refusé',
          text: 'Vous avez passé : plus personne ne peut rallier cet âge.',
        });
        const other = { ...wordsIn('en'), nameOf: () => 'Ana', isYou: () => false };
        expect(refusalText(reason, other).text).toBe('Ana has passed: nobody may rally this age.');
      });
  });

  test('ROY-5.8 every refusal has words in both languages', () => {
    const facts = { kingdom: 'k4', card: 'owl-3', player: 1 };
    for (const each of [
      'kingdomClosed',
      'noCube',
      'rallyAfterPass',
      'rallySafety',
      'alreadyPassed',
      'notYourTurn',
      'councilNotClaimable',
      'capitalTooEarly',
    ]) {
      for (const lang of ['fr', 'en'] as const) {
        const { header, text } = refusalText({ code: each, facts }, wordsIn(lang));
        expect(header + text).not.toMatch(/[{}]|undefined/);
        expect(text).not.toMatch(/^(Action impossible|Not possible)/);
      }
    }
    expect(refusalText({ code: 'kingdomClosed', facts }, wordsIn('en'))).toEqual({
      header: 'Frostpeak refuses Owl 3',
      text: 'Frostpeak is closed: its capital is taken.',
    });
  });
});
