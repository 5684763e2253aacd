import { eq } from 'drizzle-orm';
import { chaveWhatsappDoPrograma, contatosMessages } from '#contract/publico/contatos.ts';
import type { Db, Queryable } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { configuracoes } from '#server/db/schema/sistema.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { AppError } from '#server/kernel/errors.ts';
import { whatsappDigits } from '#server/kernel/reading/whatsapp.ts';

const here = eq(configuracoes.chave, chaveWhatsappDoPrograma);

/** The programme's number as it was typed; null if none is set. */
export async function readWhatsapp(db: Queryable): Promise<string | null> {
  const [row] = await db.select({ valor: configuracoes.valor }).from(configuracoes).where(here);
  return row?.valor || null;
}

/** Sets the programme's number, or clears it. Throws AppError 400 if it is none. */
export async function saveWhatsapp(
  { db, clock }: { db: Db; clock: Clock },
  whatsapp: string | null,
  userId: number,
): Promise<{ whatsapp: string | null }> {
  if (whatsapp !== null && whatsappDigits(whatsapp) === null)
    throw new AppError(400, 'invalido', contatosMessages.whatsapp, { field: 'whatsapp' });
  return db.transaction(async (tx) => {
    await tx.insert(configuracoes).values({ chave: chaveWhatsappDoPrograma }).onConflictDoNothing();
    await tx.select().from(configuracoes).where(here).for('update');
    const before = await readWhatsapp(tx);
    if (before === whatsapp) return { whatsapp };
    await tx
      .update(configuracoes)
      .set({ valor: whatsapp ?? '', atualizadoEm: clock.now() })
      .where(here);
    await recordAudit(tx, {
      userId,
      acao: 'alterou',
      entidade: 'configuracao',
      entidadeId: chaveWhatsappDoPrograma,
      nome: 'WhatsApp do programa',
      antes: { whatsapp: before },
      depois: { whatsapp },
    });
    await bumpLists(tx, 'configuracoes');
    return { whatsapp };
  });
}
