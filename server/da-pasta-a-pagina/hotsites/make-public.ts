import { and, eq, sql } from 'drizzle-orm';
import type { Finding } from '#contract/da-pasta-a-pagina/hotsites.ts';
import type { Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { hotsitePublicacoes, hotsites, hotsiteVersoes } from '#server/db/schema/empreendimentos.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import { notFound } from '#server/kernel/errors.ts';

export interface Publication {
  hotsiteId: number;
  versaoId: number;
  autorId: number | null;
  motivo: string;
  /** Current findings; default: those of the version's generation. */
  achados?: Finding[];
  /** Why it is published despite red findings. */
  ressalva?: string;
}

/**
 * Makes a version public from the next request on, in every process (HOT-46). The caller has locked the
 * hotsite. Throws AppError 404.
 */
export async function makePublic(tx: Tx, publication: Publication): Promise<void> {
  const { hotsiteId, versaoId, autorId, motivo, ressalva } = publication;
  const [version] = await tx
    .select()
    .from(hotsiteVersoes)
    .where(and(eq(hotsiteVersoes.id, versaoId), eq(hotsiteVersoes.hotsiteId, hotsiteId)));
  if (!version) throw notFound('Versão');
  const { htmlFile, cssFile, jsFile, placeholders, numero, estilo, motor, assetsUsados } = version;
  const achados = publication.achados ?? (version.achados as Finding[]);
  const [hotsite] = await tx
    .update(hotsites)
    .set({
      htmlFile,
      cssFile,
      jsFile,
      placeholdersEncontrados: placeholders,
      versao: numero,
      versaoPublicaId: versaoId,
      status: 'completed',
      erro: null,
      v0Generated: true,
      v0GeneratedAt: version.criadoEm,
      v0Style: estilo,
      v0AssetsUsed: assetsUsados,
      revisao: sql`${hotsites.revisao} + 1`,
    })
    .where(eq(hotsites.id, hotsiteId))
    .returning({ nome: hotsites.nome, revisao: hotsites.revisao });
  await tx
    .insert(hotsitePublicacoes)
    .values({ hotsiteId, versaoId, autorId, motivo, achados, ressalva: ressalva ?? null });
  await recordAudit(tx, {
    ...hotsite!,
    userId: autorId,
    acao: 'publicou',
    entidade: 'hotsite',
    entidadeId: hotsiteId,
    dados: {
      versao: numero,
      estilo,
      motor,
      motivo,
      achados: achados.map(({ code }) => code),
      ...(ressalva ? { ressalva } : {}),
    },
  });
  await bumpLists(tx, 'hotsites', 'empreendimentos');
}
