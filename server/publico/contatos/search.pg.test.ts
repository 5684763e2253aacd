import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { comparePtBr } from '#contract/base/compare-pt-br.ts';
import { pagedLimits } from '#contract/base/paged-limits.ts';
import { type Contato, contatoOrders, entregas } from '#contract/publico/contatos.ts';
import type { Database } from '#server/db/client.ts';
import { contatos } from '#server/db/schema/contatos.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { corretorNovidades, lisaEnviadas } from '#server/db/schema/lisa.ts';
import { openTestDatabase } from '#tests/database/open.ts';
import { createCorretor } from '#tests/factories/corretor.ts';
import { createContatoSearch } from './search.ts';

const many = 130;
const everybody = {
  q: '',
  estado: undefined,
  entrega: undefined,
  empreendimentoId: '',
  condicao: [] as string[],
};
const estados = ['novo', 'atendido', 'descartado'];
/** States of messages, one that could not be sent and one that nobody was told. */
const told = ['queued', 'sending', 'sent', 'delivered', 'read', 'failed', 'desligado', 'sem-whatsapp', null];
const moment = (n: number) => new Date(Date.UTC(2026, 10, 1, 0, n));

let database: Database;
let search: ReturnType<typeof createContatoSearch>;
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  search = createContatoSearch(db);
  const ids: number[] = [];
  for (const nome of ['Zuleica 10', 'Ávila', 'Zuleica 2', 'ana'])
    ids.push((await createCorretor(db, { nome })).id);
  const rows = await db
    .insert(contatos)
    .values(
      Array.from({ length: many }, (_, n) => ({
        empreendimento: `Residencial ${n % 7}`,
        corretorId: ids[n % 5] ?? null,
        nome: `Visitante ${n % 40}`,
        telefone: `(47) 9${n}`,
        telefoneNormal: `55479${String(n).padStart(8, '0')}`,
        mensagem: n % 3 ? `Quero conhecer ${n % 4}` : null,
        estado: estados[n % 3]!,
        consentimento: 'v1',
        envio: `envio-${n}`,
        recebidoEm: moment(n % 60),
      })),
    )
    .returning();
  for (const [n, { id, corretorId }] of rows.entries()) {
    const estado = told[n % told.length]!;
    if (corretorId === null || estado === null) continue;
    const isSent = estado !== 'desligado' && estado !== 'sem-whatsapp';
    const [sent] = isSent
      ? await db.insert(lisaEnviadas).values(messageOf(corretorId, estado)).returning()
      : [];
    await db.insert(corretorNovidades).values({
      corretorId,
      chave: `contato:${id}`,
      enviadaId: sent?.id ?? null,
      motivo: isSent ? null : estado,
      em: moment(0),
    });
  }
});
afterAll(() => database?.close());

const messageOf = (corretorId: number, estado: string) => ({
  canal: 'simulador',
  pessoa: '5547',
  corretorId,
  chave: 'aviso_contato',
  texto: 'Um contato.',
  estado,
  liberadaEm: moment(0),
  criadoEm: moment(0),
});

async function everyRow(): Promise<Contato[]> {
  const rows: Contato[] = [];
  for (const pagina of [1, 2, 3]) rows.push(...(await search.page({ ...everybody, pagina }, [])).itens);
  return rows;
}
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
const estadoOf = ({ entrega }: Contato) => entrega?.estado ?? null;

/** Every contact in the order of its corretor, and of how far the message to him has come. */
async function inOrder(): Promise<void> {
  const rows = await everyRow();
  expect(rows).toHaveLength(many);
  const place = (row: Contato) => (row.entrega ? entregas.indexOf(row.entrega.estado) : null);
  const read = { corretor: (row: Contato) => row.corretor?.nome ?? null, entrega: place };
  for (const by of ['corretor', 'entrega'] as const)
    for (const descending of [false, true]) {
      const expected = rows.toSorted((left, right) =>
        comparePtBr(read[by](left), read[by](right), descending),
      );
      const found: Contato[] = [];
      for (const pagina of [1, 2, 3])
        found.push(...(await search.page({ ...everybody, pagina }, [{ by, descending }])).itens);
      expect([by, descending, idsOf(found)]).toEqual([by, descending, idsOf(expected)]);
    }
  for (const entrega of entregas) {
    const expected = rows.filter((row) => estadoOf(row) === entrega);
    const { itens, total } = await search.page({ ...everybody, entrega, pagina: 1 }, []);
    expect([entrega, total, idsOf(itens)]).toEqual([entrega, expected.length, idsOf(expected).slice(0, 50)]);
  }
}

it('contacts stand in the order of their corretor and of their delivery, whoever changes these', async () => {
  const { db } = database;
  await inOrder();
  const [first] = await db.select().from(corretores).where(eq(corretores.nome, 'ana'));
  await db.update(corretores).set({ nome: 'Zuleica 3' }).where(eq(corretores.id, first!.id));
  await inOrder();
  await db.update(lisaEnviadas).set({ estado: 'delivered' }).where(eq(lisaEnviadas.estado, 'queued'));
  await inOrder();
  await db.delete(lisaEnviadas).where(eq(lisaEnviadas.estado, 'read'));
  await inOrder();
  await db.delete(corretorNovidades).where(eq(corretorNovidades.motivo, 'desligado'));
  await inOrder();
  const [last] = await db.select().from(corretores).where(eq(corretores.nome, 'Ávila'));
  await db.update(contatos).set({ corretorId: last!.id }).where(eq(contatos.corretorId, first!.id));
  await inOrder();
  await db.delete(corretores).where(eq(corretores.id, last!.id));
  await inOrder();
});

it.each([
  ...['nome=Visitante 7', 'nome~visitante 1', 'corretor=Zuleica 10', 'corretor=', 'corretor~zuleica'],
  ...['mensagem=', 'mensagem=Quero conhecer 2', 'entrega=', 'entrega=falhou', 'empreendimento=Residencial 3'],
])('the condition %s finds the same however many are counted', async (condicao) => {
  const filter = { ...everybody, condicao: [condicao] };
  const [column, operator, value] = condicao.split(/([=~])/) as [keyof Contato, string, string];
  const expected = (await everyRow()).filter((row) => {
    const text = String(
      (column === 'corretor' ? row.corretor?.nome : column === 'entrega' ? estadoOf(row) : row[column]) ?? '',
    );
    return operator === '=' ? text === value : text.toLowerCase().includes(value);
  });
  expect(expected.length).toBeGreaterThan(0);
  expect(await search.ids(filter)).toEqual(idsOf(expected));
  for (const by of contatoOrders) {
    const whole = await search.page({ ...filter, pagina: 1 }, [{ by, descending: true }]);
    const bounded = vi.spyOn(pagedLimits, 'counted', 'get').mockReturnValue(10);
    const part = await search.page({ ...filter, pagina: 1 }, [{ by, descending: true }]);
    bounded.mockRestore();
    expect([by, idsOf(part.itens)]).toEqual([by, idsOf(whole.itens)]);
  }
});
