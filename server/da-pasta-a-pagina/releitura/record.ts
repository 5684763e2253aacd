import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { type Fatos, fatosSchema } from '#contract/cadastros/fatos.ts';
import { type Catalog, catalogSchema } from '#contract/da-pasta-a-pagina/assets.ts';
import { type Blueprint, blueprintSchema } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { Queryable } from '#server/db/client.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import {
  associacoes,
  empreendimentos,
  hotsites,
  hotsiteVersoes,
  incorporadoras,
} from '#server/db/schema/empreendimentos.ts';
import { runSessions, runsTable } from '#server/db/schema/runs.ts';
import { notFound } from '#server/kernel/errors.ts';

/** The outcome of a document, as stored with the record. */
export interface Documento {
  path: string;
  state: string;
  kind?: string | undefined;
  message?: string | undefined;
}

export interface FolderRecord {
  id: number;
  nome: string;
  driveUrl: string | null;
  precoInicial: string | null;
  dataTabela: string | null;
  registroIncorporacao: string | null;
  fatos: Fatos | null;
  documentos: Documento[];
  catalog: Catalog | null;
  incorporadora: { nome: string; email: string | null; telefone: string | null };
  hotsite: {
    id: number;
    rota: string;
    nome: string;
    publicado: boolean;
    blueprint: Blueprint | null;
  } | null;
}

const parsed = <Value>(schema: { safeParse(value: unknown): { data?: Value } }, value: unknown) =>
  schema.safeParse(value).data ?? null;

function readCatalog(text: string | null): Catalog | null {
  try {
    return text === null ? null : parsed(catalogSchema, JSON.parse(text));
  } catch {
    return null;
  }
}

/** What a folder is compared with. Throws AppError 404. */
export async function readRecord(db: Queryable, id: number): Promise<FolderRecord> {
  const [row] = await db
    .select({
      e: {
        id: empreendimentos.id,
        nome: empreendimentos.nome,
        driveUrl: empreendimentos.driveUrl,
        precoInicial: empreendimentos.precoInicial,
        dataTabela: empreendimentos.dataTabela,
        registroIncorporacao: empreendimentos.registroIncorporacao,
      },
      ativo: empreendimentos.ativo,
      metadados: empreendimentos.metadados,
      catalog: empreendimentos.assetsCatalog,
      incorporadora: {
        nome: incorporadoras.nome,
        email: incorporadoras.contatoEmail,
        telefone: incorporadoras.contatoTelefone,
      },
      hotsite: hotsites,
      blueprint: hotsiteVersoes.blueprint,
    })
    .from(empreendimentos)
    .innerJoin(incorporadoras, eq(incorporadoras.id, empreendimentos.incorporadoraId))
    .leftJoin(hotsites, and(eq(hotsites.empreendimentoId, empreendimentos.id), isNull(hotsites.excluidoEm)))
    .leftJoin(hotsiteVersoes, eq(hotsiteVersoes.id, hotsites.versaoPublicaId))
    .where(and(eq(empreendimentos.id, id), isNull(empreendimentos.excluidoEm)));
  if (!row) throw notFound('Empreendimento');
  const { hotsite } = row;
  const stored = row.metadados as { fatos?: unknown; documentos?: unknown } | null;
  return {
    ...row.e,
    driveUrl: row.e.driveUrl ?? hotsite?.driveUrl ?? null,
    fatos: parsed(fatosSchema, stored?.fatos),
    documentos: Array.isArray(stored?.documentos) ? (stored.documentos as Documento[]) : [],
    catalog: readCatalog(row.catalog),
    incorporadora: row.incorporadora,
    hotsite: hotsite && {
      id: hotsite.id,
      rota: hotsite.rota,
      nome: hotsite.nome,
      publicado: hotsite.versaoPublicaId !== null && hotsite.ativo && row.ativo,
      blueprint: parsed(blueprintSchema, row.blueprint),
    },
  };
}

/** Corretores whose sites show an empreendimento. */
export function readSites(
  db: Queryable,
  empreendimentoId: number,
): Promise<{ slug: string; nome: string }[]> {
  return db
    .select({ slug: corretores.slug, nome: corretores.nome })
    .from(associacoes)
    .innerJoin(corretores, eq(corretores.id, associacoes.corretorId))
    .where(
      and(
        eq(associacoes.empreendimentoId, empreendimentoId),
        ...[eq(associacoes.ativo, true), eq(corretores.ativo, true), eq(corretores.siteAtivo, true)],
        ...[isNull(corretores.excluidoEm), isNull(corretores.rejeitadoEm), isNull(corretores.apagadoEm)],
      ),
    )
    .orderBy(corretores.nome)
    .limit(50);
}

/** The newest run that re-read its folder, or any that is reading it now; null if none. */
export async function readExecucao(db: Queryable, empreendimentoId: number, folderKey: string) {
  const [row] = await db
    .select({ run: runsTable, sessionId: runSessions.sessionId })
    .from(runsTable)
    .innerJoin(runSessions, eq(runSessions.runId, runsTable.id))
    .where(
      and(
        eq(runsTable.folderKey, folderKey),
        or(
          sql`${runsTable.kind} = 'releitura' AND ${runsTable.input} ->> 'empreendimentoId' = ${String(empreendimentoId)}`,
          inArray(runsTable.state, ['running', 'waiting']),
        ),
      ),
    )
    .orderBy(desc(runsTable.criadoEm))
    .limit(1);
  return row ?? null;
}
