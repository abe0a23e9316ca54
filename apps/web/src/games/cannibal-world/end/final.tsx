import { capital } from '@tablee/engine';
import type { CannibalView } from '@tablee/rules/games/cannibal-world/index.ts';
import { decodeDeck, factionOf, playerAt } from '@tablee/rules/games/cannibal-world/index.ts';
import type { BoardProps } from '@/kit/contract.ts';
import { Final, PodiumFacts, PodiumMore } from '@/kit/final.tsx';
import { namesOf } from '@/kit/naming.ts';
import { Icon } from '@/ui/icon.tsx';
import { FactionCrest } from '../art/crest.tsx';
import { ICONS } from '../art/icons.ts';
import { Cards, DeckCards } from '../cards/cards-list.tsx';
import './final.css';
import { useWords, type Words } from '../words.ts';

const TOKENS = 3;

/** The end as a place: who has eaten whom, why, what each camp had left and held. */
export function FinalScore(props: BoardProps<CannibalView>) {
  const words = useWords();
  const { view, seats } = props;
  const { final, camps, players } = view.open;
  if (final === null) return null;
  const { say, list } = words;
  const { who: name, isYou } = namesOf(seats, say('you'));
  const winners = final.winner === null ? [] : (camps[final.winner]?.seats ?? []);
  const mine = winners.some(isYou);
  const title =
    winners.length === 0
      ? say('finalDraw')
      : say(
          winners.length > 1 ? 'finalShared' : 'finalWon',
          { who: capital(list(winners.map(name))) },
          mine,
        );
  const order = players
    .map((_, seat) => seat)
    .sort((a, b) => Number(winners.includes(b)) - Number(winners.includes(a)));
  return (
    <Final
      className="cw-final"
      sign={winners.length === 0 ? ICONS.pyrrhic : ICONS.cup}
      kicker={say('finalTitle')}
      title={title}
      told={say(`reason_${final.reason}`)}
      head={
        view.open.tournament !== null && (
          <p className="cw-final-score">{view.open.tournament.wins.join(' – ')}</p>
        )
      }
      order={order}
      firsts={winners}
      standing={(seat) => (
        <Standing view={view} seat={seat} name={capital(name(seat))} words={words} />
      )}
    />
  );
}

interface StandingProps {
  readonly view: CannibalView;
  readonly seat: number;
  readonly name: string;
  readonly words: Words;
}

function Standing({ view, seat, name, words }: StandingProps) {
  const { say, text } = words;
  const { open } = view;
  const { faction, camp, discard } = playerAt(open, seat);
  const { final } = open;
  const tokens = open.camps[camp]?.tokens ?? 0;
  const code = final?.decks[seat];
  const deck = code == null ? null : decodeDeck(code);
  const inPlay = open.creatures.filter(({ owner }) => owner === seat);
  const facts = [
    [ICONS.creature, inPlay.length, 'finalInPlay'],
    [ICONS.discard, discard.length, 'finalDiscard'],
    [ICONS.deck, (final?.mains[seat] ?? []).length, 'finalMain'],
  ] as const;
  return (
    <>
      <div className="cw-podium-who">
        <FactionCrest
          faction={faction}
          {...(faction !== null && { label: text(factionOf(faction).name) })}
        />
        <h3>{name}</h3>
      </div>
      <p className="cw-podium-tokens">
        <span className="visually-hidden">{say('tokensLeft', { n: tokens })}</span>
        {Array.from({ length: TOKENS }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens are all alike
          <span key={i} aria-hidden="true" data-gone={i >= tokens || undefined}>
            <Icon of={i >= tokens ? ICONS.pillaged : ICONS.token} />
          </span>
        ))}
      </p>
      <PodiumFacts facts={facts.map(([icon, count, key]) => [icon, count, say(key)])} />
      <PodiumMore title={say('lastHand')} count={final?.hands[seat]?.length ?? 0}>
        <Cards cards={final?.hands[seat] ?? []} size="s" />
      </PodiumMore>
      <PodiumMore title={say('reinforcement')} count={final?.reinforcements[seat]?.length ?? 0}>
        <Cards cards={final?.reinforcements[seat] ?? []} size="s" />
      </PodiumMore>
      {deck !== null && (
        <PodiumMore title={say('deckPlayed')} count={deck.main.length}>
          <p className="cw-podium-code">{code}</p>
          <DeckCards faces={deck.main} />
        </PodiumMore>
      )}
    </>
  );
}
