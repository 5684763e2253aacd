import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/kernel/errors.ts';
import { type Admission, mayCall } from './admission.ts';
import { bearerOf } from './auth-guard.ts';
import { httpsHeaders } from './security-headers.ts';

/** A prepared answer with all its headers. */
export interface CachedAnswer {
  status: number;
  headers: Record<string, string>;
  bytes: Buffer | null;
}

/** Returns the current answer for the request's headers; null for one that the normal route has to give. */
type Read = (headers: IncomingHttpHeaders) => Promise<CachedAnswer | null>;

export interface CachedLane {
  /** Serves GET of this path, without a query, on the lane. */
  add(path: string, read: Read): void;
  /**
   * Serves GET below a public prefix ('/corretor/') on the lane, if `find` has an answer for the rest of the
   * path.
   */
  addPublic(prefix: string, find: FindPublic): void;
}
type FindPublic = (rest: string, request: IncomingMessage) => Promise<CachedAnswer | null>;

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

/** Header names and values as a flat list, which node writes without validating again. */
const flat = new WeakMap<CachedAnswer, string[]>();

function flatHeaders(answer: CachedAnswer): string[] {
  const known = flat.get(answer);
  if (known) return known;
  const made = Object.entries(answer.headers).flat();
  flat.set(answer, made);
  return made;
}

function write(response: ServerResponse, answer: CachedAnswer): void {
  response.writeHead(answer.status, flatHeaders(answer));
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

  async function keptAnswer(read: Read, request: IncomingMessage, path: string) {
    const { headers } = request;
    const token = bearerOf(headers.authorization);
    if (!token || headers['content-encoding'] || headers['content-length']) return null;
    // In parallel: a list the caller may not see is computed and not sent.
    const reading = read(headers);
    reading.catch(() => {});
    const user = await admission.admin(request, token);
    return user && mayCall(user, 'GET', path) ? reading : null;
  }

  /** Looks up the answer, with the path the log may name; null if the address is not on the lane. */
  function looking(
    request: IncomingMessage,
  ): { answering: Promise<CachedAnswer | null>; path: string } | null {
    if (request.method !== 'GET') return null;
    // A proxy announces a different host: only the framework knows how far to trust it.
    const { host, 'x-forwarded-host': forwarded = host } = request.headers;
    if (behindProxy && forwarded !== host) return null;
    const url = request.url!;
    const read = lists.get(url);
    if (read) return { answering: keptAnswer(read, request, url), path: url };
    const page = pages.find(([prefix]) => url.startsWith(prefix));
    if (!page) return null;
    const [prefix, find] = page;
    return { answering: find(url.slice(prefix.length), request), path: `${prefix}*` };
  }

  const [usual] = app.server.listeners('request') as RequestListener[];
  app.server.removeListener('request', usual!);

  async function serve(
    request: IncomingMessage,
    response: ServerResponse<IncomingMessage> & { req: IncomingMessage },
    { answering, path }: { answering: Promise<CachedAnswer | null>; path: string },
    started: number,
  ): Promise<void> {
    let answer: CachedAnswer | null = null;
    try {
      answer = await answering;
    } catch (error) {
      // A refusal is repeated by the normal route; anything else is a bug of the lane.
      if (!(error instanceof AppError))
        app.log.warn({ err: error, path }, 'no answer from the lane of kept answers');
    }
    try {
      if (!answer) return usual!(request, response);
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
    if (found) void serve(request, response, found, started);
    else usual!(request, response);
  });
}
