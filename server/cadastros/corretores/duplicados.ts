import { inArray, sql } from 'drizzle-orm';
import {
  type Duplicados,
  type MotivoDuplicado,
  motivosDuplicado,
} from '#contract/cadastros/corretores-duplicados.ts';
import type { Db } from '#server/db/client.ts';
import { corretores, corretoresDistintos } from '#server/db/schema/corretores.ts';
import { compareAllChanged } from './compare-changed.ts';
import { selectCorretores } from './select.ts';

/** Limits of returned groups, and of corretores per group. */
export const [toldGroups, toldCorretores] = [100, 20];

interface Group {
  motivos: Set<MotivoDuplicado>;
  ids: Set<number>;
  newest: number;
}

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
  await compareAllChanged(db);
  const { rows } = await db.execute<{
    motivo: MotivoDuplicado;
    ids: number[];
    ufs: (string | null)[] | null;
  }>(sql`
    SELECT r.motivo, array_agg(r.corretor_id ORDER BY r.corretor_id DESC) AS ids,
      array_agg(coalesce(c.uf_creci, nullif(split_part(c.creci_normal, '/', 2), '')) ORDER BY r.corretor_id DESC) AS ufs
    FROM corretores_repetidos r JOIN corretores c ON c.id = r.corretor_id
    WHERE r.motivo = 'creci' GROUP BY r.motivo, r.chave
    UNION ALL
    SELECT motivo, array_agg(corretor_id ORDER BY corretor_id DESC), NULL
    FROM corretores_repetidos WHERE motivo <> 'creci' GROUP BY motivo, chave`);
  return rows.flatMap(({ motivo, ids, ufs }) => {
    const parts = ufs ? byState(ids, ufs) : [ids];
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
