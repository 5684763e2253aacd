import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStorage } from '#server/adapters/storage/create.ts';
import type { Database } from '#server/db/client.ts';
import { tokens, webhookEntregas, webhooks } from '#server/db/schema/integracoes.ts';
import { lisaComunicados, lisaEnviadas } from '#server/db/schema/lisa.ts';
import { auditoria } from '#server/db/schema/sistema.ts';
import { openTestDatabase } from '#tests/database/open.ts';
import { createUser } from '#tests/factories/user.ts';
import { checkCopy } from './read-copy.ts';
import { restoreCopy } from './restore-copy.ts';
import { differingTables } from './table-sums.ts';
import { writeCopy } from './write-copy.ts';

let root: string;
let path: string;
let from: Database;
let to: Database;
const storage = () => createStorage({ kind: 'disk', dir: join(root, 'para') });

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'saida-'));
  path = join(root, 'copia.tar.gz');
  [from, to] = await Promise.all([openTestDatabase(), openTestDatabase()]);
  const { db, pool } = from;
  const { id: userId } = await createUser(db);
  const url = 'https://crm.exemplo.com.br/avisos';
  await db.insert(webhooks).values([
    { url, entidades: ['empreendimento', 'corretor'], sal: 'sal' },
    { url, entidades: ['corretor'], sal: 'sal 2', ativo: false, motivo: 'Desligado por nós' },
  ]);
  // Deeds of today, each of which the trigger notes for the address.
  for (const entidadeId of ['1', '2', '3'])
    await db.insert(auditoria).values({ acao: 'criou', entidade: 'empreendimento', entidadeId });
  await pool.query(`UPDATE webhook_entregas SET estado = 'entregue' WHERE entidade_id = '1'`);
  const message = {
    canal: 'simulado',
    pessoa: '5511900000001',
    chave: 'x',
    texto: 'Oi',
    liberadaEm: new Date(),
  };
  await db
    .insert(lisaEnviadas)
    .values(
      ['queued', 'sending', 'sent', 'failed'].map((estado) => ({ ...message, estado, criadoEm: new Date() })),
    );
  await db.insert(lisaComunicados).values({
    texto: 'Novidade',
    selecao: { quem: 'todos' },
    destinatarios: [1, 2],
    userId,
    criadoEm: new Date(),
  });
  await db.insert(tokens).values({
    nome: 'CRM',
    tokenHash: 'x',
    fim: 'abcd',
    escopos: ['integracao'],
    userId,
    expiraEm: new Date(Date.now() + 1e9),
  });
  await writeCopy({ pool, files: null }, path);
});
afterAll(async () => {
  await Promise.all([from?.close(), to?.close()]);
  await rm(root, { recursive: true, force: true });
});

it('a backup with deeds of today and addresses that are told of them is restored to the letter, and its deeds are told to nobody again', async () => {
  const manifest = await checkCopy(path);
  await restoreCopy({ pool: to.pool, storage: storage(), replace: true, exact: true }, path, manifest);
  expect(await differingTables(manifest, path, to.pool)).toEqual([]);
  expect(await to.db.$count(webhookEntregas)).toBe(3);
});

it('what waited to leave when a backup was made does not leave from the restored installation; people may send it again', async () => {
  const manifest = await checkCopy(path);
  const { paused } = await restoreCopy({ pool: to.pool, storage: storage(), replace: true }, path, manifest);
  expect(paused).toBe(1);
  const states = async (table: string) =>
    (await to.pool.query(`SELECT estado FROM ${table} ORDER BY id`)).rows.map(({ estado }) => estado);
  expect(await states('webhook_entregas')).toEqual(['entregue', 'falhou', 'falhou']);
  expect(await states('lisa_enviadas')).toEqual(['doubt', 'doubt', 'sent', 'failed']);
  const [sending] = await to.db.select().from(lisaComunicados);
  expect(sending!.paradoEm).not.toBeNull();
  const addresses = await to.db.select().from(webhooks).orderBy(webhooks.id);
  expect(addresses.map(({ ativo, motivo }) => [ativo, motivo])).toEqual([
    [false, expect.stringContaining('restaurada de uma cópia')],
    [false, 'Desligado por nós'],
  ]);
});

it('a restored backup opens nothing to a machine: a token that was revoked since stays so', async () => {
  const manifest = await checkCopy(path);
  expect(manifest.tabelas).not.toHaveProperty('tokens');
  await restoreCopy({ pool: to.pool, storage: storage(), replace: true }, path, manifest);
  expect(await to.db.$count(tokens)).toBe(0);
});

it('after a restore the deeds that follow are noted again for the addresses that are switched on', async () => {
  await to.pool.query('UPDATE webhooks SET ativo = true');
  await to.db.insert(auditoria).values({ acao: 'criou', entidade: 'corretor', entidadeId: '9' });
  expect(await to.db.$count(webhookEntregas)).toBe(5);
});
