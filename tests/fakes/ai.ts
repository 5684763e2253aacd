import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface AiRequest {
  /** Chat completions, OpenAI's Responses, Anthropic's Messages, Gemini's generateContent, Perplexity's agent. */
  api: 'chat' | 'responses' | 'anthropic' | 'google' | 'agent';
  path: string;
  model: string;
  /** System and developer messages. */
  system: string;
  /** Texts of the other messages, in order. */
  user: string;
  /** Attached pictures, as data URLs. */
  images: string[];
  /** Name and schema of the requested answer, if any. */
  schema: { name: string; schema: unknown } | null;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
}

/** Overrides the default answer. */
export interface AiBehaviour {
  status?: number;
  headers?: Record<string, string>;
  /** Raw body instead of the API's format. */
  body?: string;
  /** The model's text; objects are serialised. */
  answer?: unknown;
  finishReason?: 'stop' | 'length' | 'content_filter';
  /** Thinking tokens before (or instead of) the answer. */
  thinking?: number;
  /** Pages found by web search. */
  pages?: { url: string; title: string }[];
  /** Delay before answering, in ms. */
  delayMs?: number;
  /** Breaks the connection immediately, after some bytes, or never answers. */
  reset?: boolean;
  cutAfter?: number;
  hang?: boolean;
}

export interface FakeAi {
  /** Base URL replacing any provider's. */
  url: string;
  /** The answer of `GET …/models`; default: an empty list. */
  models(answer: (url: URL) => AiBehaviour & { list?: unknown }): void;
  /** Recorded list requests. */
  lists: string[];
  requests: AiRequest[];
  /** Behaviours of the next requests, in order. */
  script(...behaviours: AiBehaviour[]): void;
  /** Behaviours of the next matching requests; others get the default. */
  scriptFor(match: (request: AiRequest) => boolean, ...behaviours: AiBehaviour[]): void;
  /** Clears unused behaviours. */
  forget(): void;
  /** The default answer: the model's text, or an object. */
  answer(answer: (request: AiRequest) => unknown): void;
  /** Called when a request has arrived and before its answer is sent; both wait for it. */
  watch(watching: (moment: 'received' | 'answering', request: AiRequest) => unknown): void;
  stop(): Promise<void>;
}

/** A model provider on loopback: chat completions and responses, as called by the SDK. */
export async function startFakeAi(): Promise<FakeAi> {
  const requests: AiRequest[] = [];
  const scripted: { match: (request: AiRequest) => boolean; behaviour: AiBehaviour }[] = [];
  const lists: string[] = [];
  let usual: (request: AiRequest) => unknown = () => 'ok';
  let watching: Parameters<FakeAi['watch']>[0] = () => {};
  let listing: (url: URL) => AiBehaviour & { list?: unknown } = () => ({
    list: { object: 'list', data: [] },
  });

  async function handle(message: IncomingMessage, response: ServerResponse): Promise<void> {
    if (message.method === 'GET') return tellList(message, response);
    let text = '';
    for await (const chunk of message) text += chunk;
    const request = readRequest(message, JSON.parse(text));
    requests.push(request);
    await watching('received', request);
    const next = scripted.findIndex(({ match }) => match(request));
    const behaviour = (next >= 0 && scripted.splice(next, 1)[0]?.behaviour) || {};
    if (behaviour.delayMs) await wait(behaviour.delayMs);
    if (behaviour.hang) return;
    if (behaviour.reset) return void response.destroy();
    const answer = 'answer' in behaviour ? behaviour.answer : usual(request);
    const spoken = typeof answer === 'string' ? answer : JSON.stringify(answer);
    const status = behaviour.status ?? 200;
    const finish = behaviour.finishReason ?? 'stop';
    const body =
      behaviour.body ??
      (status >= 400
        ? JSON.stringify({ error: { message: 'erro de teste', type: 'test', code: null } })
        : JSON.stringify(
            shapes[request.api](request, {
              text: spoken,
              finish,
              thinking: behaviour.thinking ?? 0,
              pages: behaviour.pages ?? [],
            }),
          ));
    const bytes = Buffer.from(body);
    await watching('answering', request);
    response.writeHead(status, {
      'content-type': 'application/json',
      'content-length': bytes.length,
      ...behaviour.headers,
    });
    if (behaviour.cutAfter === undefined) response.end(bytes);
    else response.write(bytes.subarray(0, behaviour.cutAfter), () => response.destroy());
  }

  function tellList(message: IncomingMessage, response: ServerResponse): void {
    const url = new URL(message.url!, 'http://fake');
    lists.push(url.pathname + url.search);
    const { status = 200, headers, body, list, hang, reset } = listing(url);
    if (hang) return;
    if (reset) return void response.destroy();
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body ?? JSON.stringify(list));
  }

  const server = createServer((message, response) => {
    handle(message, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    lists,
    models: (answer) => {
      listing = answer;
    },
    script: (...behaviours) =>
      void scripted.push(...behaviours.map((behaviour) => ({ match: () => true, behaviour }))),
    scriptFor: (match, ...behaviours) =>
      void scripted.push(...behaviours.map((behaviour) => ({ match, behaviour }))),
    forget: () => void scripted.splice(0),
    answer: (answer) => {
      usual = answer;
    },
    watch: (given) => {
      watching = given;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

/** When the formats below were compared with the makers' documentation (docs/providers.md). */
export const fakedAsOf = '2026-11-22';

interface Part {
  type?: string;
  text?: string;
  image_url?: string | { url: string };
  source?: { media_type: string; data: string };
  inlineData?: { mimeType: string; data: string };
}
interface Message {
  role: string;
  content?: string | Part[];
  parts?: Part[];
}

function apiOf(path: string): AiRequest['api'] {
  if (path.endsWith('/responses')) return 'responses';
  if (path.endsWith('/messages')) return 'anthropic';
  if (path.endsWith(':generateContent')) return 'google';
  return path.endsWith('/agent') ? 'agent' : 'chat';
}

interface Body {
  model?: string;
  messages?: Message[];
  input?: Message[];
  contents?: Message[];
  system?: string | Part[];
  instructions?: string;
  systemInstruction?: { parts: Part[] };
  response_format?: { json_schema?: { name: string; schema: unknown } };
  text?: { format?: { name?: string; schema?: unknown } };
  output_config?: { format?: { schema?: unknown } };
  generationConfig?: { responseSchema?: unknown; responseJsonSchema?: unknown };
}

function schemaOf(body: Body): AiRequest['schema'] {
  const { response_format, text, output_config, generationConfig } = body;
  if (response_format?.json_schema) return response_format.json_schema;
  if (text?.format?.schema) return { name: text.format.name ?? '', schema: text.format.schema };
  const schema =
    output_config?.format?.schema ?? generationConfig?.responseJsonSchema ?? generationConfig?.responseSchema;
  return schema ? { name: '', schema } : null;
}

function readRequest(message: IncomingMessage, given: Record<string, unknown>): AiRequest {
  const path = new URL(message.url!, 'http://fake').pathname;
  const body = given as Body;
  const messages = body.messages ?? body.input ?? body.contents ?? [];
  const isSystem = ({ role }: Message) => role === 'system' || role === 'developer';
  const partsOf = ({ content, parts }: Message): Part[] =>
    parts ?? (typeof content === 'string' ? [{ type: 'text', text: content }] : (content ?? []));
  const textOf = (parts: Part[]) => parts.flatMap(({ text }) => text ?? []).join('\n');
  const system = [
    textOf(messages.filter(isSystem).flatMap(partsOf)),
    typeof body.system === 'string' ? body.system : textOf(body.system ?? []),
    body.instructions ?? '',
    textOf(body.systemInstruction?.parts ?? []),
  ];
  return {
    api: apiOf(path),
    path,
    headers: message.headers,
    body: given,
    schema: schemaOf(body),
    model: body.model ?? /models\/([^:]+):/.exec(path)?.[1] ?? '',
    system: system.filter(Boolean).join('\n'),
    user: textOf(messages.filter((one) => !isSystem(one)).flatMap(partsOf)),
    images: messages.flatMap(partsOf).flatMap(({ image_url: image, source, inlineData }) => {
      if (source) return [`data:${source.media_type};base64,${source.data}`];
      if (inlineData) return [`data:${inlineData.mimeType};base64,${inlineData.data}`];
      return image === undefined ? [] : [typeof image === 'string' ? image : image.url];
    }),
  };
}

interface Spoken {
  text: string;
  finish: string;
  thinking: number;
  pages: { url: string; title: string }[];
}
const out = 200;
const day = 1_795_000_000;

/** Answer formats of the five APIs. */
const shapes: Record<AiRequest['api'], (request: AiRequest, spoken: Spoken) => unknown> = {
  chat: ({ model }, { text, finish, thinking }) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: day,
    model,
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: finish }],
    usage: {
      prompt_tokens: 1000,
      completion_tokens: out,
      total_tokens: 1000 + out,
      completion_tokens_details: { reasoning_tokens: thinking },
    },
  }),
  responses: ({ model }, { text, finish, thinking, pages }) => {
    const reason = { length: 'max_output_tokens', content_filter: 'content_filter' }[finish];
    const annotations = pages.map(({ url, title }) => ({
      type: 'url_citation',
      start_index: 0,
      end_index: 1,
      url,
      title,
    }));
    return {
      id: 'resp_1',
      object: 'response',
      created_at: day,
      model,
      store: false,
      status: reason ? 'incomplete' : 'completed',
      incomplete_details: reason ? { reason } : null,
      output: [
        ...(thinking > 0 ? [{ type: 'reasoning', id: 'rs_1', summary: [] }] : []),
        ...(pages.length > 0
          ? [
              {
                type: 'web_search_call',
                id: 'ws_1',
                status: 'completed',
                action: { type: 'search', query: 'x' },
              },
            ]
          : []),
        ...(text === ''
          ? []
          : [
              {
                type: 'message',
                id: 'msg_1',
                role: 'assistant',
                status: 'completed',
                content: [{ type: 'output_text', text, annotations }],
              },
            ]),
      ],
      usage: {
        input_tokens: 1000,
        output_tokens: out,
        total_tokens: 1000 + out,
        output_tokens_details: { reasoning_tokens: thinking },
      },
    };
  },
  anthropic: ({ model }, { text, finish, thinking, pages }) => ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model,
    stop_sequence: null,
    stop_reason: { length: 'max_tokens', content_filter: 'refusal' }[finish] ?? 'end_turn',
    content: [
      ...(thinking > 0 ? [{ type: 'thinking', thinking: 'hm', signature: 'x' }] : []),
      ...(pages.length > 0
        ? [
            { type: 'server_tool_use', id: 'srvtoolu_1', name: 'web_search', input: { query: 'x' } },
            {
              type: 'web_search_tool_result',
              tool_use_id: 'srvtoolu_1',
              content: pages.map(({ url, title }) => ({
                type: 'web_search_result',
                url,
                title,
                encrypted_content: 'x',
                page_age: null,
              })),
            },
          ]
        : []),
      ...(text === '' ? [] : [{ type: 'text', text }]),
    ],
    usage: { input_tokens: 1000, output_tokens: out },
  }),
  google: ({ model }, { text, finish, thinking, pages }) => ({
    candidates: [
      {
        content: {
          role: 'model',
          parts: [
            ...(thinking > 0 ? [{ text: 'hm', thought: true }] : []),
            ...(text === '' ? [] : [{ text }]),
          ],
        },
        finishReason: { length: 'MAX_TOKENS', content_filter: 'SAFETY' }[finish] ?? 'STOP',
        index: 0,
        ...(pages.length > 0
          ? {
              groundingMetadata: {
                webSearchQueries: ['x'],
                groundingChunks: pages.map(({ url, title }) => ({ web: { uri: url, title } })),
              },
            }
          : {}),
      },
    ],
    usageMetadata: {
      promptTokenCount: 1000,
      candidatesTokenCount: out,
      thoughtsTokenCount: thinking,
      totalTokenCount: 1000 + out + thinking,
    },
    modelVersion: model,
    responseId: 'r1',
  }),
  agent: ({ model }, { text, finish, thinking, pages }) => ({
    id: 'resp_1',
    object: 'response',
    created_at: day,
    model,
    error: null,
    store: false,
    status: finish === 'stop' ? 'completed' : 'incomplete',
    incomplete_details:
      finish === 'stop' ? null : { reason: finish === 'length' ? 'max_output_tokens' : 'content_filter' },
    output: [
      ...(pages.length > 0
        ? [
            {
              type: 'search_results',
              queries: ['x'],
              results: pages.map((page, index) => ({ id: index + 1, snippet: 'x', source: 'web', ...page })),
            },
          ]
        : []),
      ...(text === ''
        ? []
        : [
            {
              type: 'message',
              id: 'msg_1',
              role: 'assistant',
              status: 'completed',
              content: [{ type: 'output_text', text, annotations: [] }],
            },
          ]),
    ],
    usage: {
      input_tokens: 1000,
      output_tokens: out,
      total_tokens: 1000 + out,
      output_tokens_details: { reasoning_tokens: thinking },
      cost: { currency: 'USD', input_cost: 0, output_cost: 0, total_cost: 0.001 },
    },
  }),
};
