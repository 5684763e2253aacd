import { eq, isNotNull } from 'drizzle-orm';
import { type Limites, type LimitesAnswer, saveLimites as saveRoute } from '#contract/sistema/execucoes.ts';
import type { Db, Queryable } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { usoModelos } from '#server/db/schema/runs.ts';
import { instalacao } from '#server/db/schema/sistema.ts';
import { changedFields, recordAudit } from '#server/kernel/audit.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { usageOfDay } from './usage.ts';

/** Row of `instalacao` holding them, as JSON. */
const key = 'limites-de-uso';

/** Default limits. */
export const defaultLimites: Limites = {
  execucao: { chamadas: 80, tokens: 2_000_000 },
  dia: { chamadas: 1_000, tokens: 20_000_000 },
  moeda: 'USD',
  precos: [],
};

/** The effective limits: saved ones or defaults. */
export async function readLimites(db: Queryable): Promise<Limites> {
  const [row] = await db.select().from(instalacao).where(eq(instalacao.chave, key));
  return row ? saveRoute.body!.parse(JSON.parse(row.valor)) : defaultLimites;
}

/** Saves limits and prices; effective from the next model call on, in every process. */
export async function saveLimites(db: Db, limites: Limites, userId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await readLimites(tx);
    const valor = JSON.stringify(limites);
    await tx
      .insert(instalacao)
      .values({ chave: key, valor })
      .onConflictDoUpdate({ target: instalacao.chave, set: { valor } });
    await recordAudit(tx, {
      userId,
      acao: 'alterou',
      entidade: 'limite',
      ...changedFields(flat(before), flat(limites), []),
    });
    await bumpLists(tx, 'execucoes');
  });
}

/** One field per number, for the audit log. */
const flat = ({ execucao, dia, moeda, precos }: Limites) => ({
  chamadasPorExecucao: execucao.chamadas,
  tokensPorExecucao: execucao.tokens,
  chamadasPorDia: dia.chamadas,
  tokensPorDia: dia.tokens,
  moeda,
  precosPorModelo: precos.map(({ modelo, entrada, saida }) => `${modelo}: ${entrada} / ${saida}`).join('; '),
});

/** The limits with today's usage, and the models that can have prices. */
export async function presentLimites(
  db: Db,
  clock: Clock,
  intelligence: { kind: 'local' | 'model' },
): Promise<LimitesAnswer> {
  const limites = await readLimites(db);
  const [hoje, asked] = await Promise.all([
    usageOfDay(db, limites, clock.now()),
    db.selectDistinct({ modelo: usoModelos.modelo }).from(usoModelos).where(isNotNull(usoModelos.modelo)),
  ]);
  const modelos = [...new Set([...asked, ...limites.precos].map(({ modelo }) => modelo))].sort();
  return { ...limites, usaModelos: intelligence.kind === 'model', hoje, modelos };
}
