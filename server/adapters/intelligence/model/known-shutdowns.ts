import type { ProviderId } from './registry.ts';

interface Ending {
  provider: ProviderId;
  /** As its maker writes it; dated snapshots of it end with it. */
  model: string;
  /** The last day it answers, or the first it does not. */
  on: string;
}

/** When the entries below were read from the makers' deprecation pages (docs/providers.md). */
export const shutdownsReadOn = '2026-11-22';

const of = (provider: ProviderId, on: string, models: string) =>
  models.split(' ').map((model): Ending => ({ provider, model, on }));

/** Announced or past shutdowns, for lists that do not report them. */
export const knownShutdowns: readonly Ending[] = [
  ...of('openai', '2026-10-23', 'gpt-3.5-turbo gpt-4 gpt-4-turbo gpt-4.1-nano o1 o1-pro o3-mini o4-mini'),
  ...of('openai', '2026-12-11', 'gpt-5 gpt-5-mini gpt-5-nano gpt-5-pro o3 o3-pro'),
  ...of('openai', '2027-01-14', 'gpt-4o gpt-4o-mini gpt-4.1 gpt-4.1-mini'),
  ...of('openai', '2027-04-01', 'gpt-5.1'),
  ...of('anthropic', '2026-06-15', 'claude-sonnet-4 claude-opus-4'),
  ...of('google', '2026-12-01', 'gemini-2.5-pro gemini-2.5-flash'),
  ...of('google', '2027-05-07', 'gemini-3.1-flash-lite'),
  ...of(
    'perplexity',
    '2026-09-27',
    'sonar sonar-pro sonar-reasoning sonar-reasoning-pro sonar-deep-research',
  ),
];

/** A dated snapshot of a model: 'x-2026-08-07', 'x-20260807'. */
const snapshot = /^-(?:20\d\d-?\d\d-?\d\d)$/;

/** The shutdown date of a model, 'YYYY-MM-DD', from its provider's list, else from ours. */
export function shutdownOf(provider: string, model: string, listed: string | null = null): string | null {
  if (listed !== null) return listed;
  const found = knownShutdowns.find(
    (one) =>
      one.provider === provider &&
      (one.model === model || (model.startsWith(one.model) && snapshot.test(model.slice(one.model.length)))),
  );
  return found?.on ?? null;
}
