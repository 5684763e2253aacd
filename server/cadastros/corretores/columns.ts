import { or, type SQL, sql } from 'drizzle-orm';
import type { corretorConditions, corretorOrders, StatusCorretor } from '#contract/cadastros/corretores.ts';
import type { Comparable } from '#server/db/condition-sql.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { termIn } from '#server/db/search-term.ts';
import type { OrderKey } from '#server/db/searched-list.ts';

const { nome, nomeGuerra, email, creci, ufCreci, whatsapp, telefone, regiaoTrabalho } = corretores;
const { ativo, aprovado, siteAtivo, slug, precoMinimo, precoMaximo, criadoEm } = corretores;

type Column = (typeof corretorConditions)[number];
type Order = (typeof corretorOrders)[number];

/** Written as the indexes of the list have it. */
const estado = sql`(CASE WHEN NOT ${ativo} THEN 0 WHEN NOT ${aprovado} THEN 1 ELSE 2 END)`;
const site = sql`(${siteAtivo} AND ${slug} <> '')`;
const uf = sql`${ufCreci} COLLATE "C"`;
/** In the order of the list (BRK-07). */
export const statusOfRank = ['inativo', 'pendente', 'ativo'] as const satisfies StatusCorretor[];

/** Corretores of these states; unknown ones are nobody's. */
export function statusIs(states: readonly string[]): SQL {
  const ranks = statusOfRank.flatMap((state, rank) => (states.includes(state) ? [rank] : []));
  return sql`${estado} = ANY(${sql.param(ranks)}::int[])`;
}
/** Corretores whose site is online, or is not. */
export const siteIs = (isOnline: boolean): SQL => sql`${site} = ${sql.raw(String(isOnline))}`;

const text = (value: SQL): Comparable => ({ value, kind: 'text' });
/** One of the texts that the list's search looks in: whoever lacks the words there lacks them here. */
const searched = (value: SQL): Comparable => ({
  value,
  kind: 'text',
  narrowed: (words) => termIn(sql`busca`, words),
  isSearched: true,
});
/** What the list does not search in, written as an index of its own has it. */
const indexed = (value: SQL): Comparable => ({
  value,
  kind: 'text',
  narrowed: (words) => termIn(sql`texto_de_busca(${value})`, words),
});
const number = (value: SQL): Comparable => ({ value, kind: 'number' });

/** What conditions on a corretor's own record compare. */
export const ownColumns = {
  nome: searched(sql`${nome}`),
  nomeGuerra: searched(sql`${nomeGuerra}`),
  email: searched(sql`${email}`),
  creci: searched(sql`${creci}`),
  whatsapp: indexed(sql`${whatsapp}`),
  telefone: { ...indexed(sql`${telefone}`), key: { stored: sql`telefone_ordem` } },
  regiaoTrabalho: { ...indexed(sql`${regiaoTrabalho}`), key: { stored: sql`regiao_ordem`, of: 120 } },
  uf: {
    ...text(uf),
    equals: (values) =>
      or(
        sql`${uf} = ANY(${sql.param(values)}::bpchar[])`,
        values.includes('') ? sql`${uf} IS NULL` : undefined,
      )!,
  },
  status: {
    value: sql`(ARRAY['inativo', 'pendente', 'ativo'])[1 + ${estado}]`,
    kind: 'text',
    equals: statusIs,
  },
  site: {
    value: sql`CASE WHEN ${site} THEN 'ativo' ELSE 'inativo' END`,
    kind: 'text',
    equals: (values) =>
      or(
        ...['ativo', 'inativo'].map((one) => (values.includes(one) ? siteIs(one === 'ativo') : sql`false`)),
      )!,
  },
  precoMinimo: number(sql`${precoMinimo}`),
  precoMaximo: number(sql`${precoMaximo}`),
  criadoEm: { value: sql`${criadoEm}`, kind: 'moment' },
} satisfies Partial<Record<Column, Comparable>>;

/** Keys made of the record's own columns, without an entry in the table's declaration: nothing but a search reads them. */
export const keys: Record<Order, OrderKey> = {
  nome: { key: sql`nome_ordem`, ties: true },
  creci: { key: sql`creci_ordem` },
  whatsapp: { key: sql`whatsapp_ordem`, ties: true },
  status: { key: estado, ties: true },
  nomeGuerra: { key: sql`nome_guerra_ordem`, ties: true },
  email: { key: sql`email_ordem` },
  uf: { key: uf, ties: true },
  telefone: { key: sql`telefone_ordem`, ties: true },
  regiaoTrabalho: { key: sql`regiao_ordem`, ties: true },
  site: { key: site, ties: true },
  precoMinimo: { key: sql`${precoMinimo}`, ties: true },
  precoMaximo: { key: sql`${precoMaximo}`, ties: true },
  criadoEm: { key: sql`${criadoEm}` },
};
