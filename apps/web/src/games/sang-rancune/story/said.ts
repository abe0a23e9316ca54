import type { Word } from '@tablee/rules/games/sang-rancune/index.ts';
import type { namesOf } from '@/kit/naming.ts';
import type { Words } from '../words.ts';

type Names = Pick<Words, 'say'> & Pick<ReturnType<typeof namesOf>, 'who' | 'isYou'>;

/** A word as it was given, in quotation marks. */
export const saidOf = ({ to }: Word, { say, who, isYou }: Names): string =>
  to === null ? say('wordHard') : say('wordLeave', { to: who(to) }, isYou(to));
