import { answering } from '../threads/answering.ts';
import { catalogue } from './catalogue.ts';
import { framesOf } from './frames.ts';
import type { Recordable } from './recorder.ts';

// Frames are made here, off the thread that serves the players.
answering(async ({ record, lines }: Recordable) =>
  framesOf(await catalogue.load(record.game), record, lines),
);
