import { eq, sql } from 'drizzle-orm';
import type { CallContext } from '#server/adapters/intelligence/port.ts';
import { readPrompt } from '#server/configuracoes/service.ts';
import type { Db } from '#server/db/client.ts';
import { usoModelos } from '#server/db/schema/workflow.ts';

/** What goes with every call of an engine: the settings' texts, and a record of what it used and may use. */
export function createCallContext(db: Db, signal: AbortSignal, runId: string | null): CallContext {
  return {
    signal,
    prompt: (chave) => readPrompt(db, chave),
    ...(runId === null ? {} : { spent: () => spentBy(db, runId) }),
    recordUsage: async (usage) => {
      await db.insert(usoModelos).values({
        runId,
        tarefa: usage.task,
        provedor: usage.provider,
        modelo: usage.model,
        tokensEntrada: usage.inputTokens,
        tokensSaida: usage.outputTokens,
        duracaoMs: Math.round(usage.durationMs),
        resultado: usage.outcome,
      });
    },
  };
}

/** What a run has used so far, in all the processes that worked on it. */
async function spentBy(db: Db, runId: string): Promise<{ calls: number; tokens: number }> {
  const { tokensEntrada, tokensSaida } = usoModelos;
  const [row] = await db
    .select({
      calls: sql<number>`count(*)::int`,
      tokens: sql<number>`coalesce(sum(${tokensEntrada} + ${tokensSaida}), 0)::int`,
    })
    .from(usoModelos)
    .where(eq(usoModelos.runId, runId));
  return row ?? { calls: 0, tokens: 0 };
}
