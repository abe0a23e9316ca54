import type { LogEvent } from '@tablee/protocol/updates.ts';
import {
  catalogue,
  game,
  HEROES,
  isAskedAlone,
  REFUSALS,
  WINDOWS,
} from '@tablee/rules/games/sang-rancune/index.ts';
import { testTitles, testWords, wordsIn } from '@tablee/rules/testing/words.ts';
import { expect, test } from 'vitest';
import { candidatesOf } from '@/stores/selection.ts';
import { spokenOf } from '@/table/told.tsx';
import { ICONS } from './art/icons.ts';
import { CLASS_LOOKS, HERO_PICTURES, pictureOf, TYPE_LOOKS } from './art/looks.ts';
import sheet from './art/pictures.svg?raw';
import { touchOf } from './hand.tsx';
import { en } from './i18n/en.ts';
import { fr } from './i18n/fr.ts';
import { Maker } from './moment-queue.ts';
import { words } from './spoken.ts';
import { options } from './table-options.ts';

const event = (told: object): LogEvent =>
  ({ n: 0, clause: 'SAN-1.1', ...told }) as unknown as LogEvent;
const told = (what: object, lang: 'fr' | 'en') => spokenOf({ words }, event(what), wordsIn(lang));
const bare = (text: string | null | undefined) => text?.replace(/[\u202f\u00a0]/g, ' ');

test.each([
  [{ type: 'turnStarted', seat: 0, late: false }, 'À vous de jouer', 'Your turn'],
  [
    { type: 'promiseMade', seat: 1, promise: { kind: 'leaveIt', to: 0 } },
    'Ada : « Je vous le laisse. »',
    'Ada: “I leave it to you.”',
  ],
  [
    { type: 'promiseJudged', seat: 0, promise: { kind: 'strikeHard', to: null }, kept: false },
    'Vous avez trahi votre parole.',
    'You broke your word.',
  ],
  [
    { type: 'encounterEnded', face: 'eventreur', stage: 1, killer: 1 },
    'Ada porte le coup fatal à Éventreur !',
    'Ada deals the killing blow to Ripper!',
  ],
  [
    { type: 'stoneBroken' },
    'Tous sont de pierre : la pierre se brise.',
    'All are stone: the stone breaks.',
  ],
  [
    { type: 'lifeLost', seat: 0, amount: 15, source: 'eventreur' },
    'Vous perdez 15 PV : Éventreur.',
    'You lose 15 life: Ripper.',
  ],
  [
    { type: 'markerMoved', from: 190, to: 100, source: 'pile' },
    'La pile de dégâts est décomptée : 190 → 100 PV.',
    'The damage pile is taken off: 190 → 100 life.',
  ],
])('%o is told to the reader and to others', (what, inFrench, inEnglish) => {
  expect(bare(told(what, 'fr'))).toBe(inFrench);
  expect(told(what, 'en')).toBe(inEnglish);
});

test('windows are never told: neither that they open nor that they close', () => {
  for (const window of WINDOWS) {
    expect(told({ type: 'windowOpened', window }, 'en')).toBeNull();
    expect(told({ type: 'windowClosed', window }, 'en')).toBeNull();
  }
});

const KINDS = [
  'chooseHero',
  'setAttack',
  'replaceCards',
  'opportunity',
  'revealChoices',
  'attackOrder',
  'tokenTarget',
  'shieldBash',
  'stealItem',
  'fireball',
  'loot',
  'campStart',
  'campAction',
  'composeOffer',
  'overLimit',
  'campDiscard',
  'doorChoice',
  'signChoice',
  'vote',
];

testTitles(KINDS, words.title, { face: 'feinte' }, { fr: fr.ask, en: en.ask });

test('every window asks in the same words of others, so that none says who holds what', () => {
  const titles = WINDOWS.map((kind) => words.title(kind, null, 'Ada', null, wordsIn('en')));
  expect(new Set(titles).size).toBe(1);
});

test.each([...REFUSALS, 'notTheQuestion'])('%s says what is refused and why', (code) => {
  const facts = { face: 'croche-patte', owner: 1 };
  for (const [lang, dictionary] of [
    ['fr', fr],
    ['en', en],
  ] as const) {
    expect(Object.keys(dictionary.refusals)).toEqual(expect.arrayContaining([code, `${code}Text`]));
    const { header, text } = words.refusal({ code, facts }, wordsIn(lang));
    expect(`${header} ${text}`).not.toMatch(/[[\]{}|]/);
    expect(text.length).toBeGreaterThan(10);
  }
});

test('no word of a refusal is left over', () => {
  const codes = Object.keys(en.refusals).filter((key) => !key.endsWith('Text'));
  expect(codes.sort()).toEqual([...REFUSALS, 'notTheQuestion'].sort());
});

testWords(en, fr, game.options, options);

test('every card, encounter and hero has a picture of its own, and every sign is on the sheet', () => {
  const nameOf = (body: string): string => body.replace(/^.*#(.*)"\/>$/, '$1');
  const pictures = [...catalogue.cards.all, ...catalogue.encounters.all].map(({ id }) =>
    nameOf(pictureOf(id).body),
  );
  for (const { id } of HEROES) pictures.push(nameOf(HERO_PICTURES[id].body));
  expect(new Set(pictures).size).toBe(
    catalogue.cards.all.length + catalogue.encounters.all.length + HEROES.length,
  );
  const signs = [
    ...Object.values(ICONS),
    ...Object.values(CLASS_LOOKS).map(({ sign }) => sign),
    ...Object.values(TYPE_LOOKS).map(({ sign }) => sign),
  ].map(({ body }) => nameOf(body));
  for (const name of [...pictures, ...signs]) expect(sheet, name).toContain(`<symbol id="${name}"`);
});

test('what one player alone is asked without a choice is answered by the screen; windows and settings never are', () => {
  expect(['replaceCards', 'opportunity'].every(isAskedAlone)).toBe(true);
  expect([...WINDOWS, 'setAttack', 'campAction'].some(isAskedAlone)).toBe(false);
});

test('a play with one aim needs one touch; one with several aims is narrowed by what they share', () => {
  const asking = (options: object[], focus: object = {}) => {
    const question = { kind: 'afterReveal', shape: 'pick', options, min: 1, max: 1 } as never;
    return { question, focus, candidates: candidatesOf(question, focus) } as never;
  };
  const trip = { id: 'a', verb: 'play', card: 'c1', seat: 2 };
  expect(touchOf(asking([trip]), 'c1')).toEqual({ card: 'c1', seat: 2 });
  expect(touchOf(asking([trip, { ...trip, id: 'b', seat: 3 }]), 'c1')).toEqual({ card: 'c1' });
  const tough = { id: 'w', verb: 'weaken', card: 'c2', space: 'creature' };
  const tougher = { ...tough, id: 's', verb: 'strengthen' };
  expect(touchOf(asking([tough, tougher]), 'c2')).toEqual({ card: 'c2', space: 'creature' });
  expect(touchOf(asking([]), 'c3')).toEqual({ card: 'c3' });
  // With a trick begun the next card touched is the one to set with it; by itself it is set without.
  const plain = { id: 'c4', verb: 'set', card: 'c4' };
  const both = { id: 'x', verb: 'setAndPlay', by: 'c4', card: 'c1', seat: 2 };
  expect(touchOf(asking([plain, both]), 'c4')).toEqual({ card: 'c4' });
  expect(touchOf(asking([plain, both], { card: 'c1' }), 'c4')).toEqual({ by: 'c4' });
  expect(touchOf(asking([plain, both], { seat: 2 }), 'c1')).toEqual({ card: 'c1', seat: 2 });
});

test('what a kill brings is one prize, whatever it is made of', () => {
  const maker = new Maker();
  const kill = { type: 'encounterEnded', face: 'eventreur', stage: 7, killer: 1 };
  expect(maker.take(event(kill))).toMatchObject([{ kind: 'kill', seat: 1 }]);
  const gain = { type: 'prestigeGained', seat: 1, amount: 3 };
  expect(maker.take(event({ ...gain, why: 'kill' }))).toMatchObject([{ amount: 3 }]);
  expect(maker.take(event({ ...gain, why: 'stage' }))).toMatchObject([{ amount: 6 }]);
});
