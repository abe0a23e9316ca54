import { expect } from '@playwright/test';
import { loadGame } from '@tablee/rules/catalogue.ts';
import { loadScenes } from '@tablee/rules/scenes.ts';
import { Friend } from './friend.ts';
import { lateScenesOf, type Scene } from './scenes.ts';
import { Stage } from './stage.ts';
import { test } from './test.ts';

test('thinking twice before a rally and a pass, taking a rally back, giving up, removing somebody', async ({
  browser,
  server,
}) => {
  const ada = await Friend.arrive(browser);
  const bea = await Friend.arrive(browser);
  const cy = await Friend.arrive(browser);
  const link = await ada.opensRoom(server.origin, 'Ada');
  await bea.joins(link, 'Béa');
  await cy.joins(link, 'Cy');
  await bea.sits();

  await ada.page.getByRole('button', { name: 'Remove Cy' }).click();
  await ada.page.getByRole('button', { name: 'Remove', exact: true }).last().click();
  await expect(cy.page.getByText('The host has removed you from this room.')).toBeVisible();
  await cy.page.goto(link);
  await expect(cy.page.getByText('The host has removed you from this room.')).toBeVisible();

  await ada.starts();
  for (const friend of [ada, bea]) await expect(friend.sentence).toBeVisible();
  // The lot says who begins.
  const asked = async () => (await ada.asked.count()) + (await bea.asked.count());
  await expect.poll(asked).toBe(1);
  const first = (await ada.asked.isVisible()) ? ada : bea;
  const other = first === ada ? bea : ada;
  const { page } = first;
  const yourTurn = await first.sentence.textContent();
  await page.getByRole('button', { name: 'Rally (+1 point)' }).first().click();
  await expect(first.sentence).not.toHaveText(yourTurn ?? '');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(first.sentence).toHaveText(yourTurn ?? '');

  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  await expect(first.sentence).not.toHaveText(yourTurn ?? '');
  await page.keyboard.press('Escape');
  await expect(first.sentence).toHaveText(yourTurn ?? '');
  await expect(other.asked).toHaveCount(0);

  // Later answers of others are taken back with everybody's leave.
  await first.picksFromMenu('Ask to take a move back');
  await expect(page.getByText(/Nothing to take back/)).toBeVisible();
  const discard = /Discard 1 to/;
  for (const friend of [first, other]) {
    await expect(friend.asked).toBeVisible();
    await friend.page.getByRole('button', { name: 'Rally (+1 point)' }).first().click();
    await expect(friend.sentence).toHaveText(discard);
    await friend.page.locator('#hand [data-lit]').first().click();
    await friend.page.getByRole('button', { name: 'Confirm (1)' }).click();
  }
  await expect(first.sentence).toHaveText(yourTurn ?? '');
  await first.picksFromMenu('Ask to take a move back');
  await expect(page.getByText('1 of 2 agree')).toBeVisible();
  await other.page.getByRole('button', { name: 'Agree', exact: true }).click();
  await expect(
    other.page.locator('.log-line', { hasText: 'taken back with everybody’s leave' }),
  ).toHaveCount(1);
  await expect(first.sentence).toHaveText(yourTurn ?? '');

  await other.page.getByRole('button', { name: 'Table menu' }).click();
  await other.page.getByRole('button', { name: 'Give up the match' }).click();
  await other.page.getByRole('button', { name: 'Give up', exact: true }).click();
  for (const friend of [ada, bea]) await expect(friend.end).toBeVisible({ timeout: 40_000 });
  expect([...ada.complaints, ...bea.complaints]).toEqual([]);
});

test('what confirms and what cancels keep their places, from the first card chosen to the last', async ({
  browser,
  server,
}) => {
  const [scene] = await lateScenesOf('unmatched', ['discardToLimit']);
  const stage = await Stage.open(browser, server, { viewport: { width: 1366, height: 768 } });
  const { page } = stage.ada;
  await stage.plays(scene as Scene);
  const bar = page.locator('.question-bar[data-kind="discardToLimit"]');
  const confirm = bar.locator('.question-actions .btn-gold');
  const cancel = bar.locator('.question-cancel');
  const places = async () =>
    Promise.all([confirm, cancel].map(async (each) => (await each.boundingBox())?.y));
  await expect(confirm).toBeDisabled();
  await expect(cancel).toBeHidden();
  const left = async () => Math.round((await confirm.boundingBox())?.x ?? 0);
  const [before, from] = [await places(), await left()];
  const cards = page.locator('#hand [data-lit]:not([data-chosen])');
  while (await confirm.isDisabled()) await cards.first().click();
  await expect(cancel).toBeVisible();
  expect(await places()).toEqual(before);
  expect(Math.abs((await left()) - from)).toBeLessThan(4);
  await cancel.click();
  await expect(cancel).toBeHidden();
  expect(await places()).toEqual(before);
  expect(stage.ada.complaints).toEqual([]);
  stage.close();
});

test('CAN-9.5 on a phone an ability with one target says its price, waits for its target, and can be let go', async ({
  browser,
  server,
}) => {
  const { positionOf, tableOf } = await loadScenes('cannibal-world');
  const setting = { A: { hunt: ['CA/10'] }, B: { hunt: ['DO/05'] } };
  const position = positionOf(await loadGame('cannibal-world'), setting);
  const stage = await Stage.open(browser, server, { viewport: { width: 390, height: 780 } });
  const { page, sentence } = stage.ada;
  const game = 'cannibal-world';
  await stage.plays({ ...tableOf(setting), name: 'net', game, seat: 0, position });
  const [mine, foe] = ['[data-mine]', ':not([data-mine])'].map((side) =>
    page.locator(`.cw-zone${side} .cw-creature`),
  );
  const net = page.getByRole('button', { name: /^Net / });
  const foretold = page.locator('.cw-foretold');
  const yourTurn = (await sentence.textContent()) ?? '';
  await mine?.click();
  await expect(net.getByText('1 meat')).toBeVisible();
  await expect(foretold).toBeVisible();
  await net.click();
  await expect(page.getByText('Now touch its target')).toBeVisible();
  await expect(foretold).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(sentence).toHaveText(yourTurn);
  await mine?.click();
  await net.click();
  await foe?.click();
  await expect(sentence).toHaveText('Béa answering the attack');
  expect(stage.ada.complaints).toEqual([]);
  stage.close();
});
