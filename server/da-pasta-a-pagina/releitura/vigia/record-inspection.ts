import {
  changesBetween,
  type FolderMemory,
  readFolderMemory,
  recordSeen,
} from '#server/da-pasta-a-pagina/pastas/service.ts';
import type { Db } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { recordAudit } from '#server/kernel/audit.ts';

type Seen = NonNullable<FolderMemory['vista']>;

/**
 * Records the result of a background inspection if it is news: a new difference, an unreachable folder, or
 * one that is back. Unchanged results are reported once.
 */
export async function recordInspection(
  db: Db,
  { id, nome }: { id: number; nome: string },
  folderKey: string,
  found: Seen | { erro: string },
  at: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const memory = await readFolderMemory(tx, id, folderKey);
    if (!memory) return false;
    const isGone = 'erro' in found;
    if (isGone ? memory.erro === found.erro : !isNews(memory, found)) return false;
    const seen = isGone
      ? { vista: memory.vista, vistaEm: memory.vistaEm, erro: found.erro }
      : { vista: found, vistaEm: at, erro: null };
    await recordSeen(tx, { empreendimentoId: id, folderKey }, { ...seen, at });
    await recordAudit(tx, {
      userId: null,
      acao: 'comparou',
      entidade: 'empreendimento',
      entidadeId: id,
      nome,
      dados: isGone
        ? { motivo: found.erro }
        : { mudancas: changesBetween(memory.arquivos, found.arquivos).length },
    });
    // The dashboard lists pending work and is refreshed when a list changes.
    await bumpLists(tx, 'servicos');
    return true;
  });
}

function isNews(memory: FolderMemory, found: Seen): boolean {
  if (memory.erro !== null) return true;
  const known = memory.vista?.arquivos ?? memory.arquivos;
  if (changesBetween(known, found.arquivos).length > 0) return true;
  return memory.vista !== null && String(memory.vista.avisos) !== String(found.avisos);
}
