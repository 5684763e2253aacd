import {
  dadoInfo,
  type Escolha,
  type Modelos,
  motorLocal,
  type Tarefa,
  tarefaInfo,
} from '#contract/sistema/modelos.ts';
import type { FindProvider, Provider } from './providers.ts';
import { isProviderId, type ModelConfig, type ProviderId, providers, stateOf } from './registry.ts';

/** Default providers of a task in order; the first available one is used. */
const usual: ProviderId[] = ['openai', 'anthropic', 'google', 'compativel', 'proprio'];
const order: Partial<Record<Tarefa, ProviderId[]>> = {
  write: ['v0', ...usual],
  research: ['perplexity', ...usual],
  texts: ['perplexity', ...usual],
};

/** The environment's default: the first available provider of the task's order, with its model. */
export function defaultChoice(tarefa: Tarefa, config: ModelConfig): Escolha | null {
  for (const id of order[tarefa] ?? usual) {
    if (stateOf(id, config) !== 'pronto') continue;
    const modelo = config[id].model ?? providers[id].model;
    if (modelo !== null && modelo !== undefined) return { provedor: id, modelo };
  }
  return null;
}

/** A chosen provider that cannot be called, and why. */
interface Missing {
  nome: string;
  why: string;
}

export interface TaskRoute {
  chain: Provider[];
  /** The rule engine does it, as first choice or fallback. */
  thenLocal: boolean;
  missing: Missing[];
}

/** Who does a task now: as chosen or by default, except those its kind of data may not be sent to. */
export function routeTask(
  tarefa: Tarefa,
  { tarefas, dados }: Modelos,
  config: ModelConfig,
  find: FindProvider,
): TaskRoute {
  const { escolha, reserva } = tarefas[tarefa];
  const { dado } = tarefaInfo[tarefa];
  const route: TaskRoute = { chain: [], thenLocal: false, missing: [] };
  let heldBack = false;
  for (const one of [escolha ?? defaultChoice(tarefa, config), reserva]) {
    if (one === null) continue;
    if (one.provedor === motorLocal) {
      route.thenLocal = true;
      break;
    }
    const provider = find(one);
    if (provider === null) {
      route.missing.push({ nome: labelOf(one), why: whyMissing(one, config) });
    } else if (provider.leaves && !dados[dado]) {
      heldBack = true;
      const why = `“${dadoInfo[dado].rotulo}” não sai daqui, pela escolha em Modelos.`;
      route.missing.push({ nome: labelOf(one), why });
    } else route.chain.push(provider);
  }
  // What may not leave is done here; a missing key is never replaced silently.
  if (heldBack) route.thenLocal = true;
  return route;
}

const labelOf = ({ provedor, modelo }: Escolha) =>
  `${isProviderId(provedor) ? providers[provedor].nome : provedor} ${modelo}`;

function whyMissing({ provedor }: Escolha, config: ModelConfig): string {
  if (!isProviderId(provedor)) return 'Este provedor não existe.';
  const { ended, env, address } = providers[provedor];
  if (stateOf(provedor, config) === 'encerrado') return ended!;
  return address === null ? `Defina ${env.address} e reinicie.` : `Defina ${env.key} e reinicie.`;
}
