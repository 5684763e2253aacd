import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Hotsite } from '#contract/hotsites.ts';
import type { Queryable } from '#server/db/client.ts';
import { empreendimentos, hotsites } from '#server/db/schema/empreendimentos.ts';
import { statisticsOf } from './catalog-statistics.ts';

/** Longer than the statistics of any catalogue, which stand at its head. */
const headLength = 1500;

/** The hotsite's own catalogue, else the one of its empreendimento (DAT-14). */
const catalogText = sql<string | null>`coalesce(${hotsites.catalog}, ${empreendimentos.assetsCatalog})`;
const catalogHead = sql<string | null>`left(${catalogText}, ${sql.raw(String(headLength))})`;

const columns = {
  id: hotsites.id,
  empreendimentoId: hotsites.empreendimentoId,
  nome: hotsites.nome,
  htmlFile: hotsites.htmlFile,
  cssFile: hotsites.cssFile,
  jsFile: hotsites.jsFile,
  placeholdersEncontrados: hotsites.placeholdersEncontrados,
  rota: hotsites.rota,
  versao: hotsites.versao,
  ativo: hotsites.ativo,
  driveUrl: hotsites.driveUrl,
  status: hotsites.status,
  v0Generated: hotsites.v0Generated,
  v0GeneratedAt: hotsites.v0GeneratedAt,
  v0Style: hotsites.v0Style,
  v0AssetsUsed: hotsites.v0AssetsUsed,
  maxAssets: hotsites.maxAssets,
  erro: hotsites.erro,
  revisao: hotsites.revisao,
  criadoEm: hotsites.criadoEm,
  atualizadoEm: hotsites.atualizadoEm,
};

const query = (db: Queryable, where: SQL, catalog: SQL<string | null>) =>
  db
    .select({ row: columns, catalog, empreendimento: { nome: empreendimentos.nome } })
    .from(hotsites)
    .innerJoin(empreendimentos, eq(empreendimentos.id, hotsites.empreendimentoId))
    .where(where)
    .orderBy(desc(hotsites.criadoEm), desc(hotsites.id));

function present(found: Awaited<ReturnType<typeof query>>[number]): Hotsite {
  const { row, catalog, empreendimento } = found;
  return {
    ...row,
    v0GeneratedAt: row.v0GeneratedAt?.toISOString() ?? null,
    criadoEm: row.criadoEm.toISOString(),
    atualizadoEm: row.atualizadoEm.toISOString(),
    catalog,
    empreendimento,
  };
}

/**
 * Hotsites newest first, each with the statistics of its catalogue: whole catalogues are a hundred
 * times as large. Where the statistics are not found at its head the text is answered as it is.
 */
export async function selectHotsites(db: Queryable, where: SQL): Promise<Hotsite[]> {
  const rows = (await query(db, where, catalogHead)).map(present);
  const odd: number[] = [];
  for (const row of rows) {
    const statistics = row.catalog === null ? null : statisticsOf(row.catalog);
    if (row.catalog !== null && statistics === null && row.catalog.length >= headLength) odd.push(row.id);
    row.catalog = statistics ?? row.catalog;
  }
  if (odd.length === 0) return rows;
  const whole = new Map(
    (await query(db, inArray(hotsites.id, odd), catalogText)).map(({ row, catalog }) => [row.id, catalog]),
  );
  return rows.map((row) => (whole.has(row.id) ? { ...row, catalog: whole.get(row.id) ?? null } : row));
}

/** One hotsite with its whole catalogue; undefined where `where` finds none. */
export async function selectWholeHotsite(db: Queryable, where: SQL): Promise<Hotsite | undefined> {
  const [found] = await query(db, where, catalogText);
  return found && present(found);
}
