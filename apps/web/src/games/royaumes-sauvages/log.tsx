import type { LogEvent } from '@tablee/protocol/updates.ts';
import type { RoyaumesEvent } from '@tablee/rules/games/royaumes-sauvages/events.ts';
import { Fragment, type ReactNode } from 'react';
import { useTable } from '@/stores/table.ts';
import type { Cue, Lang, LogLine, Wording } from '@/table/contract.ts';
import { creature } from './names.ts';
import './log.css';
import { type Line, lineOf, type Part } from './story.ts';
import { capital, dictionary, fill, listOf, settle, type Values } from './words.ts';

/** A card's name that opens the card. */
function CardName({ face, lang }: { readonly face: string; readonly lang: Lang }) {
  return (
    <button
      type="button"
      className="rs-card-name"
      onClick={() => useTable.getState().openZoom(face)}
    >
      {creature(face).name[lang]}
    </button>
  );
}

function rich(part: Part | undefined, lang: Lang): ReactNode {
  if (part === undefined || typeof part !== 'object') return part;
  if ('name' in part) return <b>{part.name}</b>;
  if ('card' in part) return <CardName face={part.card} lang={lang} />;
  return part.cards.map((face, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a told list never changes
    <Fragment key={i}>
      {i > 0 && ', '}
      <CardName face={face} lang={lang} />
    </Fragment>
  ));
}

function spoken(part: Part, lang: Lang): string | number {
  if (typeof part !== 'object') return part;
  if ('name' in part) return part.name;
  if ('card' in part) return creature(part.card).name[lang];
  return listOf(
    part.cards.map((face) => creature(face).name[lang]),
    lang,
  );
}

const valuesOf = ({ parts }: Line, lang: Lang): Values =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, spoken(part, lang)]));

/** A line of the log: who did what with which card. */
export function logLine(event: LogEvent, words: Wording): LogLine | null {
  const line = lineOf(event, words);
  if (line === null) return null;
  const { lang } = words;
  const pattern = settle(dictionary(lang).log[line.key], valuesOf(line, lang), line.you);
  const content = pattern.split(/(\{\w+\})/).map((piece, i) => {
    const name = /^\{(\w+)\}$/.exec(piece)?.[1];
    const part = name === undefined ? piece : line.parts[name];
    const first = pattern.startsWith('{') && i === 1 && typeof part === 'object' && 'name' in part;
    const shown = first ? { name: capital(part.name) } : part;
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence never changes
    return <Fragment key={i}>{rich(shown, lang)}</Fragment>;
  });
  return {
    content: <span className="rs-log">{content}</span>,
    icon: line.icon,
    ...(line.separator && { separator: true }),
  };
}

/** The same in plain text, for screen readers. */
export function plain(event: LogEvent, words: Wording): string | null {
  const line = lineOf(event, words);
  if (line === null) return null;
  const { lang } = words;
  return capital(fill(dictionary(lang).log[line.key], valuesOf(line, lang), line.you));
}

export function cueOf(event: LogEvent, seat: number | null): Cue | null {
  const told = event as unknown as RoyaumesEvent;
  switch (told.type) {
    case 'turnStarted':
      return told.owner === seat && seat !== null ? 'turn' : null;
    case 'claimed':
    case 'rivalDrew':
    case 'bonusPlayed':
      return 'cube';
    case 'discarded':
      return 'card';
    case 'rallied':
    case 'pointsScored':
      return 'score';
    case 'battleRevealed':
    case 'soloBattleRevealed':
    case 'firstToPassRevealed':
      return 'reveal';
    case 'battleEnded':
      if (seat === null) return 'end';
      return told.winners.includes(seat) ? 'win' : told.losers.includes(seat) ? 'lose' : 'end';
    case 'ageEnded':
      return 'end';
    case 'gameEnded':
      return seat !== null && told.ranks[seat] === 1 ? 'win' : 'end';
    default:
      return null;
  }
}

const PACES: { readonly [Type in RoyaumesEvent['type']]?: number } = {
  claimed: 450,
  rivalDrew: 600,
  bonusPlayed: 500,
  rallied: 300,
  discarded: 300,
  passed: 350,
  firstToPassTaken: 300,
  ageStarted: 700,
  ageEnded: 600,
  kingdomScoring: 600,
  battleStarted: 600,
  battleRevealed: 800,
  soloBattleRevealed: 800,
  reinforcementPlayed: 450,
  battleEnded: 700,
  treatyApplied: 500,
  pointsScored: 300,
  capitalToCouncil: 300,
  firstToPassRevealed: 500,
  gameEnded: 800,
};

export const pace = (event: LogEvent): number =>
  PACES[(event as unknown as RoyaumesEvent).type] ?? 0;
