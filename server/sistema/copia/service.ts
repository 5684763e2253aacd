import { rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { desc, eq, min, ne } from 'drizzle-orm';
import { hourMs, minuteMs } from '#contract/base/units.ts';
import type { AgendaDeCopias, Copias, OrigemDeCopia } from '#contract/sistema/copias.ts';
import { copias, instalacao, users } from '#server/db/schema/sistema.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Log } from '#server/kernel/log.ts';
import { createPeriodicTask } from '#server/kernel/periodic-task.ts';
import { withPosse } from '#server/kernel/posse.ts';
import { agenda, lastTurn } from './agenda.ts';
import { lastVerified, newestCopias, toCopia } from './list.ts';
import { type CopyParts, copyName, makeCopy } from './make-copy.ts';
import { createProgress } from './progress.ts';

/** Row of `instalacao` that stands while a backup is asked for. */
const askedKey = 'copia-pedida';
const shown = 30;
/** A backup that failed is tried again after this. */
const againMs = hourMs;
/** Longer than any backup takes; after a crash another process goes on then. */
const longestMs = 6 * hourMs;

/** Daily and requested backups, in one process of all. */
export function createCopias({ clock, log, ...parts }: CopyParts & { clock: Clock; log: Log }) {
  const { config, db, copyBucket } = parts;
  const dir = join(config.dataDir, 'copias');
  const progress = createProgress({ db, clock });

  const isAsked = async () =>
    (await db.select().from(instalacao).where(eq(instalacao.chave, askedKey))).length > 0;

  /** Why a backup is to be made now; null if none is. */
  async function due(): Promise<OrigemDeCopia | null> {
    if (await isAsked()) return 'pedido';
    const { ativa, hora } = await agenda.read(db);
    if (!ativa) return null;
    const turn = lastTurn(clock.now(), hora);
    const [first] = await db.select({ em: min(users.criadoEm) }).from(users);
    // Nothing is lost yet in an installation younger than its first turn.
    if (!first?.em || first.em > turn) return null;
    const [last] = await newestCopias(db, 1);
    if (!last || last.criadaEm < turn) return 'agenda';
    const failed = last.conferidaEm === null && last.origem !== 'comando';
    return failed && clock.now().getTime() - last.criadaEm.getTime() > againMs ? 'agenda' : null;
  }

  /** Deletes what the newest verified ones make superfluous; those of the command stay with who asked. */
  async function prune(keep: number): Promise<void> {
    const rows = await db
      .select()
      .from(copias)
      .where(ne(copias.origem, 'comando'))
      .orderBy(desc(copias.criadaEm));
    const verified = rows.filter(({ conferidaEm }) => conferidaEm !== null);
    const oldest = verified[Math.min(keep, verified.length) - 1];
    if (!oldest) return;
    const newest = verified[0]!;
    const gone = rows.filter(
      (row) => row.criadaEm < oldest.criadaEm || (row.conferidaEm === null && row.criadaEm < newest.criadaEm),
    );
    for (const { id, arquivo, noBucket } of gone)
      try {
        if (dirname(arquivo) === dir) await rm(arquivo, { force: true });
        if (noBucket) await copyBucket?.remove(basename(arquivo));
        await db.delete(copias).where(eq(copias.id, id));
      } catch (error) {
        // It stays in the list, and so goes with the next one.
        log.warn({ err: error, arquivo }, 'could not delete an old backup');
      }
  }

  async function make(origem: OrigemDeCopia): Promise<void> {
    const moment = clock.now();
    const path = join(dir, copyName(moment));
    try {
      const { arquivo, erro } = await makeCopy(parts, path, origem, { at: moment, report: progress.report });
      if (erro) log.error({ arquivo, erro }, 'backup made with a problem');
    } catch (error) {
      const erro = (error as Error).message;
      const nothing = { bytes: 0, linhas: 0, arquivos: 0 };
      await db.insert(copias).values({ arquivo: path, origem, criadaEm: moment, erro, ...nothing });
      throw error;
    }
  }

  /** Makes the backup that is due, unless another process does. */
  const run = () =>
    withPosse(db, { chave: 'copias', ms: longestMs }, async () => {
      const origem = await due();
      if (!origem) return;
      try {
        await make(origem);
      } finally {
        await progress.end();
        await db.delete(instalacao).where(eq(instalacao.chave, askedKey));
      }
      await prune((await agenda.read(db)).manter);
    });

  const task = createPeriodicTask({
    everyMs: minuteMs,
    firstMs: minuteMs,
    log,
    failed: 'could not make a backup',
    work: run,
  });

  async function read(): Promise<Copias> {
    const [chosen, rows, pedida, andamento] = await Promise.all([
      agenda.read(db),
      newestCopias(db, shown),
      isAsked(),
      progress.read(),
    ]);
    const bucket = copyBucket?.name ?? null;
    return { agenda: chosen, bucket, pedida, andamento, copias: rows.map(toCopia) };
  }

  return {
    ...task,
    run,
    read,
    saveAgenda: (chosen: AgendaDeCopias, userId: number) => agenda.save(db, chosen, userId),
    /** Whoever works next makes it, in this process or another. */
    async ask(userId: number): Promise<Copias> {
      await db.transaction(async (tx) => {
        const asked = { chave: askedKey, valor: String(userId) };
        const added = await tx.insert(instalacao).values(asked).onConflictDoNothing().returning();
        if (added.length > 0) await recordAudit(tx, { userId, acao: 'iniciou', entidade: 'copia' });
      });
      return read();
    },
  };
}
export { lastVerified, newestCopias };
export type CopiasService = ReturnType<typeof createCopias>;
