/** Numbers that follow each letter of SVG path data. */
const COUNTS: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Step {
  /** Lower case: the numbers are relative to the current point. */
  readonly letter: string;
  readonly numbers: readonly number[];
}

/** The flags of an arc may be written without a space: `a5 5 0 01.3-2`. */
function arcNumbers(tokens: string[]): number[] {
  const numbers: number[] = [];
  while (numbers.length < 7) {
    const token = tokens.shift() ?? '0';
    const isFlag = numbers.length === 3 || numbers.length === 4;
    if (isFlag && token.length > 1) tokens.unshift(token.slice(1));
    numbers.push(Number(isFlag ? token[0] : token));
  }
  return numbers;
}

function* stepsOf(path: string): Generator<Step> {
  const tokens = path.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi) ?? [];
  let letter = '';
  while (tokens.length > 0) {
    if (/[a-z]/i.test(tokens[0] ?? '')) letter = tokens.shift() ?? '';
    const low = letter.toLowerCase();
    const numbers =
      low === 'a' ? arcNumbers(tokens) : tokens.splice(0, COUNTS[low] ?? 0).map(Number);
    yield { letter, numbers };
    // More pairs after a move are lines.
    if (low === 'm') letter = letter === 'm' ? 'l' : 'L';
  }
}

/** The end of a step, in absolute numbers. */
function endOf({ letter, numbers }: Step, at: Point): Point {
  const from = letter === letter.toLowerCase() ? at : { x: 0, y: 0 };
  const low = letter.toLowerCase();
  if (low === 'h') return { x: from.x + (numbers[0] ?? 0), y: at.y };
  if (low === 'v') return { x: at.x, y: from.y + (numbers[0] ?? 0) };
  return { x: from.x + (numbers.at(-2) ?? 0), y: from.y + (numbers.at(-1) ?? 0) };
}

/** The numbers of a step as whole ones, relative to the whole point `pen`. */
function wholeNumbers(step: Step, at: Point, pen: Point): number[] {
  const { letter, numbers } = step;
  const low = letter.toLowerCase();
  const end = endOf(step, at);
  const to = { x: Math.round(end.x - pen.x), y: Math.round(end.y - pen.y) };
  if (low === 'h') return [to.x];
  if (low === 'v') return [to.y];
  if (low === 'a') return [...numbers.slice(0, 5).map(Math.round), to.x, to.y];
  const from = letter === low ? at : { x: 0, y: 0 };
  return numbers.map((n, i) => Math.round(i % 2 === 0 ? n + from.x - pen.x : n + from.y - pen.y));
}

const written = (numbers: readonly number[], glued: boolean): string =>
  numbers.map((n, i) => (n < 0 || (i === 0 && !glued) ? `${n}` : ` ${n}`)).join('');

/**
 * Path data with whole numbers: on a field of 512 units nobody sees the difference, and the sheet is half as long. The
 * rounding of one step is made good by the next, so that nothing drifts.
 */
export function wholePath(path: string): string {
  let out = '';
  let last = '';
  let at: Point = { x: 0, y: 0 };
  let pen = at;
  let start = { at, pen };
  for (const step of stepsOf(path)) {
    const low = step.letter.toLowerCase();
    if (low === 'z') {
      out += 'z';
      last = 'z';
      ({ at, pen } = start);
      continue;
    }
    const end = endOf(step, at);
    const whole = wholeNumbers(step, at, pen);
    const to = endOf({ letter: low, numbers: whole }, pen);
    if (low === 'm') out += `M${written([to.x, to.y], false)}`;
    else out += low === last ? written(whole, true) : low + written(whole, false);
    last = low === 'm' ? 'M' : low;
    at = end;
    pen = to;
    if (low === 'm') start = { at, pen };
  }
  return out;
}
