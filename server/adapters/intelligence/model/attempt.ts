import { setTimeout as wait } from 'node:timers/promises';
import { type Esforco, type Modelos, type Tarefa, tarefaInfo } from '#contract/sistema/modelos.ts';
import type { HttpClient } from '#server/kernel/http-client.ts';
import { type CallContext, IntelligenceError, type ModelTrial, type ModelUsage } from '../port.ts';
import { noModelError } from './ask.ts';
import { askProvider } from './ask-provider.ts';
import { defaultBudget } from './budget.ts';
import type { Health } from './health.ts';
import { defaultTimeoutMs, fetchThrough, type ProviderDeps } from './outbound.ts';
import type { Provider } from './providers.ts';
import { createSdkModel } from './sdk-model.ts';
import { trialOutputLimit, trialQuestions } from './trial-questions.ts';

interface Wanted extends ProviderDeps {
  tarefa: Tarefa;
  provider: Provider | null;
  effort: Esforco | null;
  modelos: Modelos;
  http: HttpClient;
  health: Health;
  now: () => number;
}

const longestShown = 400;
/** Someone is watching: a trial times out earlier than a run. */
const timeoutMs = 120_000;

/**
 * Sends one model a small question of a task's shape; failures are results too. Only made-up data is sent.
 */
export async function attempt(
  { tarefa, provider, effort, modelos, http, health, now, ...deps }: Wanted,
  context: CallContext,
): Promise<ModelTrial> {
  if (provider === null) throw noModelError();
  const used: ModelUsage[] = [];
  const fetch = fetchThrough(http, Math.min(timeoutMs, deps.timeoutMs ?? defaultTimeoutMs));
  const chosen = effort ?? modelos.tarefas[tarefa].esforco;
  const counting: CallContext = {
    ...context,
    async recordUsage(usage) {
      used.push(usage);
      await context.recordUsage(usage);
    },
  };
  const started = now();
  const told = (more: Pick<ModelTrial, 'ok' | 'resposta' | 'buscou' | 'fontes'>): ModelTrial => ({
    provedor: provider.nome,
    modelo: provider.modelId,
    duracaoMs: Math.round(now() - started),
    chamadas: used.length,
    usos: used,
    ...more,
  });
  // Ignores the health state: a trial is how someone checks a repair.
  health.forget();
  try {
    const { value, searched, sources } = await askProvider(
      trialQuestions[tarefa],
      provider,
      counting,
      {
        tarefa,
        chain: [provider],
        effort: chosen ?? tarefaInfo[tarefa].esforco,
        effortChosen: chosen !== null,
        seesPictures: false,
        outputLimit: trialOutputLimit(tarefa),
        budget: defaultBudget,
        health,
        now,
        random: deps.random ?? Math.random,
        sleep: deps.sleep ?? ((ms, signal) => wait(ms, undefined, { signal })),
        speak: (one: Provider) => createSdkModel(one, fetch),
        note: async () => undefined,
      },
      null,
    );
    const resposta = value.length > longestShown ? `${value.slice(0, longestShown)}…` : value;
    return told({ ok: true, resposta, buscou: tarefa === 'research' ? searched : null, fontes: sources });
  } catch (error) {
    if (!(error instanceof IntelligenceError)) throw error;
    return told({ ok: false, resposta: error.message, buscou: null, fontes: [] });
  }
}
