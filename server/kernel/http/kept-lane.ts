import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type Authenticate, bearerOf } from './auth-guard.ts';
import type { Limiter } from './rate-limit.ts';
import { apiHeaders } from './security-headers.ts';

/** An answer that is made before anybody asks. */
export interface KeptAnswer {
  status: number;
  headers: Record<string, string>;
  bytes: Buffer | null;
}

type Choose = (headers: IncomingHttpHeaders) => Promise<KeptAnswer>;

export interface KeptLane {
  /** Has GET of this path, without a query, answered on the lane. */
  add(path: string, choose: Choose): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    keptLane: KeptLane;
  }
}

interface LaneOptions {
  authenticate: Authenticate;
  apiLimiter: Limiter | null;
}

/** Names and values in turn, as node writes them without looking at each again. */
const flat = new WeakMap<KeptAnswer, string[]>();

function flatHeaders(answer: KeptAnswer): string[] {
  const known = flat.get(answer);
  if (known) return known;
  const made = Object.entries({ ...apiHeaders, ...answer.headers }).flat();
  flat.set(answer, made);
  return made;
}

function write(response: ServerResponse, answer: KeptAnswer): void {
  response.writeHead(answer.status, flatHeaders(answer));
  response.end(answer.bytes);
}

/**
 * Answers what is kept as bytes before the framework is entered, which costs more than the answer:
 * same session check, same limit, same headers. Whatever is not plainly a yes (no token, no session,
 * too many calls, a failure) goes the usual way, which says what is wrong.
 */
export function installKeptLane(app: FastifyInstance, { authenticate, apiLimiter }: LaneOptions): void {
  const lists = new Map<string, Choose>();
  app.decorate('keptLane', { add: (path, choose) => void lists.set(path, choose) });

  async function keptAnswer(choose: Choose, request: IncomingMessage): Promise<KeptAnswer | null> {
    const token = bearerOf(request.headers.authorization);
    if (!token || request.headers['content-encoding'] || request.headers['content-length']) return null;
    // Neither waits for the other: a list that nobody may see is made and not sent.
    const [user, answer] = await Promise.all([authenticate(token), choose(request.headers)]);
    if (!user) return null;
    await apiLimiter?.consume(String(user.sessionId));
    return answer;
  }

  const [usual] = app.server.listeners('request') as RequestListener[];
  app.server.removeListener('request', usual!);
  app.server.on('request', (request, response) => {
    const choose = request.method === 'GET' ? lists.get(request.url!) : undefined;
    if (!choose) return usual!(request, response);
    const started = performance.now();
    void keptAnswer(choose, request)
      .catch(() => null)
      .then((answer) => {
        if (!answer) return usual!(request, response);
        write(response, answer);
        app.answered({
          method: 'GET',
          path: request.url!,
          status: answer.status,
          ms: performance.now() - started,
        });
      });
  });
}
