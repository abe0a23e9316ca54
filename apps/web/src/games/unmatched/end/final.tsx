import { capital } from '@tablee/engine';
import type { ArmyIndex, UnmatchedView } from '@tablee/rules/games/unmatched/index.ts';
import { armiesOf, figureKind, heroFighter } from '@tablee/rules/games/unmatched/index.ts';
import type { BoardProps } from '@/kit/contract.ts';
import { byRank, Final, firstOf, PodiumMore, Rank } from '@/kit/final.tsx';
import { namesOf } from '@/kit/naming.ts';
import { Icon } from '@/ui/icon.tsx';
import { ICONS } from '../art/icons.ts';
import { TableauProvider, useNames, useTableau, useTableauOf } from '../context.tsx';
import { Pile } from '../dossier/dossier-pages.tsx';
import '../dossier/dossier.css';
import { armyStyle, Token } from '../armies/figure.tsx';
import './final.css';
import { useWords } from '../words.ts';

const REASONS = {
  heroDefeated: 'reasonHeroDefeated',
  exhaustion: 'reasonExhaustion',
  surrender: 'reasonSurrender',
} as const;

/** The end as a place: the winner, the reason, everybody's health, and all cards turned up. */
export function FinalScore(props: BoardProps<UnmatchedView>) {
  const words = useWords();
  const { view, seats } = props;
  const tableau = useTableauOf(props);
  const { final } = view.open;
  if (final === null) return null;
  const { say, list } = words;
  const { who: name, isYou } = namesOf(seats, say('you'));
  const winners = firstOf(final.ranks);
  const mine = winners.some(isYou);
  const sorted = [...winners].sort((a, b) => Number(isYou(b)) - Number(isYou(a)));
  const title = say(
    winners.length > 1 ? 'finalShared' : 'finalWon',
    { who: capital(list(sorted.map(name))) },
    mine,
  );
  return (
    <TableauProvider value={tableau}>
      <Final
        className="um-final"
        sign={ICONS.laurels}
        kicker={say('finalTitle')}
        title={title}
        told={say(REASONS[final.reason])}
        order={byRank(final.ranks)}
        firsts={winners}
        standing={(seat) => (
          <>
            <Rank label={say('rank')} rank={final.ranks[seat] ?? 0} />
            <h3>{capital(name(seat))}</h3>
            {armiesOf(view.open, seat).map((army) => (
              <ArmyEnd key={army} army={army} />
            ))}
          </>
        )}
      />
    </TableauProvider>
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
        <PodiumMore key={key} title={say(key)} count={cards.length}>
          <Pile cards={cards} />
        </PodiumMore>
      ))}
    </div>
  );
}
