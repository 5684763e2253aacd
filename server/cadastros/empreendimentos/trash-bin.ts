import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { rotaFromNome } from '#contract/da-pasta-a-pagina/rota.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { empreendimentos, hotsites } from '#server/db/schema/empreendimentos.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import { missingRecord } from '#server/kernel/crud/parents.ts';
import { purgeTable } from '#server/kernel/crud/purge-table.ts';
import { refuseWithoutParents, type TrashBin, withResolution } from '#server/kernel/crud/trash-bin.ts';
import { empreendimentosResource } from './resource.ts';
import { selectEmpreendimentos } from './select.ts';

const entidade = 'empreendimento';

/**
 * The trash of empreendimentos. A hotsite is deleted and restored with its empreendimento, under another
 * `rota` if the body gives one.
 */
export function createEmpreendimentosTrashBin({ db }: { db: Db }): TrashBin {
  async function restoreHotsite(tx: Tx, empreendimentoId: number, deletedAt: Date, rota: unknown) {
    const asked = typeof rota === 'string' && rota.trim() ? { rota: rotaFromNome(rota) } : {};
    await tx
      .update(hotsites)
      .set({ excluidoEm: null, ...asked })
      .where(and(eq(hotsites.empreendimentoId, empreendimentoId), eq(hotsites.excluidoEm, deletedAt)));
  }

  return {
    entidade,

    list: async (queryable) => {
      const { id, nome, excluidoEm } = empreendimentos;
      const rows = await queryable
        .select({ id, nome, excluidoEm })
        .from(empreendimentos)
        .where(isNotNull(excluidoEm))
        .orderBy(desc(excluidoEm));
      return rows.map((row) => ({ ...row, excluidoEm: row.excluidoEm! }));
    },

    restore: (id, given, userId) =>
      db
        .transaction(async (tx) => {
          const [row] = await tx
            .select()
            .from(empreendimentos)
            .where(and(eq(empreendimentos.id, id), isNotNull(empreendimentos.excluidoEm)))
            .for('update');
          if (!row) throw missingRecord(entidade);
          await refuseWithoutParents(tx, empreendimentosResource, row);
          const revisao = row.revisao + 1;
          await tx
            .update(empreendimentos)
            .set({ excluidoEm: null, revisao })
            .where(eq(empreendimentos.id, id));
          await restoreHotsite(tx, id, row.excluidoEm!, given.rota);
          const { nome } = row;
          await recordAudit(tx, { userId, acao: 'restaurou', entidade, entidadeId: id, nome, revisao });
          await bumpLists(tx, 'empreendimentos', 'hotsites');
          return (await selectEmpreendimentos(tx, eq(empreendimentos.id, id)))[0]!;
        })
        .catch((error) => {
          throw withResolution(error);
        }),

    async purge(limit) {
      const nameOf = (row: Record<string, unknown>) => row.nome as string;
      const pages = await purgeTable(db, { table: hotsites, entidade: 'hotsite', limit, nameOf });
      return pages + (await purgeTable(db, { table: empreendimentos, entidade, limit, nameOf }));
    },
  };
}
