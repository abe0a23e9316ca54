import type { Question } from '@tablee/engine';
import { optionsOf, plainOf } from '@tablee/engine';
import { describe, expect, test } from 'vitest';
import { testTitles, testWords, wordsIn } from '../../../testing/words.ts';
import { game } from '../index.ts';
import type { UnmatchedEvent } from '../state/events.ts';
import type { UnmatchedView } from '../state/state.ts';
import { attacks, chooses, defends, given, maneuvers } from '../testing/given.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { words } from './index.ts';
import { refusalsEn } from './refusals-en.ts';

function told(event: object, lang: 'fr' | 'en'): string | null {
  const line = words.tell({ clause: 'UNM-1.1', ...event } as UnmatchedEvent, wordsIn(lang));
  return line === null ? null : plainOf(line.pieces);
}

const ALICE = { army: 0, seat: 0, hero: 'alice' };
const MEDUSA = { army: 1, seat: 1, hero: 'medusa' };

describe('the log', () => {
  test.each([
    [{ type: 'turnStarted', ...ALICE, turn: 3 }, 'Tour 3 : à vous, Alice', 'Turn 3: you, Alice'],
    [{ type: 'turnStarted', ...MEDUSA, turn: 4 }, 'Tour 4 : Ada, Méduse', 'Turn 4: Ada, Medusa'],
    [
      { type: 'fighterMoved', fighter: 'harpy-2', path: ['m31', 'm30'], by: null },
      'Harpie 2 va sur la case pourpre et brun, celle de droite.',
      'Harpy 2 moves to the purple and brown space, the right one.',
    ],
    [
      { type: 'attackDeclared', attacker: 'alice', target: 'medusa' },
      'Alice attaque Méduse !',
      'Alice attacks Medusa!',
    ],
    [
      { type: 'cardCommitted', ...MEDUSA, role: 'attack' },
      'Ada pose une carte face cachée.',
      'Ada lays a card face down.',
    ],
    [
      {
        type: 'combatRevealed',
        attack: { id: 'c1', face: 'alice-feint' },
        boost: null,
        defense: { id: 'c2', face: 'medusa-snipe' },
      },
      'Feinte contre Tir embusqué.',
      'Feint against Snipe.',
    ],
    [
      { type: 'valueChanged', role: 'attack', source: 'ability:alice', added: 2 },
      'Grande ou petite : +2 à l’attaque.',
      'Big or small: +2 to the attack.',
    ],
    [
      {
        type: 'combatResolved',
        attackValue: 5,
        defenseValue: 4,
        damage: 1,
        winner: 'attacker',
        attacker: 'alice',
        target: 'medusa',
      },
      'Attaque 5, défense 4 : 1 dégât, Alice gagne le combat.',
      'Attack 5, defense 4: 1 damage, Alice wins the combat.',
    ],
    [
      { type: 'exhausted', ...ALICE, fighters: ['alice', 'jabberwock'] },
      'Pioche vide (vous) : 2 points de vie de moins pour Alice et Jabberwocky.',
      'Empty deck (you): 2 health lost for Alice and The Jabberwock.',
    ],
    [
      { type: 'handSeen', ...MEDUSA, by: 0, bySeat: 0, cards: [{ id: 'c9', face: 'medusa-dash' }] },
      'Vous regardez la main de Méduse : Ruée.',
      'You look at the hand of Medusa: Dash.',
    ],
    [{ type: 'gameEnded', ranks: [1, 2] }, 'Vous gagnez la partie !', 'You win the match!'],
    [
      { type: 'gameEnded', ranks: [1, 1] },
      'Vous et Ada gagnez la partie !',
      'You and Ada win the match!',
    ],
  ])('%o is worded for the reader and for others', (event, fr, en) => {
    expect(told(event, 'fr')).toBe(fr);
    expect(told(event, 'en')).toBe(en);
  });

  test.each([
    [{ type: 'turnStarted', army: 1, turn: 4 }, 'Tour 4 : l’armée 2', 'Turn 4: army 2'],
    [
      { type: 'cardsDrawn', army: 0, count: 2 },
      'L’armée 1 pioche 2 cartes.',
      'Army 1 draws 2 cards.',
    ],
    [
      { type: 'handSeen', army: 1, by: 0 },
      'L’armée 1 regarde la main de l’armée 2.',
      'Army 1 looks at the hand of army 2.',
    ],
    [
      { type: 'armyOut', army: 1, reason: 'heroDefeated' },
      'L’armée 2 : l’armée quitte le champ de bataille.',
      'Army 2: the army leaves the battlefield.',
    ],
    [{ type: 'sideLost', side: 1 }, null, null],
    [{ type: 'sideLost', side: 1, mode: 'duel' }, null, null],
    [{ type: 'sideLost', side: 1, mode: 'team' }, 'L’équipe B est battue.', 'Team B is beaten.'],
  ])('an army of which an old log has told the number alone goes by it: %o', (event, fr, en) => {
    expect(told(event, 'fr')).toBe(fr);
    expect(told(event, 'en')).toBe(en);
  });

  test('UNM-14.8 a boost that is cancelled with the attack takes its points back, whatever was told before', () => {
    const scene = given({
      ...DUEL,
      cards: {
        'king-arthur': { hand: ['skirmish', 'noble-sacrifice'] },
        alice: { hand: ['feint'] },
      },
    }).when(
      attacks('A', 'king-arthur', 'alice', 'skirmish', 'noble-sacrifice'),
      defends('B', 'feint'),
    );
    const cancelled = (lang: 'fr' | 'en') => {
      const log = scene.events.map((event) => told(event, lang));
      const at = scene.events.findIndex(({ type }) => type === 'effectsCancelled');
      return [log[at], log[at + 1]?.replace(/[\u202f\u00a0]/g, ' ')];
    };
    expect(cancelled('en')).toEqual([
      'The effects of Skirmish are cancelled.',
      'The boost of Noble Sacrifice is cancelled too: −3 to the attack.',
    ]);
    expect(cancelled('fr')[1]).toBe(
      'Le boost de la carte Noble sacrifice est annulé aussi : −3 à l’attaque.',
    );
  });

  test('cards that go away as part of a combat, a scheme or a boost are logged once', () => {
    for (const why of ['combat', 'scheme', 'boost']) {
      const cards = [{ id: 'c1', face: 'alice-feint' }];
      expect(told({ type: 'cardsDiscarded', army: 0, cards, why }, 'fr')).toBe(null);
    }
  });
});

const KINDS = [
  'chooseHero',
  'chooseSize',
  'placeSidekicks',
  'useGaze',
  'chooseAction',
  'moveFighters',
  'commitBoost',
  'commitDefense',
  'boostAttack',
  'moveByEffect',
  'pickCombatantMove',
  'placeByEffect',
  'chooseOptions',
  'chooseTarget',
  'chooseSpaces',
  'discardOwn',
  'discardTheirs',
  'prophecyTake',
  'prophecyOrder',
  'returnHarpy',
  'discardToLimit',
];

describe('questions', () => {
  testTitles(KINDS, words.title, { face: 'alice-feint' }, { fr: fr.ask, en: en.ask });

  test('a title names who attacks whom', () => {
    const question = {
      kind: 'commitDefense',
      shape: 'pick',
      options: [],
      max: 1,
      facts: { attacker: 'king-arthur', target: 'alice', cards: 2 },
    } as unknown as Question;
    expect(words.title('commitDefense', question, 'Ada', null, wordsIn('fr'))).toBe(
      'Roi Arthur attaque Alice avec deux cartes\u202f: vous défendez-vous\u202f?',
    );
    expect(words.title('commitDefense', null, 'Ada', null, wordsIn('en'))).toBe('Defense: Ada');
  });

  test('every option of an action has words of its own', () => {
    const scene = given({
      on: { alice: 'm13', jabberwock: 'm20', medusa: 'm21' },
      cards: { alice: { hand: ['drink-me', 'feint'] } },
    });
    const view = scene.session.view(0) as UnmatchedView;
    const question = scene.session.questionOf(0) as unknown as Question;
    const asked = question as unknown as { options: readonly { id: string }[] };
    const labels = asked.options.map((option) =>
      words.option(option, question, view, wordsIn('en')),
    );
    expect(labels.map(({ label }) => label)).toEqual([
      'Maneuver',
      'Play Drink Me',
      'The Jabberwock attacks Medusa (Ada), 16/16: Feint (2)',
    ]);
  });
});

test('every reason the rules give is worded', () => {
  const codes = Object.keys(refusalsEn).filter((key) => !key.endsWith('Text'));
  expect(codes.filter((code) => !Object.hasOwn(refusalsEn, `${code}Text`))).toEqual([]);
  const facts = { attacker: 'medusa', target: 'alice' };
  expect(words.refusal({ code: 'noSharedZone', facts }, wordsIn('fr')).header).toBe(
    'Méduse ne voit pas Alice',
  );
  const banner = { code: 'wrongBanner', facts: { banner: 'hero' } };
  expect(words.refusal(banner, wordsIn('en')).header).toBe('Only the hero plays this card');
  const unknown = { code: 'somethingNew', facts: {} };
  expect(words.refusal(unknown, wordsIn('en')).header).toBe('That is not what is asked');
});

testWords(en, fr, game.options, words.options);

const brings = (
  scene: ReturnType<typeof given>,
  seat: 0 | 1,
  verb: string,
  lang: 'fr' | 'en' = 'en',
) => {
  const question = scene.session.questionOf(seat) as Question;
  const option = optionsOf(question).find((each) => each.verb === verb);
  return (
    option &&
    words.option(option, question, scene.session.view(seat) as UnmatchedView, wordsIn(lang)).brings
  );
};
const DUEL = {
  heroes: ['king-arthur', 'alice'],
  on: { 'king-arthur': 'm08', alice: 'm09' },
  health: { alice: 11 },
} as const;

test('UNM-5.1 UNM-5.5 a maneuver says what is drawn, or what an empty deck costs, how far one goes, and what follows', () => {
  const scene = (deck: readonly string[]) =>
    given({
      ...DUEL,
      cards: { 'king-arthur': { hand: ['skirmish'], deck: [...deck] }, alice: {} },
    });
  expect(brings(scene(['skirmish']), 0, 'maneuver')).toBe(
    'You draw a card, then move up to 2 spaces. Your second action follows.',
  );
  const empty = scene([]);
  expect(brings(empty, 0, 'maneuver')).toBe(
    'Your deck is empty: each of your fighters loses 2 health; then you move up to 2 spaces. Your second action follows.',
  );
  const before = empty.health('king-arthur');
  empty.when(maneuvers('A'));
  expect(before - empty.health('king-arthur')).toBe(2);
});

test('UNM-5.5 UNM-6.17 the end of the first move says that the second action follows, and it does; a maneuver instead ends the turn', () => {
  const scene = given({ ...DUEL, cards: { 'king-arthur': { hand: ['skirmish'] }, alice: {} } });
  scene.when(chooses('A', 'maneuver')).shows(() => {
    expect(brings(scene, 0, 'maneuver')).toMatch(/Your turn ends\.$/);
    expect(brings(scene, 0, 'done')).toBe('Your second action follows.');
  });
  scene.when(chooses('A', 'done')).shows(() => {
    expect([scene.asked, scene.open.action]).toEqual(['A chooseAction', 2]);
    expect(brings(scene, 0, 'maneuver')).toMatch(/Your turn ends\.$/);
  });
  scene.when(chooses('A', 'maneuver')).shows(() => {
    expect(brings(scene, 0, 'done')).toBe('Your turn ends.');
  });
});

test('UNM-9.2 UNM-10.4 a card of defense says what it takes off, no card that all of it is taken: no more than the defender may know', () => {
  const attacked = (attack: string) =>
    given({
      ...DUEL,
      cards: { 'king-arthur': { hand: [attack] }, alice: { hand: ['momentous-shift'] } },
    }).when(attacks('A', 'king-arthur', 'alice', attack));
  const said = (attack: string) =>
    ['commit', 'decline'].map((verb) => brings(attacked(attack), 1, verb));
  expect(said('skirmish')).toEqual([
    'Takes 3 off the blow, as long as no effect changes it.',
    'Alice, 11 health, takes all of the blow.',
  ]);
  expect(said('regroup')).toEqual(said('skirmish'));
});
