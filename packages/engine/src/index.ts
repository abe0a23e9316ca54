/**
 * The one door of the engine. A game is a `Game`: a state in layers, and scripts that ask. A `Session` plays a
 * `Position` of it. Names that are missing here are internal.
 */

// The parts of a game.
export type {
  AnyGame,
  Game,
  GameEvent,
  Options,
  Outcome,
  OwnHalves,
  Reason,
  Secret,
  Table,
  TableOption,
} from './game/game.ts';
export type { Json } from './game/json.ts';
export { clone } from './game/json.ts';
export type { Layers, Seat, Tally, View, Viewer, ViewOf } from './game/layers.ts';
export { matesOf } from './game/layers.ts';
export { completeOptions, isChoice, tableSizes, valuesAt } from './game/options.ts';
export { partnersOf } from './game/partners.ts';
// How it is learnt.
export type { Guide } from './lesson/guide.ts';
export type {
  Asking,
  Lesson,
  LessonStep,
  Moment,
  Move,
  Place,
  Playing,
  Reply,
  Tip,
  Told,
} from './lesson/lesson.ts';
export { isAsking, isPlaying } from './lesson/lesson.ts';
export type { Overview, OverviewLine, OverviewPart } from './lesson/overview.ts';
export type { Given, LessonOpponent } from './lesson/run.ts';
export { LessonBroken, LessonRun } from './lesson/run.ts';
export type { Remark, Sample } from './lesson/sample.ts';
export { reelOf, SampleBroken } from './lesson/sample.ts';
// The parts of a table that games share.
export type { Catalogue } from './mechanics/catalogue.ts';
export { catalogueOf } from './mechanics/catalogue.ts';
export { agrees, chooseOne, confirm, PASS, pickExactly, pickOne } from './mechanics/choosing.ts';
export { MatchDecided, unlessDecided } from './mechanics/decided.ts';
export { conserved, law, noTwins } from './mechanics/laws.ts';
export type { Modifier } from './mechanics/modifiers.ts';
export { modified } from './mechanics/modifiers.ts';
export type { Card, CardMint, MintKey } from './mechanics/piles.ts';
export {
  drawIdKey,
  mint,
  newKey,
  remint,
  renamed,
  shown,
  shuffle,
  take,
} from './mechanics/piles.ts';
export { reason } from './mechanics/reason.ts';
export type { SeatName } from './mechanics/seats.ts';
export { clockwiseFrom, NAMES, nameOf, nextSeat, seatOf } from './mechanics/seats.ts';
export { inOrder, offer } from './mechanics/windows.ts';
// How it is seen again.
export type { Reel } from './replay/film.ts';
export { CHECKPOINT_EVERY, Film } from './replay/film.ts';
export type { FilmEvent, FilmStep, Footage, Frame, Shot } from './replay/footage.ts';
export type {
  Draw,
  EffectiveEntry,
  Input,
  JournalLine,
  RecordedDraw,
  Rewind,
} from './replay/journal.ts';
export { effectiveEntries, takeInput } from './replay/journal.ts';
export type { Recorded } from './replay/recording.ts';
export { Recording, recorded } from './replay/recording.ts';
export type {
  Account,
  Advice,
  AdviceReason,
  Estimate,
  Hope,
  Side,
  TurningPoint,
  Understanding,
} from './replay/understanding.ts';
export { answersOf, keyOf } from './script/answers.ts';
// The words of its scripts.
export type { Awaited } from './script/asking.ts';
export type { Dice, Random } from './script/chance.ts';
export { SEEDS, seeded, seededDice, seedFrom } from './script/chance.ts';
export type {
  About,
  Amount,
  Option,
  Order,
  OwnText,
  Pick,
  Question,
  Split,
} from './script/question.ts';
export { onlyAnswerOf, optionsOf, refusalOf } from './script/question.ts';
export { randomPicks, shuffledBy } from './script/random-answer.ts';
export type { Next, Script } from './script/script.ts';
export { ask, askAll, askAny, chance, reveal, SeatLeft, unlessLeft } from './script/script.ts';
export { Copy, copyOf, digestOfCopies, shapeOf } from './session/copy.ts';
// How it is played.
export { determinise, imaginings } from './session/determinise.ts';
export { fnv1a } from './session/digest.ts';
export { nearest } from './session/nearest.ts';
export type { Position } from './session/position.ts';
export { newPosition, rulesOf } from './session/position.ts';
export { retold } from './session/retold.ts';
export type { Answered, EmittedEvent } from './session/session.ts';
export { Session } from './session/session.ts';
export { ReplayDiverged } from './session/tape.ts';

// How it speaks.
export type { PlainKey, Sayings } from './words/dictionary.ts';
export { wordsOf } from './words/dictionary.ts';
export type { Describe, GameWords, OptionWords, Refusal, Step } from './words/game-words.ts';
export type { ListKind, Values } from './words/grammar.ts';
export { listOf, settlePlurals } from './words/grammar.ts';
export type { TableOptionWords } from './words/option-words.ts';
export { tableOptionWords, valueWords } from './words/option-words.ts';
export type { Reasons, ReasonWords } from './words/reasons.ts';
export type { Chapter, Clause, Lang, Text } from './words/rulebook.ts';
export { clause, text } from './words/rulebook.ts';
export { capital, fill, fillPlaces, unbroken } from './words/sentences.ts';
export type { Glossary, Term, Worded } from './words/terms.ts';
export { termsIn } from './words/terms.ts';
export type { Line, Part, Piece, Reader, Telling, ToldLine } from './words/told.ts';
export { describerOf, faces, Narrator, plainOf, tellerOf, told } from './words/told.ts';
