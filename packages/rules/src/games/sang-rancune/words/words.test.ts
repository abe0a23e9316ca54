import type { Option, Question } from '@tablee/engine';
import { optionsOf, plainOf } from '@tablee/engine';
import { expect, test } from 'vitest';
import { testTitles, testWords, wordsIn } from '../../../testing/words.ts';
import type { SangRancuneEvent } from '../state/events.ts';
import { OPTIONS } from '../state/options.ts';
import type { SangRancuneView } from '../state/state.ts';
import { WINDOWS } from '../state/state.ts';
import { chooses, given, goesTo, passAll, sets } from '../testing/given.ts';
import { REFUSALS } from '../view/explain.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { words } from './index.ts';

const told = (what: object, lang: 'fr' | 'en') => {
  const line = words.tell({ clause: 'SAN-1.1', ...what } as SangRancuneEvent, wordsIn(lang));
  return line === null ? null : plainOf(line.pieces);
};
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
    'Vous avez trahi votre parole : moins de 30 imprimés sur les cartes révélées.',
    'You broke your word: less than 30 printed on the cards revealed.',
  ],
  [
    { type: 'promiseJudged', seat: 1, promise: { kind: 'strikeHard', to: null }, kept: true },
    'Ada a tenu parole.',
    'Ada kept their word.',
  ],
  [
    { type: 'promiseJudged', seat: 0, promise: { kind: 'leaveIt', to: 1 }, kept: false },
    'Vous avez trahi votre parole : le coup fatal est le vôtre.',
    'You broke your word: the killing blow was yours.',
  ],
  [
    { type: 'promiseJudged', seat: 1, promise: { kind: 'leaveIt', to: 0 }, kept: true },
    'Ada a tenu parole.',
    'Ada kept their word.',
  ],
  [
    { type: 'encounterEnded', face: 'eventreur', stage: 1, killer: 1 },
    'Ada porte le coup fatal à Éventreur !',
    'Ada deals the killing blow to Ripper!',
  ],
  [
    { type: 'offerClosed', offer: 'o1', kind: 'trade', from: 1, to: 0, how: 'void', why: 'item' },
    'L’offre faite par Ada ne tient plus : un de ses objets n’y est plus.',
    'The offer made by Ada is void: an item in it is gone.',
  ],
  [
    { type: 'offerClosed', offer: 'o1', kind: 'trade', from: 1, to: 0, how: 'void' },
    'L’offre faite par Ada ne tient plus.',
    'The offer made by Ada is void.',
  ],
  [
    {
      type: 'offerMade',
      offer: 'o1',
      kind: 'trade',
      from: 1,
      to: 0,
      give: [{ id: 'x', face: 'potion-de-force' }],
      take: [{ id: 'y', face: 'potion-de-soins' }],
    },
    'Ada vous propose Potion de Force contre Potion de Soins.',
    'Ada offers you Strength Potion for Healing Potion.',
  ],
  [
    { type: 'itemStolen', seat: 1, from: 0, card: { id: 'x', face: 'potion-de-force' } },
    'Ada vous vole Potion de Force.',
    'Ada steals Strength Potion from you.',
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
])('%o is worded for the reader and for others', (what, inFrench, inEnglish) => {
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

testWords(en, fr, OPTIONS, words.options);

/** What B sees of a table where they hold Out of the Way and two attacks. */
const own = given({ hands: { B: ['bouge-de-la', 'coup-droit', 'coup-puissant'] } });
const viewOfB = () => own.session.view(1) as SangRancuneView;
const held = (face: string): string =>
  viewOfB().own?.hand.find((card) => card.face === face)?.id ?? '';
const late = (card: string, by?: string): Option => ({
  id: `${by ?? ''}+${card}`,
  verb: 'setLate',
  card: held(card),
  ...(by !== undefined && { by: held(by) }),
});

test('SAN-R.17 the small attack touched alone is asked about, as it could come first; the large one is not', () => {
  const options = [late('coup-puissant'), late('coup-droit'), late('coup-puissant', 'coup-droit')];
  const question = { kind: 'opportunity', shape: 'pick', options } as unknown as Question;
  const [large, small, both] = options.map((option) =>
    words.option(option, question, viewOfB(), wordsIn('en')),
  );
  expect(small?.take).toBeDefined();
  expect(small?.confirm).toContain('touch the one to hide');
  expect([large?.take, both?.take]).toEqual([undefined, undefined]);
  // The set-up goes with the first blow: its sum stands there.
  expect(both?.label).toMatch(/^First Straight Hit: 20, then .+ face down$/);
  expect([large?.button, both?.button]).toEqual(['touched', 'touched']);
});

test('SAN-22.16 a trick touched where it goes with a card to set asks for that card, and whom it is for', () => {
  const card = held('bouge-de-la');
  const asks = (...left: object[]) =>
    words.touched?.({ card }, left as Option[], viewOfB(), wordsIn('en'));
  const play = { id: 'p', verb: 'play', card, seat: 2 };
  expect(asks({ ...play, verb: 'setAndPlay', by: held('coup-droit') })).toContain('attack to set');
  expect(asks(play, { ...play, id: 'q', seat: 3 })).toContain('touch whom');
  expect(asks(play)).toBeNull();
});

test('SAN-R.49 if two attacks may be set, one touched is set by a button, or goes with the next', () => {
  const [card, by] = [held('coup-droit'), held('coup-puissant')];
  const alone = { id: card, verb: 'set', card };
  const both = { id: `${card}&${by}`, verb: 'setTwo', card, by };
  const turned = { ...both, id: `${by}&${card}`, card: by, by: card };
  const question = { kind: 'setAttack', shape: 'pick', options: [alone, both, turned] };
  const of = (option: object) =>
    words.option(option as Option, question as unknown as Question, viewOfB(), wordsIn('en'));
  expect(of(alone)).toMatchObject({ button: 'touched', label: 'Set Straight Hit alone' });
  expect(of({ ...alone, id: by, card: by }).button).toBe('touched');
  expect(of(both).label).toBe('Set Straight Hit and Strong Blow');
  const left = [alone, both] as Option[];
  expect(words.touched?.({ card }, left, viewOfB(), wordsIn('en'))).toContain('second attack');
});

/** The title of a seat's question. */
function titleFor(scene: ReturnType<typeof given>, seat: number, lang: 'en' | 'fr'): string {
  const question = scene.session.questionOf(seat);
  expect(question).not.toBeNull();
  const view = scene.session.view(seat) as SangRancuneView;
  return words.title(question?.kind ?? '', question, '', view, wordsIn(lang));
}

test('SAN-R.49 a setting that may be of two attacks says so, whatever else may be said with it', () => {
  const hands = { A: ['grand-coup', 'feinte'] };
  const opened = { A: [['potion-de-celerite', 2]] } as const;
  expect(titleFor(given({ hands, opened }), 0, 'en')).toMatch(/^Set one or two attacks .* word/);
  expect(titleFor(given({ hands, opened }), 0, 'fr')).toMatch(/^Posez une ou deux attaques /);
  expect(titleFor(given({ hands }), 0, 'en')).toMatch(/^Set an attack /);
});

test('SAN-22.14 the question after a reveal says who reveals next, as that is not asked again; not to the next one', () => {
  const scene = given({ marker: 900 }).when(sets({}), goesTo('ABCD afterReveal'));
  const [first, next] = [...scene.open.players.keys()].sort(
    (a, b) => (scene.open.players[a]?.initiative ?? 0) - (scene.open.players[b]?.initiative ?? 0),
  ) as [number, number];
  expect(titleFor(scene, first, 'en')).toMatch(/React\? Next: .+$/);
  expect(titleFor(scene, next, 'en')).toMatch(/React\?$/);
});

test('SAN-22.2 the windows around a reveal, and around a blow, are numbered in pairs', () => {
  const step = (kind: string) =>
    words.step?.({ kind, shape: 'pick', options: [] } as never, wordsIn('en'));
  const numbers = ['beforeReveal', 'afterReveal', 'attackAssigned', 'afterHit'].map(
    (kind) => step(kind)?.at,
  );
  expect(numbers).toEqual([1, 2, 1, 2]);
  expect(step('afterReveal')?.all).toEqual(['before the reveal', 'after it']);
  expect(step('trickPlayed')).toBeNull();
});

test('SAN-8.3 to pass says what is about to be lost, as far as the blows lie on the table', () => {
  const scene = given({ encounter: 'invocatrice-de-sang', rolls: [0, 0, 0, 0, 3, 2, 1] }).when(
    sets({}),
    goesTo('ABCD attackAssigned'),
  );
  const hits = scene.open.strike?.hits ?? [];
  const before = scene.life('A', 'B', 'C', 'D');
  const passing = (seat: number, lang: 'fr' | 'en') => {
    const question = scene.session.questionOf(seat) as Question;
    const pass = { id: 'pass', verb: 'pass' };
    return bare(
      words.option(pass, question, scene.session.view(seat) as SangRancuneView, wordsIn(lang))
        .brings,
    );
  };
  const said = before.map((life, seat) => {
    const n = hits.filter((hit) => hit.seat === seat).reduce((sum, { damage }) => sum + damage, 0);
    return n === 0 ? undefined : `As it stands, you lose ${n} life, ${life - n} left.`;
  });
  expect(said.some((each) => each !== undefined)).toBe(true);
  expect(before.map((_, seat) => passing(seat, 'en'))).toEqual(said);
  scene.when(passAll);
  const after = scene.life('A', 'B', 'C', 'D');
  expect(said.map((each) => each?.match(/(\d+) left/)?.[1])).toEqual(
    after.map((life, seat) => (said[seat] === undefined ? undefined : String(life))),
  );
});

test('SAN-27.2 each answer to an offer names what is given and who gives it; it is given where the offer lies, and not beside the question', () => {
  const items = { B: ['potion-de-soins'], C: ['potion-de-soins'] };
  const scene = given({
    ...{ from: 'newEncounter', stage: 1, pile: ['hydre', 'avarice'], life: { A: 40 }, items },
    tweak: ({ open }) => {
      open.encounter = null;
    },
  });
  scene.when(chooses('B', 'heal potion-de-soins A'));
  scene.when(chooses('C', 'heal potion-de-soins A'));
  const reader = { ...wordsIn('en'), nameOf: (seat: number) => ['you', 'Ada', 'Béa'][seat] ?? '' };
  const answers = (): string[] => {
    const question = scene.session.questionOf(0) as Question;
    return optionsOf(question).flatMap((option) => {
      const said = words.option(option, question, scene.session.view(0) as SangRancuneView, reader);
      if (option.verb !== 'accept' && option.verb !== 'refuse') return [];
      expect(said.button).toBeUndefined();
      return [said.label];
    });
  };
  expect(answers()).toEqual([
    'Accept Healing Potion from Ada',
    'Refuse what Ada offers',
    'Accept Healing Potion from Béa',
    'Refuse what Béa offers',
  ]);
  scene.when(chooses('A', `refuse:${scene.open.camp?.offers[1]?.id}`));
  expect(answers()).toEqual(['Accept Healing Potion from Ada', 'Refuse what Ada offers']);
});
