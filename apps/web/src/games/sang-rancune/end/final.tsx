import type { SangRancuneView } from '@tablee/rules/games/sang-rancune/index.ts';
import { heroFace, playerAt } from '@tablee/rules/games/sang-rancune/index.ts';
import { endTitle } from '@tablee/rules/games/sang-rancune/words/index.ts';
import { CardTouch } from '@/kit/card-touch.tsx';
import type { BoardProps } from '@/kit/contract.ts';
import { byRank, Final, firstOf } from '@/kit/final.tsx';
import { namesOf } from '@/kit/naming.ts';
import { Crest, shellCrest } from '@/ui/crest.tsx';
import { Icon } from '@/ui/icon.tsx';
import { ICONS } from '../art/icons.ts';
import { Picture } from '../art/picture.tsx';
import { ActionCard, cardLabel } from '../cards/card.tsx';
import { WordsAndDeeds } from './deeds.tsx';
import './final.css';
import { printed } from '../art/printed.ts';
import { useWords } from '../words.ts';

/** The end as a place: who walks out with the Artefact, what each has done, and what words were worth. */
export function FinalScore(props: BoardProps<SangRancuneView>) {
  const words = useWords();
  const { view, seats } = props;
  const { final } = view.open;
  if (final === null) return null;
  const { say } = words;
  const { who, isYou } = namesOf(seats, say('you'));
  const winners = firstOf(final.ranks);
  const title = endTitle(winners, words, {
    nameOf: who,
    isYou,
  });
  const order = byRank(final.ranks);
  return (
    <Final
      className={`sr-final ${winners.length === 0 ? 'sr-final-lost' : ''}`}
      sign={winners.length === 0 ? ICONS.dead : ICONS.cup}
      kicker={say('finalTitle')}
      title={title}
      told={say(`reason_${final.reason}`)}
      order={order}
      firsts={winners}
      standing={(seat) => <Survivor {...props} seat={seat} />}
    >
      <WordsAndDeeds {...props} order={order} />
      <LastHands {...props} order={order} />
    </Final>
  );
}

function Survivor({ view, seats, seat }: BoardProps<SangRancuneView> & { readonly seat: number }) {
  const words = useWords();
  const { say, text } = words;
  const { open } = view;
  const { hero, alive, life, prestige, trophies } = playerAt(open, seat);
  const gaveUp = open.fallen.some((fall) => fall.surrendered && fall.seats.includes(seat));
  return (
    <>
      {hero !== null && <Picture face={heroFace(hero)} className="sr-podium-face" />}
      <div className="sr-podium-words">
        <p className="sr-podium-name">
          <Crest of={shellCrest(seat)} /> <b>{namesOf(seats, say('you')).label(seat)}</b>
        </p>
        <p>
          {hero !== null && text(printed(heroFace(hero)).name)} ·{' '}
          {alive ? say('finalLife', { n: life }) : say(gaveUp ? 'finalLeft' : 'finalDead')}
        </p>
        {trophies.length > 0 && (
          <ul className="sr-trophies" aria-label={say('finalTrophies', { count: trophies.length })}>
            {trophies.map((face, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a creature may have been beaten twice
              <li key={i}>
                <CardTouch id={`trophy-${seat}-${i}`} face={face} label={text(printed(face).name)}>
                  <Picture face={face} />
                </CardTouch>
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="sr-podium-score">
        <Icon of={ICONS.prestige} label={say('prestige')} /> <b>{prestige}</b>
        <small>{say('finalRank', { n: open.final?.ranks[seat] ?? 0 })}</small>
      </p>
    </>
  );
}

type Ordered = BoardProps<SangRancuneView> & { readonly order: readonly number[] };

function LastHands({ view, seats, order }: Ordered) {
  const words = useWords();
  const { say } = words;
  const hands = view.open.final?.hands ?? [];
  const held = order.filter((seat) => (hands[seat]?.length ?? 0) > 0);
  if (held.length === 0) return null;
  return (
    <section className="sr-hands">
      <h3>
        <Icon of={ICONS.hand} /> {say('finalHands')}
      </h3>
      {held.map((seat) => (
        <div key={seat}>
          <p>
            <Crest of={shellCrest(seat)} /> {namesOf(seats, say('you')).label(seat)}
          </p>
          <ul className="dossier-cards">
            {(hands[seat] ?? []).map(({ id, face }) => (
              <li key={id}>
                <CardTouch id={`last-${id}`} face={face} label={cardLabel(face, words)}>
                  <ActionCard face={face} />
                </CardTouch>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
