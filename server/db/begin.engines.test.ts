import { expect, it } from 'vitest';
import { createLog } from '#server/kernel/log.ts';
import { createTestDatabase } from '#tests/database/open.ts';
import { beginDatabase } from './client.ts';

const log = createLog('silent');

it('what is asked of a database while it still opens is answered once it is open', async () => {
  const files = await createTestDatabase();
  const database = await beginDatabase(files, log);
  let opened = false;
  void database.opened.then(() => {
    opened = true;
  });
  const asked = database.pool.query('SELECT count(*)::int AS n FROM ibge_estados');
  expect(opened).toBe(false);
  expect((await asked).rows).toEqual([{ n: 27 }]);
  await database.opened;
  await database.close();
  await files.remove();
});
