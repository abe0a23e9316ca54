import type { Question } from '@tablee/engine';
import { optionsOf, plainOf } from '@tablee/engine';
import { expect, test } from 'vitest';
import { testTitles, testWords, wordsIn } from '../../../testing/words.ts';
import type { DeckErrorCode } from '../decks/validate.ts';
import { game } from '../index.ts';
import { glossary } from '../lessons/glossary.ts';
import { guide } from '../lessons/guide.ts';
import type { CannibalEvent } from '../state/events.ts';
import { allPass, allPassTo, attacks, chooses, given } from '../testing/given.ts';
import { deckEn } from './deck-en.ts';
import { deckFr } from './deck-fr.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { words } from './index.ts';

const told = (event: object, lang: 'fr' | 'en'): string | null => {
  const line = words.tell({ clause: 'CAN-1.1', ...event } as CannibalEvent, wordsIn(lang));
  return line && plainOf(line.pieces);
};

test('CAN-9.4 an Action of the hand that is touched says what it does and costs, and is played by a button', () => {
  const scene = given({ A: { hand: ['RE/13'], meat: 4 }, B: {} });
  const question = scene.session.questionOf(0) as Question;
  const crate = optionsOf(question).find(({ verb }) => verb === 'action');
  const said = (lang: 'fr' | 'en') =>
    crate && words.option(crate, question, scene.view('A'), wordsIn(lang));
  expect(said('en')).toEqual({
    label: 'Play Smuggled Crate: Support 2 (1 meat)',
    confirm: 'Play Smuggled Crate?',
    take: 'Play: Support 2, 1 meat',
    brings: '3 meat left.',
  });
  expect(said('fr')?.take?.replace(/[\u202f\u00a0]/g, ' ')).toMatch(/^Jouer : .+ 2, 1 viande$/);
});

test('CAN-10.2 dodging the assault of a creature says that its combat is not dodged with it', () => {
  const scene = given({ A: {}, B: {} });
  const dodge = { id: 'dodge', verb: 'dodge' };
  const brings = (facts: object) =>
    words.option(
      dodge,
      { kind: 'defend', shape: 'pick', options: [dodge], facts } as unknown as Question,
      scene.view('A'),
      wordsIn('en'),
    ).brings;
  expect([
    brings({ what: 'assault', attacker: 'c1' }),
    brings({ what: 'assault', attacker: null }),
    brings({ what: 'combat', attacker: 'c1' }),
  ]).toEqual([
    'Cancels the assault, not the combat; 2 meat left for your turn.',
    'Cancels the attack; 2 meat left for your turn.',
    'Cancels the attack; 2 meat left for your turn.',
  ]);
});

test('CAN-R.87 an attack that is answered with its exchange says so, and that a pass is for both', () => {
  const told = (hand: string[]) => {
    const scene = given({
      A: { hunt: ['CA/08 spent0'], hand, faction: 'CA' },
      B: { hunt: ['DO/03'] },
    }).when(attacks('A', 'CA/08', 'DO/03'));
    const question = scene.question('B');
    const [pass] = optionsOf(question);
    const title = words.title('defend', question, '', scene.view('B'), wordsIn('en'));
    return [title, pass && words.option(pass, question, scene.view('B'), wordsIn('en')).label];
  };
  expect(told([])).toEqual([
    expect.stringMatching(/ attacks .+: answer, act, or let it come\?$/),
    'Let it come',
  ]);
  expect(told(['CA/05'])).toEqual([expect.stringMatching(/ attacks .+: your answer\?$/), 'Pass']);
});

test('CAN-R.86 to take what is left from the main deck is a button that says how many', () => {
  const scene = given({ A: { reinforcement: ['CA/13'] }, fromTurnStart: true });
  const question = scene.question('A');
  const all = optionsOf(question).find(({ verb }) => verb === 'drawAll');
  const said = (lang: 'en' | 'fr') =>
    all && words.option(all, question, scene.view('A'), wordsIn(lang));
  expect(said('en')).toEqual({ label: 'Main deck, all 3 cards', button: 'secondary' });
  expect(said('fr')?.label).toBe('Paquet principal, les 3 cartes');
});

test('CAN-16.2 whatever speaks of pillaging a guarded Habitat names who does not count', () => {
  const told = [glossary.find(({ id }) => id === 'pillage')?.text, guide.primer.want];
  for (const each of told) {
    expect(each?.fr).toMatch(/Pisteur.* ne compte pas/);
    expect(each?.en).toMatch(/Tracker.* does not count/);
  }
});

test('CAN-4.4 a turn that ends by itself says so, and why', () => {
  const told = { type: 'meatSet', seat: 0, amount: 4 } as CannibalEvent;
  const said = (event: CannibalEvent) => words.tell(event, wordsIn('en'));
  expect(JSON.stringify(said({ ...told, spent: true } as CannibalEvent))).toContain(
    'Nothing is left',
  );
  expect(JSON.stringify(said(told))).not.toContain('Nothing is left');
});

test('CAN-9.9 an enemy that is touched first asks for the creature that attacks it, and says the price', () => {
  const { view } = { view: given({ A: { hunt: ['CA/05'] }, B: { hunt: ['DO/34'] } }).view('A') };
  const [mine, foe] = view.open.creatures.map(({ id }) => id);
  const attack = { id: 'attack', verb: 'attack', card: mine, space: foe };
  const asks = (touch: object, left: object[]) =>
    words.touched?.(touch, left as never, view, wordsIn('en'));
  expect(asks({ space: foe }, [attack])).toMatch(/^Attack .+, 1 meat: with which creature\?$/);
  expect(asks({ card: mine }, [attack])).toBeNull();
  expect(asks({ space: foe }, [attack, { id: 'x', verb: 'ability', space: foe }])).toBeNull();
});

test('CAN-12.7 a player who can only pass in a combat reads that nothing can be used', () => {
  const title = (verbs: string[]) => {
    const options = verbs.map((verb) => ({ id: verb, verb }));
    const question = { kind: 'tactical', shape: 'pick', options } as unknown as Question;
    return words.title('tactical', question, '', null, wordsIn('en'));
  };
  expect(title(['pass', 'passTurn'])).toContain('no tactical ability');
  expect(title(['pass', 'ability'])).not.toContain('no tactical ability');
});

const whisker = { id: 'c1', face: 'RA/01' };

test.each([
  [{ type: 'turnStarted', seat: 0, turn: 3 }, 'Tour 3 : vous', 'Turn 3: you'],
  [
    { type: 'creaturePlayed', seat: 1, card: whisker, zone: 'covert', cost: 0 },
    'Ada joue Grand-Père Moustache à Couvert.',
    'Ada plays Grandpa Whisker into Covert.',
  ],
  [
    {
      type: 'actionPlayed',
      seat: 0,
      card: { id: 'c2', face: 'RA/11' },
      rows: ['tactical.extraDamage'],
      cost: 1,
    },
    'Vous jouez Écran de Fumée : Dégâts supplémentaires 1 (1 viande).',
    'You play Smoke Screen: Extra Damage 1 (1 meat).',
  ],
  [
    { type: 'pillaged', seat: 1, camp: 0, left: 1 },
    'Ada pille l’Habitat ! Il reste 1 jeton.',
    'Ada pillages the Habitat! 1 token left.',
  ],
  [
    { type: 'cardDrawn', seat: 0, from: 'reinforcement', card: whisker },
    'Vous piochez Grand-Père Moustache dans vos Renforts.',
    'You draw Grandpa Whisker from your Reinforcements.',
  ],
  [
    { type: 'windowPassed', seat: 1, window: 'defence' },
    'Ada ne réagit pas.',
    'Ada does not react.',
  ],
])('%o is worded for the reader and for others', (event, inFrench, inEnglish) => {
  expect(told(event, 'fr')).toBe(inFrench);
  expect(told(event, 'en')).toBe(inEnglish);
});

const faces = { c1: 'RA/01', c3: 'CA/20' };

test.each([
  [
    { type: 'combatDeclared', seat: 0, attacker: 'c1', target: 'c3', cost: 1 },
    { faces },
    [
      'Vous attaquez Chaton Enragé avec Grand-Père Moustache.',
      'You attack Rabid Kitten with Grandpa Whisker.',
    ],
    ['Vous attaquez une créature avec une créature.', 'You attack a creature with a creature.'],
  ],
  [
    {
      type: 'abilityUsed',
      seat: 1,
      creature: 'c1',
      row: 'tactical.feint',
      slot: 0,
      targets: ['c3'],
    },
    { faces },
    [
      'Ada utilise Feinte avec Grand-Père Moustache sur Chaton Enragé.',
      'Ada uses Feint of Grandpa Whisker on Rabid Kitten.',
    ],
    [
      'Ada utilise Feinte avec une créature sur des créatures.',
      'Ada uses Feint of a creature on creatures.',
    ],
  ],
  [
    { type: 'damageDealt', creature: 'c1', combat: 2, direct: 0 },
    { faces },
    ['Grand-Père Moustache subit 2 dégâts.', 'Grandpa Whisker takes 2 damage.'],
    ['Une créature subit 2 dégâts.', 'A creature takes 2 damage.'],
  ],
  [
    { type: 'chargeSplit', seat: 1, parts: [{ creature: 'c3', amount: 2 }], lost: 0 },
    { faces },
    [
      'Ada répartit 2 dégâts de la Charge : Chaton Enragé.',
      'Ada divides 2 damage of the Charge: Rabid Kitten.',
    ],
    [
      'Ada répartit 2 dégâts de la Charge : des créatures.',
      'Ada divides 2 damage of the Charge: creatures.',
    ],
  ],
  [
    { type: 'habitatChosen', camp: 1, habitat: 'RA' },
    { seats: [1] },
    ['Habitat d’Ada : « Le Terrier ».', 'Habitat of Ada: “The Burrow”.'],
    ['Un Habitat est choisi : « Le Terrier ».', 'A Habitat is chosen: “The Burrow”.'],
  ],
  [
    { type: 'pyrrhic', camp: 0, strength: 1, tokens: 3 },
    { seats: [0] },
    [
      'Victoire à la Pyrrhus : il vous reste 1 de force contre 3 jetons.',
      'A Pyrrhic victory for you: 1 strength left against 3 tokens.',
    ],
    [
      'Victoire à la Pyrrhus : il reste 1 de force contre 3 jetons.',
      'A Pyrrhic victory: 1 strength left against 3 tokens.',
    ],
  ],
  [
    { type: 'gameWon', winner: 1, reason: 'pillage', wins: [0, 1] },
    { seats: [1] },
    ['La partie revient à Ada. 0 – 1', 'The game goes to Ada. 0 – 1'],
    ['La partie est gagnée. 0 – 1', 'The game is won. 0 – 1'],
  ],
  [
    { type: 'gameEnded', winner: 1, reason: 'pillage' },
    { seats: [1] },
    [
      'Le match revient à Ada : Habitat pillé trois fois.',
      'The match goes to Ada: Habitat pillaged three times.',
    ],
    [
      'Le match est gagné : Habitat pillé trois fois.',
      'The match is won: Habitat pillaged three times.',
    ],
  ],
])(
  '%o says whom it is about, and is a whole sentence in a match kept from before',
  (event, whom, now, before) => {
    const inBoth = (line: object) => [told(line, 'fr'), told(line, 'en')];
    expect(inBoth({ ...event, ...whom })).toEqual(now);
    expect(inBoth(event)).toEqual(before);
  },
);

const KINDS = [
  'chooseDeck',
  'chooseHabitat',
  'firstReinforcement',
  'mulligan',
  'drawSource',
  'mainAction',
  'chooseTarget',
  'chooseBearer',
  'scatter',
  'defend',
  'swapFighter',
  'bullseye',
  'bullseyeBearer',
  'tactical',
  'chargeSplit',
  'armour',
  'enterTrigger',
  'search',
  'rechargeTrigger',
  'concede',
  'sideboard',
];

testTitles(KINDS, words.title, { face: 'RA/05' }, { fr: fr.ask, en: en.ask });

test('every refusal has a header and an explanation', () => {
  const codes = Object.keys(en.refusals).filter((key) => !key.endsWith('Text'));
  for (const code of codes) {
    expect(Object.keys(en.refusals)).toContain(`${code}Text`);
    for (const lang of ['fr', 'en'] as const) {
      const { header, text } = words.refusal({ code, facts: { face: 'RA/05' } }, wordsIn(lang));
      expect(`${header} ${text}`).not.toMatch(/[[\]{}|]/);
    }
  }
});

test('a deck at random lies among the decks, and keeping a deck is no main button beside the one put together', () => {
  const scene = given({ A: {}, B: {} });
  const buttonOf = (verb: string, kind: string) => {
    const option = { id: verb, verb };
    const question = { kind, shape: 'text', options: [option] } as unknown as Question;
    return words.option(option, question, scene.view('A'), wordsIn('en')).button;
  };
  expect(buttonOf('randomDeck', 'chooseDeck')).toBe('never');
  expect(buttonOf('keepDeck', 'sideboard')).toBe('secondary');
});

test('every fault of a deck has words', () => {
  const codes: readonly DeckErrorCode[] = [
    'UNKNOWN_CARD',
    'WRONG_FACTION',
    'TOO_FEW_CARDS',
    'TOO_MANY_CARDS',
    'TOO_MANY_POINTS',
    'NO_LEADER',
    'TOO_MANY_LEADERS',
    'LIMITED_COPIES',
    'COMMON_COPIES',
    'TOO_MANY_LIMITED',
    'WRONG_HABITAT',
    'NOT_IN_COLLECTION',
    'SIDEBOARD_POINTS',
    'NO_SIDEBOARD',
  ];
  for (const code of codes) {
    expect(deckEn[`error_${code}`]).not.toBe('');
    expect(deckFr[`error_${code}`]).not.toBe('');
  }
});

test('counted things agree with their number', () => {
  const plain =
    /^.*\{(?:count|points|n|left)\} (?:cards|points|tokens|copies|cartes|jetons|exemplaires)\b/;
  for (const words of [en, fr]) {
    const all = Object.values(words).flatMap((part) =>
      typeof part === 'string' ? [part] : Object.values(part),
    );
    expect(all.filter((text) => plain.test(text))).toEqual([]);
  }
});

testWords(en, fr, game.options, words.options);

test('CAN-9.5 an ability with one possible target names it and is confirmed before it is paid for; without a target, or with several, it is not', () => {
  const asks = (hunt: string[], enemies: string[], slot = 0, covert: string[] = []) => {
    const scene = given({ A: { hunt, covert }, B: { hunt: enemies } });
    const question = scene.question('A');
    const option = optionsOf(question).find(
      ({ verb, space }) => verb === 'ability' && space === String(slot),
    );
    return option && words.option(option, question, scene.view('A'), wordsIn('en'));
  };
  expect(asks(['CA/10'], ['DO/34'])).toEqual({
    label: expect.stringMatching(/: Net at .+ \(Ada\) \(1 meat\)$/),
    confirm: expect.stringMatching(/^Net of .+, at .+ \(Ada\)\?$/),
    take: 'Use Net, 1 meat',
    brings: '3 meat left.',
  });
  expect(asks(['CA/07'], ['RA/05'])?.take).toBe('Use Sacrifice, 1 meat');
  expect(asks([], ['CA/34'], 1, ['RE/03'])?.take).toBe('Use Scatter Shots 3, 1 meat');
  expect(asks(['CA/10'], ['DO/34', 'DO/30'])?.confirm).toBeUndefined();
  expect(asks([], [], 0, ['RE/19'])?.confirm).toBeUndefined();
});

test('CAN-12.8 an answer to an attack, of the hand or of a creature, can be read before it is given', () => {
  const scene = given({
    A: { hunt: ['DO/34'] },
    B: { hunt: ['CA/05'], covert: ['CA/04', 'CA/09'], hand: ['CA/12'] },
  }).when(attacks('A', 'DO/34', 'CA/05'));
  const question = scene.question('B');
  const said = optionsOf(question)
    .filter(({ verb }) => verb === 'swap')
    .map((option) => [
      option.id.split(':')[0],
      words.option(option, question, scene.view('B'), wordsIn('en')),
    ]);
  expect(said).toContainEqual([
    'reveal',
    { label: 'Shell Game: Swap', confirm: 'Reveal Shell Game?', take: 'Shell Game: Swap' },
  ]);
  expect(said).toContainEqual([
    'use',
    {
      label: 'Double-Dealer: Swap',
      confirm: 'Answer with Double-Dealer?',
      take: 'Double-Dealer: Swap',
    },
  ]);
});

test('CAN-15.4 an Action that hits a fighter asks which of the two, and says nothing of range', () => {
  const title = (row: string) =>
    words.title(
      'chooseTarget',
      { kind: 'chooseTarget', shape: 'pick', options: [], facts: { row, face: 'RA/11' } } as never,
      '',
      null,
      wordsIn('en'),
    );
  expect(title('tactical.extraDamage')).toBe('Extra Damage 1: which of the two fighters?');
  expect(title('covert.shot1')).toMatch(/: choose a target$/);
  const { text } = words.refusal({ code: 'notAFighter', facts: { face: 'RA/05' } }, wordsIn('en'));
  expect(`${text} ${guide.firstTimes.chooseTarget?.en}`).not.toMatch(/range/i);
});

test('CAN-11.4 a pass is worded so that it is true of a player who was not asked', () => {
  expect(told({ type: 'tacticalPassed', seat: 0 }, 'en')).toBe('You do nothing in the exchange.');
  expect(told({ type: 'tacticalPassed', seat: 1 }, 'fr')).toBe('Ada ne fait rien dans l’échange.');
});

test('CAN-R.83 a player who stands back until the turn ends reads that dodges are still offered', () => {
  expect(en.ask.bringsPassTurn).toContain('dodges');
  expect(fr.ask.bringsPassTurn).toContain('esquives');
});

test('CAN-7.5 whatever says that eliminating wins says that it may be a draw', () => {
  for (const lang of ['fr', 'en'] as const) {
    const draw = lang === 'fr' ? /\bnul(le)?\b/ : /\bdraw\b/;
    expect(guide.primer.want[lang]).toMatch(draw);
    expect({ fr, en }[lang].helpPyrrhic).toMatch(draw);
  }
});

test('a word that cards print and nobody explains at the table opens its meaning: Leader, Value, Range with its signs', () => {
  const meaning = (id: string) => glossary.find((term) => term.id === id)?.text.en;
  expect(meaning('leader')).toContain('free');
  expect(meaning('value')).toContain('160 points');
  expect(meaning('range')).toContain('struck out');
});

test('CAN-23.3 the two windows of an attack are numbered; one that is both, or an assault’s, stands alone', () => {
  const step = (kind: string, facts: object = {}) =>
    words.step?.({ kind, shape: 'pick', options: [], facts } as never, wordsIn('en'));
  const all = ['answer the attack', 'the exchange, before the damage'];
  expect(step('defend', { what: 'combat' })).toEqual({ at: 1, all });
  expect(step('tactical')).toEqual({ at: 2, all });
  expect(step('defend', { what: 'combat', acts: true })).toBeNull();
  expect(step('defend', { what: 'assault', attacker: 'c1' })).toBeNull();
  expect(step('mainAction')).toBeNull();
});

const brings = (
  scene: ReturnType<typeof given>,
  name: 'A' | 'B',
  verb: string,
): string | undefined => {
  const question = scene.question(name);
  const option = optionsOf(question).find((each) => each.verb === verb || each.id === verb);
  return option && words.option(option, question, scene.view(name), wordsIn('en')).brings;
};

test('CAN-10.1 the words of dodging and passing about an attack come true', () => {
  const attacked = () =>
    given({ A: { hunt: ['DO/34'] }, B: { hunt: ['RE/30'], meat: 3 } }).when(
      attacks('A', 'DO/34', 'RE/30'),
    );
  const dodged = attacked();
  expect(brings(dodged, 'B', 'dodge')).toBe('Cancels the attack; 1 meat left for your turn.');
  dodged.when(chooses('B', 'dodge'));
  expect([dodged.meat('B'), dodged.damage('B', 'RE/30')]).toEqual([1, 0]);
  const passed = attacked();
  const said = brings(passed, 'B', 'pass') ?? '';
  const blows = [...said.matchAll(/loses (\d+) life( and dies)?\./g)];
  passed.when(allPass);
  const lost = passed.happened('damageDealt').map(({ combat, direct }) => String(combat + direct));
  expect(blows.map(([, n]) => n).sort()).toEqual(lost.sort());
  expect(blows).not.toEqual([]);
});

test('CAN-4.4 CAN-9.12 an option that ends a turn or pillages says what becomes of the meat, and how far it is from winning', () => {
  const scene = given({ A: { hunt: ['RE/30'], meat: 3 }, B: {} });
  expect(brings(scene, 'A', 'pillage')).toBe('Takes a token; 2 more pillages win.');
  expect(brings(scene, 'A', 'end')).toBe('Unspent meat is not kept: you have 4 again.');
  const last = given({ A: { hunt: ['RE/30'], meat: 3 }, B: { tokens: 1 } });
  expect(brings(last, 'A', 'pillage')).toBe('Takes their last token: you win.');
  last.when(chooses('A', 'pillage'));
  expect(last.winner).toBe('A');
});

test('CAN-17.2 an attack that the Armour of its target may survive is not called fatal: it is where Armour does not suffice, is spent or stunned', () => {
  const said = (target: string, lang: 'en' | 'fr' = 'en') => {
    const scene = given({ A: { hunt: ['DO/10 spent0'] }, B: { hunt: [target] } });
    const question = scene.question('A');
    const attack = optionsOf(question).find(({ verb }) => verb === 'attack');
    const worded = attack && words.option(attack, question, scene.view('A'), wordsIn(lang));
    return [worded?.label, worded?.brings].join(' ').replace(/[\u202f\u00a0]/g, ' ');
  };
  expect(said('DO/10')).toMatch(/, fatally unless Armour stops it \(1 meat\)/);
  expect(said('DO/10')).toContain(
    'Plated Veteran (Ada) loses 4 life and dies, unless Armour saves',
  );
  expect(said('DO/10', 'fr')).toMatch(/, mortellement sauf Armure \(1 viande\)/);
  expect(said('DO/10', 'fr')).toContain('4 points de vie et meurt, sauf si l’Armure');
  for (const lost of ['DO/10 spent0', 'DO/10 stunned', 'DO/10 d2']) {
    expect(said(lost)).toMatch(/, fatally \(1 meat\)/);
    expect(said(lost)).toContain('Plated Veteran (Ada) loses 4 life and dies.');
  }
});

/** What the options of a verb are called. */
const labels = (scene: ReturnType<typeof given>, verb: string, lang: 'en' | 'fr' = 'en') => {
  const question = scene.question('A');
  return optionsOf(question)
    .filter((option) => option.verb === verb)
    .map((option) => words.option(option, question, scene.view('A'), wordsIn(lang)).label);
};
/** The names of the targets of an attack. */
const targets = (hunt: string[], lang: 'en' | 'fr' = 'en') =>
  labels(given({ A: { hunt: ['CA/05'] }, B: { hunt } }), 'attack', lang).map(
    (label) => / (?:attacks|attaque) (.+?\))/.exec(label)?.[1],
  );

test('creatures of one name and owner are told apart by their life; those that are alike, or of two owners, by nothing', () => {
  expect(targets(['DO/10 d1', 'DO/10'])).toEqual([
    'Plated Veteran (Ada, 3 of 4 life left)',
    'Plated Veteran (Ada, 4 of 4 life left)',
  ]);
  expect(targets(['DO/10 d1', 'DO/10'], 'fr')[0]).toBe(
    'Vétéran Cuirassé (Ada, 3 points de vie sur 4)',
  );
  expect(targets(['DO/10', 'DO/10'])).toEqual(['Plated Veteran (Ada)', 'Plated Veteran (Ada)']);
  const both = given({ A: { hunt: ['DO/10 d1'] }, B: { hunt: ['DO/10'] } });
  expect(labels(both, 'attack')[0]).toMatch(/^Plated Veteran attacks Plated Veteran \(Ada\)/);
});

test('else by their zone, else by a stun: where three differ in two ways by both', () => {
  const own = given({ A: { covert: ['DO/10 stunned'], hunt: ['DO/10'] }, B: {} });
  expect(labels(own, 'recover')).toEqual(['Plated Veteran (Covert) recovers (1 meat)']);
  expect(labels(own, 'recover', 'fr')).toEqual(['Relever Vétéran Cuirassé (Couvert) (1 viande)']);
  expect(targets(['DO/10 stunned', 'DO/10'])).toEqual([
    'Plated Veteran (Ada, stunned)',
    'Plated Veteran (Ada)',
  ]);
  const three = given({ A: { covert: ['DO/10', 'DO/10 d1'], hunt: ['DO/10'] }, B: {} });
  expect(labels(three, 'move')).toEqual([
    'Move Plated Veteran (4 of 4 life left, Covert) to Hunt (1 meat)',
    'Move Plated Veteran (3 of 4 life left) to Hunt (1 meat)',
  ]);
});

test('a question about one of two creatures of one name says which', () => {
  const scene = given({ A: { hunt: ['CA/05'] }, B: { hunt: ['DO/10 d1', 'DO/10'] } }).when(
    attacks('A', 'CA/05', 'DO/10'),
  );
  const title = () => {
    const question = scene.question('B');
    return words.title(question.kind, question, '', scene.view('B'), wordsIn('en'));
  };
  expect(title()).toMatch(/ attacks Plated Veteran \(3 of 4 life left\): /);
  scene.when(allPassTo('B armour'));
  expect(title()).toMatch(/^Plated Veteran \(3 of 4 life left\) is about to take/);
});
