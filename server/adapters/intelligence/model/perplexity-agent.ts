import { APICallError, type LanguageModel } from 'ai';
import { z } from 'zod';

type Spoken = Extract<LanguageModel, { specificationVersion: 'v4' }>;
type CallOptions = Parameters<Spoken['doGenerate']>[0];
type Generated = Awaited<ReturnType<Spoken['doGenerate']>>;

const pageSchema = z.looseObject({ url: z.string(), title: z.string().nullish() });
const answerSchema = z.looseObject({
  id: z.string(),
  model: z.string(),
  status: z.string(),
  incomplete_details: z.looseObject({ reason: z.string().nullish() }).nullish(),
  error: z.looseObject({ message: z.string().nullish() }).nullish(),
  output: z.array(
    z.looseObject({
      type: z.string(),
      content: z.array(z.looseObject({ type: z.string(), text: z.string().optional() })).nullish(),
      results: z.array(pageSchema).nullish(),
      contents: z.array(pageSchema).nullish(),
    }),
  ),
  usage: z
    .looseObject({
      input_tokens: z.number(),
      output_tokens: z.number(),
      output_tokens_details: z.looseObject({ reasoning_tokens: z.number().optional() }).nullish(),
    })
    .nullish(),
});

interface Settings {
  baseURL: string;
  apiKey: string | undefined;
  fetch: typeof globalThis.fetch;
}

/** Perplexity's Agent API as an SDK model: text in, text and source pages out. */
export function perplexityAgent(model: string, { baseURL, apiKey, fetch }: Settings): LanguageModel {
  const url = `${baseURL}/agent`;
  return {
    specificationVersion: 'v4',
    provider: 'perplexity.agent',
    modelId: model,
    supportedUrls: {},
    async doGenerate(options) {
      const body = requestBody(model, options);
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
        },
        body: JSON.stringify(body),
        signal: options.abortSignal ?? null,
      });
      const responseBody = await response.text();
      const failure = (statusCode: number, cause?: unknown) =>
        new APICallError({
          message: `answered ${statusCode}`,
          url,
          requestBodyValues: {},
          statusCode,
          responseBody,
          responseHeaders: Object.fromEntries(response.headers),
          cause,
          isRetryable: false,
        });
      if (!response.ok) throw failure(response.status);
      const answer = answerSchema.safeParse(parsed(responseBody));
      if (!answer.success) throw failure(response.status, answer.error);
      // A failed agent run is reported with 200.
      if (answer.data.status === 'failed') throw failure(502);
      return read(answer.data);
    },
    doStream: () => Promise.reject(new Error('answers are asked for whole')),
  } satisfies Spoken;
}

function requestBody(
  model: string,
  { prompt, maxOutputTokens, reasoning, responseFormat, tools }: CallOptions,
) {
  const instructions = prompt.flatMap((one) => (one.role === 'system' ? [one.content] : [])).join('\n\n');
  const input = prompt.flatMap((one) => {
    if (one.role !== 'user' && one.role !== 'assistant') return [];
    const text = one.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n\n');
    return [{ type: 'message', role: one.role, content: text }];
  });
  const schema = responseFormat?.type === 'json' ? responseFormat.schema : undefined;
  return {
    model,
    input,
    instructions,
    max_output_tokens: maxOutputTokens,
    ...(reasoning && reasoning !== 'provider-default'
      ? { reasoning: { effort: reasoning === 'none' ? 'minimal' : reasoning } }
      : {}),
    ...(schema
      ? { response_format: { type: 'json_schema', json_schema: { name: 'resposta', schema } } }
      : {}),
    ...(tools?.length ? { tools: [{ type: 'web_search' }] } : {}),
  };
}

function read({
  id,
  model,
  status,
  incomplete_details,
  output,
  usage,
}: z.infer<typeof answerSchema>): Generated {
  const text = output
    .filter(({ type }) => type === 'message')
    .flatMap(({ content }) => content ?? [])
    .flatMap((part) => part.text ?? [])
    .join('');
  const pages = output.flatMap(({ results, contents }) => [...(results ?? []), ...(contents ?? [])]);
  const cut = status === 'incomplete' && incomplete_details?.reason !== 'content_filter';
  const unified = status === 'completed' ? 'stop' : cut ? 'length' : 'content-filter';
  return {
    content: [
      ...(text === '' ? [] : [{ type: 'text' as const, text }]),
      ...pages.map(({ url, title }, index) => ({
        type: 'source' as const,
        sourceType: 'url' as const,
        id: `${id}-${index}`,
        url,
        ...(title ? { title } : {}),
      })),
    ],
    finishReason: { unified, raw: status },
    usage: {
      inputTokens: {
        total: usage?.input_tokens,
        noCache: undefined,
        cacheRead: undefined,
        cacheWrite: undefined,
      },
      outputTokens: {
        total: usage?.output_tokens,
        text: undefined,
        reasoning: usage?.output_tokens_details?.reasoning_tokens,
      },
    },
    response: { id, modelId: model },
    warnings: [],
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
