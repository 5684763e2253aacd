import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import {
  type CampoDaLeitura,
  type CampoLido,
  type Leitura,
  leituraSchema,
} from '#contract/da-pasta-a-pagina/leitura.ts';
import { empreendimentos, leituraDecisoes } from '#server/db/schema/empreendimentos.ts';
import { auditoria } from '#server/db/schema/sistema.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createBairro } from '#tests/factories/bairro.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { createIncorporadora } from '#tests/factories/incorporadora.ts';
import { bookPages, makePdf, smallFolder, tabelaPages, writeFolder } from '#tests/fixtures/pasta.ts';
import { runFolder } from '#tests/follow-run.ts';
import { calibrate, reachesNineInTen } from '../../../scripts/check/calibration.ts';

let app: TestApp;
let id: number;
let link: string;
let files: Record<string, Buffer>;

beforeAll(async () => {
  app = await startTestApp({ workers: true });
  await app.login();
  files = await smallFolder();
  link = writeFolder(app.config.drive.localRoot, 'leitura', files);
  const { frames } = await runFolder(app, link);
  id = frames.at(-1)!.event.data!.empreendimentoId as number;
}, 60_000);
afterAll(() => app?.close());
beforeEach(async () => {
  await app.db.delete(leituraDecisoes);
});

const path = () => `/api/empreendimentos/${id}/leitura`;
const read = async (): Promise<Leitura> => (await app.get(path())).body;
const fieldOf = (leitura: Leitura, campo: CampoDaLeitura): CampoLido =>
  leitura.campos.find((each) => each.campo === campo)!;
const field = async (campo: CampoDaLeitura) => fieldOf(await read(), campo);
const decide = (campo: CampoDaLeitura, decisao: string, more: object = {}) =>
  app.post(`${path()}/${campo}`, { decisao, ...more });
const stored = async () =>
  (await app.db.select().from(empreendimentos).where(eq(empreendimentos.id, id)))[0]!;
const set = (values: Partial<typeof empreendimentos.$inferInsert>) =>
  app.db.update(empreendimentos).set(values).where(eq(empreendimentos.id, id));
const readAgain = () => runFolder(app, link);

/** The folder with another sales table. */
async function withTabela(lines: string[]) {
  const name = Object.keys(files).find((each) => /tabela/i.test(each))!;
  return writeFolder(app.config.drive.localRoot, 'leitura', { ...files, [name]: await makePdf([lines]) });
}

describe('what waits for a decision', () => {
  it('is counted for the list as the review counts it, and only where something waits', async () => {
    const waiting = async () => (await app.get('/api/empreendimentos/a-revisar')).body;
    const fields = (await read()).campos.filter(({ estado }) => estado === 'a-revisar');
    expect(fields.length).toBeGreaterThan(3);
    expect(await waiting()).toEqual([{ id, campos: fields.length }]);
    await decide('precoInicial', 'aceitar');
    expect(await waiting()).toEqual([{ id, campos: fields.length - 1 }]);
    await app.post(path(), { campos: fields.map(({ campo }) => campo) });
    expect(await waiting()).toEqual([]);
  });
});

describe('where each value came from', () => {
  it('tells file, page, words, place on the page and confidence of every field that was read', async () => {
    const answer = await app.get(path());
    expect(leituraSchema.strict().safeParse(answer.body).error).toBeUndefined();
    const preco = fieldOf(answer.body, 'precoInicial');
    expect(preco).toMatchObject({ valor: '690000.00', igual: true, estado: 'a-revisar' });
    expect(preco.lido!.confianca).toBeGreaterThan(0.5);
    const [fonte] = preco.lido!.fontes;
    expect(fonte).toMatchObject({
      file: expect.stringMatching(/tabela/i),
      page: 1,
      quote: expect.stringContaining('690.000,00'),
      imagem: true,
      pagina: { width: expect.closeTo(595.28, 0), height: expect.closeTo(841.89, 0) },
    });
    const { x, y, width, height } = fonte!.box!;
    expect(x).toBeGreaterThan(0);
    expect(y + height).toBeLessThan(fonte!.pagina!.height);
    expect(x + width).toBeLessThan(fonte!.pagina!.width);
  });

  it('says of a field that stands in no document that it was not found', async () => {
    const suites = await field('descricao');
    expect(suites.estado === 'nao-encontrado').toBe(suites.lido === null);
    const leitura = await read();
    const missing = leitura.campos.filter(({ estado }) => estado === 'nao-encontrado');
    expect(missing.length).toBeGreaterThan(0);
    for (const { lido, igual } of missing) expect({ lido, igual }).toEqual({ lido: null, igual: false });
  });

  it('names the incorporadora and the place as the record has them, and knows them as the same', async () => {
    const leitura = await read();
    expect(fieldOf(leitura, 'bairro')).toMatchObject({ valor: 'Centro, Itapema/SC', igual: true });
    expect(fieldOf(leitura, 'incorporadora')).toMatchObject({
      valor: expect.stringMatching(/Horizonte/),
      igual: true,
    });
  });

  it('shows words that name bairro and city once', async () => {
    const { fontes } = fieldOf(await read(), 'bairro').lido!;
    const shown = fontes.map(({ file, page, quote }) => `${file} ${page} ${quote}`);
    expect(shown).toEqual([...new Set(shown)]);
  });

  it('draws the page the words stand on, once, and then keeps it', async () => {
    const { file, page } = (await field('precoInicial')).lido!.fontes[0]!;
    const address = `${path()}/pagina?documento=${encodeURIComponent(file)}&pagina=${page}`;
    const draw = () =>
      fetch(app.url + address, { headers: { authorization: `Bearer ${token}` } }).then(async (answer) => ({
        type: answer.headers.get('content-type'),
        cache: answer.headers.get('cache-control'),
        bytes: Buffer.from(await answer.arrayBuffer()),
      }));
    const token = await app.login();
    const first = await draw();
    expect(first).toMatchObject({ type: 'image/webp', cache: expect.stringContaining('private') });
    const { width, height } = await sharp(first.bytes).metadata();
    expect([width, Math.round((1000 * height!) / width!)]).toEqual([1400, 1414]);
    expect((await draw()).bytes.equals(first.bytes)).toBe(true);
    expect((await fetch(app.url + address)).status).toBe(401);
  });

  it('answers 404 for a page, a document or an empreendimento there is not', async () => {
    const { file } = (await field('precoInicial')).lido!.fontes[0]!;
    const page = (documento: string, pagina: number, of = id) =>
      app.get(
        `/api/empreendimentos/${of}/leitura/pagina?documento=${encodeURIComponent(documento)}&pagina=${pagina}`,
      );
    for (const answer of [
      await page(file, 999),
      await page('../../senha.pdf', 1),
      await page(file, 1, 999_999),
      await app.get('/api/empreendimentos/999999/leitura'),
    ])
      expect(answer.status).toBe(404);
    expect((await page(file, 0)).body).toMatchObject({ message: 'Página inválida' });
  });

  it('says so when the document is not kept any longer', async () => {
    const [row] = await app.db.select().from(empreendimentos).where(eq(empreendimentos.id, id));
    const documentos = (row!.metadados as { documentos: { path: string; origem?: string }[] }).documentos;
    const book = documentos.find((each) => /book/i.test(each.path))!;
    rmSync(join(app.config.storage.kind === 'disk' ? app.config.storage.dir : '', book.origem!));
    const answer = await app.get(`${path()}/pagina?documento=${encodeURIComponent(book.path)}&pagina=2`);
    expect([answer.status, answer.body.message]).toEqual([
      404,
      'O documento não está mais guardado. Leia a pasta de novo.',
    ]);
  });

  it('an empreendimento nobody has read documents for has only fields that were not found', async () => {
    const other = await createEmpreendimento(app.db);
    const { body } = await app.get(`/api/empreendimentos/${other.id}/leitura`);
    expect(body).toMatchObject({ lidoEm: null, documentos: [] });
    expect(new Set(body.campos.map(({ estado }: CampoLido) => estado))).toEqual(new Set(['nao-encontrado']));
  });
});

describe('what a person decides', () => {
  it('accepts a value that stands already, and notes who did it', async () => {
    const before = await stored();
    const { status, body } = await decide('precoInicial', 'aceitar', { revisao: before.revisao });
    expect(status).toBe(200);
    expect(fieldOf(body, 'precoInicial')).toMatchObject({ estado: 'aceito', decisao: { por: 'admin' } });
    expect((await stored()).revisao).toBe(before.revisao);
    const entries = await app.db
      .select()
      .from(auditoria)
      .where(and(eq(auditoria.acao, 'conferiu'), eq(auditoria.entidadeId, String(id))));
    expect(entries.at(-1)!.dados).toEqual({ campo: 'precoInicial', decisao: 'aceito' });
  });

  it('accepts a list of typologies in whatever order the database keeps their keys', async () => {
    const { metadados, tipologias } = await stored();
    const read = metadados as { fatos: { amenidades: object[] } };
    const value = { nome: 'Tipo A', dormitorios: 2, suites: 1, vagas: 1, area: '63.4' };
    const fatos = { ...read.fatos, tipologias: [{ ...read.fatos.amenidades[0], value }] };
    await set({ metadados: { ...read, fatos }, tipologias: [value] });
    expect(await field('tipologias')).toMatchObject({ igual: true, estado: 'a-revisar' });
    const { body } = await decide('tipologias', 'aceitar');
    expect(fieldOf(body, 'tipologias')).toMatchObject({ igual: true, estado: 'aceito' });
    await set({ metadados, tipologias });
  });

  it('accepts many at once, and none when one of them cannot be', async () => {
    const good = await app.post(path(), { campos: ['nome', 'areaMin', 'areaMax'] });
    const states = (leitura: Leitura) =>
      leitura.campos.filter(({ estado }) => estado === 'aceito').map(({ campo }) => campo);
    expect(states(good.body)).toEqual(['nome', 'areaMin', 'areaMax']);
    await app.db.delete(leituraDecisoes);
    const missing = (await read()).campos.find(({ estado }) => estado === 'nao-encontrado')!.campo;
    const bad = await app.post(path(), { campos: ['nome', missing] });
    expect([bad.status, bad.body.field]).toEqual([400, missing]);
    expect(states(await read())).toEqual([]);
  });

  it('edits, with what the field takes checked, and undoes it to what was there', async () => {
    for (const valor of ['-1', 'NaN', '1.2.3', '<b>', null, 5, ['1'], '0'])
      expect((await decide('precoInicial', 'editar', { valor })).status, String(valor)).toBe(400);
    const edited = await decide('precoInicial', 'editar', { valor: '712500.50' });
    expect(fieldOf(edited.body, 'precoInicial')).toMatchObject({
      valor: '712500.50',
      estado: 'editado',
      igual: false,
      corrigido: { por: 'admin', em: expect.stringMatching(/^\d{4}-/) },
      lido: { valor: expect.stringMatching(/^690000/) },
    });
    const undone = await app.call('DELETE', `${path()}/precoInicial`);
    expect(fieldOf(undone.body, 'precoInicial')).toMatchObject({
      valor: '690000.00',
      estado: 'a-revisar',
      corrigido: null,
      decisao: null,
    });
    expect((await app.call('DELETE', `${path()}/precoInicial`)).status).toBe(404);
  });

  it('a price corrected under a lapsed table holds from today, and goes back with its date', async () => {
    const before = await stored();
    await set({ dataTabela: '2020-01-31' });
    const today = dayInBrazil(new Date());
    const edited = await decide('precoInicial', 'editar', { valor: '720000' });
    expect(fieldOf(edited.body, 'dataTabela')).toMatchObject({ valor: today, estado: 'editado' });
    expect((await app.call('DELETE', `${path()}/precoInicial`)).status).toBe(200);
    expect(await stored()).toMatchObject({ precoInicial: before.precoInicial, dataTabela: '2020-01-31' });
    // The same price is no correction, and a table in force keeps its date.
    await decide('precoInicial', 'editar', { valor: before.precoInicial });
    expect((await stored()).dataTabela).toBe('2020-01-31');
    await set({ dataTabela: today });
    await decide('precoInicial', 'editar', { valor: '730000' });
    expect((await field('dataTabela')).decisao).toBeNull();
    await set({ precoInicial: before.precoInicial, dataTabela: before.dataTabela });
  });

  it('does not undo over what somebody wrote after the decision', async () => {
    await decide('endereco', 'editar', { valor: 'Rua das Acácias, 122' });
    await set({ endereco: 'Rua das Acácias, 124' });
    const answer = await app.call('DELETE', `${path()}/endereco`);
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'O valor mudou depois da decisão. Edite-o em vez de desfazer.',
    ]);
    expect((await field('endereco')).estado).toBe('editado');
  });

  it('EMP-17 refuses a minimum above the maximum, whichever end is changed', async () => {
    const message = 'O valor mínimo não pode ser maior que o máximo';
    expect((await decide('areaMin', 'editar', { valor: '500' })).body).toMatchObject({
      message,
      field: 'areaMin',
    });
    expect((await decide('vagasMax', 'editar', { valor: 0 })).body).toMatchObject({
      message,
      field: 'vagasMax',
    });
  });

  it('refuses a value: the field is empty, but never one the record needs', async () => {
    const refused = await decide('cartorio', 'recusar');
    expect(fieldOf(refused.body, 'cartorio')).toMatchObject({ valor: null, estado: 'recusado' });
    const amenidades = await decide('amenidades', 'recusar');
    expect(fieldOf(amenidades.body, 'amenidades').valor).toEqual([]);
    const nome = await decide('nome', 'recusar');
    expect([nome.status, nome.body.message]).toEqual([
      400,
      '“Nome” não pode ficar vazio. Edite o valor em vez de recusá-lo.',
    ]);
    for (const campo of ['cartorio', 'amenidades'] as const) await app.call('DELETE', `${path()}/${campo}`);
    expect((await field('amenidades')).igual).toBe(true);
  });

  it('takes the incorporadora and the bairro of the documents, but lets nobody type them', async () => {
    const incorporadora = await createIncorporadora(app.db, { nome: 'Outra Construtora' });
    const { bairroId, incorporadoraId } = await stored();
    await set({ bairroId: (await createBairro(app.db)).id, incorporadoraId: incorporadora.id });
    expect((await field('bairro')).igual).toBe(false);
    for (const campo of ['incorporadora', 'bairro'] as const) {
      expect((await decide(campo, 'editar', { valor: 'X' })).status).toBe(400);
      expect(fieldOf((await decide(campo, 'aceitar')).body, campo).igual).toBe(true);
    }
    expect(await stored()).toMatchObject({ bairroId, incorporadoraId });
  });

  it('API-19 decides nothing on a record that somebody has changed since it was read', async () => {
    const { revisao } = await read();
    await decide('endereco', 'editar', { valor: 'Rua das Acácias, 126', revisao });
    const late = await decide('precoInicial', 'editar', { valor: '1000000', revisao });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'alterado', change: { by: 'admin', fields: ['endereco'] } });
    expect((await stored()).precoInicial).toBe('690000.00');
    await app.call('DELETE', `${path()}/endereco`);
  });

  it('answers 400 to unknown fields and decisions, 404 to an empreendimento there is not', async () => {
    expect((await app.post(`${path()}/senha`, { decisao: 'aceitar' })).body.message).toBe(
      'Campo desconhecido',
    );
    expect((await decide('nome', 'apagar')).body.message).toBe('Decisão desconhecida');
    expect((await app.post('/api/empreendimentos/999999/leitura/nome', { decisao: 'aceitar' })).status).toBe(
      404,
    );
  });
});

describe('a further reading of the folder', () => {
  const newTable = [
    'TABELA DE VENDAS - RESIDENCIAL AURORA - FEVEREIRO/2026',
    'Unidade 201   63,00 m²   1 vaga   R$ 720.000,00',
    'Unidade 202   82,00 m²   2 vagas  R$ 885.000,00',
  ];

  it('keeps what a person wrote or accepted; the new value waits beside it', async () => {
    await decide('precoInicial', 'editar', { valor: '700000.00' });
    await decide('areaMax', 'aceitar');
    await withTabela(newTable);
    await readAgain();
    expect(await field('precoInicial')).toMatchObject({
      valor: '700000.00',
      estado: 'a-revisar',
      igual: false,
      lido: { valor: expect.stringMatching(/^720000/) },
    });
    expect(await field('areaMax')).toMatchObject({ valor: '82.00', estado: 'aceito' });
    const kept = await decide('precoInicial', 'manter');
    expect(fieldOf(kept.body, 'precoInicial')).toMatchObject({ valor: '700000.00', estado: 'mantido' });
    const taken = await decide('precoInicial', 'aceitar');
    expect(fieldOf(taken.body, 'precoInicial')).toMatchObject({ valor: '720000.00', estado: 'aceito' });
    await withTabela(tabelaPages[0]!);
    await readAgain();
    expect(await field('precoInicial')).toMatchObject({
      valor: '720000.00',
      estado: 'a-revisar',
      lido: { valor: expect.stringMatching(/^690000/) },
    });
    await withTabela(newTable);
    await readAgain();
  }, 60_000);

  it('does not bring back what was refused, unless the documents say something new', async () => {
    await decide('precoInicial', 'recusar');
    await readAgain();
    expect(await field('precoInicial')).toMatchObject({ valor: null, estado: 'recusado' });
    await withTabela(tabelaPages[0]!);
    await readAgain();
    expect(await field('precoInicial')).toMatchObject({
      valor: '690000.00',
      estado: 'a-revisar',
      igual: true,
    });
  }, 60_000);
});

describe('documents that contradict each other', () => {
  it('stand side by side with both quotes and the rule that decided', async () => {
    const book = Object.keys(files).find((each) => /book/i.test(each))!;
    const changed = bookPages.map((page) =>
      page.map((line) =>
        line.replace('1 a 2 vagas de garagem por apartamento', '3 vagas de garagem por apartamento'),
      ),
    );
    writeFolder(app.config.drive.localRoot, 'leitura', { ...files, [book]: await makePdf(changed) });
    await readAgain();
    const conflicting = (await read()).campos.filter(({ lido }) => lido && lido.conflitos.length > 0);
    expect(conflicting.map(({ campo }) => campo)).toContain('vagasMax');
    const { lido } = conflicting.find(({ campo }) => campo === 'vagasMax')!;
    expect(lido!.regra).toMatch(/\w{3}/);
    const said = [lido!.valor, ...lido!.conflitos.map(({ valor }) => valor)].sort();
    expect(said).toEqual([2, 3]);
    for (const { fontes } of lido!.conflitos) expect(fontes[0]!.quote).toMatch(/vaga/i);
  }, 60_000);
});

describe('TRU-02 what was not read with certainty is asked, and confidence is measured and learns', () => {
  /** Stores a reading whose largest area is doubtful. */
  async function doubtful() {
    const { metadados } = await stored();
    const { fatos } = metadados as { fatos: Record<string, { confidence: number } | null> };
    const areaMax = { ...fatos.areaMax!, value: '97.00', confidence: 0.5 };
    await set({
      areaMax: null,
      metadados: { ...(metadados as object), fatos: { ...fatos, areaMax }, duvidas: ['areaMax'] },
    });
  }

  it('is a question: not in the record, and answered by one decision', async () => {
    await doubtful();
    expect(await field('areaMax')).toMatchObject({ valor: null, duvida: true, lido: { valor: '97.00' } });
    expect((await decide('areaMax', 'aceitar')).status).toBe(200);
    expect(await field('areaMax')).toMatchObject({ valor: '97.00', duvida: false, estado: 'aceito' });
  });

  it('every acceptance and correction is a label, and the field says how often it was right', async () => {
    await doubtful();
    await decide('areaMax', 'editar', { valor: '82.00' });
    await decide('areaMin', 'aceitar');
    const rows = await app.db.select().from(leituraDecisoes);
    expect(rows.find(({ campo }) => campo === 'areaMax')).toMatchObject({
      confianca: 0.5,
      decisao: 'editado',
    });
    expect((await field('areaMax')).confiabilidade).toMatchObject({ certos: 0, total: 1 });
    expect((await field('areaMin')).confiabilidade).toMatchObject({ certos: 1, total: 1 });
  });

  it('typing what was read agrees with it', async () => {
    await doubtful();
    await decide('areaMax', 'editar', { valor: '97.00' });
    expect((await field('areaMax')).estado).toBe('aceito');
  });

  it('the line of a field rises with its errors, and a further reading asks what it stated before', async () => {
    const { id: bairroId } = await createBairro(app.db);
    const { id: incorporadoraId } = await createIncorporadora(app.db);
    for (let n = 0; n < 12; n += 1) {
      const { id: empreendimentoId } = await createEmpreendimento(app.db, { bairroId, incorporadoraId });
      await app.db
        .insert(leituraDecisoes)
        .values({ empreendimentoId, campo: 'precoInicial', decisao: 'recusado', lido: '1', confianca: 0.99 });
    }
    await set({ precoInicial: null });
    await readAgain();
    expect(await field('precoInicial')).toMatchObject({ valor: null, duvida: true });
    expect((await field('precoInicial')).confiabilidade).toMatchObject({ total: 12, certos: 0, dela: false });
  });

  it('a maker whose books were decided ten times is judged by them alone', async () => {
    const { id: bairroId } = await createBairro(app.db);
    const { incorporadoraId } = await stored();
    const other = await createIncorporadora(app.db);
    const decided = async (of: number, decisao: 'aceito' | 'recusado', lido: string) => {
      const { id: empreendimentoId } = await createEmpreendimento(app.db, { bairroId, incorporadoraId: of });
      await app.db
        .insert(leituraDecisoes)
        .values({ empreendimentoId, campo: 'areaMin', decisao, lido, confianca: 0.9 });
    };
    for (let n = 0; n < 30; n += 1) await decided(other.id, 'recusado', `${n}`);
    expect((await field('areaMin')).confiabilidade).toMatchObject({ total: 30, certos: 0, dela: false });
    const lineOfAll = (await field('areaMin')).confiabilidade!.linha;
    for (let n = 0; n < 10; n += 1) await decided(incorporadoraId!, 'aceito', `${n}`);
    const own = (await field('areaMin')).confiabilidade!;
    expect(own).toMatchObject({ total: 10, certos: 10, dela: true });
    expect(own.linha).toBeLessThan(lineOfAll);
  });

  it('strange books measure it: of 100 values held at 0.9, nine in ten must be right', () => {
    const of = (right: number, wrong: number) => {
      const held = [...Array(right + wrong).keys()].map((n) => ({
        key: `${n}`,
        field: 'areaMax',
        value: n < right ? '97.00' : '96.00',
        confidence: n % 2 ? 0.93 : 0.97,
      }));
      const truth = Object.fromEntries(held.map(({ key }) => [key, { in_text: { areaMax: 97 } }]));
      return reachesNineInTen(calibrate(held, truth));
    };
    expect(of(90, 10)).toBe(true);
    expect(of(89, 11)).toBe(false);
    expect(of(90, 9)).toBeNull();
  });
});
