import type { Storage } from '#server/adapters/storage/port.ts';
import type { Db } from '#server/db/client.ts';
import { AppError } from '#server/kernel/errors.ts';
import { publishVersion, type WantedPublication } from '../versoes/publish-version.ts';
import { readEditingState } from './editing-state.ts';

/**
 * Publishes the current draft by a person's decision. Throws AppError 404, 409 if it is not the one that was
 * seen, or if red findings block it without a reason.
 */
export async function publishDraft(
  deps: { db: Db; storage: Storage },
  { hotsiteId, versaoId, ressalva, userId }: Omit<WantedPublication, 'publica'>,
): Promise<void> {
  const { base, hotsite } = await readEditingState(deps.db, hotsiteId);
  if (base?.id !== versaoId)
    throw new AppError(409, 'alterado', 'A página em rascunho mudou. Confira a nova antes de publicar.');
  if (versaoId === hotsite.versaoPublicaId)
    throw new AppError(409, 'ja-publica', 'Esta página já é a pública.');
  await publishVersion(deps, { hotsiteId, versaoId, ressalva, userId, publica: hotsite.versaoPublicaId });
}
