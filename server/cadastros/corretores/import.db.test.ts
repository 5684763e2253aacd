import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ImportVerdict } from '#contract/base/importacao.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { auditoria } from '#server/db/schema/sistema.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { emptyTables } from '#tests/database/empty-tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.login();
});
afterAll(() => app?.close());

type Cells = Record<string, string>;
const importar = (linhas: Cells[], simular = false) =>
  app.post('/api/corretores/importar', { linhas, simular });
const judge = async (...linhas: Cells[]) => (await importar(linhas, true)).body.linhas as ImportVerdict[];
const row = (values: Cells = {}): Cells => ({
  nome: 'Bia Moraes',
  email: 'bia@example.com',
  creci: '20.200',
  ...values,
});
const stored = async (email: string) =>
  (await app.db.select().from(corretores).where(eq(corretores.email, email)))[0]!;

let ana: number;
beforeEach(async () => {
  await emptyTables(app.db, 'corretores', 'auditoria');
  await app.db.transaction((tx) => bumpLists(tx, 'corretores'));
  const body = { nome: 'Ana Souza', nomeGuerra: 'Ana', email: 'ana@example.com', creci: '12345-F' };
  const answer = await app.post('/api/corretores', {
    ...body,
    senha: 'uma senha',
    whatsapp: '(11) 91234-5678',
  });
  ana = answer.body.id;
});

describe('corretores out of a file', () => {
  it('BRK-21 BRK-24 BRK-26 BRK-27 a new one needs four columns; the rest takes its default, and his address comes from his names', async () => {
    const answer = await importar([
      row(),
      row({ email: 'bia2@example.com', creci: '20201', nomeGuerra: 'Ana' }),
      row({ email: 'bia3@example.com', creci: '20202', aprovado: 'sim', ativo: 'Não', ufCreci: 'sp' }),
      row({ email: 'clara@example.com', creci: '20203', nome: 'Clara Vidal', nomeGuerra: '★' }),
    ]);
    expect(answer.status, answer.text).toBe(200);
    expect(await stored('bia@example.com')).toMatchObject({
      nomeGuerra: 'Bia Moraes',
      slug: 'bia-moraes',
      ativo: true,
      aprovado: false,
      siteAtivo: false,
      senha: null,
      creci: '20.200',
      creciNormal: '20200-F',
      corTema: '#d4af37',
    });
    expect(await stored('bia2@example.com')).toMatchObject({ slug: 'ana-2' });
    expect(await stored('clara@example.com')).toMatchObject({ slug: 'clara-vidal' });
    expect(await stored('bia3@example.com')).toMatchObject({
      slug: 'bia-moraes-2',
      ativo: false,
      aprovado: true,
      ufCreci: 'SP',
    });
  });

  it('BRK-52 BRK-53 he is known by CRECI or e-mail however they are written, and empty cells change nothing', async () => {
    expect(
      (
        await judge(
          row({ nome: 'ANA SOUZA', email: 'ANA@example.com', creci: 'CRECI 12.345 F' }),
          row({ nome: 'Ana Souza', email: 'Ana@Example.com', creci: '' }),
          row({ nome: 'Ana Souza', email: 'ana@example.com', creci: '12345', whatsapp: '+55 11 91234-5678' }),
        )
      ).map(({ destino }) => destino),
    ).toEqual(['igual', 'igual', 'igual']);
    const [changed] = await judge(
      row({ nome: 'Ana Souza', email: 'nova@example.com', creci: '12345', aprovado: 'S' }),
    );
    expect(changed).toMatchObject({
      destino: 'atualiza',
      id: ana,
      antes: { email: 'ana@example.com', aprovado: 'Não' },
    });
    const before = await stored('ana@example.com');
    await importar([
      row({ nome: 'Ana Souza', email: 'ana@example.com', creci: '12345', telefone: '4000-0000' }),
    ]);
    const { senha, whatsapp, slug, nomeGuerra, creci } = before;
    expect(await stored('ana@example.com')).toMatchObject({
      senha,
      whatsapp,
      slug,
      nomeGuerra,
      creci,
      telefone: '4000-0000',
      revisao: before.revisao + 1,
    });
  });

  it('BRK-36 BRK-53 what contradicts somebody who is there is named beside its cell', async () => {
    await importar([row()]);
    const faults = await judge(
      row({ nome: 'Ana Souza', creci: '12345' }),
      row({ creci: '999' }),
      row({ nome: 'Outra Pessoa', email: 'outra@example.com', creci: '20200-f' }),
      row({ nome: 'Livre', email: 'livre@example.com', creci: '1', slug: 'ana' }),
      row({ nome: 'Livre', email: 'livre@example.com', creci: '1', slug: 'admin' }),
      row({ nome: 'Livre', email: 'livre@example.com', creci: '1', slug: 'Não é' }),
      row({ nome: 'Livre', email: '', creci: '1' }),
      row({ nome: 'Livre', email: 'livre@example.com', creci: '1', ufCreci: 'XX' }),
      row({ nome: 'Livre', email: 'livre@example.com', creci: '1', ativo: 'talvez' }),
      row({ nome: '😀', email: 'emoji@example.com', creci: '1' }),
    );
    expect(faults.map(({ campo, mensagem }) => [campo, mensagem])).toEqual([
      ['email', 'Este email já é de “Bia Moraes” (CRECI 20.200)'],
      ['creci', '“Bia Moraes”, deste email, tem o CRECI 20.200'],
      [
        'creci',
        'Este CRECI já é de “Bia Moraes” (bia@example.com). Se for de outro estado, escreva a UF junto: 12345-F/RJ',
      ],
      ['slug', 'Esta URL já é de “Ana Souza”'],
      ['slug', 'Esta URL é reservada pelo sistema. Escolha outra.'],
      ['slug', 'Digite uma URL válida para o site'],
      ['email', 'Nome completo, nome de guerra, email e CRECI são obrigatórios'],
      ['ufCreci', 'UF inválida'],
      ['ativo', 'Escreva Sim ou Não'],
      ['slug', 'Os nomes não formam uma URL: escreva a URL do site'],
    ]);
    await app.db.update(corretores).set({ rejeitadoEm: new Date() }).where(eq(corretores.id, ana));
    expect(await judge(row({ nome: 'Ana Souza', email: 'ana@example.com', creci: '12345' }))).toMatchObject([
      { campo: 'creci', mensagem: 'Já existe um pedido rejeitado de “Ana Souza” com este valor' },
    ]);
  });

  it('BRK-36 two rows of one file that share a CRECI, an e-mail or an address are told which', async () => {
    const verdicts = await judge(
      row({ slug: 'bia' }),
      row({ email: 'b2@example.com', creci: '20200 F' }),
      row({ email: 'BIA@example.com', creci: '3' }),
      row({ email: 'b4@example.com', creci: '4', slug: 'bia' }),
    );
    expect(verdicts.slice(1)).toMatchObject(
      ['creci', 'email', 'slug'].map((campo) => ({
        destino: 'erro',
        motivo: 'repetida',
        campo,
        mensagem: 'Repetido: a linha 2 tem o mesmo valor nesta coluna',
      })),
    );
    const refused = await importar([row(), row({ email: 'b2@example.com' })]);
    expect(refused.status).toBe(400);
    expect(await app.db.$count(corretores)).toBe(1);
  });

  it('COV-29 an address changed by a file keeps leading to its corretor, and nobody is given one that does', async () => {
    const self = { nome: 'Ana Souza', email: 'ana@example.com', creci: '12345' };
    expect((await importar([row({ ...self, slug: 'ana-imoveis' })])).status).toBe(200);
    expect(await judge(row({ slug: 'ana' }))).toMatchObject([
      { campo: 'slug', mensagem: 'Esta URL já foi de “Ana Souza” e ainda leva ao site dele' },
    ]);
    await importar([row({ nomeGuerra: 'Ana' })]);
    expect((await stored('bia@example.com')).slug).toBe('ana-2');
    const { body } = await app.get(`/api/corretores/${ana}/enderecos`);
    expect(body.antigos).toEqual(['ana']);
    expect(await judge(row({ ...self, slug: 'ana' }))).toMatchObject([{ destino: 'atualiza' }]);
  });

  it('BRK-51 DAT-15 5,000 rows are written in seconds with an entry each, personal values apart, formulas as the text they are', async () => {
    const rows = Array.from({ length: 5000 }, (_, n) => ({
      nome: `Corretor ${n}`,
      nomeGuerra: 'Corretor Igual',
      email: `c${n}@example.com`,
      creci: String(100_000 + n),
      whatsapp: `(11) 9${String(10_000_000 + n)}`,
      regiaoTrabalho: '=cmd|calc',
    }));
    const before = process.cpuUsage();
    const answer = await importar(rows);
    // Of a processor: on a busy machine the clock tells of the others.
    const { user, system } = process.cpuUsage(before);
    expect(answer.status, answer.text).toBe(200);
    expect((user + system) / 1_000).toBeLessThan(30_000);
    const slugs = await app.db.selectDistinct({ slug: corretores.slug }).from(corretores);
    expect(slugs).toHaveLength(5001);
    expect((await stored('c7@example.com')).regiaoTrabalho).toBe('=cmd|calc');
    const entries = await app.db
      .select()
      .from(auditoria)
      .where(inArray(auditoria.acao, ['criou', 'importou']));
    expect(entries).toHaveLength(5002);
    expect(JSON.stringify(entries.map(({ pessoais, ...rest }) => rest))).not.toContain('c7@example.com');
    const kept = entries.filter(({ pessoais }) => pessoais?.email?.depois === 'c7@example.com');
    expect(kept).toHaveLength(1);
  }, 120_000);
});
