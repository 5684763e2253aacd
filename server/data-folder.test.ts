import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createConfig } from '#server/config.ts';
import {
  createFolderCheck,
  DataFolderError,
  folderSentence,
  openDataFolder,
  tooFullForEngine,
} from '#server/data-folder.ts';
import { databaseProblem } from '#server/db/database-problem.ts';
import { explainStartProblem } from '#server/startup-problem.ts';

const root = mkdtempSync(join(tmpdir(), 'portal-disco-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const configOf = (dir: string, more: Record<string, string> = {}) =>
  createConfig({ DATA_DIR: join(root, dir), ...more });

describe('SAF-09 disk full, read-only or impossible: the folder of the data', () => {
  it('is made at the start, and nothing is left in it', async () => {
    await openDataFolder(configOf('nova/funda'));
    expect(readdirSync(join(root, 'nova/funda'))).toEqual([]);
  });

  it('that cannot exist is refused at the start in Portuguese', async () => {
    writeFileSync(join(root, 'arquivo'), '');
    for (const dir of ['arquivo', 'arquivo/dados']) {
      const error = await openDataFolder(configOf(dir)).catch((cause: Error) => cause);
      expect(error).toBeInstanceOf(DataFolderError);
      expect(explainStartProblem(error)).toMatch(
        /^A pasta de dados .*arquivo.* não pode existir: .*DATA_DIR\.$/,
      );
    }
  });

  it.each([
    ['EROFS', /só de leitura/],
    ['EACCES', /Sem permissão/],
    ['EPERM', /Sem permissão/],
    ['ENOSPC', /cheio/],
    ['EDQUOT', /cheio/],
    ['EIO', /não pode ser usada/],
  ])('%s is told by what can be done about it', (code, words) => {
    const sentence = folderSentence('/dados', Object.assign(new Error('x'), { code }));
    expect(sentence).toContain('/dados');
    expect(sentence).toMatch(words);
  });

  it('is looked at while the product runs, and is well by itself again', async () => {
    const config = configOf('viva');
    await openDataFolder(config);
    expect(await createFolderCheck(config)()).toBeNull();
    // As full as a disk with that much left.
    expect(await createFolderCheck(config, Number.MAX_SAFE_INTEGER)()).toMatch(/está cheio/);
    renameSync(join(root, 'viva'), join(root, 'fora'));
    expect(await createFolderCheck(config)()).toMatch(/não pode ser usada/);
    renameSync(join(root, 'fora'), join(root, 'viva'));
    expect(await createFolderCheck(config)()).toBeNull();
    expect(readdirSync(join(root, 'viva'))).toEqual([]);
  });

  it('without room for a piece of the database’s log ends the process, and says to start it again', async () => {
    await openDataFolder(configOf('justa'));
    expect(await tooFullForEngine(join(root, 'justa'))).toBeNull();
    const error = await tooFullForEngine(join(root, 'justa'), Number.MAX_SAFE_INTEGER);
    expect(explainStartProblem(error)).toMatch(/está cheio\. Libere espaço e inicie o sistema de novo\.$/);
    // Where nobody can say how much is left, nothing is ended.
    expect(await tooFullForEngine(join(root, 'não existe'))).toBeNull();
  });

  it('is none where database and files are elsewhere', async () => {
    const elsewhere = configOf('arquivo/dados', {
      DATABASE_URL: 'postgres://localhost/x',
      STORAGE: 's3',
      S3_BUCKET: 'x',
      S3_ACCESS_KEY_ID: 'x',
      S3_SECRET_ACCESS_KEY: 'x',
    });
    await openDataFolder(elsewhere);
    expect(await createFolderCheck(elsewhere)()).toBeNull();
  });
});

it.each([
  ['53100', 507, /disco .* cheio: nada foi gravado/],
  ['58030', 503, /indisponível/],
  ['25006', 503, /indisponível/],
])('SAF-09 disk full or read-only: a database that cannot write says so, %s is %i', (code, status, words) => {
  const thrown = Object.assign(new Error('x'), { code });
  expect(explainStartProblem(thrown)).toMatch(/disco .* cheio|banco de dados/);
  const problem = databaseProblem(thrown);
  expect([problem?.status, problem?.message]).toEqual([status, expect.stringMatching(words)]);
});
