import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { beginDatabase } from '#server/db/client.ts';
import { createLog } from '#server/kernel/log.ts';

it('a database that does not open says so, and its folder is free for the next start', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'banco-quebrado-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const dir = join(dataDir, 'banco');
  mkdirSync(dir);
  writeFileSync(join(dir, 'PG_VERSION'), 'nenhuma\n');
  for (let start = 0; start < 2; start += 1) {
    const database = await beginDatabase(
      { dataDir, database: { kind: 'embedded', dir } },
      createLog('silent'),
    );
    await expect(database.opened).rejects.toThrow();
  }
}, 60_000);
