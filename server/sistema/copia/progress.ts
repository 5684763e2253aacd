import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { minuteMs } from '#contract/base/units.ts';
import { type AndamentoDeCopia, andamentoSchema } from '#contract/sistema/copias.ts';
import type { Db } from '#server/db/client.ts';
import { instalacao } from '#server/db/schema/sistema.ts';
import type { Clock } from '#server/kernel/clock.ts';

/** Told how far a backup is. */
export type Report = (progress: AndamentoDeCopia) => void;

/** Row of `instalacao` that stands while a backup is made: any process may be asked for it. */
const key = 'copia-andamento';
/** What a process that died left behind says nothing. */
const deadMs = 10 * minuteMs;
/** Between two writes of one stage. */
const pauseMs = 500;

const stored = andamentoSchema.extend({ em: z.number() });

/** How far the backup being made is. */
export function createProgress({ db, clock }: { db: Db; clock: Clock }) {
  let next: AndamentoDeCopia | null = null;
  let written = { etapa: '', at: 0 };
  let writing: Promise<void> | null = null;

  async function write(): Promise<void> {
    for (let now = next; now; now = next) {
      next = null;
      const valor = JSON.stringify({ ...now, em: clock.now().getTime() });
      await db
        .insert(instalacao)
        .values({ chave: key, valor })
        .onConflictDoUpdate({ target: instalacao.chave, set: { valor } });
    }
  }

  return {
    /** Never waits: the rows are read in a transaction that may hold up every other statement. */
    report(progress: AndamentoDeCopia): void {
      const at = performance.now();
      const isSoon = written.etapa === progress.etapa && at - written.at < pauseMs;
      if (isSoon && progress.feito < progress.total) return;
      written = { etapa: progress.etapa, at };
      next = progress;
      // It is only told: a backup does not fail because of it.
      writing ??= write()
        .catch(() => {})
        .finally(() => {
          writing = null;
        });
    },
    async end(): Promise<void> {
      next = null;
      await writing;
      await db.delete(instalacao).where(eq(instalacao.chave, key));
    },
    async read(): Promise<AndamentoDeCopia | null> {
      const [row] = await db.select().from(instalacao).where(eq(instalacao.chave, key));
      if (!row) return null;
      const { em, ...progress } = stored.parse(JSON.parse(row.valor));
      return clock.now().getTime() - em > deadMs ? null : progress;
    },
  };
}
