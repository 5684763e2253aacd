import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { instalacao } from '#server/db/schema/sistema.ts';
import type { Ids } from '#server/kernel/ids.ts';

const chave = 'chave-de-assinatura';

/**
 * Signs data the product hands out and gets back, with an installation key stored in the database: forgeries
 * are refused without a query.
 */
export function createSignatures({ db, ids }: { db: Db; ids: Ids }) {
  let known: Promise<Buffer> | null = null;
  async function readKey(): Promise<Buffer> {
    const read = () => db.select().from(instalacao).where(eq(instalacao.chave, chave));
    let [row] = await read();
    if (!row) {
      // Two processes may start together: the first one's key wins.
      await db.insert(instalacao).values({ chave, valor: ids.secret() }).onConflictDoNothing();
      [row] = await read();
    }
    return Buffer.from(row!.valor, 'base64url');
  }
  const key = () => {
    known ??= readKey().catch((error) => {
      known = null;
      throw error;
    });
    return known;
  };
  const mark = async (purpose: string, text: string) =>
    createHmac('sha256', await key())
      .update(`${purpose} ${text}`)
      .digest();

  return {
    /** Signs a text for a purpose; signatures for other purposes are invalid. */
    async sign(purpose: string, text: string): Promise<string> {
      return `${text}.${(await mark(purpose, text)).toString('base64url')}`;
    },
    /** The signed text, or null. */
    async open(purpose: string, signed: string): Promise<string | null> {
      const end = signed.lastIndexOf('.');
      if (end < 1 || signed.length > 4_000) return null;
      const text = signed.slice(0, end);
      const given = Buffer.from(signed.slice(end + 1), 'base64url');
      const right = await mark(purpose, text);
      return given.length === right.length && timingSafeEqual(given, right) ? text : null;
    },
  };
}
export type Signatures = ReturnType<typeof createSignatures>;
