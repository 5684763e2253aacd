import { or, type SQL, sql } from 'drizzle-orm';
import type { execucaoOrders } from '#contract/sistema/execucoes.ts';
import { type Comparable, isNumber } from '#server/db/condition-sql.ts';
import { execucoesListadas } from '#server/db/schema/runs.ts';
import { termIn } from '#server/db/search-term.ts';
import type { OrderKey } from '#server/db/searched-list.ts';

type Column = (typeof execucaoOrders)[number];
const { id, tipo, estado, motor, nome, quem, tokens, viva, duracao, criadoEm } = execucoesListadas;

/** What is stored of a run that goes on lacks this. */
const untilNow = sql`extract(epoch FROM now())`;
const seconds = sql`(${duracao} + CASE WHEN ${viva} THEN ${untilNow} ELSE 0 END)`;
const lasts = (compares: SQL, minutes: SQL): SQL => sql`(
  (NOT ${viva} AND ${duracao} ${compares} ${minutes} * 60) OR
  (${viva} AND ${duracao} ${compares} ${minutes} * 60 - ${untilNow}))`;

const text = (value: SQL): Comparable => ({ value, kind: 'text' });
const number = (value: SQL): Comparable => ({ value, kind: 'number' });
/** Found by trigrams of this text; an equal one by its key. */
const searched = (value: SQL, sought: SQL, stored: SQL): Comparable => ({
  ...text(value),
  narrowed: (words) => termIn(sought, words),
  key: { stored, of: 120 },
});

/** What conditions compare; a duration in minutes. */
export const compared: Record<Column, Comparable> = {
  id: number(sql`${id}::numeric`),
  nome: searched(sql`${nome}`, sql`busca`, sql`nome_ordem`),
  tipo: text(sql`${tipo}`),
  estado: text(sql`${estado}`),
  motor: searched(sql`${motor}`, sql`texto_de_busca(${motor})`, sql`motor_ordem`),
  quem: searched(sql`${quem}`, sql`busca`, sql`quem_ordem`),
  inicio: { value: sql`${criadoEm}`, kind: 'moment' },
  duracao: {
    ...number(sql`(${seconds} / 60)`),
    bound: lasts,
    equals: (values) =>
      or(sql`false`, ...values.filter(isNumber).map((value) => lasts(sql`=`, sql`${value}::numeric`)))!,
  },
  uso: number(sql`${tokens}`),
};

const stored = (key: SQL): OrderKey => ({ key, ties: true });

export const keys: Record<Column, OrderKey> = {
  id: { key: sql`${id}` },
  nome: stored(sql`nome_ordem`),
  tipo: stored(sql`${tipo}`),
  estado: stored(sql`${estado}`),
  motor: stored(sql`motor_ordem`),
  quem: stored(sql`quem_ordem`),
  inicio: { key: sql`${criadoEm}` },
  duracao: { ...stored(seconds), moving: { key: sql`${duracao}`, parts: [sql`${viva}`, sql`NOT ${viva}`] } },
  uso: stored(sql`${tokens}`),
};
