import { sql } from 'drizzle-orm';
import { type Limites, type LimitesAnswer, saveLimites as saveRoute } from '#contract/sistema/execucoes.ts';
import type { Db, Queryable } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { usoModelos } from '#server/db/schema/runs.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { storedSetting } from '#server/kernel/stored-setting.ts';
import { usageOfDay } from './usage.ts';

/** Default limits. */
export const defaultLimites: Limites = {
  execucao: { chamadas: 80, tokens: 2_000_000 },
  dia: { chamadas: 1_000, tokens: 20_000_000 },
  moeda: 'USD',
  precos: [],
};

/** One field per number, for the audit log. */
const flat = ({ execucao, dia, moeda, precos }: Limites) => ({
  chamadasPorExecucao: execucao.chamadas,
  tokensPorExecucao: execucao.tokens,
  chamadasPorDia: dia.chamadas,
  tokensPorDia: dia.tokens,
  moeda,
  precosPorModelo: precos.map(({ modelo, entrada, saida }) => `${modelo}: ${entrada} / ${saida}`).join('; '),
});

/** Limits and prices; effective from the next model call on, in every process. */
const limites = storedSetting({
  chave: 'limites-de-uso',
  entidade: 'limite',
  parse: (saved) => saveRoute.body!.parse(saved),
  initial: defaultLimites,
  words: flat,
  after: (tx) => bumpLists(tx, 'execucoes'),
});
export const { read: readLimites, save: saveLimites } = limites;

/** Every model ever called: from one to the next along their index, whatever the number of calls. */
async function calledModels(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ modelo: string }>(sql`
    WITH RECURSIVE m (modelo) AS (
      SELECT min(modelo) FROM ${usoModelos}
      UNION ALL SELECT (SELECT min(u.modelo) FROM ${usoModelos} u WHERE u.modelo > m.modelo) FROM m WHERE m.modelo IS NOT NULL)
    SELECT modelo FROM m WHERE modelo IS NOT NULL`);
  return rows.map(({ modelo }) => modelo);
}

/** The limits with today's usage, and the models that can have prices. */
export async function presentLimites(
  db: Db,
  clock: Clock,
  intelligence: { kind: 'local' | 'model' },
): Promise<LimitesAnswer> {
  const limites = await readLimites(db);
  const [hoje, asked] = await Promise.all([usageOfDay(db, limites, clock.now()), calledModels(db)]);
  const modelos = [...new Set([...asked, ...limites.precos.map(({ modelo }) => modelo)])].sort();
  return { ...limites, usaModelos: intelligence.kind === 'model', hoje, modelos };
}
