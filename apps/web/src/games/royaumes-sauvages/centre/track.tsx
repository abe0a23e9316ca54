import { ownersOf, sideOf } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import type { CSSProperties } from 'react';
import { Glyph } from '@/kit/glyph.tsx';
import { Cube } from '../art/house.tsx';
import { useNames, useTableau } from '../context.tsx';
import './track.css';

/** Spaces shown at first; the track grows by as many when a player comes to its end. */
const STRETCH = 50;

/** The score track: a disc per House where its points are; discs on one space lie on each other. */
export function ScoreTrack() {
  const { say, label } = useNames();
  const { open } = useTableau().view;
  const scores = ownersOf(open).map((owner) => ({ owner, score: sideOf(open, owner).score }));
  const best = Math.max(...scores.map(({ score }) => score));
  const end = STRETCH * (Math.floor(best / STRETCH) + 1);
  return (
    <ol className="rs-track" aria-label={say('scoreTrack')}>
      {[0, 1, 2, 3, 4, 5].map((tick) => (
        <li key={`tick${tick}`} aria-hidden="true" style={at(tick / 5)}>
          <Glyph of={(end * tick) / 5} />
        </li>
      ))}
      {scores.map(({ owner, score }, i) => {
        const under = scores.slice(0, i).filter((each) => each.score === score).length;
        const told = `${label(owner)}: ${score} ${say('points', { count: score })}`;
        return (
          <li
            key={owner}
            className="rs-disc"
            title={told}
            style={{ ...at(score / end), '--under': under } as CSSProperties}
          >
            <span className="visually-hidden">{told}</span>
            <Cube owner={owner} size="s" />
          </li>
        );
      })}
    </ol>
  );
}

const at = (share: number): CSSProperties => ({ '--at': share }) as CSSProperties;
