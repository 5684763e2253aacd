import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import { mergeSessions } from './merge-sessions.ts';
import { hasNumber, readableNumber } from './person.ts';

/**
 * Merges two contacts, or moves a person to a new number: everything of `from` continues under `into`.
 * Messages move first: someone storing the effect of one is waited for, and later ones find it moved
 * (`handleMessage` checks).
 */
export async function mergePeople(
  tx: Tx,
  { canal, from, into }: { canal: string; from: string; into: string },
): Promise<void> {
  if (from === into) return;
  const moved = (table: string) =>
    tx.execute(
      sql`UPDATE ${sql.identifier(table)} SET pessoa = ${into} WHERE canal = ${canal} AND pessoa = ${from}`,
    );
  await moved('lisa_recebidas');
  await moved('lisa_enviadas');
  await moved('lisa_identidades');
  await tx.execute(sql`UPDATE lisa_links SET pessoa = ${into} WHERE pessoa = ${from}`);
  const session = await mergeSessions(tx, { from, into });
  await mergeContacts(tx, { canal, from, into });
  if (session) {
    await recordAudit(tx, {
      userId: null,
      acao: 'juntou',
      entidade: 'conversa',
      entidadeId: session.id,
      dados: { origem: 'whatsapp' },
    });
    if (session.corretorId !== null && hasNumber(from) && hasNumber(into))
      await changeNumber(tx, { id: session.corretorId, from, into });
  }
  await bumpLists(tx, 'admin/whatsapp/conversas');
}

/** A single queue row; a lease on the removed row protects the remaining one until it expires. */
async function mergeContacts(
  tx: Tx,
  { canal, from, into }: { canal: string; from: string; into: string },
): Promise<void> {
  await tx.execute(sql`
    WITH gone AS (DELETE FROM lisa_contatos WHERE canal = ${canal} AND pessoa = ${from} RETURNING *)
    INSERT INTO lisa_contatos AS c (canal, pessoa, endereco, nome_perfil, arroba, sem_promocoes_em,
      preferencia_em, ultima_recebida_em, pendente_em, reservado_ate, cerca, esquecer, criado_em)
    SELECT canal, ${into}, endereco, nome_perfil, arroba, sem_promocoes_em,
      coalesce(preferencia_em, sem_promocoes_em), ultima_recebida_em, pendente_em, reservado_ate, cerca + 1, esquecer, criado_em FROM gone
    ON CONFLICT (canal, pessoa) DO UPDATE SET
      nome_perfil = coalesce(c.nome_perfil, excluded.nome_perfil),
      arroba = coalesce(c.arroba, excluded.arroba),
      -- The later wish counts; of two of one moment the one for none.
      sem_promocoes_em = CASE
        WHEN coalesce(c.preferencia_em, c.sem_promocoes_em) > excluded.preferencia_em THEN c.sem_promocoes_em
        WHEN coalesce(c.preferencia_em, c.sem_promocoes_em) < excluded.preferencia_em
          THEN excluded.sem_promocoes_em
        ELSE greatest(c.sem_promocoes_em, excluded.sem_promocoes_em) END,
      preferencia_em = greatest(c.preferencia_em, c.sem_promocoes_em, excluded.preferencia_em),
      ultima_recebida_em = greatest(c.ultima_recebida_em, excluded.ultima_recebida_em),
      pendente_em = least(c.pendente_em, excluded.pendente_em),
      esquecer = c.esquecer OR excluded.esquecer,
      criado_em = least(c.criado_em, excluded.criado_em)`);
}

/** Updates the number of a corretor's record, as WhatsApp itself reports. */
async function changeNumber(
  tx: Tx,
  { id, from, into }: { id: number; from: string; into: string },
): Promise<void> {
  const values = { whatsapp: readableNumber(into), whatsappNormal: into };
  const [row] = await tx
    .update(corretores)
    .set({ ...values, revisao: sql`${corretores.revisao} + 1` })
    .where(and(eq(corretores.id, id), eq(corretores.whatsappNormal, from)))
    .returning({ revisao: corretores.revisao });
  if (!row) return;
  await recordAudit(tx, {
    userId: null,
    acao: 'alterou',
    entidade: 'corretor',
    entidadeId: id,
    revisao: row.revisao,
    antes: { whatsapp: readableNumber(from) },
    depois: { whatsapp: values.whatsapp },
    pessoais: ['whatsapp'],
    dados: { origem: 'whatsapp' },
  });
  await bumpLists(tx, 'corretores');
}
