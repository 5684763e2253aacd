import { tarefaInfo } from '#contract/sistema/modelos.ts';
import type { CallContext, FallbackNote } from '#server/adapters/intelligence/port.ts';
import type { Db } from '#server/db/client.ts';
import { usoModelos } from '#server/db/schema/runs.ts';
import { type Clock, systemClock } from '#server/kernel/clock.ts';
import { addRunNote } from '#server/kernel/runs/add-run-note.ts';
import { readPrompt } from '#server/sistema/configuracoes/service.ts';
import { readSpending } from '#server/sistema/execucoes/service.ts';

/** Context of every engine call: the settings' texts, usage recording and limits. */
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
    doneBy: new Map(),
    note: async (note) => {
      if (runId !== null) await addRunNote({ db, clock }, runId, standInText(note));
    },
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
        noLugarDe: usage.insteadOf,
        criadoEm: clock.now(),
      });
    },
  };
}

/** 'Escrever a página: feito por Motor local no lugar de OpenAI x. O provedor recusou a chave.' */
const standInText = ({ tarefa, falhou, motivo, fez }: FallbackNote) =>
  `${tarefaInfo[tarefa].rotulo}: feito por ${fez} no lugar de ${falhou}. ${motivo}`;
