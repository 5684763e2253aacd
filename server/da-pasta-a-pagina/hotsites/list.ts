import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Contagem } from '#contract/da-pasta-a-pagina/contagem.ts';
import type { Hotsite } from '#contract/da-pasta-a-pagina/hotsites.ts';
import type { Queryable } from '#server/db/client.ts';
import { countFindings, findingsOfVersion } from '#server/db/finding-counts.ts';
import { empreendimentos, hotsites } from '#server/db/schema/empreendimentos.ts';
import { declareSelect } from '#server/kernel/crud/select.ts';
import { statisticsOf } from './catalog-statistics.ts';

/** Longer than any catalogue's statistics, which are at its start. */
const headLength = 1500;

/** The hotsite's own catalogue, else its empreendimento's (DAT-14). */
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
  /** For the public page; null if none. */
  achados: countFindings<Contagem | null>(findingsOfVersion(hotsites.versaoPublicaId)),
};

const from = (catalog: SQL<string | null>) => (db: Queryable) =>
  db
    .select({ row: columns, catalog, empreendimento: { nome: empreendimentos.nome } })
    .from(hotsites)
    .innerJoin(empreendimentos, eq(empreendimentos.id, hotsites.empreendimentoId));

type Raw = Awaited<ReturnType<ReturnType<typeof from>>>[number];

const present = ({ row, catalog, empreendimento }: Raw): Hotsite => ({
  ...row,
  v0GeneratedAt: row.v0GeneratedAt?.toISOString() ?? null,
  criadoEm: row.criadoEm.toISOString(),
  atualizadoEm: row.atualizadoEm.toISOString(),
  catalog,
  empreendimento,
});

/** A list row: text without statistics is returned unchanged. */
const inList = (row: Hotsite): Hotsite => ({
  ...row,
  catalog: row.catalog === null ? null : (statisticsOf(row.catalog) ?? row.catalog),
});

const order = [desc(hotsites.criadoEm), desc(hotsites.id)];
const readHeads = declareSelect({ from: from(catalogHead), order, present });
const readWhole = declareSelect({ from: from(catalogText), order, present });
const readOne = declareSelect({ from: from(catalogText), order, present: (raw) => inList(present(raw)) });

const isCut = ({ catalog }: Hotsite) =>
  catalog !== null && catalog.length >= headLength && statisticsOf(catalog) === null;

/**
 * Hotsites, newest first, each with its catalogue's statistics: complete catalogues are a hundred times
 * larger. Text without statistics at its start is returned unchanged.
 */
export const selectHotsites = Object.assign(
  async (db: Queryable, where: SQL): Promise<Hotsite[]> => {
    const rows = await readHeads(db, where);
    const cut = rows.filter(isCut).map(({ id }) => id);
    if (cut.length === 0) return rows.map(inList);
    const whole = await readWhole(db, inArray(hotsites.id, cut));
    const texts = new Map(whole.map(({ id, catalog }) => [id, catalog]));
    return rows.map((row) =>
      texts.has(row.id) ? { ...row, catalog: texts.get(row.id) ?? null } : inList(row),
    );
  },
  { whole: readOne.whole, only: readOne.only, order },
);

/** One hotsite with its complete catalogue; undefined if not found. */
export async function selectWholeHotsite(db: Queryable, where: SQL): Promise<Hotsite | undefined> {
  return (await readWhole(db, where))[0];
}
