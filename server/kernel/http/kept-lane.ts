import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/kernel/errors.ts';
import { pathOnly } from '#server/kernel/log.ts';
import type { Admission } from './admission.ts';
import { bearerOf } from './auth-guard.ts';
import { httpsHeaders } from './security-headers.ts';

/** An answer that is made before anybody asks, with every header it is sent with. */
export interface KeptAnswer {
  status: number;
  headers: Record<string, string>;
  bytes: Buffer | null;
}

/** What a request is answered with, by its headers. */
type Choose = (headers: IncomingHttpHeaders) => KeptAnswer;

export interface KeptLane {
  /** Has GET of this path, without a query, answered on the lane; `read` says with what just now. */
  add(path: string, read: () => Promise<Choose>): void;
  /**
   * Has GET below a public address ('/corretor/') answered on the lane where `find` has an answer to
   * what follows it in the address.
   */
  addPublic(prefix: string, find: FindPublic): void;
}
type FindPublic = (rest: string, request: IncomingMessage) => Promise<KeptAnswer | null>;

declare module 'fastify' {
  interface FastifyInstance {
    keptLane: KeptLane;
  }
}

interface LaneOptions {
  admission: Admission;
  publicUrls?: string[];
  /** Whether a host may be given by another header than its own. */
  behindProxy: boolean;
}

/** Names and values in turn, as node writes them without looking at each again. */
const flat = new WeakMap<KeptAnswer, string[]>();

function flatHeaders(answer: KeptAnswer): string[] {
  const known = flat.get(answer);
  if (known) return known;
  const made = Object.entries(answer.headers).flat();
  flat.set(answer, made);
  return made;
}

function write(response: ServerResponse, answer: KeptAnswer): void {
  response.writeHead(answer.status, flatHeaders(answer));
  response.end(answer.bytes);
}

/**
 * Answers what is kept as bytes before the framework is entered, which costs more than the answer:
 * admitted by the same code, under the same headers. Whatever is not plainly a yes (no token, no session,
 * too many calls, a failure) goes the usual way, which says what is wrong.
 */
export function installKeptLane(
  app: FastifyInstance,
  { admission, publicUrls = [], behindProxy }: LaneOptions,
): void {
  const ofHost = httpsHeaders(publicUrls);
  const lists = new Map<string, () => Promise<Choose>>();
  const pages: [prefix: string, find: FindPublic][] = [];
  app.decorate('keptLane', {
    add: (path, read) => void lists.set(path, read),
    addPublic: (prefix, find) => void pages.push([prefix, find]),
  });

  async function keptAnswer(read: () => Promise<Choose>, request: IncomingMessage) {
    const { headers } = request;
    const token = bearerOf(headers.authorization);
    if (!token || headers['content-encoding'] || headers['content-length']) return null;
    // Neither waits for the other: a list that nobody may see is made and not sent.
    const [user, choose] = await Promise.all([admission.admin(request, token), read()]);
    return user && choose(headers);
  }

  /** Looks for the answer; null where the address is none of the lane's. */
  function looking(request: IncomingMessage): Promise<KeptAnswer | null> | null {
    if (request.method !== 'GET') return null;
    // A proxy that names another host than the one asked: the framework knows how far to believe it.
    const { host, 'x-forwarded-host': forwarded = host } = request.headers;
    if (behindProxy && forwarded !== host) return null;
    const url = request.url!;
    const read = lists.get(url);
    if (read) return keptAnswer(read, request);
    const page = pages.find(([prefix]) => url.startsWith(prefix));
    return page ? page[1](url.slice(page[0].length), request) : null;
  }

  const [usual] = app.server.listeners('request') as RequestListener[];
  app.server.removeListener('request', usual!);
  app.server.on('request', (request, response) => {
    const started = performance.now();
    const answering = looking(request);
    if (!answering) return usual!(request, response);
    void answering
      .catch((error) => {
        // Refused is refused on the usual way as well; anything else is a fault of the lane.
        if (!(error instanceof AppError))
          app.log.warn(
            { err: error, path: pathOnly(request.url!) },
            'no answer from the lane of kept answers',
          );
        return null;
      })
      .then((answer) => {
        if (!answer) return usual!(request, response);
        for (const [name, value] of Object.entries(ofHost(request.headers.host)))
          response.setHeader(name, value);
        write(response, answer);
        app.answered({
          method: 'GET',
          path: pathOnly(request.url!),
          status: answer.status,
          ms: performance.now() - started,
        });
      })
      .catch((error) => {
        app.log.error({ err: error, path: pathOnly(request.url!) }, 'kept answer not sent');
        response.destroy();
      });
  });
}
