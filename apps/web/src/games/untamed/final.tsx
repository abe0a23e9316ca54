import { playerAt } from '@tablee/rules/games/untamed/players.ts';
import { strongholdsOf } from '@tablee/rules/games/untamed/preview.ts';
import type { UntamedView } from '@tablee/rules/games/untamed/state.ts';
import type { CSSProperties } from 'react';
import { CardTouch } from '@/table/card-touch.tsx';
import type { BoardProps } from '@/table/contract.ts';
import { nameOfSeat } from '@/table/naming.ts';
import { capital } from '@/table/sentences.ts';
import { Icon } from '@/ui/icon.tsx';
import { ICONS } from './art/icons.ts';
import { cardLabel, UntamedCard } from './card.tsx';

import { FactionCrest } from './crest.tsx';
import './final.css';
import { factionOf } from './names.ts';
import { useWords, type Words } from './words.ts';

const REASONS = {
  strongholds: 'reasonStrongholds',
  deck: 'reasonDeck',
  surrender: 'reasonSurrender',
} as const;

/** The end as a place: who rules, how it ended, what each player did, what they still held. */
export function FinalScore(props: BoardProps<UntamedView>) {
  const words = useWords();
  const { view, seats } = props;
  const { final, players } = view.open;
  if (final === null) return null;
  const { say, list } = words;
  const name = (seat: number) => nameOfSeat(seat, seats, words.say('you'));
  const winners = final.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const mine = winners.includes(view.seat ?? -1);
  const title =
    winners.length === players.length
      ? say('finalDraw')
      : winners.length > 1
        ? say('finalShared', { who: capital(list(winners.map(name))) }, mine)
        : say('finalWon', { who: capital(name(winners[0] ?? 0)) }, mine);
  const order = players
    .map((_, seat) => seat)
    .sort((a, b) => (final.ranks[a] ?? 9) - (final.ranks[b] ?? 9));
  return (
    <section className="un-final">
      <header className="un-final-head">
        <Icon of={ICONS.leaf} className="icon un-final-leaf" />
        <Icon of={ICONS.leaf} className="icon un-final-leaf" />
        <Icon of={ICONS.cup} className="icon un-final-cup" />
        <p>{say('finalTitle')}</p>
        <h2>{title}</h2>
        <p>{say(REASONS[final.reason])}</p>
      </header>
      <ol className="un-podium">
        {order.map((seat, at) => (
          <li
            key={seat}
            data-first={final.ranks[seat] === 1 || undefined}
            style={{ '--i': at } as CSSProperties}
          >
            <Standing {...props} seat={seat} name={capital(name(seat))} words={words} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface StandingProps {
  readonly view: UntamedView;
  readonly seat: number;
  readonly name: string;
  readonly words: Words;
}

function Standing({ view, seat, name, words }: StandingProps) {
  const { say, text } = words;
  const { open } = view;
  const { factions, totals } = playerAt(open, seat);
  const { final } = open;
  const { standing, fallen } = strongholdsOf(open, seat);
  const hand = final?.hands[seat] ?? [];
  const facts = [
    [ICONS.hand, totals.played, 'finalPlayed'],
    [ICONS.beaten, totals.beaten, 'finalBeaten'],
    [ICONS.rally, totals.rallied, 'finalRallied'],
    [ICONS.ruins, totals.strongholdDamage, 'finalDamage'],
  ] as const;
  return (
    <>
      <span className="un-podium-rank">
        <span className="visually-hidden">{say('rank')} </span>
        {final?.ranks[seat]}
      </span>
      <div className="un-podium-who">
        <h3>
          {open.alpha === seat && <Icon of={ICONS.alpha} label={say('alpha')} />} {name}
        </h3>
        <span className="un-podium-crests">
          {factions.map((id) => (
            <FactionCrest key={id} faction={id} label={text(factionOf(id).name)} />
          ))}
        </span>
      </div>
      <p className="un-podium-sites">
        <span className="visually-hidden">{say('spokenPile', { fallen, left: standing })}</span>
        {Array.from({ length: standing + fallen }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: signs are all alike
          <span key={i} data-fallen={i >= standing || undefined} aria-hidden="true">
            <Icon of={i >= standing ? ICONS.fallen : ICONS.stronghold} />
          </span>
        ))}
      </p>
      <dl className="un-podium-facts">
        {facts.map(([icon, count, key]) => (
          <div key={key}>
            <dt>
              <Icon of={icon} /> {say(key)}
            </dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {hand.length > 0 && (
        <details className="un-podium-hand">
          <summary>
            {say('lastHand')} ({hand.length})
          </summary>
          <ul>
            {hand.map(({ id, face }) => (
              <li key={id}>
                <CardTouch id={`end-${id}`} face={face} label={cardLabel(face, words)}>
                  <UntamedCard face={face} size="s" className="un-end-card" />
                </CardTouch>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
