/**
 * Plays a match between bots, of which a sample is made:
 * pnpm sample --game untamed --seed 3 [--seats 2] [--level sensible] [--options '{"mode":"duel"}'] [--lesson id] [--eyes 0] [--lang fr]
 * Prints the answers as a sample keeps them; with --eyes the match in words instead, step by step, as that seat saw it.
 * With --lesson it begins where that lesson begins.
 */
import { loadOpponent } from '@tablee/bots/levels.ts';
import { imaginedFor } from '@tablee/bots/search/imagined-for.ts';
import type { Reader } from '@tablee/engine';
import {
  completeOptions,
  Film,
  newPosition,
  optionsOf,
  plainOf,
  reelOf,
  Session,
  seeded,
  seededDice,
} from '@tablee/engine';
import { isGameId, loadGame } from '@tablee/rules/catalogue.ts';
import { loadLessons } from '@tablee/rules/learning.ts';
import { loadWords } from '@tablee/rules/speech.ts';
import { flags, wholeNumber } from '../arguments.ts';

const given = flags(process.argv.slice(2), {
  game: 'untamed',
  seed: '1',
  seats: '2',
  level: 'sensible',
  options: '{}',
  lesson: undefined,
  eyes: undefined,
  most: '600',
  lang: 'en',
});
const id = given.game as string;
if (!isGameId(id)) throw new Error(`there is no game ${id}`);
const seats = wholeNumber('seats', given.seats, 1);
const seed = wholeNumber('seed', given.seed);
const most = wholeNumber('most', given.most);
const [game, lessons] = await Promise.all([loadGame(id), loadLessons(id)]);
const lesson = lessons.find((each) => each.id === given.lesson);
const options = completeOptions(game, seats, JSON.parse(given.options as string));
const start = lesson?.start(game) ?? newPosition(game, seats, options);
const level = given.level === 'strong' ? 'strong' : 'sensible';
const bot = await loadOpponent(level, id);
const session = new Session(game, start, { dice: seededDice(seeded(seed)) });
const random = seeded(seed + 1000);
const answers: string[] = [];
while (!session.isOver && answers.length < most) {
  const asked = (session.awaited()?.seats ?? []).flatMap((seat) => {
    const question = session.questionOf(seat);
    return question === null || question.idle ? [] : [{ seat, question }];
  });
  const [next] = asked;
  if (next === undefined) throw new Error('nobody is asked');
  const { seat, question } = next;
  const position = level === 'strong' ? imaginedFor(game, session.position(), seat, random) : null;
  const picks = bot({ seat, view: session.view(seat), question, position }, random);
  if (!session.answer(seat, picks).ok) throw new Error(`${picks} is refused`);
  answers.push([seat, ...picks].join(' '));
}
if (given.eyes === undefined) {
  console.log(answers.map((answer) => `  '${answer}',`).join('\n'));
  console.error(`${answers.length} answers, ranks ${game.outcome(session.state.open)?.ranks}`);
} else await tell(wholeNumber('eyes', given.eyes));

/** The answer of each step, and its events. */
async function tell(eyes: number): Promise<void> {
  const film = new Film(game, reelOf(game, { seats, options, seed, answers, start: () => start }));
  const words = await loadWords(id as typeof game.id & Parameters<typeof loadWords>[0]);
  const reader: Reader = {
    lang: given.lang === 'fr' ? 'fr' : 'en',
    nameOf: (seat) => ['Ada', 'Béa', 'Chloé', 'Dina', 'Élie', 'Fanny'][seat] as string,
    isYou: () => false,
  };
  for (const [at, { seat, question, picks, told }] of film.steps.entries()) {
    const labels = picks.map((pick) => {
      const option = optionsOf(question).find((each) => each.id === pick);
      if (question === null || option === undefined) return pick;
      return words.option(option, question, film.viewAt(at - 1, seat), reader).label || pick;
    });
    const who =
      seat === null ? '' : `${reader.nameOf(seat)} ${question?.kind}: ${labels.join(' + ')}`;
    console.log(`[${at}] ${who}`);
    for (const { n: _, ...event } of told === 0 ? [] : film.eventsAt(at, eyes).slice(-told)) {
      const line = words.tell(event, reader);
      if (line !== null) console.log(`      ${plainOf(line.pieces)}`);
    }
  }
}
