import type { AnyGame, Lang, Question, Reasons } from '@tablee/engine';
import { answersOf, optionsOf, Session, seeded, seededDice } from '@tablee/engine';
import { loadReasons, tellAdvice } from '@tablee/rules/advised.ts';
import type { GameId } from '@tablee/rules/catalogue.ts';
import { GAME_IDS, isDraft, loadGame } from '@tablee/rules/catalogue.ts';
import { loadScenes } from '@tablee/rules/scenes.ts';
import { describe, expect, test } from 'vitest';
import { loadThinker } from '../understanding.ts';
import { countedIn, sidesOf } from './appraise.ts';
import type { Facts } from './facts.ts';
import { reasonsBetween } from './facts.ts';
import { imagined, luckOf } from './playout.ts';

const ROUNDS = 16;

/** An answer of a scene by its verb, or by how its picks begin or end: `loot`, `attack`, `:k6`. */
function answerLike(question: Question, words: string): readonly string[] {
  const isLike = (pick: string): boolean => {
    const verb = optionsOf(question).find(({ id }) => id === pick)?.verb;
    return verb === words || pick.startsWith(words) || pick.endsWith(words);
  };
  const answers = answersOf(question, seeded(1), { most: 24, first: [] });
  const found = answers.find((picks) => picks.some(isLike));
  if (found === undefined)
    throw new Error(`nothing like ${words} may be answered, but ${answers.join(' ')}`);
  return found;
}

/** The reasons for one answer beside another in a scene, after some answers before it. */
async function reasonsIn(
  id: GameId,
  scene: string,
  better: string,
  worse: string,
  before: string[],
) {
  const game: AnyGame = await loadGame(id);
  const { scenes, positionOf, tableOf } = await loadScenes(id);
  const setting = scenes[scene] as never;
  const { seats, options } = tableOf(setting);
  const session = new Session(game, positionOf(game, setting), { dice: seededDice(seeded(1)) });
  const asked = () => {
    const seat = session.awaited()?.seats[0] ?? 0;
    return { seat, question: session.questionOf(seat) as Question };
  };
  for (const words of before) {
    const { seat, question } = asked();
    session.answer(seat, answerLike(question, words));
  }
  const { seat, question } = asked();
  const thinker = await loadThinker(id);
  const facts = thinker.facts as Facts;
  const side = sidesOf(game, seats, options).find((each) => each.includes(seat)) ?? [seat];
  const worlds = imagined({ game, position: session.position(), seat }, seeded(2), ROUNDS);
  const counted = (words: string) =>
    worlds.map((world, i) => {
      const { dice, random } = luckOf(i);
      const there = world.fork({ dice, recording: false });
      there.answer(seat, answerLike(question, words));
      return countedIn(facts, there, thinker, random, side);
    });
  return reasonsBetween(facts, counted(better), counted(worse));
}

/** Scene, the better answer and the worse, what is said in both languages, and what is answered before. */
type Told = readonly [string, string, string, string, string, string[]?];

const SCENES: Readonly<Partial<Record<GameId, readonly Told[]>>> = {
  'royaumes-sauvages': [
    [
      ...(['middle', ':k6', 'rally'] as const),
      'is worth 4 points more, with the kingdoms as they stand and denies the others 2 points',
      'rapporte 4 points de plus, les Royaumes comptés tels qu’ils sont et prive les autres de 2 points',
    ],
    ['neighbours', 'claim', 'pass', 'gives you 1 majority more', 'vous donne 1 majorité de plus'],
    [
      ...(['neighbours', 'rally', 'claim'] as const),
      'keeps 1 cube more for later',
      'garde 1 cube de plus pour la suite',
    ],
  ],
  untamed: [
    [
      ...(['guard', 'attack', 'end'] as const),
      'leaves no Guard on the other side and leaves 1 Animal fewer on the other side',
      'ne laisse aucune Garde en face et laisse 1 Animal de moins en face',
    ],
    [
      ...(['firstTurn', 'play', 'power'] as const),
      'leaves you 1 Animal more and takes 1 more health off the other Stronghold',
      'vous laisse 1 Animal de plus et enlève 1 de vie de plus à la Forteresse d’en face',
    ],
    [
      ...(['rush', 'end', 'play'] as const),
      'leaves you 1 card more in hand',
      'vous laisse 1 carte de plus en main',
    ],
  ],
  unmatched: [
    [
      ...(['theirHand', 'attack', 'maneuver'] as const),
      'costs the other hero 3 more health',
      'coûte 3 points de vie de plus au héros d’en face',
    ],
    [
      ...(['theirHand', 'maneuver', 'attack'] as const),
      'leaves you 2 cards more in hand',
      'vous laisse 2 cartes de plus en main',
    ],
    [
      ...(['lookingGlass', 'c1', 'none'] as const),
      'spares your hero 3 health and leaves you 1 card more in hand',
      'épargne 3 points de vie à votre héros et vous laisse 1 carte de plus en main',
      ['attack'],
    ],
  ],
  'sang-rancune': [
    [
      ...(['redirect', 'redirect', 'pass'] as const),
      'spares you 13 life',
      'vous épargne 13 points de vie',
    ],
    ['loot', 'loot', 'decline', 'leaves you 1 item more', 'vous laisse 1 objet de plus'],
    [
      ...(['bash', 'pass', 'play'] as const),
      'leaves the creature 8 less life and leaves you 1 card more in hand',
      'laisse 8 points de vie de moins à la créature et vous laisse 1 carte de plus en main',
    ],
    [
      ...(['fireball', 'yes', 'later'] as const),
      'leaves the creature 35 less life',
      'laisse 35 points de vie de moins à la créature',
    ],
  ],
  'cannibal-world': [
    [
      ...(['bearer', 'action', 'end'] as const),
      'leaves no blocker on the other side and takes 1 token more off their Habitat',
      'ne laisse aucun gardien en face et prend 1 jeton de plus à l’Habitat d’en face',
    ],
    [
      ...(['charge', 'draw', ':c20'] as const),
      'leaves you 1 card more in hand',
      'vous laisse 1 carte de plus en main',
    ],
    [
      ...(['bearer', 'move', 'action'] as const),
      'leaves you 7 more strength in play and leaves you 1 blocker more',
      'vous laisse 7 de force de plus en jeu et vous laisse 1 gardien de plus',
    ],
  ],
};

function saidIn(
  lang: Lang,
  found: Awaited<ReturnType<typeof reasonsIn>>,
  reasons: Reasons,
): string {
  const question: Question = {
    ...{ shape: 'pick', kind: 'turn', clause: 'X-1', fallback: ['a'], min: 1, max: 1 },
    options: [{ id: 'a' }],
  };
  const words = { score: { fr: '{n}', en: '{n}' }, option: () => ({ label: 'A' }) };
  const reader = { lang, nameOf: String, isYou: () => true };
  const advice = {
    ...{ best: ['a'], chance: 0.5, now: 0.5, second: null, points: { own: 0, others: 0 } },
    reasons: found,
  };
  const told = tellAdvice(advice, { question, words, reasons, view: {} as never, reader });
  return told.replaceAll('\u202f', ' ');
}

describe.each(Object.entries(SCENES) as [GameId, readonly Told[]][])('in %s', (id, told) => {
  for (const [scene, better, worse, en, fr, before = []] of told)
    test(`${scene}: ${better}, not ${worse}, as it ${en}`, async () => {
      const found = await reasonsIn(id, scene, better, worse, before);
      const reasons = await loadReasons(id);
      expect(saidIn('en', found, reasons)).toContain(`The first answer ${en}.`);
      expect(saidIn('fr', found, reasons)).toContain(`La première réponse ${fr}.`);
    });
});

test('a game that counts facts, and is no draft, tells at least three of them in scenes', async () => {
  for (const id of GAME_IDS) {
    const { facts } = await loadThinker(id);
    if (facts !== undefined && !isDraft(id))
      expect(SCENES[id]?.length, id).toBeGreaterThanOrEqual(3);
  }
});

test('luck is no reason, nor is a small difference, nor a worse figure', () => {
  const facts: Facts = {
    turnOf: () => 0,
    count: () => ({}),
    of: { meat: { much: 2 }, foes: { much: 1, fewer: true } },
  };
  const counted = (meat: (i: number) => number, foes = 0) =>
    Array.from({ length: 20 }, (_, i) => ({ meat: meat(i), foes }));
  const none = counted(() => 0);
  const found = (best: ReturnType<typeof counted>) =>
    reasonsBetween(facts, best, none).map(({ fact, more }) => [fact, more]);
  expect(found(counted(() => 3))).toEqual([['meat', 3]]);
  // One time in twenty much.
  expect(found(counted((i) => (i === 0 ? 30 : 0)))).toEqual([]);
  expect(found(counted(() => 0.6))).toEqual([]);
  expect(found(counted(() => -3))).toEqual([]);
  expect(found(counted(() => 0, 2))).toEqual([]);
  expect(
    reasonsBetween(
      facts,
      none,
      counted(() => 0, 2),
    ),
  ).toEqual([{ fact: 'foes', more: 2, left: 0 }]);
});
