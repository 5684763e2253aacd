import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Pasta } from '#contract/da-pasta-a-pagina/pastas.ts';
import { createDrive, type FolderReader } from '#server/adapters/drive/create.ts';
import type { DriveFile } from '#server/adapters/drive/port.ts';
import { recordRead } from '#server/da-pasta-a-pagina/pastas/service.ts';
import { driveChamadas, driveMudancas, pastaVigias } from '#server/db/schema/pastas.ts';
import { runsTable } from '#server/db/schema/runs.ts';
import { auditoria } from '#server/db/schema/sistema.ts';
import { createLog } from '#server/kernel/log.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { emptyTables } from '#tests/database/empty-tables.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { type FakeDrive, type FakeDriveOptions, startFakeDrive } from '#tests/fakes/drive.ts';
import { type FakeNode, file, folder } from '#tests/fakes/drive-tree.ts';
import { emptyTerritorio } from '#tests/fixtures/territorio.ts';
import { createVigia } from './vigia.ts';

const minuteMs = 60_000;
const everyMs = 15 * minuteMs;
const dayMs = 24 * 60 * minuteMs;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

interface Scene {
  app: TestApp;
  fake: FakeDrive;
  drive: FolderReader;
  tree: FakeNode;
  ids: number[];
  vigia(options?: { dailyCalls?: number }): ReturnType<typeof createVigia>;
  turn(afterMs?: number): Promise<number>;
  pasta(id?: number): Promise<Pasta>;
}

/** An empreendimento with a read folder, and its watcher. */
async function scene(
  options: { account?: boolean; shared?: boolean; links?: string[] } & Partial<FakeDriveOptions> = {},
): Promise<Scene> {
  const { account = false, shared = account, links, ...fakeOptions } = options;
  const tree = folder('Residencial Aurora', [file('Book.pdf'), folder('Plantas', [file('Tipo A.jpg')])], {
    ...(shared ? { sharedWithMeTime: '2026-10-01T12:00:00.000Z' } : {}),
  });
  const fake = await startFakeDrive({ tree, ...fakeOptions });
  closing.push(fake.stop);
  await emptyTerritorio(app.db);
  await emptyTables(app.db, 'drive_chamadas', 'drive_mudancas', 'workflow_runs', 'posses');
  await app.login();
  const drive = createDrive({
    driveUrl: fake.url,
    tokenUrl: fake.tokenUrl,
    localRoot: app.config.drive.localRoot,
    apiKey: account ? undefined : fake.apiKey,
    serviceAccount: account ? fake.serviceAccount : undefined,
  });
  closing.push(() => drive.close());
  const ids: number[] = [];
  for (const link of links ?? [fake.link]) ids.push(await readFolder(app, drive, link));
  fake.requests.length = 0;
  const vigia = ({ dailyCalls = 1000 } = {}) =>
    createVigia({ ...app, log: createLog('silent'), drive, everyMs, dailyCalls, random: () => 0 });
  return {
    app,
    fake,
    drive,
    tree,
    ids,
    vigia,
    async turn(afterMs = everyMs) {
      app.clock.advance(afterMs);
      const before = fake.requests.length;
      await vigia().turn();
      return fake.requests.slice(before).filter(({ operation }) => operation !== 'token').length;
    },
    async pasta(id = ids[0]!) {
      await app.login();
      return (await app.get(`/api/empreendimentos/${id}/pasta`)).body;
    },
  };
}
async function readFolder(app: TestApp, drive: FolderReader, driveUrl: string): Promise<number> {
  const { id } = await createEmpreendimento(app.db, { driveUrl, ativo: true });
  const ref = drive.parse(driveUrl);
  const files: DriveFile[] = [];
  for await (const each of drive.list(ref)) files.push(each);
  const read = { empreendimentoId: id, folder: ref, files, part: 'tudo' as const, at: app.clock.now() };
  await app.db.transaction((tx) => recordRead(tx, read));
  return id;
}
const changesOf = ({ comparacao }: Pasta) => comparacao?.mudancas.map(({ tipo, path }) => `${tipo} ${path}`);
const calls = async ({ app }: Scene) =>
  (await app.db.select().from(driveChamadas)).reduce((sum, { total }) => sum + total, 0);
const comparisons = async ({ app }: Scene) =>
  (await app.db.select().from(auditoria).where(eq(auditoria.acao, 'comparou'))).length;
const pendencias = async ({ app }: Scene) => {
  await app.login();
  const { body } = await app.get('/api/dashboard/resumo');
  return body.pendencias.filter(({ tipo }: { tipo: string }) => tipo.startsWith('pastas-'));
};

describe('WIR-05 a folder is looked at by itself', () => {
  it('at most every 15 minutes; what is as it was leaves no trace', async () => {
    const at = await scene();
    expect(await at.turn(everyMs - 1)).toBe(0);
    expect(await at.turn(1)).toBe(3);
    expect(await at.turn(everyMs - 1)).toBe(0);
    expect(await at.turn(1)).toBe(3);
    expect(await calls(at)).toBe(6);
    expect((await at.pasta()).comparacao).toBeNull();
    expect(await comparisons(at)).toBe(0);
  });

  it('a change shows where folders are compared and on the dashboard, told once; no run begins', async () => {
    const at = await scene();
    at.tree.children!.push(file('Tabela novembro.pdf'));
    await at.turn();
    expect(changesOf(await at.pasta())).toEqual(['adicionado Tabela novembro.pdf']);
    expect(await pendencias(at)).toMatchObject([
      { tipo: 'pastas-com-mudancas', total: 1, itens: [{ id: String(at.ids[0]) }] },
    ]);
    await at.turn();
    await at.turn();
    expect(await comparisons(at)).toBe(1);
    expect(await at.app.db.select().from(runsTable)).toEqual([]);
    at.tree.children!.pop();
    await at.turn();
    expect(changesOf(await at.pasta())).toEqual([]);
    expect(await pendencias(at)).toEqual([]);
  });

  it('one that is gone or closed is named once, keeps what was read, is tried ever more seldom, and comes back', async () => {
    const at = await scene();
    at.fake.on({ operation: 'get' }, { status: 404, reason: 'notFound' }, 3);
    await at.turn();
    const lost = await at.pasta();
    expect(lost.erro).toMatch(/não existe ou não está compartilhada/);
    expect(lost.leitura?.arquivos).toBe(2);
    expect(await pendencias(at)).toMatchObject([{ tipo: 'pastas-fora-de-alcance', total: 1 }]);
    expect(await at.turn(everyMs)).toBe(0);
    await at.turn(everyMs);
    expect(await comparisons(at)).toBe(1);
    expect(await at.turn(2 * everyMs)).toBe(0);
    await at.turn(dayMs);
    await at.turn(dayMs);
    expect((await at.pasta()).erro).toBeNull();
    expect(await pendencias(at)).toEqual([]);
  });

  it('what is switched off, or has another link now, is left alone', async () => {
    const at = await scene();
    const { app } = at;
    await app.db.execute(sql`UPDATE empreendimentos SET ativo = false`);
    expect(await at.turn()).toBe(0);
    await app.db.execute(
      sql`UPDATE empreendimentos SET ativo = true, drive_url = 'https://drive.google.com/drive/folders/1AnotherFolderAnotherFolder00000'`,
    );
    expect(await at.turn()).toBe(0);
  });

  it('one look serves all that share a folder', async () => {
    const at = await scene();
    const second = await readFolder(at.app, at.drive, at.fake.link);
    at.tree.children!.push(file('Novo.pdf'));
    expect(await at.turn()).toBe(3);
    for (const id of [at.ids[0]!, second])
      expect(changesOf(await at.pasta(id))).toEqual(['adicionado Novo.pdf']);
  });

  it('a folder on this machine is looked at too, without a call to Google', async () => {
    const at = await scene();
    const path = join(at.app.config.drive.localRoot, 'aurora');
    mkdirSync(path, { recursive: true });
    writeFileSync(join(path, 'Book.pdf'), 'um');
    const id = await readFolder(at.app, at.drive, 'file:///aurora');
    await at.app.db.execute(sql`UPDATE empreendimentos SET ativo = false WHERE id <> ${id}`);
    writeFileSync(join(path, 'Tabela.pdf'), 'dois');
    expect(await at.turn()).toBe(0);
    expect(changesOf(await at.pasta(id))).toEqual(['adicionado Tabela.pdf']);
    rmSync(path, { recursive: true });
    await at.turn();
    expect((await at.pasta(id)).erro).toContain('não existe');
    expect(await calls(at)).toBe(0);
  });
});

describe('WIR-05 calls to Google are counted', () => {
  it('no more in a day than may be, across processes and restarts, each one counted before it is made', async () => {
    const at = await scene();
    // Its listing costs more than a whole day may.
    for (let n = 0; n < 8; n += 1) at.tree.children!.push(folder(`Pasta ${n}`, [file(`${n}.jpg`)]));
    for (let n = 0; n < 4; n += 1) {
      at.app.clock.advance(16 * 60 * minuteMs);
      await Promise.all([at.vigia({ dailyCalls: 7 }).turn(), at.vigia({ dailyCalls: 7 }).turn()]);
      await at.vigia({ dailyCalls: 7 }).turn();
    }
    const days = await at.app.db.select().from(driveChamadas);
    expect(days.some(({ total }) => total === 7)).toBe(true);
    for (const { total } of days) expect(total).toBeLessThanOrEqual(7);
    expect(at.fake.requests.length).toBeLessThanOrEqual(await calls(at));
    const { falhas } = (await at.app.db.select().from(pastaVigias))[0]!;
    expect(falhas).toBe(0);
  });

  it('two looks at one folder never run at once, whoever asks', async () => {
    const at = await scene({ latencyMs: 150 });
    at.app.clock.advance(everyMs);
    await at.app.login();
    const started = at.vigia().turn();
    await expect.poll(() => at.fake.requests.length).toBeGreaterThan(0);
    const [, , answer] = await Promise.all([
      started,
      at.vigia().turn(),
      at.app.post(`/api/empreendimentos/${at.ids[0]}/pasta/comparar`),
    ]);
    // The app's own Drive has no key: what matters is that it waited for its turn.
    expect(answer.status).toBe(200);
    expect(at.fake.requests.filter(({ operation }) => operation === 'get')).toHaveLength(1);
  });

  it.each(['dailyLimitExceeded', 'userRateLimitExceeded', 'rateLimitExceeded', 'quotaExceeded'])(
    '403 %s: nobody is asked again for a while, no folder is called lost, nothing is tried twice',
    async (reason) => {
      const at = await scene();
      at.fake.on({}, { status: 403, reason }, 100);
      expect(await at.turn()).toBeLessThanOrEqual(2);
      expect(await at.turn(everyMs)).toBe(0);
      expect((await at.pasta()).erro).toBeNull();
      expect(await pendencias(at)).toEqual([]);
    },
  );
});

describe('WIR-05 where Google tells of changes', () => {
  it('an untouched folder costs one call every 15 minutes, a touched one is looked at, wherever in it', async () => {
    const at = await scene({ account: true });
    // The first look: the token, then the listing, which says that its account is told.
    expect(await at.turn()).toBe(4);
    expect(await at.turn()).toBe(1);
    const plantas = at.tree.children![1]!;
    const added = file('Tipo B.jpg');
    plantas.children!.push(added);
    at.fake.changed(added);
    expect(await at.turn()).toBe(4);
    expect(changesOf(await at.pasta())).toEqual(['adicionado Plantas/Tipo B.jpg']);
    expect(await at.turn()).toBe(1);
    const [book] = at.tree.children!;
    at.tree.children!.shift();
    at.fake.changed(book!, 'gone');
    await at.turn();
    expect(changesOf(await at.pasta())!.sort()).toEqual([
      'adicionado Plantas/Tipo B.jpg',
      'removido Book.pdf',
    ]);
  });

  it('a thousand changes elsewhere, page by page, touch no folder of ours', async () => {
    const at = await scene({ account: true, pageSize: 200 });
    await at.turn();
    for (let n = 0; n < 1000; n += 1) at.fake.changed(file(`outro ${n}`));
    expect(await at.turn()).toBe(5);
    expect((await at.app.db.select().from(driveMudancas))[0]!.token).toBe('1001');
    expect((await at.app.db.select().from(pastaVigias))[0]!.tocada).toBe(false);
  });

  it.each([400, 404, 410])(
    'a token refused with %i is replaced, and the folder looked through',
    async (status) => {
      const at = await scene({ account: true });
      await at.turn();
      at.tree.children!.push(file('Perdido.pdf'));
      at.fake.on({ operation: 'changes' }, { status, reason: 'invalid' });
      expect(await at.turn()).toBe(5);
      expect(changesOf(await at.pasta())).toEqual(['adicionado Perdido.pdf']);
      expect(await at.turn()).toBe(1);
    },
  );

  it('a folder that is shared by link alone is told of by nobody: it is looked through', async () => {
    const at = await scene({ account: true, shared: false });
    expect(await at.turn()).toBe(4);
    expect(await at.turn()).toBe(3);
  });

  it('once a day it is looked through all the same', async () => {
    const at = await scene({ account: true });
    await at.turn();
    expect(await at.turn(dayMs)).toBe(4);
  });
});
