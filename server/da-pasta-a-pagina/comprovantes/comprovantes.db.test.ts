import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { createStorage } from '#server/adapters/storage/create.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import { hotsitePublicacoes, hotsites, hotsiteVersoes } from '#server/db/schema/empreendimentos.ts';
import { auditoria } from '#server/db/schema/sistema.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createHotsite } from '#tests/factories/hotsite.ts';
import { makePdf, smallFolder, writeFolder } from '#tests/fixtures/pasta.ts';
import { runFolder } from '#tests/follow-run.ts';
import { verifyPack } from './verify-pack.ts';

const run = promisify(execFile);
const dayMs = 24 * 60 * 60_000;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const dayOf = (moment: Date) =>
  new Intl.DateTimeFormat('sv', { timeZone: 'America/Sao_Paulo' }).format(moment);

let app: TestApp;
let storage: Storage;
let hotsiteId: number;
let dir: string;
/** Content of the folder that was read. */
let folder: Record<string, Buffer>;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'portal-comprovantes-'));
  app = await startTestApp({ workers: true });
  storage = createStorage(app.config.storage);
  await app.login();
  folder = await smallFolder();
  const link = writeFolder(app.config.drive.localRoot, 'residencial-aurora', {
    ...folder,
    'Contrato de compra e venda - Fulano de Tal.pdf': await makePdf([
      ['CONTRATO', 'Comprador: Fulano de Tal, CPF 529.982.247-25'],
    ]),
  });
  const { frames } = await runFolder(app, link);
  hotsiteId = Number(frames.at(-1)!.event.data!.hotsiteId);
}, 120_000);
afterAll(async () => {
  await app?.close();
  rmSync(dir, { recursive: true, force: true });
});

let serial = 0;
async function download(query = ''): Promise<string> {
  const token = await app.login();
  const answer = await fetch(`${app.url}/api/hotsites/${hotsiteId}/comprovante${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  serial += 1;
  const path = join(dir, `comprovante-${serial}.zip`);
  writeFileSync(path, Buffer.from(await answer.arrayBuffer()));
  return path;
}
async function contentsOf(path: string): Promise<Map<string, Buffer>> {
  const zip = await openPromise(path, { lazyEntries: true });
  const found = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    found.set(entry.fileName, Buffer.concat(chunks));
  }
  return found;
}
/** The same pack after tampering. */
async function repack(files: Map<string, Buffer>): Promise<string> {
  const zip = new ZipFile();
  for (const [name, bytes] of files) zip.addBuffer(bytes, name, { compress: false });
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  serial += 1;
  const path = join(dir, `mexido-${serial}.zip`);
  writeFileSync(path, Buffer.concat(chunks));
  return path;
}
const json = (files: Map<string, Buffer>, name: string) => JSON.parse(files.get(name)!.toString());

describe('the evidence of a published page', () => {
  it('holds the page as it is stored, what it was written from, who published it and what the check found', async () => {
    const files = await contentsOf(await download());
    const [versao] = await app.db
      .select()
      .from(hotsiteVersoes)
      .where(eq(hotsiteVersoes.hotsiteId, hotsiteId));
    for (const [name, key] of [
      ['pagina/fonte.html', versao!.htmlFile],
      ['pagina/estilo.css', versao!.cssFile],
      ['pagina/script.js', versao!.jsFile],
    ] as const) {
      expect(files.get(name)!.equals(Buffer.from((await storage.get(key))!.bytes))).toBe(true);
      // The stored key names the content: the pack's own file proves itself by it.
      expect(key).toContain(sha256(files.get(name)!));
    }
    // What a page asks for is a list that is read, and no code.
    expect(files.get('LEIA-ME.txt')!.toString()).toMatch(/script\.js, que é só a lista dos\s+comportamentos/);
    expect(json(files, 'fatos.json')).toEqual(versao!.fatos);
    expect(json(files, 'blueprint.json')).toEqual(versao!.blueprint);
    expect(json(files, 'conferencia.json')).toEqual(versao!.achados);
    expect(json(files, 'publicacao.json')).toMatchObject({
      versao: 1,
      publicadaEm: versao!.criadoEm.toISOString(),
      publicadaPor: 'admin',
      motivo: 'Super AI',
      motor: 'Motor local',
      ressalva: null,
      execucao: { numero: 1, tipo: 'super-ai' },
    });
    const manifest = json(files, 'manifesto.json');
    expect(manifest.arquivos.map(({ nome }: { nome: string }) => nome)).toEqual(
      [...files.keys()].filter((name) => !name.startsWith('manifesto.')),
    );
  });

  it('holds every picture of the page with its hash and the file of the folder it was made of', async () => {
    const files = await contentsOf(await download());
    const pictures = json(files, 'imagens.json');
    expect(pictures.length).toBeGreaterThan(5);
    for (const { endereco, arquivo, sha256: hash, original } of pictures) {
      expect(sha256(files.get(arquivo)!)).toBe(hash);
      expect(original.arquivo).toMatch(/\.(jpe?g|png)$/i);
      expect(files.get('pagina/fonte.html')!.toString() + files.get('pagina/estilo.css')).toContain(endereco);
    }
    // What opens in a browser leads to the packed pictures and shows nobody's name.
    const view = files.get('pagina/abrir.html')!.toString();
    expect(view).not.toContain('/media/');
    expect(view).not.toContain('{{CORRETOR');
    expect(view).toContain('../imagens/img/');
  });

  it('names each document with its hash and quotes the words each value was read in', async () => {
    const { documentos, citacoes, lidoEm } = json(await contentsOf(await download()), 'fontes.json');
    expect(lidoEm).toBeTruthy();
    const read = documentos.filter(({ situacao }: { situacao: string }) => situacao === 'lido');
    expect(read.length).toBeGreaterThan(0);
    const known = new Set(Object.values(folder).map(sha256));
    for (const { sha256: hash } of read) expect(known).toContain(hash);
    const price = citacoes.find(({ campo }: { campo: string }) => campo === 'precoInicial');
    expect(price).toMatchObject({ valor: '690000.00', naPagina: true });
    expect(price.trechos[0]).toMatchObject({
      pagina: expect.any(Number),
      trecho: expect.stringMatching(/690/),
    });
  });

  it('holds of private papers that there are some, and neither a name nor a word of them', async () => {
    const files = await contentsOf(await download());
    expect(json(files, 'fontes.json').reservados).toEqual([{ documento: 1, sha256: null }]);
    for (const [name, bytes] of files)
      expect(bytes.toString('latin1'), name).not.toMatch(/Fulano|Contrato de compra|529\.982/i);
  });

  it('is the same to the last byte when it is made again, and the audit log has its hash', async () => {
    const [first, second] = [await download(), await download()];
    expect(sha256(readFileSync(second))).toBe(sha256(readFileSync(first)));
    const { manifestHash, problems } = await verifyPack(first);
    expect(problems).toEqual([]);
    const logged = () =>
      app.db
        .select()
        .from(auditoria)
        .where(and(eq(auditoria.acao, 'baixou-comprovante'), eq(auditoria.entidadeId, String(hotsiteId))))
        .orderBy(desc(auditoria.id));
    await expect
      .poll(async () => (await logged())[0]?.dados)
      .toMatchObject({ manifesto: manifestHash, versao: 1 });
  });
});

describe('the day that is asked for', () => {
  const ask = (data: string) => app.get(`/api/hotsites/${hotsiteId}/publicacao?data=${data}`);

  it('shows what was public at its end', async () => {
    const [versao] = await app.db
      .select()
      .from(hotsiteVersoes)
      .where(eq(hotsiteVersoes.hotsiteId, hotsiteId));
    const earlier = { ...versao!, numero: 90, motivo: 'Mais antiga', runId: null };
    const { id: _, ...values } = earlier;
    const long = new Date(versao!.criadoEm.getTime() - 10 * dayMs);
    const [old] = await app.db
      .insert(hotsiteVersoes)
      .values({ ...values, criadoEm: long })
      .returning();
    await app.db.insert(hotsitePublicacoes).values({
      hotsiteId,
      versaoId: old!.id,
      publicadaEm: long,
      motivo: 'Mais antiga',
      ressalva: 'Registro em andamento',
      achados: [{ level: 'red', code: 'a', message: 'Sem registro' }],
    });
    try {
      expect((await ask(dayOf(versao!.criadoEm))).body).toMatchObject({ versao: 1, publicadaPor: 'admin' });
      expect((await ask(dayOf(long))).body).toMatchObject({
        versao: 90,
        motivo: 'Mais antiga',
        ressalva: 'Registro em andamento',
        achados: [{ level: 'red', message: 'Sem registro' }],
      });
      expect((await ask(dayOf(new Date(long.getTime() + 3 * dayMs)))).body.versao).toBe(90);
      const files = await contentsOf(await download(`?data=${dayOf(long)}`));
      expect(json(files, 'publicacao.json')).toMatchObject({
        versao: 90,
        data: dayOf(long),
        ressalva: 'Registro em andamento',
      });
      expect(json(files, 'conferencia.json')).toMatchObject([{ code: 'a' }]);
      // Nothing had been read by then.
      expect(json(files, 'fontes.json')).toMatchObject({ lidoEm: null, documentos: [], citacoes: [] });
      const before = await ask(dayOf(new Date(long.getTime() - dayMs)));
      expect([before.status, before.body.message]).toEqual([
        404,
        'Nesta data o hotsite ainda não tinha página publicada',
      ]);
    } finally {
      await app.db.delete(hotsiteVersoes).where(eq(hotsiteVersoes.numero, 90));
    }
  });

  it('takes the sources of that time after a further reading', async () => {
    const before = json(await contentsOf(await download()), 'fontes.json');
    // As a reading of tomorrow leaves the record.
    const later = new Date(Date.now() + dayMs).toISOString();
    const [{ empreendimentoId }] = (await app.db
      .select({ empreendimentoId: hotsites.empreendimentoId })
      .from(hotsites)
      .where(eq(hotsites.id, hotsiteId))) as [{ empreendimentoId: number }];
    await app.pool.query(
      `UPDATE empreendimentos SET metadados = jsonb_set(metadados, '{lidoEm}', to_jsonb($1::text)) WHERE id = $2`,
      [later, empreendimentoId],
    );
    const after = json(await contentsOf(await download()), 'fontes.json');
    expect(after.citacoes).toEqual(before.citacoes);
    expect(after.documentos).toEqual(expect.arrayContaining(before.documentos.slice(0, 1)));
    expect(new Date(after.lidoEm).getTime()).toBeLessThan(Date.parse(later));
    expect(JSON.stringify(after)).not.toMatch(/Fulano|Contrato de compra/);
  });

  it('API-13 is a day there is, up to today, of a hotsite there is, for who is signed in', async () => {
    for (const data of ['ontem', '2026-02-30', '20260101']) expect((await ask(data)).status).toBe(400);
    const tomorrow = await ask(dayOf(new Date(app.clock.now().getTime() + dayMs)));
    expect([tomorrow.status, tomorrow.body.field]).toEqual([400, 'data']);
    expect((await app.get('/api/hotsites/99999/comprovante')).status).toBe(404);
    const bare = await createHotsite(app.db);
    expect((await app.get(`/api/hotsites/${bare.id}/comprovante`)).status).toBe(404);
    expect((await app.get(`/api/hotsites/${hotsiteId}/comprovante`, { token: null })).status).toBe(401);
  });

  it('a page whose files are gone is said to be so before anything is sent', async () => {
    const [versao] = await app.db
      .select()
      .from(hotsiteVersoes)
      .where(eq(hotsiteVersoes.hotsiteId, hotsiteId));
    const change = (cssFile: string) =>
      app.db.update(hotsiteVersoes).set({ cssFile }).where(eq(hotsiteVersoes.id, versao!.id));
    await change(`hotsites/00/${'0'.repeat(64)}.css`);
    const answer = await app.get(`/api/hotsites/${hotsiteId}/comprovante`);
    expect(answer.status).toBe(503);
    await change(versao!.cssFile);
  });
});

describe('npm run evidence -- verify', () => {
  const command = (path: string) =>
    run(process.execPath, ['scripts/evidence.ts', 'verify', path]).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      (error) => ({
        code: error.code as number,
        stdout: error.stdout as string,
        stderr: error.stderr as string,
      }),
    );

  it('says that everything is as it was kept, and exits with 0', async () => {
    const { code, stdout } = await command(await download());
    expect(stdout).toMatch(/Confere: \d+ arquivos, todos como foram guardados/);
    expect(stdout).toMatch(/Manifesto: [0-9a-f]{64}/);
    expect(code).toBe(0);
  });

  it('finds one changed byte, wherever it is in a file of the pack', async () => {
    const path = await download();
    const whole = readFileSync(path);
    const files = await contentsOf(path);
    // Daily one file of each folder and kind, else every one of them.
    const kindOf = (name: string) => `${dirname(name)} ${extname(name)}`;
    const ofKinds = new Map([...files].map((file) => [kindOf(file[0]), file]));
    for (const [name, bytes] of process.env.TEST_DAILY ? ofKinds.values() : files) {
      if (bytes.length === 0) continue;
      const at = whole.indexOf(bytes) + Math.floor(bytes.length / 2);
      const changed = Buffer.from(whole);
      changed[at]! ^= 1;
      const copy = join(dir, 'um-byte.zip');
      writeFileSync(copy, changed);
      const { problems } = await verifyPack(copy);
      expect(problems.length, name).toBeGreaterThan(0);
    }
    const elsewhere = join(dir, 'um-byte.zip');
    writeFileSync(elsewhere, Buffer.from(whole).fill(whole[5000]! ^ 1, 5000, 5001));
    expect((await verifyPack(elsewhere)).problems.length).toBeGreaterThan(0);
  });

  it('finds a file that was changed although the ZIP is whole, that is missing, and that was added', async () => {
    const files = await contentsOf(await download());
    const changed = await repack(new Map([...files, ['fatos.json', Buffer.from('{"precoInicial":"1.00"}')]]));
    expect((await verifyPack(changed)).problems).toEqual(['fatos.json: foi alterado.']);
    const missing = new Map(files);
    missing.delete('conferencia.json');
    expect((await verifyPack(await repack(missing))).problems).toEqual(['conferencia.json: falta.']);
    const added = await repack(new Map([...files, ['pagina/outra.html', Buffer.from('x')]]));
    expect((await verifyPack(added)).problems).toEqual([
      'pagina/outra.html: não está no manifesto (foi acrescentado).',
    ]);
    const { code, stderr } = await command(added);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/Não confere:[\s\S]*foi acrescentado/)]);
  });

  it('finds a manifest that was made to fit', async () => {
    const files = await contentsOf(await download());
    const facts = Buffer.from('{"precoInicial":"1.00"}');
    const manifest = json(files, 'manifesto.json');
    const entry = manifest.arquivos.find(({ nome }: { nome: string }) => nome === 'fatos.json');
    Object.assign(entry, { bytes: facts.length, sha256: sha256(facts) });
    const fitted = await repack(
      new Map([...files, ['fatos.json', facts], ['manifesto.json', Buffer.from(JSON.stringify(manifest))]]),
    );
    expect((await verifyPack(fitted)).problems).toEqual([
      'manifesto.json: foi alterado (o hash não confere com manifesto.sha256).',
    ]);
  });

  it('says of what is no pack that it is none, and exits with 1', async () => {
    const path = await download();
    const whole = readFileSync(path);
    const cases: [string, Buffer][] = [
      ['vazio.zip', Buffer.alloc(0)],
      ['cortado.zip', whole.subarray(0, whole.length - 100)],
      ['metade.zip', whole.subarray(0, whole.length / 2)],
      ['texto.zip', Buffer.from('isto não é um ZIP')],
    ];
    for (const [name, bytes] of cases) {
      writeFileSync(join(dir, name), bytes);
      expect((await verifyPack(join(dir, name))).problems, name).toEqual([
        expect.stringContaining('incompleto, danificado ou não é um comprovante'),
      ]);
    }
    const other = await repack(new Map([['leia.txt', Buffer.from('oi')]]));
    expect((await verifyPack(other)).problems).toContain('manifesto.json: falta.');
    const { code, stderr } = await command(join(dir, 'nada.zip'));
    expect([code, stderr]).toEqual([1, expect.stringContaining('não existe')]);
  });
});
