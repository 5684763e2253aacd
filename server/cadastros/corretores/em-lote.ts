import { and, asc, isNull, sql } from 'drizzle-orm';
import { maxEscolha, tooMany } from '#contract/base/escolha.ts';
import type { Corretor } from '#contract/cadastros/corretores.ts';
import type { AcaoEmLote, Escolha } from '#contract/cadastros/corretores-em-lote.ts';
import type { Db } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import { updateRecords } from '#server/kernel/crud/write-rows.ts';
import { AppError } from '#server/kernel/errors.ts';
import { corretoresResource } from './resource.ts';
import type { CorretorSearch } from './search.ts';
import { ofProgramme, selectCorretores } from './select.ts';

const changes: Record<AcaoEmLote, ['ativo' | 'aprovado', boolean]> = {
  aprovar: ['aprovado', true],
  desaprovar: ['aprovado', false],
  ativar: ['ativo', true],
  desativar: ['ativo', false],
};

async function chosenIds(search: CorretorSearch, escolha: Escolha): Promise<number[]> {
  if ('ids' in escolha) return [...new Set(escolha.ids)];
  const left = new Set(escolha.exceto);
  return (await search.ids(escolha.filtro)).filter((id) => !left.has(id));
}

const those = (ids: number[]) =>
  and(
    sql`${corretores.id} = ANY(${sql.param(ids)}::int[])`,
    isNull(corretores.excluidoEm),
    isNull(corretores.rejeitadoEm),
    ofProgramme,
  )!;

/**
 * Changes many corretores in one transaction, with an audit entry for each that actually changes. They are
 * locked in order of id, like everywhere.
 */
export async function changeMany(
  { db, search }: { db: Db; search: CorretorSearch },
  { acao, escolha, userId }: { acao: AcaoEmLote; escolha: Escolha; userId: number },
): Promise<{ encontrados: number; alterados: number; ids: number[] }> {
  const ids = await chosenIds(search, escolha);
  if (ids.length > maxEscolha) throw new AppError(400, 'invalido', tooMany('corretores'));
  const [flag, value] = changes[acao];
  return db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(corretores)
      .where(those(ids))
      .orderBy(asc(corretores.id))
      .for('update');
    const others = rows.filter((row) => row[flag] !== value);
    await updateRecords(
      tx,
      corretoresResource,
      userId,
      others.map((current) => ({ current, values: { [flag]: value } })),
    );
    if (others.length > 0) await bumpLists(tx, 'corretores');
    return { encontrados: rows.length, alterados: others.length, ids: others.map(({ id }) => id) };
  });
}

/** Exports many for a spreadsheet. The log records the export of personal data. */
export async function exportMany(
  { db, search }: { db: Db; search: CorretorSearch },
  { escolha, userId }: { escolha: Escolha; userId: number },
): Promise<Corretor[]> {
  const ids = await chosenIds(search, escolha);
  return db.transaction(async (tx) => {
    const rows = await selectCorretores(tx, those(ids));
    await recordAudit(tx, { userId, acao: 'exportou', entidade: 'corretor', dados: { total: rows.length } });
    await bumpLists(tx, 'auditoria');
    return rows;
  });
}
