import { describe, expect, test } from 'vitest';
import {
  attacks,
  chooses,
  defends,
  given,
  maneuvers,
  plays,
  type UnmatchedScene,
} from '../testing/given.ts';

const halvesOf = (scene: UnmatchedScene, seat: number): string =>
  JSON.stringify(scene.ownHalves.filter((each) => each.seat === seat).map(({ half }) => half));

describe('events and their readers', () => {
  test('UNM-9.1 UNM-9.6 a face-down card is shown to its commander alone, in view and log', () => {
    given({
      heroes: ['king-arthur', 'alice'],
      on: { 'king-arthur': 'm08', alice: 'm09' },
      cards: { 'king-arthur': { hand: ['excalibur', 'regroup'] }, alice: { hand: ['feint'] } },
    })
      .when(attacks('A', 'king-arthur', 'alice', 'excalibur', 'regroup'))
      .shows((scene) => {
        const arthur = { army: 0, seat: 0, hero: 'king-arthur' };
        expect(scene.happened('cardCommitted')).toEqual([
          { ...arthur, type: 'cardCommitted', clause: 'UNM-9.1', role: 'attack' },
          { ...arthur, type: 'cardCommitted', clause: 'UNM-14.7', role: 'boost' },
        ]);
        expect(halvesOf(scene, 0)).toContain('king-arthur-excalibur');
        expect(halvesOf(scene, 0)).toContain('king-arthur-regroup');
        expect(halvesOf(scene, 1)).not.toContain('king-arthur');
        const faces = scene.state.own[0]?.armies[0]?.committed.map(({ card }) => card.face);
        expect(faces).toEqual(['king-arthur-excalibur', 'king-arthur-regroup']);
      });
  });

  test('UNM-5.3 UNM-17.10 drawn and foreseen cards are shown to their owner alone', () => {
    given({
      heroes: ['king-arthur', 'alice'],
      on: { merlin: 'm20' },
      cards: {
        'king-arthur': { hand: ['prophecy'], deck: ['feint', 'excalibur', 'regroup', 'skirmish'] },
      },
    })
      .when(plays('A', 'prophecy'))
      .shows((scene) => expect(scene.session.canUndo(0)).toBe(false))
      .when(chooses('A', 'excalibur', 'feint'), chooses('A', 'skirmish', 'regroup'))
      .when(maneuvers('A'))
      .shows((scene) => {
        expect(halvesOf(scene, 0)).toContain('king-arthur-excalibur');
        expect(halvesOf(scene, 0)).toContain('king-arthur-skirmish');
        expect(scene.happened('cardsDrawn')[0]).not.toHaveProperty('cards');
        expect(scene.happened('deckPeeked')[0]).not.toHaveProperty('cards');
        expect(halvesOf(scene, 1)).not.toContain('king-arthur');
      });
  });

  test.each([
    ['private', false],
    ['shared', true],
  ])(
    'UNM-19.3 %s hands: the log tells team-mates as much as the table does',
    (teamHands, isTold) => {
      given({
        mode: 'team',
        heroes: ['king-arthur', 'alice', 'sinbad', 'medusa'],
        options: { teamHands },
        cards: { 'king-arthur': { hand: ['feint'], deck: ['excalibur'] } },
      })
        .when(maneuvers('A'))
        .shows((scene) => {
          expect(halvesOf(scene, 0)).toContain('king-arthur-excalibur');
          expect(halvesOf(scene, 1).includes('king-arthur-excalibur')).toBe(isTold);
          const { mates } = scene.session.view(1);
          expect(JSON.stringify(mates ?? {}).includes('king-arthur-excalibur')).toBe(isTold);
          expect(halvesOf(scene, 2)).toBe('[]');
        });
    },
  );

  test('UNM-12.10 UNM-R.47 a hand is shown to the looker alone, as it was, until they act again', () => {
    const scene = given({
      heroes: ['sinbad', 'medusa'],
      on: { sinbad: 'm08', medusa: 'm09' },
      cards: {
        sinbad: { hand: ['feint', 'voyage-giant-snakes', 'exploit'] },
        medusa: { hand: ['snipe', 'dash'] },
      },
    });
    const seen = (): string[] => scene.state.own[0]?.seen?.cards.map(({ face }) => face) ?? [];
    scene.when(attacks('A', 'sinbad', 'medusa', 'voyage-giant-snakes'), defends('B'));
    expect(seen()).toEqual(['medusa-snipe', 'medusa-dash']);
    expect(halvesOf(scene, 0)).toContain('medusa-snipe');
    expect(scene.ownHalves.some(({ seat }) => seat === 1)).toBe(false);
    expect(scene.session.canUndo(1)).toBe(false);
    scene
      .when(chooses('A', 'attack sinbad medusa exploit'))
      .shows(() => expect(seen()).toEqual([]));
  });

  test('UNM-12.10 looked at with the last action, the hand lies there until they defend or act', () => {
    const scene = given({
      heroes: ['sinbad', 'medusa'],
      action: 2,
      on: { sinbad: 'm08', medusa: 'm09' },
      cards: {
        sinbad: { hand: ['feint', 'voyage-giant-snakes'] },
        medusa: { hand: ['snipe', 'dash'] },
      },
    });
    const seen = (): number => scene.state.own[0]?.seen?.cards.length ?? 0;
    scene
      .when(attacks('A', 'sinbad', 'medusa', 'voyage-giant-snakes'), defends('B', 'dash'))
      .when(chooses('B', 'done'))
      .shows(() => expect([scene.asked, seen()]).toEqual(['B useGaze', 1]));
    scene
      .when(chooses('B', 'none'), attacks('B', 'medusa', 'sinbad', 'snipe'))
      .shows(() => expect([scene.asked, seen()]).toEqual(['A commitDefense', 1]));
    scene.when(defends('A')).shows(() => expect(seen()).toBe(0));
  });

  test('UNM-12.10 the hand limit is a decision, too', () => {
    const scene = given({
      heroes: ['sinbad', 'medusa'],
      action: 2,
      on: { sinbad: 'm08', medusa: 'm09' },
      cards: {
        sinbad: {
          hand: [
            ...['voyage-giant-snakes', 'exploit', 'exploit', 'leap-away', 'leap-away'],
            ...['feint', 'feint', 'feint', 'regroup'],
          ],
        },
        medusa: { hand: ['snipe'] },
      },
    });
    scene
      .when(attacks('A', 'sinbad', 'medusa', 'voyage-giant-snakes'), defends('B'))
      .shows(() => {
        expect(scene.asked).toBe('A discardToLimit');
        expect(scene.state.own[0]?.seen).not.toBeNull();
      })
      .when(chooses('A', 'feint'))
      .shows(() => expect(scene.state.own[0]?.seen).toBeNull());
  });

  test('UNM-12.10 a card known to all is nobody’s knowledge any more once it is in a hand again', () => {
    given({
      heroes: ['king-arthur', 'alice'],
      cards: {
        'king-arthur': { hand: ['the-lady-of-the-lake'], deck: ['feint', 'excalibur', 'regroup'] },
      },
    })
      .when((scene) => {
        const before = scene.state.deep.decks[0]?.map(({ id }) => id) ?? [];
        plays('A', 'the-lady-of-the-lake')(scene);
        const [taken] = scene.happened('cardsToHand');
        const hand = scene.state.own[0]?.armies[0]?.hand ?? [];
        expect(hand.map(({ id }) => id)).not.toContain(taken?.cards[0]?.id);
        for (const { id } of scene.state.deep.decks[0] ?? []) expect(before).not.toContain(id);
      })
      .shows((scene) => expect(scene.hand('king-arthur')).toEqual(['excalibur']));
  });

  test('UNM-9.5 UNM-9.8 nothing is taken back once the cards lie open', () => {
    given({
      heroes: ['medusa', 'king-arthur'],
      on: { medusa: 'm08', 'king-arthur': 'm09' },
      cards: {
        medusa: { hand: ['second-shot', 'feint'] },
        'king-arthur': { hand: ['skirmish', 'regroup'] },
      },
    })
      .when(attacks('A', 'medusa', 'king-arthur', 'second-shot'), defends('B', 'skirmish'))
      .shows((scene) => {
        expect(scene.asked).toBe('A boostAttack');
        expect(scene.session.canUndo(1)).toBe(false);
      });
  });

  test('UNM-5.1 nothing is taken back once a card has been drawn', () => {
    given({ heroes: ['alice', 'medusa'], cards: { alice: { hand: ['feint'] } } })
      .when(chooses('A', 'maneuver'))
      .shows((scene) => expect(scene.session.canUndo(0)).toBe(false));
  });
});
