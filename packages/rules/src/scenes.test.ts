import { Session, seeded, seededDice, tableSizes } from '@tablee/engine';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame } from './catalogue.ts';
import { loadScenes } from './scenes.ts';

describe.each(GAME_IDS)('scenes of %s', (id) => {
  test('every scene is a lawful match at a table of this game, in which a seat is asked', async () => {
    const [game, { scenes, tableOf, positionOf }] = await Promise.all([
      loadGame(id),
      loadScenes(id),
    ]);
    expect(Object.keys(scenes).length).toBeGreaterThan(0);
    for (const [name, setting] of Object.entries(scenes)) {
      const { seats, options } = tableOf(setting);
      expect(tableSizes(game), name).toContain(seats);
      const position = positionOf(game, setting);
      expect(position.checkpoint.own, name).toHaveLength(seats);
      // As a store gives it back.
      const kept = JSON.parse(JSON.stringify(position));
      expect(kept, name).toEqual(position);
      const session = new Session(game, kept, { dice: seededDice(seeded(1)) });
      game.assert(session.state);
      expect(session.awaited()?.seats.length, name).toBeGreaterThan(0);
      for (const [option, value] of Object.entries(options)) {
        const found = game.options.find((each) => each.id === option);
        expect(found?.values.map(String), `${name}: ${option}`).toContain(String(value));
      }
    }
  });
});
