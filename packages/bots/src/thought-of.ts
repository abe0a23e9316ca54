import type { Option, Pick } from '@tablee/engine';

/** A question with the options alone that somebody thinks of; as it was where too few are left to answer it. */
export function thoughtOf(question: Pick, isThoughtOf: (option: Option) => boolean): Pick {
  const options = question.options.filter(isThoughtOf);
  if (options.length < Math.max(question.min, 1)) return question;
  return { ...question, options, max: Math.min(question.max, options.length) };
}
