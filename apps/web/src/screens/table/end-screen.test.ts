import { expect, test } from 'vitest';
import { sayNow } from '../../i18n/table.ts';
import { useSettings } from '../../stores/settings.ts';
import { titleOf } from './end-screen.tsx';

const result = (user: string, rank: number) => ({
  ...{ user, nickname: user === 'ada' ? 'Ada' : 'Béa', rank, score: 0, plays: [] },
});

test('the title addresses the reader like all below: "you", and names for others', () => {
  useSettings.setState({ lang: 'en' });
  const duel = [result('ada', 2), result('bea', 1)];
  const title = (you: string, results = duel) => titleOf(results, you, sayNow(), 'en');
  expect(title('ada')).toBe('Béa wins!');
  expect(title('bea')).toBe('You win!');
  const both = [result('ada', 1), result('bea', 1), result('cy', 3)];
  expect(title('ada', both)).toBe('You win, with Béa!');
  expect(title('cy', both)).toBe('Ada and Béa win!');
  expect(title('ada', [result('ada', 2)])).toBe('Match lost');
});

test('players who all come first have drawn: nobody wins with those they played against', () => {
  useSettings.setState({ lang: 'en' });
  const all = [result('ada', 1), result('bea', 1)];
  expect(titleOf(all, 'ada', sayNow(), 'en')).toBe('A draw!');
  expect(titleOf(all, 'cy', sayNow(), 'en')).toBe('A draw!');
  expect(titleOf([result('ada', 1)], 'ada', sayNow(), 'en')).toBe('You win!');
});
