import { createHttpClient } from '#server/kernel/http-client.ts';
import { type CloudApiConfig, createCloudApi } from './cloud-api.ts';
import { createEvolution, type EvolutionConfig } from './evolution.ts';
import type { WhatsappChannel } from './port.ts';
import { createSimulator } from './simulator.ts';

export type WhatsappConfig =
  | { kind: 'simulator'; appSecret: string | undefined }
  | ({ kind: 'cloud-api' } & CloudApiConfig)
  | ({ kind: 'evolution' } & EvolutionConfig);

export interface WhatsappDeps {
  now: () => Date;
  newId: () => string;
}

/** The configured channel. */
export function createWhatsapp(config: WhatsappConfig, deps: WhatsappDeps): WhatsappChannel {
  if (config.kind === 'simulator') return createSimulator({ ...deps, secret: config.appSecret });
  if (config.kind === 'evolution')
    return createEvolution(config, {
      ...deps,
      http: createHttpClient({ hosts: [], configured: [config.url] }),
    });
  return createCloudApi(config, {
    ...deps,
    // Pictures are on Meta's own hosts.
    http: createHttpClient({
      hosts: ['graph.facebook.com', '*.fbsbx.com', '*.whatsapp.net'],
      configured: config.apiUrl.startsWith('https://graph.facebook.com') ? [] : [config.apiUrl],
    }),
  });
}
