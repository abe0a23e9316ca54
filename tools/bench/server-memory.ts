/** Loaded into a server under test: tells its memory when asked, after several collections. */
process.on('message', (word) => {
  if (word === 'memory') void tell();
});
process.channel?.unref();

async function tell(): Promise<void> {
  for (let i = 0; i < 4; i += 1) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  process.send?.(process.memoryUsage());
}
