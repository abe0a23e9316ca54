/** Works through tasks, a few at a time. */
export async function inTurn(
  tasks: readonly (() => Promise<void>)[],
  atOnce: number,
): Promise<void> {
  const waiting = [...tasks];
  const work = async (): Promise<void> => {
    for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) await task();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
