import type { Change } from '@tablee/rules/games/sang-rancune/index.ts';
import { printed } from '../art/printed.ts';
import { useWords } from '../words.ts';

const WHAT = {
  up: 'zoomUp',
  down: 'zoomDown',
  add: 'zoomAdds',
  times: 'zoomTimes',
  limit: 'zoomLimit',
} as const;

interface ChangesProps {
  readonly of: readonly Change[];
  readonly className: string;
}

/** The changes of a number, source by source. */
export function Changes({ of: changes, className }: ChangesProps) {
  const { say, text } = useWords();
  if (changes.length === 0) return null;
  return (
    <ul className={className}>
      {changes.map(({ source, what, n }) => (
        <li key={`${source}${what}`}>
          {say('zoomFrom', { source: text(printed(source).name), what: say(WHAT[what], { n }) })}
        </li>
      ))}
    </ul>
  );
}
