import { randomUUID } from 'node:crypto';
import { eq, gt, max } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordlessDeeds, verbs } from '#contract/base/deeds.ts';
import { fieldLabels } from '#contract/base/field-labels.ts';
import { nouns } from '#contract/base/nouns.ts';
import { onboardingSessions } from '#server/db/schema/corretores.ts';
import { lisaAvisos, lisaComunicados, lisaContatos, lisaEnviadas } from '#server/db/schema/lisa.ts';
import { auditoria, users } from '#server/db/schema/sistema.ts';
import { startTestApp, type TestApp, testAdmin } from '#tests/app.ts';
import { createBairro } from '#tests/factories/bairro.ts';
import { createContato } from '#tests/factories/contato.ts';
import { createCorretor } from '#tests/factories/corretor.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { createEstado } from '#tests/factories/estado.ts';
import { createHotsite } from '#tests/factories/hotsite.ts';
import { createImovelUsado } from '#tests/factories/imovel-usado.ts';
import { createIncorporadora } from '#tests/factories/incorporadora.ts';
import { createRedefinicao } from '#tests/factories/redefinicao.ts';
import { createRegiao } from '#tests/factories/regiao.ts';
import { createRun } from '#tests/factories/run.ts';
import { createZona } from '#tests/factories/zona.ts';
import { drawPhoto } from '#tests/fixtures/drawn-images.ts';
import { assetOf, catalogOf } from '#tests/fixtures/hotsite.ts';
import { smallFolder, writeFolder } from '#tests/fixtures/pasta.ts';
import { storePictures } from '#tests/fixtures/stored-pictures.ts';
import { runFolder } from '#tests/follow-run.ts';
import { createWelcome, enterOwnPage, ownLink, ownPassword, tokenOfLink } from '#tests/own-page.ts';
import { registrationOf } from '#tests/phone.ts';
import { createSafeAccount } from '#tests/safe-account.ts';
import { plainBody, plainlyImported, plainRow } from '#tests/stored-fields/plain.ts';

/** Writing methods without lasting changes, each with its reason. */
const unaudited: Record<string, string> = {
  'POST /api/super-ai/check-folder': 'looks something up; the link is too long for an address',
  'POST /api/hotsites/preview-drive': 'looks into a folder; the link is too long for an address',
  'POST /api/hotsites/:id/estudio/estilos': 'shows what nobody has kept; the addresses end with the session',
  'POST /api/hotsites/:id/estudio/previa': 'makes an address that ends with the session',
  'POST /api/hotsites/:id/estudio/rascunho/previa':
    'shows what nobody has saved; the address ends with the session',
  'POST /api/bairros/generate-ai-content': 'answers a text that nobody has saved yet',
  'POST /api/corretores/:id/alcance': 'counts what would be; the ids are too many for an address',
  'POST /api/configuracoes/:chave/experimentar': 'tries a text without saving it',
  'POST /api/lisa/meus-dados/:token':
    'hands a person what is held about them; noted where it is of a corretor',
  'POST /api/admin/whatsapp/laboratorio/mensagens':
    'speaks for a person of the laboratory, as a webhook does',
  'POST /api/admin/whatsapp/laboratorio/frase': 'tries a phrase; nothing is kept',
  'POST /api/admin/whatsapp/laboratorio/imagem': 'speaks for a person of the laboratory, as a webhook does',
  'POST /api/admin/whatsapp/laboratorio/relogio': 'moves the clock of the laboratory alone',
  'PUT /api/admin/whatsapp/laboratorio/falhas': 'breaks the channel of the laboratory alone',
  'POST /api/admin/whatsapp/laboratorio/entregar': 'delivers what waits in the laboratory',
  'POST /api/meu-espaco/link': 'says whose a link is; the token is in the body to stand in no address',
  'POST /api/servicos/verificar': 'asks the outside services how they fare; no record changes',
  'POST /api/modelos/testar': 'asks a model on trial; its cost is noted with the usage',
  'POST /api/admin/whatsapp/canal/verificar': 'asks the channel how it is; no record changes',
  'POST /api/admin/whatsapp/comunicados/previa': 'shows whom a message would reach; nothing is sent',
  'POST /api/admin/whatsapp/canal/qr': 'shows a code that is kept nowhere',
  'POST /api/login/passkey/opcoes': 'hands out a challenge; entering with it is noted',
  'POST /api/sessao/passkeys/opcoes': 'hands out a challenge; the passkey that comes of it is noted',
  'POST /api/webhooks/entregas/:id/repetir': 'sends once more what was told; the delivery says so',
  'POST /api/emails/teste': 'sends a test to the caller himself; no record changes',
  'POST /api/emails/:id/repetir': 'sends once more what was given up; the e-mail says so',
  'POST /api/login/redefinicao': 'says whose a link is; the token is in the body to stand in no address',
  'POST /api/webhooks/whatsapp': 'puts into the queue what the channel says; its effects are noted there',
};

let app: TestApp;
let folder: string;
let token: string;
beforeAll(async () => {
  app = await startTestApp({
    workers: true,
    env: {
      WHATSAPP_TEMPLATES: 'retomada=voltar_a_falar',
      // Nobody answers there: what is queued is noted all the same.
      SMTP_URL: 'smtp://127.0.0.1:1',
      EMAIL_FROM: 'portal@exemplo.com.br',
      PUBLIC_URL: 'http://127.0.0.1',
    },
  });
  folder = writeFolder(app.config.drive.localRoot, 'residencial-aurora', await smallFolder());
  token = await app.login();
}, 60_000);
afterAll(() => app?.close());

type Answer = { status: number; text: string };
/** Prepares what the call needs, then returns a function making it. */
type Act = () => Promise<() => Promise<Answer>>;

const put = (path: string, body: unknown) => () => app.call('PUT', path, { body });
const remove = (path: string) => () => app.call('DELETE', path);
const send = (path: string, body?: unknown) => () => app.post(path, body);
/** Background effects of the call finish before the next one is inspected. */
const sendAndWait = (path: string, body: unknown) => async () => {
  const answer = await app.post(path, body);
  const status = async () => (await app.get(`/api/hotsites/${answer.body.id}`)).body.status;
  await expect.poll(status, { timeout: 60_000 }).toBe('completed');
  return answer;
};
const catalog = () => JSON.stringify(catalogOf([assetOf('a1'), assetOf('a2'), assetOf('a3')]));
/** A hotsite with two versions whose pictures are stored. */
async function twoVersions() {
  await storePictures(app.config, [assetOf('a1'), assetOf('a2'), assetOf('a3')]);
  const { id: empreendimentoId } = await createEmpreendimento(app.db, { assetsCatalog: catalog() });
  const { id } = await createHotsite(app.db, { empreendimentoId });
  for (const style of ['modern', 'luxury']) await app.post(`/api/hotsites/${id}/generate-gpt5`, { style });
  const { versoes } = (await app.get(`/api/hotsites/${id}/versoes`)).body;
  return { id, publica: versoes[0].id as number, old: versoes[1].id as number };
}
const startRun = async () => {
  const sessionId = randomUUID();
  const link = writeFolder(app.config.drive.localRoot, sessionId, {});
  return {
    sessionId,
    answer: await app.post('/api/super-ai/analyze-complete-with-progress', {
      driveUrl: link,
      maxPDFs: 1,
      sessionId,
    }),
  };
};
/** The studio of a hotsite with a page. */
async function estudio() {
  await storePictures(app.config, [assetOf('a1'), assetOf('a2'), assetOf('a3')]);
  const { id: empreendimentoId } = await createEmpreendimento(app.db, { assetsCatalog: catalog() });
  const { id } = await createHotsite(app.db, { empreendimentoId });
  await app.post(`/api/hotsites/${id}/generate-gpt5`, { style: 'modern' });
  const path = `/api/hotsites/${id}/estudio`;
  return { path, ...(await app.get(path)).body };
}
/** The review of an empreendimento with read documents. */
async function leitura(): Promise<string> {
  const { id } = await createEmpreendimento(app.db);
  await app.post('/api/super-ai/generate-from-pdfs', { empreendimentoId: id, driveUrl: folder, maxPDFs: 2 });
  return `/api/empreendimentos/${id}/leitura`;
}
/** A run asking for a name that no document contains. */
async function startWaiting(): Promise<string> {
  const { sessionId, answer } = await startRun();
  await app.pool.query(
    `UPDATE workflow_runs SET state = 'waiting', question = '{"kind":"nome","text":"?","candidates":[]}' WHERE id = $1`,
    [answer.body.runId],
  );
  return sessionId;
}
const otherAccount = async () =>
  (await app.post('/api/administradores', { username: `conta ${randomUUID()}` })).body.id as number;
async function uploadPhoto(): Promise<Answer> {
  const form = new FormData();
  const bytes = await (await drawPhoto({ width: 300, height: 300 })).png().toBuffer();
  form.append('image', new Blob([Buffer.from(bytes)], { type: 'image/png' }), 'foto.png');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${app.url}/api/upload-image`, { method: 'POST', headers, body: form });
  return { status: answer.status, text: await answer.text() };
}
const importRows =
  (list: string, row: unknown): Act =>
  async () =>
    send(`/api/${list}/importar`, { linhas: [row], simular: false });

const corretor = () => ({
  nome: 'Ana Souza',
  nomeGuerra: 'Ana',
  email: `${randomUUID()}@exemplo.com`,
  creci: String(Math.floor(Math.random() * 1e9)),
  senha: 'senha do corretor',
});

/** Someone with a number, awaiting a decision. */
const pendente = (values: Partial<Parameters<typeof createCorretor>[1]> = {}) => {
  const whatsapp = `55119${Math.floor(10_000_000 + Math.random() * 89_999_999)}`;
  return createCorretor(app.db, { whatsapp, whatsappNormal: whatsapp, ...values });
};

const ownId = async () => (await app.get('/api/sessao')).body.user.id as number;
/** A conversation with a recent message, and who answers it. */
async function conversa(assumidaPor: number | null): Promise<number> {
  const pessoa = `55119${Math.floor(10_000_000 + Math.random() * 89_999_999)}`;
  const contact = { canal: 'simulator', pessoa, endereco: pessoa, ultimaRecebidaEm: app.clock.now() };
  await app.db.insert(lisaContatos).values(contact);
  const [row] = await app.db.insert(onboardingSessions).values({ whatsapp: pessoa, assumidaPor }).returning();
  return row!.id;
}
/** An address that is told of corretores. */
const hook = () => ({ url: `https://crm-${Math.random()}.invalid/avisos`, entidades: ['corretor'] });
const hookId = async () => (await app.post('/api/webhooks', hook())).body.id as number;
/** A phrase of the collection. */
const frase = async () =>
  (await app.post('/api/admin/whatsapp/entendimento/frases', { texto: `frase ${Math.random()}` })).body.id;
/** A call from a corretor's own page. */
const ownCall =
  (method: string, path: string, body?: unknown): Act =>
  async () => {
    const { token } = await enterOwnPage(app);
    return () => app.call(method, `/api/meu-espaco/${path}`, { token, body });
  };
async function waitingPedido(): Promise<{ id: number; token: string }> {
  const { token } = await enterOwnPage(app);
  const mudancas = { nome: 'Ana Lima' };
  return { id: (await app.post('/api/meu-espaco/pedido', { mudancas }, { token })).body.id, token };
}
/** Deeds without a panel account: the log says what, to whom and from where. */
/** A corretor who wrote just now: free text reaches him. */
async function createListener() {
  const { whatsappNormal } = await createWelcome(app);
  const person = { canal: 'simulator', pessoa: whatsappNormal!, endereco: whatsappNormal! };
  await app.db.insert(lisaContatos).values({ ...person, ultimaRecebidaEm: app.clock.now() });
}

const withoutAccount = (name: string) => / \/api\/(meu-espaco\/|login\/esqueci$)/.test(name);

const safeAccount = () => createSafeAccount(app);

/** Plain entities are created, changed, deleted and imported by their fields. */
const plainActs = plainlyImported.map((entity): Record<string, Act> => {
  const path = `/api/${entity.list}`;
  const made = async () => (await app.post(path, await plainBody(app, entity))).body.id as number;
  return {
    [`POST ${path}`]: async () => send(path, await plainBody(app, entity)),
    [`PUT ${path}/:id`]: async () => put(`${path}/${await made()}`, await plainBody(app, entity)),
    [`DELETE ${path}/:id`]: async () => remove(`${path}/${await made()}`),
    [`POST ${path}/importar`]: async () => importRows(entity.list, await plainRow(app, entity))(),
  };
});

const acts: Record<string, Act> = {
  ...Object.assign({}, ...plainActs),

  'POST /api/login': async () => send('/api/login', testAdmin),
  'POST /api/logout': async () => {
    const leaving = (await app.post('/api/login', testAdmin)).body.token as string;
    return () => app.post('/api/logout', undefined, { token: leaving });
  },
  'POST /api/sessao/senha': async () => {
    const { username, password } = { username: `dona ${randomUUID()}`, password: 'a primeira senha' };
    await app.post('/api/administradores', { username, password });
    const own = (await app.post('/api/login', { username, password })).body.token as string;
    const body = { currentPassword: password, password: 'a segunda senha' };
    return () => app.post('/api/sessao/senha', body, { token: own });
  },
  'POST /api/login/esqueci': async () => send('/api/login/esqueci', { identificacao: testAdmin.username }),
  'POST /api/login/nova-senha': async () => {
    const { token } = await createRedefinicao(app);
    return send('/api/login/nova-senha', { token, password: 'uma senha bem nova' });
  },
  'PUT /api/sessao/email': async () => {
    const own = await safeAccount();
    const body = { ...own.confirmed, email: `${randomUUID()}@exemplo.com.br`, alertasPorEmail: false };
    return () => app.call('PUT', '/api/sessao/email', { ...own, body });
  },
  'PUT /api/sessao/nome': async () => {
    const own = await safeAccount();
    return () => app.call('PUT', '/api/sessao/nome', { ...own, body: { nome: 'Renata Prado' } });
  },
  'PUT /api/emails/regra': async () =>
    put('/api/emails/regra', { linksDeSenha: 'sempre', alertas: ['copias'] }),
  'POST /api/login/segundo-fator': async () => {
    const own = await safeAccount();
    const { segredo } = await own.turnOnTotp();
    app.clock.advance(30_000);
    const step = (await app.post('/api/login', own.credentials, { token: null })).body.segundoFator;
    return send('/api/login/segundo-fator', { desafio: step.desafio, codigo: own.codeOf(segredo) });
  },
  'POST /api/login/passkey': async () => {
    const own = await safeAccount();
    const key = await own.createPasskey();
    const { opcoes, desafio } = (await app.post('/api/login/passkey/opcoes')).body;
    return send('/api/login/passkey', { desafio, resposta: key.answer(opcoes.challenge) });
  },
  'DELETE /api/sessao/dispositivos/:id': async () => {
    const own = await safeAccount();
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
    await app.post('/api/login', own.credentials, { token: null, headers });
    const { dispositivos } = (await app.get('/api/sessao/seguranca', own)).body;
    return () => app.call('DELETE', `/api/sessao/dispositivos/${dispositivos[0].id}`, own);
  },
  'POST /api/sessao/totp': async () => {
    const own = await safeAccount();
    return () => app.post('/api/sessao/totp', own.confirmed, own);
  },
  'POST /api/sessao/totp/confirmar': async () => {
    const own = await safeAccount();
    const { segredo } = (await app.post('/api/sessao/totp', own.confirmed, own)).body;
    return () => app.post('/api/sessao/totp/confirmar', { codigo: own.codeOf(segredo) }, own);
  },
  'POST /api/sessao/totp/remover': async () => {
    const own = await safeAccount();
    await own.turnOnTotp();
    return () => app.post('/api/sessao/totp/remover', own.confirmed, own);
  },
  'POST /api/sessao/passkeys': async () => {
    const own = await safeAccount();
    const { opcoes, desafio } = (await app.post('/api/sessao/passkeys/opcoes', own.confirmed, own)).body;
    const resposta = own.authenticator().create(opcoes.challenge);
    return () => app.post('/api/sessao/passkeys', { desafio, resposta, nome: 'Chave' }, own);
  },
  'POST /api/sessao/passkeys/:id/remover': async () => {
    const own = await safeAccount();
    await own.createPasskey();
    const { passkeys } = (await app.get('/api/sessao/seguranca', own)).body;
    return () => app.post(`/api/sessao/passkeys/${passkeys[0].id}/remover`, own.confirmed, own);
  },
  'POST /api/sessao/codigos': async () => {
    const own = await safeAccount();
    await own.turnOnTotp();
    return () => app.post('/api/sessao/codigos', own.confirmed, own);
  },
  'POST /api/administradores': async () => send('/api/administradores', { username: 'colega nova' }),
  'POST /api/administradores/:id/senha': async () =>
    send(`/api/administradores/${await otherAccount()}/senha`, {}),
  'DELETE /api/administradores/:id': async () => remove(`/api/administradores/${await otherAccount()}`),

  'POST /api/cidades': async () =>
    send('/api/cidades', { nome: 'Nova', estadoId: (await createEstado(app.db)).id }),
  'PUT /api/cidades/:id': async () => {
    const zona = await createZona(app.db);
    const { estadoId } = (await app.get(`/api/cidades/${zona.cidadeId}`)).body;
    return put(`/api/cidades/${zona.cidadeId}`, { nome: 'Renomeada', estadoId });
  },
  'DELETE /api/cidades/:id': async () => {
    const { id } = (
      await app.post('/api/cidades', { nome: 'Fica não', estadoId: (await createEstado(app.db)).id })
    ).body;
    return remove(`/api/cidades/${id}`);
  },
  'POST /api/cidades/importar': async () => {
    await createEstado(app.db, { sigla: 'ZC' });
    return importRows('cidades', { nome: 'Importada', uf: 'ZC' })();
  },

  'POST /api/zonas': async () =>
    send('/api/zonas', { nome: 'Leste', cidadeId: (await createZona(app.db)).cidadeId }),
  'PUT /api/zonas/:id': async () => {
    const { id, cidadeId } = await createZona(app.db);
    return put(`/api/zonas/${id}`, { nome: 'Renomeada', cidadeId });
  },
  'DELETE /api/zonas/:id': async () => remove(`/api/zonas/${(await createZona(app.db)).id}`),
  'POST /api/zonas/importar': async () => {
    const { cidade } = (await app.get(`/api/zonas/${(await createZona(app.db)).id}`)).body;
    return importRows('zonas', { nome: 'Importada', cidade: cidade.nome, uf: cidade.estado.sigla })();
  },

  'POST /api/bairros': async () =>
    send('/api/bairros', { nome: 'Moema', zonaId: (await createZona(app.db)).id }),
  'PUT /api/bairros/:id': async () => {
    const { id, zonaId } = (
      await app.post('/api/bairros', { nome: 'Vila', zonaId: (await createZona(app.db)).id })
    ).body;
    return put(`/api/bairros/${id}`, { nome: 'Vila Nova', zonaId });
  },
  'DELETE /api/bairros/:id': async () => {
    const { id } = (await app.post('/api/bairros', { nome: 'Sai', zonaId: (await createZona(app.db)).id }))
      .body;
    return remove(`/api/bairros/${id}`);
  },
  'POST /api/bairros/importar': async () => {
    const zona = (await app.get(`/api/zonas/${(await createZona(app.db)).id}`)).body;
    const { nome: cidade, estado } = zona.cidade;
    return importRows('bairros', { nome: 'Importado', zona: zona.nome, cidade, uf: estado.sigla })();
  },
  'POST /api/territorio/ibge': async () => send('/api/territorio/ibge', {}),

  'PUT /api/contatos/:id': async () =>
    put(`/api/contatos/${(await createContato(app.db)).id}`, { estado: 'atendido' }),
  'POST /api/contatos/exportar': async () =>
    send('/api/contatos/exportar', { escolha: { ids: [(await createContato(app.db)).id] } }),
  'POST /api/contatos/:id/apagar-dados': async () =>
    send(`/api/contatos/${(await createContato(app.db)).id}/apagar-dados`, { motivo: 'titular' }),
  'PUT /api/contatos/whatsapp-do-programa': async () =>
    put('/api/contatos/whatsapp-do-programa', { whatsapp: '(47) 3030-4040' }),
  'PUT /api/empreendimentos/validade-da-tabela': async () =>
    put('/api/empreendimentos/validade-da-tabela', { dias: 45 }),
  'POST /api/empreendimentos/:id/pasta/comparar': async () => {
    const { id } = await createEmpreendimento(app.db, { driveUrl: folder });
    return send(`/api/empreendimentos/${id}/pasta/comparar`);
  },
  'POST /api/empreendimentos/:id/pasta/refazer': async () => {
    const driveUrl = writeFolder(app.config.drive.localRoot, randomUUID(), { 'a.txt': Buffer.from('a') });
    const { id } = await createEmpreendimento(app.db, { driveUrl });
    return send(`/api/empreendimentos/${id}/pasta/refazer`);
  },

  'POST /api/incorporadoras': async () => send('/api/incorporadoras', { nome: 'Horizonte' }),
  'PUT /api/incorporadoras/:id': async () =>
    put(`/api/incorporadoras/${(await createIncorporadora(app.db)).id}`, { nome: 'Renomeada' }),
  'DELETE /api/incorporadoras/:id': async () =>
    remove(`/api/incorporadoras/${(await createIncorporadora(app.db)).id}`),
  'POST /api/incorporadoras/importar': importRows('incorporadoras', { nome: 'Importada' }),
  'POST /api/incorporadoras/:id/mesclar': async () => {
    const [stays, goes] = [await createIncorporadora(app.db), await createIncorporadora(app.db)];
    return send(`/api/incorporadoras/${stays.id}/mesclar`, { outraId: goes.id });
  },

  'POST /api/corretores': async () => send('/api/corretores', corretor()),
  'PUT /api/corretores/:id': async () =>
    put(`/api/corretores/${(await createCorretor(app.db)).id}`, { nome: 'Outro', senha: 'nova senha dele' }),
  'DELETE /api/corretores/:id': async () => remove(`/api/corretores/${(await createCorretor(app.db)).id}`),

  'POST /api/corretores/importar': importRows('corretores', {
    nome: 'Importada',
    email: 'importada@example.com',
    creci: '998877',
  }),
  'POST /api/corretores/em-lote': async () => {
    const ids = [(await createCorretor(app.db)).id, (await createCorretor(app.db)).id];
    return send('/api/corretores/em-lote', { acao: 'aprovar', escolha: { ids } });
  },
  'POST /api/corretores/exportar': async () => {
    const ids = [(await createCorretor(app.db)).id];
    return send('/api/corretores/exportar', { escolha: { ids } });
  },
  'POST /api/corretores/:id/mesclar': async () => {
    const [stays, goes] = [await createCorretor(app.db), await createCorretor(app.db)];
    return send(`/api/corretores/${stays.id}/mesclar`, { outroId: goes.id, escolhas: { email: 'sai' } });
  },
  'POST /api/corretores/:id/distinguir': async () => {
    const [one, other] = [await createCorretor(app.db), await createCorretor(app.db)];
    return send(`/api/corretores/${one.id}/distinguir`, { outroId: other.id });
  },
  'POST /api/corretores/:id/cobertura': async () =>
    send(`/api/corretores/${(await createCorretor(app.db)).id}/cobertura`, {
      bairrosIds: [(await createBairro(app.db)).id],
    }),
  'POST /api/corretores/:id/precos': async () =>
    send(`/api/corretores/${(await createCorretor(app.db)).id}/precos`, { precoMin: '350000' }),
  'PUT /api/corretores/:id/associacoes': async () => {
    const itens = [{ empreendimentoId: (await createEmpreendimento(app.db)).id }];
    return put(`/api/corretores/${(await createCorretor(app.db)).id}/associacoes`, { itens });
  },
  'PUT /api/empreendimentos/:id/corretores': async () => {
    const adicionar = [(await createCorretor(app.db)).id];
    return put(`/api/empreendimentos/${(await createEmpreendimento(app.db)).id}/corretores`, { adicionar });
  },

  'POST /api/corretores/:id/apagar-dados': async () => {
    const { id, creci } = await createCorretor(app.db);
    return send(`/api/corretores/${id}/apagar-dados`, { confirmacao: creci, motivo: 'titular' });
  },

  'POST /api/admin/whatsapp/approve': async () => {
    const { whatsapp } = await pendente();
    return send('/api/admin/whatsapp/approve', { whatsapp });
  },
  'POST /api/admin/whatsapp/reject': async () => {
    const { whatsapp } = await pendente();
    return send('/api/admin/whatsapp/reject', { whatsapp, reason: 'CRECI vencido' });
  },
  'POST /api/admin/whatsapp/undo': async () => {
    const { whatsapp } = await pendente();
    const { acaoId } = (await app.post('/api/admin/whatsapp/approve', { whatsapp })).body;
    return send('/api/admin/whatsapp/undo', { acaoId });
  },
  'POST /api/admin/whatsapp/reopen': async () => {
    const { id: corretorId } = await createCorretor(app.db, { ativo: false, rejeitadoEm: new Date() });
    return send('/api/admin/whatsapp/reopen', { corretorId });
  },
  'POST /api/admin/whatsapp/resend': async () => {
    const { id: corretorId } = await pendente({ aprovado: true });
    return send('/api/admin/whatsapp/resend', { corretorId, chave: 'site' });
  },

  'POST /api/admin/whatsapp/laboratorio/decisao': async () => {
    const say = (texto: string) =>
      app.post('/api/admin/whatsapp/laboratorio/mensagens', { tipo: 'texto', texto });
    for (const texto of ['Oi', ...registrationOf(7)]) {
      await say(texto);
      app.clock.advance(1000);
    }
    return send('/api/admin/whatsapp/laboratorio/decisao', { decisao: 'approve' });
  },
  'DELETE /api/admin/whatsapp/laboratorio': async () => remove('/api/admin/whatsapp/laboratorio'),
  'POST /api/admin/whatsapp/canal/visto': async () => {
    const now = new Date();
    const aviso = { canal: app.config.whatsapp.kind, chave: 'conta', gravidade: 'parado', titulo: 'Conta' };
    await app.db.insert(lisaAvisos).values({ ...aviso, desde: now, ultimaEm: now });
    return send('/api/admin/whatsapp/canal/visto', { chave: aviso.chave });
  },
  'POST /api/admin/whatsapp/comunicados': async () => {
    await createListener();
    const draft = { texto: 'Café na sexta.', selecao: { quem: 'todos' } };
    const { alcance } = (await app.post('/api/admin/whatsapp/comunicados/previa', draft)).body;
    return send('/api/admin/whatsapp/comunicados', {
      ...draft,
      recebem: alcance.conversa + alcance.modelo,
      porModelo: alcance.modelo,
    });
  },
  'POST /api/admin/whatsapp/comunicados/:id/parar': async () => {
    const [row] = await app.db
      .insert(lisaComunicados)
      .values({ texto: 'Café', selecao: { quem: 'todos' }, destinatarios: [], criadoEm: new Date() })
      .returning({ id: lisaComunicados.id });
    return send(`/api/admin/whatsapp/comunicados/${row!.id}/parar`, {});
  },
  'POST /api/admin/whatsapp/mensagens/:id/decidir': async () => {
    const moment = new Date();
    const [row] = await app.db
      .insert(lisaEnviadas)
      .values({
        canal: app.config.whatsapp.kind,
        pessoa: '5548999990000',
        chave: 'resposta',
        texto: 'Olá!',
        estado: 'doubt',
        liberadaEm: moment,
        criadoEm: moment,
      })
      .returning({ id: lisaEnviadas.id });
    return send(`/api/admin/whatsapp/mensagens/${row!.id}/decidir`, { decisao: 'chegou' });
  },
  'PUT /api/modelos': async () => put('/api/modelos', (await app.get('/api/modelos')).body.salvo),
  'POST /api/admin/whatsapp/conversas/:id/assumir': async () =>
    send(`/api/admin/whatsapp/conversas/${await conversa(null)}/assumir`, { assumidaPor: null }),
  'POST /api/admin/whatsapp/conversas/:id/devolver': async () =>
    send(`/api/admin/whatsapp/conversas/${await conversa(await ownId())}/devolver`, {
      assumidaPor: await ownId(),
    }),
  'POST /api/admin/whatsapp/conversas/:id/mensagens': async () =>
    send(`/api/admin/whatsapp/conversas/${await conversa(await ownId())}/mensagens`, { texto: 'Oi' }),
  'POST /api/admin/whatsapp/conversas/:id/perguntas': async () => {
    const id = await conversa(await ownId());
    const pergunta = 'Oferecem seguro?';
    await app.db
      .update(onboardingSessions)
      .set({ memoria: { perguntas: [pergunta] } })
      .where(eq(onboardingSessions.id, id));
    return send(`/api/admin/whatsapp/conversas/${id}/perguntas`, {
      pergunta,
      texto: 'Sim',
      guardarComo: pergunta,
    });
  },
  'POST /api/admin/whatsapp/entendimento/frases': async () =>
    send('/api/admin/whatsapp/entendimento/frases', { texto: 'pode mandar ver' }),
  'PUT /api/admin/whatsapp/entendimento/frases/:id': async () =>
    put(`/api/admin/whatsapp/entendimento/frases/${await frase()}`, { intencoes: ['sim'] }),
  'DELETE /api/admin/whatsapp/entendimento/frases/:id': async () =>
    remove(`/api/admin/whatsapp/entendimento/frases/${await frase()}`),
  'POST /api/admin/whatsapp/conversas/:id/retomar': async () =>
    send(`/api/admin/whatsapp/conversas/${await conversa(await ownId())}/retomar`),
  'POST /api/meu-espaco/entrar': async () => {
    const { corretor } = await enterOwnPage(app);
    return send('/api/meu-espaco/entrar', { identificacao: corretor.email, senha: ownPassword });
  },
  'POST /api/meu-espaco/senha': async () => {
    const token = tokenOfLink(await ownLink(app, (await createWelcome(app)).id));
    return send('/api/meu-espaco/senha', { token, senha: ownPassword });
  },
  'POST /api/meu-espaco/esqueci': async () =>
    send('/api/meu-espaco/esqueci', { identificacao: (await createWelcome(app)).email }),
  'POST /api/meu-espaco/sair': ownCall('POST', 'sair'),
  'PUT /api/meu-espaco/senha': ownCall('PUT', 'senha', {
    senhaAtual: ownPassword,
    senha: 'nova senha dele',
  }),
  'PUT /api/meu-espaco/contatos/:id': async () => {
    const { corretor, token } = await enterOwnPage(app);
    const { id } = await createContato(app.db, { corretorId: corretor.id });
    return () => app.call('PUT', `/api/meu-espaco/contatos/${id}`, { token, body: { estado: 'atendido' } });
  },
  'PUT /api/meu-espaco/avisos': ownCall('PUT', 'avisos', { assunto: 'tabelas', recebe: false }),
  'POST /api/meu-espaco/pedido': ownCall('POST', 'pedido', { mensagem: 'Troquem a minha foto.' }),
  'DELETE /api/meu-espaco/pedido/:id': async () => {
    const { id, token } = await waitingPedido();
    return () => app.call('DELETE', `/api/meu-espaco/pedido/${id}`, { token });
  },
  'POST /api/meu-espaco/apagar': ownCall('POST', 'apagar', { senha: ownPassword }),
  'POST /api/pedidos/:id/aplicar': async () => send(`/api/pedidos/${(await waitingPedido()).id}/aplicar`, {}),
  'POST /api/pedidos/:id/recusar': async () =>
    send(`/api/pedidos/${(await waitingPedido()).id}/recusar`, { motivo: 'Falta o documento.' }),

  'POST /api/imoveis-usados': async () => {
    const { corretorId, bairroId } = await createImovelUsado(app.db);
    return send('/api/imoveis-usados', { titulo: 'Casa', tipo: 'Casa', corretorId, bairroId });
  },
  'PUT /api/imoveis-usados/:id': async () => {
    const { id, corretorId, bairroId } = await createImovelUsado(app.db);
    return put(`/api/imoveis-usados/${id}`, { titulo: 'Outra casa', tipo: 'Casa', corretorId, bairroId });
  },
  'DELETE /api/imoveis-usados/:id': async () =>
    remove(`/api/imoveis-usados/${(await createImovelUsado(app.db)).id}`),

  'DELETE /api/empreendimentos/:id': async () =>
    remove(`/api/empreendimentos/${(await createEmpreendimento(app.db)).id}`),
  'POST /api/super-ai/generate-from-pdfs': async () => {
    const { id } = await createEmpreendimento(app.db);
    return send('/api/super-ai/generate-from-pdfs', { empreendimentoId: id, driveUrl: folder, maxPDFs: 2 });
  },
  // Somebody else's lease: no worker here touches it.
  'POST /api/execucoes/:id/interromper': async () => {
    const leaseUntil = new Date(Date.now() + 60 * 60_000);
    const { numero } = await createRun(app.db, { state: 'running', leaseUntil });
    return send(`/api/execucoes/${numero}/interromper`, {});
  },
  'POST /api/execucoes/:id/retomar': async () =>
    send(`/api/execucoes/${(await createRun(app.db, { state: 'failed' })).numero}/retomar`, {}),
  'POST /api/execucoes/:id/repetir': async () =>
    send(`/api/execucoes/${(await createRun(app.db)).numero}/repetir`, {}),
  'PUT /api/retencao': async () =>
    put('/api/retencao', {
      execucoes: 12,
      eventos: 6,
      itens: 6,
      uso: 24,
      visitas: null,
      auditoria: 60,
      versoes: 24,
      fontes: 12,
      contatos: 24,
    }),
  'PUT /api/copias/agenda': async () => put('/api/copias/agenda', { ativa: true, hora: 4, manter: 3 }),
  'POST /api/copias': async () => send('/api/copias', {}),
  'PUT /api/execucoes/limites': async () =>
    put('/api/execucoes/limites', {
      execucao: { chamadas: 80, tokens: 1_000 },
      dia: { chamadas: 9, tokens: 9_000 },
      moeda: 'BRL',
      precos: [],
    }),
  'POST /api/empreendimentos/:id/leitura/:campo': async () =>
    send(`${await leitura()}/endereco`, { decisao: 'editar', valor: 'Rua das Acácias, 122' }),
  'POST /api/empreendimentos/:id/leitura': async () => send(await leitura(), { campos: ['areaMin'] }),
  'DELETE /api/empreendimentos/:id/leitura/:campo': async () => {
    const path = `${await leitura()}/areaMin`;
    await app.post(path, { decisao: 'aceitar' });
    return remove(path);
  },
  'POST /api/ai-workflow/create-hotsite': async () => {
    const { id } = await createEmpreendimento(app.db, { assetsCatalog: catalog() });
    return send('/api/ai-workflow/create-hotsite', { nome: 'Aurora', empreendimentoId: id });
  },
  'POST /api/empreendimentos': async () =>
    send('/api/empreendimentos', {
      nome: 'Novo',
      bairroId: (await createBairro(app.db)).id,
      incorporadoraId: (await createIncorporadora(app.db)).id,
    }),
  'PUT /api/empreendimentos/:id': async () => {
    const { id, bairroId, incorporadoraId } = await createEmpreendimento(app.db);
    return put(`/api/empreendimentos/${id}`, { nome: 'Renomeado', bairroId, incorporadoraId });
  },
  'POST /api/empreendimentos/:id/generate-description': async () =>
    send(`/api/empreendimentos/${(await createEmpreendimento(app.db)).id}/generate-description`),
  'POST /api/assets/process-drive': async () =>
    send('/api/assets/process-drive', {
      driveUrl: folder,
      empreendimentoId: (await createEmpreendimento(app.db)).id,
    }),
  'POST /api/hotsites': async () => {
    const { id: empreendimentoId } = await createEmpreendimento(app.db);
    return send('/api/hotsites', { nome: 'Brisa', empreendimentoId, rota: 'brisa' });
  },
  'PUT /api/hotsites/:id': async () => {
    const { id } = await createHotsite(app.db);
    return put(`/api/hotsites/${id}`, { ativo: false });
  },
  'DELETE /api/hotsites/:id': async () => {
    const { id } = await createHotsite(app.db);
    return remove(`/api/hotsites/${id}`);
  },
  'POST /api/hotsites/process-drive': async () => {
    const { id: empreendimentoId } = await createEmpreendimento(app.db);
    return sendAndWait('/api/hotsites/process-drive', {
      empreendimentoId,
      rota: 'mirante',
      driveUrl: folder,
    });
  },
  'POST /api/hotsites/:id/process-drive': async () => {
    const { id, empreendimentoId } = await createHotsite(app.db);
    return sendAndWait(`/api/hotsites/${id}/process-drive`, {
      empreendimentoId,
      rota: 'atica',
      driveUrl: folder,
    });
  },
  'POST /api/hotsites/:id/generate-gpt5': async () => {
    const { id: empreendimentoId } = await createEmpreendimento(app.db, { assetsCatalog: catalog() });
    const { id } = await createHotsite(app.db, { empreendimentoId });
    return send(`/api/hotsites/${id}/generate-gpt5`, { style: 'modern' });
  },
  'PUT /api/hotsites/:id/estudio': async () => {
    const { path, edicao } = await estudio();
    return put(path, { ...edicao, desligadas: ['sobre'] });
  },
  'DELETE /api/hotsites/:id/estudio': async () => remove((await estudio()).path),
  'POST /api/hotsites/:id/estudio/plano': async () => send(`${(await estudio()).path}/plano`, {}),
  'POST /api/hotsites/:id/estudio/pagina': async () => send(`${(await estudio()).path}/pagina`, {}),
  'POST /api/hotsites/:id/estudio/secao': async () => {
    const { path, edicao, base } = await estudio();
    const { sections, metadata } = base.blueprint;
    const changed = sections.map((one: { titulo: string }) => ({ ...one, titulo: 'Outro' }));
    await app.call('PUT', path, { body: { ...edicao, blueprint: { sections: changed, metadata } } });
    return send(`${path}/secao`, { secao: 'sobre' });
  },
  'POST /api/hotsites/:id/estudio/motores': async () =>
    send(`${(await estudio()).path}/motores`, { motor: 'local' }),
  'POST /api/hotsites/:id/estudio/motores/escolher': async () => {
    const { path } = await estudio();
    const { body } = await app.post(`${path}/motores`, { motor: 'local' });
    return send(`${path}/motores/escolher`, { versaoId: body.paginas.local.versaoId });
  },
  'POST /api/hotsites/:id/estudio/publicar': async () => {
    const { path } = await estudio();
    const { body } = await app.post(`${path}/pagina`, { estilo: 'luxury' });
    return send(`${path}/publicar`, { versaoId: body.base.versaoId });
  },

  'POST /api/hotsites/:id/verificacao': async () =>
    send(`/api/hotsites/${(await twoVersions()).id}/verificacao`),
  'POST /api/hotsites/:id/versoes/:versaoId/publicar': async () => {
    const { id, old, publica } = await twoVersions();
    return send(`/api/hotsites/${id}/versoes/${old}/publicar`, { publica });
  },
  'POST /api/hotsites/:id/versoes/:versaoId/links': async () => {
    const { id, old } = await twoVersions();
    return send(`/api/hotsites/${id}/versoes/${old}/links`);
  },
  'DELETE /api/hotsites/:id/links-previa/:linkId': async () => {
    const { id, old } = await twoVersions();
    const link = (await app.post(`/api/hotsites/${id}/versoes/${old}/links`)).body.id as number;
    return remove(`/api/hotsites/${id}/links-previa/${link}`);
  },
  'POST /api/hotsites/:id/versoes/:versaoId/secoes/:secao': async () => {
    const { id, old } = await twoVersions();
    return send(`/api/hotsites/${id}/versoes/${old}/secoes/galeria`);
  },
  'PUT /api/programa/publicacao': async () => put('/api/programa/publicacao', { bloqueia: true }),

  'POST /api/super-ai/analyze-complete-with-progress': async () => async () => (await startRun()).answer,
  'POST /api/super-ai/runs/:sessionId/interrupt': async () =>
    send(`/api/super-ai/runs/${await startWaiting()}/interrupt`),
  'POST /api/super-ai/runs/:sessionId/retry': async () => {
    const sessionId = await startWaiting();
    await app.post(`/api/super-ai/runs/${sessionId}/interrupt`);
    return send(`/api/super-ai/runs/${sessionId}/retry`);
  },
  'POST /api/super-ai/runs/:sessionId/answer': async () =>
    send(`/api/super-ai/runs/${await startWaiting()}/answer`, { kind: 'nome', nome: 'Aurora' }),

  'PUT /api/configuracoes/:chave': async () =>
    put('/api/configuracoes/lisa_intro_message', { valor: 'Olá! Sou a Lisa.' }),
  'POST /api/tokens': async () =>
    send('/api/tokens', { nome: 'Painel de medidas', escopos: ['metricas'], dias: 30 }),
  'DELETE /api/tokens/:id': async () => {
    const { id } = (await app.post('/api/tokens', { nome: 'Outro', escopos: ['metricas'], dias: 30 })).body;
    return remove(`/api/tokens/${id}`);
  },
  'POST /api/webhooks': async () => send('/api/webhooks', hook()),
  'PUT /api/webhooks/:id': async () => put(`/api/webhooks/${await hookId()}`, { ativo: false }),
  'DELETE /api/webhooks/:id': async () => remove(`/api/webhooks/${await hookId()}`),
  'POST /api/dashboard/pendencias/adiadas': async () =>
    send('/api/dashboard/pendencias/adiadas', { tipo: 'aprovacoes', id: '1' }),
  'DELETE /api/dashboard/pendencias/adiadas': async () => {
    await app.post('/api/dashboard/pendencias/adiadas', { tipo: 'aprovacoes', id: '2' });
    return remove('/api/dashboard/pendencias/adiadas');
  },
  'POST /api/visoes/:lista': async () =>
    send('/api/visoes/empreendimentos', { nome: 'Lançamentos', consulta: 'status=em_lancamento' }),
  'DELETE /api/visoes/:lista/:id': async () => {
    const { id } = (await app.post('/api/visoes/empreendimentos', { nome: 'Outra', consulta: '' })).body;
    return remove(`/api/visoes/empreendimentos/${id}`);
  },
  'POST /api/upload-image': async () => uploadPhoto,
  'POST /api/lixeira/:entidade/:id/restaurar': async () => {
    const { id } = await createRegiao(app.db);
    await app.call('DELETE', `/api/regioes/${id}`);
    return send(`/api/lixeira/regiao/${id}/restaurar`, {});
  },
};

const writes = () =>
  app.http.declaredRoutes
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path}`)
    .filter((name) => !Object.hasOwn(unaudited, name));

describe('R33 every write of the product leaves an entry in the audit log', () => {
  it('each writing route of the router stands here or says why it needs none', () => {
    expect(Object.keys(acts).sort()).toEqual(writes().sort());
    const routes = app.http.declaredRoutes.map(({ method, path }) => `${method} ${path}`);
    expect(Object.keys(unaudited).filter((name) => !routes.includes(name))).toEqual([]);
  });

  it.each(Object.entries(acts))('%s', async (name, act) => {
    const call = await act();
    const [last] = await app.db.select({ id: max(auditoria.id) }).from(auditoria);
    const answer = await call();
    expect(answer.status, answer.text).toBeLessThan(300);
    const since = await app.db
      .select()
      .from(auditoria)
      .where(gt(auditoria.id, last?.id ?? 0));
    // The daily copy may fall into any moment of this file; it belongs to nobody's call.
    const entries = since.filter(({ entidade, userId }) => entidade !== 'copia' || userId !== null);
    expect(entries.length, 'entries').toBeGreaterThan(0);
    // What a run goes on to do is nobody's call any more; that it was begun is.
    const begun = entries.find(({ acao, entidade }) => acao === 'iniciou' && entidade === 'run');
    for (const { id, userId, origem, acao, dados } of entries) {
      const ofRun = begun !== undefined && id > begun.id;
      expect({ userId, origem }).toEqual({
        userId: withoutAccount(name) ? null : expect.any(Number),
        origem: ofRun && origem === null ? null : '127.0.0.1',
      });
      // What was changed is told by both its values.
      if (acao === 'alterou')
        expect(dados).toMatchObject({ antes: expect.any(Object), depois: expect.any(Object) });
    }
  });

  it('what a run does bears the name of who started it, and nobody’s address', async () => {
    const [last] = await app.db.select({ id: max(auditoria.id) }).from(auditoria);
    const link = writeFolder(app.config.drive.localRoot, 'outro', await smallFolder());
    await runFolder(app, link);
    // The daily copy may fall into these minutes; it belongs to no run and to nobody.
    const entries = (await app.db.select().from(auditoria).where(gt(auditoria.id, last!.id!))).filter(
      ({ entidade }) => entidade !== 'copia',
    );
    const told = entries.map(({ acao, entidade, origem }) => `${acao} ${entidade} ${origem}`);
    expect(told).toEqual(
      expect.arrayContaining([
        'iniciou run 127.0.0.1',
        'criou empreendimento null',
        'catalogou empreendimento null',
        'criou hotsite null',
        'publicou hotsite null',
      ]),
    );
    expect(new Set(entries.map(({ userId }) => userId))).toEqual(new Set([expect.any(Number)]));
  }, 120_000);

  it('and each of them is told in words of its own: deed, kind of record and every field', async () => {
    const wordless = new Set<string>();
    for (const { acao, entidade, dados } of await app.db.select().from(auditoria)) {
      const { antes, depois, pessoais, ...others } = (dados ?? {}) as Record<string, object>;
      const fields = { ...antes, ...depois, ...others };
      if (!(acao in verbs || acao in recordlessDeeds)) wordless.add(`deed ${acao}`);
      if (!(entidade in nouns)) wordless.add(`kind ${entidade}`);
      for (const campo of [...Object.keys(fields), ...Object.values(pessoais ?? {})])
        if (!(campo in fieldLabels)) wordless.add(`field ${campo} of ${acao} ${entidade}`);
    }
    expect([...wordless].sort()).toEqual([]);
  });

  it('and none of them tells a secret', async () => {
    const dump = JSON.stringify(await app.db.select().from(auditoria));
    for (const secret of ['argon2', testAdmin.password, token, 'senha do corretor', 'nova senha dele'])
      expect(dump).not.toContain(secret);
    const hashes = await app.db.select({ password: users.password }).from(users);
    for (const { password } of hashes) expect(dump).not.toContain(password);
  });
});
