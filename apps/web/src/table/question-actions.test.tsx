import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useSettings } from '../stores/settings.ts';
import { TableStores, TableStoresProvider } from '../stores/table-stores.ts';
import type { Answering, GameUi } from './contract.ts';
import { OpenActions, StagedActions } from './question-actions.tsx';

const answering = {
  ...{ focus: {}, picks: [], staged: null, candidates: [], pointed: [], canConfirm: () => true },
} as unknown as Answering;

const buttonsIn = (element: React.ReactElement): readonly string[] =>
  [
    ...renderToStaticMarkup(
      <TableStoresProvider value={new TableStores()}>{element}</TableStoresProvider>,
    ).matchAll(/<button[^>]*>(?:<svg.*?<\/svg>)?([^<]*)/g),
  ].map(([, label = '']) => label.trim());

test('what takes or confirms stands first, what leaves or cancels last, wherever there are two', () => {
  useSettings.setState({ lang: 'en' });
  const ask = (question: { readonly options: readonly object[] }, words: object) => {
    const ui = { words: { option: () => words } } as unknown as GameUi;
    const open = { ...answering, question, candidates: question.options } as unknown as Answering;
    const props = { ui, view: {} as never, words: {} as never, question: question as never };
    return buttonsIn(<OpenActions {...props} answering={open} />);
  };
  const one = { shape: 'pick', min: 0, max: 1, options: [{ id: 'heroic' }] };
  expect(buttonsIn(<StagedActions answering={answering} take="Take" />)).toEqual([
    'Take',
    'Cancel',
  ]);
  const taken = { label: 'Heroic', without: 'Ordinary', button: 'secondary' };
  expect(ask(one, taken)).toEqual(['Heroic', 'Ordinary']);
  const several = {
    shape: 'pick',
    min: 2,
    max: 2,
    options: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
  };
  expect(ask(several, { label: 'One' }).slice(-2)).toEqual(['Confirm (0)', 'Cancel']);
});
