import type { RequestName } from '@tablee/protocol/requests.ts';
import { REQUESTS } from '@tablee/protocol/requests.ts';

/** Just enough of a zod schema to walk through it. */
interface Schema {
  readonly def: {
    readonly type: string;
    readonly innerType?: Schema;
    readonly shape?: Record<string, Schema>;
    readonly options?: readonly Schema[];
    readonly entries?: Record<string, unknown>;
  };
  safeParse(value: unknown): { success: boolean };
}

const TEXTS = [
  ...['Ada', 'ABC234', `u${'0'.repeat(16)}`, `m${'0'.repeat(16)}`, 'duel'],
  ...['0'.repeat(32), '0'.repeat(64)],
];

const deep = (levels: number): unknown => {
  let value: unknown = 1;
  for (let i = 0; i < levels; i += 1) value = i % 2 === 0 ? [value] : { a: value };
  return value;
};

/** As it comes out of `JSON.parse`: with a `__proto__` of its own. */
const polluted = (inside: string): unknown => JSON.parse(`{"__proto__":${inside}}`);

const HOSTILE: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 8, 2 ** 53, -(2 ** 53), 1e308, '', ' ', '0', 'true', 'null'],
  ...['x'.repeat(5000), '\u0000', '\u202e', '\ud800', '__proto__', 'constructor', '../../etc'],
  ...[[], [[]], [null], ['x'.repeat(200)], Array(2000).fill('a'), Array(2000).fill(0)],
  ...[{}, { length: 1 }, { toString: 1 }, { constructor: { prototype: { a: 1 } } }],
  ...[deep(500), polluted('{"polluted":true}'), polluted('"a"'), { toJSON: 'a', length: -1 }],
];

/** A value the schema takes. */
function sampleOf(schema: Schema): unknown {
  const { type, innerType, shape, options, entries } = schema.def;
  if (innerType !== undefined) return sampleOf(innerType);
  if (shape !== undefined) {
    return Object.fromEntries(Object.entries(shape).map(([key, of]) => [key, sampleOf(of)]));
  }
  if (options !== undefined) return sampleOf(options[0] as Schema);
  const candidates: readonly unknown[] = [
    ...Object.values(entries ?? {}),
    ...TEXTS,
    ...[1, 5, 60, true, [], {}, null],
  ];
  const sample = candidates.find((value) => schema.safeParse(value).success);
  if (sample === undefined) throw new Error(`no sample of a ${type}: add one to TEXTS`);
  return sample;
}

/** Every request with one thing wrong: a field of the wrong type or size, missing, or one too many. */
export function badRequests(): { name: RequestName; payload: unknown }[] {
  const bad: { name: RequestName; payload: unknown }[] = [];
  for (const name of Object.keys(REQUESTS) as RequestName[]) {
    const schema = REQUESTS[name] as unknown as Schema;
    const good = sampleOf(schema) as Record<string, unknown>;
    if (!schema.safeParse(good).success) throw new Error(`no sample of ${name}`);
    const add = (payload: unknown): void => {
      if (!schema.safeParse(payload).success) bad.push({ name, payload });
    };
    for (const value of HOSTILE) add(value);
    for (const key of ['admin', 'constructor', '__proto__']) add(withField(good, key, { a: 1 }));
    for (const [path, at] of fieldsOf(schema, [])) {
      for (const value of HOSTILE) add(replaced(good, path, value));
      if (at.def.type !== 'optional') add(replaced(good, path, undefined));
    }
  }
  return bad;
}

/** Every field of an object schema, those of objects inside included. */
function fieldsOf(schema: Schema, path: readonly string[]): [readonly string[], Schema][] {
  const { innerType, shape } = schema.def;
  if (innerType !== undefined) return fieldsOf(innerType, path);
  return Object.entries(shape ?? {}).flatMap(([key, field]) => {
    const here = [...path, key];
    return [[here, field] as [readonly string[], Schema], ...fieldsOf(field, here)];
  });
}

function replaced(good: Record<string, unknown>, path: readonly string[], value: unknown): object {
  const [key = '', ...rest] = path;
  const inner = good[key] as Record<string, unknown>;
  return withField(good, key, rest.length === 0 ? value : replaced(inner, rest, value));
}

/** A copy with one field set, `__proto__` as an ordinary one. */
function withField(good: Record<string, unknown>, key: string, value: unknown): object {
  const copy = { ...good };
  Object.defineProperty(copy, key, { value, enumerable: true, configurable: true, writable: true });
  return copy;
}

/** Frames that are no request at all, as text on the wire. */
export const BROKEN_FRAMES: readonly string[] = [
  '42',
  '42{',
  '42[]',
  '42["room:stand"',
  '42[1,2,3]',
  '42[null]',
  '42[{"a":1}]',
  '42["connect",{}]',
  '42["disconnect",{}]',
  '42["error",{"message":"no listener"}]',
  '42["newListener",{}]',
  '429999999999999999999["room:stand",{}]',
  '42-1["room:stand",{}]',
  '4599["room:stand",{"_placeholder":true,"num":0}]',
  '451-["room:stand",{"_placeholder":true,"num":0}]',
  '451-["room:stand",{"_placeholder":true,"num":"length"}]',
  '49[]',
  '4',
  '9',
  '',
  '2probe',
  '40',
  '40/admin,{"protocol":2}',
  '40/__proto__,',
  '41',
  '4312[{"ok":true}]',
  '44{"message":"no"}',
  `42["room:join",${'['.repeat(7000)}${']'.repeat(7000)}]`,
  `42["room:join",${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}]`,
  '42["__proto__",{"__proto__":{"polluted":true}}]',
];
