import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/kernel/errors.ts';
import { onceKnown, type Soon } from '#server/kernel/soon.ts';
import { type Admission, mayCall } from './admission.ts';
import { bearerOf } from './auth-guard.ts';
import { httpsHeaders } from './security-headers.ts';

/** A prepared answer with all its headers. */
export interface CachedAnswer {
  status: number;
  headers: Record<string, string>;
  bytes: Buffer | null;
  /** The headers as node writes them, made when first sent: a weak map would cost more than it saves. */
  flat?: string[];
}

/** Returns the current answer for the request's headers; null for one that the normal route has to give. */
type Read = (headers: IncomingHttpHeaders) => Soon<CachedAnswer | null>;

export interface CachedLane {
  /** Serves GET of this path, without a query, on the lane. */
  add(path: string, read: Read): void;
  /**
   * Serves GET below a public prefix ('/corretor/') on the lane, if `find` has an answer for the rest of the
   * path.
   */
  addPublic(prefix: string, find: FindPublic): void;
}
type FindPublic = (rest: string, request: IncomingMessage) => Soon<CachedAnswer | null>;

declare module 'fastify' {
  interface FastifyInstance {
    cachedLane: CachedLane;
  }
}

interface LaneOptions {
  admission: Admission;
  publicUrls?: string[];
  /** Whether the host may come from a forwarding header. */
  behindProxy: boolean;
}

function write(response: ServerResponse, answer: CachedAnswer): void {
  answer.flat ??= Object.entries(answer.headers).flat();
  response.writeHead(answer.status, answer.flat);
  response.end(answer.bytes);
}

/**
 * Serves cached bytes before entering the framework, whose overhead exceeds the answer: same authentication,
 * same headers. Anything but a clear success (no token, no session, too many calls, a failure) falls through
 * to the normal route, which explains the error.
 */
export function installCachedLane(
  app: FastifyInstance,
  { admission, publicUrls = [], behindProxy }: LaneOptions,
): void {
  const ofHost = httpsHeaders(publicUrls);
  const lists = new Map<string, Read>();
  const pages: [prefix: string, find: FindPublic][] = [];
  app.decorate('cachedLane', {
    add: (path, read) => void lists.set(path, read),
    addPublic: (prefix, find) => void pages.push([prefix, find]),
  });

  function keptAnswer(read: Read, request: IncomingMessage, path: string): Soon<CachedAnswer | null> {
    const { headers } = request;
    const token = bearerOf(headers.authorization);
    if (!token || headers['content-encoding'] || headers['content-length']) return null;
    // In parallel: a list the caller may not see is computed and not sent.
    const reading = read(headers);
    if (reading instanceof Promise) reading.catch(() => {});
    return onceKnown(admission.admin(request, token), (user) =>
      user && mayCall(user, 'GET', path) ? reading : null,
    );
  }

  /** A refusal is repeated by the normal route; anything else is a bug of the lane. */
  function none(error: unknown, path: string): null {
    if (!(error instanceof AppError))
      app.log.warn({ err: error, path }, 'no answer from the lane of kept answers');
    return null;
  }

  /** Looks up the answer, with the path the log may name; null if the address is not on the lane. */
  function looking(request: IncomingMessage): { answering: Soon<CachedAnswer | null>; path: string } | null {
    if (request.method !== 'GET') return null;
    // A proxy announces a different host: only the framework knows how far to trust it.
    const { host, 'x-forwarded-host': forwarded = host } = request.headers;
    if (behindProxy && forwarded !== host) return null;
    const url = request.url!;
    const read = lists.get(url);
    const page = read ? undefined : pages.find(([prefix]) => url.startsWith(prefix));
    if (!read && !page) return null;
    const path = page ? `${page[0]}*` : url;
    try {
      const answering = read ? keptAnswer(read, request, url) : page![1](url.slice(page![0].length), request);
      return { answering, path };
    } catch (error) {
      return { answering: none(error, path), path };
    }
  }

  const [usual] = app.server.listeners('request') as RequestListener[];
  app.server.removeListener('request', usual!);

  function serve(
    request: IncomingMessage,
    response: ServerResponse<IncomingMessage> & { req: IncomingMessage },
    answer: CachedAnswer | null,
    path: string,
    started: number,
  ): void {
    try {
      if (!answer) return void usual!(request, response);
      const more = ofHost(request.headers.host);
      for (const name in more) response.setHeader(name, more[name]!);
      write(response, answer);
      app.answered({
        method: 'GET',
        path,
        status: answer.status,
        ms: performance.now() - started,
      });
    } catch (error) {
      app.log.error({ err: error, path }, 'kept answer not sent');
      response.destroy();
    }
  }

  app.server.on('request', (request, response) => {
    const started = performance.now();
    const found = looking(request);
    if (!found) return void usual!(request, response);
    const { answering, path } = found;
    if (answering instanceof Promise)
      void answering
        .catch((error) => none(error, path))
        .then((answer) => serve(request, response, answer, path, started));
    else serve(request, response, answering, path, started);
  });
}
