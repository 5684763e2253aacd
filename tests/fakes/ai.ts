import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface AiRequest {
  /** 'chat' for chat completions, 'responses' for the Responses API. */
  api: 'chat' | 'responses';
  model: string;
  /** System and developer messages. */
  system: string;
  /** Texts of the other messages, in order. */
  user: string;
  /** Pictures that came along, as data addresses. */
  images: string[];
  /** Name and schema of the answer asked for, if any. */
  schema: { name: string; schema: unknown } | null;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
}

/** What happens instead of the usual answer. */
export interface AiBehaviour {
  status?: number;
  headers?: Record<string, string>;
  /** Raw body in place of an answer of the API's shape. */
  body?: string;
  /** The model's text; an object is written as JSON. */
  answer?: unknown;
  finishReason?: 'stop' | 'length' | 'content_filter';
  /** ms before anything is answered. */
  delayMs?: number;
  /** Breaks the connection at once, after so many bytes, or never answers. */
  reset?: boolean;
  cutAfter?: number;
  hang?: boolean;
}

export interface FakeAi {
  /** Base address for OPENAI_BASE_URL, V0_BASE_URL and PERPLEXITY_BASE_URL. */
  url: string;
  requests: AiRequest[];
  /** The next requests behave so, one after the other. */
  script(...behaviours: AiBehaviour[]): void;
  /** The next requests of a kind behave so; others are answered as usual. */
  scriptFor(match: (request: AiRequest) => boolean, ...behaviours: AiBehaviour[]): void;
  /** Forgets what is scripted and was not asked for. */
  forget(): void;
  /** What is answered when nothing is scripted: the model's text, or an object. */
  answer(answer: (request: AiRequest) => unknown): void;
  /** Is told of each request as it has come in and as its answer is about to go; both wait for it. */
  watch(watching: (moment: 'received' | 'answering', request: AiRequest) => unknown): void;
  stop(): Promise<void>;
}

/** A model provider on loopback: chat completions and responses, as the SDK calls them. */
export async function startFakeAi(): Promise<FakeAi> {
  const requests: AiRequest[] = [];
  const scripted: { match: (request: AiRequest) => boolean; behaviour: AiBehaviour }[] = [];
  let usual: (request: AiRequest) => unknown = () => 'ok';
  let watching: Parameters<FakeAi['watch']>[0] = () => {};

  async function handle(message: IncomingMessage, response: ServerResponse): Promise<void> {
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
            request.api === 'chat' ? chat(request, spoken, finish) : responses(request, spoken, finish),
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

  const server = createServer((message, response) => {
    handle(message, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
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

interface Part {
  type: string;
  text?: string;
  image_url?: string | { url: string };
}
interface Message {
  role: string;
  content: string | Part[];
}

function readRequest(message: IncomingMessage, body: Record<string, unknown>): AiRequest {
  const api = message.url?.endsWith('/responses') ? 'responses' : 'chat';
  const messages = (body.messages ?? body.input ?? []) as Message[];
  const isSystem = ({ role }: Message) => role === 'system' || role === 'developer';
  const parts = (list: Message[]) =>
    list.flatMap(({ content }) =>
      typeof content === 'string' ? [{ type: 'text', text: content }] : content,
    );
  const textOf = (list: Message[]) =>
    parts(list)
      .flatMap(({ text }) => text ?? [])
      .join('\n');
  const format = (body.response_format ?? (body.text as { format?: unknown })?.format) as
    | { json_schema?: { name: string; schema: unknown }; name?: string; schema?: unknown }
    | undefined;
  const schema =
    format?.json_schema ?? (format?.schema ? { name: format.name ?? '', schema: format.schema } : null);
  return {
    api,
    model: String(body.model),
    system: textOf(messages.filter(isSystem)),
    user: textOf(messages.filter((one) => !isSystem(one))),
    images: parts(messages).flatMap(({ image_url: image }) =>
      image === undefined ? [] : [typeof image === 'string' ? image : image.url],
    ),
    schema,
    headers: message.headers,
    body,
  };
}

function chat({ model }: AiRequest, content: string, finish: string) {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_760_000_000,
    model,
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish }],
    usage: { prompt_tokens: 1000, completion_tokens: 200, total_tokens: 1200 },
  };
}

function responses({ model }: AiRequest, text: string, finish: string) {
  const reason = { length: 'max_output_tokens', content_filter: 'content_filter' }[finish];
  return {
    id: 'resp_1',
    object: 'response',
    created_at: 1_760_000_000,
    model,
    status: reason ? 'incomplete' : 'completed',
    incomplete_details: reason ? { reason } : null,
    output: [
      {
        type: 'message',
        id: 'msg_1',
        role: 'assistant',
        status: 'completed',
        content: [{ type: 'output_text', text, annotations: [] }],
      },
    ],
    usage: { input_tokens: 1000, output_tokens: 200, total_tokens: 1200 },
  };
}
