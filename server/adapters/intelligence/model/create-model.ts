import { setTimeout as wait } from 'node:timers/promises';
import { type Modelos, type Tarefa, tarefaInfo } from '#contract/sistema/modelos.ts';
import type { HttpClient } from '#server/kernel/http-client.ts';
import { localName } from '../local/create-local.ts';
import {
  type CallContext,
  type FallbackNote,
  type Intelligence,
  IntelligenceError,
  type WriteInput,
} from '../port.ts';
import type { ReadPrompt } from '../read-prompt.ts';
import { fallbackNote, nameOf, noModelError } from './ask.ts';
import { type Budget, defaultBudget } from './budget.ts';
import { classifyAssets } from './classify.ts';
import { describeBairro } from './describe-bairro.ts';
import { describeEmpreendimento } from './describe-empreendimento.ts';
import { extractEmpreendimento } from './extract.ts';
import { createFence } from './fence.ts';
import type { Health } from './health.ts';
import { defaultTimeoutMs, fetchThrough, type ProviderDeps } from './outbound.ts';
import { planPage } from './plan.ts';
import { writePrompt } from './prompts.ts';
import type { FindProvider } from './providers.ts';
import type { Asker } from './question.ts';
import { readCreciCard } from './read-creci-card.ts';
import { type ModelConfig, noModelProblem, providerIds, stateOf } from './registry.ts';
import { routeTask, type TaskRoute } from './route-task.ts';
import { createSdkModel } from './sdk-model.ts';
import { styleMaterial } from './style-material.ts';
import { understandMessage } from './understand-message.ts';
import { writePage, writeSection } from './write.ts';

export interface ModelDeps extends ProviderDeps {
  /** Settings texts, to show what would be sent (HOT-49). */
  prompt: ReadPrompt;
  /** The administrator's latest model choices. */
  choices: () => Promise<Modelos>;
  /** Does what is assigned to it, and whatever may not leave. */
  local: Intelligence;
  find: FindProvider;
  health: Health;
  http: HttpClient;
  budget?: Budget;
}

/** Whoever serves a model of their own may serve one that reads alone. */
const seers = new Set(['openai', 'anthropic', 'google']);
/** The tasks of a Super AI run, whose models name the engine. */
const named: Tarefa[] = ['extract', 'classify', 'plan', 'write'];

/** The engine that calls models. Throws IntelligenceError 'sem-credencial' when none is configured. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one engine: its tasks share who was chosen
export async function createModelIntelligence(config: ModelConfig, deps: ModelDeps): Promise<Intelligence> {
  const { prompt, choices, local, find, health, budget = defaultBudget } = deps;
  if (!providerIds.some((id) => stateOf(id, config) === 'pronto'))
    throw new IntelligenceError('sem-credencial', noModelProblem);
  const clock = {
    sleep: deps.sleep ?? ((ms: number, signal: AbortSignal) => wait(ms, undefined, { signal })),
    random: deps.random ?? Math.random,
    now: deps.now ?? Date.now,
  };
  const fetch = fetchThrough(deps.http, deps.timeoutMs ?? defaultTimeoutMs);
  /** Cached: the engine's name is read synchronously. */
  let chosen = await choices();
  const routeOf = (tarefa: Tarefa) => routeTask(tarefa, chosen, config, find);

  /** Who does a task now, reporting each unavailable choice; null for the rule engine. */
  async function askerOf(
    tarefa: Tarefa,
    context: CallContext,
  ): Promise<{ asker: Asker | null; route: TaskRoute }> {
    chosen = await choices();
    const route = routeOf(tarefa);
    const { esforco, saida } = chosen.tarefas[tarefa];
    const [first] = route.chain;
    const fez = first ? nameOf(first) : localName;
    if (!first && !route.thenLocal) {
      const [missing] = route.missing;
      throw missing
        ? new IntelligenceError('sem-credencial', `${missing.nome}: ${missing.why}`)
        : noModelError();
    }
    for (const { nome, why } of route.missing)
      await tell({ tarefa, falhou: nome, motivo: why, fez }, context);
    if (!first) return { asker: null, route };
    const info = tarefaInfo[tarefa];
    return {
      route,
      asker: {
        tarefa,
        chain: route.chain,
        effort: esforco ?? info.esforco,
        effortChosen: esforco !== null,
        seesPictures: route.chain.every(
          ({ id, leaves }) => seers.has(id) && (!leaves || chosen.dados.imagens),
        ),
        outputLimit: saida ?? info.saida,
        budget,
        health,
        ...clock,
        speak: (provider) => createSdkModel(provider, fetch),
        note: (note) => tell(note, context),
      },
    };
  }

  async function tell(note: FallbackNote, context: CallContext) {
    context.doneBy?.set(note.tarefa, note.fez);
    await context.note?.(note);
  }

  /** Uses the chosen models; if they fail for good and the rule engine is their fallback, uses that. */
  async function through<Result>(
    tarefa: Tarefa,
    context: CallContext,
    byModel: (asker: Asker) => Promise<Result>,
    byRules: () => Promise<Result>,
  ): Promise<Result> {
    const { asker, route } = await askerOf(tarefa, context);
    if (asker === null) return byRules();
    try {
      return await byModel(asker);
    } catch (error) {
      const mayStandIn = error instanceof IntelligenceError && error.code !== 'orcamento';
      if (!route.thenLocal || !mayStandIn) throw error;
      await tell(fallbackNote(tarefa, { provider: asker.chain.at(-1)!, error }, localName), context);
      return byRules();
    }
  }
  /** A task done by a model with one of our prompts, else by the rule engine. */
  const either =
    <Input, Result>(
      tarefa: Tarefa,
      byModel: (input: Input, context: CallContext, asker: Asker) => Promise<Result>,
      byRules: (input: Input, context: CallContext) => Promise<Result>,
    ) =>
    (input: Input, context: CallContext): Promise<Result> =>
      through(
        tarefa,
        context,
        (asker) => byModel(input, context, asker),
        () => byRules(input, context),
      );

  const material = styleMaterial(local);
  const materialOf = ({ blueprint }: WriteInput) => material(blueprint.metadata.style);

  return {
    get name() {
      const who = named.flatMap((tarefa) => {
        const [first] = routeOf(tarefa).chain;
        return first ? [first.modelId] : [localName.toLowerCase()];
      });
      return who.every((one) => one === localName.toLowerCase())
        ? localName
        : `Modelo (${[...new Set(who)].join(', ')})`;
    },
    kind: 'model',
    get classifyBatch() {
      return routeOf('classify').chain.length > 0 ? 8 : local.classifyBatch;
    },
    extractEmpreendimento: either('extract', extractEmpreendimento, local.extractEmpreendimento),
    classifyAssets: either('classify', classifyAssets, local.classifyAssets),
    planPage: either(
      'plan',
      async (input, context, asker) => planPage(input, context, asker, await material(input.style)),
      local.planPage,
    ),
    writePage: either(
      'write',
      async (input, context, asker) => writePage(input, context, asker, await materialOf(input)),
      local.writePage,
    ),
    writeSection: either(
      'write',
      async (input, context, asker) => writeSection(input, context, asker, await materialOf(input)),
      local.writeSection,
    ),
    describeEmpreendimento: either(
      'research',
      (input, context, researcher) =>
        through(
          'texts',
          context,
          (writer) => describeEmpreendimento(input, context, { researcher, writer }),
          () => local.describeEmpreendimento(input, context),
        ),
      local.describeEmpreendimento,
    ),
    describeBairro: either('research', describeBairro, local.describeBairro),
    understandMessage: either('chat', understandMessage, local.understandMessage),
    readCreciCard: either('card', readCreciCard, local.readCreciCard),
    async describePagePrompt(input) {
      const { system, user } = await writePrompt(prompt, createFence(), input, await materialOf(input));
      return { systemMessage: system, userPrompt: user };
    },
  };
}
