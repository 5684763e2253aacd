import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createLocalIntelligence } from '#server/adapters/intelligence/local/create-local.ts';
import type { Intelligence, WriteInput } from '#server/adapters/intelligence/port.ts';
import { empreendimentos, hotsites, hotsiteVersoes } from '#server/db/schema/empreendimentos.ts';
import { auditoria } from '#server/db/schema/sistema.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { noOcr } from '#tests/fakes/no-ocr.ts';
import { makePdf, smallFolder, writeFolder } from '#tests/fixtures/pasta.ts';
import { runFolder } from '#tests/follow-run.ts';

let app: TestApp;
/** What happens while the engine is at a step. */
let meanwhile: { at: 'planPage' | 'writePage'; happens: () => Promise<unknown> } | null = null;

/** A minimal page: its content is irrelevant here. */
const html = ({ facts, assets }: WriteInput) => `<header><h1>${facts.nome}</h1></header>
<main id="conteudo"><img src="asset:${assets[0]?.id}" alt="Fachada" sizes="100vw" data-fit="cover"></main>
<footer><p>Imagens ilustrativas.</p></footer>`;
const local = createLocalIntelligence({
  renderHotsite: (input) => ({ html: html(input), css: 'body{margin:0}', js: '' }),
  ocr: noOcr,
  renderSection: () => '',
});
const happen = async (at: 'planPage' | 'writePage') => {
  if (meanwhile?.at === at) await meanwhile.happens();
};
const engine: Intelligence = {
  ...local,
  async planPage(...given) {
    await happen('planPage');
    return local.planPage(...given);
  },
  async writePage(...given) {
    await happen('writePage');
    return local.writePage(...given);
  },
};

beforeAll(async () => {
  app = await startTestApp({ workers: true, deps: { outside: { intelligence: engine } } });
  await app.login();
}, 60_000);
afterAll(() => app?.close());
afterEach(() => {
  meanwhile = null;
});

/** The folder of a separate empreendimento, by name. */
async function folderOf(nome: string): Promise<string> {
  const files = await smallFolder();
  const book = Object.keys(files).find((name) => /book/i.test(name))!;
  const facts = [
    [nome.toUpperCase(), 'Lançamento'],
    [
      ...['Ficha técnica', `Empreendimento: ${nome}`],
      'Incorporadora: Construtora Horizonte Ltda. - CNPJ 11.222.333/0001-81',
      'Endereço: Rua das Acácias, 120 - Bairro Centro - Itapema/SC',
      'Apartamentos de 63 m² a 82 m² de área privativa',
    ],
  ];
  const own = { [book]: await makePdf(facts), 'Fachada.jpg': files['Perspectivas/01 - Fachada frente.jpg']! };
  return writeFolder(app.config.drive.localRoot, nome, own);
}
const newest = async () =>
  (await app.db.select().from(empreendimentos)).sort((a, b) => b.id - a.id)[0] as { id: number };

test.each([
  ['planPage', 'Residencial Plano'],
  ['writePage', 'Residencial Texto'],
] as const)(
  'an empreendimento deleted while its run goes on stays deleted: at %s the run ends with that reason, and nothing is public',
  async (at, nome) => {
    meanwhile = {
      at,
      happens: async () => {
        const { id } = await newest();
        expect((await app.call('DELETE', `/api/empreendimentos/${id}`)).status).toBeLessThan(300);
      },
    };
    const { frames, sessionId } = await runFolder(app, await folderOf(nome));
    const { event } = frames.at(-1)!;
    expect(event.type).toBe('error');
    expect(event.message).toMatch(/(Empreendimento|Hotsite) não encontrado/);
    const { id } = await newest();
    const [row] = await app.db.select().from(empreendimentos).where(eq(empreendimentos.id, id));
    expect(row!.excluidoEm).toBeInstanceOf(Date);
    const pages = await app.db.select().from(hotsites).where(eq(hotsites.empreendimentoId, id));
    for (const page of pages) {
      expect(page.excluidoEm).toBeInstanceOf(Date);
      expect(page.versaoPublicaId).toBeNull();
      expect(await app.db.$count(hotsiteVersoes, eq(hotsiteVersoes.hotsiteId, page.id))).toBe(0);
    }
    expect((await app.get(`/api/super-ai/runs/${sessionId}`)).body.state).toBe('failed');

    // Brought back from the trash, the run is asked for again and ends with a page.
    meanwhile = null;
    expect((await app.post(`/api/lixeira/empreendimento/${id}/restaurar`, {})).status).toBe(200);
    const again = await runFolder(app, `file:///${encodeURIComponent(nome)}`, { mode: 'update' });
    expect(again.frames.at(-1)!.event).toMatchObject({ type: 'complete', data: { empreendimentoId: id } });
  },
  120_000,
);

test('a rota that another hotsite took while the run went on is left to it, and the page gets the next one', async () => {
  const nome = 'Residencial Disputado';
  meanwhile = {
    at: 'planPage',
    happens: async () => {
      const { id: empreendimentoId } = await createEmpreendimento(app.db);
      const rival = { nome: 'Outro', empreendimentoId, rota: 'residencial-disputado' };
      expect((await app.post('/api/hotsites', rival)).status).toBeLessThan(300);
    },
  };
  const { frames } = await runFolder(app, await folderOf(nome));
  expect(frames.at(-1)!.event).toMatchObject({
    type: 'complete',
    data: { rota: 'residencial-disputado-2' },
  });
  expect((await app.get('/hotsite/residencial-disputado-2', { token: null })).text).toMatch(
    new RegExp(`<h1[^>]*>${nome}</h1>`),
  );
  const [first] = await app.db.select().from(hotsites).where(eq(hotsites.rota, 'residencial-disputado'));
  expect(first).toMatchObject({ nome: 'Outro' });
  const made = and(eq(auditoria.acao, 'criou'), eq(auditoria.entidade, 'hotsite'));
  expect(await app.db.$count(auditoria, made)).toBeGreaterThanOrEqual(2);
}, 120_000);
