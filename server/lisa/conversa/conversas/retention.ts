import { sql } from 'drizzle-orm';
import { dayMs } from '#contract/base/units.ts';
import { retentionDays } from '#contract/lisa/conversas.ts';
import type { Db } from '#server/db/client.ts';
import { dropEarlyEdits } from '../change-received.ts';
import { deleteNumber, type ErasePersonTools, erasePerson } from '../erase-person.ts';

/** People deleted per turn. */
const portion = 100;

/** People who never became a corretor and have been silent too long on every channel. */
async function silentPeople(db: Db, limit: Date): Promise<{ canal: string; pessoa: string }[]> {
  const { rows } = await db.execute<{ canal: string; pessoa: string }>(sql`
    SELECT c.canal, c.pessoa FROM lisa_contatos c
    WHERE coalesce(c.ultima_recebida_em, c.criado_em) < ${limit.toISOString()}::timestamptz
      AND c.pendente_em IS NULL AND c.reservado_ate IS NULL
      AND NOT EXISTS (SELECT FROM lisa_contatos outro WHERE outro.pessoa = c.pessoa
        AND coalesce(outro.ultima_recebida_em, outro.criado_em) >= ${limit.toISOString()}::timestamptz)
      AND NOT EXISTS (SELECT FROM onboarding_sessions s
        WHERE s.whatsapp = c.pessoa AND s.corretor_id IS NOT NULL)
      AND NOT EXISTS (SELECT FROM corretores co WHERE co.whatsapp_normal = c.pessoa)
    ORDER BY c.pessoa LIMIT ${portion}`);
  return rows;
}

/**
 * Deletes conversations of people who never became a corretor, 180 days after their last message: both sides'
 * messages, picture and number; also edits of messages that never arrived. Returns how many people.
 */
export async function deleteInactiveConversas(deps: ErasePersonTools & { db: Db }): Promise<number> {
  await dropEarlyEdits(deps.db, deps.clock.now());
  const limit = new Date(deps.clock.now().getTime() - retentionDays * dayMs);
  let total = 0;
  for (;;) {
    const people = await silentPeople(deps.db, limit);
    for (const person of people)
      await deps.db.transaction(async (tx) => {
        await erasePerson(tx, deps, { ...person, corretorId: null, origem: 'prazo' });
        await deleteNumber(tx, person);
      });
    total += people.length;
    if (people.length < portion) return total;
  }
}
