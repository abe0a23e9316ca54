import type { Option, Question } from '@tablee/engine';
import { fill, optionsOf, plainOf } from '@tablee/engine';
import { expect, test } from 'vitest';
import { testTitles, testWords, wordsIn } from '../../../testing/words.ts';
import { game } from '../index.ts';
import type { UntamedEvent } from '../state/events.ts';
import { attacks, given, paysToDraw, plays } from '../testing/given.ts';
import { strongholdDamage } from '../view/preview.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { words } from './index.ts';

const told = (event: object, lang: 'fr' | 'en'): string | null => {
  const line = words.tell({ clause: 'UNT-1.1', ...event } as UntamedEvent, wordsIn(lang));
  return line && plainOf(line.pieces);
};

test('French sentences about a card agree with every name, feminine or not', () => {
  const animal = { id: 'c1', face: 'rat-queen' };
  expect(told({ type: 'animalBeaten', seat: 1, animal, by: [] }, 'fr')).toBe(
    'Animal battu : Reine des rats.',
  );
  const by = [{ id: 'c2', face: 'snake-viper' }];
  expect(told({ type: 'animalBeaten', seat: 1, animal, by }, 'fr')).toBe(
    'Vipère possédée bat Reine des rats.',
  );
  const sentences = [fr.log, fr.refusals, fr.ask].flatMap((words) => Object.values(words));
  const agreeing = /\{card\} (?:n’)?est \p{L}+|^Il (?:attaque|est)\b/u;
  expect(sentences.filter((sentence) => agreeing.test(String(sentence)))).toEqual([]);
});

test('UNT-10.8 an Animal that beats one of its own name: whose has fallen is said', () => {
  const beaten = (seat: number, lang: 'fr' | 'en') => {
    const [animal, by] = ['c1', 'c2'].map((id) => ({ id, face: 'rat-queen' }));
    return told({ type: 'animalBeaten', seat, animal, by: [by] }, lang);
  };
  expect(beaten(1, 'en')).toBe('Rat Queen beats Rat Queen (Ada).');
  expect(beaten(0, 'en')).toBe('Rat Queen beats Rat Queen (you).');
  expect(beaten(1, 'fr')).toBe('Reine des rats bat Reine des rats (Ada).');
});

test('deeds are counted in words that agree with the number', () => {
  const counted = (pattern: string, lang: 'fr' | 'en') =>
    [0, 1, 2].map((n) => fill(pattern, lang, { n }));
  expect(counted(fr.finalRallied, 'fr')).toEqual([
    'carte ralliée',
    'carte ralliée',
    'cartes ralliées',
  ]);
  expect(counted(en.finalRallied, 'en')).toEqual(['Rally plays', 'Rally play', 'Rally plays']);
});

test.each([
  [
    { type: 'startPlayerDrawn', seat: 0 },
    'Le sort vous désigne pour commencer.',
    'You are drawn to go first.',
  ],
  [{ type: 'turnStarted', seats: [0], turn: 3 }, 'Tour 3 : à vous', 'Turn 3: you'],
  [
    { type: 'turnStarted', seats: [0, 1], turn: 3 },
    'Tour 3 : à vous et Ada',
    'Turn 3: you and Ada',
  ],
  [
    {
      type: 'cardPlayed',
      seat: 1,
      card: { id: 'c1', face: 'rat-queen' },
      how: 'power',
      paid: 4,
      discount: 0,
    },
    'Ada joue Reine des rats pour 4 Puissances.',
    'Ada plays Rat Queen for 4 Power.',
  ],
  [
    {
      type: 'cardPlayed',
      seat: 0,
      card: { id: 'c1', face: 'rat-queen' },
      how: 'rally',
      paid: 0,
      discount: 0,
    },
    'Vous ralliez Reine des rats !',
    'You rally Rat Queen!',
  ],
  [
    { type: 'powerPlayed', seat: 1 },
    'Ada joue une carte en tant que Puissance.',
    'Ada plays a card as Power.',
  ],
  [
    {
      type: 'damageDealt',
      target: 'c2',
      face: 'rat-pup',
      amount: 1,
      source: 'rat-queen',
      sourceId: 'c1',
      combat: true,
    },
    'Reine des rats inflige 1 dégât à Raton des caniveaux.',
    'Rat Queen deals 1 damage to Gutter Pup.',
  ],
  [
    { type: 'playerOut', seat: 0, reason: 'deck' },
    'Vous sortez de la partie : deck vide.',
    'You are out: the deck is empty.',
  ],
])('%o is worded for the reader and for others', (event, inFrench, inEnglish) => {
  expect(told(event, 'fr')?.replace(/[\u202f\u00a0]/g, ' ')).toBe(inFrench);
  expect(told(event, 'en')).toBe(inEnglish);
});

test.each([
  [
    { type: 'strongholdsStacked', side: 1, seats: [1], top: 'rat-court' },
    'Première Forteresse d’Ada : Cour des égouts.',
    'First Stronghold of Ada: Sewer Court.',
  ],
  [
    {
      type: 'strongholdDestroyed',
      side: 0,
      seats: [0, 1],
      face: 'rat-court',
      count: 1,
      next: null,
    },
    'Cour des égouts tombe ! (vous et Ada : 1 perdue)',
    'Sewer Court falls! (you and Ada: 1 lost)',
  ],
  [
    {
      type: 'damageMoved',
      from: 'c1',
      fromFace: 'rat-pup',
      to: 'stronghold:1',
      toFace: 'rat-court',
      amount: 2,
    },
    '2 dégâts passent de Raton des caniveaux à Cour des égouts.',
    '2 damage moves from Gutter Pup to Sewer Court.',
  ],
  [
    { type: 'damagePlaced', target: 'c1', face: 'rat-pup', amount: 1 },
    '1 dégât est placé sur Raton des caniveaux.',
    '1 damage is placed on Gutter Pup.',
  ],
  [
    {
      type: 'abilityUsed',
      seat: 1,
      face: 'rat-queen',
      source: 'c2',
      trigger: 'arrival',
      targets: ['c1'],
      targetFaces: ['rat-pup'],
    },
    'Reine des rats agit sur Raton des caniveaux.',
    'Rat Queen acts on Gutter Pup.',
  ],
])('%o names by itself whose things it speaks of', (event, inFrench, inEnglish) => {
  expect(told(event, 'fr')).toBe(inFrench);
  expect(told(event, 'en')).toBe(inEnglish);
});

test.each([
  [
    { type: 'strongholdsStacked', side: 1, top: 'rat-court' },
    'Première Forteresse défendue : Cour des égouts.',
    'First Stronghold defended: Sewer Court.',
  ],
  [
    { type: 'strongholdDestroyed', side: 0, face: 'rat-court', count: 1, next: null },
    'Cour des égouts tombe !',
    'Sewer Court falls!',
  ],
  [
    { type: 'damageMoved', from: 'c1', to: 'stronghold:1', amount: 2 },
    '2 dégâts changent de place.',
    '2 damage moves.',
  ],
  [{ type: 'damagePlaced', target: 'c1', amount: 1 }, '1 dégât est placé.', '1 damage is placed.'],
  [
    {
      type: 'abilityUsed',
      seat: 1,
      face: 'rat-queen',
      source: 'c2',
      trigger: 'arrival',
      targets: ['c1'],
    },
    'Reine des rats agit.',
    'Rat Queen acts.',
  ],
])('%o of a match kept from before is a whole sentence too', (event, inFrench, inEnglish) => {
  expect(told(event, 'fr')).toBe(inFrench);
  expect(told(event, 'en')).toBe(inEnglish);
});

test('a team wins in the plural', () => {
  const event = { type: 'gameEnded', ranks: [1, 1, 2, 2], reason: 'strongholds' };
  expect(told(event, 'fr')).toBe('Vous et Ada gagnez la partie !');
  const nameOf = (seat: number) => ['Ada', 'Béa'][seat] ?? '';
  const line = (lang: 'fr' | 'en') =>
    words.tell({ clause: 'UNT-24.7', ...event } as UntamedEvent, {
      lang,
      nameOf,
      isYou: () => false,
    });
  expect(plainOf(line('fr')?.pieces ?? [])).toBe('Ada et Béa gagnent la partie !');
  expect(plainOf(line('en')?.pieces ?? [])).toBe('Ada and Béa win the match!');
});

const KINDS = [
  'chooseFaction',
  'stackStrongholds',
  'teamStrongholds',
  'confirmStack',
  'alphaVolunteer',
  'mulligan',
  'openingSupport',
  'mainAction',
  'doneFlag',
  'paySupport',
  'useAbility',
  'chooseMode',
  'chooseTargets',
  'distribute',
  'chooseAmount',
  'alphaDraw',
  'omen',
  'bottomRevealed',
  'chooseOpponent',
  'orderEffects',
  'rallyPlay',
  'discard',
  'maintenanceSupport',
];

testTitles(KINDS, words.title, { face: 'rat-queen' }, { fr: fr.ask, en: en.ask });

const REASONS: { readonly [code: string]: object } = {
  notYourTurn: { active: [1] },
  notMainPhase: { phase: 'maintenance' },
  done: {},
  notInHand: {},
  boardFull: { face: 'rat-queen', most: 7 },
  notEnoughPower: { face: 'rat-queen', cost: 4, ready: 2 },
  powerFull: { most: 5 },
  powerPlayed: { times: 1 },
  restrained: { face: 'rat-queen' },
  exhausted: { face: 'rat-queen' },
  notAnEnemy: {},
  hunterArrow: { seat: 1 },
  guarded: { by: ['panda-teamaster'], ids: ['c3'] },
  rushBan: { face: 'tiger-cub' },
  notYourAnimal: {},
  noStronghold: {},
  abilityUsed: { face: 'rat-court', times: 1 },
  notEnoughSupport: { face: 'rat-court', cost: 1, support: 0 },
  conditionNotMet: { face: 'rat-court' },
  noTarget: { face: 'rat-court' },
  alreadyDrawn: {},
  deckEmpty: {},
  noBonusPower: {},
  factionTaken: { faction: 'rat', seat: 1 },
};

test.each(Object.entries(REASONS))('%s says what is refused and why', (code, facts) => {
  for (const lang of ['fr', 'en'] as const) {
    const { header, text } = words.refusal({ code, facts: facts as never }, wordsIn(lang));
    expect(header).not.toBe((lang === 'fr' ? fr : en).refusals.notTheQuestion);
    expect(`${header} ${text}`).not.toMatch(/[[\]{}|]/);
  }
});

test('a Focus card and a bought card say each their own price', () => {
  const focus = { face: 'fox-storyteller', cost: 4, ready: 1, focus: 3, support: 2 };
  expect(words.refusal({ code: 'notEnoughPower', facts: focus }, wordsIn('en')).text).toContain(
    '3 Support',
  );
  const draw = words.refusal(
    { code: 'notEnoughPower', facts: { cost: 2, ready: 1 } },
    wordsIn('en'),
  );
  expect(draw.header).toBe('Not enough Power to draw');
});

test('UNT-23.4 UNT-16.8 Oracle Pit warns when no Owl Spirit can come, and only then', () => {
  const asked = (owls: number, stronghold: string) => {
    const play = Array<string>(owls).fill('token-owl-spirit');
    const scene = given({ A: { stronghold, support: ['rat-pup'], play }, B: {} });
    const question = scene.session.questionOf(0) as Question;
    const option = { id: 'ability', verb: 'ability', space: 'stronghold:0' };
    return words.option(option, question, scene.view('A'), wordsIn('en')).confirm;
  };
  expect(asked(3, 'snake-pit')).toContain('No Owl Spirit can come');
  expect(asked(2, 'snake-pit')).toBeUndefined();
  expect(asked(3, 'gorilla-sanctuary')).toBeUndefined();
});

const SWIPE = { A: { hand: ['tiger-swipe'], power: 2, play: ['rat-leech', 'fox-seer'] } };

test('UNT-R.139 a card that lets one of your Animals strike asks at once which one, and whom', () => {
  const scene = given({ ...SWIPE, B: { play: ['panda-teamaster', 'tiger-cub'] } });
  const title = (lang: 'fr' | 'en') => {
    const question = scene.session.questionOf(0) as Question;
    return words.title(question.kind, question, '', scene.view('A'), wordsIn(lang));
  };
  scene.when(plays('A', 'tiger-swipe'));
  expect(title('fr')).toContain('choisissez lequel de vos Animaux frappe, puis qui');
  expect(title('en')).toBe('Claw Swipe: choose which of your Animals strikes, then whom');
  const question = scene.session.questionOf(0) as Question;
  const [first] = optionsOf(question);
  expect(words.option(first as Option, question, scene.view('A'), wordsIn('en')).label).toBe(
    'Leech Rat, then Tea Master (Ada)',
  );
});

test('UNT-R.139 a target whose naming pays Support says how much', () => {
  const scene = given({
    A: { play: ['tiger-cub'] },
    B: { play: ['raccoon-lidbearer', 'rat-leech'], support: ['rat-pup'] },
  }).when(attacks('A', 'tiger-cub', 'raccoon-lidbearer'));
  const question = scene.session.questionOf(1) as Question;
  const title = (lang: 'fr' | 'en') =>
    words.title(question.kind, question, '', scene.view('B'), wordsIn(lang));
  expect(title('en')).toBe('Lidbearer: choose one of your Animals (1 Support)');
  expect(title('fr')).toContain('choisissez un de vos Animaux (1 Soutien)');
});

test('UNT-R.138 a card that takes Bonus Power says so, and what Power is left to pay', () => {
  const scene = given({
    A: { hand: ['rat-queen', 'tiger-lord'], power: 2, bonusPower: Array(3).fill('fox-seer') },
    B: {},
  });
  const question = scene.session.questionOf(0) as Question;
  const labels = (lang: 'fr' | 'en') =>
    optionsOf(question)
      .filter(({ verb }) => verb === 'play')
      .map((each) => words.option(each, question, scene.view('A'), wordsIn(lang)).label);
  expect(labels('en')).toEqual([
    'Play Rat Queen (2, with 1 Bonus Power)',
    'Play Lord of Fangs (2, with 3 Bonus Powers)',
  ]);
  expect(labels('fr')[0]).toBe('Jouer Reine des rats (2, avec 1 Bonus de Puissance)');
});

test('a choice among the player’s own Animals alone says so', () => {
  const scene = given({
    A: { hand: ['rhino-rage'], power: 1, play: ['rat-leech', 'fox-seer'] },
    B: { play: ['tiger-cub'] },
  }).when(plays('A', 'rhino-rage'));
  const question = scene.session.questionOf(0) as Question;
  const title = words.title(question.kind, question, '', scene.view('A'), wordsIn('en'));
  expect(title).toBe('Shared Rage: choose up to 2 of your Animals');
});

test('UNT-15.7 a card that only Support can pay for says so, and that those cards leave the game', () => {
  const label = (power: number) => {
    const support = Array<string>(5).fill('rat-pup');
    const scene = given({ A: { hand: ['tiger-lord'], support, power }, B: {} });
    const question = scene.session.questionOf(0) as Question;
    const plays = question.shape === 'pick' ? question.options : [];
    return plays
      .filter(({ verb }) => verb === 'play')
      .map((option) => words.option(option, question, scene.view('A'), wordsIn('en')).label);
  };
  const bySupport = 'Play Lord of Fangs (5 from Support, out of the game)';
  expect(label(0)).toEqual([bySupport]);
  expect(label(5)).toEqual(['Play Lord of Fangs (5)', bySupport]);
});

test('of the blow that fells a Stronghold of 7 Health no more than those 7 are counted at the end', () => {
  const scene = given({ A: { play: ['tiger-lord'] }, B: { damage: 5 } }).when(
    attacks('A', 'tiger-lord', 'B stronghold'),
  );
  const [mine] = scene.open.players;
  if (mine !== undefined) mine.totals.strongholdDamage = 8;
  expect(strongholdDamage(scene.open, 0)).toBe(7);
});

testWords(en, fr, game.options, words.options);

test('UNT-12.2 a Bonus Power and a card for two Power are asked about before they are spent: a touch says neither what it does nor that it stays done', () => {
  const asked = (verb: string, lang: 'en' | 'fr') =>
    words.option(
      { id: verb, verb },
      { kind: 'mainAction', shape: 'pick', options: [] } as unknown as Question,
      given({ A: {}, B: {} }).view('A'),
      wordsIn(lang),
    ).confirm;
  expect(asked('bonus', 'en')).toMatch(/costs 1 less.*back on your deck/);
  expect(asked('bonus', 'fr')).toMatch(/coûte 1 de moins.*sur votre deck/);
  expect(asked('draw', 'en')).toMatch(/2 Power.*cannot be taken back/);
  expect(asked('draw', 'fr')).toMatch(/2 Puissances.*revenir en arrière/);
});

const brings = (scene: ReturnType<typeof given>, verb: string, lang: 'fr' | 'en' = 'en') => {
  const question = scene.session.questionOf(0) as Question;
  const option = optionsOf(question).find((each) => each.verb === verb || each.id === verb);
  return option && words.option(option, question, scene.view('A'), wordsIn(lang)).brings;
};

test('UNT-4.3 a price says what is left once it is paid, and that comes true', () => {
  const scene = given({ A: { power: 5, deck: ['rat-queen'], hand: ['rat-queen'] }, B: {} });
  expect(brings(scene, 'draw')).toBe('3 Power left this turn.');
  scene.when(paysToDraw('A'));
  const ready = scene.open.holdings[0]?.power.filter(({ ready }) => ready).length;
  expect(ready).toBe(3);
});

test('UNT-7.3 UNT-3.7 to agree to a price says what is left, to a new hand what becomes of the old one', () => {
  const asked = (kind: string, facts: object) => {
    const question = { kind, shape: 'confirm', fallback: 'no', facts } as unknown as Question;
    const scene = given({
      A: { hand: ['rat-queen', 'rat-queen'], support: ['rat-queen', 'rat-queen', 'rat-queen'] },
      B: {},
    });
    const of = (id: string) =>
      words.option({ id }, question, scene.view('A'), wordsIn('en')).brings;
    return [of('yes'), of('no')];
  };
  expect(asked('useAbility', { face: 'rat-queen', cost: 2 })).toEqual([
    '1 card of Support left.',
    undefined,
  ]);
  expect(asked('mulligan', {})).toEqual([
    'All 2 cards go back into your deck for 2 others, once.',
    undefined,
  ]);
});
