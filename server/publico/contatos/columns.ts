import { type SQL, sql } from 'drizzle-orm';
import {
  type contatoConditions,
  type contatoOrders,
  type Entrega,
  entregas,
} from '#contract/publico/contatos.ts';
import type { Comparable } from '#server/db/condition-sql.ts';
import { contatos } from '#server/db/schema/contatos.ts';
import { termIn } from '#server/db/search-term.ts';
import type { OrderKey } from '#server/db/searched-list.ts';

const { corretorId, nome, empreendimento, recebidoEm, estado, telefone, mensagem } = contatos;

const ofCorretor = (column: SQL) => sql`(SELECT ${column} FROM corretores o WHERE o.id = ${corretorId})`;

/** How far the message that told the corretor has come, as `entregaOf` tells it; null until he was to be told. */
const entrega = sql`"contatos"."entrega"`;
/** Its place in their order, written as its indexes have it. */
const rank = sql`(CASE ${entrega} ${sql.raw(entregas.map((each, at) => `WHEN '${each}' THEN ${at}`).join(' '))} END)`;

/** Contacts whose corretor was told so far; '' is of none. */
export function entregaIs(states: readonly string[]): SQL {
  const ranks = states.map((state) => entregas.indexOf(state as Entrega));
  const told = sql`${rank} = ANY(${sql.param(ranks)}::int[])`;
  return states.includes('') ? sql`(${told} OR ${rank} IS NULL)` : told;
}

const text = (value: SQL): Comparable => ({ value, kind: 'text' });
/** One of the texts that the list's search looks in: whoever lacks the words there lacks them here. */
const searched = (value: SQL): Comparable => ({
  ...text(value),
  narrowed: (words) => termIn(sql`busca`, words),
});

/** What conditions compare. */
export const compared: Record<(typeof contatoConditions)[number], Comparable> = {
  nome: searched(sql`${nome}`),
  empreendimento: searched(sql`${empreendimento}`),
  corretor: { ...text(ofCorretor(sql`o.nome`)), key: { stored: sql`corretor_ordem` } },
  recebidoEm: { value: sql`${recebidoEm}`, kind: 'moment' },
  estado: text(sql`${estado}`),
  telefone: searched(sql`${telefone}`),
  mensagem: { ...searched(sql`${mensagem}`), key: { stored: sql`mensagem_ordem`, of: 120 } },
  entrega: { ...text(entrega), equals: entregaIs },
};

const stored = (key: SQL): OrderKey => ({ key, ties: true });

export const keys: Record<(typeof contatoOrders)[number], OrderKey> = {
  nome: stored(sql`nome_ordem`),
  empreendimento: stored(sql`empreendimento_ordem`),
  telefone: stored(sql`telefone_ordem`),
  mensagem: stored(sql`mensagem_ordem`),
  estado: stored(sql`(CASE ${estado} WHEN 'novo' THEN 0 WHEN 'atendido' THEN 1 ELSE 2 END)`),
  recebidoEm: { key: sql`${recebidoEm}` },
  corretor: stored(sql`corretor_ordem`),
  entrega: stored(rank),
};
