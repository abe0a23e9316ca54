import { type CSSProperties, useId } from 'react';
import { useSay, useTextLang } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';
import './game-poster.css';
import type { HouseGame } from './poster.ts';

interface GamePosterProps {
  readonly game: HouseGame;
  /** How the headings of the page nest. */
  readonly heading?: 'h2' | 'h3';
  /** Whether the room that is opened next begins with it. */
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** A game's poster: a landscape in its own colours, its beast before the moon. */
export function GamePoster({ game, heading: Heading = 'h3', chosen, onChoose }: GamePosterProps) {
  const say = useSay();
  const lang = useTextLang();
  const [from, to] = game.seats;
  const style = { '--poster-hue': game.hue } as CSSProperties;
  return (
    <article className="poster" data-chosen={chosen || undefined} style={style}>
      <div className="poster-art" aria-hidden="true">
        <Landscape hue={game.hue} />
        <Icon of={game.icon} className="poster-beast" />
      </div>
      <div className="poster-words">
        <button type="button" className="poster-tag" aria-pressed={chosen} onClick={onChoose}>
          {say('playable')}
          <span className="visually-hidden">, {game.name[lang]}</span>
        </button>
        <Heading className="poster-name">{game.name[lang]}</Heading>
        <p className="poster-line">{game.line[lang]}</p>
        <p className="poster-facts">
          {from === to ? say('exactPlayers', { from }) : say('players', { from, to })}
          {' · '}
          {say('minutes', { count: game.minutes })}
        </p>
      </div>
    </article>
  );
}

function Landscape({ hue }: { readonly hue: number }) {
  const id = useId();
  const tone = (lightness: number, chroma: number, shift = 0): string =>
    `oklch(${lightness} ${chroma} ${hue + shift})`;
  return (
    <svg
      viewBox="0 0 320 400"
      preserveAspectRatio="xMidYMax slice"
      className="poster-land"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}s`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={tone(0.24, 0.07, -30)} />
          <stop offset="0.55" stopColor={tone(0.5, 0.13, -8)} />
          <stop offset="1" stopColor={tone(0.8, 0.13, 14)} />
        </linearGradient>
        <radialGradient id={`${id}m`}>
          <stop offset="0" stopColor="#fff6dd" />
          <stop offset="0.55" stopColor={tone(0.93, 0.08, 20)} />
          <stop offset="1" stopColor={tone(0.88, 0.1, 20)} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="320" height="400" fill={`url(#${id}s)`} />
      <circle cx="160" cy="165" r="150" fill={`url(#${id}m)`} opacity="0.55" />
      <circle cx="160" cy="165" r="92" fill={`url(#${id}m)`} />
      <path
        d="M0 262 46 214 84 246 132 190 186 252 232 204 280 250 320 222V400H0Z"
        fill={tone(0.42, 0.09, -14)}
        opacity="0.72"
      />
      <path d="M0 306C44 268 92 288 132 298S228 262 320 300V400H0Z" fill={tone(0.3, 0.075, -18)} />
      <path d="M0 350c52-30 120-10 174-6s98-18 146-8v64H0Z" fill={tone(0.19, 0.05, -24)} />
    </svg>
  );
}
