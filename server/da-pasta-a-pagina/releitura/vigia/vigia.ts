import { dayMs } from '#contract/base/units.ts';
import { type ChangesFeed, type Drive, DriveError } from '#server/adapters/drive/port.ts';
import { arquivos, lookAtFolder } from '#server/da-pasta-a-pagina/pastas/service.ts';
import type { Db } from '#server/db/client.ts';
import { pastaVigias } from '#server/db/schema/pastas.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Log } from '#server/kernel/log.ts';
import { withPosse } from '#server/kernel/posse.ts';
import { createRepeated } from '#server/kernel/repeated.ts';
import { holdFolder, listingTimeout } from '../hold-folder.ts';
import { BudgetSpent, forgetOldCounts, takeCall } from './budget.ts';
import { noteLook } from './note-look.ts';
import { readChanges } from './read-changes.ts';
import { backoffMs, isItsTurn, rhythmOf } from './rhythm.ts';
import { type WatchedFolder, watchedFolders } from './watched-folders.ts';

/** How often it is asked whose turn it is; the first time somewhere within this after the start. */
const tickMs = 60_000;
/** One process does it; one that dies is succeeded after this. A turn ends before, and goes on in the next. */
const holdMs = 10 * 60_000;
const turnMs = 5 * 60_000;

interface Deps {
  db: Db;
  clock: Clock;
  log: Log;
  drive: Drive & { changes: ChangesFeed | null };
  /** Shortest time between two looks at one folder; null: none is looked at by itself. */
  everyMs: number | null;
  /** Most calls to Google Drive in a day, for all folders and processes together. */
  dailyCalls: number;
  random?: () => number;
}

/** A folder that is not there, as against a source that does not answer. */
const gone = ['nao-encontrada', 'nao-compartilhada', 'nao-e-pasta', 'vazia'];

/** Looks for changes in the folders of what is active, by itself; what it finds waits for somebody. */
export function createVigia({ db, clock, log, drive, everyMs, dailyCalls, random = Math.random }: Deps) {
  const beforeCall = () => takeCall(db, clock.now(), dailyCalls);

  /** One turn: whoever is due is looked at, the longest waiting first. */
  async function turn(every: number, stopped: AbortSignal): Promise<void> {
    await withPosse(db, { chave: 'vigia das pastas', ms: holdMs }, async () => {
      const until = performance.now() + turnMs;
      let canAsk = true;
      const spent = (error: unknown) => {
        // Of the source, not of a folder: the others would hear the same.
        if (!(error instanceof BudgetSpent) && !(error instanceof DriveError)) throw error;
        canAsk = false;
      };
      await forgetOldCounts(db, clock.now());
      const all = await watchedFolders(db, drive);
      const feed = drive.changes;
      if (feed && all.length > 0)
        await readChanges(db, feed, all, { now: clock.now(), everyMs: every, beforeCall }).catch(spent);
      const folders = await watchedFolders(db, drive);
      const rhythmMs = rhythmOf(folders, { everyMs: every, dailyCalls });
      const due = folders
        .filter((folder) => isItsTurn(folder, { now: clock.now(), everyMs: every, rhythmMs }))
        .sort((a, b) => (a.olhadaEm?.getTime() ?? 0) - (b.olhadaEm?.getTime() ?? 0));
      for (const folder of due) {
        if (stopped.aborted || performance.now() > until) return;
        if (folder.isRemote && !canAsk) continue;
        await holdFolder(db, folder.folder.key, () => look(folder, every, stopped).catch(spent), {
          waits: false,
        });
      }
    });
  }

  /** Lists a folder once and keeps what is news. Throws BudgetSpent, and DriveError for what all would hear. */
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
    const note = (found: Parameters<typeof noteLook>[3]) =>
      Promise.all(folder.empreendimentos.map((of) => noteLook(db, of, key, found, clock.now())));
    try {
      const { files, skipped } = await lookAtFolder({ drive, folder: folder.folder, signal, watch });
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

  /** What a listing cost until the day's calls were used up; one that takes most of them leaves others a day. */
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

  /** What one folder was told holds for all of its source. */
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
  const repeated = createRepeated({
    everyMs: tickMs,
    firstMs: Math.max(1, tickMs * random()),
    log,
    failed: 'could not look for changes in folders',
    work: (stopped) => turn(everyMs, stopped),
  });
  return {
    /** One turn, now. */
    turn: () => turn(everyMs, new AbortController().signal),
    ...repeated,
  };
}
