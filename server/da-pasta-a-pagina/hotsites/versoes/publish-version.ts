import { desc, eq } from 'drizzle-orm';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { hotsitePublicacoes, hotsites, hotsiteVersoes } from '#server/db/schema/empreendimentos.ts';
import { users } from '#server/db/schema/sistema.ts';
import { shownName } from '#server/db/shown-name.ts';
import { AppError } from '#server/kernel/errors.ts';
import { makePublic } from '../make-public.ts';
import { inspectVersion } from '../verificacao/inspect.ts';
import { isBlocked, redFindings } from '../verificacao/rule.ts';
import { findVersion, storeInspection } from '../verificacao/verify.ts';
import { lockHotsite } from '../versions.ts';

export interface WantedPublication {
  hotsiteId: number;
  versaoId: number;
  /** What was public when the decision was made. */
  publica: number | null;
  /** Why it is published despite red findings. */
  ressalva?: string | null | undefined;
  userId: number;
}

/**
 * Publishes a version by a person's decision, after verifying it against the current record. Throws AppError
 * 404, 409 if another version became public meanwhile, its files are gone, or red findings block it without a
 * reason.
 */
export async function publishVersion(
  { db, storage }: { db: Db; storage: Storage },
  { hotsiteId, versaoId, publica, ressalva, userId }: WantedPublication,
): Promise<void> {
  const version = await findVersion(db, hotsiteId, versaoId);
  const inspection = await inspectVersion({ db, storage }, version);
  if (inspection.ausentes.length > 0)
    throw new AppError(
      409,
      'arquivos-ausentes',
      `A versão ${version.numero} não pode ser publicada: arquivos dela foram excluídos.`,
      { detail: 'Processe a pasta do Drive de novo ou gere uma nova página.' },
    );
  await db.transaction(async (tx) => {
    await lockHotsite(tx, hotsiteId);
    const current = await refuseUnseen(tx, hotsiteId, publica);
    if (current?.id === versaoId)
      throw new AppError(409, 'ja-publica', `A versão ${version.numero} já é a que está pública.`);
    const { achados } = inspection;
    const reds = redFindings(achados).length;
    if (!ressalva && (await isBlocked(tx, achados)))
      throw new AppError(
        409,
        'publicacao-bloqueada',
        `A verificação encontrou ${reds === 1 ? 'uma pendência grave' : `${reds} pendências graves`}. Corrija ou diga por que publicar assim mesmo.`,
        { field: 'ressalva' },
      );
    await storeInspection(tx, { hotsiteId, versaoId }, inspection, userId);
    const motivo =
      current && current.numero > version.numero
        ? `Restauração da versão ${version.numero}`
        : `Publicação da versão ${version.numero}`;
    await makePublic(tx, {
      hotsiteId,
      versaoId,
      autorId: userId,
      motivo,
      achados,
      // A reason without findings would suggest a problem.
      ...(ressalva && reds > 0 ? { ressalva } : {}),
    });
  });
}

/** Requires the public version to be the one that was seen. */
async function refuseUnseen(tx: Tx, hotsiteId: number, seen: number | null) {
  const [current] = await tx
    .select({ id: hotsiteVersoes.id, numero: hotsiteVersoes.numero })
    .from(hotsites)
    .innerJoin(hotsiteVersoes, eq(hotsiteVersoes.id, hotsites.versaoPublicaId))
    .where(eq(hotsites.id, hotsiteId));
  if ((current?.id ?? null) === seen) return current;
  const [last] = await tx
    .select({ por: shownName })
    .from(hotsitePublicacoes)
    .leftJoin(users, eq(users.id, hotsitePublicacoes.autorId))
    .where(eq(hotsitePublicacoes.hotsiteId, hotsiteId))
    .orderBy(desc(hotsitePublicacoes.id))
    .limit(1);
  const who = last?.por ? ` por ${last.por}` : '';
  throw new AppError(
    409,
    'publicada-por-outro',
    `A versão ${current?.numero ?? '?'} foi publicada${who} enquanto esta tela estava aberta. Confira antes de publicar.`,
  );
}
