import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sentinels } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { createStorage } from '#server/adapters/storage/create.ts';
import { hotsiteVersoes } from '#server/db/schema/empreendimentos.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { type FakeAi, startFakeAi } from '#tests/fakes/ai.ts';
import { assetOf, catalogOf, insertEmpreendimento } from '#tests/fixtures/hotsite.ts';
import { assetsOf, fenceOf, goodAnswer, taskOf } from '#tests/fixtures/model-answers.ts';
import { storePictures } from '#tests/fixtures/stored-pictures.ts';
import { ensureHotsite } from '../service.ts';
import { originOf } from '../versions.ts';

let ai: FakeAi;
let app: TestApp;
let id: number;
let rota: string;
const path = () => `/api/hotsites/${id}/estudio`;

/** A page of two sections, as a model writes one. */
function pageOf(assets: string[]): string {
  const [html, css, js] = [sentinels.html, sentinels.css, sentinels.js];
  return `${html[0]}
<header><h1>Residencial Aurora</h1></header><main id="conteudo">
<section id="hero"><img src="asset:${assets[0]}" alt="Fachada do prédio"><p>A partir de R$ 690.000.</p></section>
<section id="galeria"><h2>Galeria</h2><img src="asset:${assets[1]}" alt="Piscina"></section></main>
<footer><p>{{CORRETOR_NOME}}, Corretor de Imóveis, CRECI {{CORRETOR_UF_CRECI}} {{CORRETOR_CRECI}}</p>
<a href="https://wa.me/{{CORRETOR_WHATSAPP}}">WhatsApp</a><p>Imagens ilustrativas.</p></footer>
${html[1]}
${css[0]}
body{margin:0;color:#1c1917}
${css[1]}
${js[0]}
pagina.on('load', 'body', 'addClass', 'body', { class: 'com-script' });
${js[1]}`;
}
/** One section in a model's format. */
const sectionOf = (html: string, css = '', js = '') =>
  [
    [...sentinels.html].join(`\n${html}\n`),
    [...sentinels.css].join(`\n${css}\n`),
    ...(js ? [[...sentinels.js].join(`\n${js}\n`)] : []),
  ].join('\n');

beforeAll(async () => {
  ai = await startFakeAi();
  app = await startTestApp({
    workers: true,
    env: {
      INTELLIGENCE: 'model',
      OPENAI_API_KEY: 'sk-teste',
      OPENAI_BASE_URL: ai.url,
      V0_API_KEY: 'sk-teste',
      V0_BASE_URL: ai.url,
    },
  });
  await app.login();
  const pictures = [
    assetOf('f1', { category: 'fachada', score: 95, description: 'Fachada principal' }),
    assetOf('l1', { category: 'lazer', kind: 'piscina', score: 80, description: 'Piscina' }),
  ];
  await storePictures(app.config, pictures);
  const empreendimentoId = await insertEmpreendimento(app.db, {
    assetsCatalog: JSON.stringify(catalogOf(pictures)),
  });
  ({ id, rota } = await app.db.transaction((tx) =>
    ensureHotsite(tx, { empreendimentoId, nome: 'Residencial Aurora' }),
  ));
  ai.answer((request) =>
    taskOf(request) === 'write' ? pageOf(assetsOf(fenceOf(request).inside)) : goodAnswer(request),
  );
  const made = await app.post(`/api/hotsites/${id}/generate-gpt5`, { style: 'modern' });
  expect(made).toMatchObject({ status: 200 });
}, 60_000);
afterAll(async () => {
  await app?.close();
  await ai?.stop();
});
beforeEach(() => {
  ai.forget();
  ai.requests.splice(0);
});

const page = async () => (await app.get(`/hotsite/${rota}`, { token: null })).text;
const versions = () => app.db.select().from(hotsiteVersoes).where(eq(hotsiteVersoes.hotsiteId, id));
const write = () => app.post(`${path()}/secao`, { secao: 'galeria' });

describe('a section a model writes again, over the wire', () => {
  test.each<[string, string, RegExp]>([
    ['a script', sectionOf('<section id="galeria"><script>alert(1)</script></section>'), /<script>/],
    [
      'a script beside it',
      sectionOf('<section id="galeria"><h2>x</h2></section>', '', 'fetch("/api/corretores")'),
      /script/,
    ],
    [
      'a handler',
      sectionOf('<section id="galeria"><img src="asset:f1" alt="x" onerror="x()"></section>'),
      /onerror/,
    ],
    [
      'a foreign image',
      sectionOf('<section id="galeria"><img src="https://golpe.example/x.png" alt="x"></section>'),
      /golpe\.example|imagem/i,
    ],
    [
      'a form',
      sectionOf('<section id="galeria"><form action="/x"><input name="cpf"></form></section>'),
      /<form>/,
    ],
    [
      'an invented number',
      sectionOf('<section id="galeria"><h2>Galeria</h2><p>Restam apenas 7 unidades.</p></section>'),
      /7 unidades/,
    ],
    [
      'a foreign address in its rules',
      sectionOf('<section id="galeria"><h2>x</h2></section>', 'h2{background:url(https://golpe.example/x)}'),
      /url|golpe/,
    ],
  ])('with %s is refused with the reason; the page and its versions stay', async (_name, answer, reason) => {
    const [before, kept] = [await page(), await versions()];
    ai.answer(() => answer);
    const refused = await write();
    expect(refused.status).toBe(400);
    expect(refused.body.message).toMatch(/^A seção gerada foi recusada\./);
    expect(`${refused.body.message} ${refused.body.detail}`).toMatch(reason);
    expect(ai.requests.length).toBeGreaterThan(0);
    expect(await page()).toBe(before);
    expect(await versions()).toEqual(kept);
  });

  test('that is clean changes its section alone, and the model is shown that section and no other', async () => {
    const [row] = await versions();
    const storage = createStorage(app.config.storage);
    const before = (await originOf(storage, row!))!.source;
    ai.answer(() => sectionOf('<section id="galeria"><h2>Outra galeria</h2></section>'));
    const answer = await write();
    expect(answer).toMatchObject({ status: 200, body: { mudou: true } });
    const [, draft] = (await versions()).sort((a, b) => a.numero - b.numero);
    const after = (await originOf(storage, draft!))!.source;
    expect(after).toEqual({
      ...before,
      html: before.html.replace(
        /<section id="galeria">[\s\S]*?<\/section>/,
        '<section id="galeria"><h2>Outra galeria</h2></section>',
      ),
    });
    expect(ai.requests).toHaveLength(1);
    // It is shown this section's pictures, too.
    expect(ai.requests[0]!.images.length).toBeGreaterThan(0);
    expect(await page()).not.toContain('Outra galeria');
  });

  test('that nobody saw before it was kept stays told as not drawn, however often it is checked', async () => {
    const [{ id: versaoId } = { id: 0 }] = (await versions()).sort((a, b) => a.numero - b.numero);
    const codes = ({ body }: { body: { achados: { code: string }[] } }) =>
      body.achados.map(({ code }) => code);
    const check = () => app.post(`/api/hotsites/${id}/verificacao`, { versaoId });
    for (const _ of [1, 2]) expect(codes(await check())).toContain('nao-desenhada');
  });
});
