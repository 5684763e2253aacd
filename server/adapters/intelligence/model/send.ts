import { generateText, type ModelMessage, Output } from 'ai';
import type { Esforco, Fonte, Tarefa } from '#contract/sistema/modelos.ts';
import { tokensOf } from './budget.ts';
import type { Question } from './question.ts';
import type { Spoken } from './speak.ts';

export interface Reply {
  text: string;
  finishReason: string;
  /** It has thought, whatever else it did. */
  thought: boolean;
  searched: boolean;
  sources: Fonte[];
  inputTokens: number;
  outputTokens: number;
}

/** How a question is put: what a provider does not take is left out. */
export interface Way {
  effort: Esforco | null;
  outputLimit: number | null;
  /** Whether it is asked for the answer's shape, or told of it in words alone. */
  shaped: boolean;
}

/** One picture costs about as much as so many characters. */
const imageCharacters = 3000;
const mostSources = 30;

/** One call of a model. */
export async function send(
  { tarefa, system, schema, search = false }: Question<unknown> & { tarefa: Tarefa },
  { model, search: tools, options }: Spoken,
  messages: ModelMessage[],
  { effort, outputLimit, shaped }: Way,
  abortSignal: AbortSignal,
): Promise<Reply> {
  // The provider is asked for the shape; the text is read by us, fences and repairs included.
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
    // Who asks decides what is worth another attempt.
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

/** No database keeps a NUL or half a character, whatever an answer holds. */
const storable = (text: string) => text.replaceAll('\u0000', '').toWellFormed();

/** The shape in words, for who takes no shape. */
const inWords = (format: { schema?: unknown } | { type: 'text' } | undefined) =>
  `Responda só com um objeto JSON que siga este JSON Schema:\n${JSON.stringify((format && 'schema' in format && format.schema) || {})}`;

/** Pages of the web, each once; nothing but http addresses. */
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
