import { type SQL, sql } from 'drizzle-orm';
import { type Conversas, type ConversasFilter, conversasFilters } from '#contract/lisa/conversas.ts';
import { lisaSteps } from '#contract/lisa/lisa.ts';
import type { Db } from '#server/db/client.ts';
import { hasQuestions } from './requests-person.ts';
import { type ConversaRow, conversasQuery, conversaView } from './select.ts';

const conditions: Record<ConversasFilter, SQL> = {
  todas: sql`true`,
  paradas: sql`parada`,
  'pediram-pessoa': sql`pediu AND assumida_por IS NULL`,
  'com-pergunta': hasQuestions,
  'com-a-equipe': sql`assumida_por IS NOT NULL`,
};

/** Matches every word in a name, or the digits of a number. */
function found(q: string): SQL {
  const words = q.split(/\s+/).filter(Boolean);
  const digits = q.replace(/\D/g, '');
  const named = words.map((word) => sql`strpos(lower(unaccent(nomes)), lower(unaccent(${word}))) > 0`);
  const byName = named.length > 0 ? sql.join(named, sql` AND `) : sql`true`;
  return digits.length < 3 ? byName : sql`((${byName}) OR strpos(whatsapp, ${digits}) > 0)`;
}

/** Conversations, those asking for a person first, then the latest; with counts by kind and step. */
export async function listConversas(
  db: Db,
  {
    canal,
    now,
    filtro,
    passo,
    q,
    limite,
  }: {
    canal: string;
    now: Date;
    filtro: ConversasFilter;
    passo?: number | undefined;
    q: string;
    limite: number;
  },
): Promise<Conversas> {
  const all = conversasQuery(canal, now);
  const ofStep = passo === undefined ? sql`true` : sql`passo = ${passo}`;
  const counts = conversasFilters.map(
    (name) => sql`(count(*) FILTER (WHERE ${conditions[name]}))::int AS ${sql.identifier(name)}`,
  );
  const [rows, steps, totals] = await Promise.all([
    db.execute<ConversaRow & { total: number }>(sql`
      SELECT *, count(*) OVER ()::int AS total FROM (${all}) todas
      WHERE (${conditions[filtro]}) AND ${ofStep} AND ${found(q)}
      ORDER BY (pediu AND assumida_por IS NULL) DESC, ultima_mensagem_em DESC NULLS LAST, id DESC
      LIMIT ${limite}`),
    db.execute<{ passo: number; total: number; paradas: number }>(sql`
      SELECT passo, count(*)::int AS total, (count(*) FILTER (WHERE parada))::int AS paradas
      FROM (${all}) todas GROUP BY passo`),
    db.execute<Record<ConversasFilter, number>>(sql`SELECT ${sql.join(counts, sql`, `)} FROM (${all}) todas`),
  ]);
  const byStep = new Map(steps.rows.map((row) => [row.passo, row]));
  return {
    itens: rows.rows.map(conversaView),
    total: rows.rows[0]?.total ?? 0,
    passos: lisaSteps.map((_, index) => {
      const { total = 0, paradas = 0 } = byStep.get(index + 1) ?? {};
      return { passo: index + 1, total, paradas };
    }),
    contagens: totals.rows[0]!,
  };
}
