import type { LogEvent, OpenQuestion } from '@tablee/protocol/updates.ts';
import type { UnmatchedView } from '@tablee/rules/games/unmatched/index.ts';
import { game } from '@tablee/rules/games/unmatched/index.ts';
import { given } from '@tablee/rules/games/unmatched/testing/given.ts';
import { testTitles, testWords, wordsIn } from '@tablee/rules/testing/words.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { useMatch } from '@/stores/match.ts';
import { spokenOf } from '@/table/told.tsx';
import { en } from './i18n/en.ts';
import { fr } from './i18n/fr.ts';
import { refusalsEn } from './i18n/refusals-en.ts';
import { words } from './spoken.ts';
import { options } from './table-options.ts';

const told = (event: object, lang: 'fr' | 'en') =>
  spokenOf({ words }, { n: 0, clause: 'UNM-1.1', ...event } as unknown as LogEvent, wordsIn(lang));

const viewOf = (setting: Parameters<typeof given>[0] = {}, seat = 0): UnmatchedView =>
  given(setting).session.view(seat) as UnmatchedView;

beforeEach(() => {
  const view = viewOf();
  useMatch.setState({ view, snapshot: null });
});

describe('the log', () => {
  test.each([
    [{ type: 'turnStarted', army: 0, turn: 3 }, 'Tour 3 : à vous, Alice', 'Turn 3: you, Alice'],
    [{ type: 'turnStarted', army: 1, turn: 4 }, 'Tour 4 : Ada, Méduse', 'Turn 4: Ada, Medusa'],
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
      { type: 'cardCommitted', army: 1, role: 'attack' },
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
      { type: 'exhausted', army: 0, fighters: ['alice', 'jabberwock'] },
      'Pioche vide (vous) : 2 points de vie de moins pour Alice et Jabberwocky.',
      'Empty deck (you): 2 health lost for Alice and The Jabberwock.',
    ],
    [
      { type: 'handSeen', army: 1, by: 0, cards: [{ id: 'c9', face: 'medusa-dash' }] },
      'Vous regardez la main de Méduse : Ruée.',
      'You look at the hand of Medusa: Dash.',
    ],
    [{ type: 'gameEnded', ranks: [1, 2] }, 'Vous gagnez la partie !', 'You win the match!'],
    [
      { type: 'gameEnded', ranks: [1, 1] },
      'Vous et Ada gagnez la partie !',
      'You and Ada win the match!',
    ],
  ])('%o is told to the reader and to others', (event, fr, en) => {
    expect(told(event, 'fr')).toBe(fr);
    expect(told(event, 'en')).toBe(en);
  });

  test('cards that go away as part of a combat, a scheme or a boost are told once', () => {
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
    } as unknown as OpenQuestion;
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
    const question = scene.session.questionOf(0) as unknown as OpenQuestion;
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

testWords(en, fr, game.options, options);
