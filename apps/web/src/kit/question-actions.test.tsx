import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useSettings } from '../stores/settings.ts';
import { TableStores, TableStoresProvider } from '../stores/table-stores.ts';
import type { Answering, GameUi } from './contract.ts';
import { OpenActions, StagedActions } from './question-actions.tsx';

const answering = {
  ...{ focus: {}, picks: [], staged: null, candidates: [], pointed: [], canConfirm: () => true },
} as unknown as Answering;

const drawn = (element: React.ReactElement): string =>
  renderToStaticMarkup(
    <TableStoresProvider value={new TableStores()}>{element}</TableStoresProvider>,
  );
const buttonsIn = (element: React.ReactElement): readonly string[] =>
  [...drawn(element).matchAll(/<button[^>]*>(?:<svg.*?<\/svg>)?([^<]*)/g)].map(([, label = '']) =>
    label.trim(),
  );

const asking = (question: { readonly options: readonly object[] }, words: object) => {
  const ui = { words: { option: () => words } } as unknown as GameUi;
  const open = { ...answering, question, candidates: question.options } as unknown as Answering;
  const props = { ui, view: {} as never, words: {} as never, question: question as never };
  return <OpenActions {...props} answering={open} />;
};

test('buttons that take or confirm stand first, those that leave or cancel last, wherever there are two', () => {
  useSettings.setState({ lang: 'en' });
  const ask = (question: Parameters<typeof asking>[0], words: object) =>
    buttonsIn(asking(question, words));
  const one = { shape: 'pick', min: 0, max: 1, options: [{ id: 'heroic' }] };
  expect(buttonsIn(<StagedActions answering={answering} words={{ take: 'Take' }} />)).toEqual([
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

test('a button says what comes of it, once, below its own words, which stay its name', () => {
  useSettings.setState({ lang: 'en' });
  const brings = 'Two meat left.';
  const said =
    / aria-describedby="([^"]+)"[^>]*>Do it<small [^>]*id="\1"[^>]*aria-hidden="true"[^>]*>Two meat left\.<\/small><\/button>/;
  const choice = { shape: 'pick', min: 1, max: 1, options: [{ id: 'do' }, { id: 'do2' }] };
  const lone = { shape: 'pick', min: 0, max: 1, options: [{ id: 'do' }] };
  const words = { label: 'Do it', brings };
  expect(drawn(asking(choice, words))).toMatch(said);
  expect(drawn(asking(lone, { ...words, without: 'Leave it' }))).toMatch(said);
  expect(drawn(<StagedActions answering={answering} words={{ take: 'Do it', brings }} />)).toMatch(
    said,
  );
  expect(drawn(asking(choice, { label: 'Do it' }))).not.toMatch(/aria-describedby|<small/);
});

test('once something is touched, another answer says its name alone: cancel has its room', () => {
  useSettings.setState({ lang: 'en' });
  const options = [
    { id: 'claim', card: 'c1', space: 'k1' },
    { id: 'other', card: 'c1', space: 'k2' },
    { id: 'pass', verb: 'pass' },
  ];
  const question = { shape: 'pick', min: 1, max: 1, options };
  const ui = {
    words: { option: ({ id }: { id: string }) => ({ label: id, brings: `Brings ${id}.` }) },
  } as unknown as GameUi;
  const actions = (focus: object, candidates: readonly object[]) => (
    <OpenActions
      {...{ ui, view: {} as never, words: {} as never, question: question as never }}
      answering={{ ...answering, question, focus, candidates } as unknown as Answering}
    />
  );
  expect(drawn(actions({}, options))).toContain('Brings pass.');
  const touched = actions({ card: 'c1' }, options.slice(0, 2));
  expect(buttonsIn(touched)).toEqual(['pass', 'Cancel']);
  expect(drawn(touched)).not.toContain('Brings');
});
