import type { Modelos } from '#contract/sistema/modelos.ts';
import type { Ocr } from '../ocr/port.ts';
import { createLocalIntelligence, type SiteWriter } from './local/create-local.ts';
import { createModelDesk } from './model/create-desk.ts';
import type { ProviderDeps } from './model/outbound.ts';
import type { ReadPrompt } from './model/prompts.ts';
import type { ModelConfig } from './model/registry.ts';
import type { Intelligence, ModelDesk } from './port.ts';

export interface IntelligenceConfig {
  engine: 'local' | 'model';
  providers: ModelConfig;
}
/** With the built sections of the public pages; only the local engine writes with them. */
export interface IntelligenceDeps extends ProviderDeps, SiteWriter {
  prompt: ReadPrompt;
  /** Who does what, and what may leave, as the administrator chose last. */
  choices: () => Promise<Modelos>;
  /** Reads pictures with text on them; models see for themselves. */
  ocr: Ocr;
}

/** The engine the configuration names; it never becomes the other by itself. The SDKs load with models alone. */
export async function createIntelligence(
  { engine, providers }: IntelligenceConfig,
  { renderHotsite, renderSection, ocr, ...deps }: IntelligenceDeps,
): Promise<{ intelligence: Intelligence; models: ModelDesk }> {
  const local = createLocalIntelligence({ renderHotsite, renderSection, ocr });
  const { desk: models, ...shared } = createModelDesk(providers, engine, { ...deps, local });
  if (engine === 'local') return { intelligence: local, models };
  const { createModelIntelligence } = await import('./model/create-model.ts');
  const intelligence = await createModelIntelligence(providers, { ...deps, ...shared, local });
  return { intelligence, models };
}
