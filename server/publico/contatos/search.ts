import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { rowsPerPage } from '#contract/base/lists.ts';
import {
  type Contato,
  type ContatoEstado,
  type contatoConditions,
  contatoEstados,
  type contatoOrders,
  entregas,
  type searchContatos,
} from '#contract/publico/contatos.ts';
import type { Db, Queryable } from '#server/db/client.ts';
import { perListVersion } from '#server/db/per-list-version.ts';
import { contatos } from '#server/db/schema/contatos.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { corretorNovidades, lisaEnviadas } from '#server/db/schema/lisa.ts';
import { createSearchIndex, type Indexed } from '#server/kernel/search-index.ts';
import { entregaOf } from './delivery.ts';

/** Contacts as the panel shows them, newest first. */
export async function selectContatos(db: Queryable, where?: SQL): Promise<Contato[]> {
  const rows = await db
    .select({
      contato: contatos,
      corretor: { id: corretores.id, nome: corretores.nome },
      aviso: corretorNovidades,
      enviada: lisaEnviadas,
    })
    .from(contatos)
    .leftJoin(corretores, eq(corretores.id, contatos.corretorId))
    .leftJoin(
      corretorNovidades,
      and(
        eq(corretorNovidades.corretorId, contatos.corretorId),
        eq(corretorNovidades.chave, sql`'contato:' || ${contatos.id}`),
      ),
    )
    .leftJoin(lisaEnviadas, eq(lisaEnviadas.id, corretorNovidades.enviadaId))
    .where(where)
    .orderBy(desc(contatos.recebidoEm), desc(contatos.id));
  return rows.map(({ contato, corretor, aviso, enviada }) => ({
    id: contato.id,
    revisao: contato.revisao,
    nome: contato.nome,
    telefone: contato.telefone,
    whatsapp: contato.telefoneNormal,
    mensagem: contato.mensagem,
    estado: contato.estado as ContatoEstado,
    recebidoEm: contato.recebidoEm.toISOString(),
    empreendimentoId: contato.empreendimentoId,
    empreendimento: contato.empreendimento,
    corretor,
    entrega: aviso && entregaOf(aviso, enviada),
    consentimento: contato.consentimento,
  }));
}

/** A telephone is found by its digits, however it was typed. */
const indexed: Indexed<Contato> = {
  text: ({ nome, telefone, whatsapp, mensagem, empreendimento }) =>
    [nome, telefone, telefone.replace(/\D/g, ''), whatsapp, mensagem ?? '', empreendimento].join(' · '),
  filters: {
    estado: ({ estado }) => estado,
    empreendimentoId: ({ empreendimentoId }) => String(empreendimentoId ?? ''),
    entrega: ({ entrega }) => entrega?.estado ?? '',
  },
  orders: {
    nome: ({ nome }) => nome,
    empreendimento: ({ empreendimento }) => empreendimento,
    corretor: ({ corretor }) => corretor?.nome ?? null,
    recebidoEm: ({ recebidoEm }) => recebidoEm,
    estado: ({ estado }) => contatoEstados.indexOf(estado),
    telefone: ({ whatsapp }) => whatsapp,
    mensagem: ({ mensagem }) => mensagem,
    entrega: ({ entrega }) => (entrega ? entregas.indexOf(entrega.estado) : null),
  } satisfies Record<(typeof contatoOrders)[number], (row: Contato) => unknown>,
  compared: {
    nome: ({ nome }) => nome,
    empreendimento: ({ empreendimento }) => empreendimento,
    corretor: ({ corretor }) => corretor?.nome ?? null,
    recebidoEm: ({ recebidoEm }) => recebidoEm,
    estado: ({ estado }) => estado,
    telefone: ({ telefone }) => telefone,
    mensagem: ({ mensagem }) => mensagem,
    entrega: ({ entrega }) => entrega?.estado ?? null,
  } satisfies Record<(typeof contatoConditions)[number], (row: Contato) => unknown>,
};

/** The list's search index; rebuilt when the list changes. */
export const createContatoSearch = (db: Db) =>
  perListVersion(db, 'contatos', async () => {
    const rows = await selectContatos(db);
    return { index: createSearchIndex(rows, indexed, rowsPerPage), ids: rows.map(({ id }) => id) };
  });
export type ContatoSearch = ReturnType<typeof createContatoSearch>;

/** A query in the words of the index. */
export const searchOf = ({
  q,
  estado,
  entrega,
  empreendimentoId,
  condicao,
}: Pick<
  z.output<NonNullable<typeof searchContatos.query>>,
  'q' | 'estado' | 'entrega' | 'empreendimentoId' | 'condicao'
>) => ({
  q,
  filters: { estado, empreendimentoId: empreendimentoId || undefined, entrega },
  conditions: condicao,
});
