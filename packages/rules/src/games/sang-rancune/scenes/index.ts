/** The door of the scenes: what `loadScenes` loads. */
export { SCENES as scenes } from './scenes.ts';
export { positionOf, type Setting, tableOf } from './setting.ts';
