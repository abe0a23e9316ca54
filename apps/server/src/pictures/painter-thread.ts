import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Footage, Lang } from '@tablee/engine';
import { Film, Recording } from '@tablee/engine';
import { isGameId, MANIFESTS } from '@tablee/rules/catalogue.ts';
import { loadWords } from '@tablee/rules/speech.ts';
import { catalogue } from '../matches/catalogue.ts';
import { readJournal } from '../matches/chain.ts';
import { recordedIn } from '../matches/frames.ts';
import { answering } from '../threads/answering.ts';
import type { Card } from './card.ts';
import { svgOf } from './card.ts';
import type { Paintable, Painted } from './painter.ts';
import { resultCard } from './result-card.ts';

const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
const ready = initWasm(readFileSync(wasm));
const fontBuffers = ['alegreya-800', 'alegreya-sans-400', 'alegreya-sans-700'].map((name) => {
  return new Uint8Array(readFileSync(new URL(`./fonts/${name}.woff2`, import.meta.url)));
});

// Pictures are drawn here, off the thread that serves the players.
answering(async (asked: Paintable): Promise<Painted> => {
  await ready;
  const svg = svgOf(asked.kind === 'card' ? asked.card : await cardOf(asked));
  const drawn = new Resvg(svg, { font: { fontBuffers, loadSystemFonts: false } }).render();
  const png = new Uint8Array(drawn.asPng());
  drawn.free();
  return png;
});

async function cardOf(asked: Extract<Paintable, { kind: 'match' }>): Promise<Card> {
  const { record, lang, turn } = asked;
  const { game: id, seats } = record;
  const title = nameOf(id, lang);
  if (!isGameId(id)) {
    return {
      title,
      rows: seats.map(({ nickname: name }) => ({ name, isFirst: false, score: '' })),
      note: '',
    };
  }
  const [game, words] = [await catalogue.load(id), await loadWords(id)];
  const film = new Film(game, {
    ...record,
    entries: readJournal(record.id, asked.lines).entries,
  });
  const told = { title, game, words, lang };
  try {
    if (film.isSure) return resultCard(told, record, film, turn);
    return resultCard(told, record, film.parts === null ? film : ofThen(asked), null);
  } catch {
    // A recording under other rules cannot be read by these.
    return resultCard(told, record, null, null);
  }
}

/** The recording made then, if it was kept. */
function ofThen({ frames }: Extract<Paintable, { kind: 'match' }>): Footage | null {
  return frames === null ? null : new Recording(recordedIn(frames));
}

const nameOf = (game: string, lang: Lang): string =>
  MANIFESTS.find(({ id }) => id === game)?.name[lang] ?? 'Tablée';
