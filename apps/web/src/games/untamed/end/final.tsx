import { capital } from '@tablee/engine';
import type { UntamedView } from '@tablee/rules/games/untamed/index.ts';
import {
  catalogue,
  playerAt,
  strongholdDamage,
  strongholdsOf,
} from '@tablee/rules/games/untamed/index.ts';
import { CardTouch } from '@/kit/card-touch.tsx';
import type { BoardProps } from '@/kit/contract.ts';
import { byRank, Final, firstOf, PodiumFacts, PodiumMore, Rank } from '@/kit/final.tsx';
import { namesOf } from '@/kit/naming.ts';
import { Icon } from '@/ui/icon.tsx';
import { FactionCrest } from '../art/crest.tsx';
import { ICONS } from '../art/icons.ts';
import { cardLabel, UntamedCard } from '../cards/card.tsx';
import './final.css';
import { useWords, type Words } from '../words.ts';

const REASONS = {
  strongholds: 'reasonStrongholds',
  deck: 'reasonDeck',
  surrender: 'reasonSurrender',
} as const;

/** The end as a place: the winner, the reason, each player's deeds, the cards they still held. */
export function FinalScore(props: BoardProps<UntamedView>) {
  const words = useWords();
  const { view, seats } = props;
  const { final, players } = view.open;
  if (final === null) return null;
  const { say, list } = words;
  const { who: name, isYou } = namesOf(seats, say('you'));
  const winners = firstOf(final.ranks);
  const mine = winners.some(isYou);
  const title =
    winners.length === players.length
      ? say('finalDraw')
      : winners.length > 1
        ? say('finalShared', { who: capital(list(winners.map(name))) }, mine)
        : say('finalWon', { who: capital(name(winners[0] ?? 0)) }, mine);
  return (
    <Final
      className="un-final"
      sign={ICONS.cup}
      kicker={say('finalTitle')}
      title={title}
      told={say(REASONS[final.reason])}
      head={
        <>
          <Icon of={ICONS.leaf} className="icon un-final-leaf" />
          <Icon of={ICONS.leaf} className="icon un-final-leaf" />
        </>
      }
      order={byRank(final.ranks)}
      firsts={winners}
      standing={(seat) => (
        <Standing {...props} seat={seat} name={capital(name(seat))} words={words} />
      )}
    />
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
    [ICONS.ruins, strongholdDamage(open, seat), 'finalDamage'],
  ] as const;
  return (
    <>
      <Rank label={say('rank')} rank={final?.ranks[seat] ?? 0} />
      <div className="un-podium-who">
        <h3>
          {open.alpha === seat && <Icon of={ICONS.alpha} label={say('alpha')} />} {name}
        </h3>
        <span className="un-podium-crests">
          {factions.map((id) => (
            <FactionCrest key={id} faction={id} label={text(catalogue.faction(id).name)} />
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
      <PodiumFacts facts={facts.map(([icon, n, key]) => [icon, n, say(key, { n })])} />
      <PodiumMore title={say('lastHand')} count={hand.length}>
        <ul>
          {hand.map(({ id, face }) => (
            <li key={id}>
              <CardTouch id={`end-${id}`} face={face} label={cardLabel(face, words)}>
                <UntamedCard face={face} size="s" className="un-end-card" />
              </CardTouch>
            </li>
          ))}
        </ul>
      </PodiumMore>
    </>
  );
}
