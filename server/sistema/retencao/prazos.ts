import { eq } from 'drizzle-orm';
import { type Prazos, prazosSchema } from '#contract/sistema/retencao.ts';
import type { Db, Queryable } from '#server/db/client.ts';
import { instalacao } from '#server/db/schema/sistema.ts';
import { changedFields, recordAudit } from '#server/kernel/audit.ts';

/** Row of `instalacao` holding them, as JSON. */
const key = 'prazos-de-guarda';

/** Until somebody chooses a term, nothing is ever deleted. */
const forEver: Prazos = {
  execucoes: null,
  eventos: null,
  itens: null,
  uso: null,
  visitas: null,
  auditoria: null,
  versoes: null,
  fontes: null,
  contatos: null,
};

export async function readPrazos(db: Queryable): Promise<Prazos> {
  const [row] = await db.select().from(instalacao).where(eq(instalacao.chave, key));
  return row ? prazosSchema.parse(JSON.parse(row.valor)) : forEver;
}

const told = (prazos: Prazos) =>
  Object.fromEntries(
    Object.entries(prazos).map(([tipo, meses]) => [
      tipo,
      meses === null ? 'para sempre' : `${meses} ${meses === 1 ? 'mês' : 'meses'}`,
    ]),
  );

export async function savePrazos(db: Db, prazos: Prazos, userId: number): Promise<Prazos> {
  return db.transaction(async (tx) => {
    const before = await readPrazos(tx);
    const valor = JSON.stringify(prazos);
    await tx
      .insert(instalacao)
      .values({ chave: key, valor })
      .onConflictDoUpdate({ target: instalacao.chave, set: { valor } });
    await recordAudit(tx, {
      userId,
      acao: 'alterou',
      entidade: 'retencao',
      ...changedFields(told(before), told(prazos), []),
    });
    return prazos;
  });
}
