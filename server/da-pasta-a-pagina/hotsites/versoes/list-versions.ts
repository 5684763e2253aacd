import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Blueprint } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { Contagem } from '#contract/da-pasta-a-pagina/contagem.ts';
import { sectionIds } from '#contract/da-pasta-a-pagina/sections.ts';
import type { Versoes } from '#contract/da-pasta-a-pagina/versoes.ts';
import type { Queryable } from '#server/db/client.ts';
import { countFindings } from '#server/db/finding-counts.ts';
import { hotsitePublicacoes, hotsites, hotsiteVersoes } from '#server/db/schema/empreendimentos.ts';
import { usoModelos } from '#server/db/schema/runs.ts';
import { users } from '#server/db/schema/sistema.ts';
import { hotsiteLinksPrevia, hotsiteVerificacoes } from '#server/db/schema/versoes.ts';
import { shownName } from '#server/db/shown-name.ts';
import { notFound } from '#server/kernel/errors.ts';
import { readDigest } from '../verificacao/inspect.ts';

const origin = alias(hotsiteVersoes, 'origem');

/** Every version of a hotsite with its history. Throws AppError 404. */
export async function readVersoes(db: Queryable, hotsiteId: number, now: Date): Promise<Versoes> {
  const [hotsite] = await db
    .select({
      id: hotsites.id,
      nome: hotsites.nome,
      rota: hotsites.rota,
      ativo: hotsites.ativo,
      empreendimentoId: hotsites.empreendimentoId,
      versaoPublicaId: hotsites.versaoPublicaId,
    })
    .from(hotsites)
    .where(and(eq(hotsites.id, hotsiteId), isNull(hotsites.excluidoEm)));
  if (!hotsite) throw notFound('Hotsite');
  const [registro, versions, publications, links] = await Promise.all([
    readDigest(db, hotsite.empreendimentoId),
    readVersions(db, hotsiteId),
    readPublications(db, hotsiteId),
    readLinks(db, hotsiteId, now),
  ]);
  return {
    hotsite,
    versoes: versions.map(({ blueprint, criadaEm, conferencia, fonte, chamadas, ...version }) => ({
      ...version,
      criadaEm: criadaEm.toISOString(),
      publica: version.id === hotsite.versaoPublicaId,
      temFonte: fonte !== null,
      achados: conferencia?.registro === registro ? conferencia.achados : null,
      uso: chamadas === null ? null : { chamadas, ...version.uso },
      secoes: sectionsOf(blueprint),
    })),
    publicacoes: publications.map(({ publicadaEm, ...publication }) => ({
      ...publication,
      publicadaEm: publicadaEm.toISOString(),
    })),
    links: links.map((link) => ({
      ...link,
      criadoEm: link.criadoEm.toISOString(),
      expiraEm: link.expiraEm.toISOString(),
    })),
  };
}

const sum = (column: string) =>
  sql<number>`coalesce((SELECT sum(${sql.raw(column)}) FROM uso_modelos u WHERE u.run_id = ${hotsiteVersoes.runId}), 0)::int`;

const readVersions = (db: Queryable, hotsiteId: number) =>
  db
    .select({
      id: hotsiteVersoes.id,
      numero: hotsiteVersoes.numero,
      criadaEm: hotsiteVersoes.criadoEm,
      autor: shownName,
      motor: hotsiteVersoes.motor,
      estilo: hotsiteVersoes.estilo,
      motivo: hotsiteVersoes.motivo,
      origem: origin.numero,
      imagens: hotsiteVersoes.assetsUsados,
      conferencia: {
        achados: countFindings<Contagem | null>(hotsiteVerificacoes.achados),
        registro: sql<string | null>`${hotsiteVerificacoes.medidas}->>'registro'`,
      },
      blueprint: hotsiteVersoes.blueprint,
      fonte: hotsiteVersoes.fonteFile,
      /** Null if no model was called. */
      chamadas: sql<
        number | null
      >`(SELECT nullif(count(*), 0) FROM ${usoModelos} u WHERE u.run_id = ${hotsiteVersoes.runId})::int`,
      uso: {
        tokensEntrada: sum('u.tokens_entrada'),
        tokensSaida: sum('u.tokens_saida'),
        duracaoMs: sum('u.duracao_ms'),
      },
    })
    .from(hotsiteVersoes)
    .leftJoin(users, eq(users.id, hotsiteVersoes.autorId))
    .leftJoin(origin, eq(origin.id, hotsiteVersoes.origemVersaoId))
    .leftJoin(hotsiteVerificacoes, eq(hotsiteVerificacoes.versaoId, hotsiteVersoes.id))
    .where(eq(hotsiteVersoes.hotsiteId, hotsiteId))
    .orderBy(desc(hotsiteVersoes.numero));

const readPublications = (db: Queryable, hotsiteId: number) =>
  db
    .select({
      id: hotsitePublicacoes.id,
      numero: hotsiteVersoes.numero,
      publicadaEm: hotsitePublicacoes.publicadaEm,
      autor: shownName,
      motivo: hotsitePublicacoes.motivo,
      ressalva: hotsitePublicacoes.ressalva,
      achados: countFindings<Contagem>(hotsitePublicacoes.achados),
    })
    .from(hotsitePublicacoes)
    .innerJoin(hotsiteVersoes, eq(hotsiteVersoes.id, hotsitePublicacoes.versaoId))
    .leftJoin(users, eq(users.id, hotsitePublicacoes.autorId))
    .where(eq(hotsitePublicacoes.hotsiteId, hotsiteId))
    .orderBy(desc(hotsitePublicacoes.id));

const readLinks = (db: Queryable, hotsiteId: number, now: Date) =>
  db
    .select({
      id: hotsiteLinksPrevia.id,
      numero: hotsiteVersoes.numero,
      autor: shownName,
      criadoEm: hotsiteLinksPrevia.criadoEm,
      expiraEm: hotsiteLinksPrevia.expiraEm,
    })
    .from(hotsiteLinksPrevia)
    .innerJoin(hotsiteVersoes, eq(hotsiteVersoes.id, hotsiteLinksPrevia.versaoId))
    .leftJoin(users, eq(users.id, hotsiteLinksPrevia.autorId))
    .where(
      and(
        eq(hotsiteLinksPrevia.hotsiteId, hotsiteId),
        isNull(hotsiteLinksPrevia.revogadoEm),
        gt(hotsiteLinksPrevia.expiraEm, now),
      ),
    )
    .orderBy(desc(hotsiteLinksPrevia.id));

const sectionsOf = (blueprint: unknown) =>
  ((blueprint as Partial<Blueprint> | null)?.sections ?? [])
    .filter(({ id }) => sectionIds.includes(id))
    .map(({ id, titulo }) => ({ id, titulo }));
