import { inArray, sql } from 'drizzle-orm';
import {
  type Duplicados,
  type MotivoDuplicado,
  motivosDuplicado,
} from '#contract/cadastros/corretores-duplicados.ts';
import type { Db } from '#server/db/client.ts';
import { corretores, corretoresDistintos } from '#server/db/schema/corretores.ts';
import { selectCorretores } from './select.ts';

/** Limits of returned groups, and of corretores per group. */
export const [toldGroups, toldCorretores] = [100, 20];

interface Group {
  motivos: Set<MotivoDuplicado>;
  ids: Set<number>;
  newest: number;
}

/** How many changed corretores are compared in one transaction. */
const atOnce = 5000;

/**
 * Compares again whoever changed: those who shared one of his values, or share it now. Who changes meanwhile is marked
 * by his own write. One at a time, since two may concern the same value. Returns how many there were.
 */
const compareChanged = (db: Db): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('corretores_a_comparar'))`);
    const { rows } = await tx.execute<{ corretor_id: number }>(sql`
      DELETE FROM corretores_a_comparar WHERE id IN (SELECT id FROM corretores_a_comparar ORDER BY id LIMIT ${atOnce})
      RETURNING corretor_id`);
    if (rows.length === 0) return 0;
    const changed = sql`${sql.param([...new Set(rows.map((row) => row.corretor_id))])}::int[]`;
    for (const motivo of motivosDuplicado) {
      const chave = sql.raw(`${motivo}_chave`);
      const { rows: touched } = await tx.execute<{ chave: string }>(sql`
        SELECT chave FROM corretores_repetidos WHERE motivo = ${motivo} AND corretor_id = ANY(${changed})
        UNION SELECT ${chave} FROM corretores WHERE id = ANY(${changed}) AND ${chave} <> ''`);
      const keys = sql`${sql.param(touched.map((row) => row.chave))}::text[]`;
      await tx.execute(
        sql`DELETE FROM corretores_repetidos WHERE motivo = ${motivo} AND chave = ANY(${keys})`,
      );
      await tx.execute(sql`
        INSERT INTO corretores_repetidos (motivo, chave, corretor_id) SELECT ${motivo}, chave, id FROM (
          SELECT ${chave} AS chave, id, count(*) OVER (PARTITION BY ${chave}) AS juntos FROM corretores
          WHERE ${chave} = ANY(${keys}) AND excluido_em IS NULL AND rejeitado_em IS NULL AND NOT teste) todos
        WHERE juntos > 1`);
    }
    return rows.length;
  });

interface Sharing {
  motivo: MotivoDuplicado;
  ids: number[];
}

/** States number by themselves: one number of two known states is two people. Of an unknown one it may be either's. */
function byState(ids: readonly number[], ufs: readonly (string | null)[]): number[][] {
  if (ufs.includes(null)) return [[...ids]];
  const states = Map.groupBy(ids, (_, n) => ufs[n]);
  return [...states.values()].filter((together) => together.length > 1);
}

/** Corretores who have a value in common with somebody, newest first. */
async function sharing(db: Db): Promise<Sharing[]> {
  while ((await compareChanged(db)) === atOnce);
  const { rows } = await db.execute<{ motivo: MotivoDuplicado; ids: number[]; ufs: (string | null)[] }>(sql`
    SELECT r.motivo, array_agg(r.corretor_id ORDER BY r.corretor_id DESC) AS ids,
      array_agg(coalesce(c.uf_creci, nullif(split_part(c.creci_normal, '/', 2), '')) ORDER BY r.corretor_id DESC) AS ufs
    FROM corretores_repetidos r LEFT JOIN corretores c ON c.id = r.corretor_id AND r.motivo = 'creci'
    GROUP BY r.motivo, r.chave`);
  return rows.flatMap(({ motivo, ids, ufs }) => {
    const parts = motivo === 'creci' ? byState(ids, ufs) : [ids];
    return parts.map((together) => ({ motivo, ids: together }));
  });
}

/** What is shared by two who were told apart joins them no more: of the others each pair shares it still. */
function withoutDistinct(
  shared: Sharing[],
  distinct: readonly { umId: number; outroId: number }[],
): Sharing[] {
  const apart = new Map<number, Set<number>>();
  for (const { umId, outroId } of distinct) apart.set(umId, (apart.get(umId) ?? new Set()).add(outroId));
  return shared.flatMap((each) => {
    const { motivo, ids } = each;
    const inside = new Set(ids);
    const told = new Set(
      ids.flatMap((id) =>
        [...(apart.get(id) ?? [])].filter((other) => inside.has(other)).flatMap((other) => [id, other]),
      ),
    );
    // Whoever was told apart from nobody here shares it with all the others.
    if (told.size < ids.length) return [each];
    return ids.flatMap((later, n) =>
      ids
        .slice(n + 1)
        .filter((earlier) => !apart.get(earlier)?.has(later))
        .map((earlier) => ({ motivo, ids: [later, earlier] })),
    );
  });
}

/**
 * Groups corretores who may be the same person: sharing a value with any member joins the group. Likeliest
 * first: most shared values, fewest members, newest. The database knows who shares, and learns it as records change; only those
 * told are read.
 */
export async function findDuplicados(db: Db): Promise<Duplicados> {
  const leaders = new Map<number, number>();
  const leaderOf = (id: number): number => {
    let at = id;
    while (leaders.get(at) !== at) {
      const next = leaders.get(at) ?? at;
      leaders.set(at, leaders.get(next) ?? next);
      at = leaders.get(at)!;
    }
    return at;
  };
  const shared = withoutDistinct(await sharing(db), await db.select().from(corretoresDistintos));
  for (const { ids } of shared) for (const id of ids) leaders.set(leaderOf(id), leaderOf(ids[0]!));

  const groups = new Map<number, Group>();
  for (const { motivo, ids } of shared) {
    const leader = leaderOf(ids[0]!);
    const group = groups.get(leader) ?? { motivos: new Set(), ids: new Set(), newest: 0 };
    group.newest = Math.max(group.newest, ids[0]!);
    group.motivos.add(motivo);
    for (const id of ids) group.ids.add(id);
    groups.set(leader, group);
  }
  const found = [...groups.values()].sort(
    (a, b) => b.motivos.size - a.motivos.size || a.ids.size - b.ids.size || b.newest - a.newest,
  );
  return { total: found.length, grupos: await tell(db, found.slice(0, toldGroups)) };
}

async function tell(db: Db, groups: Group[]) {
  // Newest first, as ids are; the list's own order among those told.
  const told = groups.map(({ ids }) => [...ids].sort((a, b) => b - a).slice(0, toldCorretores));
  const wanted = told.flat();
  const rows = wanted.length === 0 ? [] : await selectCorretores(db, inArray(corretores.id, wanted));
  return groups.map(({ motivos, ids }, n) => ({
    motivos: motivosDuplicado.filter((motivo) => motivos.has(motivo)),
    total: ids.size,
    corretores: rows.filter(({ id }) => told[n]!.includes(id)),
  }));
}
