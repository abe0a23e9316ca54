import { TestClient } from '../apps/server/src/testing/test-client.ts';
import type { Friend } from './friend.ts';
import { newChance } from './test.ts';

/**
 * Random answers by these friends, beside their pages: for a match that only has to have been played. A page that plays takes a
 * second of a processor for what takes a hundredth here.
 */
export async function playsBeside(
  friends: readonly Friend[],
  link: string,
  answers: number,
): Promise<void> {
  const chance = newChance();
  const { origin, pathname, port } = new URL(link);
  const players = await Promise.all(
    friends.map(async ({ page }) => {
      const [cookie] = await page.context().cookies(origin);
      const player = new TestClient(Number(port), `${cookie?.name}=${cookie?.value}`);
      // The page does that.
      player.sharesChance = false;
      await player.connect();
      await player.must('room:join', { code: String(pathname.split('/').at(-1)) });
      await player.until('the match', ({ match }) => match !== null);
      return player;
    }),
  );
  const seqOf = ({ match }: TestClient): number => match?.seq ?? 0;
  for (let i = 0; i < answers; i += 1) {
    const asked = players.find(({ match }) => match?.question);
    if (asked === undefined) break;
    const before = seqOf(asked);
    await asked.answerAtRandom(chance);
    await Promise.all(players.map((each) => each.until('the step', () => seqOf(each) > before)));
  }
  for (const player of players) player.close();
}
