import { and, desc, eq, sql } from 'drizzle-orm';
import type { DriveFile, FolderRef } from '#server/adapters/drive/port.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { type ArquivoDaPasta, pastaLeituras } from '#server/db/schema/pastas.ts';
import { runItems, runsTable } from '#server/db/schema/runs.ts';
import { hashOf } from '#server/kernel/runs/durable-run.ts';
import { compareFiles } from './compare-files.ts';

/** Which files were read: documents and pictures may be read separately. */
export type PartRead = 'tudo' | 'documentos' | 'imagens';

export const isDocument = ({ path, mimeType }: Pick<ArquivoDaPasta, 'path' | 'mimeType'>): boolean =>
  mimeType === 'application/pdf' || /\.pdf$/i.test(path);

export const toArquivo = ({ id, path, mimeType, size, version, modifiedAt }: DriveFile): ArquivoDaPasta => ({
  id,
  path,
  mimeType,
  size,
  version,
  modifiedAt: modifiedAt?.toISOString() ?? null,
});

export const toDriveFile = (file: ArquivoDaPasta): DriveFile => ({
  ...file,
  name: file.path.split('/').at(-1)!,
  modifiedAt: file.modifiedAt ? new Date(file.modifiedAt) : null,
});

/** Not inspected since the last reading. */
const unseen = { vista: null, vistaEm: null, erro: null, mudancas: null };

/** Records a folder's content at a reading, in the transaction storing the result. */
export async function storeRead(
  tx: Tx,
  read: { empreendimentoId: number; folder: FolderRef; files: DriveFile[]; part: PartRead; at: Date },
): Promise<void> {
  const { empreendimentoId, folder, files, part, at } = read;
  const [known] = await tx
    .select()
    .from(pastaLeituras)
    .where(eq(pastaLeituras.empreendimentoId, empreendimentoId))
    .for('update');
  const isOfPart = (file: ArquivoDaPasta) => part === 'tudo' || isDocument(file) === (part === 'documentos');
  // Nothing is kept from another folder.
  const others = known?.pastaKey === folder.key ? known.arquivos.filter((file) => !isOfPart(file)) : [];
  const arquivos = [...others, ...files.map(toArquivo).filter(isOfPart)];
  const values = { pastaKey: folder.key, arquivos, lidaEm: at, ...unseen };
  await tx
    .insert(pastaLeituras)
    .values({ empreendimentoId, ...values })
    .onConflictDoUpdate({ target: pastaLeituras.empreendimentoId, set: values });
}

export type FolderMemory = typeof pastaLeituras.$inferSelect;

/**
 * What is known of an empreendimento's folder; null if never read. Older readings are found through their
 * run.
 */
export async function readMemory(
  db: Queryable,
  empreendimentoId: number,
  folderKey: string,
): Promise<FolderMemory | null> {
  const [known] = await db
    .select()
    .from(pastaLeituras)
    .where(eq(pastaLeituras.empreendimentoId, empreendimentoId));
  if (known) return known.pastaKey === folderKey ? known : null;
  const [listed] = await db
    .select({
      files: sql<ArquivoDaPasta[]>`${runItems.result} -> 'files'`,
      at: runItems.terminadoEm,
    })
    .from(runItems)
    .innerJoin(runsTable, eq(runsTable.id, runItems.runId))
    .where(
      and(
        eq(runItems.substep, 'folder'),
        eq(runItems.inputHash, hashOf(folderKey)),
        eq(runsTable.state, 'completed'),
      ),
    )
    .orderBy(desc(runItems.terminadoEm))
    .limit(1);
  if (!listed) return null;
  const arquivos = listed.files.map(({ id, path, mimeType, size, version, modifiedAt }) => ({
    id,
    path,
    mimeType,
    size,
    version,
    modifiedAt,
  }));
  return { empreendimentoId, pastaKey: folderKey, arquivos, lidaEm: listed.at, ...unseen };
}

type Seen = Pick<FolderMemory, 'vista' | 'vistaEm' | 'erro'>;

/** Stores an inspection of the folder beside the last reading. */
export async function storeSeen(
  tx: Tx,
  { empreendimentoId, folderKey }: { empreendimentoId: number; folderKey: string },
  seen: Seen & { at: Date },
): Promise<void> {
  const { at, ...found } = seen;
  const known = await readMemory(tx, empreendimentoId, folderKey);
  const read = known ?? { pastaKey: folderKey, arquivos: [], lidaEm: at };
  const mudancas = found.vista && compareFiles(read.arquivos, found.vista.arquivos).length;
  const values = { ...found, mudancas };
  await tx
    .insert(pastaLeituras)
    .values({ ...read, empreendimentoId, ...values })
    .onConflictDoUpdate({
      target: pastaLeituras.empreendimentoId,
      // A reading of another folder says nothing about this one.
      set: { ...values, pastaKey: folderKey, arquivos: read.arquivos, lidaEm: read.lidaEm },
    });
}
