import { type Escolha, type Modelos, motorLocal, type Tarefa } from '#contract/sistema/modelos.ts';
import { localName } from '../local/create-local.ts';
import type { Intelligence, ModelDesk } from '../port.ts';
import type { ReadPrompt } from '../read-prompt.ts';
import { createHealth } from './health.ts';
import { shutdownOf } from './known-shutdowns.ts';
import { leavesMachine } from './leaves-machine.ts';
import { createModelLists } from './list-models.ts';
import { createListMemory } from './model-lists.ts';
import { createOutbound, type ProviderDeps } from './outbound.ts';
import { createFindProvider } from './providers.ts';
import { isProviderId, type ModelConfig, providerIds, providers, stateOf } from './registry.ts';
import { routeTask } from './route-task.ts';

export interface DeskDeps extends ProviderDeps {
  prompt: ReadPrompt;
  choices: () => Promise<Modelos>;
  local: Intelligence;
}

/** Everything about models except their work: providers, lists, trials. Loads no SDK by itself. */
export function createModelDesk(config: ModelConfig, engine: 'local' | 'model', deps: DeskDeps) {
  const now = deps.now ?? Date.now;
  const http = createOutbound(config, deps);
  const find = createFindProvider(config, deps);
  const health = createHealth(now);
  const lists = createListMemory(createModelLists(config, http, deps), health.standings, now);
  const listed = ({ provedor, modelo }: Escolha) =>
    isProviderId(provedor) ? lists.known(provedor).modelos.find(({ id }) => id === modelo) : undefined;
  const endOf = (choice: Escolha) =>
    shutdownOf(choice.provedor, choice.modelo, listed(choice)?.encerra ?? null);

  const desk: ModelDesk = {
    engine,
    chosen: deps.choices,
    providers: (looks = new Map()) =>
      providerIds.map((id) => {
        const { nome, env, address, model, ended, searches, ownSpeech } = providers[id];
        const state = stateOf(id, config);
        const standing = state === 'pronto' ? health.standings.of(id, looks.get(id)) : null;
        const estado = standing?.trouble ?? state;
        const base = config[id].baseUrl ?? address;
        const ask = address === null ? env.address : env.key;
        return {
          id,
          nome,
          estado,
          modeloPadrao: config[id].model ?? model,
          temLista: state === 'pronto',
          explicacao:
            estado === 'encerrado'
              ? ended!
              : estado === 'sem-chave'
                ? `Defina ${ask} no ambiente do servidor e reinicie.`
                : standing?.trouble
                  ? standing.problem
                  : null,
          desde: standing?.trouble ? new Date(standing.since).toISOString() : null,
          fora: base !== null && leavesMachine(base),
          busca: searches && !(config[id].baseUrl !== undefined && ownSpeech === 'chat'),
        };
      }),
    inUse(tarefa: Tarefa, modelos: Modelos) {
      const { chain, thenLocal, missing } = routeTask(tarefa, modelos, config, find);
      const local = { provedor: motorLocal, nome: localName, modelo: '', fora: false, encerra: null };
      const used = chain.map(({ id, nome, modelId, leaves }) => ({
        provedor: id,
        nome,
        modelo: modelId,
        fora: leaves,
        encerra: endOf({ provedor: id, modelo: modelId }),
      }));
      return { emUso: thenLocal ? [...used, local] : used, missing };
    },
    known: (choice) => listed(choice) ?? null,
    searches: (choice) => find(choice)?.searches ?? false,
    sees: ({ provedor }) => !isProviderId(provedor) || providers[provedor].sees,
    listIsKnown: (id) => isProviderId(id) && lists.known(id).lidaEm !== null,
    async list(id, { fresh = false } = {}) {
      if (!isProviderId(id) || stateOf(id, config) !== 'pronto') return null;
      return lists.read(id, fresh);
    },
    async attempt(tarefa, { choice, effort, modelos }, context) {
      const { attempt } = await import('./attempt.ts');
      const chosen = choice && find(choice);
      const route = routeTask(tarefa, modelos, config, find);
      return attempt(
        {
          ...deps,
          now,
          http,
          health,
          tarefa,
          effort,
          modelos,
          provider: chosen ?? (choice ? null : (route.chain[0] ?? null)),
        },
        context,
      );
    },
    forget() {
      health.forget();
      lists.forget();
    },
    close: () => http.close(),
  };
  return { desk, http, find, health };
}
