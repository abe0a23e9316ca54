import type { Describe, Lang, Reader, Session } from '@tablee/engine';
import { someOf } from '@tablee/engine/testing';
import { expect, test } from 'vitest';
import { describesMatch } from '../../../testing/describes.ts';
import { testPlaces } from '../../../testing/words.ts';
import { game as sangRancune } from '../index.ts';
import type { SangRancuneView } from '../state/state.ts';
import { given, goesTo, reacts, sets } from '../testing/given.ts';
import { describe } from './describe.ts';
import { describeEn } from './describe-en.ts';
import { describeFr } from './describe-fr.ts';

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Fy'];

const readerAt = (seat: number | null, lang: Lang): Reader => ({
  lang,
  nameOf: (each) => (each === seat ? { fr: 'vous', en: 'you' }[lang] : (NAMES[each] ?? '')),
  isYou: (each) => each === seat,
});

const described = (session: Session, seat: number | null, lang: Lang): string[] => [
  ...describe(session.view(seat) as SangRancuneView, readerAt(seat, lang)),
];

/** Bo has revealed; Ada has cards of every kind, one of them face down. */
const { session } = given({
  encounter: 'eventreur',
  stage: 3,
  players: 3,
  initiative: { A: 2, B: 1, C: 3 },
  life: { A: 85, C: 40 },
  prestige: { A: 3 },
  hands: { A: ['croche-patte', 'feinte', 'entaille', 'entaille'], B: ['grand-coup', 'entaille'] },
  items: { A: ['potion-de-soins'], C: ['amulette-de-mentalisme'] },
  opened: { B: [['potion-de-force', 2]] },
})
  .when(reacts({ B: 'promiseLeave C' }))
  .when(sets({ A: 'feinte', B: 'grand-coup' }), goesTo('ABC afterReveal'));

testPlaces(describeEn, describeFr);

test('the table in French: the moment, the reader, the others from their left, shared things', () => {
  expect(described(session, 0, 'fr')).toEqual([
    'Rencontre 3, encore 2 à venir.',
    'Tour de combat 1.',
    'C’est à Bo de jouer.',
    'On peut réagir quand une attaque vient d’être révélée.',
    'Vous jouez Sigrane l’Écarlate : 85 PV, Initiative 2, 3 Prestige.',
    'Dans votre main : Croche-Patte et Entaille (2 exemplaires).',
    'Face cachée devant vous : Feinte.',
    'Objets devant vous : Potion de Soins.',
    'Bo joue Ondrec Poing-de-Roche : 100 PV, Initiative 1, 0 Prestige.',
    'Bo a 1 carte en main.',
    'Objets devant Bo : Potion de Force (entamée, encore 2 tours).',
    'Bo a dit : « Je le laisse à Cy ».',
    'Cy joue Mirelle Sans-Ombre : 40 PV, Initiative 3, 0 Prestige.',
    'Cy a 2 cartes en main.',
    'Devant Cy, 1 carte face cachée.',
    'Objets devant Cy : Amulette de Mentalisme.',
    'La Rencontre : Éventreur (Démon).',
    'Il lui reste 150 PV sur 150.',
    'Son attaque frappe l’Initiative 2 pour 15 PV.',
    'Coup fatal : 3 Prestige.',
    'Bo a révélé Grand Coup : 100 en tout.',
    'Encore 30 cartes à piocher, 0 carte dans la défausse.',
  ]);
});

test('the same table in English, to the seat across: their own side first, no hand but theirs', () => {
  expect(described(session, 2, 'en')).toEqual([
    'Encounter 3, 2 more to come.',
    'Combat round 1.',
    'Bo acts.',
    'Reactions may be played when an attack has been revealed.',
    'You play Mirelle the Shadeless: 40 life, initiative 3, 0 prestige.',
    'In your hand: Straight Hit (2 copies).',
    'Face down before you: Straight Hit.',
    'Items before you: Amulet of Mentalism.',
    'Ada plays Sigrane the Scarlet: 85 life, initiative 2, 3 prestige.',
    'Ada holds 3 cards.',
    'Before Ada, 1 card lies face down.',
    'Items before Ada: Healing Potion.',
    'Bo plays Ondrec Rockfist: 100 life, initiative 1, 0 prestige.',
    'Bo holds 1 card.',
    'Items before Bo: Strength Potion (open, 2 more rounds).',
    'Bo said: “I leave it to you”.',
    'The encounter: Ripper (Demon).',
    'It has 150 life left out of 150.',
    'It strikes initiative 2 for 15 life.',
    'Killing blow: 3 prestige.',
    'Bo has revealed Mighty Blow: 100 in all.',
    '30 cards left to draw, 0 cards discarded.',
  ]);
});

test('a watcher reads nothing of hands but their sizes', () => {
  const lines = described(session, null, 'en');
  expect(lines.filter((line) => /hand|holds|face down/.test(line))).toEqual([
    'Ada holds 3 cards.',
    'Before Ada, 1 card lies face down.',
    'Bo holds 1 card.',
    'Cy holds 2 cards.',
    'Before Cy, 1 card lies face down.',
  ]);
});

test('an announced trick and an offer are described as in the log', () => {
  const trick = given({
    hands: { A: ['croche-patte', 'feinte'], B: ['coup-droit'], C: ['pas-de-ca-ici', 'entaille'] },
    initiative: { A: 2, B: 1, C: 3 },
    players: 3,
  })
    .when(sets({}), goesTo('AC afterReveal'))
    .when(reacts({ A: 'croche-patte B' }));
  expect(described(trick.session, 1, 'fr')).toContain('Ada joue Croche-Patte sur vous.');
  const camp = given({
    players: 3,
    items: { A: ['potion-de-force'] },
    tweak: ({ open }) => {
      const item = open.players[0]?.items[0]?.id ?? '';
      open.camp = {
        when: 'after',
        ready: [],
        offers: [{ id: 'o', kind: 'trade', from: 0, to: 1, give: [item], take: [] }],
        made: [1, 0, 0],
        used: [0, 0, 0],
        composing: [null, null, null],
      };
    },
  });
  const [offer] = described(camp.session, 1, 'fr').filter((line) => line.includes('propose'));
  expect(offer).toBe('Ada vous propose Potion de Force, contre une promesse ou rien.');
});

test('the last encounter, tokens, effects on heroes, the dead and their items', () => {
  const last = given({
    encounter: 'meute-de-loups',
    stage: 9,
    from: 'setAttacks',
    round: 2,
    pile: [],
    dead: ['D'],
    loot: ['potion-de-soins', 'potion-de-soins'],
    setups: { B: ['concentre-de-force'] },
    tweak: ({ open }) => {
      const [a, b, c] = open.players;
      if (a === undefined || b === undefined || c === undefined) return;
      a.petrifiedRound = 1;
      b.webbedRound = 1;
      b.marks = ['x'];
      c.barred = true;
      const token = { kind: 'wolf', life: 10, before: null } as const;
      open.encounter?.tokens.push(
        { ...token, id: 't1' },
        { ...token, id: 't2' },
        { ...token, id: 't3', life: 20, before: 1 },
      );
    },
  });
  const lines = described(last.session, 0, 'en');
  expect(lines).toEqual(
    expect.arrayContaining([
      'Encounter 9, the last in the pile.',
      'You are stone: no card this round.',
      'Prepared before Bo: Gather Strength.',
      'Bo is caught in the web: one side down this round.',
      'Bo goes one side down at the next reveal.',
      'Cy may not attack this round.',
      'Di’s hero is dead: One-Eyed Tavish.',
      'On the table: 2 wolves with 10 life and 1 wolf with 20 life before Bo.',
      'Items of the dead: Healing Potion (2 copies).',
    ]),
  );
  expect(described(last.session, 3, 'fr')).toContain('Votre héros est mort : Tavish le Borgne.');
});

/** Without what cards call themselves, where that speaks to "you"; a shout is a sentence, too. */
const calm: Describe<SangRancuneView> = (view, reader) =>
  describe(view, reader).map((line) =>
    line.replaceAll(/Elbow Your Way|After You!/g, 'the card').replace(/ ?!$/, '.'),
  );

const TABLES = [
  [3, 1, {}],
  [4, 2, { heroChoice: 'draft' }],
  [5, 7, {}],
  [6, 12, { setupsPersist: 'off' }],
] as const;

test.each(someOf(TABLES, 1))(
  'a match of %i, seed %i, can be described at every question',
  (seats, seed, options) => {
    describesMatch(calm, { game: sangRancune, seats, options, seed, atMost: 800 });
  },
);

test.each([
  ['eventreur', true],
  ['gobelins', true],
  ['meute-de-loups', true],
  ['salle-qui-se-referme', true],
  ['couloir-aux-lames', false],
  ['deux-portes', false],
])('SAN-10.4 whether %s has a killing blow to tell the prestige of: %s', (encounter, hasIt) => {
  const lines = described(given({ encounter }).session, 0, 'en');
  expect(lines.some((line) => line.startsWith('The encounter: '))).toBe(true);
  expect(lines.some((line) => line.startsWith('Killing blow: '))).toBe(hasIt);
});
