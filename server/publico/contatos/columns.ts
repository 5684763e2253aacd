import { type SQL, sql } from 'drizzle-orm';
import { type contatoConditions, type contatoOrders, entregas } from '#contract/publico/contatos.ts';
import type { Comparable } from '#server/db/condition-sql.ts';
import { contatos } from '#server/db/schema/contatos.ts';
import type { OrderKey } from '#server/db/searched-list.ts';

const { id, corretorId, nome, empreendimento, recebidoEm, estado, telefone, mensagem } = contatos;

const ofCorretor = (column: SQL) => sql`(SELECT ${column} FROM corretores o WHERE o.id = ${corretorId})`;

/** How far the message that told the corretor has come, as `entregaOf` tells it; null until he was to be told. */
export const entrega = sql`(SELECT CASE
    WHEN n.motivo = 'desligado' THEN 'desligada' WHEN n.motivo = 'sem-whatsapp' THEN n.motivo
    WHEN m.estado IN ('queued', 'sending') THEN 'a-caminho' WHEN m.estado = 'sent' THEN 'enviada'
    WHEN m.estado = 'delivered' THEN 'entregue' WHEN m.estado = 'read' THEN 'lida' ELSE 'falhou' END
  FROM corretor_novidades n LEFT JOIN lisa_enviadas m ON m.id = n.enviada_id
  WHERE n.corretor_id = ${corretorId} AND n.chave = 'contato:' || ${id})`;

const text = (value: SQL): Comparable => ({ value, kind: 'text' });

/** What conditions compare. */
export const compared: Record<(typeof contatoConditions)[number], Comparable> = {
  nome: text(sql`${nome}`),
  empreendimento: text(sql`${empreendimento}`),
  corretor: text(ofCorretor(sql`o.nome`)),
  recebidoEm: { value: sql`${recebidoEm}`, kind: 'moment' },
  estado: text(sql`${estado}`),
  telefone: text(sql`${telefone}`),
  mensagem: text(sql`${mensagem}`),
  entrega: text(entrega),
};

const stored = (key: SQL): OrderKey => ({ key, ties: true });

export const keys: Record<(typeof contatoOrders)[number], OrderKey> = {
  nome: stored(sql`nome_ordem`),
  empreendimento: stored(sql`empreendimento_ordem`),
  telefone: stored(sql`telefone_ordem`),
  mensagem: stored(sql`mensagem_ordem`),
  estado: stored(sql`(CASE ${estado} WHEN 'novo' THEN 0 WHEN 'atendido' THEN 1 ELSE 2 END)`),
  recebidoEm: { key: sql`${recebidoEm}` },
  corretor: stored(ofCorretor(sql`o.nome_ordem`)),
  entrega: stored(sql`array_position(${sql.param([...entregas])}::text[], ${entrega})`),
};
