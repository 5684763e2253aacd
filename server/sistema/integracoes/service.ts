import type { Db } from '#server/db/client.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Ids } from '#server/kernel/ids.ts';
import type { Log } from '#server/kernel/log.ts';
import { createSignatures } from '#server/kernel/signatures.ts';
import { createDeliveries } from './deliver.ts';
import { createTokens } from './tokens.ts';
import { createWebhooks } from './webhooks.ts';

/** What other programs use of this one: tokens to call it with, addresses it tells of changes. */
export function createIntegracoes(deps: {
  db: Db;
  clock: Clock;
  ids: Ids;
  log: Log;
  publicUrl: string;
  webhookOrigins: readonly string[];
}) {
  const signatures = createSignatures(deps);
  return {
    tokens: createTokens(deps),
    webhooks: createWebhooks({ ...deps, signatures }),
    deliveries: createDeliveries({ ...deps, signatures }),
  };
}
export type Integracoes = ReturnType<typeof createIntegracoes>;
