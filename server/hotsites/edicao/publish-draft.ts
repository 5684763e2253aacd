import type { Db } from '#server/db/client.ts';
import { AppError } from '#server/kernel/errors.ts';
import { makePublic } from '../make-public.ts';
import { lockHotsite } from '../versions.ts';
import { readInHand } from './in-hand.ts';

/** Makes the page in hand public. Throws AppError 404, 409 where it is another one than was seen. */
export async function publishDraft(
  db: Db,
  { hotsiteId, versaoId, autorId }: { hotsiteId: number; versaoId: number; autorId: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockHotsite(tx, hotsiteId);
    const { base, hotsite } = await readInHand(tx, hotsiteId);
    if (base?.id !== versaoId)
      throw new AppError(409, 'alterado', 'A página em rascunho mudou. Confira a nova antes de publicar.');
    if (versaoId === hotsite.versaoPublicaId)
      throw new AppError(409, 'ja-publica', 'Esta página já é a pública.');
    await makePublic(tx, { hotsiteId, versaoId, autorId, motivo: base.motivo });
  });
}
