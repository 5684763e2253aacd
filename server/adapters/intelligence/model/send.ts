import { generateText, type ModelMessage, Output } from 'ai';
import type { Esforco, Fonte, Tarefa } from '#contract/sistema/modelos.ts';
import { tokensOf } from './budget.ts';
import type { Question } from './question.ts';
import type { SdkModel } from './sdk-model.ts';

export interface Reply {
  text: string;
  finishReason: string;
  /** It spent tokens on thinking. */
  thought: boolean;
  searched: boolean;
  sources: Fonte[];
  inputTokens: number;
  outputTokens: number;
}

/** How a question is sent: unsupported options are dropped. */
export interface Way {
  effort: Esforco | null;
  outputLimit: number | null;
  /** Whether the output schema is passed as an option, or only described in words. */
  shaped: boolean;
}

/** A picture costs about as much as this many characters. */
const imageCharacters = 3000;
const mostSources = 30;

/** Makes one model call. */
export async function send(
  { tarefa, system, schema, search = false }: Question<unknown> & { tarefa: Tarefa },
  { model, search: tools, options }: SdkModel,
  messages: ModelMessage[],
  { effort, outputLimit, shaped }: Way,
  abortSignal: AbortSignal,
): Promise<Reply> {
  // The schema is only requested; the text is parsed here, fences and repairs included.
  const asked = schema && Output.object({ schema, name: tarefa });
  const output = asked && shaped && { ...Output.text(), responseFormat: asked.responseFormat };
  const searching = search && tools !== null;
  const answer = await generateText({
    model,
    messages,
    abortSignal,
    providerOptions: options,
    system: asked && !shaped ? `${system}\n\n${inWords(await asked.responseFormat)}` : system,
    ...(output ? { output } : {}),
    ...(searching ? { tools } : {}),
    ...(outputLimit === null ? {} : { maxOutputTokens: outputLimit }),
    ...(effort === null ? {} : { reasoning: effort }),
    // The caller decides about retries.
    maxRetries: 0,
  });
  const { text, finishReason, usage, sources, reasoningText } = answer;
  const estimate = sizeOf(system, messages);
  return {
    text: storable(text),
    finishReason,
    thought: Boolean(reasoningText) || (usage.outputTokenDetails.reasoningTokens ?? 0) > 0,
    searched: searching,
    sources: searching ? pagesOf(sources) : [],
    inputTokens: usage.inputTokens ?? estimate,
    outputTokens: usage.outputTokens ?? tokensOf(text),
  };
}

/** No database stores NULs or lone surrogates, which answers may contain. */
const storable = (text: string) => text.replaceAll('\u0000', '').toWellFormed();

/** The schema in words, for models without schema support. */
const inWords = (format: { schema?: unknown } | { type: 'text' } | undefined) =>
  `Responda só com um objeto JSON que siga este JSON Schema:\n${JSON.stringify((format && 'schema' in format && format.schema) || {})}`;

/** Source pages, deduplicated; http addresses only. */
function pagesOf(
  sources: readonly { sourceType: string; url?: string; title?: string | undefined }[],
): Fonte[] {
  const pages = new Map<string, Fonte>();
  for (const { url, title } of sources) {
    const address = url === undefined ? null : URL.parse(url);
    if (address === null || !/^https?:$/.test(address.protocol) || address.href.length > 2_000) continue;
    if (!pages.has(address.href))
      pages.set(address.href, { url: address.href, titulo: title?.trim().slice(0, 200) || null });
  }
  return [...pages.values()].slice(0, mostSources);
}

export function sizeOf(system: string, messages: ModelMessage[]): number {
  const parts = messages.flatMap(({ content }) =>
    typeof content === 'string'
      ? [content.length]
      : content.map((part) => ('text' in part ? part.text.length : imageCharacters)),
  );
  return tokensOf(system) + Math.ceil(parts.reduce((sum, length) => sum + length, 0) / 3);
}
