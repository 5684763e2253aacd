import { desc, eq } from 'drizzle-orm';
import type { SettingVersion } from '#contract/sistema/configuracoes.ts';
import type { Db } from '#server/db/client.ts';
import { configuracoesHistorico as historico, users } from '#server/db/schema/sistema.ts';
import { shownName } from '#server/db/shown-name.ts';
import { findDefault } from './find-default.ts';

/** Number of older texts returned. */
const shown = 50;

/** A setting's texts, newest first; the first is in use. Throws 404 for an unknown key. */
export async function readSettingHistory(db: Db, chave: string): Promise<SettingVersion[]> {
  const { valor: standard } = findDefault(chave);
  const rows = await db
    .select({ id: historico.id, valor: historico.valor, quando: historico.quando, por: shownName })
    .from(historico)
    .leftJoin(users, eq(users.id, historico.userId))
    .where(eq(historico.chave, chave))
    .orderBy(desc(historico.id))
    .limit(shown);
  return rows.map(({ id, valor, quando, por }) => ({
    id,
    valor: valor ?? standard,
    padrao: valor === null,
    quando: quando.toISOString(),
    por,
  }));
}
