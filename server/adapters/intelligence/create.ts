import type { Modelos } from '#contract/sistema/modelos.ts';
import type { Ocr } from '../ocr/port.ts';
import { createLocalIntelligence, type SiteWriter } from './local/create-local.ts';
import { createModelDesk } from './model/create-desk.ts';
import type { ProviderDeps } from './model/outbound.ts';
import type { ModelConfig } from './model/registry.ts';
import type { Intelligence, ModelDesk } from './port.ts';
import type { ReadPrompt } from './read-prompt.ts';

export interface IntelligenceConfig {
  engine: 'local' | 'model';
  providers: ModelConfig;
}
/** Includes the built page sections, which only the local engine uses. */
export interface IntelligenceDeps extends ProviderDeps, SiteWriter {
  prompt: ReadPrompt;
  /** The administrator's latest model choices. */
  choices: () => Promise<Modelos>;
  /** Reads text in pictures; vision models do not need it. */
  ocr: Ocr;
}

/** The configured engine; it never switches by itself. The SDKs are loaded only for models. */
export async function createIntelligence(
  { engine, providers }: IntelligenceConfig,
  { renderHotsite, renderSection, ocr, ...deps }: IntelligenceDeps,
): Promise<{ intelligence: Intelligence; local: Intelligence; models: ModelDesk }> {
  const local = createLocalIntelligence({ renderHotsite, renderSection, ocr });
  const { desk: models, ...shared } = createModelDesk(providers, engine, { ...deps, local });
  if (engine === 'local') return { intelligence: local, local, models };
  const { createModelIntelligence } = await import('./model/create-model.ts');
  const intelligence = await createModelIntelligence(providers, { ...deps, ...shared, local });
  return { intelligence, local, models };
}
