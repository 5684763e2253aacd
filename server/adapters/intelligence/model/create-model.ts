import type { CallContext } from '../port.ts';
import { type Intelligence, IntelligenceError } from '../port.ts';
import { type Budget, defaultBudget } from './budget.ts';
import { classifyAssets } from './classify.ts';
import { describeBairro } from './describe-bairro.ts';
import { describeEmpreendimento } from './describe-empreendimento.ts';
import { extractEmpreendimento } from './extract.ts';
import { createFence } from './fence.ts';
import { planPage } from './plan.ts';
import { type ReadPrompt, writePrompt } from './prompts.ts';
import { createProviders, type ModelConfig, type ProviderDeps } from './providers.ts';
import { readCreciCard } from './read-creci-card.ts';
import { type ResearchInput, research } from './research.ts';
import { understandMessage } from './understand-message.ts';
import { writePage, writeSection } from './write.ts';

export interface ModelDeps extends ProviderDeps {
  /** Texts of the settings, for showing what would be sent (HOT-49). */
  prompt: ReadPrompt;
  budget?: Budget;
}

export interface ModelIntelligence extends Intelligence {
  /** Looks something up on the web and writes about it. */
  research(input: ResearchInput, context: CallContext): Promise<string>;
  close(): Promise<void>;
}

/** The engine that asks models. Throws IntelligenceError 'sem-credencial' when none is configured. */
export function createModelIntelligence(config: ModelConfig, deps: ModelDeps): ModelIntelligence {
  const { prompt, budget = defaultBudget, ...providerDeps } = deps;
  const { analysis, code, research: researcher, close } = createProviders(config, providerDeps);
  if (analysis === null)
    throw new IntelligenceError(
      'sem-credencial',
      'INTELLIGENCE=model precisa de OPENAI_API_KEY, ou de OPENAI_BASE_URL para um servidor próprio.',
    );
  const models = new Set([analysis.modelId, code?.modelId].filter((id) => id !== undefined));
  return {
    name: `Modelo (${[...models].join(', ')})`,
    kind: 'model',
    classifyBatch: 8,
    extractEmpreendimento: (input, context) => extractEmpreendimento(input, context, analysis, budget),
    classifyAssets: (inputs, context) => classifyAssets(inputs, context, analysis, budget),
    planPage: (input, context) => planPage(input, context, analysis, budget),
    writePage: (input, context) => writePage(input, context, code, budget),
    writeSection: (input, context) => writeSection(input, context, code, budget),
    describeEmpreendimento: (input, context) => describeEmpreendimento(input, context, researcher, budget),
    describeBairro: (input, context) => describeBairro(input, context, researcher, budget),
    understandMessage: (input, context) => understandMessage(input, context, analysis, budget),
    readCreciCard: (input, context) => readCreciCard(input, context, analysis, budget),
    async describePagePrompt(input) {
      const { system, user } = await writePrompt(prompt, createFence(), input);
      return { systemMessage: system, userPrompt: user };
    },
    research: (input, context) => research(input, context, researcher, budget),
    close,
  };
}
