import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from '@playwright/test';
import { Friend } from './friend.ts';
import { Inspector } from './inspector.ts';
import { TestServer } from './server.ts';
import { test } from './test.ts';

test('a match that cannot be shown stays on its table and says so; put right, it is back; the host may put it away', async ({
  browser,
}) => {
  const server = await TestServer.start();
  const ada = await Friend.arrive(browser);
  const bea = await Friend.arrive(browser, { locale: 'fr-FR', colorScheme: 'dark' });
  const link = await ada.opensRoom(server.origin, 'Ada');
  await bea.joins(link, 'Béa');
  await bea.sits();
  await ada.starts();
  await expect(bea.sentence).toBeVisible();

  const damaged = async (change: string) => {
    await server.kill();
    const database = new DatabaseSync(join(server.dataDir, 'tablee.db'));
    database.exec(change);
    database.close();
    await server.start();
  };
  await damaged(`UPDATE journal SET entry = replace(entry, '"by"', '"bi"');
    UPDATE snapshots SET position = replace(position, '"rules"', '"roles"')`);
  const note = ada.page.getByRole('region', { name: 'This match cannot be shown at the moment' });
  await expect(note).toBeVisible();
  await expect(
    bea.page.getByRole('region', { name: 'Cette partie ne peut pas être affichée' }),
  ).toBeVisible();
  await new Inspector(ada.page, 'en-light').sees('a match that cannot be shown');
  await new Inspector(bea.page, 'fr-dark').sees('a match that cannot be shown, as a guest');

  await damaged(`UPDATE journal SET entry = replace(entry, '"bi"', '"by"');
    UPDATE snapshots SET position = replace(position, '"roles"', '"rules"')`);
  for (const friend of [ada, bea]) await expect(friend.sentence).toBeVisible();

  await damaged(`UPDATE journal SET entry = replace(entry, '"by"', '"bi"'); DELETE FROM snapshots`);
  await expect(note).toBeVisible();
  await ada.page.getByRole('button', { name: 'Put the match away' }).click();
  await ada.page
    .getByRole('group', { name: /without a result/ })
    .getByRole('button', { name: 'Put the match away' })
    .click();
  await expect(note).toHaveCount(0);
  await ada.starts();
  for (const friend of [ada, bea]) await expect(friend.sentence).toBeVisible();
  await server.stop();
});
