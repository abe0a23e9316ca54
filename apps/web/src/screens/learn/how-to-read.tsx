import { useSay } from '../../i18n/table.ts';

/** How to read any card, of any player: nothing on the table itself says so. */
export function HowToRead() {
  const say = useSay();
  const hovers = window.matchMedia('(hover: hover)').matches;
  return <p className="how-to-read note">{say(hovers ? 'readByMouse' : 'readByTouch')}</p>;
}
