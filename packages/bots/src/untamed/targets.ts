import type { Option, Pick, Question, Split } from '@tablee/engine';
import type { Target } from './hints.ts';
import type { Mind } from './mind.ts';
import { fighterOf, healthOfSide } from './mind.ts';
import { fighterValue, hurt, weightOf } from './value.ts';
import { fromCard } from './weigh.ts';

const faceOf = (question: Question): string => String(question.facts?.face ?? '');

/** The target that an option stands for. */
function targetOf(m: Mind, option: Option): Target | null {
  if (option.space?.startsWith('stronghold:')) {
    const side = Number(option.space.slice('stronghold:'.length));
    return { kind: 'stronghold', side, own: side === m.player.side };
  }
  if (option.card === undefined) {
    return option.seat === undefined ? null : { kind: 'player', seat: option.seat };
  }
  for (const [seat, player] of m.open.players.entries()) {
    const animal = player.animals.find(({ id }) => id === option.card);
    if (animal !== undefined) {
      const own = player.side === m.player.side;
      return { kind: 'animal', fighter: fighterOf(m, animal, seat), own };
    }
  }
  const card = [...m.hand, ...m.holding.support].find(({ id }) => id === option.card);
  return card === undefined ? null : { kind: 'card', card };
}

/** Without a hint: the most valuable target, on either side. */
function plainWorth(m: Mind, target: Target): number {
  switch (target.kind) {
    case 'animal':
      return fighterValue(m, target.fighter);
    case 'card':
      return fromCard(m, target, []);
    case 'player':
      return worthOfOpponent(m, target.seat);
    case 'stronghold':
      return 1;
  }
}

function worthOf(
  m: Mind,
  face: string,
  index: number,
  t: Target,
  chosen: readonly Target[],
): number {
  const hint = m.hintOf(face);
  const weigh = hint.targets?.[hint.pairs ? 0 : index];
  return weigh === undefined ? plainWorth(m, t) : weigh(m, t, chosen);
}

/** Targets of an ability: the best ones, and none that does harm if it may be declined. */
export function chooseTargets(m: Mind, question: Pick): readonly string[] {
  const face = faceOf(question);
  const index = Number(question.facts?.index ?? 0);
  const decline = question.options.find(({ verb }) => verb === 'decline');
  if (question.facts?.pair === true) return choosePair(m, question, decline);
  const options = question.options.flatMap((option) => {
    const target = targetOf(m, option);
    return target === null || option === decline ? [] : [{ id: option.id, target }];
  });
  const pair = m.hintOf(face).pairs && index === 0 ? bestPair(m, face, options) : null;
  if (pair !== null) return pair.worth <= 0 && decline !== undefined ? [decline.id] : [pair.id];
  const chosen = index === 0 ? [] : firstChosen(m, face, options);
  const weighed = options
    .map(({ id, target }) => ({ id, worth: worthOf(m, face, index, target, chosen) }))
    .sort((a, b) => b.worth - a.worth);
  const good = weighed.filter(({ worth }) => worth > 0);
  if (good.length === 0 && decline !== undefined) return [decline.id];
  const count = Math.max(question.min, Math.min(question.max, good.length));
  return weighed.slice(0, count).map(({ id }) => id);
}

/** Two targets in one answer: the best as the first, then the best for that one. */
function choosePair(m: Mind, question: Pick, decline: Option | undefined): readonly string[] {
  const face = faceOf(question);
  let best: { id: string; first: number; second: number } | null = null;
  for (const option of question.options) {
    const one = targetOf(m, option);
    const other = option.at === undefined ? null : targetOf(m, thingOf(option.at));
    if (one === null || other === null) continue;
    const first = worthOf(m, face, 0, one, []);
    const second = worthOf(m, face, 1, other, [one]);
    if (best === null || first > best.first || (first === best.first && second > best.second)) {
      best = { id: option.id, first, second };
    }
  }
  if (best !== null && (best.first > 0 || decline === undefined)) return [best.id];
  return [(decline ?? (question.options[0] as Option)).id];
}

/** An Animal or a Stronghold by what the table calls it. */
const thingOf = (id: string): Option =>
  id.startsWith('stronghold:') ? { id, space: id } : { id, card: id };

interface Candidate {
  readonly id: string;
  readonly target: Target;
}

/** The first target chosen: the one that may not be chosen again, otherwise our own choice. */
function firstChosen(m: Mind, face: string, second: readonly Candidate[]): Target[] {
  const all = [...m.mine, ...m.foes].map(
    (fighter): Target => ({ kind: 'animal', fighter, own: fighter.seat === m.me }),
  );
  const left = all.filter(
    (t) => t.kind === 'animal' && second.every(({ id }) => id !== t.fighter.id),
  );
  if (m.hintOf(face).pairs) return left.slice(0, 1);
  const own = all.filter((t) => t.kind === 'animal' && t.own);
  own.sort((a, b) => worthOf(m, face, 0, b, []) - worthOf(m, face, 0, a, []));
  return own.slice(0, 1);
}

/** The first of the two targets that are worth most together. */
function bestPair(
  m: Mind,
  face: string,
  options: readonly Candidate[],
): { id: string; worth: number } | null {
  let best: { id: string; worth: number } | null = null;
  for (const one of options) {
    for (const other of options) {
      if (one.id === other.id) continue;
      const worth = worthOf(m, face, 0, other.target, [one.target]);
      if (best === null || worth > best.worth) best = { id: one.id, worth };
    }
  }
  return best;
}

export function chooseMode(m: Mind, question: Pick): readonly string[] {
  const modes = m.hintOf(faceOf(question)).modes;
  const decline = question.options.find(({ verb }) => verb === 'decline');
  const weighed = question.options
    .filter((option) => option !== decline)
    .map(({ id }) => ({ id, worth: modes?.[id]?.(m) ?? 0.5 }))
    .sort((a, b) => b.worth - a.worth);
  const [best] = weighed;
  if (best === undefined || (best.worth <= 0 && decline !== undefined)) {
    return decline === undefined ? [] : [decline.id];
  }
  return [best.id];
}

/** Damage shared among Animals: those that can be beaten, the best first; the rest goes where it hurts. */
export function distribute(m: Mind, question: Split): readonly string[] {
  const foes = question.options.flatMap((option) => {
    const target = targetOf(m, option);
    return target?.kind === 'animal' ? [{ id: option.id, f: target.fighter }] : [];
  });
  foes.sort(
    (a, b) =>
      weightOf(m, b.f.seat) * (hurt(m, b.f, b.f.health) / b.f.health) -
      weightOf(m, a.f.seat) * (hurt(m, a.f, a.f.health) / a.f.health),
  );
  const picks: string[] = [];
  for (const { id, f } of foes) {
    if (f.health <= question.total - picks.length) {
      picks.push(...new Array<string>(f.health).fill(id));
    }
  }
  const rest = foes.find(({ id }) => !picks.includes(id)) ?? foes[0];
  while (picks.length < question.total) picks.push((rest ?? { id: '' }).id);
  return picks;
}

/** The opponent who is nearest to the end. */
function worthOfOpponent(m: Mind, seat: number): number {
  const side = m.open.sides[m.open.players[seat]?.side ?? -1];
  return side === undefined ? 0 : 100 - healthOfSide(side);
}

export function chooseOpponent(m: Mind, question: Pick): readonly string[] {
  const [best] = [...question.options].sort(
    (a, b) => worthOfOpponent(m, b.seat ?? -1) - worthOfOpponent(m, a.seat ?? -1),
  );
  return [(best as Option).id];
}

/** As much as the source bears. */
export function chooseAmount(
  m: Mind,
  question: Question & { readonly max: number; readonly min: number },
): number {
  const source = m.mine.find(({ id }) => id === question.facts?.source);
  if (source === undefined) return question.max;
  return Math.max(question.min, Math.min(question.max, source.health - 1));
}
