import type { Scene } from './local-match.ts';

type Scenes = Readonly<Record<string, Scene>>;

const FILES = import.meta.glob<Scenes>('./scenes/*.ts', { eager: true, import: 'scenes' });

/** The scenes of every game, by its id: the name of the file. */
export const SCENES: Readonly<Record<string, Scenes>> = Object.fromEntries(
  Object.entries(FILES).map(([path, scenes]) => [
    path.slice('./scenes/'.length, -'.ts'.length),
    scenes,
  ]),
);
