/** The texts of a picture: a headline, a list, a line under it. */
export interface Card {
  readonly title: string;
  readonly rows: readonly CardRow[];
  readonly note: string;
}

interface CardRow {
  readonly name: string;
  /** Shown large and golden. */
  readonly isFirst: boolean;
  /** At the end of the row: points. */
  readonly score: string;
}

/** Pixels: the size that link previews ask for. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

const SERIF = 'font-family="Alegreya" font-weight="800"';
const SANS = 'font-family="Alegreya Sans" font-weight="400"';
const BOLD = 'font-family="Alegreya Sans" font-weight="700"';
/** About how wide a letter is, of the size of its font. */
const LETTER = 0.46;
const LEFT = 84;
const RIGHT = 1116;
const ROWS_FROM = 196;
const ROWS_TO = 500;

const MARKUP: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text inside markup, attributes included. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => MARKUP[sign] ?? '');

/** A card as SVG: the table, a sheet of paper on it, and its texts. */
export function svgOf({ title, rows, note }: Card): string {
  const { width, height } = CARD_SIZE;
  const step = Math.min(72, (ROWS_TO - ROWS_FROM) / Math.max(1, rows.length));
  const size = Math.min(46, step * 0.8);
  const lines = wrapped(note, 68).map((line, i) => {
    return `<text x="${LEFT}" y="${546 + i * 34}" ${SANS} font-size="30" fill="#624a31">${escaped(line)}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    '<defs><radialGradient id="lamp" cx="50%" cy="0%" r="90%">',
    '<stop offset="0" stop-color="#2c4a3b"/><stop offset="1" stop-color="#0d1712"/></radialGradient></defs>',
    `<rect width="${width}" height="${height}" fill="url(#lamp)"/>`,
    '<rect x="36" y="36" width="1128" height="558" rx="20" fill="#f6ecd6"/>',
    '<rect x="48" y="48" width="1104" height="534" rx="12" fill="none" stroke="#a58a54" stroke-width="2"/>',
    `<text x="${LEFT}" y="144" ${SERIF} font-size="${fitting(title, 76, 760)}" fill="#2a1c10">${escaped(title)}</text>`,
    `<text x="${RIGHT}" y="140" text-anchor="end" ${SERIF} font-size="44" fill="#855400">Tablée</text>`,
    `<path d="M${LEFT} 168H${RIGHT}" stroke="#a58a54" stroke-width="2"/>`,
    ...rows.map((row, i) => rowOf(row, ROWS_FROM + step * (i + 0.75), size)),
    ...lines,
    '</svg>',
  ].join('');
}

function rowOf({ name, isFirst, score }: CardRow, y: number, size: number): string {
  const colour = isFirst ? '#855400' : '#2a1c10';
  const face = isFirst ? BOLD : SANS;
  const fitted = fitting(name, size, 780);
  const mark = isFirst
    ? `<path transform="translate(${LEFT + 14} ${y - size * 0.32}) scale(${size / 46})" d="M0-16 4.7-5 16-5 7 3 10 15 0 8-10 15-7 3-16-5-4.7-5z" fill="#e6b450"/>`
    : '';
  return `${mark}<text x="${LEFT + 48}" y="${y}" ${face} font-size="${fitted}" fill="${colour}">${escaped(name)}</text><text x="${RIGHT}" y="${y}" text-anchor="end" ${face} font-size="${size}" fill="${colour}">${escaped(score)}</text>`;
}

/** The size at which a text is no wider than `width` pixels. */
const fitting = (text: string, size: number, width: number): number =>
  Math.min(size, width / (LETTER * Math.max(1, text.length)));

/** Two lines at most; longer texts end in dots. */
function wrapped(text: string, most: number): string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line === '' || line.length + word.length < most)
      lines[lines.length - 1] = `${line} ${word}`.trim();
    else lines.push(word);
  }
  const [first = '', second = ''] = lines;
  return lines.length <= 2 ? [first, second] : [first, `${second} …`];
}
