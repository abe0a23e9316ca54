import type { KingdomGlance, KingdomId } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import { BOARD, glanceAtRival, ownersOf } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import type { CSSProperties } from 'react';
import { useCardZoom } from '@/kit/card-touch.tsx';
import { touchProps } from '@/kit/touch-props.ts';
import { Landscape } from '../art/landscape.tsx';
import { Mini, Tag } from '../cards/creature.tsx';
import { acceptedWords, Decree } from '../cards/decree.tsx';
import { useNames, useTableau } from '../context.tsx';
import './kingdom.css';
import { Places, Standings, Tiles } from './places.tsx';

interface KingdomProps {
  readonly id: KingdomId;
  readonly glance: KingdomGlance;
  readonly onColumn: (id: KingdomId) => void;
}

/** One kingdom: its land, its decree, the cards played there and who holds it. The whole panel is the target. */
export function KingdomPanel({ id, glance, onColumn }: KingdomProps) {
  const names = useNames();
  const { say, text, card } = names;
  const { view, answering, chosen, refused } = useTableau();
  const kingdom = view.open.kingdoms[id];
  const name = text(BOARD[id].name);
  const touching = touchProps(answering, { verb: 'claim', space: id });
  const top = kingdom.column.at(-1);
  const mine = refused?.kingdom === id ? refused : null;
  const blocked = glanceAtRival(view.open)?.blocked.includes(id) ?? false;
  const state = glance.closed
    ? say('closed')
    : glance.freeNormals > 0
      ? say('open', { free: glance.freeNormals })
      : say('capitalNext');
  const legality =
    chosen === null ? '' : `, ${touching['data-lit'] ? say('legalHere') : say('illegalHere')}`;
  const label = [
    `${name}, ${say('size', { size: BOARD[id].size })}`,
    state,
    top === undefined ? say('columnEmpty') : say('top', { card: card(top.face) }),
    glance.closed ? '' : acceptedWords(glance, names),
  ]
    .filter((part) => part !== '')
    .join('. ');
  return (
    <section
      className="rs-kingdom"
      data-kingdom={id}
      data-closed={glance.closed || undefined}
      data-aim={chosen !== null || undefined}
      data-target={touching['data-lit']}
      data-refused={mine !== null || undefined}
      style={{ '--kingdom': BOARD[id].colour } as CSSProperties}
    >
      <Landscape kingdom={id} />
      <header className="rs-k-head">
        <h3>
          <button type="button" className="rs-k-touch" {...touching} aria-label={label + legality}>
            {name}
          </button>
        </h3>
        <span className="rs-size" title={say('size', { size: BOARD[id].size })}>
          {BOARD[id].size}
        </span>
        <Tiles id={id} kingdom={kingdom} scored={glance.scored} />
      </header>
      <Decree id={kingdom.decree} glance={glance} />
      <div className="rs-k-field">
        <Column id={id} onColumn={onColumn} />
        {blocked && !glance.closed && <p className="rs-constraint">{say('constraint')}</p>}
        {chosen !== null && touching['data-lit'] && (
          <span className="rs-here" aria-hidden="true">
            {say('playHere')}
          </span>
        )}
      </div>
      <Neighbours id={id} />
      <div className="rs-k-foot">
        <Places id={id} kingdom={kingdom} />
        <Standings glance={glance} owners={ownersOf(view.open)} />
      </div>
      {mine !== null && (
        <div className="rs-refusal" role="status">
          <b>{mine.header}</b>
          <span>{mine.text}</span>
        </div>
      )}
    </section>
  );
}

/** On a narrow screen: the last cards of the two neighbours, which the ring shows elsewhere. */
function Neighbours({ id }: { readonly id: KingdomId }) {
  const { say, text, card } = useNames();
  const { view, refused } = useTableau();
  return (
    <ul className="rs-neighbours">
      {BOARD[id].neighbours.map((other, i) => {
        const top = view.open.kingdoms[other].column.at(-1);
        const name = text(BOARD[other].name);
        const marked = top !== undefined && refused?.sources.includes(`${other}/${top.face}`);
        return (
          <li key={other} data-marked={marked || undefined}>
            <span className="visually-hidden">
              {say(i === 0 ? 'neighbourLeft' : 'neighbourRight', { kingdom: name })},{' '}
              {top === undefined ? say('noTop') : card(top.face)}
            </span>
            <span aria-hidden="true">
              {i === 0 && '‹ '}
              {i === 1 && (top === undefined ? '–' : <Tag face={top.face} />)} {name}{' '}
              {i === 0 && (top === undefined ? '–' : <Tag face={top.face} />)}
              {i === 1 && ' ›'}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface ColumnProps {
  readonly id: KingdomId;
  readonly onColumn: (id: KingdomId) => void;
}

/** The cards played here, oldest to newest, fanned so that each shows species and value. */
function Column({ id, onColumn }: ColumnProps) {
  const { say, text, card, list } = useNames();
  const { view, refused } = useTableau();
  const { column } = view.open.kingdoms[id];
  const top = column.at(-1);
  const { handlers } = useCardZoom(top?.face ?? null);
  if (top === undefined) return <p className="rs-column-empty">{say('columnEmpty')}</p>;
  const label = say('column', {
    kingdom: text(BOARD[id].name),
    cards: list(column.map(({ face }) => card(face))),
  });
  return (
    <button
      type="button"
      className="rs-column"
      aria-label={label}
      style={{ '--n': column.length } as CSSProperties}
      {...handlers}
      onClick={() => onColumn(id)}
    >
      {column.map((each) => (
        <Mini
          key={each.id}
          id={each.id}
          face={each.face}
          top={each === top}
          marked={refused?.sources.includes(`${id}/${each.face}`) ?? false}
        />
      ))}
    </button>
  );
}
