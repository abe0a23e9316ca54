import { expect, test } from 'vitest';
import { journalIn } from './saved-match.tsx';

const journal = {
  match: 'm0123456789abcdef',
  game: 'untamed',
  version: 5,
  options: { mode: 'duel' },
  seats: [{ nickname: 'Ada', user: null, bot: null }],
  entries: [],
};

test('a file is a match, or it is said not to be one', () => {
  expect(journalIn(JSON.stringify(journal))).toEqual(journal);
  for (const [field, wrong] of [
    ['match', 3],
    ['game', null],
    ['version', '5'],
    ['options', 'none'],
    ['entries', {}],
    ['seats', [{ name: 'Ada' }]],
    ['seats', [null]],
  ] as const) {
    expect(journalIn(JSON.stringify({ ...journal, [field]: wrong })), field).toBeNull();
  }
  for (const text of ['', 'null', '[]', '{"match":', '12']) expect(journalIn(text)).toBeNull();
});
