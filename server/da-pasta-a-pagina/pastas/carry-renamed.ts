import { and, eq } from 'drizzle-orm';
import type { LeftOut } from '#contract/da-pasta-a-pagina/assets.ts';
import type { DriveFile, FolderRef } from '#server/adapters/drive/port.ts';
import type { RawAsset } from '#server/da-pasta-a-pagina/assets/service.ts';
import type { Db } from '#server/db/client.ts';
import { derivados } from '#server/db/schema/runs.ts';
import { assetTask, versionOf } from './make-catalog.ts';

/** A file's old and new name. */
export interface Renamed {
  from: DriveFile;
  to: DriveFile;
}

/** Moves cached results to a file's new name, so that nothing is fetched again. */
export async function carryMedia(db: Db, folder: FolderRef, renamed: readonly Renamed[]): Promise<void> {
  for (const { from, to } of renamed) {
    const [row] = await db
      .select({ resultado: derivados.resultado })
      .from(derivados)
      .where(and(eq(derivados.tarefa, assetTask), eq(derivados.chave, versionOf(folder, from))));
    if (!row) continue;
    const made = row.resultado as RawAsset | LeftOut;
    const resultado = { ...made, path: to.path, ...('name' in made ? { name: to.name } : {}) };
    await db
      .insert(derivados)
      .values({ tarefa: assetTask, chave: versionOf(folder, to), resultado })
      .onConflictDoNothing();
  }
}
