import { eq } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '#server/db/client.ts';
import { instalacao } from '#server/db/schema/sistema.ts';
import { changedFields, recordAudit } from './audit.ts';

interface Declared<Value extends Record<string, unknown>> {
  /** Row of `instalacao` holding it, as JSON. */
  chave: string;
  /** Noun of the log's entry. */
  entidade: Parameters<typeof recordAudit>[1]['entidade'];
  /** Reads what was saved, also by an earlier version. */
  parse: (saved: unknown) => Value;
  /** Until somebody saves one. */
  initial: Value;
  /** Its fields as the log tells them; by default as they are. */
  words?: (value: Value) => Record<string, unknown>;
  /** What else belongs into the same transaction. */
  after?: (tx: Tx) => Promise<unknown>;
}

/** Something an administrator chooses for the whole installation: read, and saved with its log entry. */
export function storedSetting<Value extends Record<string, unknown>>({
  chave,
  entidade,
  parse,
  initial,
  words = (value) => ({ ...value }),
  after,
}: Declared<Value>) {
  async function read(db: Queryable): Promise<Value> {
    const [row] = await db.select().from(instalacao).where(eq(instalacao.chave, chave));
    return row ? parse(JSON.parse(row.valor)) : initial;
  }
  return {
    read,
    save: (db: Db, value: Value, userId: number): Promise<Value> =>
      db.transaction(async (tx) => {
        const before = await read(tx);
        const valor = JSON.stringify(value);
        await tx
          .insert(instalacao)
          .values({ chave, valor })
          .onConflictDoUpdate({ target: instalacao.chave, set: { valor } });
        await recordAudit(tx, {
          userId,
          acao: 'alterou',
          entidade,
          ...changedFields(words(before), words(value), []),
        });
        await after?.(tx);
        return value;
      }),
  };
}
