import { eq } from 'drizzle-orm';
import type { Finding } from '#contract/hotsites.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Db, Queryable } from '#server/db/client.ts';
import { hotsiteVersoes } from '#server/db/schema/empreendimentos.ts';
import { composePage, type LockedSection, type PageParts } from './compose-page.ts';
import { makePublic } from './make-public.ts';
import { addVersion, lockHotsite } from './versions.ts';

export interface Generation extends PageParts {
  hotsiteId: number;
  /** Name of the engine that did the work, as the screen shows it. */
  engine: string;
  /** Why there is a new version: 'Super AI', 'Gerar GPT-5'. */
  motivo: string;
  autorId: number | null;
  runId: string | null;
  /** Sections that stay as they are. */
  locked?: LockedSection[];
}

export interface Published {
  versaoId: number;
  numero: number;
  assetsUsed: number;
  findings: Finding[];
}

/**
 * Checks a generated page, stores it as a version and makes it the public one (HOT-46). Doing it
 * again for the same run answers the version already made. Throws PageRefused when the check finds
 * what cannot be repaired, StorageError, AppError 404; what is live then stays as it is.
 */
export async function publishPage(
  { db, storage }: { db: Db; storage: Storage },
  { hotsiteId, engine, motivo, autorId, runId, locked, ...parts }: Generation,
): Promise<Published> {
  const earlier = await versionOfRun(db, runId);
  if (earlier) return earlier;
  const page = await composePage(storage, parts, locked);
  return db.transaction(async (tx) => {
    await lockHotsite(tx, hotsiteId);
    const done = await versionOfRun(tx, runId);
    if (done) return done;
    const { id: versaoId, numero } = await addVersion(tx, page, {
      ...{ hotsiteId, motor: engine, motivo, autorId, runId },
    });
    await makePublic(tx, { hotsiteId, versaoId, autorId, motivo });
    return { versaoId, numero, assetsUsed: page.assetsUsados, findings: page.achados };
  });
}

async function versionOfRun(db: Queryable, runId: string | null): Promise<Published | undefined> {
  if (runId === null) return undefined;
  const [row] = await db.select().from(hotsiteVersoes).where(eq(hotsiteVersoes.runId, runId));
  return (
    row && {
      versaoId: row.id,
      numero: row.numero,
      assetsUsed: row.assetsUsados,
      findings: row.achados as Finding[],
    }
  );
}
