import type { Seat } from '@tablee/engine';
import { heroOf } from '../cards/heroes.ts';
import { playerAt } from '../state/players.ts';
import type { Item, Player, Word } from '../state/state.ts';
import { type Lines, namesOf, type Speech } from './describe-speech.ts';
import { nameOfFace } from './names.ts';

/** A hero with the cards before them and the public facts of their hand. */
export function describeHero(speech: Speech, seat: Seat): Lines {
  const { open, tell, words } = speech;
  const player = playerAt(open, seat);
  if (player.hero === null) return [tell.deed('noHero', seat)];
  const hero = words.text(heroOf(player.hero).name);
  return [
    player.alive
      ? tell.deed('hero', seat, { hero, facts: factsOf(speech, seat) })
      : tell.deed('dead', seat, { hero }),
    ...handOf(speech, seat),
    ...laidBefore(speech, seat),
    ...statesOf(speech, seat),
  ];
}

function factsOf({ open, say, words }: Speech, seat: Seat): string {
  const { life, initiative, prestige } = playerAt(open, seat);
  const rank = open.final?.ranks[seat];
  const facts = [
    say('life', { n: life }),
    ...(initiative === null ? [] : [say('initiative', { n: initiative })]),
    say('prestige', { n: prestige }),
    ...(rank === undefined ? [] : [say('rank', { n: rank })]),
  ];
  return words.list(facts, 'facts');
}

/** The hand by name to its owner and, at the end, to all; else how many cards it has. */
function handOf(speech: Speech, seat: Seat): Lines {
  const { view, open, tell } = speech;
  if (!playerAt(open, seat).alive) return [];
  const own = view.seat === seat ? view.own?.hand : undefined;
  const known = open.final?.hands[seat] ?? own;
  const n = known?.length ?? view.tally[`hand${seat}`] ?? 0;
  if (n === 0) return [tell.deed('holdsNone', seat)];
  return [
    known === undefined
      ? tell.deed('holds', seat, { n })
      : tell.deed('hand', seat, { cards: namesOf(speech, known) }),
  ];
}

function laidBefore(speech: Speech, seat: Seat): Lines {
  const { view, open, words, tell } = speech;
  const { faceDown, items, setups } = playerAt(open, seat);
  const set = view.seat === seat ? (view.own?.set ?? []) : [];
  const down =
    set.length > 0
      ? tell.deed('faceDown', seat, { cards: namesOf(speech, set) })
      : tell.deed('faceDownCount', seat, { n: faceDown });
  return [
    ...(faceDown > 0 ? [down] : []),
    ...(items.length > 0
      ? [tell.deed('items', seat, { cards: words.list(items.map((item) => itemOf(speech, item))) })]
      : []),
    ...(setups.length > 0
      ? [
          tell.deed('prepared', seat, {
            cards: namesOf(
              speech,
              setups.map(({ card }) => card),
            ),
          }),
        ]
      : []),
  ];
}

function itemOf({ words, say }: Speech, { face, opened, rounds }: Item): string {
  const name = words.text(nameOfFace(face));
  if (!opened) return name;
  return rounds === null ? say('open', { card: name }) : say('openFor', { card: name, n: rounds });
}

const STATES = ['petrified', 'webbed', 'barred', 'marked', 'late'] as const;
type State = (typeof STATES)[number];

/** The effects on a hero in this round. */
function statesOf(speech: Speech, seat: Seat): Lines {
  const { open, tell } = speech;
  const player = playerAt(open, seat);
  const round = open.encounter?.round ?? 0;
  const holds: Readonly<Record<State, boolean>> = {
    ...inRound(player, round),
    barred: player.barred,
    marked: player.marks.length > 0,
    late: open.late.includes(seat),
  };
  const { promise } = player;
  return [
    ...STATES.filter((state) => holds[state]).map((state) => tell.deed(state, seat)),
    ...(promise === null ? [] : [tell.deed('word', seat, { word: quoted(speech, promise) })]),
  ];
}

const inRound = ({ petrifiedRound, webbedRound }: Player, round: number) => ({
  petrified: round > 0 && petrifiedRound === round,
  webbed: round > 0 && webbedRound === round,
});

const quoted = ({ words, reader }: Speech, { to }: Word): string =>
  to === null
    ? words.say('wordHard')
    : words.say('wordLeave', { to: reader.nameOf(to) }, reader.isYou(to));
