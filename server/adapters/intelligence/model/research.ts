import { fillPlaceholders, type PlaceholderValues } from '#contract/placeholders.ts';
import { cleanText } from '#contract/text.ts';
import type { CallContext } from '../port.ts';
import { ask } from './ask.ts';
import type { Budget } from './budget.ts';
import type { Provider } from './providers.ts';

/** Three times what any of the texts is asked to have. */
const longest = 10_000;

export interface ResearchInput {
  /** Setting with the question, and the one with the model's role. */
  chave: 'perplexity_prompt' | 'perplexity_build_prompt' | 'perplexity_bairro_prompt';
  papel: 'perplexity_system_data_prompt' | 'perplexity_system_marketing_prompt';
  values: PlaceholderValues;
  /** Text from elsewhere to go by, fenced, with the fence's rule. */
  material?: { rule: string; text: string };
}

/** A text looked up by a model that searches: paragraphs without markup and reference marks. */
export async function research(
  { chave, papel, values, material }: ResearchInput,
  context: CallContext,
  provider: Provider | null,
  budget: Budget,
): Promise<string> {
  return ask<string>(
    {
      provider,
      task: 'describe',
      system: [await context.prompt(papel), material?.rule].filter(Boolean).join('\n\n'),
      content: [fillPlaceholders(await context.prompt(chave), values), material?.text]
        .filter(Boolean)
        .join('\n\n'),
      maxOutputTokens: 4_000,
      read: (text) => {
        const value = plainParagraphs(text);
        if (value.length < 80) return { problem: 'o texto está vazio ou curto demais.' };
        if (value.length > longest) return { problem: 'o texto é longo demais; seja mais breve.' };
        return { value };
      },
    },
    context,
    budget,
  );
}

function plainParagraphs(text: string): string {
  return cleanText(text)
    .replace(/<think>[\s\S]*?<\/think>/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/\[\d+(?:,\s*\d+)*\]/g, '')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/^```\w*$|^#{1,6}\s+|^[ \t]*[-*•][ \t]+|\*\*|__/gm, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/ (?=[.,;:])/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
