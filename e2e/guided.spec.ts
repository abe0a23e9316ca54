import { expect } from '@playwright/test';
import { Friend } from './friend.ts';
import { Inspector } from './inspector.ts';
import { test } from './test.ts';

test('whoever plays a game for the first time is told what it is about, and why each thing is asked, once', async ({
  browser,
  server,
}) => {
  const ada = await Friend.arrive(browser, { still: true, newcomer: true });
  const bea = await Friend.arrive(browser, { still: true });
  const link = await ada.opensRoom(server.origin, 'Ada');
  await bea.joins(link, 'Béa');
  await bea.sits();
  const primer = (friend: Friend) => friend.page.locator('#primer');
  await expect(primer(ada)).toHaveText('Les Royaumes Sauvages in three sentences');
  await expect(ada.page.locator('.primer dt')).toHaveText([
    'What one wants',
    'What one does',
    'What hurts',
  ]);
  await expect(primer(bea)).toHaveCount(0);
  await new Inspector(ada.page, 'en-light').sees('primer');
  await ada.starts();
  const why = (friend: Friend) => friend.page.locator('.first-time');
  const untilAsked = async () => {
    while (!(await ada.page.locator('.question-bar[data-mine]').isVisible())) await bea.playsOn();
  };
  await expect(ada.page.locator('.question-bar')).toBeVisible();
  await untilAsked();
  await expect(why(ada)).toContainText('One action a turn.');
  await new Inspector(ada.page, 'en-light').sees('first-time');
  // It is hidden during a pause.
  await ada.picksFromMenu('Pause the match');
  await expect(why(ada)).toHaveCount(0);
  await ada.page.getByRole('button', { name: 'Resume the match' }).click();
  await expect(why(ada)).toContainText('One action a turn.');
  // It moves nothing and takes no touch from the board.
  await ada.playsOn();
  await expect(why(ada)).toHaveCount(0);
  await expect(bea.page.locator('.question-bar[data-mine]')).toBeVisible();
  await expect(why(bea)).toHaveCount(0);
  await untilAsked();
  await expect(why(ada)).toHaveCount(0);
  await ada.page.reload();
  await expect(ada.page.locator('.question-bar[data-mine]')).toBeVisible();
  await expect(why(ada)).toHaveCount(0);
  // The aim of the game is one touch away at any time.
  await ada.picksFromMenu('The game in three sentences');
  await expect(ada.page.getByRole('dialog').locator('.primer dd')).toHaveCount(3);
  await ada.page.keyboard.press('Escape');
  // A player who wants the explanations again gets all of them again.
  await ada.picksFromMenu('Settings');
  const explains = ada.page.getByRole('checkbox', { name: 'Explain what is new to me' });
  await explains.uncheck();
  await explains.check();
  await ada.page.keyboard.press('Escape');
  await expect(why(ada)).toContainText('One action a turn.');
  for (const friend of [ada, bea]) expect(friend.complaints).toEqual([]);
});

test('a word of the rules says what it means by touch, by keys and under the mouse, with what applies now', async ({
  browser,
  server,
}) => {
  const ada = await Friend.arrive(browser, { still: true });
  const bea = await Friend.arrive(browser, { still: true });
  const link = await ada.opensRoom(server.origin, 'Ada');
  await bea.joins(link, 'Béa');
  await bea.sits();
  await ada.starts();
  await expect(ada.page.locator('.question-bar')).toBeVisible();
  await expect(bea.page.locator('.question-bar')).toBeVisible();
  // The lot says who begins.
  const mine = (friend: Friend) => friend.page.locator('.question-bar[data-mine]').count();
  const { page } = (await mine(ada)) > 0 ? ada : bea;
  const word = page.locator('.question-sentence').getByRole('button', { name: 'territory' });
  await word.click();
  const note = page.locator('.term-note');
  await expect(note).toContainText('A place for one cube.');
  await page.keyboard.press('Escape');
  await expect(note).toHaveCount(0);
  await expect(word).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: 'Read the rule' }).click();
  await expect(page.locator('.clause[data-shown]')).toHaveAttribute('id', 'ROY-2.1');
  // Its value at this table stands with the meaning.
  const cubes = page.locator('.clause').getByRole('button', { name: 'cube', exact: true }).first();
  await cubes.scrollIntoViewIfNeeded();
  await cubes.hover();
  await expect(note).toContainText('You have 18 left.');
  await new Inspector(page, 'en-light').sees('term', { panel: true });
  await page.mouse.move(5, 5);
  await expect(note).toHaveCount(0);
  expect([...ada.complaints, ...bea.complaints]).toEqual([]);
});
