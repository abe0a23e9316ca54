import { Session, seeded, seededDice } from '@tablee/engine';
import { type GameId, loadGame } from '@tablee/rules/catalogue.ts';
import { loadScenes } from '@tablee/rules/scenes.ts';
import type { Scene } from './local-match.ts';

type Scenes = Readonly<Record<string, Scene>>;

/** Told by Node in its way, by a page in another. */
const isMissing = ({ code, message }: Error & { readonly code?: string }): boolean =>
  code === 'ERR_MODULE_NOT_FOUND' || message.startsWith('Unknown variable dynamic import');

/** Of a game without a file of its own: its first question, and its end. */
const plainScenes = ([fewest, most]: readonly [number, number]): Scenes => {
  const table = { seats: Math.min(Math.max(2, fewest), most), options: {}, seed: 1, viewer: 0 };
  return {
    start: { ...table, until: (match) => match.questionOf(0) !== null },
    end: { ...table, until: (match) => match.over },
  };
};

/**
 * Every scene of a game by its name: those of the gallery, and the tables that the rules lay out by hand as the asked seat sees
 * them.
 */
export async function scenesOf(id: GameId): Promise<Scenes> {
  const [written, laid, game] = await Promise.all([
    import(`./scenes/${id}.ts`).then(
      ({ scenes }: { readonly scenes: Scenes }) => scenes,
      (error: Error & { readonly code?: string }) => {
        if (isMissing(error)) return null;
        throw error;
      },
    ),
    loadScenes(id),
    loadGame(id),
  ]);
  const own = written ?? plainScenes(game.seats);
  const asLaid = (setting: never): Scene => {
    const from = laid.positionOf(game, setting);
    const session = new Session(game, from, { dice: seededDice(seeded(1)) });
    const viewer = session.awaited()?.seats[0] ?? null;
    return { ...laid.tableOf(setting), seed: 1, viewer, from: () => from, until: () => true };
  };
  const others = Object.entries(laid.scenes).filter(([name]) => own[name] === undefined);
  return {
    ...own,
    ...Object.fromEntries(others.map(([name, setting]) => [name, asLaid(setting as never)])),
  };
}
