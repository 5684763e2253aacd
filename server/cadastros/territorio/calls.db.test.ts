import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  bairroSchema,
  cidadesRoutes,
  estadosRoutes,
  regioesRoutes,
  zonasRoutes,
} from '#contract/cadastros/territorio.ts';
import { corretorBairros } from '#server/db/schema/corretores.ts';
import { imoveisUsados } from '#server/db/schema/empreendimentos.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createCorretor } from '#tests/factories/corretor.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { emptyTerritorio } from '#tests/fixtures/territorio.ts';

const answerOf = ({ read }: { read: { responses: { 200: z.ZodType } } }) =>
  read.responses[200] as z.ZodObject;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.login();
});
afterAll(() => app?.close());
beforeEach(() => emptyTerritorio(app.db));

type Body = Record<string, unknown>;
const made = async (path: string, body: Body) => {
  const answer = await app.post(path, body);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};

/** A territory down to one bairro. */
async function branch() {
  const regiao = await made('/api/regioes', { nome: 'Sudeste', codigo: 'SE' });
  const estado = await made('/api/estados', { nome: 'São Paulo', sigla: 'SP', regiaoId: regiao.id });
  const cidade = await made('/api/cidades', { nome: 'Campinas', estadoId: estado.id });
  const zona = await made('/api/zonas', { nome: 'Leste', cidadeId: cidade.id });
  const bairro = await made('/api/bairros', { nome: 'Cambuí', zonaId: zona.id });
  return { regiao, estado, cidade, zona, bairro };
}
type Branch = Awaited<ReturnType<typeof branch>>;
type Level = keyof Branch;

const incomplete = 'Todos os campos são obrigatórios';
const estado = { nome: 'São Paulo', sigla: 'SP' };
interface LevelCase {
  level: Level;
  list: string;
  rows: string;
  schema: z.ZodObject;
  message: string;
  missing: string;
  /** A second record beside the branch's, and its answer. */
  body: (branch: Branch) => Body;
  answer: (branch: Branch) => Body;
}

describe.each<LevelCase>([
  {
    level: 'regiao',
    list: 'regioes',
    rows: 'TER-13 TER-28 TER-33 TER-34 TER-35',
    schema: answerOf(regioesRoutes),
    message: 'Nome e código são obrigatórios',
    missing: 'Região não encontrada',
    body: () => ({ nome: 'Sul', codigo: 'S' }),
    answer: () => ({ nome: 'Sul', codigo: 'S' }),
  },
  {
    level: 'estado',
    list: 'estados',
    rows: 'TER-14 TER-29 TER-36 TER-37 TER-38',
    schema: answerOf(estadosRoutes),
    message: incomplete,
    missing: 'Estado não encontrado',
    body: ({ regiao }) => ({ nome: 'Rio de Janeiro', sigla: 'RJ', regiaoId: regiao.id }),
    answer: ({ regiao: { id } }) => ({
      nome: 'Rio de Janeiro',
      sigla: 'RJ',
      regiaoId: id,
      regiao: { id, nome: 'Sudeste', codigo: 'SE' },
    }),
  },
  {
    level: 'cidade',
    list: 'cidades',
    rows: 'TER-17 TER-30 TER-39 TER-40 TER-41',
    schema: answerOf(cidadesRoutes),
    message: incomplete,
    missing: 'Cidade não encontrada',
    body: (all) => ({ nome: 'Santos', estadoId: all.estado.id }),
    answer: (all) => ({ nome: 'Santos', estadoId: all.estado.id, estado: { id: all.estado.id, ...estado } }),
  },
  {
    level: 'zona',
    list: 'zonas',
    rows: 'TER-18 TER-31 TER-42 TER-43 TER-44',
    schema: answerOf(zonasRoutes),
    message: 'Nome e cidade são obrigatórios',
    missing: 'Zona não encontrada',
    body: ({ cidade }) => ({ nome: 'Oeste', cidadeId: cidade.id }),
    answer: ({ cidade }) => ({
      nome: 'Oeste',
      cidadeId: cidade.id,
      cidade: expect.objectContaining({ nome: 'Campinas', estado: expect.objectContaining(estado) }),
    }),
  },
  {
    level: 'bairro',
    list: 'bairros',
    rows: 'TER-19 TER-32 TER-45 TER-46 TER-47',
    schema: bairroSchema,
    message: 'Nome e zona são obrigatórios',
    missing: 'Bairro não encontrado',
    body: ({ zona }) => ({
      nome: 'Taquaral',
      zonaId: zona.id,
      informacoes: 'Tem lagoa.',
      foto: '/media/a.webp',
    }),
    answer: ({ zona, cidade }) => ({
      nome: 'Taquaral',
      slug: 'taquaral',
      zonaId: zona.id,
      informacoes: 'Tem lagoa.',
      foto: '/media/a.webp',
      zona: expect.objectContaining({
        cidadeId: cidade.id,
        cidade: expect.objectContaining({ nome: 'Campinas' }),
      }),
    }),
  },
])('$rows /api/$list', ({ level, list, schema, message, missing, body, answer }) => {
  const path = `/api/${list}`;
  const shaped = (row: unknown) => expect(schema.strict().safeParse(row).error).toBeUndefined();

  it('TER-48 makes a record, answers it with its parents, lists and reads the same', async () => {
    const all = await branch();
    const sent = { ...body(all), id: 4711, revisao: 9, slug: 'meu', desconhecido: true };
    const row = await made(path, sent);
    expect(row).toMatchObject({ ...answer(all), revisao: 1 });
    expect(row.id).not.toBe(4711);
    shaped(row);
    expect((await app.get(`${path}/${row.id}`)).body).toEqual(row);
    expect((await app.get(path)).body).toContainEqual(row);
  });

  it('changes a record, and it alone', async () => {
    const all = await branch();
    const row = await made(path, body(all));
    const changed = await app.call('PUT', `${path}/${row.id}`, {
      body: { ...body(all), nome: '  Outro nome ' },
    });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ id: row.id, nome: 'Outro nome', revisao: 2 });
    shaped(changed.body);
    const listed = (await app.get(path)).body;
    expect(listed).toContainEqual(changed.body);
    expect(listed).toContainEqual(expect.objectContaining({ id: all[level].id, nome: all[level].nome }));
  });

  it('DAT-27 deletes a record nothing uses: it is in no list any more and answers 404', async () => {
    const whole = body(await branch());
    const row = await made(path, whole);
    const gone = await app.call('DELETE', `${path}/${row.id}`);
    expect([gone.status, gone.body]).toEqual([200, { success: true }]);
    expect((await app.get(path)).body.map(({ id }: { id: number }) => id)).not.toContain(row.id);
    for (const [method, given] of [['GET'], ['DELETE'], ['PUT', whole]] as const) {
      const refused = await app.call(method, `${path}/${row.id}`, { body: given });
      expect([method, refused.status, refused.body.message]).toEqual([method, 404, missing]);
    }
  });

  it('API-13 API-21 refuses a body without its fields, or with blanks, in the catalogue’s words', async () => {
    const all = await branch();
    const whole = body(all);
    const required = Object.keys(whole).filter((field) => !['informacoes', 'foto'].includes(field));
    for (const field of required)
      for (const value of [
        undefined,
        null,
        '',
        '   ',
        0,
        '0',
        -1,
        1.5,
        [],
        {},
        true,
        '\u0000\t\n',
      ] as const) {
        // A name may be made of digits; an id of that text is none.
        if (value === '0' && !field.endsWith('Id') && field !== 'sigla') continue;
        const refused = await app.post(path, { ...whole, [field]: value });
        expect([field, value, refused.status, refused.body.message, refused.body.field]).toEqual([
          field,
          value,
          400,
          message,
          field,
        ]);
      }
    for (const nothing of [{}, [], null, 'texto', 7]) {
      const refused = await app.post(path, nothing);
      expect([nothing, refused.status, typeof refused.body.message]).toEqual([nothing, 400, 'string']);
    }
    expect((await app.get(path)).body).toHaveLength(1);
  });
});

describe('what is special', () => {
  it.each([
    ['sc', 200],
    [' Sc ', 200],
    ['S', 400],
    ['SPX', 400],
    ['S1', 400],
    ['ÁÉ', 400],
    ['S P', 400],
  ])('TER-15 TER-16 the sigla %j answers %i: exactly two letters, in upper case', async (sigla, status) => {
    const { regiao } = await branch();
    const answer = await app.post('/api/estados', {
      nome: 'Santa Catarina',
      sigla,
      regiaoId: regiao.id,
    });
    expect(answer.status).toBe(status);
    if (status === 200) expect(answer.body.sigla).toBe('SC');
    else expect(answer.body).toMatchObject({ message: incomplete, field: 'sigla' });
  });

  it('API-21 takes ids as numbers and as numeric strings, and empty optional texts as null', async () => {
    const { zona } = await branch();
    const row = await made('/api/bairros', {
      nome: 'Taquaral',
      zonaId: String(zona.id),
      informacoes: ' ',
      foto: '',
    });
    expect(row).toMatchObject({ zonaId: zona.id, informacoes: null, foto: null });
  });

  it.each(['javascript:alert(1)', 'http://exemplo.com.br/a.jpg', '//x/y', '/media/../etc', 'a b'])(
    'a picture is one of ours or a secure address: not %j',
    async (foto) => {
      const { zona } = await branch();
      const answer = await app.post('/api/bairros', { nome: 'Taquaral', zonaId: zona.id, foto });
      expect([answer.status, answer.body.message]).toEqual([400, 'Endereço de imagem inválido']);
    },
  );

  it('API-17 lists by name as Portuguese sorts it', async () => {
    const all = await branch();
    for (const nome of ['Ébano', 'barra', 'Água', 'agora', 'Zênite'])
      await made('/api/zonas', { nome, cidadeId: all.cidade.id });
    expect((await app.get('/api/zonas')).body.map(({ nome }: { nome: string }) => nome)).toEqual([
      ...['agora', 'Água', 'barra', 'Ébano', 'Leste', 'Zênite'],
    ]);
  });

  it('API-10 a renamed parent shows at once in every list that names it', async () => {
    const {
      estado: { id, regiaoId },
    } = await branch();
    for (const list of ['cidades', 'zonas', 'bairros']) await app.get(`/api/${list}`);
    await app.call('PUT', `/api/estados/${id}`, { body: { nome: 'Sampa', sigla: 'SA', regiaoId } });
    const {
      body: [cidade],
    } = await app.get('/api/cidades');
    const {
      body: [zona],
    } = await app.get('/api/zonas');
    const {
      body: [bairro],
    } = await app.get('/api/bairros');
    for (const shown of [cidade.estado, zona.cidade.estado, bairro.zona.cidade.estado])
      expect(shown).toEqual({ id, nome: 'Sampa', sigla: 'SA' });
  });

  it.each([
    ['estado', 'regiao', { nome: 'Acre', sigla: 'AC' }, 'Região não encontrada'],
    ['cidade', 'estado', { nome: 'Santos' }, 'Estado não encontrado'],
    ['zona', 'cidade', { nome: 'Sul' }, 'Cidade não encontrada'],
    ['bairro', 'zona', { nome: 'Taquaral' }, 'Zona não encontrada'],
  ] as const)(
    'TER-37 TER-40 TER-43 TER-46 %s: neither a new one nor a changed one has a %s that is not there, or in the trash',
    async (level, parent, body, sentence) => {
      const all = await branch();
      const lists = {
        regiao: 'regioes',
        estado: 'estados',
        cidade: 'cidades',
        zona: 'zonas',
        bairro: 'bairros',
      };
      const above = {
        regiao: { nome: 'Sul', codigo: 'S' },
        estado: { nome: 'Paraná', sigla: 'PR', regiaoId: all.regiao.id },
        cidade: { nome: 'Itu', estadoId: all.estado.id },
        zona: { nome: 'Norte', cidadeId: all.cidade.id },
      };
      const gone = await made(`/api/${lists[parent]}`, above[parent]);
      await app.call('DELETE', `/api/${lists[parent]}/${gone.id}`);
      const field = `${parent}Id`;
      const path = `/api/${lists[level]}`;
      for (const id of [2_147_483_647, gone.id])
        for (const answer of [
          await app.post(path, { ...body, [field]: id }),
          await app.call('PUT', `${path}/${all[level].id}`, { body: { ...body, [field]: id } }),
        ])
          expect([answer.status, answer.body.message, answer.body.field]).toEqual([400, sentence, field]);
      expect((await app.get(`${path}/${all[level].id}`)).body).toEqual(
        expect.objectContaining({ [field]: all[parent].id, revisao: 1 }),
      );
    },
  );

  it('TER-61 the slug follows the name: with the city, then with a number; a new name brings a new one', async () => {
    const { zona, cidade } = await branch();
    const other = await made('/api/zonas', { nome: 'Oeste', cidadeId: cidade.id });
    const slugs = [];
    for (const zonaId of [zona.id, other.id, zona.id, other.id])
      slugs.push((await made('/api/bairros', { nome: 'Vila Nova', zonaId })).slug);
    expect(slugs).toEqual([
      'vila-nova',
      'vila-nova-campinas',
      'vila-nova-campinas-2',
      'vila-nova-campinas-3',
    ]);
    const row = (await app.get('/api/bairros')).body.find(
      ({ slug }: { slug: string }) => slug === 'vila-nova-campinas',
    );
    const put = (body: Body) => app.call('PUT', `/api/bairros/${row.id}`, { body });
    expect((await put({ nome: 'Vila Nova', zonaId: zona.id, informacoes: 'x' })).body.slug).toBe(row.slug);
    expect((await put({ nome: 'Vila Velha', zonaId: zona.id })).body.slug).toBe('vila-velha');
  });

  it('DAT-27 TER-61 a bairro comes back from the trash with the slug it had, and with another where that is taken', async () => {
    const { zona, cidade } = await branch();
    const other = await made('/api/zonas', { nome: 'Oeste', cidadeId: cidade.id });
    const first = await made('/api/bairros', { nome: 'Vila Nova', zonaId: zona.id });
    const second = await made('/api/bairros', { nome: 'Vila Nova', zonaId: other.id });
    for (const { id } of [first, second]) await app.call('DELETE', `/api/bairros/${id}`);
    const back = async ({ id }: { id: number }) => {
      expect((await app.post(`/api/lixeira/bairro/${id}/restaurar`, {})).status).toBe(200);
      return (await app.get(`/api/bairros/${id}`)).body.slug;
    };
    expect(await back(second)).toBe('vila-nova-campinas');
    await made('/api/bairros', { nome: 'Vila Nova', zonaId: zona.id });
    expect(await back(first)).toBe('vila-nova-campinas-2');
  });
});

describe('TER-49 TER-54 deleting what is in use', () => {
  it.each<[Level, string, string, string]>([
    ['regiao', 'regioes', 'Esta região está em uso: 1 estado', 'São Paulo'],
    ['estado', 'estados', 'Este estado está em uso: 1 cidade', 'Campinas'],
    ['cidade', 'cidades', 'Esta cidade está em uso: 1 zona', 'Leste'],
    ['zona', 'zonas', 'Esta zona está em uso: 1 bairro', 'Cambuí'],
  ])(
    'TER-35 TER-38 TER-41 TER-44 the %s of a child is refused, and the child named',
    async (level, list, message, nome) => {
      const all = await branch();
      const answer = await app.call('DELETE', `/api/${list}/${all[level].id}`);
      expect(answer).toMatchObject({
        status: 409,
        body: { code: 'em-uso', message, uses: [{ items: [{ nome }] }] },
      });
      const [use] = answer.body.uses;
      expect(use.path).toMatch(new RegExp(`^/admin/[a-z]+\\?${level}=${all[level].id}$`));
      expect((await app.get(`/api/${list}/${all[level].id}`)).status).toBe(200);
    },
  );

  it('TER-47 a bairro tells each use with its number and the first five', async () => {
    const { bairro } = await branch();
    for (let n = 1; n <= 7; n++)
      await createEmpreendimento(app.db, { nome: `Edifício ${n}`, bairroId: bairro.id });
    const corretor = await createCorretor(app.db, { nomeGuerra: 'Bia' });
    await app.db.insert(corretorBairros).values({ corretorId: corretor.id, bairroId: bairro.id });
    await app.db
      .insert(imoveisUsados)
      .values({ corretorId: corretor.id, bairroId: bairro.id, titulo: 'Casa', tipo: 'casa' });
    const { status, body } = await app.call('DELETE', `/api/bairros/${bairro.id}`);
    expect(status).toBe(409);
    expect(body.message).toBe('Este bairro está em uso: 7 empreendimentos, 1 imóvel usado e 1 corretor');
    expect(body.uses.map(({ label, path }: { label: string; path: string }) => [label, path])).toEqual([
      ['7 empreendimentos', `/admin/empreendimentos?bairro=${bairro.id}`],
      ['1 imóvel usado', `/admin/imoveis-usados?bairro=${bairro.id}`],
      ['1 corretor', `/admin/corretores?bairro=${bairro.id}`],
    ]);
    expect(body.uses[0].items).toHaveLength(5);
    expect(body.uses[2].items).toEqual([{ id: corretor.id, nome: 'Bia' }]);
  });

  it('DAT-27 what is in the trash holds on to nothing', async () => {
    const { zona, bairro } = await branch();
    await app.call('DELETE', `/api/bairros/${bairro.id}`);
    expect((await app.call('DELETE', `/api/zonas/${zona.id}`)).body).toEqual({ success: true });
  });
});
