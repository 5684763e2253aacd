import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '#contract/base/units.ts';
import type { AgendaDeCopias, AndamentoDeCopia, Copias } from '#contract/sistema/copias.ts';
import { createStorage } from '#server/adapters/storage/create.ts';
import { copyStores } from '#server/adapters/storage/for-copies.ts';
import { auditoria, copias } from '#server/db/schema/sistema.ts';
import { createLog } from '#server/kernel/log.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { testEngine } from '#tests/database/open.ts';
import { createCorretor } from '#tests/factories/corretor.ts';
import { type S3Fake, startS3 } from '#tests/fakes/s3.ts';
import { makeCopy } from './make-copy.ts';
import { createProgress } from './progress.ts';
import { checkCopy } from './read-copy.ts';
import { createCopias } from './service.ts';
import { differingTables } from './table-sums.ts';

let app: TestApp;
let files: S3Fake;
let backups: S3Fake;

/** The programme's files lie in one bucket, its backups on disk and in another. */
beforeAll(async () => {
  [files, backups] = await Promise.all([startS3('arquivos'), startS3('reserva')]);
  app = await startTestApp({
    env: {
      STORAGE: 's3',
      S3_ENDPOINT: files.options.endpoint,
      S3_BUCKET: 'arquivos',
      S3_ACCESS_KEY_ID: files.options.accessKeyId,
      S3_SECRET_ACCESS_KEY: files.options.secretAccessKey,
      BACKUP_S3_ENDPOINT: backups.options.endpoint,
      BACKUP_S3_BUCKET: 'reserva',
    },
  });
  await app.login();
  await createCorretor(app.db, { biografia: '“Linha”\n\t\\ ç' });
});
afterAll(async () => {
  await app?.close();
  await Promise.all([files?.close(), backups?.close()]);
});

const dir = () => join(app.config.dataDir, 'copias');
const read = async () => (await app.get('/api/copias')).body as Copias;
const choose = (agenda: AgendaDeCopias) => app.call('PUT', '/api/copias/agenda', { body: agenda });
const stored = () => createStorage({ kind: 's3', ...backups.options });
/** A process of its own would ask the same database. */
const worker = () => createCopias({ ...app, ...copyStores(app.config), log: createLog('silent') });
/** Sessions end with the day. */
const pass = async (ms: number) => {
  app.clock.advance(ms);
  await app.login();
};
const resumo = async () => (await app.get('/api/dashboard/resumo')).body.sistema;

/** Each engine restores in its own way; what else a backup is made of is asked of one a day. */
const whole = testEngine === 'postgres' || !process.env.TEST_DAILY;

describe('OPS-05 backups by schedule', () => {
  it('OPS-05 one is made a day at the chosen hour, by one process of all, of the rows and of a bucket’s files, lies on disk and in a bucket, and is the last verified one once it was restored into a scratch database', async () => {
    const bytes = Buffer.alloc(70_000, 'planta');
    await createStorage({ kind: 's3', ...files.options }).put('img/ab/planta.webp', bytes, 'image/webp');
    expect((await read()).agenda).toEqual({ ativa: true, hora: 3, manter: 7 });
    await worker().run();
    // The programme is younger than the first turn of its schedule.
    expect(await read()).toMatchObject({ copias: [], bucket: 'reserva', pedida: false });
    expect(await resumo()).toMatchObject({ ultimoBackup: null });

    await pass(dayMs);
    await Promise.all([worker().run(), worker().run()]);
    const { copias } = await read();
    expect(copias).toMatchObject([{ origem: 'agenda', noBucket: true, erro: null, arquivos: 1 }]);
    const [made] = copias;
    expect(made!.conferidaEm).not.toBeNull();
    expect((await resumo()).ultimoBackup).toBe(made!.criadaEm);
    expect(await readdir(dir())).toEqual([basename(made!.arquivo)]);
    const { partes, tabelas } = await checkCopy(made!.arquivo);
    expect(partes.find(({ nome }) => nome === 'arquivos/img/ab/planta.webp')?.bytes).toBe(70_000);
    expect(Object.values(tabelas).reduce((sum, count) => sum + count, 0)).toBe(made!.linhas);
    const sent = await stored().get(`copias/${basename(made!.arquivo)}`);
    expect(Buffer.compare(sent!.bytes, await readFile(made!.arquivo))).toBe(0);
    const [deed] = await app.db.select().from(auditoria).orderBy(desc(auditoria.id)).limit(1);
    expect(deed).toMatchObject({ acao: 'criou', entidade: 'copia', userId: null });

    await worker().run();
    expect((await read()).copias).toHaveLength(1);
  });

  it.runIf(whole)(
    'OPS-05 one asked for in the panel is made though the schedule is off, and only as many verified ones as chosen are kept, on disk and in the bucket',
    async () => {
      expect((await choose({ ativa: true, hora: 24, manter: 1 })).body).toMatchObject({
        field: 'hora',
        message: 'Escolha uma hora de 0 a 23',
      });
      expect((await choose({ ativa: false, hora: 0, manter: 1 })).status).toBe(200);
      const [old] = (await read()).copias;
      await pass(dayMs);
      await worker().run();
      expect((await read()).copias).toEqual([old]);
      expect((await app.post('/api/copias')).body).toMatchObject({ pedida: true });
      await worker().run();
      const { copias, pedida } = await read();
      expect(pedida).toBe(false);
      expect(copias).toMatchObject([{ origem: 'pedido', noBucket: true }]);
      expect(await readdir(dir())).toEqual([basename(copias[0]!.arquivo)]);
      expect(await stored().exists(`copias/${basename(old!.arquivo)}`)).toBe(false);
      expect(await stored().exists(`copias/${basename(copias[0]!.arquivo)}`)).toBe(true);
    },
  );

  it.runIf(whole)(
    'OPS-05 how far one is can be read from any process while it is made: tables, bytes of files, steps of the verification',
    async () => {
      const told: AndamentoDeCopia[] = [];
      const progress = createProgress(app);
      const parts = { ...app, ...copyStores(app.config) };
      const path = join(dir(), 'andamento.tar.gz');
      await makeCopy(parts, path, 'comando', {
        report(step) {
          told.push(step);
          progress.report(step);
        },
      });
      const of = (etapa: string) => told.filter((step) => step.etapa === etapa);
      expect(of('dados').length).toBe(of('dados')[0]!.total);
      expect(of('dados').map(({ feito }) => feito)).toEqual(of('dados').map((_, n) => n));
      expect(of('arquivos').at(-1)).toEqual({ etapa: 'arquivos', feito: 70_000, total: 70_000 });
      expect(of('conferencia').map(({ feito }) => feito)).toEqual([0, 1, 2, 3]);
      expect(told.at(-1)).toMatchObject({ etapa: 'envio', feito: 0 });
      await expect.poll(async () => (await read()).andamento).toEqual(told.at(-1));
      // A process that died left it behind.
      app.clock.advance(hourMs);
      expect(await progress.read()).toBeNull();
      app.clock.advance(-hourMs);
      await progress.end();
      expect((await read()).andamento).toBeNull();
      await app.db.delete(copias).where(eq(copias.arquivo, path));
    },
  );

  it.runIf(whole)('OPS-05 restored rows that differ in a letter are found', async () => {
    const { arquivo } = (await read()).copias[0]!;
    const manifest = await checkCopy(arquivo);
    await app.pool.query(`UPDATE corretores SET biografia = biografia || '.'`);
    const differing = await differingTables(manifest, arquivo, app.pool);
    expect(differing).toContain('corretores');
    expect(differing).not.toContain('ibge_estados');
  });

  it.runIf(whole)(
    'OPS-05 one that cannot be restored says so, stays unverified and is tried again; a bucket that is away leaves the one on disk verified',
    async () => {
      const verified = (await resumo()).ultimoBackup;
      await choose({ ativa: true, hora: 0, manter: 5 });
      await pass(dayMs);
      // Somebody changed the database by hand: this row stands in no schema of ours.
      await app.pool.query('ALTER TABLE instalacao ALTER COLUMN valor DROP NOT NULL');
      await app.pool.query(`INSERT INTO instalacao (chave) VALUES ('sem valor')`);
      await worker().run();
      await app.pool.query(`DELETE FROM instalacao WHERE chave = 'sem valor'`);
      const [failed] = (await read()).copias;
      expect(failed).toMatchObject({
        conferidaEm: null,
        noBucket: true,
        erro: expect.stringMatching(/^A cópia não pôde ser restaurada num banco à parte: /),
      });
      expect(await resumo()).toMatchObject({
        ultimoBackup: verified,
        problemas: [expect.stringMatching(/^A última cópia de segurança falhou: /)],
      });
      await worker().run();
      expect((await read()).copias[0]!.id).toBe(failed!.id);
      await pass(2 * hourMs);
      await backups.close();
      await worker().run();
      const { copias } = await read();
      expect(copias[0]).toMatchObject({ noBucket: false, erro: expect.stringMatching(/não respondeu/) });
      expect(copias[0]!.conferidaEm).not.toBeNull();
      expect((await resumo()).ultimoBackup).toBe(copias[0]!.criadaEm);
      // What could not be deleted there stays in the list.
      expect(copias[1]!.id).toBe(failed!.id);
      backups = await startS3('reserva');
    },
    180_000,
  );
});
