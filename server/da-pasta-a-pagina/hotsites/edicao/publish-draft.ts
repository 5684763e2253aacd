import type { Storage } from '#server/adapters/storage/port.ts';
import type { Db } from '#server/db/client.ts';
import { AppError } from '#server/kernel/errors.ts';
import { publishVersion, type WantedPublication } from '../versoes/publish-version.ts';
import { readInHand } from './in-hand.ts';

/**
 * Makes the page in hand public, as any version by a person's decision. Throws AppError 404, 409 where
 * it is another one than was seen, and where red findings block it and no reason is given.
 */
export async function publishDraft(
  deps: { db: Db; storage: Storage },
  { hotsiteId, versaoId, ressalva, userId }: Omit<WantedPublication, 'publica'>,
): Promise<void> {
  const { base, hotsite } = await readInHand(deps.db, hotsiteId);
  if (base?.id !== versaoId)
    throw new AppError(409, 'alterado', 'A página em rascunho mudou. Confira a nova antes de publicar.');
  if (versaoId === hotsite.versaoPublicaId)
    throw new AppError(409, 'ja-publica', 'Esta página já é a pública.');
  await publishVersion(deps, { hotsiteId, versaoId, ressalva, userId, publica: hotsite.versaoPublicaId });
}
