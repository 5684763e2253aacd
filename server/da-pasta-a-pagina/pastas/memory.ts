import { and, desc, eq, sql } from 'drizzle-orm';
import type { DriveFile, FolderRef } from '#server/adapters/drive/port.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { type ArquivoDaPasta, pastaLeituras } from '#server/db/schema/pastas.ts';
import { workflowItems, workflowRuns } from '#server/db/schema/workflow.ts';
import { hashOf } from '#server/kernel/jobs/durable-run.ts';
import { compareFiles } from './compare-files.ts';

/** Which files of a listing were read: documents and pictures may be read apart. */
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

/** Nobody has looked at it since it was read. */
const unseen = { vista: null, vistaEm: null, erro: null, mudancas: null };

/** Notes what a folder held when it was read, in the transaction that stores what came of it. */
export async function noteRead(
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
  // Of another folder nothing is left.
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
 * What is known of a folder of an empreendimento; null where it was never read. A reading from the
 * time before this was noted is found with its run.
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
      files: sql<ArquivoDaPasta[]>`${workflowItems.result} -> 'files'`,
      at: workflowItems.terminadoEm,
    })
    .from(workflowItems)
    .innerJoin(workflowRuns, eq(workflowRuns.id, workflowItems.runId))
    .where(
      and(
        eq(workflowItems.substep, 'folder'),
        eq(workflowItems.inputHash, hashOf(folderKey)),
        eq(workflowRuns.state, 'completed'),
      ),
    )
    .orderBy(desc(workflowItems.terminadoEm))
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

/** Keeps what a look at the folder found, beside what was read of it. */
export async function noteSeen(
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
      // What was read of another folder says nothing about this one.
      set: { ...values, pastaKey: folderKey, arquivos: read.arquivos, lidaEm: read.lidaEm },
    });
}
