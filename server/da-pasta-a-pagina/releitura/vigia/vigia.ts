import { dayMs } from '#contract/base/units.ts';
import { type ChangesFeed, type Drive, DriveError } from '#server/adapters/drive/port.ts';
import { arquivos, inspectFolder } from '#server/da-pasta-a-pagina/pastas/service.ts';
import type { Db } from '#server/db/client.ts';
import { pastaVigias } from '#server/db/schema/pastas.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Log } from '#server/kernel/log.ts';
import { createPeriodicTask } from '#server/kernel/periodic-task.ts';
import { withPosse } from '#server/kernel/posse.ts';
import { listingTimeout, withFolder } from '../with-folder.ts';
import { BudgetSpent, countCall, deleteOldCounts } from './budget.ts';
import { readChanges } from './read-changes.ts';
import { recordInspection } from './record-inspection.ts';
import { backoffMs, isFolderDue, rhythmOf } from './rhythm.ts';
import { type WatchedFolder, watchedFolders } from './watched-folders.ts';

/** Check interval; the first check is at a random moment within it. */
const tickMs = 60_000;
/**
 * Done by one process; after a crash another takes over after this time. A turn ends earlier and continues
 * next time.
 */
const holdMs = 10 * 60_000;
const turnMs = 5 * 60_000;

interface Deps {
  db: Db;
  clock: Clock;
  log: Log;
  drive: Drive & { changes: ChangesFeed | null };
  /** Shortest interval between two inspections of a folder; null: none is watched. */
  everyMs: number | null;
  /** Daily limit of Google Drive calls, across folders and processes. */
  dailyCalls: number;
  random?: () => number;
}

/** A missing folder, as opposed to an unresponsive source. */
const gone = ['nao-encontrada', 'nao-compartilhada', 'nao-e-pasta', 'vazia'];

/** Watches the folders of active empreendimentos for changes; findings wait for a person. */
export function createVigia({ db, clock, log, drive, everyMs, dailyCalls, random = Math.random }: Deps) {
  const beforeCall = () => countCall(db, clock.now(), dailyCalls);

  /** One turn: inspects folders that are due, longest waiting first. */
  async function turn(every: number, stopped: AbortSignal): Promise<void> {
    await withPosse(db, { chave: 'vigia das pastas', ms: holdMs }, async () => {
      const until = performance.now() + turnMs;
      let canAsk = true;
      const spent = (error: unknown) => {
        // A failure of the source, which affects all its folders.
        if (!(error instanceof BudgetSpent) && !(error instanceof DriveError)) throw error;
        canAsk = false;
      };
      await deleteOldCounts(db, clock.now());
      const all = await watchedFolders(db, drive);
      const feed = drive.changes;
      if (feed && all.length > 0)
        await readChanges(db, feed, all, { now: clock.now(), everyMs: every, beforeCall }).catch(spent);
      const folders = await watchedFolders(db, drive);
      const rhythmMs = rhythmOf(folders, { everyMs: every, dailyCalls });
      const due = folders
        .filter((folder) => isFolderDue(folder, { now: clock.now(), everyMs: every, rhythmMs }))
        .sort((a, b) => (a.olhadaEm?.getTime() ?? 0) - (b.olhadaEm?.getTime() ?? 0));
      for (const folder of due) {
        if (stopped.aborted || performance.now() > until) return;
        if (folder.isRemote && !canAsk) continue;
        await withFolder(db, folder.folder.key, () => look(folder, every, stopped).catch(spent), {
          waits: false,
        });
      }
    });
  }

  /** Lists a folder and records news. Throws BudgetSpent, and DriveError for failures of the source. */
  async function look(folder: WatchedFolder, every: number, stopped: AbortSignal): Promise<void> {
    const { key } = folder.folder;
    const signal = AbortSignal.any([AbortSignal.timeout(listingTimeout), stopped]);
    const seen = { calls: 0, pastas: [] as string[], avisa: false };
    const watch = {
      beforeCall: async () => {
        await beforeCall();
        seen.calls += 1;
      },
      onRead: (id: string) => void seen.pastas.push(id),
      onFolder: (_name: string, tellsChanges: boolean) => {
        seen.avisa = tellsChanges;
      },
    };
    const note = (found: Parameters<typeof recordInspection>[3]) =>
      Promise.all(folder.empreendimentos.map((of) => recordInspection(db, of, key, found, clock.now())));
    try {
      const { files, skipped } = await inspectFolder({ drive, folder: folder.folder, signal, watch });
      await note({ arquivos: files.map(arquivos.from), avisos: skipped });
      const { calls: chamadas, pastas, avisa } = seen;
      const looked = { olhadaEm: clock.now(), esperaAte: null, falhas: 0, tocada: false };
      await keep(key, { ...looked, chamadas, pastas, avisa });
    } catch (error) {
      if (error instanceof BudgetSpent) await keepCost(folder, seen.calls);
      if (stopped.aborted || error instanceof BudgetSpent) throw error;
      const isGone = error instanceof DriveError && gone.includes(error.code);
      if (isGone) await note({ erro: error.message });
      else log.debug({ err: error, pasta: key }, 'could not look at a folder');
      const falhas = folder.falhas + 1;
      const isSpent = error instanceof DriveError && error.code === 'limite' && !error.retryable;
      const espera = isSpent ? dayMs / 4 : backoffMs(falhas, every);
      await keep(key, { falhas, esperaAte: new Date(clock.now().getTime() + espera) });
      if (error instanceof DriveError && ['limite', 'sem-credencial'].includes(error.code)) {
        await letWait(espera);
        throw error;
      }
    }
  }

  /** Records a listing's cost up to an exhausted budget; an expensive folder then leaves others a day. */
  async function keepCost({ folder, chamadas }: WatchedFolder, calls: number): Promise<void> {
    if (calls === 0) return;
    const esperaAte = calls > dailyCalls / 2 ? new Date(clock.now().getTime() + dayMs) : null;
    await keep(folder.key, { chamadas: Math.max(chamadas, calls), esperaAte });
  }

  const keep = (pastaKey: string, set: Partial<typeof pastaVigias.$inferInsert>) =>
    db
      .insert(pastaVigias)
      .values({ ...set, pastaKey })
      .onConflictDoUpdate({ target: pastaVigias.pastaKey, set });

  /** A source's wait applies to all its folders. */
  async function letWait(ms: number): Promise<void> {
    const keys = (await watchedFolders(db, drive))
      .filter(({ isRemote }) => isRemote)
      .map(({ folder }) => folder.key);
    const until = new Date(clock.now().getTime() + ms);
    if (keys.length === 0) return;
    await db
      .insert(pastaVigias)
      .values(keys.map((pastaKey) => ({ pastaKey, esperaAte: until })))
      .onConflictDoUpdate({ target: pastaVigias.pastaKey, set: { esperaAte: until } });
  }

  if (everyMs === null) return { turn: async () => {}, start() {}, stop: async () => {} };
  const repeated = createPeriodicTask({
    everyMs: tickMs,
    firstMs: Math.max(1, tickMs * random()),
    log,
    failed: 'could not look for changes in folders',
    work: (stopped) => turn(everyMs, stopped),
  });
  return {
    /** Runs one turn now. */
    turn: () => turn(everyMs, new AbortController().signal),
    ...repeated,
  };
}
