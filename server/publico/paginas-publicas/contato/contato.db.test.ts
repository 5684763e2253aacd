import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { consentimentoAtual, consentimentos } from '#contract/publico/contatos.ts';
import { createDiskStorage } from '#server/adapters/storage/disk.ts';
import { ensureHotsite, pageFacts, publishGenerated } from '#server/da-pasta-a-pagina/hotsites/service.ts';
import { contatos, contatoVezes } from '#server/db/schema/contatos.ts';
import { corretorBairros, corretores, corretorPrecos } from '#server/db/schema/corretores.ts';
import { empreendimentos, hotsites } from '#server/db/schema/empreendimentos.ts';
import { auditoria, limites } from '#server/db/schema/sistema.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import {
  assetOf,
  blueprintFixture,
  catalogOf,
  insertCorretor,
  insertEmpreendimento,
  sourceOf,
} from '#tests/fixtures/hotsite.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => app?.close());
beforeEach(async () => {
  // Tests of old forms move the clock past a session's end.
  await app.login();
  await app.call('PUT', '/api/contatos/whatsapp-do-programa', { body: { whatsapp: null } });
  await app.db.delete(limites);
  await app.db.delete(contatos);
});

const whatsapp = 'https://wa.me/{{CORRETOR_WHATSAPP}}?text=oi';
/** A page as our styles make it: a button in the first section, a bar at the end. */
const withBar = sourceOf({
  html: `${sourceOf().html.replace('<p>A partir', `<a class="button whatsapp" data-corretor="whatsapp" href="${whatsapp}" target="_blank" rel="noopener">Falar no WhatsApp</a><p>A partir`)}
<aside class="whatsapp-bar" data-corretor="whatsapp" data-fixo="barra"><a href="${whatsapp}" target="_blank" rel="noopener"><span>Conversar com {{CORRETOR_NOME}}</span></a></aside>`,
});
/** With a link at its end as well, as our styles have one. */
const withFooter = sourceOf({
  html: withBar.html.replace(
    '</footer>',
    `<a class="button whatsapp" data-corretor="whatsapp" href="${whatsapp}" target="_blank" rel="noopener">Conversar no WhatsApp</a></footer>`,
  ),
});

async function newPage(source = withBar) {
  if (app.config.storage.kind !== 'disk') throw new Error('tests keep files on disk');
  const empreendimentoId = await insertEmpreendimento(app.db);
  const made = await app.db.transaction((tx) =>
    ensureHotsite(tx, { empreendimentoId, nome: 'Residencial Aurora' }),
  );
  await publishGenerated(
    { db: app.db, storage: createDiskStorage(app.config.storage) },
    {
      hotsiteId: made.id,
      source,
      blueprint: blueprintFixture,
      facts: await pageFacts(app.db, empreendimentoId),
      catalog: catalogOf([assetOf('a1')]),
      style: 'modern',
      engine: 'Motor local',
      motivo: 'Super AI',
      autorId: null,
      runId: null,
    },
  );
  const [row] = await app.db.select().from(empreendimentos).where(eq(empreendimentos.id, empreendimentoId));
  return {
    hotsiteId: made.id,
    empreendimentoId,
    rota: made.rota,
    path: `/hotsite/${made.rota}`,
    bairroId: row!.bairroId,
  };
}
type Page = Awaited<ReturnType<typeof newPage>>;

const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15; Pixel 7) Chrome/140.0 Mobile Safari/537.36' };
const look = (path: string, headers: Record<string, string> = phone) =>
  app.get(path, { token: null, headers });
const tokenOf = (html: string) => /name="formulario" value="([^"]+)"/.exec(html)?.[1] ?? '';
const quem = (html: string) => /<p class="quem"><strong>([^<]+)</.exec(html)?.[1] ?? null;

async function send(path: string, fields: Record<string, string>, from = '203.0.113.7') {
  const answer = await fetch(`${app.url}${path}/contato`, {
    method: 'POST',
    headers: { ...phone, 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': from },
    body: new URLSearchParams(fields),
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}
const ana = {
  nome: 'Ana Souza',
  telefone: '(47) 98888-7777',
  mensagem: 'Tem apartamento com vista?',
  consentimento: 'sim',
};
/** A form as a person sends it: asked for, filled in, sent. */
async function fill(path: string, fields: Record<string, string> = ana) {
  const token = tokenOf((await look(`${path}/contato`)).text);
  app.clock.advance(15_000);
  return { token, answer: await send(path, { ...fields, formulario: token }) };
}
const kept = () => app.db.select().from(contatos).orderBy(contatos.id);

async function covering(
  page: Page,
  change: Parameters<typeof insertCorretor>[1] = {},
  precos?: [string, string],
) {
  const corretor = await insertCorretor(app.db, change);
  await app.db.insert(corretorBairros).values({ corretorId: corretor.id, bairroId: page.bairroId });
  if (precos)
    await app.db
      .insert(corretorPrecos)
      .values({ corretorId: corretor.id, precoMin: precos[0], precoMax: precos[1] });
  return corretor;
}

describe('a page without a corretor offers contact', () => {
  it('PAG-07 the programme’s number, else whose turn it is, with name and CRECI, in the call to action alone; a former corretor’s link is told nothing of him; without WhatsApp there is a telephone', async () => {
    const page = await newPage();
    const [ana, bia] = [
      await covering(page, { nome: 'Ana Da Vez' }, ['600000', '700000']),
      await covering(page, { nome: 'Bia Da Vez', whatsapp: null, telefone: '(47) 3333-1111' }),
    ];
    await covering(page, { nome: 'De Outro Preço' }, ['900000', '990000']);
    const gone = await insertCorretor(app.db, { nome: 'Saiu Daqui', ativo: false });
    const neutral = (await look(page.path)).text;
    expect(neutral).toContain(`data-contato href="${page.path}/contato"`);
    expect(neutral).not.toMatch(/Da Vez|CRECI|wa\.me/);
    expect((await look(`${page.path}?corretor=${gone.slug}`)).text).toBe(neutral);
    const asked = async (query = '') => (await look(`${page.path}/contato${query}`)).text;
    await app.call('PUT', '/api/contatos/whatsapp-do-programa', { body: { whatsapp: '(47) 3030-4040' } });
    expect(await asked()).toContain('https://wa.me/554730304040');
    await app.call('PUT', '/api/contatos/whatsapp-do-programa', { body: { whatsapp: null } });
    const turns = [await asked(), await asked(`?corretor=${gone.slug}`), await asked(), await asked()];
    expect(turns.map(quem)).toEqual([ana.nome, bia.nome, ana.nome, bia.nome]);
    expect(turns[0]).toContain(`CRECI ${ana.creci}/SC`);
    expect(turns[1]).toContain('href="tel:+554733331111"');
    expect(turns.join()).not.toMatch(new RegExp(`${gone.nome}|${gone.slug}|${gone.creci}`));
  });

  it('its call to action leads to the form, in place, and says nothing of a corretor', async () => {
    const { path } = await newPage();
    const { text } = await look(path);
    const way = `data-guarda="parte" rel="nofollow" data-contato href="${path}/contato"><span>Falar com um corretor</span></a>`;
    expect(text).toContain(`<a class="button whatsapp" ${way}`);
    expect(text.split('data-contato href').length - 1).toBe(2);
    expect(text).toContain('<aside class="whatsapp-bar" data-fixo="barra"');
    expect(text).not.toMatch(/wa\.me|Conversar com|\{\{/);
    expect(text).not.toContain('pagina-contato" aria');
  });

  it('beside it at the page’s end stands the programme’s number, if one is set, and beside a corretor’s never', async () => {
    const page = await newPage(withFooter);
    const corretor = await covering(page, { nome: 'Nina Da Edição', whatsapp: null });
    const textOf = async (query = '') => (await look(page.path + query)).text;
    const before = await textOf();
    expect(before).not.toContain('class="pagina-direto"');
    await app.call('PUT', '/api/contatos/whatsapp-do-programa', { body: { whatsapp: '47 3030-4040' } });
    const told = await textOf();
    expect(told.match(/class="pagina-direto".*?<\/a>/gs)).toEqual([
      expect.stringMatching(
        /href="https:\/\/wa\.me\/554730304040\?text=[^"]+">WhatsApp \(47\) 3030-4040<\/a>$/,
      ),
    ]);
    expect(await textOf(`?corretor=${corretor.slug}`)).not.toContain('class="pagina-direto"');
    await app.call('PUT', '/api/contatos/whatsapp-do-programa', { body: { whatsapp: null } });
    expect(await textOf()).toBe(before);
  });

  it('a page whose only link stands beside the name gets our own', async () => {
    const { path } = await newPage(sourceOf());
    const { text } = await look(path);
    expect(text).toContain(`<aside class="pagina-contato" aria-label="Contato"`);
    expect(text).toContain(`data-contato href="${path}/contato"`);
    expect(text).not.toContain('wa.me');
  });

  it('the programme’s number comes first, if it is set', async () => {
    const page = await newPage();
    await covering(page, { nome: 'Bruno Dias Prado' });
    const wrong = await app.call('PUT', '/api/contatos/whatsapp-do-programa', { body: { whatsapp: '123' } });
    expect([wrong.status, wrong.body.message]).toEqual([400, 'Informe um WhatsApp com DDD']);
    await app.call('PUT', '/api/contatos/whatsapp-do-programa', { body: { whatsapp: '(47) 3030-4040' } });
    const { text } = await look(`${page.path}/contato`);
    expect(text).toContain('href="https://wa.me/554730304040?text=Ol%C3%A1');
    expect(text).toContain('<h1 id="titulo">Fale com a equipe</h1>');
    expect(quem(text)).toBeNull();
    expect(text).not.toContain('Bruno');
  });

  it('else corretores who cover the bairro and the price, each in his turn, with name and CRECI', async () => {
    const page = await newPage();
    const names = ['Ana Turno Um', 'Bia Turno Dois', 'Caio Turno Tres'];
    const three = [];
    for (const nome of names) three.push(await covering(page, { nome }, ['500000', '900000']));
    await covering(page, { nome: 'Caro Demais' }, ['800000', '900000']);
    await covering(page, { nome: 'Barato Demais' }, ['100000', '200000']);
    await insertCorretor(app.db, { nome: 'Outro Bairro' });
    await covering(page, { nome: 'Sem Aprovação', aprovado: false });
    await covering(page, { nome: 'Site Desligado', siteAtivo: false });
    await covering(page, { nome: 'Já Inativo', ativo: false });
    await covering(page, { nome: 'Na Lixeira', excluidoEm: new Date() });
    const seen: (string | null)[] = [];
    for (let n = 0; n < 9; n += 1) seen.push(quem((await look(`${page.path}/contato`)).text));
    expect(seen).toEqual([...names, ...names, ...names]);
    const { text } = await look(`${page.path}/contato`);
    expect(text).toContain(
      `<strong>Ana Turno Um</strong> <small>Corretor de Imóveis · CRECI ${three[0]!.creci}/SC`,
    );
    expect(text).toContain(`href="${page.path}/whatsapp?corretor=${three[0]!.slug}"`);
    expect(text).not.toContain(three[0]!.email);
    const followed = await look(`${page.path}/whatsapp?corretor=${three[0]!.slug}`);
    expect(followed.headers.get('location')).toMatch(/^https:\/\/wa\.me\/5547999991234/);
  });

  it('turns are fair when many ask at once, and somebody new is not asked twice as often', async () => {
    const page = await newPage();
    for (const nome of ['Ana Roda', 'Bia Roda']) await covering(page, { nome });
    const ask = async (count: number) => {
      const answers = await Promise.all(
        Array.from({ length: count }, () => app.db.delete(limites).then(() => look(`${page.path}/contato`))),
      );
      const by: Record<string, number> = {};
      for (const { text } of answers) by[quem(text) ?? ''] = (by[quem(text) ?? ''] ?? 0) + 1;
      return by;
    };
    expect(await ask(12)).toEqual({ 'Ana Roda': 6, 'Bia Roda': 6 });
    await covering(page, { nome: 'Caio Novo' });
    expect(await ask(12)).toEqual({ 'Ana Roda': 4, 'Bia Roda': 4, 'Caio Novo': 4 });
  });

  it('opening the page, a program that follows its link and somebody who keeps pressing spend no turn', async () => {
    const page = await newPage();
    const two = [await covering(page, { nome: 'Ana Vez' }), await covering(page, { nome: 'Bia Vez' })];
    const turns = async () => {
      const rows = await app.db.select().from(contatoVezes);
      return rows.filter(({ corretorId }) => two.some(({ id }) => id === corretorId)).length;
    };
    for (let n = 0; n < 3; n += 1) await look(page.path);
    await look(`${page.path}/contato`, { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
    await app.call('HEAD', `${page.path}/contato`, { token: null, headers: phone });
    expect(await turns()).toBe(0);
    const seen: (string | null)[] = [];
    const presser = { ...phone, 'x-forwarded-for': '198.51.100.8' };
    for (let n = 0; n < 40; n += 1) seen.push(quem((await look(`${page.path}/contato`, presser)).text));
    expect(new Set(seen.slice(0, 20)).size).toBe(2);
    expect(new Set(seen.slice(20)).size).toBe(1);
    expect(await turns()).toBe(2);
  });

  it('says at the end of a page whose turn it is, which spends none; the form then names whom the page named', async () => {
    const page = await newPage();
    const [first, second] = [
      await covering(page, { nome: 'Ana </script> Próxima' }),
      await covering(page, { nome: 'Bia Depois' }),
    ];
    const elsewhere = await insertCorretor(app.db, { nome: 'De Outro Bairro' });
    const said = async (query = '') => (await look(`${page.path}/contato/vez.js${query}`)).text;
    const detail = (script: string) => JSON.parse(/detail:(\{.*\})\}\)\);$/.exec(script)![1]!);
    for (let n = 0; n < 3; n += 1)
      expect(detail(await said())).toEqual({
        nome: first.nome,
        registro: `Corretor de Imóveis · CRECI ${first.creci}/SC`,
        slug: first.slug,
      });
    expect(await said()).not.toContain('<');
    const asked = async (slug: string) => quem((await look(`${page.path}/contato?vez=${slug}`)).text);
    expect(await asked(second.slug)).toBe(second.nome);
    expect(detail(await said()).slug).toBe(first.slug);
    // Nobody gets a turn by an address who has none.
    expect(await asked(elsewhere.slug)).toMatch(/Próxima/);
    expect(await said(`?corretor=${first.slug}`)).toBe('');
    await app.call('PUT', '/api/contatos/whatsapp-do-programa', { body: { whatsapp: '(47) 3030-4040' } });
    expect(await said()).toBe('');
    expect((await look('/hotsite/nao-existe/contato/vez.js')).status).toBe(404);
  });

  it('what a visitor asked for at a touch stands in the form, and may be changed', async () => {
    const { path } = await newPage();
    const message = async (query: string) =>
      /<textarea[^>]*>([^<]*)</.exec((await look(`${path}/contato${query}`)).text)?.[1];
    expect(await message('?pedido=tabela')).toBe('Gostaria de receber a tabela atual.');
    for (const other of ['', '?pedido=constructor', '?pedido=<b>x']) expect(await message(other)).toBe('');
  });

  it('a link of somebody no longer active is a page without a corretor and tells nothing of him', async () => {
    const page = await newPage();
    const gone = await insertCorretor(app.db, { nome: 'Saiu Do Programa', whatsapp: '(47) 97777-6666' });
    const secrets = [gone.nome, gone.slug, gone.creci, gone.email, '97777'];
    const open = await look(`${page.path}?corretor=${gone.slug}`);
    expect(open.text).toContain(gone.nome);
    await app.db.update(corretores).set({ ativo: false }).where(eq(corretores.id, gone.id));
    const neutral = await look(page.path);
    for (const path of ['', '/contato', '/contato?quadro=1&x=1', '/whatsapp']) {
      const sign = path.includes('?') ? '&' : '?';
      const { text, headers } = await look(`${page.path}${path}${sign}corretor=${gone.slug}`);
      for (const secret of secrets) expect(text + JSON.stringify([...headers])).not.toContain(secret);
    }
    const former = await look(`${page.path}?corretor=${gone.slug}`);
    expect(former.text).toBe(neutral.text);
    expect(former.headers.get('etag')).toBe(neutral.headers.get('etag'));
  });

  it('a corretor without WhatsApp shows his telephone, without one his e-mail', async () => {
    const { path } = await newPage();
    const phoned = await insertCorretor(app.db, { whatsapp: null, telefone: '(47) 3333-2222' });
    const page = await look(`${path}?corretor=${phoned.slug}`);
    expect(page.text).toContain(
      `href="${path}/contato?corretor=${phoned.slug}"><span>Falar com o corretor</span>`,
    );
    const form = await look(`${path}/contato?corretor=${phoned.slug}`);
    expect(form.text).toContain('<a class="caminho" href="tel:+554733332222">Ligar para (47) 3333-2222</a>');
    expect(form.text).toContain(`href="mailto:${phoned.email}"`);
    expect(quem(form.text)).toBe(phoned.nome);
    const written = await insertCorretor(app.db, { whatsapp: '', telefone: null });
    const other = await look(`${path}/contato?corretor=${written.slug}`);
    expect(other.text).toContain(`<a class="caminho" href="mailto:${written.email}">${written.email}</a>`);
    expect(other.text).not.toContain('tel:');
  });

  it('with nobody to name the form stands alone; a page that is not public has none', async () => {
    const { path, hotsiteId } = await newPage();
    const { text, headers } = await look(`${path}/contato`);
    expect(text).toContain('<h1 id="titulo">Deixe o seu contato</h1>');
    expect(text).toContain(`<form method="post" action="${path}/contato">`);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(headers.get('content-security-policy')).toContain("script-src 'none'");
    await app.db.update(hotsites).set({ ativo: false }).where(eq(hotsites.id, hotsiteId));
    expect((await look(`${path}/contato`)).status).toBe(404);
    expect((await send(path, ana)).status).toBe(404);
    expect((await look('/hotsite/nao-existe/contato')).status).toBe(404);
  });
});

describe('a visitor leaves his contact', () => {
  it('it is kept with the consent that was read and whom the page named; the log holds neither values nor address', async () => {
    const page = await newPage();
    const corretor = await covering(page, { nome: 'Ana Do Bairro' });
    const before = await app.db.$count(auditoria);
    const { answer, token } = await fill(page.path);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('<h1 id="titulo">Recebemos o seu contato</h1>');
    expect(answer.text).toContain('Ana ou a equipe vai falar com você');
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await kept()).toMatchObject([
      {
        nome: 'Ana Souza',
        telefone: '(47) 98888-7777',
        telefoneNormal: '5547988887777',
        mensagem: 'Tem apartamento com vista?',
        estado: 'novo',
        empreendimentoId: page.empreendimentoId,
        empreendimento: 'Residencial Aurora',
        corretorId: corretor.id,
        consentimento: consentimentoAtual,
      },
    ]);
    expect((await look(`${page.path}/contato`)).text).toContain(consentimentos[consentimentoAtual]);
    // Sent again, by a second press or a reload, it is the same contact.
    expect((await send(page.path, { ...ana, formulario: token })).status).toBe(200);
    expect(await app.db.$count(contatos)).toBe(1);
    const deeds = (await app.db.select().from(auditoria).orderBy(auditoria.id)).slice(before);
    expect(deeds).toMatchObject([
      { acao: 'deixou-contato', entidade: 'contato', origem: null, userId: null },
    ]);
    expect(JSON.stringify(deeds)).not.toMatch(/Ana|98888|vista|203\.0/);
  });

  it('programs stay out without a puzzle: too quick, the hidden field, a form that is not ours, of another page, too old', async () => {
    const page = await newPage();
    const other = await newPage();
    const token = tokenOf((await look(`${page.path}/contato`)).text);
    const quick = await send(page.path, { ...ana, formulario: token });
    expect(quick.status).toBe(400);
    // What was typed is there again, with the same form, which passes a moment later.
    expect(quick.text).toContain('value="Ana Souza"');
    expect(tokenOf(quick.text)).toBe(token);
    app.clock.advance(5_000);
    const trapped = await send(page.path, { ...ana, formulario: token, site: 'https://x.example' });
    expect([trapped.status, trapped.text.includes('Recebemos o seu contato')]).toEqual([200, true]);
    for (const forged of ['', 'x', `${token}x`, token.replace(/\d{13}/, '1000000000000')])
      expect((await send(page.path, { ...ana, formulario: forged })).status).toBe(400);
    expect((await send(other.path, { ...ana, formulario: token })).status).toBe(400);
    app.clock.advance(25 * 3_600_000);
    const late = await send(page.path, { ...ana, formulario: token });
    expect(late.text).toContain('A página ficou aberta por muito tempo');
    expect(await kept()).toEqual([]);
    app.clock.advance(5_000);
    expect((await send(page.path, { ...ana, formulario: tokenOf(late.text) })).status).toBe(200);
    expect(await kept()).toHaveLength(1);
  });

  it('10,000 characters, links and scripts are answered with a sentence and kept nowhere; what was typed is shown as text', async () => {
    const { path } = await newPage();
    const { answer } = await fill(path, {
      nome: '"><script>alert(1)</script>',
      telefone: '1',
      mensagem: `</textarea><img src=x onerror=alert(1)> ${'a'.repeat(10_000)}`,
    });
    expect(answer.status).toBe(400);
    for (const field of ['nome', 'telefone', 'mensagem', 'consentimento'])
      expect(answer.text).toContain(`aria-describedby="${field}-falta"`);
    expect(answer.text).not.toMatch(/<script|<img/);
    expect(answer.text).toContain('role="alert"');
    const huge = await fetch(`${app.url}${path}/contato`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `mensagem=${'a'.repeat(2_000_000)}`,
    });
    expect(huge.status).toBe(413);
    expect(await kept()).toEqual([]);
  });

  it('a thousand a minute: an address and a page have their limits, and the refusal keeps what was typed', async () => {
    const { path } = await newPage();
    const forms: string[] = [];
    const from = { ...phone, 'x-forwarded-for': '198.51.100.9' };
    for (let n = 0; n < 15; n += 1) forms.push(tokenOf((await look(`${path}/contato`, from)).text));
    app.clock.advance(10_000);
    const statuses: number[] = [];
    let last = '';
    for (const formulario of forms) {
      const { status, text } = await send(path, { ...ana, formulario }, '198.51.100.9');
      statuses.push(status);
      last = text;
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(12);
    expect(statuses.slice(12)).toEqual([429, 429, 429]);
    expect(last).toContain('Muitas tentativas');
    expect(last).toContain('value="Ana Souza"');
    expect(await kept()).toHaveLength(12);
    await app.db.update(limites).set({ points: 61 }).where(like(limites.key, 'contato-em%'));
    expect((await fill(path)).answer.status).toBe(429);
  });

  it('stands in the panel: newest first, found by name, telephone and message, by state and by development', async () => {
    const [one, other] = [await newPage(), await newPage()];
    await fill(one.path);
    await app.db.delete(limites);
    await fill(other.path, { ...ana, nome: 'Érico Lima', telefone: '47 3333-4444', mensagem: '' });
    const list = async (query = '') =>
      (await app.get(`/api/contatos${query}`)).body.itens.map(({ nome }: { nome: string }) => nome);
    expect(await list()).toEqual(['Érico Lima', 'Ana Souza']);
    expect(await list('?q=erico')).toEqual(['Érico Lima']);
    expect(await list('?q=4733334444')).toEqual(['Érico Lima']);
    expect(await list('?q=vista')).toEqual(['Ana Souza']);
    expect(await list(`?empreendimentoId=${one.empreendimentoId}`)).toEqual(['Ana Souza']);
    expect(await list('?ordem=nome&direcao=asc')).toEqual(['Ana Souza', 'Érico Lima']);
    expect(await list('?condicao=nome~lima')).toEqual(['Érico Lima']);
    expect(await list('?condicao=mensagem%3D')).toEqual(['Érico Lima']);
    expect((await app.get('/api/contatos/valores?coluna=estado')).body).toEqual([
      { valor: 'novo', total: 2 },
    ]);
    const exported = await app.post('/api/contatos/exportar', {
      escolha: { filtro: { condicao: ['nome~lima'] } },
    });
    expect(exported.body.map(({ nome }: { nome: string }) => nome)).toEqual(['Érico Lima']);
    const noted = await app.db.select().from(auditoria).where(eq(auditoria.acao, 'exportou'));
    expect(noted.at(-1)).toMatchObject({ entidade: 'contato', dados: { total: 1 } });
    const { id } = (await app.get('/api/contatos?q=ana')).body.itens[0];
    const changed = await app.call('PUT', `/api/contatos/${id}`, { body: { estado: 'atendido' } });
    expect(changed.body).toMatchObject({ id, estado: 'atendido', revisao: 2, whatsapp: '5547988887777' });
    expect(await list('?estado=novo')).toEqual(['Érico Lima']);
    expect((await app.get('/api/contatos', { token: null })).status).toBe(401);
    expect((await app.call('PUT', `/api/contatos/${id}`, { body: { estado: 'x' } })).status).toBe(400);
    expect((await app.call('PUT', '/api/contatos/999999', { body: { estado: 'novo' } })).status).toBe(404);
  });

  it('LGPD: all of one telephone is handed out and erased, with a receipt; the log keeps no value', async () => {
    const [one, other] = [await newPage(), await newPage()];
    await fill(one.path);
    await app.db.delete(limites);
    await fill(other.path, { ...ana, telefone: '+55 47 8888 7777', mensagem: 'De novo' });
    await app.db.delete(limites);
    await fill(other.path, { ...ana, nome: 'Outra Pessoa', telefone: '47 99999-1111', mensagem: '' });
    const [{ id }] = (await app.get('/api/contatos?q=vista')).body.itens;
    const held = await app.get(`/api/contatos/${id}/dados-pessoais`);
    expect(held.headers.get('content-disposition')).toContain(`dados-pessoais-contato-${id}.json`);
    expect(held.body.contatos.map(({ mensagem }: { mensagem: string }) => mensagem)).toEqual([
      'De novo',
      'Tem apartamento com vista?',
    ]);
    expect(held.body.contatos[0].textoDoConsentimento).toBe(consentimentos[consentimentoAtual]);
    expect(held.body.auditoria.map(({ acao }: { acao: string }) => acao)).toEqual([
      'deixou-contato',
      'deixou-contato',
      'exportou-dados',
    ]);
    expect((await app.post(`/api/contatos/${id}/apagar-dados`, {})).status).toBe(400);
    const erased = await app.post(`/api/contatos/${id}/apagar-dados`, { motivo: 'titular' });
    expect(erased.body).toMatchObject({ total: 2 });
    expect((await kept()).map(({ nome }) => nome)).toEqual(['Outra Pessoa']);
    const [receipt] = await app.db.select().from(auditoria).where(eq(auditoria.id, erased.body.recibo));
    expect(receipt).toMatchObject({ acao: 'apagou-dados', entidade: 'contato', nome: null, pessoais: null });
    expect(JSON.stringify(await app.db.select().from(auditoria))).not.toMatch(/Ana Souza|8888|De novo/);
    expect((await app.post(`/api/contatos/${id}/apagar-dados`, { motivo: 'titular' })).status).toBe(404);
  });

  it('a corretor’s own copy counts the contacts left for him without the visitors; erasing him keeps theirs', async () => {
    const page = await newPage();
    const corretor = await covering(page);
    await fill(page.path);
    const { body } = await app.get(`/api/corretores/${corretor.id}/dados-pessoais`);
    expect(body.contatos).toMatchObject([{ empreendimento: 'Residencial Aurora', estado: 'novo' }]);
    expect(JSON.stringify(body.contatos)).not.toMatch(/Ana|8888/);
    await app.post(`/api/corretores/${corretor.id}/apagar-dados`, {
      confirmacao: corretor.creci,
      motivo: 'titular',
    });
    expect(await kept()).toMatchObject([{ nome: 'Ana Souza', corretorId: null }]);
    expect((await app.get('/api/contatos')).body.itens[0].corretor).toBeNull();
  });
});
