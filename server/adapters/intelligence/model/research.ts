import { cleanText } from '#contract/base/text.ts';
import type { PlaceholderValues } from '#contract/sistema/placeholders.ts';
import type { CallContext } from '../port.ts';
import { withValues } from '../read-prompt.ts';
import { ask } from './ask.ts';
import type { Answered, Asker } from './question.ts';

/** Three times the length requested of any text. */
const longest = 10_000;

export interface ResearchInput {
  /** Settings with the question and with the model's role. */
  chave: 'perplexity_prompt' | 'perplexity_build_prompt' | 'perplexity_bairro_prompt';
  papel: 'perplexity_system_data_prompt' | 'perplexity_system_marketing_prompt';
  values: PlaceholderValues;
  /** Outside text to base it on, fenced, with the fence's rule. */
  material?: { rule: string; text: string };
}

/** Writes a text with a model: paragraphs without markup and reference marks, and the source pages. */
export function research(
  { chave, papel, values, material }: ResearchInput,
  context: CallContext,
  asker: Asker,
): Promise<Answered<string>> {
  const read = withValues(context.prompt, values);
  return Promise.all([read(papel), read(chave)]).then(([role, question]) =>
    ask<string>(
      {
        system: [role, material?.rule].filter(Boolean).join('\n\n'),
        content: [question, material?.text].filter(Boolean).join('\n\n'),
        search: asker.tarefa === 'research',
        read: (text) => {
          const value = plainParagraphs(text);
          if (value.length < 80) return { problem: 'o texto está vazio ou curto demais.' };
          if (value.length > longest) return { problem: 'o texto é longo demais; seja mais breve.' };
          return { value };
        },
      },
      context,
      asker,
    ),
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
