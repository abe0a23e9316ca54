import type { Failure, Picture } from './camera.ts';
import type { Change } from './compare.ts';

export interface Seen extends Picture {
  readonly change: Change;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const weightOf = ({ change }: Seen): number => {
  if (change.is === 'same') return -1;
  return change.is === 'new' ? 0 : change.part;
};

/** All pictures of a screen or scene stand together; the most changed come first. */
function byShot(pictures: readonly Seen[]): readonly (readonly [string, readonly Seen[]])[] {
  const shots = Map.groupBy(pictures, ({ group, shot }) => `${group} · ${shot}`);
  const most = (seen: readonly Seen[]): number => Math.max(...seen.map(weightOf));
  return [...shots].toSorted(([, a], [, b]) => most(b) - most(a));
}

const WORDS = { same: '', new: 'new', changed: 'changed' } as const;

function figure({ path, look, size, change }: Seen): string {
  const part = change.is === 'changed' ? ` ${(change.part * 100).toFixed(2)} %` : '';
  const before = change.is === 'changed' ? `<a href="accepted/${escaped(path)}">before</a>` : '';
  return `<figure data-is="${change.is}"><a href="now/${escaped(path)}"><img loading="lazy" alt="" src="now/${escaped(path)}"
    style="aspect-ratio: ${size.width} / ${size.height}"></a>
    <figcaption>${look.lang} ${look.scheme} ${size.width}x${size.height} <b>${WORDS[change.is]}${part}</b> ${before}</figcaption></figure>`;
}

/** The sheet: thumbnails, changed ones first. */
export function sheetOf(pictures: readonly Seen[], failures: readonly Failure[]): string {
  const count = (is: Change['is']): number =>
    pictures.filter(({ change }) => change.is === is).length;
  const failed = failures
    .map(({ group, shot, why }) => `<li>${escaped(`${group} · ${shot}: ${why}`)}</li>`)
    .join('');
  const shots = byShot(pictures)
    .map(
      ([name, seen]) =>
        `<section><h2>${escaped(name)}</h2><div>${seen.map(figure).join('')}</div></section>`,
    )
    .join('\n');
  return `<!doctype html><meta charset="utf-8"><title>Contact sheet</title>
<style>
  body { margin: 1rem; font: 14px system-ui; background: #222; color: #ddd }
  a { color: #fc6 } h2 { font-size: 1rem; margin: 1rem 0 .3rem }
  section > div { display: flex; flex-wrap: wrap; gap: .5rem; align-items: start }
  figure { margin: 0; padding: 3px; max-width: 340px } img { height: 190px; object-fit: cover; object-position: top; max-width: 100%; display: block }
  figcaption { font-size: 11px } b { color: #f96 }
  figure[data-is=changed] { outline: 2px solid #f96 } figure[data-is=new] { outline: 1px dashed #9c6 }
</style>
<h1>${pictures.length} pictures</h1>
<p>${count('changed')} changed, ${count('new')} new, ${count('same')} as accepted${failures.length > 0 ? `, <b>${failures.length} could not be shown</b>` : ''}.
A touch opens a picture in full.</p>
<ul>${failed}</ul>
${shots}
`;
}
