import type { Reader } from '@tablee/engine';
import { catalogue, sightOf } from '../cards/catalogue.ts';
import { attackValue } from '../combat/attack-value.ts';
import { foreseen, foreseenPlay } from '../combat/foreseen.ts';
import { lifeLeft } from '../creature/marker.ts';
import { reactionOf } from '../state/sight.ts';
import type { Open, Play } from '../state/state.ts';
import { WORDS } from './dictionary.ts';
import { nameOfFace } from './names.ts';

/** The changes of the revealed attacks. */
function ofAttacks(before: Open, after: Open, { lang }: Reader): string[] {
  const { ask, text } = WORDS[lang];
  const { seat, attacks } = before.reveal ?? { seat: 0, attacks: [] };
  return attacks.flatMap((attack) => {
    const card = text(nameOfFace(attack.card.face));
    const then = after.reveal?.attacks.find((each) => each.card.id === attack.card.id);
    if (then === undefined) return [ask('fxFails', { card })];
    const from = attackValue(sightOf(before), seat, attack).value;
    const to = attackValue(sightOf(after), seat, then).value;
    return to === from ? [] : [ask('fxAttack', { card, from, to })];
  });
}

/** Life and place of each hero. */
function ofHeroes(before: Open, after: Open, { lang, nameOf }: Reader): string[] {
  const { ask } = WORDS[lang];
  return before.players.flatMap(({ life, initiative }, seat) => {
    const then = after.players[seat];
    if (then === undefined) return [];
    const who = nameOf(seat);
    return [
      ...(then.life === life ? [] : [ask('fxLife', { who, from: life, to: then.life })]),
      ...(then.initiative === initiative
        ? []
        : [ask('fxInitiative', { who, n: then.initiative ?? 0 })]),
    ];
  });
}

/** The differences between two tables, with their numbers. */
function changesOf(before: Open, after: Open, reader: Reader): string {
  const { ask, list } = WORDS[reader.lang];
  const { nameOf } = reader;
  const [had, has] = [before, after].map((open) =>
    open.encounter === null ? null : lifeLeft(open),
  );
  const said: string[] = [];
  if (had != null && has != null && had !== has) {
    said.push(ask(had > has ? 'fxLess' : 'fxMore', { n: Math.abs(had - has), left: has }));
  }
  for (const { id, kind, life } of before.encounter?.tokens ?? []) {
    const to = after.encounter?.tokens.find((token) => token.id === id)?.life ?? 0;
    if (to !== life) said.push(ask('fxToken', { target: ask(kind), from: life, to }));
  }
  said.push(...ofAttacks(before, after, reader), ...ofHeroes(before, after, reader));
  for (const { id, seat, damage } of before.strike?.hits ?? []) {
    const to = after.strike?.hits.find((hit) => hit.id === id)?.seat ?? seat;
    if (to !== seat) said.push(ask('fxHit', { damage, from: nameOf(seat), who: nameOf(to) }));
  }
  return said.length === 0 ? ask('fxNone') : list(said);
}

/** The result of the trick on the table if it stands; unforeseeable parts as printed on the card. */
export function announcedWords(open: Open, reader: Reader): string {
  const play = open.announced.at(-1);
  if (play === undefined) return '';
  const { ask, text } = WORDS[reader.lang];
  const then = foreseen(sightOf(open));
  if (then !== null) return ask('fxThen', { effect: changesOf(open, then, reader) });
  const { target } = play;
  const printed = text(catalogue.cards.of(play.card.face).text);
  return target === undefined || target === play.seat
    ? ask('fxPrinted', { printed })
    : ask('fxPrintedOn', { printed, who: reader.nameOf(target) });
}

/**
 * The effect of a play of the hand on the revealed attacks, once the trick on the table has happened if it comes after that;
 * null: it cannot be known.
 */
export function playWords(open: Open, kind: string, play: Play, reader: Reader): string | null {
  const isNow = reactionOf(catalogue, play.card.face)?.windows.some((each) => each === kind);
  const before = isNow ? open : foreseen(sightOf(open));
  const after = before === null ? null : foreseenPlay(sightOf(before), play);
  if (before === null || after === null) return null;
  const said = ofAttacks(before, after, reader);
  const { ask, list } = WORDS[reader.lang];
  return said.length === 0 ? ask('fxNone') : list(said);
}

/** The name of a play: of a card with two names the one that is announced. */
export function nameOfPlay({ card, verb }: Play, { lang }: Reader): string {
  const name = WORDS[lang].text(nameOfFace(card.face));
  const [first = name, second = name] = name.split(' / ');
  return verb === 'weaken' ? first : verb === 'strengthen' ? second : name;
}
