/** What `loadGame` loads: were it the door itself, a page's board would carry all the scripts. */
export { game } from './index.ts';
