import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { type ErasureReason, erasureReasons } from '#contract/cadastros/dados-pessoais.ts';
import { type Consentimento, chavesComVisitantes, consentimentos } from '#contract/publico/contatos.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { contatos } from '#server/db/schema/contatos.ts';
import { corretorNovidades, lisaEnviadas } from '#server/db/schema/lisa.ts';
import { auditoria } from '#server/db/schema/sistema.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { missingRecord } from '#server/kernel/crud/parents.ts';
import { selectContatos } from './select.ts';

interface Asked {
  id: number;
  userId: number;
}
type Deps = { db: Db; clock: Clock };

/** Every contact of the person behind one: all from the same telephone. Throws AppError 404. */
async function lockPerson(tx: Tx, id: number): Promise<number[]> {
  const [row] = await tx
    .select({ telefoneNormal: contatos.telefoneNormal })
    .from(contatos)
    .where(eq(contatos.id, id));
  if (!row) throw missingRecord('contato');
  const rows = await tx
    .select({ id: contatos.id })
    .from(contatos)
    .where(eq(contatos.telefoneNormal, row.telefoneNormal))
    .orderBy(contatos.id)
    .for('update');
  return rows.map((one) => one.id);
}

const deedsOf = (ids: number[]) =>
  and(eq(auditoria.entidade, 'contato'), inArray(auditoria.entidadeId, ids.map(String)));

/** Everything held about the visitor of a contact (LGPD art. 18); the export itself is logged first. */
export function exportPerson({ db, clock }: Deps, { id, userId }: Asked) {
  return db.transaction(async (tx) => {
    const ids = await lockPerson(tx, id);
    await recordAudit(tx, { userId, acao: 'exportou-dados', entidade: 'contato', entidadeId: id });
    const rows = await selectContatos(tx, inArray(contatos.id, ids));
    const deeds = await tx
      .select({
        numero: auditoria.id,
        quando: auditoria.quando,
        acao: auditoria.acao,
        dados: auditoria.dados,
      })
      .from(auditoria)
      .where(deedsOf(ids))
      .orderBy(auditoria.id);
    return {
      documento: 'Dados de um visitante guardados no Portal do Corretor (LGPD, arts. 18 e 19)',
      geradoEm: clock.now().toISOString(),
      contatos: rows.map(({ revisao: _, ...row }) => ({
        ...row,
        textoDoConsentimento: consentimentos[row.consentimento as Consentimento] ?? null,
      })),
      auditoria: deeds.map((deed) => ({ ...deed, quando: deed.quando.toISOString() })),
    };
  });
}

/** Takes a visitor's data out of the messages to corretores that hold it; those not sent yet never are. */
async function forgetTold(tx: Tx, ids: number[]): Promise<void> {
  const chaves = ids.map((id) => `contato:${id}`);
  const told = await tx
    .delete(corretorNovidades)
    .where(inArray(corretorNovidades.chave, chaves))
    .returning({ enviadaId: corretorNovidades.enviadaId });
  const sent = told.flatMap(({ enviadaId }) => enviadaId ?? []);
  const owners = tx.select({ id: contatos.corretorId }).from(contatos).where(inArray(contatos.id, ids));
  await tx
    .update(lisaEnviadas)
    .set({
      texto: 'Contato de um visitante, apagado a pedido dele.',
      parametros: [],
      estado: sql`CASE WHEN ${lisaEnviadas.estado} IN ('queued', 'failed') THEN 'cancelled' ELSE ${lisaEnviadas.estado} END`,
    })
    .where(
      or(
        inArray(lisaEnviadas.id, sent),
        and(inArray(lisaEnviadas.corretorId, owners), inArray(lisaEnviadas.chave, [...chavesComVisitantes])),
      ),
    );
}

/** Erases the visitor of a contact: all from the same telephone. The log's entry is the receipt. */
export function erasePerson({ db, clock }: Deps, { id, motivo, userId }: Asked & { motivo: ErasureReason }) {
  return db.transaction(async (tx) => {
    const ids = await lockPerson(tx, id);
    await forgetTold(tx, ids);
    await tx.delete(contatos).where(inArray(contatos.id, ids));
    await recordAudit(tx, {
      userId,
      acao: 'apagou-dados',
      entidade: 'contato',
      entidadeId: id,
      dados: { motivo: erasureReasons[motivo], total: ids.length },
    });
    await bumpLists(tx, 'contatos');
    const [receipt] = await tx
      .select({ recibo: auditoria.id })
      .from(auditoria)
      .where(and(deedsOf([id]), eq(auditoria.acao, 'apagou-dados')))
      .orderBy(desc(auditoria.id))
      .limit(1);
    return { recibo: receipt!.recibo, apagadoEm: clock.now().toISOString(), total: ids.length };
  });
}
