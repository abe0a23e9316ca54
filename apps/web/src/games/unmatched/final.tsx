import { armiesOf, heroFighter } from '@tablee/rules/games/unmatched/armies.ts';
import type { ArmyIndex, UnmatchedView } from '@tablee/rules/games/unmatched/state.ts';
import type { CSSProperties } from 'react';
import type { BoardProps } from '@/table/contract.ts';
import { nameOfSeat } from '@/table/naming.ts';
import { capital } from '@/table/sentences.ts';
import { Icon } from '@/ui/icon.tsx';
import { ICONS } from './art/icons.ts';
import { TableauContext, useNames, useStillTableau, useTableau } from './context.tsx';
import { Pile } from './dossier-pages.tsx';
import './dossier.css';
import { armyStyle, Token } from './figure.tsx';
import './final.css';
import { figureKind } from './names.ts';
import { useWords } from './words.ts';

const REASONS = {
  heroDefeated: 'reasonHeroDefeated',
  exhaustion: 'reasonExhaustion',
  surrender: 'reasonSurrender',
} as const;

/** The end as a place: who won, how it ended, what was left of everybody, and all cards turned up. */
export function FinalScore(props: BoardProps<UnmatchedView>) {
  const words = useWords();
  const { view, seats } = props;
  const tableau = useStillTableau(props);
  const { final } = view.open;
  if (final === null) return null;
  const { say, list } = words;
  const name = (seat: number) => nameOfSeat(seat, seats, words.say('you'));
  const winners = final.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const mine = winners.includes(view.seat ?? -1);
  const sorted = [...winners].sort((a, b) => Number(b === view.seat) - Number(a === view.seat));
  const title = say(
    winners.length > 1 ? 'finalShared' : 'finalWon',
    { who: capital(list(sorted.map(name))) },
    mine,
  );
  const order = final.ranks
    .map((_, seat) => seat)
    .sort((a, b) => (final.ranks[a] ?? 9) - (final.ranks[b] ?? 9));
  return (
    <TableauContext value={tableau}>
      <section className="um-final">
        <header className="um-final-head">
          <Icon of={ICONS.laurels} className="icon um-final-laurels" />
          <p>{say('finalTitle')}</p>
          <h2>{title}</h2>
          <p>{say(REASONS[final.reason])}</p>
        </header>
        <ol className="um-podium">
          {order.map((seat, at) => (
            <li
              key={seat}
              data-first={final.ranks[seat] === 1 || undefined}
              style={{ '--i': at } as CSSProperties}
            >
              <span className="um-podium-rank">
                <span className="visually-hidden">{say('rank')} </span>
                {final.ranks[seat]}
              </span>
              <h3>{capital(name(seat))}</h3>
              {armiesOf(view.open, seat).map((army) => (
                <ArmyEnd key={army} army={army} />
              ))}
            </li>
          ))}
        </ol>
      </section>
    </TableauContext>
  );
}

/** An army at the end: its fighters, and its piles on demand. */
function ArmyEnd({ army }: { readonly army: ArmyIndex }) {
  const { view } = useTableau();
  const { say, fighter } = useNames();
  const { open } = view;
  const { hero, discard } = open.armies[army] ?? { hero: null, discard: [] };
  if (hero === null) return null;
  const leader = heroFighter(open, army);
  const deck = (open.final?.decks[army] ?? []).map((face, i) => ({ id: `${face}${i}`, face }));
  const piles = [
    ['lastHand', open.final?.hands[army] ?? []],
    ['lastDeck', deck],
    ['lastDiscard', discard.toReversed()],
  ] as const;
  return (
    <div className="um-end-army" style={armyStyle(hero)}>
      <p className="um-end-hero">
        <span className="um-end-token">
          <Token id={hero} life={leader.health / figureKind(hero).kind.health} />
        </span>
        <b>{fighter(hero)}</b>
        <span className="um-end-health">
          {leader.health === 0 ? (
            <Icon of={ICONS.defeated} label={say('defeated')} />
          ) : (
            <>
              <Icon of={ICONS.health} label={say('healthLeft')} /> {leader.health}/
              {figureKind(hero).kind.health}
            </>
          )}
        </span>
      </p>
      <ul className="um-end-sidekicks">
        {open.fighters
          .filter((each) => each.army === army && each.id !== hero)
          .map(({ id, health }) => (
            <li key={id} data-gone={health === 0 || undefined}>
              {fighter(id)} {health}/{figureKind(id).kind.health}
            </li>
          ))}
      </ul>
      {piles.map(([key, cards]) => (
        <details key={key} className="um-end-pile">
          <summary>
            {say(key)} ({cards.length})
          </summary>
          <Pile cards={cards} />
        </details>
      ))}
    </div>
  );
}
