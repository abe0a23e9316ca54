/** Loaded into a server under test: tells its memory when asked, after several collections, and how late its loop has been. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Milliseconds between two looks at the loop: what it tells is that much more. */
const RESOLUTION = 2;

const delay = monitorEventLoopDelay({ resolution: RESOLUTION });

process.on('message', (word) => {
  if (word === 'memory') void tell();
  else if (word === 'delay') tellDelay();
});
process.channel?.unref();

async function tell(): Promise<void> {
  for (let i = 0; i < 4; i += 1) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  process.send?.(process.memoryUsage());
}

/** Since it was asked for the last time; the first time it begins. */
function tellDelay(): void {
  const ms = (percentile: number): number =>
    Math.max(0, delay.percentile(percentile) / 1e6 - RESOLUTION);
  process.send?.({ p50: ms(50), p99: ms(99), most: ms(100) });
  delay.reset();
  delay.enable();
}
