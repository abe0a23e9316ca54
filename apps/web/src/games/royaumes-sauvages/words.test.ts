import { optionsOf } from '@tablee/engine';
import type { LogEvent, OpenQuestion } from '@tablee/protocol/updates.ts';
import type { RoyaumesView } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import { given, scoring } from '@tablee/rules/games/royaumes-sauvages/testing/given.ts';
import { wordsIn } from '@tablee/rules/testing/words.ts';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { logLineOf, spokenOf } from '@/table/told.tsx';
import { iconOf } from './log.ts';
import { explain } from './questions.ts';
import { words } from './spoken.ts';

const told = (event: object, lang: 'fr' | 'en') =>
  spokenOf({ words }, { n: 0, clause: 'ROY-1.1', ...event } as unknown as LogEvent, wordsIn(lang));

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
])('%o is told to the reader and to others', (event, fr, en) => {
  expect(told(event, 'fr')).toBe(fr);
  expect(told(event, 'en')).toBe(en);
});

test('a line of the log breaks before no French colon, and one tile is one', () => {
  const event = { n: 0, clause: 'ROY-15.2', type: 'firstToPassRevealed', seat: 1, values: [3] };
  const line = logLineOf({ words, iconOf }, event as unknown as LogEvent, wordsIn('fr'));
  const shown = renderToStaticMarkup(line?.content as ReactElement).replace(/<[^>]*>/g, '');
  expect(shown).toBe('Ada retourne une tuile Premier à Passer\u202f: 3.');
});

/** The words of an option of the seat whose turn it is. */
function confirmOf(scene: ReturnType<typeof given>, verb: string, space?: string) {
  const question = scene.session.questionOf(0) as unknown as OpenQuestion;
  const option = optionsOf(question).find((each) => each.verb === verb && each.space === space);
  if (option === undefined) throw new Error(`no ${verb}`);
  return words.option(option, question, scene.session.view(0) as RoyaumesView, wordsIn('fr'))
    .confirm;
}

test('ROY-6.1 a claim that ends one’s age is asked again, a territory and a sealed card are not', () => {
  const hands = [['tiger-4', 'tiger-5', 'tiger-6', 'tiger-7']];
  const scene = given({ hands, decrees: { k4: 'A03', k8: 'A03' }, cubes: { k4: 'BBC' } });
  expect(confirmOf(scene, 'claim', 'k8')).toBeUndefined();
  expect(confirmOf(scene, 'claim', 'k4')).toMatch(/^Prendre la capitale de Givremont/);
  const battle = given({ hands, cubes: { k8: 'AABB' }, script: scoring('k8') });
  expect(confirmOf(battle, 'reveal')).toBeUndefined();
});

test('in English no space goes before a colon', () => {
  const scene = given({
    hands: [['tiger-4', 'owl-3', 'frog-7', 'wolf-1']],
    decrees: { k4: 'A04', k5: 'A04', k6: 'A04', k7: 'A04', k8: 'A04' },
  });
  const view = scene.session.view(0) as RoyaumesView;
  const reason = explain(view, { card: scene.cardOf('A', 'tiger-4').id });
  if (reason === null) throw new Error('not refused');
  const { header, text } = words.refusal(reason, wordsIn('en'));
  expect(header).toBe('No kingdom accepts Tiger 4');
  expect(text).toMatch(/^Frostpeak: An odd value/);
  expect(text).not.toContain(' :');
});
