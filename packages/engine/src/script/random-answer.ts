import type { Random } from './chance.ts';
import type { Pick, Question } from './question.ts';

/** Picks a legal answer at random, every option alike. */
export function randomPicks(question: Question, random: Random): string[] {
  const below = (bound: number): number => Math.floor(random() * bound);
  switch (question.shape) {
    case 'pick': {
      if (question.together !== undefined) return randomTogether(question, random);
      const size = question.min + below(question.max - question.min + 1);
      if (size === 1) {
        const option = question.options[below(question.options.length)];
        if (option === undefined) throw new Error(`${question.kind} has no option`);
        return [option.id];
      }
      return shuffled(question.options, random).slice(0, size);
    }
    case 'order':
      return shuffled(question.options, random);
    case 'split': {
      const units = question.options.flatMap(({ id, most }) =>
        Array.from({ length: most ?? question.total }, () => ({ id })),
      );
      return shuffled(units, random).slice(0, question.total);
    }
    case 'number':
      return [String(question.min + below(question.max - question.min + 1))];
    case 'confirm':
      return [random() < 0.5 ? 'yes' : 'no'];
    case 'text':
      return [shuffled(question.options, random)[0] as string];
  }
}

/** Any option alike; of those that go together perhaps more. */
function randomTogether({ options, together, max }: Pick, random: Random): string[] {
  const drawn = shuffledBy(options, random);
  const [first] = drawn;
  if (first === undefined) return [];
  if (first.verb !== together) return [first.id];
  const alike = drawn.filter(({ verb }) => verb === together);
  const count = 1 + Math.floor(random() * Math.min(max, alike.length));
  return alike.slice(0, count).map(({ id }) => id);
}

/** A list in another order, every order alike. The list itself stays as it is. */
export function shuffledBy<T>(list: readonly T[], random: Random): T[] {
  const all = [...list];
  for (let last = all.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [all[last], all[other]] = [all[other] as T, all[last] as T];
  }
  return all;
}

const shuffled = (options: readonly { readonly id: string }[], random: Random): string[] =>
  shuffledBy(
    options.map(({ id }) => id),
    random,
  );
