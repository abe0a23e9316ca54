import type { SeatName } from '@tablee/engine/testing';
import { seatOf } from '@tablee/engine/testing';
import { describe, expect, test } from 'vitest';
import {
  chooses,
  given,
  goesTo,
  leaves,
  passAll,
  plays,
  reacts,
  sets,
  until,
} from '../testing/given.ts';
import { wordsOf } from './promises.ts';

describe('words given', () => {
  test('SAN-29.1 SAN-29.2 with the pass, once a round, to all; nobody waits for it', () => {
    const scene = given({ hands: { B: ['plan-b', 'coup-droit', 'coup-droit'] } });
    expect(scene.options('A')).toContain('promiseLeave C');
    scene.when(reacts({ A: 'promiseHard', B: 'plan-b A', C: 'promiseLeave A' }));
    expect(scene.happened('promiseMade').map(({ seat, promise }) => [seat, promise])).toEqual([
      [0, { kind: 'strikeHard', to: null }],
      [2, { kind: 'leaveIt', to: 0 }],
    ]);
    expect(scene.options('A')).toEqual(['pass']);
    expect(scene.options('D')).toContain('promiseHard');
    scene.when(passAll);
    expect(scene.asked).toBe('ABCD setAttack');
  });

  const besideTrick = (cancel: string) =>
    given({ hands: { A: ['plan-b', 'feinte'], C: ['pas-de-ca-ici', 'feinte'] } }).when(
      reacts({ A: 'plan-b D' }),
      reacts({ B: 'promiseLeave A', C: cancel }),
    );

  test('SAN-29.1 SAN-22.15 with the answer to a trick, it is given once the trick has happened', () => {
    const scene = besideTrick('pass');
    const order = scene.events
      .map(({ type }) => type)
      .filter((type) => /initiativeSwapped|promiseMade/.test(type));
    expect(order).toEqual(['initiativeSwapped', 'promiseMade']);
    expect(scene.happened('promiseMade')).toMatchObject([{ seat: 1, promise: { to: 0 } }]);
    expect(scene.asked).toBe('ABCD setAttack');
  });

  test('SAN-29.1 SAN-22.15 the trick is cancelled: no word has been given, and it is asked again', () => {
    const scene = besideTrick('cancel pas-de-ca-ici A');
    while (scene.asked.endsWith('trickPlayed')) scene.when(reacts());
    scene.shows(() => {
      expect(scene.happened('trickCancelled')).toHaveLength(1);
      expect(scene.happened('promiseMade')).toEqual([]);
      expect(scene.asked).toBe('ABCD beforeSet');
      expect(scene.options('B')).toContain('promiseLeave A');
    });
    scene.when(reacts({ B: 'promiseHard' }));
    expect(scene.happened('promiseMade')).toMatchObject([{ promise: { kind: 'strikeHard' } }]);
  });

  test('SAN-29.3 compared with what was done, and counted', () => {
    const scene = given({
      encounter: 'hydre',
      marker: 900,
      hands: { A: ['grand-coup', 'feinte'], B: ['coup-droit', 'feinte'] },
    }).when(reacts({ A: 'promiseHard', B: 'promiseHard', C: 'promiseLeave A' }));
    scene.when(sets({ A: 'grand-coup', B: 'coup-droit' }), passAll);
    const told = (name: SeatName) => wordsOf(scene.open, seatOf(name));
    expect(told('A')).toEqual({ kept: 1, broken: 0 });
    expect(told('B')).toEqual({ kept: 0, broken: 1 });
    // Nobody killed anything: C's word was never put to the test.
    expect(told('C')).toEqual({ kept: 0, broken: 0 });
    expect(scene.open.words).toMatchObject([
      { seat: 0, face: 'hydre', stage: 1, round: 1, shown: 50, killer: null, kept: true },
      { seat: 1, shown: 20, kept: false },
      { seat: 2, word: { kind: 'leaveIt', to: 0 }, shown: 20, kept: null },
    ]);
  });

  test('SAN-29.3 the attacks of a late turn are added to the earlier ones', () => {
    const scene = given({
      encounter: 'hydre',
      marker: 900,
      hands: { A: ['opportunisme', 'coup-droit', 'entaille', 'feinte'] },
    }).when(reacts({ A: 'promiseHard' }), sets({ A: 'opportunisme' }), until('roundEnded'));
    expect(scene.open.words).toMatchObject([{ shown: 30, kept: true }]);
  });

  test('SAN-29.3 a word of an earlier round is not judged again', () => {
    const scene = given({
      encounter: 'hydre',
      marker: 900,
      hands: { A: ['grand-coup', 'feinte', 'feinte'] },
    }).when(reacts({ A: 'promiseHard' }), plays({ A: 'grand-coup' }), plays({ A: 'feinte' }));
    expect(scene.happened('promiseJudged')).toHaveLength(1);
    expect(scene.open.words).toMatchObject([{ round: 1, kept: true }]);
  });

  test('SAN-29.1 SAN-28.3 a word given to a player who leaves before it is heard is not said, and another may be', () => {
    const scene = given({ encounter: 'hydre', marker: 900 }).when(chooses('A', 'promiseLeave D'));
    scene.when(leaves('D'), chooses('B', 'coup-droit'), chooses('C', 'coup-droit'));
    // The others' laid cards go back, unseen.
    expect([scene.asked, scene.happened('promiseMade')]).toEqual(['ABC setAttack', []]);
    expect(scene.happened('cardsSet')).toEqual([]);
    expect(scene.options('A')).not.toContain('promiseLeave D');
    scene.when(reacts({ A: 'promiseHard' })).shows(() => {
      expect(scene.happened('promiseMade')).toMatchObject([{ seat: 0 }]);
      expect(scene.open.words).toHaveLength(1);
    });
  });

  test('SAN-29.3 the word of one who falls before it is tested stays as it was given', () => {
    const scene = given({ encounter: 'hydre', marker: 900 });
    scene.when(reacts({ A: 'promiseHard' }), leaves('A'), plays({}));
    scene.shows(() => {
      expect(scene.happened('promiseJudged')).toEqual([]);
      expect(scene.open.words).toMatchObject([{ seat: 0, kept: null, shown: null }]);
    });
  });

  test('SAN-29.3 a player who promises to leave the killing blow and takes it has broken their word', () => {
    const scene = given({ marker: 20 }).when(reacts({ A: 'promiseLeave B', C: 'promiseLeave A' }));
    scene.when(sets({}), until('encounterEnded'));
    const judged = scene.happened('promiseJudged').map(({ seat, kept }) => [seat, kept]);
    expect(judged).toEqual([
      [0, false],
      [2, true],
    ]);
    expect(scene.open.words.map(({ killer }) => killer)).toEqual([0, 0]);
  });

  test('SAN-29.3 SAN-25.7 a counter-attack puts it to the test, too', () => {
    const scene = given({
      encounter: 'goules-affamees',
      marker: 15,
      life: { A: 80 },
      hands: { A: ['feinte', 'contre-attaque', 'coup-net'], D: ['pichenette', 'feinte'] },
      others: ['feinte', 'feinte', 'feinte'],
    }).when(reacts({ A: 'promiseLeave B', C: 'promiseLeave A', D: 'promiseHard' }));
    scene.when(sets({ A: 'feinte', D: 'pichenette' }), goesTo('ABCD attackAssigned'));
    // A hard strike was one when it showed, or it was none.
    expect(scene.open.words.map(({ kept }) => kept)).toEqual([null, null, false]);
    scene.when(reacts({ A: 'contre-attaque' }), until('encounterEnded')).shows(() => {
      expect(scene.open.words).toMatchObject([
        { seat: 0, killer: 0, kept: false },
        { seat: 2, killer: 0, kept: true },
        { seat: 3, killer: 0, kept: false, shown: 0 },
      ]);
    });
  });
});
