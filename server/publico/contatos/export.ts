import { sql } from 'drizzle-orm';
import { maxEscolha, tooMany } from '#contract/base/escolha.ts';
import type { Contato, EscolhaDeContatos } from '#contract/publico/contatos.ts';
import type { Db } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { contatos } from '#server/db/schema/contatos.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import { AppError } from '#server/kernel/errors.ts';
import type { ContatoSearch } from './search.ts';
import { selectContatos } from './select.ts';

function without(ids: number[], exceto: readonly number[]): number[] {
  const left = new Set(exceto);
  return ids.filter((id) => !left.has(id));
}

/** Reads many for a spreadsheet. The log records the export of personal data. */
export async function exportMany(
  { db, search }: { db: Db; search: ContatoSearch },
  { escolha, userId }: { escolha: EscolhaDeContatos; userId: number },
): Promise<Contato[]> {
  const ids = 'ids' in escolha ? escolha.ids : without(await search.ids(escolha.filtro), escolha.exceto);
  if (ids.length > maxEscolha) throw new AppError(400, 'invalido', tooMany('contatos'));
  return db.transaction(async (tx) => {
    const rows = await selectContatos(tx, sql`${contatos.id} = ANY(${sql.param(ids)}::int[])`);
    await recordAudit(tx, { userId, acao: 'exportou', entidade: 'contato', dados: { total: rows.length } });
    await bumpLists(tx, 'auditoria');
    return rows;
  });
}
