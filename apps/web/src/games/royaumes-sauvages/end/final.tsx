import { capital } from '@tablee/engine';
import type { RoyaumesView } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import { BOARD, scoreParts, wonByCapital } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import type { BoardProps } from '@/kit/contract.ts';
import { byRank, Final, firstOf, Rank } from '@/kit/final.tsx';
import { namesOf } from '@/kit/naming.ts';
import { Icon } from '@/ui/icon.tsx';
import { Tag } from '../cards/creature.tsx';
import { nameOfOwner, TableauProvider, tableauOf } from '../context.tsx';
import { History } from '../dossier/dossier-pages.tsx';
import '../dossier/dossier.css';
import './final.css';
import { Cube } from '../art/house.tsx';
import { laurelCrown, medal, swordsEmblem, trophyCup } from '../icons.generated.ts';
import { Lands } from '../story/moments.tsx';
import { useWords } from '../words.ts';

/** The end as a place: who rules, what each house scored and how. */
export function FinalScore(props: BoardProps<RoyaumesView>) {
  const words = useWords();
  const { view, seats } = props;
  const { open } = view;
  const { final, rival } = open;
  if (final === null) return null;
  const { say, list } = words;
  const name = (owner: number | 'rival') => nameOfOwner(owner, seats, words);
  const { isYou } = namesOf(seats, say('you'));
  const winners = firstOf(final.ranks);
  const [first] = winners;
  const title =
    rival !== null
      ? say(final.ranks[0] === 1 ? 'soloWon' : 'soloLost')
      : winners.length > 1
        ? say('finalShared', { who: capital(list(winners.map(name))) }, winners.some(isYou))
        : say('finalWon', { who: capital(name(first ?? 0)) }, winners.some(isYou));
  const parts = open.players.map((_, i) => scoreParts(open, i));
  const byCapital = wonByCapital(open);
  return (
    <TableauProvider value={tableauOf(props, words)}>
      <Final
        className="rs-final"
        sign={trophyCup}
        kicker={say('finalTitle')}
        title={title}
        head={<Lands />}
        order={byRank(final.ranks)}
        firsts={winners}
        standing={(i) => (
          <>
            <Rank label={say('rank')} rank={final.ranks[i] ?? 0} />
            <Cube owner={i} size="l" />
            <span className="rs-podium-name">
              <b>{capital(name(i))}</b>
              <span className="rs-podium-sum">
                {say('track')} {parts[i]?.track}
                {(parts[i]?.tiles.length ?? 0) > 0 && (
                  <>
                    {' · '}
                    <Icon of={medal} /> {say('passPool')} {parts[i]?.tiles.join(' + ')}
                  </>
                )}
                {(parts[i]?.reinforcements ?? 0) > 0 && (
                  <>
                    {' · '}
                    <Icon of={swordsEmblem} /> {say('supply')} {parts[i]?.reinforcements}
                  </>
                )}
              </span>
              {(final.hands[i] ?? []).length > 0 && (
                <span className="rs-podium-hand" role="img" aria-label={say('lastHands')}>
                  {final.hands[i]?.map(({ id, face }) => (
                    <Tag key={id} face={face} />
                  ))}
                </span>
              )}
            </span>
            <b className="rs-podium-score">{final.scores[i]}</b>
            {final.ranks[i] === 1 && <Icon of={laurelCrown} className="rs-podium-laurel" />}
          </>
        )}
        others={
          rival !== null && (
            <li data-first={final.ranks[0] !== 1 || undefined}>
              <Rank label={say('rank')} rank={final.ranks[0] === 1 ? 2 : 1} />
              <Cube owner="rival" size="l" />
              <span className="rs-podium-name">
                <b>{capital(say('rival'))}</b>
              </span>
              <b className="rs-podium-score">{rival.score}</b>
            </li>
          )
        }
      >
        {byCapital !== null && (
          <p className="rs-final-note">
            {say(
              'tieTold',
              {
                who: name(byCapital.winner),
                kingdom: words.text(BOARD[byCapital.kingdom].name),
              },
              isYou(byCapital.winner),
            )}
          </p>
        )}
        {final.unusedPassTile !== null && rival === null && (
          <p className="rs-final-note">{say('unusedTile', { value: final.unusedPassTile })}</p>
        )}
        <div className="rs-final-history rs-dossier">
          <History />
        </div>
      </Final>
    </TableauProvider>
  );
}
