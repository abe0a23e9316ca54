import type { Question } from '@tablee/engine';
import { seeded } from '@tablee/engine';
import { openCamp } from '@tablee/rules/games/sang-rancune/camp/camp.ts';
import { catalogue } from '@tablee/rules/games/sang-rancune/cards/catalogue.ts';
import type { Table } from '@tablee/rules/games/sang-rancune/state/state.ts';
import type { Given } from '@tablee/rules/games/sang-rancune/testing/given.ts';
import { chooses, given, goesTo, sets } from '@tablee/rules/games/sang-rancune/testing/given.ts';
import { expect, test } from 'vitest';
import { bot } from './bot.ts';

/** The bot's answer in the seat of A with a fireball in its hand, for the present encounter. */
function throws(setting: Given): string | undefined {
  const { session } = given({ items: { A: ['potion-de-boule-de-feu'] }, ...setting }).when(
    sets({}),
    goesTo('A fireball'),
  );
  return bot(session.view(0), session.questionOf(0) as Question, seeded(1))[0];
}

const goblins = (...before: (number | null)[]): NonNullable<Given['tweak']> => {
  return ({ open }) => {
    for (const [i, seat] of before.entries()) {
      open.encounter?.tokens.push({ id: `g${i}`, kind: 'goblin', life: 10, before: seat });
    }
  };
};

test('a fireball is thrown where it kills, and kept where it does not reach the creature', () => {
  expect(throws({ encounter: 'hydre', marker: 30 })).toBe('yes');
  expect(throws({ encounter: 'hydre', marker: 90 })).toBe('saveAlways');
  expect(throws({ encounter: 'gobelins', tweak: goblins(null, null, null) })).toBe('yes');
  expect(throws({ encounter: 'chef-gobelin', marker: 30, tweak: goblins(1) })).toBe('yes');
  const shielded = goblins(0, 1, 2);
  expect(throws({ encounter: 'chef-gobelin', marker: 30, tweak: shielded })).toBe('saveAlways');
});

test('a blow that does not reach the creature is not worth a trick', () => {
  const scene = given({
    encounter: 'chef-gobelin',
    marker: 20,
    tweak: goblins(0, 0),
    hands: { A: ['grand-coup', 'feinte'], B: ['croche-patte', 'feinte'] },
  }).when(sets({ A: 'grand-coup', B: 'feinte' }), goesTo('ABCD afterReveal'));
  for (let seed = 1; seed <= 20; seed += 1) {
    const question = scene.session.questionOf(1) as Question;
    expect(bot(scene.session.view(1), question, seeded(seed))).toEqual(['pass']);
  }
});

test('a creature that is nearly dead is killed with the card that is just enough', () => {
  const hands = { A: ['coup-droit', 'grand-coup', 'coup-devastateur'] };
  const { session } = given({ encounter: 'hydre', marker: 30, hands });
  const { hand } = session.view(0).own as { hand: { id: string; face: string }[] };
  for (let seed = 1; seed <= 20; seed += 1) {
    const [pick] = bot(session.view(0), session.questionOf(0) as Question, seeded(seed));
    const laid = hand.find(({ id }) => id === pick)?.face;
    if (laid !== undefined) expect(laid).toBe('grand-coup');
  }
});

test('nobody spoils a kill without which they would die', () => {
  const scene = given({
    encounter: 'peur',
    marker: 20,
    life: { B: 5 },
    hands: { A: ['grand-coup', 'feinte'], B: ['croche-patte', 'feinte'] },
  }).when(sets({ A: 'grand-coup', B: 'feinte' }), goesTo('ABCD afterReveal'));
  for (let seed = 1; seed <= 20; seed += 1) {
    const question = scene.session.questionOf(1) as Question;
    expect(bot(scene.session.view(1), question, seeded(seed))).toEqual(['pass']);
  }
});

/** What B answers in camp, offered a potion by A, who has that much prestige. */
function drinks(life: number, prestige: number): string | undefined {
  const { session } = given({
    from: 'camp',
    stage: 2,
    encounter: 'hydre',
    items: { A: ['potion-de-soins'] },
    life: { B: life },
    tweak: (state) => {
      for (const player of state.open.players) player.prestige = prestige;
      openCamp({ ...state, catalogue } as Table, 'before');
    },
  }).when(chooses('A', 'heal potion-de-soins B'));
  return bot(session.view(1), session.questionOf(1) as Question, seeded(1))[0];
}

test('a gift is drunk where life is short, not where the prestige that it brings its giver matters more', () => {
  expect(drinks(15, 6)).toMatch(/^accept/);
  expect(drinks(95, 6)).toMatch(/^refuse/);
});
