import type { Open, RoyaumesView } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import {
  BOARD,
  DECREES,
  KINGDOMS,
  ownersOf,
  RANKS,
  SPECIES,
} from '@tablee/rules/games/royaumes-sauvages/index.ts';
import { ROMAN } from '@tablee/rules/games/royaumes-sauvages/words/index.ts';
import type { CSSProperties } from 'react';
import { useTableActions } from '@/stores/table.ts';
import { Icon } from '@/ui/icon.tsx';
import { Cube } from '../art/house.tsx';
import { LOOKS } from '../art/printed.ts';
import { ScopeArrow } from '../cards/decree.tsx';
import { useNames, useTableau } from '../context.tsx';
import { medal } from '../icons.generated.ts';

/** Faces this viewer has seen lying about or holds. */
function seenFaces({ open, own }: RoyaumesView): ReadonlySet<string> {
  const cards = [
    ...KINGDOMS.flatMap((id) => open.kingdoms[id].column),
    ...open.discard,
    ...open.openHand,
    ...(own?.hand ?? []),
    ...(open.rival?.bonus ?? []),
    ...(open.battle?.revealed ?? []).map(({ card }) => card),
    ...(open.battle?.spent ?? []).map(({ card }) => card),
    ...(open.final?.hands.flat() ?? []),
  ];
  return new Set(cards.map(({ face }) => face));
}

export function Seen() {
  const { say, text } = useNames();
  const seen = seenFaces(useTableau().view);
  return (
    <>
      <p>{say('seenLead')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled sideways by keyboard */}
      <section className="rs-scroll" tabIndex={0} aria-label={say('tabSeen')}>
        <table className="rs-seen">
          <thead>
            <tr>
              <td />
              {RANKS.map(({ value }) => (
                <th scope="col" key={value}>
                  {value}
                </th>
              ))}
              <th scope="col">{say('total')}</th>
            </tr>
          </thead>
          <tbody>
            {SPECIES.map(({ id, name }) => (
              <tr key={id} style={{ '--art-hue': LOOKS[id].hue } as CSSProperties}>
                <th scope="row">
                  <Icon of={LOOKS[id].icon} /> {text(name)}
                </th>
                {RANKS.map(({ value }) => {
                  const is = seen.has(`${id}-${value}`);
                  return (
                    <td key={value} data-seen={is || undefined}>
                      <span className="visually-hidden">{say(is ? 'seenYes' : 'seenNo')}</span>
                      {is && <Icon of={LOOKS[id].icon} />}
                    </td>
                  );
                })}
                <td>{RANKS.filter(({ value }) => seen.has(`${id}-${value}`)).length}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say('total')}</th>
              {RANKS.map(({ value }) => (
                <td key={value}>{SPECIES.filter(({ id }) => seen.has(`${id}-${value}`)).length}</td>
              ))}
              <td>{seen.size}</td>
            </tr>
          </tfoot>
        </table>
      </section>
    </>
  );
}

export function DecreeList() {
  const { say, text } = useNames();
  const { open } = useTableau().view;
  const inForce = new Map(KINGDOMS.map((id) => [open.kingdoms[id].decree, id]));
  return (
    <ul className="rs-decree-list">
      {DECREES.map(({ id, scope, name, text: words }) => {
        const kingdom = inForce.get(id);
        const gone = open.removedDecrees.includes(id);
        const state =
          kingdom === undefined
            ? say(gone ? 'removed' : 'stillHidden')
            : say('inForce', { kingdom: text(BOARD[kingdom].name) });
        return (
          <li key={id} data-gone={gone || undefined} data-now={kingdom !== undefined || undefined}>
            <ScopeArrow scope={scope} />
            <p>
              <b>{text(name)}</b>
              <span>{text(words)}</span>
              <small>{state}</small>
            </p>
          </li>
        );
      })}
    </ul>
  );
}

export function TileList() {
  const { say, text } = useNames();
  const { open, own } = useTableau().view;
  return (
    <>
      <p>{say('tilesLead')}</p>
      <ul className="rs-tile-list">
        {KINGDOMS.map((id) => (
          <li key={id}>
            <b>{text(BOARD[id].name)}</b>
            {open.kingdoms[id].tiles.map((value, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: tiles of a row may be equal
              <span key={i} data-now={i === 0 || undefined}>
                {value}
              </span>
            ))}
            {open.kingdoms[id].tiles.length === 0 && <i>{say('noTile')}</i>}
          </li>
        ))}
      </ul>
      {own !== null && open.rival === null && (
        <>
          <h3>{say('secretTiles')}</h3>
          {own.passTiles.length === 0 && <p>{say('secretNone')}</p>}
          <ul className="rs-tile-list">
            {own.passTiles.map(({ face }) => (
              <li key={face}>
                <Icon of={medal} /> <span data-now>{face}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

export function History() {
  const { say, text, label } = useNames();
  const { open } = useTableau().view;
  if (open.history.length === 0) return <p>{say('historyEmpty')}</p>;
  const owners = ownersOf(open);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled sideways by keyboard
    <section className="rs-scroll" tabIndex={0} aria-label={say('tabHistory')}>
      <table className="rs-history">
        <caption>{say('history')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('kingdom')}</th>
            <th scope="col">{say('tile')}</th>
            {owners.map((owner) => (
              <th scope="col" key={owner}>
                <Cube owner={owner} size="s" /> {label(owner)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {open.history.map(({ age, kingdom, tile, counts, points }) => (
            <tr key={`${age}${kingdom}`} data-age={age}>
              <th scope="row">
                {ROMAN[age]} · {text(BOARD[kingdom].name)}
              </th>
              <td>{tile}</td>
              {owners.map((owner, i) => (
                <td key={owner} data-won={points[i] === tile || undefined}>
                  {points[i] === 0 ? '–' : `+${points[i]}`} <small>({counts[i]})</small>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const isSolo = (open: Open): boolean => open.rival !== null;
const isShared = (open: Open): boolean => !isSolo(open);
type HelpKey = Parameters<ReturnType<typeof useNames>['help']>[0];

/** Each help text, the clause it comes from, and where it holds. */
const HELP: readonly (readonly [HelpKey, string, ((open: Open) => boolean)?])[] = [
  ['scopeA', 'ROY-5.1'],
  ['scopeB', 'ROY-5.2'],
  ['scopeC', 'ROY-5.3'],
  ['scopeD', 'ROY-5.4'],
  ['ignore', 'ROY-5.5'],
  ['capital', 'ROY-6.1'],
  ['council', 'ROY-12.2'],
  ['rally', 'ROY-7.6'],
  ['pass', 'ROY-8.3', isShared],
  ['scoring', 'ROY-9.7', isShared],
  ['battle', 'ROY-10.14', (open) => isShared(open) && open.tieRule === 'battle'],
  ['treaty', 'ROY-11.2', (open) => isShared(open) && open.tieRule === 'treaty'],
  ['soloScoring', 'ROY-R.60', isSolo],
  ['soloRival', 'ROY-17.5', isSolo],
  ['soloBonus', 'ROY-18.2', (open) => isSolo(open) && open.soloLevel !== 'easy'],
  ['soloBattle', 'ROY-R.57', isSolo],
];

export function Help() {
  const table = useTableActions();
  const { help, text, say, list } = useNames();
  const { open } = useTableau().view;
  const titles = list(RANKS.map(({ value, title }) => `${value} ${text(title)}`));
  return (
    <ul className="rs-help">
      {HELP.filter(([, , holds]) => holds?.(open) ?? true).map(([key, clause]) => (
        <li key={key}>
          {key.startsWith('scope') && <ScopeArrow scope={key.slice(5) as 'A' | 'B' | 'C' | 'D'} />}
          <p>
            {help(key)}{' '}
            <button type="button" onClick={() => table.why(clause)}>
              <span className="visually-hidden">{say('why')} </span>
              {clause}
            </button>
          </p>
        </li>
      ))}
      <li>
        <p>{help('rank', { titles })}</p>
      </li>
    </ul>
  );
}
