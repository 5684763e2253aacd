import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Incorporadora, MergedField, MergePreview } from '#contract/cadastros/incorporadoras.ts';
import { mergedFields } from '#contract/cadastros/incorporadoras.ts';
import { moveToIncorporadora } from '#server/cadastros/empreendimentos/service.ts';
import type { Db, Queryable, Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { empreendimentos, incorporadoras } from '#server/db/schema/empreendimentos.ts';
import { changedFields, recordAudit } from '#server/kernel/audit.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { staleWrite } from '#server/kernel/crud/stale-write.ts';
import { AppError, notFound } from '#server/kernel/errors.ts';
import { incorporadorasResource, selectIncorporadoras } from './resource.ts';

type Row = typeof incorporadoras.$inferSelect;
const pessoais = incorporadorasResource.personal;

/** Fields the remaining record takes from the other, and those where both differ and its own value stays. */
function compare<Side extends Pick<Row, 'nome' | MergedField>>(stays: Side, goes: Side) {
  const preenchidos = mergedFields.filter((field) => stays[field] === null && goes[field] !== null);
  const divergentes = (['nome', ...mergedFields] as const).filter(
    (field) => stays[field] !== null && goes[field] !== null && stays[field] !== goes[field],
  );
  const taken = Object.fromEntries(preenchidos.map((field) => [field, goes[field]]));
  return { preenchidos, divergentes, taken: taken as Partial<Record<MergedField, string>> };
}

function refuseSame(id: number, outraId: number): void {
  if (id === outraId)
    throw new AppError(400, 'invalido', 'Escolha outra incorporadora para mesclar', { field: 'outraId' });
}

async function one(db: Queryable, id: number): Promise<Incorporadora> {
  const [row] = await selectIncorporadoras(
    db,
    and(eq(incorporadoras.id, id), isNull(incorporadoras.excluidoEm))!,
  );
  if (!row) throw notFound('Incorporadora', 'f');
  return row;
}

/** Previews `mergeIncorporadoras`. Throws 404 unless both exist. */
export async function previewMerge(db: Db, id: number, outraId: number): Promise<MergePreview> {
  refuseSame(id, outraId);
  const [fica, sai] = await Promise.all([one(db, id), one(db, outraId)]);
  const { preenchidos, divergentes, taken } = compare(fica, sai);
  const moving = await db
    .select({ id: empreendimentos.id, nome: empreendimentos.nome })
    .from(empreendimentos)
    .where(and(eq(empreendimentos.incorporadoraId, outraId), isNull(empreendimentos.excluidoEm)))
    .orderBy(sql`lower(unaccent(${empreendimentos.nome}))`, empreendimentos.id);
  const totalEmpreendimentos = fica.totalEmpreendimentos + moving.length;
  return {
    fica,
    sai,
    preenchidos,
    divergentes,
    empreendimentos: moving,
    resultado: { ...fica, ...taken, totalEmpreendimentos },
  };
}

/** Locks both rows in order of id, to avoid deadlocks. */
async function lockBoth(tx: Tx, id: number, outraId: number): Promise<[Row, Row]> {
  const rows = await tx
    .select()
    .from(incorporadoras)
    .where(and(sql`${incorporadoras.id} IN (${id}, ${outraId})`, isNull(incorporadoras.excluidoEm)))
    .orderBy(incorporadoras.id)
    .for('update');
  const stays = rows.find((row) => row.id === id);
  const goes = rows.find((row) => row.id === outraId);
  if (!stays || !goes) throw notFound('Incorporadora', 'f');
  return [stays, goes];
}

/**
 * Merges two records: the other's empreendimentos move, trashed ones included; empty fields are filled; the
 * other goes to the trash. `revisao` is the remaining record's state the caller read. Throws 404, or 409
 * `alterado`.
 */
export function mergeIncorporadoras(
  { db, clock }: { db: Db; clock: Clock },
  { id, outraId, revisao, userId }: { id: number; outraId: number; revisao?: number; userId: number },
): Promise<Incorporadora> {
  refuseSame(id, outraId);
  const entidade = 'incorporadora';
  return db.transaction(async (tx) => {
    const [stays, goes] = await lockBoth(tx, id, outraId);
    if (revisao !== undefined && revisao !== stays.revisao)
      throw await staleWrite(tx, { entidade, id, revisao, current: await one(tx, id) });
    const moved = await moveToIncorporadora(tx, { from: outraId, to: id, userId });
    // The other one first: its CNPJ is unique among live records.
    const [gone] = await tx
      .update(incorporadoras)
      .set({ excluidoEm: clock.now(), revisao: goes.revisao + 1 })
      .where(eq(incorporadoras.id, outraId))
      .returning();
    const { taken } = compare(stays, goes);
    const [after] = await tx
      .update(incorporadoras)
      .set({ ...taken, ...(taken.cnpj ? { cnpjNormal: goes.cnpjNormal } : {}), revisao: stays.revisao + 1 })
      .where(eq(incorporadoras.id, id))
      .returning();
    const unlogged = ['revisao', 'atualizadoEm', 'cnpjNormal'];
    await recordAudit(tx, {
      userId,
      acao: 'mesclou',
      entidade,
      entidadeId: id,
      nome: stays.nome,
      revisao: after!.revisao,
      pessoais,
      ...changedFields(stays, after!, unlogged),
      dados: { outraId, outraNome: goes.nome, empreendimentos: moved },
    });
    await recordAudit(tx, {
      userId,
      acao: 'excluiu',
      entidade,
      entidadeId: outraId,
      nome: goes.nome,
      revisao: gone!.revisao,
      dados: { mescladaEm: id },
    });
    await bumpLists(tx, 'incorporadoras', 'empreendimentos');
    return one(tx, id);
  });
}
