import type { LogEvent } from '@tablee/protocol/updates.ts';
import type {
  Creature,
  Owner,
  RoyaumesEvent,
} from '@tablee/rules/games/royaumes-sauvages/index.ts';
import { wordsIn } from '@tablee/rules/games/royaumes-sauvages/words/index.ts';
import { expect, test } from 'vitest';
import { TableStores } from '@/stores/table-stores.ts';
import { creature } from '../art/printed.ts';
import { MOMENTS, type Moment } from './moment-queue.ts';
import { revealWords } from './reveal-words.ts';

type Reveal = Extract<Moment, { kind: 'reveal' }>;

const at = (face: string): Creature => ({ id: `id-${face}`, face });

/** The reveal that these events make, and its words to the player of seat 0. */
function revealOf(...events: Partial<RoyaumesEvent>[]): Reveal & { fr: string; en: string } {
  const maker = MOMENTS.newMaker(new TableStores());
  const made = events.flatMap((event) => maker.take(event as unknown as LogEvent));
  const reveal = made.find((each): each is Reveal => each.kind === 'reveal');
  if (reveal === undefined) throw new Error('nothing was revealed');
  const said = (lang: 'fr' | 'en'): string => {
    const { say, list, text } = wordsIn(lang);
    const who = (owner: Owner) => [say('you'), 'Bo', 'Cy'][owner as number] ?? say('rival');
    return revealWords(reveal, {
      say,
      list,
      who,
      isYou: (owner) => owner === 0,
      card: (face) => text(creature(face).name),
    });
  };
  return { ...reveal, fr: said('fr'), en: said('en') };
}

const shown = (...faces: string[]): Partial<RoyaumesEvent> => ({
  type: 'battleRevealed',
  round: 1,
  cards: faces.map((face, owner) => ({ owner, card: at(face) })),
});

test('ROY-R.57 against the rival a 1 and an 8 on the table do not make the 1s win', () => {
  const { fr, en, best } = revealOf({
    type: 'soloBattleRevealed',
    human: at('tiger-1'),
    rival: ['owl-8', 'owl-6', 'frog-3'].map(at),
    result: 'lost',
    over: true,
  });
  expect(best).toEqual(['id-owl-6', 'id-frog-3']);
  expect(fr).toBe('Chouette 6 et Grenouille 3 battent Tigre 1.');
  expect(en).toBe('Owl 6 and Frog 3 beat Tiger 1.');
});

test.each([
  ['owl-2', 'won', true, 'Tigre 4 l’emporte sur toutes les cartes adverses\u00a0!'],
  ['owl-4', 'tied', false, 'Tigre 4\u00a0: égalité avec Chouette 4. Montrez une autre carte.'],
  [
    'owl-4',
    'tied',
    true,
    'Tigre 4\u00a0: égalité avec Chouette 4, et c’était votre dernière carte. Égalité parfaite.',
  ],
] as const)(
  'ROY-20.4 ROY-20.5 ROY-R.58 Tiger 4 against %s: %s, the last: %s',
  (face, result, over, words) => {
    const { fr } = revealOf({
      type: 'soloBattleRevealed',
      human: at('tiger-4'),
      rival: [at(face)],
      result,
      over,
    });
    expect(fr.replaceAll('\u202f', '\u00a0')).toBe(words);
  },
);

test('ROY-23.6 an 8 of a player who has left makes no 1 win', () => {
  const { fr, best, onesWin } = revealOf(shown('tiger-1', 'owl-6', 'frog-8'), {
    type: 'battleRound',
    leaders: [1],
    eliminated: [0],
    over: true,
  });
  expect({ onesWin, best }).toEqual({ onesWin: false, best: ['id-owl-6'] });
  expect(fr).not.toContain('les 1 l’emportent');
});

test('ROY-10.14 with an 8 the 1s win, and it is said', () => {
  const { en } = revealOf(shown('tiger-1', 'owl-6', 'frog-8'), {
    type: 'battleRound',
    leaders: [0],
    eliminated: [1, 2],
    over: true,
  });
  expect(en).toBe('A card of 8 or more is shown: the 1s win. You have the best card!');
});

test('ROY-10.9 after the fourth equal reveal nobody is asked to show another card', () => {
  const tie = (over: boolean) =>
    revealOf(shown('tiger-4', 'owl-4'), {
      type: 'battleRound',
      leaders: [1, 0],
      eliminated: [],
      over,
    });
  expect(tie(false).en).toBe('Equal: you and Bo must show another card.');
  expect(tie(true).en).toBe('Perfect equality: the full tile for you and Bo.');
});
