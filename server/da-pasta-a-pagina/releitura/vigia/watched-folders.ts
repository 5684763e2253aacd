import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Drive, FolderRef } from '#server/adapters/drive/port.ts';
import type { Db } from '#server/db/client.ts';
import { empreendimentos, hotsites } from '#server/db/schema/empreendimentos.ts';
import { pastaLeituras, pastaVigias } from '#server/db/schema/pastas.ts';
import type { Watched } from './rhythm.ts';

export interface WatchedFolder extends Watched {
  folder: FolderRef;
  /** Empreendimentos sharing it: one inspection serves all. */
  empreendimentos: { id: number; nome: string }[];
  falhas: number;
  pastas: string[];
}

/** Folders of active, previously read empreendimentos: others have nothing to compare with. */
export async function watchedFolders(db: Db, drive: Pick<Drive, 'parse'>): Promise<WatchedFolder[]> {
  const url = sql<string | null>`coalesce(${empreendimentos.driveUrl}, ${hotsites.driveUrl})`;
  const rows = await db
    .select({
      id: empreendimentos.id,
      nome: empreendimentos.nome,
      url,
      key: pastaLeituras.pastaKey,
      lidaEm: pastaLeituras.lidaEm,
    })
    .from(empreendimentos)
    .innerJoin(pastaLeituras, eq(pastaLeituras.empreendimentoId, empreendimentos.id))
    .leftJoin(hotsites, and(eq(hotsites.empreendimentoId, empreendimentos.id), isNull(hotsites.excluidoEm)))
    .where(
      and(
        ...[eq(empreendimentos.ativo, true), isNull(empreendimentos.excluidoEm)],
        sql`jsonb_array_length(${pastaLeituras.arquivos}) > 0`,
      ),
    )
    .orderBy(empreendimentos.id);
  const byKey = new Map<string, { folder: FolderRef; of: Map<number, string>; lidaEm: Date }>();
  for (const { id, nome, url: link, key, lidaEm } of rows) {
    const folder = link === null ? null : parsed(drive, link);
    // A reading of another link does not apply.
    if (folder?.key !== key) continue;
    const known = byKey.get(key) ?? { folder, of: new Map(), lidaEm };
    known.of.set(id, nome);
    if (lidaEm < known.lidaEm) known.lidaEm = lidaEm;
    byKey.set(key, known);
  }
  if (byKey.size === 0) return [];
  const states = new Map(
    (
      await db
        .select()
        .from(pastaVigias)
        .where(inArray(pastaVigias.pastaKey, [...byKey.keys()]))
    ).map((row) => [row.pastaKey, row]),
  );
  return [...byKey.values()].map(({ folder, of, lidaEm }) => {
    const state = states.get(folder.key);
    return {
      folder,
      empreendimentos: [...of].map(([id, nome]) => ({ id, nome })),
      isRemote: !folder.key.startsWith('local:'),
      avisa: state?.avisa ?? false,
      tocada: state?.tocada ?? false,
      pastas: state?.pastas ?? [],
      // A recent reading counts as an inspection.
      olhadaEm: state?.olhadaEm ?? lidaEm,
      esperaAte: state?.esperaAte ?? null,
      chamadas: state?.chamadas ?? 0,
      falhas: state?.falhas ?? 0,
    };
  });
}

function parsed(drive: Pick<Drive, 'parse'>, link: string): FolderRef | null {
  try {
    return drive.parse(link);
  } catch {
    return null;
  }
}
