import type { Token } from '@tablee/rules/games/sang-rancune/index.ts';
import {
  attackOf,
  hasKillingBlow,
  lateFrom,
  prizeOf,
} from '@tablee/rules/games/sang-rancune/index.ts';
import { marksOf } from '@tablee/rules/games/sang-rancune/words/index.ts';
import { useRef } from 'react';
import { useCardZoom } from '@/kit/card-touch.tsx';
import type { Answering } from '@/kit/contract.ts';
import { touchProps } from '@/kit/touch-props.ts';
import { useTableActions } from '@/stores/table.ts';
import { Icon } from '@/ui/icon.tsx';
import { ICONS } from '../art/icons.ts';
import { TYPE_LOOKS } from '../art/looks.ts';
import { Picture } from '../art/picture.tsx';
import { useNames, useTableau } from '../context.tsx';
import { LifeBar } from './life-bar.tsx';
import './monster.css';
import { encounterOfFace } from '../art/printed.ts';

/** The open encounter: the creature or trap, its life, its rule, its attack, and its worth. */
export function Monster() {
  const { view } = useTableau();
  const { encounter, stage, pile } = view.open;
  if (encounter === null) return <Between />;
  return (
    <section className="sr-monster" key={`${stage}`} aria-labelledby="sr-name">
      <Portrait face={encounter.face} />
      <MonsterHead left={pile.length} />
      <LifeBar />
      <Tokens />
      <Rule />
    </section>
  );
}

/** Between two encounters the pile waits face down. */
function Between() {
  const { say, card } = useNames();
  const { view } = useTableau();
  return (
    <section className="sr-monster" data-between="true">
      <span className="sr-portrait sr-portrait-back" aria-hidden="true">
        <Icon of={ICONS.encounter} />
      </span>
      <header className="sr-monster-head">
        <p className="sr-stage">
          {say('stageOf', { n: view.open.stage, left: view.open.pile.length })}
        </p>
        <h3 id="sr-name">{say('nextEncounter')}</h3>
      </header>
      <div className="sr-rule sr-behind">
        <p>{say('pastOnes')}</p>
        <ul>
          {view.open.past.map(({ face }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a creature may be met twice
            <li key={i} title={card(face)}>
              <Picture face={face} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The creature itself: opens its card, and is what tricks on its life are aimed at. */
function Portrait({ face }: { readonly face: string }) {
  const table = useTableActions();
  const { say, card } = useNames();
  const { answering } = useTableau();
  const { longPressed, handlers } = useCardZoom(face);
  const touch = { space: 'creature' };
  const { onClick, ...touching } = touchProps(answering, touch);
  // Touched by itself it is read: it is a target once a trick has been chosen.
  const isAimed = answering.focus.card !== undefined;
  const isLit = (isAimed && touching['data-lit'] === true) || touching['data-chosen'] === true;
  const press = () => {
    handlers.onClick();
    if (longPressed.current) return;
    if (isLit) onClick();
    else table.openZoom(face);
  };
  return (
    <button
      type="button"
      className="sr-portrait"
      {...handlers}
      {...(isLit && touching)}
      onClick={press}
    >
      <span className="visually-hidden">
        {card(face)}: {say('showCard')}
      </span>
      <Picture face={face} />
    </button>
  );
}

function MonsterHead({ left }: { readonly left: number }) {
  const { say, card } = useNames();
  const { view, onDossier } = useTableau();
  const { encounter, stage } = view.open;
  if (encounter === null) return null;
  const prize = prizeOf(view.open);
  const killingBlow = say('prestigeSpoken', { n: prize.card + prize.late });
  return (
    <header className="sr-monster-head">
      <h3 id="sr-name">{card(encounter.face)}</h3>
      <p className="sr-marks">
        <button type="button" className="sr-stage-open" onClick={() => onDossier('table')}>
          <span aria-hidden="true">
            {stage}/{stage + left}
          </span>
          <span className="visually-hidden">{say('stageOf', { n: stage, left })}</span>
          {encounter.round > 0 && (
            <span className="sr-round"> · {say('round', { n: encounter.round })}</span>
          )}
        </button>
        {encounter.types.map((type) => (
          <span key={type} className="sr-type">
            <Icon of={TYPE_LOOKS[type].sign} /> <span>{say(type)}</span>
          </span>
        ))}
        <span className="sr-prize" title={hasKillingBlow(view.open) ? killingBlow : undefined}>
          <Icon of={ICONS.prestige} label={say('prestige')} /> <b>{prize.card}</b>
          {prize.late > 0 && (
            <small title={say('bonusStageTold', { from: lateFrom(stage) })}>+{prize.late}</small>
          )}
        </span>
      </p>
    </header>
  );
}

/** The rule and the attack in words; the changes on the card. */
function Rule() {
  const { view, words } = useTableau();
  const { say, text, list } = words;
  const { open } = view;
  if (open.encounter === null) return null;
  const { face } = open.encounter;
  const { numbers, damage } = attackOf(open);
  const fights = encounterOfFace(face).assault !== undefined;
  const chips = marksOf(open, words);
  return (
    <div className="sr-rule">
      <p className="sr-attack">
        <Icon of={ICONS.target} label={say('attackTitle')} />
        {!fights
          ? say('attackNone')
          : numbers.length > 0
            ? say('attackRandom', { numbers: list(numbers.map(String)) })
            : say('attackPrecise')}
        {fights && damage !== null && <b>{say('mBlow', { n: damage })}</b>}
      </p>
      {chips.length > 0 && (
        <ul className="sr-chips">
          {chips.map((chip) => (
            <li key={chip}>{chip}</li>
          ))}
        </ul>
      )}
      <p className="sr-rule-text">{text(encounterOfFace(face).text)}</p>
    </div>
  );
}

/** Wolves and goblins. */
function Tokens() {
  const { say } = useNames();
  const { view, answering } = useTableau();
  const tokens = view.open.encounter?.tokens ?? [];
  // The places of the fallen stay until the encounter ends, so that what stands below does not rise.
  const most = useRef(0);
  most.current = Math.max(most.current, tokens.length);
  if (most.current === 0) return null;
  const places = Array.from({ length: most.current }, (_, i) => i);
  const isGrown = most.current > 8 && tokens.some(({ id }) => touchOf(answering, id)['data-lit']);
  return (
    <div
      className="sr-tokens"
      data-many={most.current > 9 || undefined}
      data-row={most.current > 7 || undefined}
      data-rows={most.current > 8 || undefined}
    >
      {/* Their room as long as none is chosen: where they grow for a thumb, they lie over what is below. */}
      {most.current > 8 && (
        <div className="sr-tokens-room" aria-hidden="true">
          {places.map((i) => (
            <span key={i} className="sr-token sr-token-gone" />
          ))}
        </div>
      )}
      {/* Grown, they are a list of its own that comes over the small ones: nothing that stands moves. */}
      <ul key={String(isGrown)} aria-label={say('tokensOf')}>
        {tokens.map((token) => (
          <li key={token.id}>
            <TokenChip token={token} />
          </li>
        ))}
        {places.slice(tokens.length).map((i) => (
          <li key={i} className="sr-token sr-token-gone" aria-hidden="true" />
        ))}
      </ul>
    </div>
  );
}

/** Tokens are named as cards by blows, as places by tricks. */
function touchOf(answering: Answering, id: string) {
  const asPlace = touchProps(answering, { space: id });
  const asCard = touchProps(answering, { card: id });
  return asPlace['data-lit'] || asPlace['data-chosen'] ? asPlace : asCard;
}

function TokenChip({ token }: { readonly token: Token }) {
  const { say, ask, who } = useNames();
  const { answering } = useTableau();
  const { id, kind, life, before } = token;
  const values = { kind: ask(kind), left: life };
  const label =
    before === null
      ? say('tokenSpoken', values)
      : say('tokenSpokenOf', { ...values, who: who(before) });
  return (
    <button
      type="button"
      className="sr-token"
      data-kind={kind}
      data-flip={`token-${id}`}
      title={label}
      {...touchOf(answering, id)}
    >
      <span className="visually-hidden">{label}</span>
      <Icon of={ICONS[kind]} />
      <b aria-hidden="true">{life}</b>
    </button>
  );
}
