import { capital } from '@tablee/engine';
import type { RivalDrew } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import { BOARD, glanceAtRival, LEVELS } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import { CardTouch } from '@/kit/card-touch.tsx';
import { useMatch } from '@/stores/match.ts';
import { Icon } from '@/ui/icon.tsx';
import { Cube } from '../art/house.tsx';
import { CreatureCard, creatureLabel, Tag } from '../cards/creature.tsx';
import { useNames, useTableau } from '../context.tsx';
import { cube } from '../icons.generated.ts';
import './rival.css';

/** The solo opponent: its cards, their effects, and its last action. */
export function RivalPanel() {
  const { say, text, list, card } = useNames();
  const { view, answering, words } = useTableau();
  const last = useMatch((state) =>
    state.snapshot?.events.findLast(({ type }) => type === 'rivalDrew'),
  ) as unknown as RivalDrew | undefined;
  const { rival, soloLevel } = view.open;
  if (rival === null || soloLevel === null) return null;
  const { secondPhase, lowCards } = glanceAtRival(view.open) ?? {};
  const opens = LEVELS[soloLevel].opens === 'rival';
  const state = capital(
    rival.out
      ? say('rivalOut')
      : secondPhase
        ? say('rivalAlone')
        : say(opens ? 'rivalFirst' : 'rivalIn'),
  );
  // The bonus cards fade only while one of them is to be chosen.
  const choosing = answering.question?.kind === 'rivalBonusChoice';
  const bonusAnswering = choosing ? answering : { ...answering, question: null };
  const why = { closed: 'skipClosed', lead: 'skipLead', capital: 'skipCapital' } as const;
  return (
    <section className="rs-rival" aria-label={say('rivalPanel')}>
      <p className="rs-rival-head">
        <Cube owner="rival" size="m" />
        <b>{say('rivalPanel')}</b>
        <span className="rs-rival-score">
          {rival.score} {say('points', { count: rival.score })}
        </span>
        <span>
          <Icon of={cube} label={say('cubes')} /> {rival.cubes}
        </span>
        <span>{say('named', { name: say('level'), value: text(LEVELS[soloLevel].name) })}</span>
      </p>
      <div className="rs-rival-body">
        <div className="rs-bonus">
          {rival.bonus.map((each) => (
            <CardTouch
              key={each.id}
              id={each.id}
              face={each.face}
              label={say('named', { name: say('bonus'), value: creatureLabel(each.face, words) })}
              answering={bonusAnswering}
            >
              <CreatureCard face={each.face} size="s" />
            </CardTouch>
          ))}
          <span className="rs-bonus-name">
            {say(rival.bonus.length === 0 ? 'bonusNone' : 'bonus')}
          </span>
        </div>
        <ul className="rs-rival-facts">
          <li>{state}</li>
          {lowCards && <li>{say('lowCards', { kingdom: text(BOARD[lowCards].name) })}</li>}
          {rival.humanWins + rival.humanLosses > 0 && (
            <li>{say('battleCounts', { wins: rival.humanWins, losses: rival.humanLosses })}</li>
          )}
          {last !== undefined && (
            <li className="rs-rival-last">
              <b>{say('rivalTurn')}</b> <Tag face={last.card.face} />{' '}
              <span>
                {say('rivalDrew', {
                  card: card(last.card.face),
                  kingdom: text(BOARD[last.designated].name),
                })}
                {last.skipped.length > 0 &&
                  `, ${list(
                    last.skipped.map(({ kingdom, reason }) =>
                      say('rivalSkipped', {
                        kingdom: text(BOARD[kingdom].name),
                        reason: say(why[reason]),
                      }),
                    ),
                  )}`}
                , {say('rivalPlayed', { kingdom: text(BOARD[last.played].name) })}
              </span>
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}
