import { eq, inArray, sql } from 'drizzle-orm';
import type { ChangesFeed } from '#server/adapters/drive/port.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { driveMudancas, pastaLeituras, pastaVigias } from '#server/db/schema/pastas.ts';
import type { WatchedFolder } from './watched-folders.ts';

/** Pages of changes per turn; the rest follows next time. */
const mostPages = 20;

/**
 * Reads an account's change feed since the last time and marks the folders concerned. An expired token is
 * replaced, and every folder of the account counts as changed.
 */
export async function readChanges(
  db: Db,
  feed: ChangesFeed,
  folders: readonly WatchedFolder[],
  { now, everyMs, beforeCall }: { now: Date; everyMs: number; beforeCall: () => Promise<void> },
): Promise<void> {
  const [known] = await db.select().from(driveMudancas).where(eq(driveMudancas.conta, feed.conta));
  const told = folders.filter(({ avisa }) => avisa);
  if (!known) {
    // Before any listing: changes during a listing are reported afterwards.
    if (folders.some(({ isRemote }) => isRemote)) await keep(db, feed, await feed.start(beforeCall), now);
    return;
  }
  const age = now.getTime() - known.lidoEm.getTime();
  if (told.length === 0 || (age >= 0 && age < everyMs)) return;
  let { token } = known;
  for (let page = 0; page < mostPages; page += 1) {
    const found = await feed.since(token, beforeCall);
    if (!found) {
      const fresh = await feed.start(beforeCall);
      await db.transaction(async (tx) => {
        await touch(tx, told);
        await keep(tx, feed, fresh, now);
      });
      return;
    }
    const touched = await foldersOf(db, told, found.ids);
    token = found.token;
    await db.transaction(async (tx) => {
      await touch(tx, touched);
      await keep(tx, feed, token, now);
    });
    if (!found.more) return;
  }
}

async function keep(db: Db | Tx, { conta }: ChangesFeed, token: string, lidoEm: Date): Promise<void> {
  await db
    .insert(driveMudancas)
    .values({ conta, token, lidoEm })
    .onConflictDoUpdate({ target: driveMudancas.conta, set: { token, lidoEm } });
}

async function touch(tx: Tx, folders: readonly WatchedFolder[]): Promise<void> {
  if (folders.length === 0) return;
  const keys = folders.map(({ folder }) => folder.key);
  await tx.update(pastaVigias).set({ tocada: true }).where(inArray(pastaVigias.pastaKey, keys));
}

/** Folders that contain, or contained at their listing, one of the items. */
async function foldersOf(
  db: Db,
  folders: readonly WatchedFolder[],
  ids: readonly string[],
): Promise<WatchedFolder[]> {
  if (ids.length === 0) return [];
  const changed = new Set(ids);
  const within = (folder: WatchedFolder) => folder.pastas.some((id) => changed.has(id));
  const others = folders.filter((folder) => !within(folder));
  const { rows } = await db.execute<{ key: string }>(sql`
    SELECT DISTINCT p.pasta_key AS key FROM ${pastaLeituras} p,
      jsonb_array_elements(coalesce(p.vista -> 'arquivos', p.arquivos)) AS arquivo
    WHERE split_part(arquivo ->> 'id', ':', 3) IN (
      SELECT json_array_elements_text(${JSON.stringify(ids)}::json))`);
  const holding = new Set(rows.map(({ key }) => key));
  return [...folders.filter(within), ...others.filter(({ folder }) => holding.has(folder.key))];
}
