import { and, desc, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { empreendimentos, hotsites } from '#server/db/schema/empreendimentos.ts';
import { createTrashBin, type TrashBin } from '#server/kernel/crud/trash-bin.ts';
import { hotsitesResource } from './resource.ts';

/** Hotsites deleted on their own; those deleted with their empreendimento are restored with it. */
export function createHotsitesTrashBin(deps: { db: Db }): TrashBin {
  return {
    ...createTrashBin(deps, hotsitesResource),
    async list(db) {
      const { id, nome, excluidoEm } = hotsites;
      const rows = await db
        .select({ id, nome, excluidoEm })
        .from(hotsites)
        .innerJoin(empreendimentos, eq(empreendimentos.id, hotsites.empreendimentoId))
        .where(
          and(
            isNotNull(excluidoEm),
            or(isNull(empreendimentos.excluidoEm), ne(empreendimentos.excluidoEm, excluidoEm)),
          ),
        )
        .orderBy(desc(excluidoEm));
      return rows.map((row) => ({ ...row, excluidoEm: row.excluidoEm! }));
    },
  };
}
