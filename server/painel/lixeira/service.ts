import { sql } from 'drizzle-orm';
import { nounOf } from '#contract/base/nouns.ts';
import { dayMs } from '#contract/base/units.ts';
import { type LixeiraItem, trashDays } from '#contract/painel/lixeira.ts';
import type { Db } from '#server/db/client.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { TrashBin } from '#server/kernel/crud/trash-bin.ts';
import { AppError } from '#server/kernel/errors.ts';
import type { Log } from '#server/kernel/log.ts';
import { createPeriodicTask } from '#server/kernel/periodic-task.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Who deleted each record, by 'entidade/id', from the audit log. */
async function deletedBy(db: Db, records: { entidade: string; id: number }[]): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ chave: string; quem: string }>(sql`
    SELECT DISTINCT ON (entidade, entidade_id) entidade || '/' || entidade_id AS chave, coalesce(users.nome, username) AS quem
    FROM auditoria JOIN users ON users.id = user_id
    WHERE acao = 'excluiu' AND (entidade, entidade_id) IN (
      SELECT entidade, id FROM json_to_recordset(${JSON.stringify(records)}::json) AS r(entidade text, id text))
    ORDER BY entidade, entidade_id, auditoria.id DESC`);
  return new Map(rows.map(({ chave, quem }) => [chave, quem]));
}

/** Deleted records of every kind: listing, restoring, and purging after thirty days (DAT-27). */
export function createLixeira({
  db,
  clock,
  log,
  bins,
}: {
  db: Db;
  clock: Clock;
  log: Log;
  bins: TrashBin[];
}) {
  /** Purges expired records, dependents first. */
  async function purge(): Promise<number> {
    const limit = new Date(clock.now().getTime() - trashDays * dayMs);
    let total = 0;
    for (let removed = -1; removed !== 0; total += removed) {
      removed = 0;
      for (const bin of bins) removed += await bin.purge(limit);
    }
    return total;
  }

  const repeated = createPeriodicTask({
    everyMs: dayMs,
    log,
    failed: 'could not purge the trash',
    work: async () => {
      const removed = await purge();
      if (removed > 0) log.info({ removed }, 'purged the trash');
    },
  });

  return {
    async list(): Promise<LixeiraItem[]> {
      const found = await Promise.all(
        bins.map(async (bin) => (await bin.list(db)).map((row) => ({ ...row, entidade: bin.entidade }))),
      );
      const rows = found
        .flat()
        .sort((a, b) => b.excluidoEm.getTime() - a.excluidoEm.getTime() || b.id - a.id);
      const names = await deletedBy(
        db,
        rows.map(({ entidade, id }) => ({ entidade, id })),
      );
      return rows.map(({ entidade, id, nome, excluidoEm }) => ({
        entidade,
        rotulo: capital(nounOf(entidade).one),
        id,
        nome,
        excluidoEm: excluidoEm.toISOString(),
        excluidoPor: names.get(`${entidade}/${id}`) ?? null,
        expiraEm: new Date(excluidoEm.getTime() + trashDays * dayMs).toISOString(),
      }));
    },

    /** Throws 404 for a record not in the trash, 409 for obstacles. */
    async restore(entidade: string, id: number, given: Record<string, unknown>, userId: number) {
      const bin = bins.find((each) => each.entidade === entidade);
      if (!bin) throw new AppError(404, 'nao-encontrado', 'Não há lixeira para este tipo de registro');
      return bin.restore(id, given, userId);
    },

    purge,

    /** Purges now and daily. */
    ...repeated,
  };
}
export type Lixeira = ReturnType<typeof createLixeira>;
