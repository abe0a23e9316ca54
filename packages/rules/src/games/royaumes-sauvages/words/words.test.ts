import type { Question } from '@tablee/engine';
import { optionsOf, plainOf, Session, seeded, seededDice } from '@tablee/engine';
import { expect, test } from 'vitest';
import { testWords, wordsIn } from '../../../testing/words.ts';
import { game } from '../index.ts';
import { positionOf } from '../scenes/setting.ts';
import type { RoyaumesEvent } from '../state/events.ts';
import type { RoyaumesView } from '../state/state.ts';
import { given } from '../testing/given.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { words } from './index.ts';

const lineOf = (event: object, lang: 'fr' | 'en') =>
  words.tell({ clause: 'ROY-1.1', ...event } as RoyaumesEvent, wordsIn(lang));

function told(event: object, lang: 'fr' | 'en'): string | null {
  const line = lineOf(event, lang);
  return line === null ? null : plainOf(line.pieces);
}

test.each([
  [{ type: 'turnStarted', owner: 0 }, 'À vous de jouer', 'Your turn'],
  [{ type: 'turnStarted', owner: 1 }, 'Au tour d’Ada', 'Ada to play'],
  [
    { type: 'firstPlayerChosen', seat: 0, reason: 'random' },
    'Le sort vous désigne pour ouvrir.',
    'The lot falls on you to open.',
  ],
  [
    { type: 'firstPlayerChosen', seat: 1, reason: 'random' },
    'Le sort désigne Ada pour ouvrir.',
    'The lot falls on Ada to open.',
  ],
  [
    { type: 'battleRound', leaders: [1, 0], over: false },
    'Égalité : vous et Ada continuez.',
    'Tied: you and Ada fight on.',
  ],
  [
    { type: 'battleRound', leaders: [1, 0], over: true },
    'Égalité jusqu’à la dernière carte : vous et Ada.',
    'Equal to the last card: you and Ada.',
  ],
  [
    { type: 'ageStarted', age: 1, firstPlayer: 'rival' },
    'L’âge I commence ; l’adversaire fictif ouvre le jeu.',
    'Age I begins; the rival opens it.',
  ],
  [{ type: 'turnStarted', owner: 'rival' }, 'Au tour de l’adversaire fictif', 'The rival to play'],
  [
    { type: 'firstPlayerChosen', seat: 1, reason: 'agreed' },
    'La table a choisi : Ada ouvre le jeu.',
    'The table has chosen: Ada opens.',
  ],
  [
    { type: 'houseChosen', seat: 0, house: 'dawn' },
    'Vous prenez la Maison de l’Aube.',
    'You lead the House of Dawn.',
  ],
  [
    { type: 'kingdomScoring', kingdom: 'k7', counts: [2, 3], owners: [0, 'rival'], tile: 8 },
    'Décompte de Sylvombre, tuile 8 : vous ×2 et l’adversaire fictif ×3',
    'Tally of Shadewood, tile 8: you ×2 and the rival ×3',
  ],
  [
    { type: 'kingdomScoring', kingdom: 'k6', counts: [0, 0], owners: [0, 1], tile: 8 },
    'Décompte d’Ambreplaine, tuile 8 : personne n’était présent.',
    'Tally of Amberplain, tile 8: nobody was present.',
  ],
  // As told before the owners were.
  [
    { type: 'kingdomScoring', kingdom: 'k7', counts: [0, 3], tile: 8 },
    'Décompte de Sylvombre, tuile 8 : Ada ×3',
    'Tally of Shadewood, tile 8: Ada ×3',
  ],
  [
    { type: 'reinforcementPlayed', seat: 0, amount: 1, effective: 8 },
    'Vous ajoutez 1 renfort : votre carte vaut 8.',
    'You add 1 reinforcement: your card is worth 8.',
  ],
])('%o is worded for the reader and for others', (event, fr, en) => {
  expect(told(event, 'fr')).toBe(fr);
  expect(told(event, 'en')).toBe(en);
});

test('a line of the log breaks before no French colon, and one tile is one', () => {
  const line = lineOf({ type: 'firstToPassRevealed', seat: 1, values: [3] }, 'fr');
  expect(line?.pieces).toEqual([{ name: 'Ada' }, ' retourne une tuile Premier à Passer\u202f: 3.']);
});

/** The words of an option of the seat whose turn it is. */
function confirmOf(scene: ReturnType<typeof given>, verb: string, space?: string) {
  const question = scene.session.questionOf(0) as Question;
  const option = optionsOf(question).find((each) => each.verb === verb && each.space === space);
  if (option === undefined) throw new Error(`no ${verb}`);
  return words.option(option, question, scene.session.view(0) as RoyaumesView, wordsIn('fr'))
    .confirm;
}

test('ROY-6.1 a claim that ends the player’s age is confirmed, and so is a card for a battle; a territory is not', () => {
  const hands = [['tiger-4', 'tiger-5', 'tiger-6', 'tiger-7']];
  const scene = given({ hands, decrees: { k4: 'A04', k8: 'A03' }, cubes: { k4: 'BBC' } });
  expect(confirmOf(scene, 'claim', 'k8')).toBeUndefined();
  expect(confirmOf(scene, 'claim', 'k4')).toMatch(/^Prendre la capitale de Givremont/);
  const battle = given({ hands, cubes: { k8: 'AABB' }, scoring: 'k8' });
  expect(confirmOf(battle, 'reveal')).toMatch(/^Combattre avec .+/);
});

testWords(en, fr, game.options, words.options);

test('a claim that has begun says what is still wanted: the kingdom of a card, the card for a kingdom', () => {
  const position = positionOf(game, {
    turn: 'A',
    hands: [['tiger-5', 'owl-1'], ['wolf-2']],
  });
  const session = new Session(game, position, { dice: seededDice(seeded(1)) });
  const view = session.view(0) as RoyaumesView;
  const options = optionsOf(session.questionOf(0) as Question);
  const claims = options.filter(({ verb }) => verb === 'claim');
  const [{ card, space } = { card: '', space: '' }] = claims;
  const touched = (touch: object, lang: 'fr' | 'en') =>
    words.touched?.(touch, claims, view, wordsIn(lang));
  expect(touched({ card }, 'en')).toMatch(/^.+: in which kingdom\?$/);
  expect(touched({ card }, 'fr')).toMatch(/^.+: dans quel royaume\s\?$/u);
  expect(touched({ space }, 'en')).toMatch(/^.+: with which card\?$/);
  expect(touched({ space, card }, 'en')).toBeNull();
  expect(words.touched?.({}, options, view, wordsIn('en'))).toBeNull();
});

test('ROY-8.3 ROY-7.6 ROY-9.1 to pass says what comes of it: a tile for the first, nothing more, or the end of the age', () => {
  const brings = (passed: ('A' | 'B' | 'C')[], lang: 'fr' | 'en') => {
    const scene = given({ players: 3, passed, turn: 'C', hands: [[], [], ['owl-1']] });
    const question = scene.session.questionOf(2) as Question;
    const pass = optionsOf(question).find(({ verb }) => verb === 'pass');
    return (
      pass &&
      words.option(pass, question, scene.session.view(2) as RoyaumesView, wordsIn(lang)).brings
    );
  };
  expect([[], ['A'], ['A', 'B']].map((passed) => brings(passed as 'A'[], 'en'))).toEqual([
    'A secret tile; no more rallying.',
    'You play no more in this age.',
    'All have passed: the kingdoms are counted.',
  ]);
  expect(brings([], 'fr')).toMatch(/^Une tuile secrète/);
});

test('ROY-10.3 a player who chooses a card for a battle reads what it counts and what wins', () => {
  const hands = [['owl-1', 'wolf-8'], ['tiger-5']] as const;
  const scene = given({
    hands: hands.map((hand) => [...hand]),
    cubes: { k8: 'AABB' },
    scoring: 'k8',
  });
  const question = scene.session.questionOf(0) as Question;
  const view = scene.session.view(0) as RoyaumesView;
  expect(words.title('battleCard', question, '', view, wordsIn('en'))).toBe(
    'Battle: one card in secret; the highest wins, but a 1 beats an 8',
  );
  expect(
    optionsOf(question).map((option) => words.option(option, question, view, wordsIn('en')).brings),
  ).toEqual([
    'Counts 1; the highest wins, but a 1 beats an 8.',
    'Counts 8; the highest wins, but a 1 beats an 8.',
  ]);
});
