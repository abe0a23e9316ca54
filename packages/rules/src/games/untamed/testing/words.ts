import type { Card, Option } from '@tablee/engine';
import type { SeatName as Name } from '@tablee/engine/testing';
import { nameOf, seatOf } from '@tablee/engine/testing';
import type { Scene } from './given.ts';

/** An option as the tests call it; the first word is how it is listed. */
interface Worded {
  readonly id: string;
  readonly words: readonly string[];
}

/** The options of the open question, in the words of the tests. */
export function optionsOf(scene: Scene, name: Name): Worded[] {
  const question = scene.session.questionOf(seatOf(name));
  if (question === null || !('options' in question)) return [];
  return question.options.map((option) => ({ id: option.id, words: wordsOf(scene, name, option) }));
}

function wordsOf(scene: Scene, name: Name, { id, verb, card, space, at }: Option): string[] {
  const cards = card === undefined ? [] : called(scene, name, card);
  const way = / (focus|bonus)$/.exec(id.replace(/:/g, ' '))?.[0] ?? '';
  if (verb === 'play' || verb === 'power') return cards.map((word) => `${verb} ${word}${way}`);
  if (verb === 'attack') {
    const targets = called(scene, name, space ?? '');
    return cards.flatMap((word) => targets.map((target) => `${word} ${target}`));
  }
  if (at !== undefined) {
    const targets = called(scene, name, at);
    return cards.flatMap((word) => targets.map((target) => `${word} > ${target}`));
  }
  if (verb === 'trigger') return [space ?? id, id];
  if (space !== undefined && verb === 'target') return [...called(scene, name, space), id];
  return [...cards, id];
}

/** A card or Stronghold: by its face, and by its face and whose it is. */
function called(scene: Scene, name: Name, id: string): string[] {
  const side = scene.open.sides.findIndex((_, index) => `stronghold:${index}` === id);
  if (side >= 0) return [`${nameOf(side)} stronghold`];
  for (const [seat, { animals }] of scene.open.players.entries()) {
    const face = faceIn(animals, id);
    if (face !== undefined) return [face, `${nameOf(seat)} ${face}`];
  }
  const { own, deep } = scene.state;
  const layer = own[seatOf(name)];
  const known = [...(layer?.hand ?? []), ...(layer?.faceDown ?? []), ...deep.faceDown];
  for (const each of layer?.knownTop ?? []) if (each !== null) known.push(each);
  for (const { support } of scene.open.holdings) known.push(...support);
  const face = faceIn(known, id);
  return face === undefined ? [] : [face];
}

const faceIn = (cards: readonly Card[], id: string): string | undefined =>
  cards.find((card) => card.id === id)?.face;

/** Option ids for words; the same word twice means two cards alike, or the same one in a split. */
export function picksOf(scene: Scene, name: Name, words: readonly string[]): string[] {
  const isSplit = scene.session.questionOf(seatOf(name))?.shape === 'split';
  const options = optionsOf(scene, name);
  const picks: string[] = [];
  for (const word of words) {
    const option = options.find(
      (each) => each.words.includes(word) && (isSplit || !picks.includes(each.id)),
    );
    if (option === undefined) {
      throw new Error(
        `${name} cannot choose ${word} (asked: ${scene.asked}; options: ${scene.options(name)})`,
      );
    }
    picks.push(option.id);
  }
  return picks;
}
