import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { importFields } from '#contract/base/importacao.ts';
import { dayMs } from '#contract/base/units.ts';
import type { ImportableList } from '#contract/entidades.ts';
import type { Modelos } from '#contract/sistema/modelos.ts';
import { onboardingSessions } from '#server/db/schema/corretores.ts';
import { lisaComunicados, lisaContatos } from '#server/db/schema/lisa.ts';
import { pendenciasAdiadas } from '#server/db/schema/sistema.ts';
import type { TestApp } from '#tests/app.ts';
import { createBairro } from '#tests/factories/bairro.ts';
import { createContato } from '#tests/factories/contato.ts';
import { createCorretor } from '#tests/factories/corretor.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { createEstado } from '#tests/factories/estado.ts';
import { createHotsite } from '#tests/factories/hotsite.ts';
import { createRedefinicao } from '#tests/factories/redefinicao.ts';
import { createRegiao } from '#tests/factories/regiao.ts';
import { createZona } from '#tests/factories/zona.ts';
import { assetOf, catalogOf } from '#tests/fixtures/hotsite.ts';
import { smallFolder, writeFolder } from '#tests/fixtures/pasta.ts';
import { storePictures } from '#tests/fixtures/stored-pictures.ts';
import { createWelcome, enterOwnPage, ownLink, ownPassword, tokenOfLink } from '#tests/own-page.ts';
import { createSafeAccount } from '#tests/safe-account.ts';
import type { Fields, Prepare } from './place.ts';
import { plainlyImported, plainRow } from './plain.ts';

const signsIn = (app: TestApp, username: string) => async (sent: Fields) =>
  (await app.post('/api/login', { username, password: sent.password }, { token: null })).status === 200;
const entersOwnPage = (app: TestApp, identificacao: string) => async (sent: Fields) =>
  (await app.post('/api/meu-espaco/entrar', { identificacao, senha: sent.senha }, { token: null })).status ===
  200;
const firstPassword = 'a primeira senha';
const otherPassword = 'uma senha bem diferente';

/** Schema of its stored input. */
async function entradaOf(app: TestApp, sessionId: string): Promise<Fields> {
  const { rows } = await app.pool.query(
    'SELECT r.numero FROM workflow_runs r JOIN workflow_sessions s ON s.run_id = r.id WHERE s.session_id = $1',
    [sessionId],
  );
  return { sessionId, ...(await app.get(`/api/execucoes/${rows[0].numero}`)).body.entrada };
}

const catalog = () => JSON.stringify(catalogOf([assetOf('a1'), assetOf('a2'), assetOf('a3')]));
const withPictures = async (app: TestApp) => {
  await storePictures(app.config, [assetOf('a1'), assetOf('a2'), assetOf('a3')]);
  return createEmpreendimento(app.db, { assetsCatalog: catalog() });
};
/** A hotsite with as many versions as styles are named. */
async function hotsite(app: TestApp, ...styles: string[]) {
  const { id: empreendimentoId } = await withPictures(app);
  const { id } = await createHotsite(app.db, { empreendimentoId });
  // Another call of this table may have set that findings keep pages from being public.
  await app.call('PUT', '/api/programa/publicacao', { body: { bloqueia: false } });
  for (const style of styles) await app.post(`/api/hotsites/${id}/generate-gpt5`, { style });
  const { versoes } = (await app.get(`/api/hotsites/${id}/versoes`)).body;
  return { id, empreendimentoId, publica: versoes[0]?.id as number, old: versoes[1]?.id as number };
}
/** A folder that can be read, as a link. */
const folder = async (app: TestApp) =>
  writeFolder(app.config.drive.localRoot, `pasta-${randomUUID()}`, await smallFolder());
/** Until nothing works on it in the background. */
const settled = (app: TestApp, id: number) =>
  expect
    .poll(async () => (await app.get(`/api/hotsites/${id}`)).body.status, { timeout: 60_000 })
    .toBe('completed');

/** Columns of a file that are not the record's own. */
// biome-ignore lint/suspicious/noExplicitAny: records of any list
const cells: Partial<Record<string, (record: any) => string>> = {
  uf: ({ estado, cidade, zona }) => (estado ?? (cidade ?? zona.cidade).estado).sigla,
  cidade: ({ cidade, zona }) => (cidade ?? zona.cidade).nome,
};
/** A value in the words of a file: a parent by its name. */
const cellOf = (value: unknown) => {
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (typeof value === 'number') return String(value);
  return value !== null && typeof value === 'object' && 'nome' in value ? value.nome : value;
};
function importInto<List extends ImportableList>(
  list: List,
  named: (app: TestApp) => Promise<Record<string, string>>,
): Prepare {
  return async (app) => ({
    path: `/api/${list}/importar`,
    values: { linhas: [await named(app)], simular: false },
    before: {},
    read: async (answer) => {
      const id = answer.linhas[0].id;
      const all = (await app.get(`/api/${list}`)).body as Record<string, unknown>[];
      const record = all.find((one) => one.id === id);
      const row = importFields[list].map((field) => [
        field,
        cells[field]?.(record) ?? cellOf(record?.[field]),
      ]);
      return { linhas: [Object.fromEntries(row)] };
    },
  });
}
const plainImports = Object.fromEntries(
  plainlyImported.map((entity) => [
    `POST /api/${entity.list}/importar`,
    importInto(entity.list as ImportableList, (app) => plainRow(app, entity)),
  ]),
);
const zonaNames = async (app: TestApp) => {
  const { nome, cidade } = (await app.get(`/api/zonas/${(await createZona(app.db)).id}`)).body;
  return { zona: nome, cidade: cidade.nome, uf: cidade.estado.sigla };
};

/** How the calls that are not a record's own plain create and update are reached and read back. */
export const table: Record<string, Prepare> = {
  'POST /api/administradores': async (app) => {
    const username = `conta ${randomUUID()}`;
    return {
      path: '/api/administradores',
      values: { username, nome: 'Renata Prado', password: otherPassword },
      before: {},
      read: async (answer) =>
        (await app.get('/api/administradores')).body.find(({ id }: { id: number }) => id === answer?.id),
      proves: { password: signsIn(app, username) },
    };
  },
  'POST /api/administradores/:id/senha': async (app) => {
    const username = `conta ${randomUUID()}`;
    const { id } = (await app.post('/api/administradores', { username })).body;
    return {
      path: `/api/administradores/${id}/senha`,
      values: { password: otherPassword },
      read: async () => ({}),
      proves: { password: signsIn(app, username) },
    };
  },
  'POST /api/login/nova-senha': async (app) => {
    const { username, token } = await createRedefinicao(app);
    return {
      path: '/api/login/nova-senha',
      values: { token, password: otherPassword },
      read: async () => ({}),
      proves: { password: signsIn(app, username) },
    };
  },
  'PUT /api/sessao/email': async (app) => {
    const own = await createSafeAccount(app);
    return {
      path: '/api/sessao/email',
      token: own.token,
      values: { ...own.confirmed, email: 'dona@exemplo.com.br', alertasPorEmail: false },
      read: async () =>
        (await app.get('/api/administradores', own)).body.find(({ atual }: { atual: boolean }) => atual),
    };
  },
  'PUT /api/sessao/nome': async (app) => {
    const own = await createSafeAccount(app);
    return {
      path: '/api/sessao/nome',
      token: own.token,
      values: { nome: 'Renata Prado' },
      read: async () =>
        (await app.get('/api/administradores', own)).body.find(({ atual }: { atual: boolean }) => atual),
    };
  },
  'PUT /api/emails/regra': async (app) => ({
    path: '/api/emails/regra',
    values: { linksDeSenha: 'sempre', alertas: ['copias'] },
    read: async () => (await app.get('/api/emails')).body.regra,
  }),
  'POST /api/sessao/senha': async (app) => {
    const username = `conta ${randomUUID()}`;
    await app.post('/api/administradores', { username, password: firstPassword });
    const session = await app.post('/api/login', { username, password: firstPassword }, { token: null });
    return {
      path: '/api/sessao/senha',
      token: session.body.token,
      values: { currentPassword: firstPassword, password: otherPassword },
      read: async () => ({}),
      proves: { password: signsIn(app, username) },
    };
  },

  'POST /api/sessao/passkeys': async (app) => {
    const own = await createSafeAccount(app);
    const { opcoes, desafio } = (await app.post('/api/sessao/passkeys/opcoes', own.confirmed, own)).body;
    return {
      path: '/api/sessao/passkeys',
      token: own.token,
      values: { desafio, resposta: own.authenticator().create(opcoes.challenge) },
      asks: { desafio: 'what the key answers to', resposta: 'proves that the key is there' },
      before: {},
      read: async () => (await app.get('/api/sessao/seguranca', own)).body.passkeys[0],
    };
  },

  ...plainImports,
  'POST /api/cidades/importar': importInto('cidades', async ({ db }) => ({
    nome: 'Importada',
    uf: (await createEstado(db, { sigla: 'YC' })).sigla,
  })),
  'POST /api/zonas/importar': importInto('zonas', async (app) => {
    const { cidade, uf } = await zonaNames(app);
    return { nome: 'Importada', cidade, uf };
  }),
  'POST /api/bairros/importar': importInto('bairros', async (app) => ({
    ...(await zonaNames(app)),
    nome: 'Importado',
    informacoes: 'Ruas arborizadas',
  })),
  'POST /api/incorporadoras/importar': importInto('incorporadoras', async () => ({
    nome: 'Importada',
    cnpj: '11.222.333/0001-81',
    contatoTelefone: '(11) 3000-0000',
    contatoEmail: 'contato@exemplo.com.br',
    ativo: 'Não',
  })),
  'POST /api/corretores/importar': importInto('corretores', async () => ({
    nome: 'Ana Importada',
    nomeGuerra: 'Ana',
    email: 'importada@exemplo.com.br',
    creci: '99887-F',
    ufCreci: 'RJ',
    tratamento: 'corretora',
    whatsapp: '(11) 98888-7777',
    telefone: '(11) 3333-2222',
    ativo: 'Não',
    regiaoTrabalho: 'Zona Sul',
    aprovado: 'Sim',
    slug: 'ana-importada',
  })),

  'POST /api/corretores/:id/cobertura': async (app) => {
    const path = `/api/corretores/${(await createCorretor(app.db)).id}/cobertura`;
    const bairrosIds = [(await createBairro(app.db)).id, (await createBairro(app.db)).id];
    return {
      path,
      values: { bairrosIds },
      read: async () => ({
        bairrosIds: (await app.get(path)).body.toSorted((a: number, b: number) => a - b),
      }),
    };
  },
  'POST /api/corretores/:id/precos': async (app) => {
    const path = `/api/corretores/${(await createCorretor(app.db)).id}/precos`;
    return { path, read: async () => (await app.get(path)).body };
  },
  'PUT /api/corretores/:id/associacoes': async (app) => {
    const path = `/api/corretores/${(await createCorretor(app.db)).id}/associacoes`;
    const { id: empreendimentoId } = await createEmpreendimento(app.db);
    return {
      path,
      values: {
        itens: [{ empreendimentoId, descricaoPersonalizada: 'Vista livre', destaque: true, ativo: false }],
      },
      read: async () => ({ itens: (await app.get(path)).body.itens }),
    };
  },
  'PUT /api/empreendimentos/:id/corretores': async (app) => {
    const path = `/api/empreendimentos/${(await createEmpreendimento(app.db)).id}/corretores`;
    const [stays, goes, comes] = [
      (await createCorretor(app.db)).id,
      (await createCorretor(app.db)).id,
      (await createCorretor(app.db)).id,
    ];
    await app.call('PUT', path, { body: { adicionar: [stays, goes] } });
    return {
      path,
      values: { adicionar: [comes], remover: [goes] },
      read: async () => {
        const itens = (await app.get(path)).body.itens as { corretorId: number }[];
        const there = itens.map(({ corretorId }) => corretorId);
        return {
          adicionar: there.filter((id) => id === comes),
          remover: [goes].filter((id) => !there.includes(id)),
        };
      },
    };
  },
  'POST /api/corretores/:id/apagar-dados': async (app) => {
    const { id, creci } = await createCorretor(app.db);
    return {
      path: `/api/corretores/${id}/apagar-dados`,
      values: { confirmacao: creci, motivo: 'consentimento' },
      before: {},
      read: async () => {
        const { itens } = (await app.get(`/api/auditoria?entidade=corretor&entidadeId=${id}`)).body;
        const said = itens[0].dados.motivo as string;
        return { motivo: /consentimento/i.test(said) ? 'consentimento' : said };
      },
    };
  },

  'POST /api/contatos/:id/apagar-dados': async (app) => {
    const { id } = await createContato(app.db);
    return {
      path: `/api/contatos/${id}/apagar-dados`,
      values: { motivo: 'consentimento' },
      before: {},
      read: async () => {
        const { itens } = (await app.get(`/api/auditoria?entidade=contato&entidadeId=${id}`)).body;
        const said = itens[0].dados.motivo as string;
        return { motivo: /consentimento/i.test(said) ? 'consentimento' : said };
      },
    };
  },
  'PUT /api/contatos/:id': async (app) => {
    const { id, nome } = await createContato(app.db);
    const read = async () =>
      (await app.get(`/api/contatos?q=${encodeURIComponent(nome)}`)).body.itens.find(
        (one: { id: number }) => one.id === id,
      );
    return { path: `/api/contatos/${id}`, read };
  },
  'PUT /api/contatos/whatsapp-do-programa': async (app) => {
    const path = '/api/contatos/whatsapp-do-programa';
    return { path, values: { whatsapp: '(47) 3030-4040' }, read: async () => (await app.get(path)).body };
  },

  'PUT /api/empreendimentos/validade-da-tabela': async (app) => {
    const path = '/api/empreendimentos/validade-da-tabela';
    return { path, read: async () => (await app.get(path)).body };
  },
  'POST /api/empreendimentos/:id/leitura/:campo': async (app) => {
    const { id } = await createEmpreendimento(app.db);
    const from = { empreendimentoId: id, driveUrl: await folder(app), maxPDFs: 2 };
    await app.post('/api/super-ai/generate-from-pdfs', from);
    const path = `/api/empreendimentos/${id}/leitura`;
    return {
      path: `${path}/endereco`,
      values: { decisao: 'editar', valor: 'Rua das Acácias, 122' },
      read: async () => {
        const { campos } = (await app.get(path)).body;
        const { valor, estado } = campos.find(({ campo }: { campo: string }) => campo === 'endereco');
        return { valor, decisao: estado === 'editado' ? 'editar' : estado };
      },
    };
  },
  'POST /api/empreendimentos/:id/leitura': async (app) => {
    const { id } = await createEmpreendimento(app.db);
    const from = { empreendimentoId: id, driveUrl: await folder(app), maxPDFs: 2 };
    await app.post('/api/super-ai/generate-from-pdfs', from);
    const path = `/api/empreendimentos/${id}/leitura`;
    return {
      path,
      values: { campos: ['areaMin'] },
      read: async () => {
        const campos = (await app.get(path)).body.campos as { campo: string; estado: string }[];
        return { campos: campos.filter(({ estado }) => estado === 'aceito').map(({ campo }) => campo) };
      },
    };
  },

  'POST /api/lixeira/:entidade/:id/restaurar': async (app) => {
    const { id, nome, codigo } = await createRegiao(app.db);
    await app.call('DELETE', `/api/regioes/${id}`);
    await createRegiao(app.db, { nome, codigo });
    return {
      path: `/api/lixeira/regiao/${id}/restaurar`,
      values: { nome: 'Região que voltou', codigo: 'VOLTOU' },
      before: { nome, codigo },
      read: async () => (await app.get(`/api/regioes/${id}`)).body,
    };
  },
  'PUT /api/configuracoes/:chave': async (app) => ({
    path: '/api/configuracoes/lisa_intro_message',
    read: async () => ({
      valor: (await app.get('/api/configuracoes')).body.find(
        ({ chave }: { chave: string }) => chave === 'lisa_intro_message',
      ).valor,
    }),
  }),
  'POST /api/tokens': async (app) => ({
    path: '/api/tokens',
    before: {},
    values: { dias: 90 },
    read: async (answer) => {
      const [made] = (await app.get('/api/tokens')).body.filter(({ id }: { id: number }) => id === answer.id);
      return { ...made, dias: Math.round((Date.parse(made.expiraEm) - Date.parse(made.criadoEm)) / dayMs) };
    },
  }),
  'POST /api/webhooks': async (app) => ({
    path: '/api/webhooks',
    before: {},
    values: { url: 'https://crm.invalid/avisos' },
    read: async (answer) =>
      (await app.get('/api/webhooks')).body.find(({ id }: { id: number }) => id === answer.id),
  }),
  'PUT /api/webhooks/:id': async (app) => {
    const sent = { url: 'https://outro.invalid/avisos', entidades: ['corretor'] };
    const { id } = (await app.post('/api/webhooks', sent)).body;
    return {
      path: `/api/webhooks/${id}`,
      read: async () => (await app.get('/api/webhooks')).body.find((each: Fields) => each.id === id),
    };
  },
  'POST /api/dashboard/pendencias/adiadas': async (app) => ({
    path: '/api/dashboard/pendencias/adiadas',
    before: {},
    values: { tipo: 'aprovacoes', id: '7' },
    read: async () => {
      const [row] = await app.db.select().from(pendenciasAdiadas);
      return { tipo: row!.tipo, id: row!.item };
    },
  }),
  'POST /api/visoes/:lista': async (app) => ({
    path: '/api/visoes/empreendimentos',
    before: {},
    read: async (answer) =>
      (await app.get('/api/visoes/empreendimentos')).body.find(({ id }: { id: number }) => id === answer.id),
  }),

  'POST /api/super-ai/analyze-complete-with-progress': async (app) => ({
    path: '/api/super-ai/analyze-complete-with-progress',
    values: {
      driveUrl: await folder(app),
      maxPDFs: 3,
      sessionId: randomUUID(),
      mode: 'create',
      style: 'luxury',
    },
    before: {},
    read: (answer) => entradaOf(app, answer.sessionId),
  }),
  'POST /api/super-ai/generate-from-pdfs': async (app) => {
    const { id: empreendimentoId } = await createEmpreendimento(app.db);
    return {
      path: '/api/super-ai/generate-from-pdfs',
      values: { empreendimentoId, driveUrl: await folder(app), maxPDFs: 3 },
      asks: { maxPDFs: 'how many are read at most', empreendimentoId: 'the record that is read for' },
      before: {},
      read: async () => (await app.get(`/api/empreendimentos/${empreendimentoId}`)).body,
    };
  },
  'POST /api/assets/process-drive': async (app) => {
    const { id: empreendimentoId } = await createEmpreendimento(app.db);
    return {
      path: '/api/assets/process-drive',
      values: { driveUrl: await folder(app), maxAssets: 12, empreendimentoId, sessionId: randomUUID() },
      before: {},
      read: (_, sent) => entradaOf(app, sent.sessionId),
    };
  },

  'POST /api/hotsites/process-drive': async (app) => ({
    path: '/api/hotsites/process-drive',
    values: { driveUrl: await folder(app) },
    before: {},
    read: async (answer) => {
      await settled(app, answer.id);
      return (await app.get(`/api/hotsites/${answer.id}`)).body;
    },
  }),
  'POST /api/hotsites/:id/process-drive': async (app) => {
    const { id } = await createHotsite(app.db);
    return {
      path: `/api/hotsites/${id}/process-drive`,
      values: { driveUrl: await folder(app) },
      read: async (answer) => {
        if (answer) await settled(app, id);
        return (await app.get(`/api/hotsites/${id}`)).body;
      },
    };
  },
  'POST /api/hotsites/:id/generate-gpt5': async (app) => {
    const { id } = await hotsite(app, 'modern');
    return {
      path: `/api/hotsites/${id}/generate-gpt5`,
      asks: { manter: 'says whether the plan of the public page is kept or made anew' },
      read: async () => ({ style: (await app.get(`/api/hotsites/${id}`)).body.v0Style }),
    };
  },
  'POST /api/ai-workflow/create-hotsite': async (app) => {
    const { id: empreendimentoId } = await withPictures(app);
    return {
      path: '/api/ai-workflow/create-hotsite',
      values: { empreendimentoId, assetCatalog: catalog(), style: 'luxury' },
      asks: {
        model: 'the engine is the configured one, whatever is named',
        assetCatalog: 'says which pictures of the record the page may use',
      },
      before: {},
      read: async (answer) => {
        const { v0Style: style, ...read } = (await app.get(`/api/hotsites/${answer.id}`)).body;
        return { ...read, style };
      },
    };
  },
  'POST /api/hotsites/:id/versoes/:versaoId/publicar': async (app) => {
    const { id, old, publica } = await hotsite(app, 'modern', 'luxury');
    return {
      path: `/api/hotsites/${id}/versoes/${old}/publicar`,
      values: { publica },
      before: {},
      read: async () => (await app.get(`/api/hotsites/${id}/versoes`)).body.publicacoes[0],
    };
  },
  'POST /api/hotsites/:id/versoes/:versaoId/links': async (app) => {
    const { id, old } = await hotsite(app, 'modern', 'luxury');
    return {
      path: `/api/hotsites/${id}/versoes/${old}/links`,
      before: { dias: 7 },
      read: async (answer) => {
        const links = (await app.get(`/api/hotsites/${id}/versoes`)).body.links as Record<string, string>[];
        const { criadoEm, expiraEm } = links.find((link) => String(link.id) === String(answer.id))!;
        return { dias: Math.round((Date.parse(expiraEm!) - Date.parse(criadoEm!)) / 86_400_000) };
      },
    };
  },
  'PUT /api/hotsites/:id/estudio': async (app) => {
    const { id } = await hotsite(app, 'modern');
    const path = `/api/hotsites/${id}/estudio`;
    const { base } = (await app.get(path)).body;
    const [first, ...rest] = base.blueprint.sections;
    const edit = { category: 'lazer', description: 'Piscina', focus: { x: 0.25, y: 1 }, usage: 'usar' };
    const highlight = { rotulo: 'Plantas', valor: 'Com varanda' };
    const text = { titulo: 'Um lugar', texto: 'Perto de tudo', grupo: 'Lazer', asset: 'a2' };
    const changed = {
      ...first,
      titulo: 'Outro título',
      subtitulo: 'Outro subtítulo',
      texto: ['Outro texto'],
    };
    return {
      path,
      values: {
        catalogo: { assets: { a1: edit }, ordem: ['a2', 'a1'], hero: 'a1' },
        blueprint: {
          ...base.blueprint,
          sections: [{ ...changed, assets: ['a1'], destaques: [highlight], itens: [text] }, ...rest],
        },
        desligadas: ['galeria'],
        travas: [{ secao: 'sobre', versaoId: base.versaoId }],
      },
      read: async () => (await app.get(path)).body.edicao,
    };
  },
  'POST /api/hotsites/:id/estudio/pagina': async (app) => {
    const { id } = await hotsite(app, 'modern');
    const path = `/api/hotsites/${id}/estudio`;
    return {
      path: `${path}/pagina`,
      read: async () => ({ estilo: (await app.get(path)).body.base.estilo }),
    };
  },
  'POST /api/hotsites/:id/estudio/publicar': async (app) => {
    const { id } = await hotsite(app, 'modern');
    const path = `/api/hotsites/${id}/estudio`;
    const { versaoId } = (await app.post(`${path}/pagina`, { estilo: 'luxury' })).body.base;
    return {
      path: `${path}/publicar`,
      values: { versaoId },
      before: {},
      read: async () => {
        const { hotsite: one, publicacoes } = (await app.get(`/api/hotsites/${id}/versoes`)).body;
        return { versaoId: one.versaoPublicaId, ressalva: publicacoes[0].ressalva };
      },
    };
  },
  'PUT /api/programa/publicacao': async (app) => ({
    path: '/api/programa/publicacao',
    read: async () => (await app.get('/api/programa/publicacao')).body,
  }),
  'PUT /api/modelos': async (app) => {
    const path = '/api/modelos';
    const before = (await app.get(path)).body.salvo as Modelos;
    const chosen = {
      escolha: { provedor: 'openai', modelo: 'm-1' },
      reserva: { provedor: 'perplexity', modelo: 'm-2' },
      esforco: 'high',
      saida: 9_000,
    };
    const all = <Value>(names: object, value: (name: string) => Value) =>
      Object.fromEntries(Object.keys(names).map((name) => [name, value(name)]));
    return {
      path,
      before: { ...before },
      values: {
        tarefas: all(before.tarefas, () => chosen),
        dados: all(before.dados, (name) => !before.dados[name as keyof Modelos['dados']]),
      },
      read: async () => {
        const { salvo } = (await app.get(path)).body;
        // Other calls of this table work with the models as they were.
        await app.call('PUT', path, { body: before });
        return salvo;
      },
    };
  },
  'PUT /api/retencao': async (app) => ({
    path: '/api/retencao',
    read: async () => (await app.get('/api/retencao')).body,
  }),
  'PUT /api/copias/agenda': async (app) => ({
    path: '/api/copias/agenda',
    read: async () => (await app.get('/api/copias')).body.agenda,
  }),
  'PUT /api/execucoes/limites': async (app) => ({
    path: '/api/execucoes/limites',
    read: async () => (await app.get('/api/execucoes/limites')).body,
  }),

  'POST /api/admin/whatsapp/reject': async (app) => {
    const whatsapp = '5511971112233';
    const { id: corretorId } = await createCorretor(app.db, { whatsapp, whatsappNormal: whatsapp });
    return {
      path: '/api/admin/whatsapp/reject',
      values: { whatsapp, corretorId },
      asks: { whatsapp: 'says who is rejected', corretorId: 'says which of one number' },
      before: {},
      read: async () => {
        const list = (await app.get('/api/admin/whatsapp/aprovacoes?situacao=rejeitados')).body;
        return { reason: list.find((one: { id: number }) => one.id === corretorId)?.motivoRejeicao };
      },
    };
  },
  'POST /api/admin/whatsapp/conversas/:id/mensagens': async (app) => {
    const pessoa = '5511971114455';
    const contact = { canal: 'simulator', pessoa, endereco: pessoa, ultimaRecebidaEm: app.clock.now() };
    await app.db.insert(lisaContatos).values(contact);
    const assumidaPor = (await app.get('/api/sessao')).body.user.id;
    const [row] = await app.db
      .insert(onboardingSessions)
      .values({ whatsapp: pessoa, assumidaPor })
      .returning();
    const path = `/api/admin/whatsapp/conversas/${row!.id}`;
    return {
      path: `${path}/mensagens`,
      before: {},
      read: async () => ({ texto: (await app.get(path)).body.falas.at(-1)?.texto }),
    };
  },
  'POST /api/admin/whatsapp/conversas/:id/perguntas': async (app) => {
    const pessoa = '5511971114466';
    const contact = { canal: 'simulator', pessoa, endereco: pessoa, ultimaRecebidaEm: app.clock.now() };
    await app.db.insert(lisaContatos).values(contact);
    const pergunta = 'Vocês oferecem seguro de vida?';
    const [row] = await app.db
      .insert(onboardingSessions)
      .values({ whatsapp: pessoa, memoria: { perguntas: [pergunta] } })
      .returning();
    const path = `/api/admin/whatsapp/conversas/${row!.id}`;
    const kept = async () => {
      const all = (await app.get('/api/configuracoes')).body as { chave: string; valor: string }[];
      const { valor } = all.find(({ chave }) => chave === 'lisa_respostas_guardadas')!;
      return /^Pergunta: (.*)$/m.exec(valor)?.[1];
    };
    return {
      path: `${path}/perguntas`,
      values: { pergunta },
      asks: { pergunta: 'says which question is answered' },
      before: {},
      read: async () => ({
        texto: (await app.get(path)).body.falas.at(-1)?.texto,
        guardarComo: await kept(),
      }),
    };
  },
  'POST /api/admin/whatsapp/entendimento/frases': async (app) => {
    const path = '/api/admin/whatsapp/entendimento';
    return {
      path: `${path}/frases`,
      before: {},
      read: async () => (await app.get(path)).body.frases[0],
    };
  },
  'PUT /api/admin/whatsapp/entendimento/frases/:id': async (app) => {
    const path = '/api/admin/whatsapp/entendimento';
    const { id } = (await app.post(`${path}/frases`, { texto: 'outra hora a gente vê' })).body;
    return {
      path: `${path}/frases/${id}`,
      read: async () =>
        (await app.get(path)).body.frases.find((each: { id: number }) => each.id === id) as Fields,
    };
  },
  'POST /api/admin/whatsapp/laboratorio/relogio': async (app) => {
    const path = '/api/admin/whatsapp/laboratorio';
    return {
      path: `${path}/relogio`,
      read: async () => ({ minutos: Math.floor((await app.get(path)).body.adiantadoMs / 60_000) }),
    };
  },
  'PUT /api/admin/whatsapp/laboratorio/falhas': async (app) => {
    const path = '/api/admin/whatsapp/laboratorio';
    return { path: `${path}/falhas`, read: async () => (await app.get(path)).body.falhas };
  },

  'POST /api/meu-espaco/senha': async (app) => {
    const { id, email } = await createWelcome(app);
    return {
      path: '/api/meu-espaco/senha',
      token: null,
      values: { token: tokenOfLink(await ownLink(app, id)), senha: otherPassword },
      read: async () => ({}),
      proves: { senha: entersOwnPage(app, email) },
    };
  },
  'PUT /api/meu-espaco/senha': async (app) => {
    const { corretor, token } = await enterOwnPage(app);
    return {
      path: '/api/meu-espaco/senha',
      token,
      values: { senhaAtual: ownPassword, senha: otherPassword },
      read: async () => ({}),
      proves: { senha: entersOwnPage(app, corretor.email) },
    };
  },
  'PUT /api/meu-espaco/contatos/:id': async (app) => {
    const { corretor, token } = await enterOwnPage(app);
    const { id, nome } = await createContato(app.db, { corretorId: corretor.id });
    const read = async () =>
      (await app.get(`/api/contatos?q=${encodeURIComponent(nome)}`)).body.itens.find(
        (row: { id: number }) => row.id === id,
      );
    return { path: `/api/meu-espaco/contatos/${id}`, token, read };
  },
  'PUT /api/meu-espaco/avisos': async (app) => {
    const { token } = await enterOwnPage(app);
    const path = '/api/meu-espaco/avisos';
    return {
      path,
      token,
      values: { assunto: 'tabelas', recebe: false },
      before: {},
      read: async () => ({
        assunto: 'tabelas',
        recebe: (await app.get(path, { token })).body.recebe.tabelas,
      }),
    };
  },
  'POST /api/admin/whatsapp/comunicados': async (app) => {
    const { whatsappNormal } = await createWelcome(app);
    const person = { canal: 'simulator', pessoa: whatsappNormal!, endereco: whatsappNormal! };
    await app.db.insert(lisaContatos).values({ ...person, ultimaRecebidaEm: app.clock.now() });
    const path = '/api/admin/whatsapp/comunicados';
    const draft = { texto: 'Café na sexta.', selecao: { quem: 'todos' }, precoDoModelo: '0,35' };
    const { alcance } = (await app.post(`${path}/previa`, draft)).body;
    return {
      path,
      values: { ...draft, recebem: alcance.conversa + alcance.modelo, porModelo: alcance.modelo },
      asks: { recebem: 'what the preview said', porModelo: 'the same' },
      before: {},
      normal: { precoDoModelo: () => '0.35' },
      read: async ({ id }) => {
        const all = await app.db.select().from(lisaComunicados);
        return { ...all.find((row) => row.id === id) };
      },
    };
  },
  'POST /api/meu-espaco/pedido': async (app) => {
    const { token } = await enterOwnPage(app);
    return {
      path: '/api/meu-espaco/pedido',
      token,
      before: {},
      read: async (answer) => {
        const all = (await app.get('/api/pedidos')).body;
        const { mudancas, mensagem } = all.find(({ id }: { id: number }) => id === answer.id);
        const asked = mudancas.map(({ campo, para }: Record<string, string>) => [campo, para]);
        return { mensagem, mudancas: Object.fromEntries(asked) };
      },
    };
  },
  'POST /api/pedidos/:id/recusar': async (app) => {
    const { token } = await enterOwnPage(app);
    const asked = await app.post('/api/meu-espaco/pedido', { mensagem: 'Troquem a foto' }, { token });
    const { id } = asked.body as { id: number };
    return {
      path: `/api/pedidos/${id}/recusar`,
      read: async () => (await app.get('/api/pedidos')).body.find((one: { id: number }) => one.id === id),
    };
  },
};
