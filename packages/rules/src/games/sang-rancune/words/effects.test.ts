import type { Lang, Option } from '@tablee/engine';
import { optionsOf } from '@tablee/engine';
import { nameOf, type SeatName, seatOf } from '@tablee/engine/testing';
import { expect, test } from 'vitest';
import type { SangRancuneView } from '../state/state.ts';
import { chooses, given, goesTo, reacts, type SangScene, sets, until } from '../testing/given.ts';
import { words } from './index.ts';

const readerOf = (lang: Lang) => ({ lang, nameOf, isYou: () => false });
const viewOf = (scene: SangScene, name: SeatName) =>
  scene.session.view(seatOf(name)) as SangRancuneView;

const bare = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ');

const titleOf = (scene: SangScene, name: SeatName, lang: Lang): string => {
  const question = scene.question(name);
  return bare(words.title(question.kind, question, '', viewOf(scene, name), readerOf(lang)));
};
const optionsAt = (scene: SangScene, name: SeatName, lang: Lang) =>
  optionsOf(scene.question(name)).map((option: Option) =>
    words.option(option, scene.question(name), viewOf(scene, name), readerOf(lang)),
  );
const labelsOf = (scene: SangScene, name: SeatName, lang: Lang) =>
  optionsAt(scene, name, lang).map(({ label }) => bare(label));

/** A has revealed Nick before a creature of 30; B weakens the creature, C may spoil the blow. */
const revealed = () =>
  given({
    players: 3,
    marker: 30,
    initiative: { A: 1, B: 2, C: 3 },
    hands: {
      A: ['entaille', 'feinte'],
      B: ['pas-si-baleze', 'feinte'],
      C: ['echec-critique', 'echec-critique', 'croche-patte', 'feinte'],
    },
  }).when(sets({ A: 'entaille', B: 'feinte', C: 'feinte' }), goesTo('ABC afterReveal'));

test('the question about a trick says what it does to the creature, and it comes so', () => {
  const scene = revealed();
  scene.when(reacts({ B: 'weaken pas-si-baleze creature' }));
  expect(titleOf(scene, 'C', 'fr')).toBe(
    'B joue « Pas si Balèze ». Effet : la créature perd 25 PV, il en reste 5. Réagir ?',
  );
  expect(titleOf(scene, 'C', 'en')).toBe(
    'B plays “Not So Tough”. Effect: the creature loses 25 life, 5 left. React?',
  );
  scene.when(until('markerMoved'));
  expect(scene.happened('markerMoved')[0]).toMatchObject({ from: 30, to: 5 });
});

test('the player of a trick is asked whether they react to their own card', () => {
  const scene = revealed();
  scene.when(reacts({ C: 'echec-critique A' }));
  expect(titleOf(scene, 'C', 'en')).toMatch(
    /^You play “Critical Miss”\. .* React to your own card\?$/,
  );
  expect(titleOf(scene, 'C', 'fr')).toMatch(/ Réagir à votre propre carte \?$/);
  expect(titleOf(scene, 'A', 'en')).toMatch(/\. React\?$/);
});

test('an answer says what it does to the attack that lies open, and has one button for all its copies', () => {
  const scene = revealed();
  expect(labelsOf(scene, 'C', 'fr')).toEqual([
    'Passer',
    'Échec Critique : Entaille 10 → 5',
    'Échec Critique : Entaille 10 → 5',
    'Croche-Patte : Entaille échoue',
  ]);
  expect(optionsAt(scene, 'C', 'en').filter(({ button }) => button === 'secondary')).toHaveLength(
    3,
  );
  scene.when(reacts({ C: 'echec-critique A' }), until('attackEntered'));
  expect(scene.values).toEqual([5]);
});

test('an answer asked with a trick says what it does once the trick has happened', () => {
  const scene = revealed();
  scene.when(reacts({ B: 'weaken pas-si-baleze creature' }));
  expect(labelsOf(scene, 'C', 'en')).toContain('Critical Miss: Nick 10 → 5');
});

test('a trick that nobody can foresee is asked about with what its card says, and on whom', () => {
  const scene = given({
    players: 3,
    initiative: { A: 1, B: 2, C: 3 },
    hands: {
      A: ['bouge-de-la', 'entaille', 'feinte'],
      B: ['entaille', 'feinte'],
      C: ['pas-de-ca-ici', 'entaille'],
    },
  }).when(sets({ A: 'entaille', B: 'entaille', C: 'entaille' }), goesTo('ABC afterReveal'));
  scene.when(reacts({ A: 'bouge-de-la B' }));
  expect(titleOf(scene, 'C', 'fr')).toBe(
    'A joue « Bouge de Là ! ». Sur B : « Défaussez la carte face cachée d’un autre joueur, qui n’attaque pas ce tour. » Réagir ?',
  );
});

test('a heroic attack is used by one of two buttons, and each says its value', () => {
  const scene = given({ hands: { A: ['fente-ecarlate'] } }).when(
    sets({ A: 'fente-ecarlate' }),
    goesTo('A revealChoices'),
  );
  expect(optionsAt(scene, 'A', 'fr')).toEqual([
    { label: 'Héroïque, 110', button: 'secondary', without: 'Ordinaire, 55' },
  ]);
  scene.when(chooses('A'), goesTo('ABCD setAttack'));
  expect(scene.values[0]).toBe(55);
});

test('a player asked about a blow of the creature reads who strikes', () => {
  const scene = given({
    players: 3,
    from: 'creatureAttack',
    round: 2,
    initiative: { A: 2, B: 1 },
    hands: { A: ['apres-toi', 'entaille'] },
  });
  const [name] = scene.asked as unknown as [SeatName];
  expect(titleOf(scene, name, 'fr')).toBe('La créature frappe : A (15). Réagir ?');
  expect(titleOf(scene, name, 'en')).toBe('The creature strikes A (15). React?');
});
