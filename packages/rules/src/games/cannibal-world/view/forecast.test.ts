import { expect, test } from 'vitest';
import { game as cannibalWorld } from '../index.ts';
import type { CannibalView, Creature } from '../state/state.ts';
import { attackForecast, blowOn, ruinAfter, ruinOf } from './forecast.ts';

const standing = (id: string, face: string, camp: number): Creature => ({
  id,
  face,
  owner: camp,
  camp,
  zone: 'hunt',
  damage: 0,
  stunned: false,
  spent: [],
});

/** Both decks and the enemy's hand are empty. */
function lastHunt(creatures: Creature[], pyrrhic: 'on' | 'off' = 'on'): CannibalView {
  const { open } = cannibalWorld.setup(
    2,
    { mode: 'duel', match: 'single', pyrrhic },
    cannibalWorld.version,
  ).state;
  const tally = { main1: 0, reinforcement1: 0, hand1: 0 } as CannibalView['tally'];
  return { seat: 0, open: { ...open, phase: 'turns', creatures }, own: null, tally };
}

test('a fight that kills both is seen beforehand, and the rest against the Habitat', () => {
  const small = [standing('a', 'CA/20', 0), standing('b', 'CA/20', 1)];
  const view = lastHunt(small);
  const blows = attackForecast(view.open, 'a', 'b');
  expect(blowOn(blows, 'b')).toMatchObject({ combat: 2, left: 0, dies: true });
  expect(ruinAfter(view, blows, 0)).toEqual({ strength: 0, tokens: 3 });
  expect(ruinOf(view, 0)).toEqual({ strength: 2, tokens: 3 });
});

test('no ruin with strength enough, with cards to draw, or at a table without it', () => {
  const strong = [standing('a', 'CA/34', 0), standing('b', 'CA/20', 1)];
  const blows = attackForecast(lastHunt(strong).open, 'a', 'b');
  expect(ruinAfter(lastHunt(strong), blows, 0)).toBeNull();
  const weak = [standing('a', 'CA/20', 0), standing('b', 'CA/20', 1)];
  expect(ruinOf(lastHunt(weak, 'off'), 0)).toBeNull();
  const drawing = lastHunt(weak);
  expect(ruinOf({ ...drawing, tally: { ...drawing.tally, main1: 2 } }, 0)).toBeNull();
});
