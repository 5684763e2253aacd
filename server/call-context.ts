import type { CallContext } from '#server/adapters/intelligence/port.ts';
import { readPrompt } from '#server/configuracoes/service.ts';
import type { Db } from '#server/db/client.ts';
import { usoModelos } from '#server/db/schema/workflow.ts';
import { readSpending } from '#server/execucoes/service.ts';
import { type Clock, systemClock } from '#server/kernel/clock.ts';

/** What goes with every call of an engine: the settings' texts, and a record of what it used and may use. */
export function createCallContext(
  db: Db,
  signal: AbortSignal,
  runId: string | null,
  clock: Clock = systemClock,
): CallContext {
  return {
    signal,
    prompt: (chave) => readPrompt(db, chave),
    spending: () => readSpending(db, clock, runId),
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
        criadoEm: clock.now(),
      });
    },
  };
}
