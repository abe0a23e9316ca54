import {
  BOARD,
  decreeCard,
  KINGDOMS,
  ownersOf,
} from '@tablee/rules/games/royaumes-sauvages/index.ts';
import type { CSSProperties } from 'react';
import { useMoments } from '@/kit/moments.ts';
import { Icon } from '@/ui/icon.tsx';
import { Cube } from '../art/house.tsx';
import { Landscape } from '../art/landscape.tsx';
import { Fighter, Shown, Standing } from '../battle/battle.tsx';
import { ScopeArrow } from '../cards/decree.tsx';
import { useNames, useTableau } from '../context.tsx';
import {
  crossedSwords,
  laurelCrown,
  peaceDove,
  queenCrown,
  stoneThrone,
} from '../icons.generated.ts';
import { MOMENTS, type Moment } from './moment-queue.ts';
import './moments.css';
import { ROMAN } from '@tablee/rules/games/royaumes-sauvages/words/index.ts';
import { revealWords } from './reveal-words.ts';

/** Tallies, reveals and new ages as they happen: above the kingdoms, clear of the hand. */
export function MomentStage() {
  const { say, text } = useNames();
  const { moment, number } = useMoments(MOMENTS);
  if (moment === null) return null;
  const label =
    moment.kind === 'tally'
      ? say('tally', { kingdom: text(BOARD[moment.kingdom].name) })
      : moment.kind === 'age'
        ? say('newAge', { age: ROMAN[moment.age] })
        : say('board');
  return (
    <section className="rs-moment" key={number} data-kind={moment.kind} aria-label={label}>
      {'kingdom' in moment && moment.kingdom !== null && <Landscape kingdom={moment.kingdom} />}
      {moment.kind === 'tally' && <Tally of={moment} />}
      {moment.kind === 'reveal' && <Reveal of={moment} />}
      {moment.kind === 'councils' && <Councils of={moment} />}
      {moment.kind === 'age' && <NewAge of={moment} />}
    </section>
  );
}

type Of<K extends Moment['kind']> = { readonly of: Extract<Moment, { kind: K }> };

/** One kingdom counted: cubes on the left, points flying to the houses. */
function Tally({ of: { kingdom, tile, counts, points, settled } }: Of<'tally'>) {
  const { say, text, label } = useNames();
  const { open } = useTableau().view;
  const rows = ownersOf(open)
    .map((owner, i) => ({
      owner,
      count: counts[i] ?? 0,
      gain: points.find((each) => each.owner === owner),
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => (b.gain?.points ?? 0) - (a.gain?.points ?? 0) || b.count - a.count);
  return (
    <>
      <h3>{text(BOARD[kingdom].name)}</h3>
      <p className="rs-tally-tile">
        <b>{tile}</b>
        {settled !== null && (
          <span>
            <Icon of={settled === 'battle' ? crossedSwords : peaceDove} />{' '}
            {say(settled === 'battle' ? 'battleDecided' : 'treatyHere')}
          </span>
        )}
      </p>
      {rows.length === 0 && <p>{say('nobodyHere')}</p>}
      <ol className="rs-tally">
        {rows.map(({ owner, count, gain }, i) => (
          <li
            key={owner}
            data-first={gain?.why === 'tile' || undefined}
            style={{ '--i': i } as CSSProperties}
          >
            <span className="visually-hidden">
              {`${label(owner)}: ${count}, +${gain?.points ?? 0}`}
            </span>
            <span className="rs-tally-name" aria-hidden="true">
              {gain?.why === 'tile' && <Icon of={laurelCrown} />}
              {label(owner)}
            </span>
            <span className="rs-tally-cubes" aria-hidden="true">
              {Array.from({ length: count }, (_, c) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cubes are all alike
                <Cube owner={owner} key={c} />
              ))}
            </span>
            <b className="rs-tally-points" aria-hidden="true">
              {gain === undefined ? '–' : `+${gain.points}`}
            </b>
          </li>
        ))}
      </ol>
    </>
  );
}

function Reveal({ of }: Of<'reveal'>) {
  const names = useNames();
  const { say, text } = names;
  const { kingdom, cards, leaders, best } = of;
  const { rival } = useTableau().view.open;
  const owners = [...new Set(cards.map(({ owner }) => owner))];
  return (
    <>
      <h3>{kingdom !== null && say('battleFor', { kingdom: text(BOARD[kingdom].name) })}</h3>
      <ol className="rs-fighters" data-solo={rival !== null || undefined}>
        {owners.map((owner) => {
          const out = !leaders.includes(owner);
          return (
            <Fighter
              key={owner}
              owner={owner}
              out={out}
              state={<Standing out={out} leads={leaders.length === 1} />}
            >
              {cards
                .filter((each) => each.owner === owner)
                .map((each) => (
                  <Shown key={each.card.id} shown={each} leads={best.includes(each.card.id)} />
                ))}
            </Fighter>
          );
        })}
      </ol>
      <p className="rs-battle-note">{revealWords(of, names)}</p>
    </>
  );
}

/** The five lands side by side, behind a moment that concerns them all. */
export function Lands() {
  return (
    <span className="rs-lands" aria-hidden="true">
      {KINGDOMS.map((id) => (
        <span key={id}>
          <Landscape kingdom={id} />
        </span>
      ))}
    </span>
  );
}

function Councils({ of: { moves } }: Of<'councils'>) {
  const { say, text, label } = useNames();
  return (
    <>
      <Lands />
      <h3>{say('councilsMove')}</h3>
      <ul className="rs-councils">
        {moves.map(({ owner, kingdom }) => (
          <li key={kingdom}>
            <Icon of={queenCrown} />
            <Cube owner={owner} size="l" />
            <Icon of={stoneThrone} />
            <span>
              {label(owner)} · {text(BOARD[kingdom].name)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function NewAge({ of: { age, decrees } }: Of<'age'>) {
  const { say, text } = useNames();
  return (
    <>
      <Lands />
      <p className="rs-new-age" aria-hidden="true">
        {ROMAN[age]}
      </p>
      <h3>{say('newAge', { age: ROMAN[age] })}</h3>
      <p>{say('newAgeText')}</p>
      <ul className="rs-new-decrees">
        {KINGDOMS.map((id, i) => {
          const decree = decreeCard(decrees[id]);
          return (
            <li key={id} style={{ '--i': i } as CSSProperties}>
              <ScopeArrow scope={decree.scope} />
              <span>
                {text(BOARD[id].name)}
                <b>{text(decree.name)}</b>
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
