import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { fatosCertos } from '#contract/cadastros/certeza.ts';
import type { Fatos } from '#contract/cadastros/fatos.ts';
import { comFicha } from '#contract/cadastros/ficha.ts';
import { readOrigens, withOrigem } from '#contract/cadastros/origens.ts';
import type { Catalog } from '#contract/da-pasta-a-pagina/assets.ts';
import { imageClass } from '#contract/da-pasta-a-pagina/image-classes.ts';
import { chooseLead, isFitKind } from '#contract/da-pasta-a-pagina/lead-picture.ts';
import type { MaterialDecision } from '#contract/da-pasta-a-pagina/super-ai.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { empreendimentos, incorporadoras, leituraDecisoes } from '#server/db/schema/empreendimentos.ts';
import { bairros, cidades, estados, zonas } from '#server/db/schema/territorio.ts';
import { changedFields, recordAudit, recordAudits } from '#server/kernel/audit.ts';
import { AppError, notFound } from '#server/kernel/errors.ts';
import { columnsOf, stored as columnsStored, columnsToUpdate, origensAfterReading } from './from-fatos.ts';
import { lastResearch as research } from './last-research.ts';

export const lastResearch = research;

/** Columns whose changes are uninformative or too long for the log. */
const unaudited = [
  ...['id', 'revisao', 'criadoEm', 'atualizadoEm', 'excluidoEm'],
  ...['metadados', 'assetsCatalog', 'assetsProcessedAt', 'driveKey', 'origens'],
];

/** Content of `metadados`: the facts as last read, with the evidence of every value. */
export interface Metadados {
  fatos: Fatos;
  /** Fields that were not read with certainty: questions, stated nowhere. */
  duvidas: string[];
  /** Their sources: one line per document. */
  documentos: unknown[];
  avisos: string[];
  motor: string;
  lidoEm: string;
  /** What a person decided of a folder that is not the material of one development; null if it is. */
  material?: MaterialDecision | null;
}

export interface Reading {
  metadados: Metadados;
  nome: string;
  bairroId: number;
  incorporadoraId: number;
  driveUrl: string;
  driveKey: string;
  userId: number | null;
}

/** The newest empreendimento created from a folder, or null. */
export async function findByFolder(db: Queryable, driveKey: string) {
  const rows = await db
    .select({
      id: empreendimentos.id,
      nome: empreendimentos.nome,
      metadados: empreendimentos.metadados,
      incorporadora: incorporadoras.nome,
    })
    .from(empreendimentos)
    .innerJoin(incorporadoras, eq(incorporadoras.id, empreendimentos.incorporadoraId))
    .where(and(eq(empreendimentos.driveKey, driveKey), isNull(empreendimentos.excluidoEm)))
    .orderBy(desc(empreendimentos.id))
    .limit(1);
  return rows[0] ?? null;
}

/** A live empreendimento with the names of its incorporadora and place. Throws AppError 404. */
export async function readWithNames(db: Queryable, id: number) {
  const [row] = await db
    .select({
      e: empreendimentos,
      incorporadora: incorporadoras.nome,
      cnpj: incorporadoras.cnpj,
      bairro: bairros.nome,
      cidade: cidades.nome,
      uf: estados.sigla,
      estado: estados.nome,
    })
    .from(empreendimentos)
    .innerJoin(incorporadoras, eq(incorporadoras.id, empreendimentos.incorporadoraId))
    .innerJoin(bairros, eq(bairros.id, empreendimentos.bairroId))
    .innerJoin(zonas, eq(zonas.id, bairros.zonaId))
    .innerJoin(cidades, eq(cidades.id, zonas.cidadeId))
    .innerJoin(estados, eq(estados.id, cidades.estadoId))
    .where(and(eq(empreendimentos.id, id), isNull(empreendimentos.excluidoEm)));
  if (!row) throw notFound('Empreendimento');
  return row;
}

/** Its name, or null if it does not exist. */
export async function nomeOfEmpreendimento(db: Queryable, id: number): Promise<string | null> {
  const rows = await db
    .select({ nome: empreendimentos.nome })
    .from(empreendimentos)
    .where(and(eq(empreendimentos.id, id), isNull(empreendimentos.excluidoEm)));
  return rows[0]?.nome ?? null;
}

/** What was stored of its last reading, or null. */
export async function metadadosOfEmpreendimento(db: Queryable, id: number): Promise<unknown> {
  const rows = await db
    .select({ metadados: empreendimentos.metadados })
    .from(empreendimentos)
    .where(eq(empreendimentos.id, id));
  return rows[0]?.metadados ?? null;
}

/** What a reading states; readings of earlier releases have no questions. */
const certain = ({ fatos, duvidas }: Pick<Metadados, 'fatos'> & { duvidas?: string[] }) =>
  fatosCertos(fatos, duvidas ?? []);

/** Creates the empreendimento described by a reading, with the defaults of EMP-26. */
export async function createFromReading(tx: Tx, reading: Reading): Promise<number> {
  const read = columnsOf(certain(reading.metadados));
  const rows = await tx
    .insert(empreendimentos)
    .values({
      status: 'em_lancamento',
      ...columnsStored(read),
      origens: withOrigem({}, read, 'documento'),
      nome: reading.nome,
      bairroId: reading.bairroId,
      incorporadoraId: reading.incorporadoraId,
      driveUrl: reading.driveUrl,
      driveKey: reading.driveKey,
      metadados: reading.metadados,
    })
    .returning();
  const { id, nome, revisao } = rows[0]!;
  await recordAudit(tx, {
    userId: reading.userId,
    acao: 'criou',
    entidade: 'empreendimento',
    entidadeId: id,
    nome,
    revisao,
    depois: changedFields({}, comFicha(rows[0]!), unaudited).depois,
  });
  await bumpLists(tx, 'empreendimentos');
  return id;
}

/** Updates an empreendimento from a further reading of its folder; a person's changes are kept. */
export async function updateFromReading(
  tx: Tx,
  id: number,
  reading: Pick<Reading, 'metadados' | 'nome' | 'driveUrl' | 'userId'>,
): Promise<void> {
  const rows = await tx.select().from(empreendimentos).where(eq(empreendimentos.id, id)).for('update');
  const row = rows[0];
  if (!row || row.excluidoEm) throw new AppError(404, 'nao-encontrado', 'Empreendimento não encontrado');
  const stored = row.metadados as Metadados | null;
  const earlier = stored?.fatos ? certain(stored) : null;
  const fresh = certain(reading.metadados);
  const decided = await tx.select().from(leituraDecisoes).where(eq(leituraDecisoes.empreendimentoId, id));
  const { nome, ...fields } = columnsToUpdate(row, earlier, fresh, decided);
  const columns = columnsStored(fields, row.ficha);
  const origens = origensAfterReading(readOrigens(row.origens), fields, { ...row, ...columns }, fresh);
  const [after] = await tx
    .update(empreendimentos)
    .set({
      ...columns,
      ...(nome ? { nome: reading.nome } : {}),
      origens,
      metadados: reading.metadados,
      driveUrl: reading.driveUrl,
      revisao: row.revisao + 1,
    })
    .where(eq(empreendimentos.id, id))
    .returning();
  await recordAudit(tx, {
    userId: reading.userId,
    acao: 'releu',
    entidade: 'empreendimento',
    entidadeId: id,
    nome: after!.nome,
    revisao: after!.revisao,
    ...changedFields(comFicha(row), comFicha(after!), unaudited),
  });
  await bumpLists(tx, 'empreendimentos');
}

/**
 * Stores a folder's catalogue and its best picture as the main one; also the folder, if none is set (FLW-17).
 */
export async function storeCatalog(
  tx: Tx,
  id: number,
  catalog: Catalog,
  { at, userId, folder }: { at: Date; userId: number | null; folder?: { url: string; key: string } },
): Promise<void> {
  const rows = await tx.select().from(empreendimentos).where(eq(empreendimentos.id, id)).for('update');
  const row = rows[0];
  // It may have been deleted while its folder was being processed.
  if (!row || row.excluidoEm) throw new AppError(404, 'nao-encontrado', 'Empreendimento não encontrado');
  const previous = row.assetsCatalog ? (JSON.parse(row.assetsCatalog) as Catalog) : null;
  const ownChoice = row.imagemPrincipal !== null && row.imagemPrincipal !== mainImage(previous);
  const [after] = await tx
    .update(empreendimentos)
    .set({
      assetsCatalog: JSON.stringify(catalog),
      assetsProcessedAt: at,
      ...(folder ? { driveUrl: folder.url, driveKey: folder.key } : {}),
      ...(ownChoice ? {} : { imagemPrincipal: mainImage(catalog) }),
      revisao: row.revisao + 1,
    })
    .where(eq(empreendimentos.id, id))
    .returning();
  await recordAudit(tx, {
    userId,
    acao: 'catalogou',
    entidade: 'empreendimento',
    entidadeId: id,
    nome: after!.nome,
    revisao: after!.revisao,
    dados: { imagens: catalog.assets.length },
    ...changedFields(row, after!, unaudited),
  });
  await bumpLists(tx, 'empreendimentos');
}

/** Address of a card's picture: the one that opens a page, else the best that shows the empreendimento. */
export function mainImage(catalog: Catalog | null): string | null {
  const usable = catalog?.assets.filter(({ type, usage }) => type === 'image' && usage === 'usar') ?? [];
  const shown = usable.filter(
    ({ category, kind }) => imageClass[category].shows && isFitKind(kind) && kind !== 'detalhe',
  );
  return (chooseLead(usable) ?? shown.sort((a, b) => b.score - a.score)[0])?.url ?? null;
}

/**
 * Transfers all empreendimentos of one incorporadora to another, trashed ones included, so that they match
 * when restored. Returns how many live ones moved; the caller bumps the lists.
 */
export async function moveToIncorporadora(
  tx: Tx,
  { from, to, userId }: { from: number; to: number; userId: number },
): Promise<number> {
  const rows = await tx
    .update(empreendimentos)
    .set({ incorporadoraId: to, revisao: sql`${empreendimentos.revisao} + 1` })
    .where(eq(empreendimentos.incorporadoraId, from))
    .returning();
  await recordAudits(
    tx,
    rows.map(({ id, nome, revisao }) => ({
      userId,
      acao: 'alterou',
      entidade: 'empreendimento',
      entidadeId: id,
      nome,
      revisao,
      antes: { incorporadoraId: from },
      depois: { incorporadoraId: to },
    })),
  );
  return rows.filter(({ excluidoEm }) => excluidoEm === null).length;
}
