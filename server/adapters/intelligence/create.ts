import type { SiteWriter } from './local/create-local.ts';
import type { ModelDeps } from './model/create-model.ts';
import type { ModelConfig } from './model/providers.ts';
import type { Intelligence } from './port.ts';

export interface IntelligenceConfig extends ModelConfig {
  engine: 'local' | 'model';
}
/** With the built sections of the public pages; only the local engine writes with them. */
export interface IntelligenceDeps extends ModelDeps, SiteWriter {}

/** The engine the configuration names; only its code is loaded, and it never becomes the other. */
export async function createIntelligence(
  { engine, ...models }: IntelligenceConfig,
  { renderHotsite, renderSection, ...deps }: IntelligenceDeps,
): Promise<Intelligence> {
  if (engine === 'local') {
    const { createLocalIntelligence } = await import('./local/create-local.ts');
    return createLocalIntelligence({ renderHotsite, renderSection });
  }
  const { createModelIntelligence } = await import('./model/create-model.ts');
  return createModelIntelligence(models, deps);
}
