import { optionsOf } from '@tablee/engine';
import {
  heroFace,
  isCamp,
  playerAt,
  revealedWorth,
  spineOf,
} from '@tablee/rules/games/sang-rancune/index.ts';
import type { CSSProperties } from 'react';
import { CardBack } from '@/kit/card-frame.tsx';
import { CardTouch } from '@/kit/card-touch.tsx';
import { touchProps } from '@/kit/touch-props.ts';
import { Crest, shellCrest } from '@/ui/crest.tsx';
import { Icon } from '@/ui/icon.tsx';
import { ICONS } from '../art/icons.ts';
import { Picture } from '../art/picture.tsx';
import { cardLabel } from '../cards/card.tsx';
import { useNames, useTableau } from '../context.tsx';
import { Badges, badgesOf } from './badges.tsx';
import './slot.css';
import './spine.css';

/** The heroes in the order of their turns: the spine of the table. */
export function Spine() {
  const { say } = useNames();
  const { view } = useTableau();
  const { seats, dead } = spineOf(view.open);
  return (
    <section className="sr-spine" aria-label={say('order')}>
      <ol style={{ '--seats': seats.length + dead.length } as CSSProperties}>
        {[...seats, ...dead].map((seat) => (
          <SeatTile key={seat} seat={seat} />
        ))}
      </ol>
    </section>
  );
}

function SeatTile({ seat }: { readonly seat: number }) {
  const { view } = useTableau();
  const { open } = view;
  const { alive, faceDown } = playerAt(open, seat);
  const acting = open.turn?.seat === seat;
  const inTurns = open.phase === 'encounter' && open.encounter?.settled === false;
  const acted = inTurns && open.acted.includes(seat) && !acting && !open.late.includes(seat);
  const hits = open.strike?.applied === false ? open.strike.hits : [];
  const struck = hits.filter((hit) => hit.seat === seat).reduce((sum, hit) => sum + hit.damage, 0);
  return (
    <li
      className="sr-seat"
      data-flip={`seat-${seat}`}
      data-dead={!alive || undefined}
      data-acting={acting || undefined}
      data-acted={(acted && faceDown === 0) || undefined}
      data-struck={struck > 0 || undefined}
      data-mine={seat === view.seat || undefined}
    >
      <SeatHead seat={seat} struck={struck} acted={acted && faceDown === 0} />
      {alive && <Slot seat={seat} />}
      {alive && <Badges seat={seat} />}
    </li>
  );
}

interface SeatHeadProps {
  readonly seat: number;
  readonly struck: number;
  readonly acted: boolean;
}

/** All that is public of this hero, in words. */
function useSpokenSeat({ seat, struck, acted }: SeatHeadProps): string {
  const names = useNames();
  const { say, label, hero } = names;
  const { open } = useTableau().view;
  const { initiative, life, alive, prestige } = playerAt(open, seat);
  const state = [
    ...(open.turn?.seat === seat ? [say('acting')] : []),
    ...(acted ? [say('acted')] : []),
    ...(struck > 0 ? [say('hitFor', { n: struck })] : []),
    ...badgesOf(open, seat, names).map(({ words }) => words),
  ];
  const values = {
    who: label(seat),
    hero: hero(seat),
    n: initiative ?? say('noInitiative'),
    life,
    prestige,
  };
  return [say(alive ? 'seatSpoken' : 'seatDead', values), ...state].join(', ');
}

/** Number, hero, name, life: a target when a trick wants one, else the way to all that is public of this hero. */
function SeatHead({ seat, struck, acted }: SeatHeadProps) {
  const { say, who, label, isYou, hero } = useNames();
  const { view, answering, asked, onDossier } = useTableau();
  const { open } = view;
  const { initiative, life, alive, prestige, hero: id } = playerAt(open, seat);
  const { onClick, ...touching } = touchProps(answering, { seat });
  // A word is given, and an offer made, by the buttons that say it, never by touching a hero.
  const isWord = optionsOf(answering.question).some(({ verb }) => verb === 'promiseLeave');
  const byButton = isCamp(asked) || (isWord && answering.focus.card === undefined);
  const lit = !byButton && (touching['data-lit'] === true || touching['data-chosen'] === true);
  const spoken = useSpokenSeat({ seat, struck, acted });
  return (
    <button
      type="button"
      className="sr-seat-head"
      {...(lit && touching)}
      onClick={() => (lit ? onClick() : onDossier(`heroes:${seat}`))}
      title={hero(seat)}
    >
      <span className="visually-hidden">{spoken}</span>
      <span className="sr-seat-face" data-hero={seat} aria-hidden="true">
        {id !== null && <Picture face={heroFace(id)} />}
        <b className="sr-number">{alive ? (initiative ?? say('noInitiative')) : ''}</b>
        {alive && (
          <span className="sr-wealth">
            <Icon of={ICONS.prestige} />
            {prestige}
          </span>
        )}
        {!alive && <Icon of={ICONS.dead} className="icon sr-skull" />}
      </span>
      <span className="sr-seat-name" aria-hidden="true">
        <Crest of={shellCrest(seat)} />
        <span>{isYou(seat) ? label(seat) : who(seat)}</span>
      </span>
      <span
        className="sr-seat-life"
        aria-hidden="true"
        data-low={(alive && life <= 25) || undefined}
        style={{ '--life': `${life}%` } as CSSProperties}
      >
        <Icon of={ICONS.life} /> <b>{life}</b>
      </span>
      {struck > 0 && (
        <span className="sr-struck" aria-hidden="true">
          {say('mBlow', { n: struck })}
        </span>
      )}
    </button>
  );
}

/** The cards before a hero: cards face down, attacks of the pile, the reveal that is being decided. */
function Slot({ seat }: { readonly seat: number }) {
  const { say, card, who, isYou } = useNames();
  const { view, answering, asked, words, onDossier } = useTableau();
  const { open, own } = view;
  const { faceDown } = playerAt(open, seat);
  const entries = (open.encounter?.pile ?? []).filter((entry) => entry.seat === seat);
  const attacks = open.reveal?.seat === seat ? open.reveal.attacks : [];
  const set = view.seat === seat ? (own?.set ?? []) : null;
  const chooses = asked === 'shieldBash';
  const choosing = chooses ? { answering } : {};
  const touchable = entries.length + attacks.length + (set?.length ?? 0);
  return (
    <div className="sr-slot" data-count={entries.length + attacks.length + faceDown}>
      {touchable > 1 && !chooses && (
        <button type="button" className="sr-slot-all" onClick={() => onDossier(`heroes:${seat}`)}>
          <span className="visually-hidden">
            {say('attacksOf', { who: who(seat) }, isYou(seat))}
          </span>
        </button>
      )}
      {entries.map((entry) => {
        const face = entry.cards[0]?.face ?? 'potion-de-boule-de-feu';
        const label = say('entrySpoken', { card: card(face), who: who(seat), n: entry.damage });
        return (
          <CardTouch
            key={entry.id}
            id={entry.id}
            face={face}
            label={label}
            touch={{ card: entry.id, seat }}
            {...choosing}
            className="sr-chip"
          >
            <Chip face={face} value={entry.damage} extra={entry.cards.length > 1} />
          </CardTouch>
        );
      })}
      {attacks.map((attack) => {
        const { face, id } = attack.card;
        const { value } = revealedWorth(open, seat, attack);
        return (
          <CardTouch
            key={id}
            id={id}
            face={face}
            label={`${cardLabel(face, words)}, ${say('now', { n: value })}`}
            className="sr-chip sr-chip-now"
          >
            <Chip face={face} value={value} extra={attack.setups.length > 0} />
          </CardTouch>
        );
      })}
      {set === null
        ? Array.from({ length: faceDown }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: hidden cards are all alike
            <span key={i} className="sr-back" title={say('setDown', { count: faceDown })}>
              <span className="visually-hidden">{say('setCount')}</span>
              <CardBack size="s" emblem={ICONS.standard} />
            </span>
          ))
        : set.map(({ id, face }) => (
            <CardTouch
              key={id}
              id={id}
              face={face}
              label={`${cardLabel(face, words)}, ${say('setNow')}`}
              className="sr-back sr-back-own"
            >
              <CardBack size="s" emblem={ICONS.standard} />
            </CardTouch>
          ))}
    </div>
  );
}

interface ChipProps {
  readonly face: string;
  readonly value: number;
  /** Set-ups lie beneath it. */
  readonly extra: boolean;
}

/** An attack, small: its picture and its worth. */
function Chip({ face, value, extra }: ChipProps) {
  return (
    <>
      <Picture face={face} />
      <b data-extra={extra || undefined}>{value}</b>
    </>
  );
}
