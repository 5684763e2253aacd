import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hotsiteStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { empreendimentos } from '#server/db/schema/empreendimentos.ts';
import { pesquisas } from '#server/db/schema/runs.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { catalogOf, insertEmpreendimento } from '#tests/fixtures/hotsite.ts';
import { storePictures } from '#tests/fixtures/stored-pictures.ts';
import { ensureHotsite } from './service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ workers: true });
  await app.login();
  await storePictures(app.config, catalogOf().assets);
});
afterAll(() => app?.close());

const around = 'O Mercado Público e a Praça das Flores ficam no mesmo bairro.';
const texto = [
  'Apartamentos de 2 e 3 dormitórios no Centro.',
  around,
  'A região valorizou 38% em dois anos.',
  'Metade das unidades já foi vendida e as obras estão adiantadas.',
  'Saiba mais em www.exemplo.test ou ligue (47) 99999-0000.',
  'O parque fica a 900 metros e o',
].join(' ');
const fontes = [
  { url: 'https://www.jornal.exemplo.test/centro?de=busca', titulo: 'O Centro em foco' },
  { url: 'https://jornal.exemplo.test/outra', titulo: null },
  { url: 'http://sem-cifra.exemplo.test/', titulo: null },
  { url: 'javascript:alert(1)', titulo: 'x' },
];

const written = 'Apartamentos no Centro.';
async function researched({ buscou, apart = false }: { buscou: boolean; apart?: boolean }) {
  const descricao = apart ? written : texto;
  const empreendimentoId = await insertEmpreendimento(app.db, {
    descricao,
    origens: { descricao: 'motor' },
    assetsCatalog: JSON.stringify(catalogOf()),
  });
  await app.db.insert(pesquisas).values({
    empreendimentoId,
    assunto: 'Aurora',
    motor: 'Modelo',
    buscou,
    fontes,
    texto: descricao,
    achados: apart ? texto : null,
  });
  const { id, rota } = await app.db.transaction((tx) =>
    ensureHotsite(tx, { empreendimentoId, nome: 'Residencial Aurora' }),
  );
  return {
    empreendimentoId,
    async page(style: string) {
      const { status, body } = await app.post(`/api/hotsites/${id}/generate-gpt5`, { style });
      expect([style, status, body.generated?.rascunho]).toEqual([style, 200, null]);
      return (await app.get(`/hotsite/${rota}`, { token: null })).text;
    },
  };
}

it('what a search found stands on the page in every style, whole sentences, with the sites it was found on', async () => {
  const { page } = await researched({ buscou: true });
  for (const style of hotsiteStyles) {
    const html = await page(style);
    expect(html).toContain(around);
    expect(html).toContain('Fontes da pesquisa');
    expect(html.match(/href="https:\/\/www\.jornal\.exemplo\.test\/centro\?de=busca"/g)).toHaveLength(1);
    for (const never of [
      '38% em',
      'valorizou',
      'vendida',
      'adiantadas',
      '99999',
      '900 metros',
      'sem-cifra',
      'alert(',
    ])
      expect([style, never, html.includes(never)]).toEqual([style, never, false]);
  }
}, 120_000);

it('what a search found stands there although the description, of the record alone, does not say it', async () => {
  const { page } = await researched({ buscou: true, apart: true });
  const html = await page('modern');
  expect(html).toContain(around);
  expect(html).toContain('Fontes da pesquisa');
}, 120_000);

it('what an engine knew without a search, and a text a person has changed since, have no sources and add nothing', async () => {
  const unsearched = await researched({ buscou: false });
  expect(await unsearched.page('modern')).not.toContain(around);
  const changed = await researched({ buscou: true });
  await app.db
    .update(empreendimentos)
    .set({ descricao: 'Apartamentos no Centro.' })
    .where(eq(empreendimentos.id, changed.empreendimentoId));
  const html = await changed.page('modern');
  expect(html).not.toContain(around);
  expect(html).not.toContain('Fontes da pesquisa');
}, 120_000);
