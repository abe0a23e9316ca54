import { describe, expect, test } from 'vitest';
import { attacks, chooses, defends } from '../testing.ts';
import { clash } from './testing-clash.ts';

describe('King Arthur', () => {
  test.each([
    ['UNM-17.2', 'divine-intervention', 5],
    ['UNM-17.12', 'swift-strike', 4],
  ])('%s %s moves him up to %i afterwards', (_, card, most) => {
    clash('king-arthur', 'alice', [card, 'feint'])
      .when(attacks('A', 'king-arthur', 'alice', card, 'none'))
      .shows((scene) => expect(scene.question('A').facts).toMatchObject({ most }));
  });

  test('UNM-17.2 Divine Intervention and UNM-17.12 Swift Strike may be declined', () => {
    clash('king-arthur', 'alice', ['divine-intervention', 'feint'])
      .when(
        attacks('A', 'king-arthur', 'alice', 'divine-intervention', 'none'),
        chooses('A', 'done'),
      )
      .shows((scene) => expect(scene.space('king-arthur')).toBe('m08'));
  });

  test('UNM-17.3 Excalibur is plain 6', () => {
    clash('king-arthur', 'alice', ['excalibur', 'feint'])
      .when(attacks('A', 'king-arthur', 'alice', 'excalibur', 'none'))
      .shows((scene) => {
        expect(scene.health('alice')).toBe(7);
        expect(scene.asked).toBe('A chooseAction');
      });
  });

  test('UNM-17.6 The Aid of Morgana draws 2, lost or won', () => {
    clash('king-arthur', 'alice', ['the-aid-of-morgana', 'feint'], ['looking-glass'])
      .when(attacks('A', 'king-arthur', 'alice', 'the-aid-of-morgana', 'none'), defends('B'))
      .shows((scene) => expect(scene.hand('king-arthur')).toHaveLength(3));
  });

  test('UNM-17.9 Aid the Chosen One draws 2 after a win only', () => {
    const aid = (theirs: string[]) =>
      clash('king-arthur', 'medusa', ['aid-the-chosen-one', 'excalibur'], theirs, {
        on: { merlin: 'm25', medusa: 'm10', 'king-arthur': 'm30' },
      }).when(attacks('A', 'merlin', 'medusa', 'aid-the-chosen-one'));
    aid([]).shows((scene) => expect(scene.hand('king-arthur')).toHaveLength(3));
    aid(['hiss-and-slither'])
      .when(defends('B', 'hiss-and-slither'))
      .shows((scene) => expect(scene.hand('king-arthur')).toHaveLength(1));
  });
});
