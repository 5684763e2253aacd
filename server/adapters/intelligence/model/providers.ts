import type { Escolha } from '#contract/sistema/modelos.ts';
import { leavesMachine } from './leaves-machine.ts';
import type { ProviderDeps } from './outbound.ts';
import {
  isProviderId,
  type ModelConfig,
  type ProviderId,
  type ProviderRecord,
  providers,
  type Speech,
  stateOf,
} from './registry.ts';

/** A provider's model that can be called. */
export interface Provider {
  id: ProviderId;
  nome: string;
  modelId: string;
  record: ProviderRecord;
  speech: Speech;
  apiKey: string | undefined;
  baseURL: string;
  /** Whether data sent to it leaves this machine and its network. */
  leaves: boolean;
  searches: boolean;
}

export type FindProvider = (choice: Escolha) => Provider | null;

/** Finds models by provider and name; null if it cannot be called. */
export function createFindProvider(config: ModelConfig, { officialUrls }: ProviderDeps): FindProvider {
  return ({ provedor: id, modelo: modelId }) => {
    if (!isProviderId(id) || stateOf(id, config) !== 'pronto' || modelId === '') return null;
    const record = providers[id];
    const { apiKey, baseUrl } = config[id];
    const own = baseUrl ?? record.address!;
    const speech = (baseUrl !== undefined && record.ownSpeech) || record.speech;
    return {
      id,
      nome: record.nome,
      modelId,
      record,
      speech,
      apiKey,
      baseURL: baseUrl ?? officialUrls?.[id] ?? own,
      leaves: leavesMachine(own),
      searches: record.searches && speech !== 'chat',
    };
  };
}
