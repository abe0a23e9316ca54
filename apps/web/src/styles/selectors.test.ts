import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '..');

const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

/** The selectors of a stylesheet, each alone, with those of the rules around it before it. */
function selectorsOf(css: string): string[] {
  const plain = css.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/"[^"]*"/g, '""');
  const found: string[] = [];
  const around: string[][] = [['']];
  for (const [, words = '', sign] of plain.matchAll(/([^{};]*)([{};])/g)) {
    if (sign === '}') around.pop();
    if (sign !== '{') continue;
    const outer = around.at(-1) ?? [''];
    const isRule = !words.trim().startsWith('@');
    const inner = isRule ? apart(words, ',') : [];
    const whole = outer.flatMap((over) => inner.map((each) => `${over} ${each}`.trim()));
    found.push(...whole);
    around.push(isRule ? whole : outer);
  }
  return found;
}

/** A selector, or a list of them, taken apart where a sign of `by` stands outside of brackets. */
function apart(selector: string, by: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of selector.trim()) {
    if ('(['.includes(sign)) depth += 1;
    if (')]'.includes(sign)) depth -= 1;
    if (depth === 0 && by.includes(sign)) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Whether `:has()` decides how other elements look than the one that has something. */
const reachesBeyond = (selector: string): boolean =>
  apart(selector, ' >+~\n')
    .slice(0, -1)
    .some((compound) => compound.includes(':has('));

test('the check knows a selector that reaches beyond its element', () => {
  const found = selectorsOf(
    '@layer a { .a:has(> .b, .c) > .d, .e:has(.f) { x: y; & .g { z: 1 } } .h:is(:has(i), j) ~ .k {} /* .l:has(m) n {} */ .o:not(:has(p))::after {} }',
  );
  expect(found.filter(reachesBeyond)).toEqual([
    '.a:has(> .b, .c) > .d',
    '.a:has(> .b, .c) > .d & .g',
    '.e:has(.f) & .g',
    '.h:is(:has(i), j) ~ .k',
  ]);
});

/*
 * Browsers keep one list of what any such selector may change: whenever something comes or goes in an element that one of them
 * looks at, everything below it whose class or tag stands in any of them is styled again, at every answer. A part that is told what
 * it holds (an attribute), a sibling (`~`), a count (`:nth-last-child`) or a variable of the element itself says the same.
 */
test('no selector with :has() styles another element than the one that has something', () => {
  const beyond = sheets.flatMap((file) =>
    selectorsOf(readFileSync(join(SRC, file), 'utf8'))
      .filter(reachesBeyond)
      .map((selector) => `${file}: ${selector.replaceAll(/\s+/g, ' ')}`),
  );
  expect(beyond).toEqual([]);
});

/** Rules for a pseudo-element of any element, but for those of a page without motion. */
const ofAny = (css: string): string[] =>
  selectorsOf(css).filter(
    (selector) => /(^|[\s>+~*])::\w/.test(selector) && !selector.includes('[data-motion='),
  );

/*
 * A browser makes a style for each pseudo-element that a rule is for, of each element styled again: with three of them for all
 * elements an answer in Les Royaumes Sauvages took an eighth more of it. Selected text takes over the colours of the text around it.
 */
test('no rule is for a pseudo-element of every element', () => {
  expect(ofAny('*::before, ::selection, .a > ::after, .b::after {}')).toEqual([
    '*::before',
    '::selection',
    '.a > ::after',
  ]);
  const found = sheets.flatMap((file) =>
    ofAny(readFileSync(join(SRC, file), 'utf8')).map((selector) => `${file}: ${selector}`),
  );
  expect(found).toEqual([]);
});

/** What elements take over without being told so. */
const BY_THEMSELVES =
  /^(color|font|font-[a-z]+|letter-spacing|line-height|text-align|text-transform|visibility|cursor|white-space|pointer-events|list-style)$/;

/** Declarations that take over from the element around what is not taken over by itself. */
const takingOver = (css: string): string[] =>
  [...css.matchAll(/([\w-]+):\s*inherit\b/g)].flatMap(([, name = '']) =>
    BY_THEMSELVES.test(name) ? [] : [name],
  );

/*
 * Whatever changes in an element of which a child takes over something so, all its children are styled again: a kingdom that was
 * lit took the ten parts in it along. A variable (`--corner`) says the same. The tail of a bubble, which nothing animates, may.
 */
test('nothing is taken over that elements do not take over by themselves', () => {
  expect(takingOver('.a { border-radius: inherit; color: inherit; }')).toEqual(['border-radius']);
  const found = sheets.flatMap((file) =>
    takingOver(readFileSync(join(SRC, file), 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual(['kit/bubble.css: background', 'kit/bubble.css: border']);
});

/** Containers that are asked for their height in the flow, each with a height that nothing inside or beside it decides. */
const AS_HIGH_AS_TOLD = ['.board', '.cw-tile'];

/*
 * Grids and flexible boxes lay out a part twice, to ask its height and to give it one. Whatever is measured by a height that
 * differs between the two is styled twice, at every change anywhere on the table: 50 ms in Untamed.
 */
test('a container that is asked for its height is absolute, or has its height by itself', () => {
  const asked = sheets.flatMap((file) => {
    const css = readFileSync(join(SRC, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
    return [...css.matchAll(/([^{};]*)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) =>
      /container(-type)?:[^;]*\bsize;/.test(body.replaceAll('inline-size', '')) &&
      !/position: (absolute|fixed)/.test(body)
        ? [selector.trim()]
        : [],
    );
  });
  expect(asked.sort()).toEqual([...AS_HIGH_AS_TOLD].sort());
});

const LEAVES = /([^{}]*)\{([^{}]*)\}/g;
/** The media query of a device, with all in it. */
const mediaOf = (query: string): RegExp =>
  new RegExp(`@media \\(${query}\\) \\{(\\s*[^{}]*\\{[^{}]*\\}\\s*)*\\}`, 'g');

/** Selector and body of each rule of a stylesheet, but for those of a media query. */
const rulesOutside = (css: string, query: string): (readonly [string, string])[] =>
  [
    ...css
      .replaceAll(/\/\*.*?\*\//gs, '')
      .replaceAll(mediaOf(query), '')
      .matchAll(LEAVES),
  ].map(([, words = '', body = '']) => [words.trim(), body]);

/** What all elements within take over, so that a change of it styles them all again. */
const TAKEN_OVER = /(^|[\s;])(--[\w-]+|cursor|user-select|-webkit-user-select):/;
const TOUCHED = /\[data-(lit|chosen|faded|pointed|target|aim|aiming|large)\b/;

/** Rules by which a touch or a question changes what all within a part take over; a mouse may, on the machines that have one. */
const changingAllWithin = (css: string): string[] =>
  rulesOutside(css, 'pointer: fine').flatMap(([words, body]) =>
    TOUCHED.test(words) && TAKEN_OVER.test(body) ? [words] : [],
  );

/*
 * On a phone a hand that took over another variable was styled again with all in its cards (277 elements, 12 ms) at every choice on
 * Unmatched's map, and so was the map (650 elements) at a zoom that changed the sign of the mouse.
 */
test('a touch or a question changes nothing that all within a part take over', () => {
  expect(changingAllWithin('.a[data-lit] { color: red; --b: 1px; }')).toHaveLength(1);
  expect(changingAllWithin('.a:has([data-lit]) { cursor: grab; }')).toHaveLength(1);
  expect(
    changingAllWithin('@media (pointer: fine) { .a[data-lit] { cursor: grab; } } .b { --c: d; }'),
  ).toEqual([]);
  const changing = sheets.flatMap((file) =>
    changingAllWithin(readFileSync(join(SRC, file), 'utf8')).map((words) => `${file}: ${words}`),
  );
  expect(changing).toEqual([]);
});

/** Rules for a pointer that lies on something, where a finger has none. */
const hovering = (css: string): string[] =>
  rulesOutside(css, 'hover: hover').flatMap(([words]) =>
    /:(hover|active)\b/.test(words.replaceAll(/:not\([^()]*\)/g, '')) ? [words] : [],
  );

/*
 * A finger that comes down is over what it touches and presses it: all is drawn for that first, and again for the choice. What it
 * has touched would look hovered until the next touch.
 */
test('what lies under a pointer looks otherwise only where pointers hover', () => {
  expect(hovering('.a:hover { top: 0; } .b:active:not(.c) { top: 0; }')).toHaveLength(2);
  expect(
    hovering('@media (hover: hover) { .a:hover { top: 0; } } .b:not(:hover) { c: d; }'),
  ).toEqual([]);
  const found = sheets.flatMap((file) =>
    hovering(readFileSync(join(SRC, file), 'utf8')).map((words) => `${file}: ${words}`),
  );
  expect(found).toEqual([]);
});

const STATES = /\[data-(lit|chosen|faded|pointed|target)\b[^\]]*\][^,]*::(before|after)/;

/** Rules by which a part comes into being with a touch or a question. */
const comingWithTouch = (css: string): string[] =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(LEAVES)].flatMap(([, words = '', body = '']) =>
    STATES.test(words) && /(^|[\s;])content:/.test(body) ? [words.trim()] : [],
  );

/*
 * What comes into being, however small and wherever it lies, has all boxes around it laid out again: two heights of Untamed's whole
 * board at every touch. It is there before, and hidden.
 */
test('no part comes into being because something is touched or can be', () => {
  expect(comingWithTouch('.a[data-chosen] .b::after { content: ""; }')).toHaveLength(1);
  expect(comingWithTouch('.a::after { content: ""; } .a[data-chosen]::after { top: 0; }')).toEqual(
    [],
  );
  const coming = sheets.flatMap((file) =>
    comingWithTouch(readFileSync(join(SRC, file), 'utf8')).map((words) => `${file}: ${words}`),
  );
  expect(coming).toEqual([]);
});
