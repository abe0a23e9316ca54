import type { SeatName } from '@tablee/engine/testing';
import { seatOf } from '@tablee/engine/testing';
import { expect, test } from 'vitest';
import { openCamp } from '../camp/camp.ts';
import { catalogue } from '../cards/catalogue.ts';
import { ownOf, playerAt } from '../state/players.ts';
import type { Player, SangRancuneView, Table } from '../state/state.ts';
import {
  chooses,
  given,
  goesTo,
  leaves,
  passAll,
  reacts,
  type SangScene,
  sets,
} from '../testing/given.ts';
import { explain } from './explain.ts';

/** The code of the reason why `name` cannot use this card or item now. */
const why = (
  scene: SangScene,
  name: SeatName,
  face: string,
  of: SeatName = name,
): string | null => {
  const view = scene.session.view(seatOf(name)) as SangRancuneView;
  const owner = seatOf(of);
  const cards = [...ownOf(scene.state, owner).hand, ...playerAt(scene.open, owner).items];
  const card = cards.find((each) => each.face === face)?.id ?? 'none';
  return explain(view, { card })?.code ?? null;
};

const HAND = ['grand-coup', 'croche-patte', 'plan-b', 'contre-attaque', 'feinte'];

test('SAN-22.1 SAN-22.10 why a card is no reaction now', () => {
  const scene = given({ encounter: 'hydre', marker: 900, hands: { B: HAND } });
  scene.when(sets({ B: 'feinte' }), goesTo('ABCD afterReveal'));
  expect(why(scene, 'B', 'croche-patte')).toBeNull();
  expect(why(scene, 'B', 'plan-b')).toBe('otherWindow');
  expect(why(scene, 'B', 'grand-coup')).toBe('noReaction');
});

test('SAN-16.4 why a heroic attack cannot be tripped', () => {
  const scene = given({
    encounter: 'hydre',
    marker: 900,
    hands: { A: ['fente-ecarlate', 'feinte'], B: HAND },
  }).when(sets({ A: 'fente-ecarlate', B: 'feinte' }), goesTo('ABCD afterReveal'));
  expect(why(scene, 'B', 'croche-patte')).toBe('protected');
});

test('SAN-18.2 SAN-R.22 why a trick is not for the own attack, and why a player pushed away may not counter', () => {
  const scene = given({
    encounter: 'goules-affamees',
    life: { A: 80, D: 80 },
    hands: {
      A: ['feinte', 'contre-attaque', 'coup-net'],
      B: ['bouge-de-la', 'croche-patte', 'coup-net'],
    },
  }).when(sets({ A: 'feinte', B: 'coup-net' }, { B: 'bouge-de-la A' }));
  scene.when(goesTo('ABCD afterReveal'));
  expect(why(scene, 'B', 'croche-patte')).toBe('ownAttack');
  scene.when(goesTo('ABCD attackAssigned'));
  expect(why(scene, 'A', 'contre-attaque')).toBe('barred');
});

test('SAN-22.15 SAN-26.1 a Counter-Attack is for when the blow has fallen, where nobody can foresee how', () => {
  const strike = (encounter: string, life = 100) =>
    given({ encounter, life: { A: life }, others: ['feinte', 'contre-attaque', 'coup-net'] }).when(
      sets({ A: 'feinte', B: 'feinte', C: 'feinte', D: 'feinte' }),
      goesTo('ABCD attackAssigned'),
    );
  const ripper = strike('eventreur');
  expect(ripper.options('A')).toEqual(['pass']);
  expect(why(ripper, 'A', 'contre-attaque')).toBe('otherWindow');
  // Nor is it foreseen if a player dies of the blow.
  expect(why(strike('goules-affamees', 5), 'A', 'contre-attaque')).toBe('otherWindow');
  expect(why(strike('goules-affamees', 80), 'A', 'contre-attaque')).toBeNull();
});

test('SAN-22.15 a Counter-Attack may go with the answer to After You!, too', () => {
  const scene = given({
    encounter: 'goules-affamees',
    life: { A: 80 },
    hands: { B: ['feinte', 'apres-toi', 'feinte'], C: HAND },
  }).when(sets({ B: 'feinte', C: 'feinte' }), goesTo('ABCD attackAssigned'));
  scene.when(reacts({ B: 'apres-toi hit1 C' }));
  expect(scene.options('C')).toContain('contre-attaque');
  expect(why(scene, 'C', 'contre-attaque')).toBeNull();
});

test('SAN-R.25 SAN-R.43 if nothing has life, that is the reason; not the owner of the attack', () => {
  const scene = given({
    encounter: 'couloir-aux-lames',
    hands: { A: ['coup-net', 'pas-si-baleze', 'feinte'] },
    items: { A: ['potion-de-boule-de-feu'] },
  }).when(sets({ A: 'coup-net' }), goesTo('ABCD afterReveal'));
  expect(why(scene, 'A', 'pas-si-baleze')).toBe('noTarget');
  expect(why(scene, 'A', 'potion-de-boule-de-feu')).toBe('noTarget');
});

test('SAN-5.3 why a trick is not set while there is an attack', () => {
  const scene = given({ encounter: 'hydre', hands: { B: HAND, C: ['plan-b'] } }).when(passAll);
  expect(why(scene, 'B', 'plan-b')).toBe('attackFirst');
  expect(why(scene, 'B', 'grand-coup')).toBeNull();
  expect(why(scene, 'C', 'plan-b')).toBeNull();
});

test('SAN-20.3 SAN-20.5 SAN-20.8 why an item is not used now', () => {
  const scene = given({
    encounter: 'hydre',
    items: { A: ['potion-de-soins', 'potion-de-boule-de-feu', 'amulette-de-mentalisme'] },
    opened: { B: [['potion-de-force', 2]] },
  });
  expect(why(scene, 'A', 'potion-de-soins')).toBe('campOnly');
  expect(why(scene, 'A', 'potion-de-boule-de-feu')).toBe('ownTurnOnly');
  expect(why(scene, 'A', 'amulette-de-mentalisme')).toBe('worksByItself');
  expect(why(scene, 'B', 'potion-de-soins', 'A')).toBe('notYours');
  expect(why(scene, 'A', 'potion-de-force', 'B')).toBe('opened');
});

test('SAN-27.2 SAN-R.31 why an item is useless in camp', () => {
  const scene = given({
    from: 'camp',
    stage: 2,
    tweak: (state) => {
      openCamp({ ...state, catalogue } as Table, 'before');
    },
    items: { A: ['potion-de-force', 'potion-de-celerite'], B: ['potion-de-soins'] },
    hands: { A: HAND },
    options: { campItemLimit: 'one' },
  });
  expect(why(scene, 'A', 'plan-b')).toBe('notInCamp');
  expect(why(scene, 'B', 'potion-de-soins')).toBe('unhurt');
  expect(why(scene, 'A', 'potion-de-celerite')).toBeNull();
  scene.when(chooses('A', 'use potion-de-force'));
  expect(why(scene, 'A', 'potion-de-celerite')).toBe('itemLimit');
});

test('SAN-26.5 SAN-26.16 why no card is set in stone, or before a door', () => {
  const stone = given({
    encounter: 'hydre',
    tweak: ({ open }) => {
      (open.players[0] as Player).petrifiedRound = 1;
    },
  }).when(passAll);
  expect(why(stone, 'A', 'coup-droit')).toBe('petrified');
  const doors = given({ from: 'beginEncounter', encounter: 'deux-portes', hands: { A: HAND } });
  expect(doors.asked).toBe('ABCD doorChoice');
  expect(why(doors, 'A', 'plan-b')).toBe('notNow');
  expect(why(doors, 'A', 'grand-coup')).toBe('notNow');
});

test('spectators and the dead read that they are', () => {
  const scene = given({ encounter: 'hydre', hands: { B: HAND } }).when(leaves('A'));
  const spectator = scene.session.view(null) as SangRancuneView;
  expect(explain(spectator, {})?.code).toBe('spectator');
  expect(why(scene, 'A', 'grand-coup')).toBe('dead');
});
