import { and, eq } from 'drizzle-orm';
import type { DocumentReading } from '#contract/da-pasta-a-pagina/documentos.ts';
import type { Renamed } from '#server/da-pasta-a-pagina/pastas/service.ts';
import { folderPdfs } from '#server/da-pasta-a-pagina/pastas/service.ts';
import { derivados } from '#server/db/schema/runs.ts';
import { noteSourceFile } from '#server/kernel/source-files.ts';
import type { RunContext } from '../context.ts';

/** Moves a PDF and its reading to its new name, so that it is not fetched again. */
export async function carryDocuments(
  { db, storage, folder }: Pick<RunContext, 'db' | 'storage' | 'folder'>,
  renamed: readonly Renamed[],
): Promise<void> {
  for (const { from, to } of renamed) {
    const [row] = await db
      .select({ resultado: derivados.resultado })
      .from(derivados)
      .where(
        and(eq(derivados.tarefa, folderPdfs.task), eq(derivados.chave, folderPdfs.readingKey(folder, from))),
      );
    if (!row) continue;
    const resultado = underName(row.resultado as DocumentReading, from.path, to.path);
    const file = await storage.get(folderPdfs.origem(folder, from));
    if (file) {
      const key = folderPdfs.origem(folder, to);
      await noteSourceFile(db, key);
      await storage.put(key, file.bytes, file.contentType);
    }
    await db
      .insert(derivados)
      .values({ tarefa: folderPdfs.task, chave: folderPdfs.readingKey(folder, to), resultado })
      .onConflictDoNothing();
  }
}

function underName(reading: DocumentReading, from: string, to: string): DocumentReading {
  const told = (text: string) => text.replaceAll(`“${from}”`, `“${to}”`);
  if (reading.state === 'lido')
    return {
      ...reading,
      document: { ...reading.document, path: to },
      warnings: reading.warnings.map(told),
    };
  return { ...reading, path: to, message: told(reading.message) };
}
