import type { Pasta } from '#contract/da-pasta-a-pagina/pastas.ts';
import type { SectionId } from '#contract/da-pasta-a-pagina/sections.ts';
import { type Drive, DriveError, type FolderRef } from '#server/adapters/drive/port.ts';
import {
  arquivos,
  changesBetween,
  type FolderMemory,
  inspectFolder,
  readFolderMemory,
  recordSeen,
} from '#server/da-pasta-a-pagina/pastas/service.ts';
import type { Db } from '#server/db/client.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import { AppError } from '#server/kernel/errors.ts';
import { type PastaDeps, readPasta } from './read-pasta.ts';
import { type FolderRecord, readRecord } from './record.ts';
import { touchedBy } from './touched.ts';
import { listingTimeout, withFolder } from './with-folder.ts';

export interface CompareDeps extends PastaDeps {
  drive: Drive;
}

/** The folder of an empreendimento. Throws AppError 400 if it has none. */
export function folderOf(drive: Drive, driveUrl: string | null): FolderRef {
  try {
    if (driveUrl) return drive.parse(driveUrl);
  } catch (error) {
    if (!(error instanceof DriveError)) throw error;
    throw new AppError(400, error.code, error.message, { field: 'driveUrl', cause: error });
  }
  const message = 'Este empreendimento não tem pasta. Informe o link dela no cadastro.';
  throw new AppError(400, 'sem-pasta', message, { field: 'driveUrl' });
}

/**
 * Lists the folder and reports what changed since the last reading. If listing fails, the reason is stored
 * and returned, and earlier readings are kept. Throws AppError 404 and 400.
 */
export async function comparePasta(deps: CompareDeps, id: number, userId: number): Promise<Pasta> {
  const { db, clock, drive } = deps;
  const { nome, driveUrl } = await readRecord(db, id);
  const folder = folderOf(drive, driveUrl);
  const before = await readFolderMemory(db, id, folder.key);
  const found = (await withFolder(db, folder.key, () => look(drive, folder), { waits: true })) ?? tooLong;
  const at = clock.now();
  const erro = 'erro' in found ? found.erro : null;
  const seen =
    'erro' in found
      ? { vista: before?.vista ?? null, vistaEm: before?.vistaEm ?? null }
      : { vista: found, vistaEm: at };
  await db.transaction(async (tx) => {
    await recordSeen(tx, { empreendimentoId: id, folderKey: folder.key }, { ...seen, erro, at });
    await recordAudit(tx, {
      userId,
      acao: 'comparou',
      entidade: 'empreendimento',
      entidadeId: id,
      nome,
      dados:
        'erro' in found
          ? { motivo: found.erro }
          : { mudancas: changesBetween(before?.arquivos ?? [], found.arquivos).length },
    });
  });
  return readPasta(deps, id);
}

/** Page sections affected by the last comparison; none before the first. */
export async function touchedSections(db: Db, record: FolderRecord, folderKey: string): Promise<SectionId[]> {
  const memory = await readFolderMemory(db, record.id, folderKey);
  if (!memory?.vista) return [];
  const changes = changesBetween(memory.arquivos, memory.vista.arquivos);
  return touchedBy(record, changes, []).secoes.map(({ id }) => id);
}

type Found = NonNullable<FolderMemory['vista']> | { erro: string };

const tooLong = { erro: 'A pasta demorou demais para ser listada. Tente de novo em alguns minutos.' };

async function look(drive: Drive, folder: FolderRef): Promise<Found> {
  const signal = AbortSignal.timeout(listingTimeout);
  try {
    const { files, skipped } = await inspectFolder({ drive, folder, signal });
    return { arquivos: files.map(arquivos.from), avisos: skipped };
  } catch (error) {
    if (signal.aborted) return tooLong;
    if (error instanceof DriveError) return { erro: error.message };
    throw error;
  }
}
