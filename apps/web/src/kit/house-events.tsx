import { capital } from '@tablee/engine';
import type { LogEvent } from '@tablee/protocol/updates.ts';
import { sayNow } from '../i18n/table.ts';
import type { GameUi, Wording } from './contract.ts';
import { hourglass } from './icons.generated.ts';

const WORDS: Readonly<Record<string, 'timeIsUp' | 'takenBack'>> = {
  'house:timeIsUp': 'timeIsUp',
  'house:takenBack': 'takenBack',
};
const isHouse = ({ type }: LogEvent): boolean => type.startsWith('house:');

/** The same game, which also tells what the house itself writes into the log: no game knows of clocks. */
export function withHouseEvents(ui: GameUi): GameUi {
  return {
    ...ui,
    words: {
      ...ui.words,
      tell: (told, words) => {
        const event = told as unknown as LogEvent;
        if (!isHouse(event)) return ui.words.tell(told, words);
        const line = worded(event, words);
        return line === null ? null : { pieces: [line], separator: false };
      },
    },
    iconOf: (event) => (isHouse(event) ? hourglass : ui.iconOf(event)),
    pace: (event) => (isHouse(event) ? 0 : ui.pace(event)),
    cueOf: (event, seat) => (isHouse(event) ? null : ui.cueOf(event, seat)),
  };
}

function worded(event: LogEvent, { nameOf }: Wording): string | null {
  if (event.type === 'house:resumed') return resumed(event);
  if (event.type === 'house:restarted') return sayNow()('restarted');
  const key = WORDS[event.type];
  if (key === undefined || typeof event.seat !== 'number') return null;
  return capital(sayNow()(key, { name: nameOf(event.seat) }));
}

/** The match could not be brought back as it was. */
function resumed({ why, lost }: LogEvent): string {
  const say = sayNow();
  const count = Number(lost);
  if (why === 'played') return say('playedOn');
  if (why === 'damaged') {
    return count > 0 ? say('resumedDamagedLost', { count }) : say('resumedDamaged');
  }
  return count > 0 ? say('resumedRulesLost', { count }) : say('resumedRules');
}
