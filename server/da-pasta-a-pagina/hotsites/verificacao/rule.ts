import { eq } from 'drizzle-orm';
import type { Finding } from '#contract/da-pasta-a-pagina/hotsites.ts';
import { achadosQueRetem, pedeMotivo, type Regra } from '#contract/da-pasta-a-pagina/verificacao.ts';
import type { Db, Queryable } from '#server/db/client.ts';
import { configuracoes } from '#server/db/schema/sistema.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import type { Clock } from '#server/kernel/clock.ts';

const chave = 'publicacao_bloqueia_graves';
const row = {
  chave,
  categoria: 'programa',
  descricao: 'Pendências graves da verificação impedem a publicação de um hotsite',
};

/** Whether red findings block publishing; off by default. */
export async function readRegra(db: Queryable): Promise<Regra> {
  const [found] = await db
    .select({ valor: configuracoes.valor, em: configuracoes.atualizadoEm })
    .from(configuracoes)
    .where(eq(configuracoes.chave, chave));
  return { bloqueia: found?.valor === 'sim', alteradaEm: found?.em.toISOString() ?? null };
}

export async function saveRegra(
  { db, clock }: { db: Db; clock: Clock },
  { bloqueia, userId }: { bloqueia: boolean; userId: number },
): Promise<Regra> {
  return db.transaction(async (tx) => {
    const before = await readRegra(tx);
    if (before.bloqueia === bloqueia && before.alteradaEm) return before;
    const set = { valor: bloqueia ? 'sim' : 'não', atualizadoEm: clock.now() };
    await tx
      .insert(configuracoes)
      .values({ ...row, ...set })
      .onConflictDoUpdate({ target: configuracoes.chave, set });
    await recordAudit(tx, {
      userId,
      acao: 'alterou',
      entidade: 'configuracao',
      entidadeId: chave,
      nome: 'Bloqueio da publicação',
      antes: { bloqueia: before.bloqueia },
      depois: { bloqueia },
    });
    return readRegra(tx);
  });
}

export const redFindings = (achados: readonly Finding[]): Finding[] =>
  achados.filter(({ level }) => level === 'red');

/** Whether a version with these findings needs a reason to be published, by the rule as it is now. */
export const isBlocked = async (db: Queryable, achados: readonly Finding[]): Promise<boolean> =>
  pedeMotivo(achados, (await readRegra(db)).bloqueia);

/** Findings of the generation still hold the page back, even if the sentence was removed. */
export function withGenerationFindings<Held extends { achados: Finding[] }>(
  inspection: Held,
  written: Finding[],
): Held {
  const known = new Set(inspection.achados.map(({ message }) => message));
  const more = achadosQueRetem(written).filter(({ message }) => !known.has(message));
  return { ...inspection, achados: [...more, ...inspection.achados] };
}
