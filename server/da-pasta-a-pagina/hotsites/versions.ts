import { and, eq, isNull, max } from 'drizzle-orm';
import { type Catalog, catalogSchema } from '#contract/da-pasta-a-pagina/assets.ts';
import type { PageSource } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Tx } from '#server/db/client.ts';
import { hotsites, hotsiteVersoes } from '#server/db/schema/empreendimentos.ts';
import { notFound } from '#server/kernel/errors.ts';
import type { ComposedPage } from './compose-page.ts';

export interface VersionNotes {
  hotsiteId: number;
  /** Display name of the engine; 'Edição manual' if none. */
  motor: string;
  /** Reason of the new version: 'Super AI', 'Gerar GPT-5'. */
  motivo: string;
  autorId: number | null;
  runId: string | null;
  origemVersaoId?: number;
  /** Why it is not published by itself. */
  retida?: string | null;
}

/** Locks a hotsite until the transaction ends, which serialises version numbers. Throws AppError 404. */
export async function lockHotsite(tx: Tx, hotsiteId: number): Promise<void> {
  const [row] = await tx
    .select({ id: hotsites.id })
    .from(hotsites)
    .where(and(eq(hotsites.id, hotsiteId), isNull(hotsites.excluidoEm)))
    .for('update');
  if (!row) throw notFound('Hotsite');
}

/** Adds a version to a locked hotsite. The public version stays. */
export async function addVersion(
  tx: Tx,
  page: ComposedPage,
  notes: VersionNotes,
): Promise<{ id: number; numero: number }> {
  const [last] = await tx
    .select({ numero: max(hotsiteVersoes.numero) })
    .from(hotsiteVersoes)
    .where(eq(hotsiteVersoes.hotsiteId, notes.hotsiteId));
  const numero = (last?.numero ?? 0) + 1;
  const [row] = await tx
    .insert(hotsiteVersoes)
    .values({ ...page, ...notes, numero })
    .returning({ id: hotsiteVersoes.id });
  return { id: row!.id, numero };
}

/** A version's inputs; null for older versions without them, or if its files are gone. */
export async function originOf(
  storage: Storage,
  version: { fonteFile: string | null; catalogoFile: string | null },
): Promise<{ source: PageSource; catalog: Catalog } | null> {
  const [source, catalog] = await Promise.all([
    readJson(storage, version.fonteFile),
    readJson(storage, version.catalogoFile),
  ]);
  return source && catalog ? { source: source as PageSource, catalog: catalogSchema.parse(catalog) } : null;
}

async function readJson(storage: Storage, key: string | null): Promise<unknown> {
  const file = key === null ? null : await storage.get(key);
  return file && JSON.parse(Buffer.from(file.bytes).toString('utf8'));
}
