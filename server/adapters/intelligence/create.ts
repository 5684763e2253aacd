import type { Ocr } from '../ocr/port.ts';
import type { SiteWriter } from './local/create-local.ts';
import type { ModelDeps } from './model/create-model.ts';
import type { ModelConfig } from './model/providers.ts';
import type { Intelligence } from './port.ts';

export interface IntelligenceConfig extends ModelConfig {
  engine: 'local' | 'model';
}
/** With the built sections of the public pages; only the local engine writes with them. */
export interface IntelligenceDeps extends ModelDeps, SiteWriter {
  /** Reads pictures with text on them; models see for themselves. */
  ocr: Ocr;
}

/** The engine the configuration names; only its code is loaded, and it never becomes the other. */
export async function createIntelligence(
  { engine, ...models }: IntelligenceConfig,
  { renderHotsite, renderSection, ocr, ...deps }: IntelligenceDeps,
): Promise<Intelligence> {
  if (engine === 'local') {
    const { createLocalIntelligence } = await import('./local/create-local.ts');
    return createLocalIntelligence({ renderHotsite, renderSection, ocr });
  }
  const { createModelIntelligence } = await import('./model/create-model.ts');
  return createModelIntelligence(models, deps);
}
