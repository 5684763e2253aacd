import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Configuracao } from '#contract/sistema/configuracoes.ts';
import { placeholderNames } from '#contract/sistema/placeholders.ts';
import { ensureHotsite } from '#server/da-pasta-a-pagina/hotsites/service.ts';
import { pesquisas, usoModelos } from '#server/db/schema/runs.ts';
import { configuracoes } from '#server/db/schema/sistema.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { type AiRequest, type FakeAi, startFakeAi } from '#tests/fakes/ai.ts';
import { catalogOf, insertEmpreendimento } from '#tests/fixtures/hotsite.ts';
import { goodAnswer, page } from '#tests/fixtures/model-answers.ts';
import { settingDefaults } from '../defaults.ts';

const standardOf = (chave: string) => settingDefaults.find((one) => one.chave === chave)!.valor;
const tryIn = (app: TestApp) => (chave: string, body: unknown) =>
  app.post(`/api/configuracoes/${chave}/experimentar`, body);

describe('with the local engine', () => {
  let app: TestApp;
  let attempt: ReturnType<typeof tryIn>;
  beforeAll(async () => {
    app = await startTestApp();
    await app.login();
    attempt = tryIn(app);
  });
  afterAll(() => app?.close());

  it('every setting can be tried on each of its examples, and nothing is saved', async () => {
    await insertEmpreendimento(app.db);
    const list: Configuracao[] = (await app.get('/api/configuracoes')).body;
    for (const { chave, tipo, exemplos } of list) {
      expect(exemplos.length > 0, chave).toBe(tipo === 'instrucao');
      for (const exemplo of tipo === 'mensagem' ? [undefined] : exemplos.map(({ id }) => id)) {
        const { status, body } = await attempt(chave, { valor: 'Faça tudo diferente', exemplo });
        expect([chave, exemplo, status]).toEqual([chave, exemplo, 200]);
        expect(body.partes.length).toBeGreaterThan(0);
        if (tipo === 'instrucao') expect(body).toMatchObject({ motor: 'Motor local' });
        expect(body.aviso === null).toBe(tipo === 'mensagem');
      }
    }
    expect(await app.db.select().from(configuracoes)).toEqual([]);
  });

  it('says plainly that the text does not change what it does', async () => {
    const [one, other] = [await attempt('pdf_analysis_prompt', { valor: 'Extraia só o preço' })].concat(
      await attempt('pdf_analysis_prompt', { valor: '' }),
    );
    expect(one!.body.aviso).toContain('não lê estes textos');
    // The default text shows what it says with the example's documents; what was read is the same.
    expect(one!.body.partes).toEqual(other!.body.partes.slice(0, one!.body.partes.length));
    const fields = Object.fromEntries(
      one!.body.partes[0].campos.map(({ rotulo, valor }: { rotulo: string; valor: string }) => [
        rotulo,
        valor,
      ]),
    );
    expect(fields).toMatchObject({
      Nome: 'Residencial Ipê-Rosa',
      Cidade: 'Campinas',
      'Preço inicial': 'R$ 548.000',
      'Área mínima': '64 m²',
      Entrega: '06/2029',
    });
  });

  it('SET-17 a message is filled with example data', async () => {
    const { body } = await attempt('lisa_welcome_approved_message', {
      valor: '{NOME_GUERRA} na {REGIAO} {X}',
    });
    expect(body.partes[0].texto).toBe('Ana Exemplo na Zona Sul {X}');
  });

  it.each([
    ['creci-claro', ['12345', 'SP', 'F']],
    ['creci-na-conversa', ['54321', 'RJ', 'não encontrado']],
    ['sem-creci', ['não encontrado', 'não encontrado', 'não encontrado']],
  ])('understands the message %s', async (exemplo, expected) => {
    const { body } = await attempt('lisa_creci_processing_prompt', { valor: '', exemplo });
    expect(body.partes[0].campos.map(({ valor }: { valor: string }) => valor)).toEqual(expected);
  });

  it('refuses unknown examples, and names the missing record for the newest one', async () => {
    expect(await attempt('v0_prompt', { valor: 'x', exemplo: 'constructor' })).toMatchObject({
      status: 400,
      body: { message: 'Este exemplo não existe', field: 'exemplo' },
    });
    expect(await attempt('v0_prompt', { valor: 'x', exemplo: 7 })).toMatchObject({ status: 400 });
  });
});

describe('with a model', () => {
  let app: TestApp;
  let fake: FakeAi;
  let attempt: ReturnType<typeof tryIn>;
  // As long as the prompts ask.
  const text = 'Descrição pesquisada. '.repeat(150).trim();
  const answer = (request: AiRequest) => {
    if (request.schema?.name === 'chat')
      return {
        numero: '12345',
        uf: 'SP',
        tipo: 'F',
        nome: 'Ana Beatriz Exemplo',
        email: 'outra@exemplo.com',
      };
    return /^(Pesquise|Com os dados|Meu texto)/.test(request.user) ? text : goodAnswer(request);
  };
  beforeAll(async () => {
    fake = await startFakeAi();
    fake.answer(answer);
    const key = (name: string) => ({ [`${name}_API_KEY`]: 'sk-teste', [`${name}_BASE_URL`]: fake.url });
    app = await startTestApp({
      workers: true,
      env: {
        INTELLIGENCE: 'model',
        V0_MODEL: 'modelo-de-paginas',
        ...key('OPENAI'),
        ...key('PERPLEXITY'),
        ...key('V0'),
      },
    });
    await app.login();
    attempt = tryIn(app);
  });
  afterAll(async () => {
    await app?.close();
    await fake?.stop();
  });

  it('sends the text as typed beside the saved ones, records what it used and saves nothing', async () => {
    fake.requests.length = 0;
    const { status, body } = await attempt('gpt5_optimize_prompt', { valor: 'Só uma imagem por seção.' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ aviso: null, motor: expect.stringContaining('Modelo') });
    expect(fake.requests[0]!.user).toContain('Só uma imagem por seção.');
    expect(fake.requests[0]!.user).toContain(standardOf('gpt5_structure_prompt').slice(0, 60));
    const [usage] = await app.db.select().from(usoModelos);
    expect(usage).toMatchObject({ tarefa: 'plan', runId: null, resultado: 'ok', tokensEntrada: 1000 });
    expect(await app.db.select().from(configuracoes)).toEqual([]);
  });

  it('research asks twice: the second question has the record alone, fenced', async () => {
    fake.requests.length = 0;
    const { body } = await attempt('perplexity_build_prompt', { valor: 'Meu texto sobre {NOME} {OUTRO}' });
    expect(body.partes[0].texto).toBe(text);
    expect(fake.requests).toHaveLength(2);
    const [, second] = fake.requests;
    expect(second!.user).toContain('Meu texto sobre Residencial Ipê-Rosa {OUTRO}');
    expect(second!.user).toMatch(/<<<DADOS-\w+\n\{"nome":"Residencial Ipê-Rosa"/);
    expect(second!.user).not.toContain(text.slice(0, 30));
  });

  it('PAG-13 every prompt goes out with each placeholder it lists filled, a saved one too; what a search found stands on the page with its sources', async () => {
    const list: Configuracao[] = (await app.get('/api/configuracoes')).body;
    const prompts = list.filter(({ tipo }) => tipo === 'instrucao');
    expect(prompts).toHaveLength(16);
    for (const { chave, placeholders } of prompts) {
      fake.requests.length = 0;
      const marks = placeholderNames.map((name) => `[${name}={${name}}]`);
      const valor = `${chave.startsWith('perplexity') ? 'Meu texto' : 'Siga'} ${marks.join(' ')}`;
      const { status, body } = await attempt(chave, { valor });
      expect([chave, status, body.message]).toEqual([chave, 200, undefined]);
      const sent = fake.requests.map(({ system, user }) => `${system}\n${user}`).join('\n');
      const filled = Object.fromEntries(
        placeholderNames.map((name) => [name, new RegExp(`\\[${name}=([^\\]]*)\\]`).exec(sent)?.[1]]),
      );
      const known = placeholderNames.filter((name) => filled[name]);
      expect([chave, known.map((name) => `{${name}}`)]).toEqual([
        chave,
        placeholderNames
          .map((name) => `{${name}}`)
          .filter((mark) => placeholders.some(({ marca }) => marca === mark)),
      ]);
      expect([chave, Object.values(filled).filter((value) => value === undefined)]).toEqual([chave, []]);
      if (known.includes('NOME'))
        expect(filled).toMatchObject({ NOME: 'Residencial Ipê-Rosa', ESTADO: 'SP' });
      const shown = body.partes.at(-1);
      if (known.length > 0) expect(shown.texto).not.toMatch(new RegExp(`\\[${known[0]}=\\]`));
    }

    fake.requests.length = 0;
    await app.call('PUT', '/api/configuracoes/v0_prompt', {
      body: { valor: 'Escreva a página de {NOME}, em {CIDADE}.' },
    });
    const texto = 'O Mercado Público e a Praça das Flores ficam no mesmo bairro.';
    const empreendimentoId = await insertEmpreendimento(app.db, {
      descricao: texto,
      origens: { descricao: 'motor' },
      assetsCatalog: JSON.stringify(catalogOf()),
    });
    const fontes = [{ url: 'https://jornal.exemplo.test/centro', titulo: 'O Centro em foco' }];
    await app.db
      .insert(pesquisas)
      .values({ empreendimentoId, assunto: 'Aurora', motor: 'Modelo', texto, buscou: true, fontes });
    const { id, rota } = await app.db.transaction((tx) =>
      ensureHotsite(tx, { empreendimentoId, nome: 'Residencial Aurora' }),
    );
    const sobre = '<section id="sobre"><h2>Sobre</h2></section>';
    fake.scriptFor(({ system }) => system.includes('Escreva a página de'), {
      answer: page(['a1'], { html: sobre }),
    });
    expect((await app.post(`/api/hotsites/${id}/generate-gpt5`, {})).status).toBe(200);
    const writing = fake.requests.find(({ system }) => system.includes('Escreva a página de'));
    expect(writing!.system).toContain('Escreva a página de Residencial Aurora, em Balneário Azul.');
    const html = (await app.get(`/hotsite/${rota}`, { token: null })).text;
    expect(html.includes(texto)).toBe(true);
    expect(html.includes('href="https://jornal.exemplo.test/centro"')).toBe(true);
    await app.call('PUT', '/api/configuracoes/v0_prompt', { body: { valor: '' } });
    await app.db.delete(configuracoes);
  }, 60_000);

  it('an e-mail that is not in the message is not believed', async () => {
    const { body } = await attempt('lisa_email_extraction_prompt', { valor: 'Leia.' });
    expect(body.partes[0].campos).toMatchObject([
      { rotulo: 'Nome', valor: 'Ana Beatriz Exemplo' },
      { rotulo: 'E-mail', valor: 'não encontrado' },
    ]);
  });

  it('API-18 a provider that fails is told as such', async () => {
    fake.scriptFor(() => true, { status: 401 }, { status: 401 }, { status: 401 });
    const { status, body } = await attempt('pdf_system_prompt', { valor: 'x' });
    fake.forget();
    expect(status).toBe(502);
    expect(body.message).toMatch(/\p{L}/u);
    expect(body.message).not.toContain('sk-teste');
  });
});
