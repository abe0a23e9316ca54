/** The door of who describes the table; it loads by itself. */
import type { Card, Describe, Lang, Line, Narrator, Part, Seat } from '@tablee/engine';
import { clockwiseFrom, describerOf, faces, fill, listOf } from '@tablee/engine';
import { creatureName } from '../cards/creatures.ts';
import { decreeCard } from '../cards/decrees.ts';
import { cubeCounts, ownersOf } from '../scoring/places.ts';
import { LEVELS } from '../solo/levels.ts';
import { houseOf } from '../state/houses.ts';
import { freeNormals } from '../state/players.ts';
import type { KingdomId, Open, Owner, RoyaumesView } from '../state/state.ts';
import { KINGDOMS } from '../state/state.ts';
import { rallyRefusal } from '../turns/rally.ts';
import { isScored } from '../view/glance.ts';
import { describeEn } from './describe-en.ts';
import { describeFr } from './describe-fr.ts';
import { ROMAN } from './dictionary.ts';
import { everyone, isYou, kingdomName, whoIs } from './names.ts';

type Key = keyof typeof describeEn;
type Parts = Line<Key>['parts'];
type Lines = Iterable<Line<Key>>;
type Tell = Narrator<Key>;

const patterns = (lang: Lang) => (lang === 'fr' ? describeFr : describeEn);
const PASSED = {
  choice: 'passedChoice',
  capital: 'passedCapital',
  noCube: 'passedNoCube',
} as const;

/** A sentence about players, the rival of a solo match among them. */
function about(owners: Owner | readonly Owner[], key: Key, { reader }: Tell, parts: Parts = {}) {
  const all = [owners].flat();
  const who: Part = { name: everyone(all, reader) };
  return { key, parts: { who, ...parts }, you: all.some((owner) => isYou(owner, reader)) };
}

/** Of the players the reader first, the others in order to the left. */
function* linesOf(view: RoyaumesView, tell: Tell): Lines {
  const { open } = view;
  yield* ofMatch(open, tell);
  for (const seat of clockwiseFrom(view.seat ?? 0, open.players.length)) {
    yield* ofSeat(view, seat, tell);
  }
  yield* ofRival(open, tell);
  for (const id of KINGDOMS) yield* ofKingdom(open, id, tell);
  yield* ofCentre(view, tell);
  yield* ofBattle(open, tell);
}

/** The state of the match. */
function* ofMatch(open: Open, tell: Tell): Lines {
  const { phase, final, scoring } = open;
  yield tell.fact('age', { age: ROMAN[open.age] });
  if (final !== null) {
    const winners = final.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
    if (winners.length > 1) yield about(winners, 'wonTogether', tell);
    else yield about(winners[0] ?? 'rival', 'won', tell);
  } else if (phase === 'houses') {
    yield tell.fact('choosingHouses');
  } else if (phase === 'turns') {
    yield about(open.turn, 'turn', tell);
    yield tell.fact(rallyRefusal(open) === null ? 'rallyOpen' : 'rallyShut');
  } else if (scoring !== null) {
    yield tell.fact('scoring', { kingdom: kingdomName(scoring)[tell.reader.lang] });
  }
}

function* ofSeat(view: RoyaumesView, seat: Seat, tell: Tell): Lines {
  const { open, own } = view;
  const player = open.players[seat];
  if (player === undefined) return;
  if (open.phase !== 'houses') {
    const house = houseOf(open.houses, seat).name[tell.reader.lang];
    yield tell.deed('leads', seat, { house });
  }
  if (player.left) yield tell.deed('left', seat);
  else if (player.passed !== null) yield tell.deed(PASSED[player.passed], seat);
  const points = open.final?.scores[seat] ?? player.score;
  yield tell.deed('supply', seat, { points, cubes: player.cubes });
  const n = player.reinforcements;
  if (n > 0) yield tell.deed('reinforcements', seat, { n });
  const mine = seat === view.seat ? own : null;
  const shown = open.soloLevel === null ? mine?.hand : open.openHand;
  yield ofHand(open.final?.hands[seat] ?? shown, view.tally[`hand${seat}`] ?? 0, seat, tell);
  yield* ofPassTiles(
    open.final?.passTiles[seat] ?? mine?.passTiles.map(({ face }) => face),
    player.passTiles,
    seat,
    tell,
  );
}

function ofHand(cards: readonly Card[] | undefined, n: number, seat: Seat, tell: Tell): Line<Key> {
  if ((cards?.length ?? n) === 0) return tell.deed('handEmpty', seat);
  return cards === undefined
    ? tell.deed('handCount', seat, { n })
    : tell.deed('hand', seat, { cards: faces(cards) });
}

function* ofPassTiles(
  values: readonly number[] | undefined,
  held: number,
  seat: Seat,
  tell: Tell,
): Lines {
  const n = values?.length ?? held;
  if (n === 0) return;
  if (values === undefined) yield tell.deed('passTilesHidden', seat, { n });
  else {
    const told = listOf(values.map(String), tell.reader.lang);
    yield tell.deed('passTiles', seat, { n, values: told });
  }
}

function* ofRival({ rival, soloLevel }: Open, tell: Tell): Lines {
  if (rival === null || soloLevel === null) return;
  yield tell.fact('rival', { level: LEVELS[soloLevel].name[tell.reader.lang] });
  if (rival.out) yield tell.fact('rivalOut');
  yield about('rival', 'supply', tell, { points: rival.score, cubes: rival.cubes });
  if (rival.bonus.length > 0) yield tell.fact('bonus', { cards: faces(rival.bonus) });
}

function* ofKingdom(open: Open, id: KingdomId, tell: Tell): Lines {
  const { lang } = tell.reader;
  const kingdom = kingdomName(id)[lang];
  const { capital, column, councils, tiles, decree } = open.kingdoms[id];
  const n = freeNormals(open.kingdoms[id], id);
  if (capital !== null) yield about(capital, 'closed', tell, { kingdom });
  else yield n === 0 ? tell.fact('capitalNext', { kingdom }) : tell.fact('open', { kingdom, n });
  const { name, text } = decreeCard(decree);
  yield tell.fact('decree', { kingdom, decree: name[lang], text: text[lang] });
  yield column.length === 0
    ? tell.fact('columnEmpty')
    : tell.fact('column', { cards: faces(column) });
  const counts = cubesAt(open, id, tell);
  if (counts.length > 0) yield tell.fact('present', { counts: listOf(counts, lang) });
  if (councils.length > 0) yield about([...new Set(councils)], 'council', tell);
  if (isScored(open, id)) yield tell.fact('scored');
  else yield tell.fact('tile', { n: tiles[0] as number });
}

/** "vous avec 2 cubes", of each who is there. */
function cubesAt(open: Open, id: KingdomId, { reader }: Tell): string[] {
  const { lang } = reader;
  const counts = cubeCounts(open, id);
  return ownersOf(open).flatMap((owner, i) => {
    const n = counts[i] ?? 0;
    return n === 0 ? [] : fill(patterns(lang).cubesOf, lang, { who: whoIs(owner, reader), n });
  });
}

function* ofCentre({ open, tally }: RoyaumesView, tell: Tell): Lines {
  yield tell.fact('pile', { n: tally.pile ?? 0, discarded: open.discard.length });
  if (open.tieRule === 'battle' && open.rival === null) {
    yield tell.fact('reserve', { n: open.reinforcementSupply });
  }
}

function* ofBattle({ battle }: Open, tell: Tell): Lines {
  if (battle === null) return;
  const kingdom = kingdomName(battle.kingdom)[tell.reader.lang];
  yield about(battle.standing, 'battle', tell, { kingdom, round: battle.round });
  for (const { owner, card, boosts } of battle.revealed) {
    const parts = { card: faces([card]) };
    yield boosts === 0
      ? about(owner, 'shown', tell, parts)
      : about(owner, 'shownBoosted', tell, { ...parts, n: boosts });
  }
}

/** The table in a few sentences. */
export const describe: Describe<RoyaumesView> = describerOf({
  linesOf,
  patterns,
  nameOfCard: (face, lang) => creatureName(face)[lang],
});
