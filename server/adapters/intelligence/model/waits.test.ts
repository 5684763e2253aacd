import { describe, expect, it } from 'vitest';
import { type CallContext, IntelligenceError } from '../port.ts';
import { takeFromBudget } from './budget.ts';
import { createHealth } from './health.ts';
import { type ModelConfig, noProvider, type ProviderConfig, providerIds, stateOf } from './registry.ts';
import { requestedWait } from './requested-wait.ts';

const configOf = (given: Partial<Record<keyof ModelConfig, Partial<ProviderConfig>>>): ModelConfig =>
  Object.fromEntries(
    providerIds.map((id) => [id, { ...noProvider, ...given[id] }]),
  ) as unknown as ModelConfig;

describe('WIR-01 who can be asked', () => {
  it.each([
    ['openai', { apiKey: 'k' }, 'pronto'],
    ['openai', {}, 'sem-chave'],
    // A key alone says nothing of where to.
    ['compativel', { apiKey: 'k' }, 'sem-chave'],
    ['proprio', { apiKey: 'k' }, 'sem-chave'],
    ['proprio', { baseUrl: 'http://127.0.0.1:1/v1' }, 'pronto'],
    ['v0', { apiKey: 'k' }, 'encerrado'],
    // Whoever names an address in its place has something there.
    ['v0', { baseUrl: 'http://127.0.0.1:1/v1' }, 'pronto'],
  ] as const)('%s with %o is %s', (id, given, state) => {
    expect(stateOf(id, configOf({ [id]: given }))).toBe(state);
  });
});

describe('WIR-02 a wait', () => {
  it('is the longest of the limits that are used up, and none of one that is not', () => {
    const headers = {
      'x-ratelimit-remaining-requests': '0',
      'x-ratelimit-reset-requests': '2s',
      'x-ratelimit-remaining-tokens': '0',
      'x-ratelimit-reset-tokens': '1m30s',
      'anthropic-ratelimit-tokens-remaining': '7',
      'anthropic-ratelimit-tokens-reset': '9h',
    };
    expect(requestedWait({ headers, body: '' }, 0)).toBe(90_000);
  });

  it('that is asked for is not made shorter by a later, shorter one', () => {
    let now = 0;
    const health = createHealth(() => now);
    const one = { id: 'openai', modelId: 'm' } as const;
    const failure = (waitMs: number) =>
      ({ next: 'wait', waitMs, error: new IntelligenceError('indisponivel', 'x') }) as const;
    health.note(one, failure(60_000));
    health.note(one, failure(1_000));
    expect(health.waitOf(one)).toBe(60_000);
    expect(health.waitOf({ ...one, modelId: 'outro' })).toBe(0);
    now = 59_000;
    expect(health.waitOf(one)).toBe(1_000);
  });
});

it('what another run has under way is counted to the day, and not to this run', async () => {
  const contextOf = (day: number): CallContext => ({
    signal: new AbortController().signal,
    prompt: async () => '',
    recordUsage: async () => undefined,
    spending: async () => ({
      run: { used: { calls: 0, tokens: 0 }, budget: { calls: 1, tokens: 100 } },
      day: { used: { calls: 0, tokens: 0 }, budget: { calls: day, tokens: 1_000 } },
    }),
  });
  const budget = { calls: 1, tokens: 100 };
  const settle = await takeFromBudget(contextOf(9), budget, 90);
  (await takeFromBudget(contextOf(9), budget, 90))();
  await expect(takeFromBudget(contextOf(1), budget, 90)).rejects.toThrow(/por dia/);
  settle();
  (await takeFromBudget(contextOf(1), budget, 90))();
});
