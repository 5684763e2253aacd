import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { type Access, publicRouteFamilies } from '#contract/base/routes.ts';
import { AppError } from '#server/kernel/errors.ts';
import type { Admission, AuthenticatedCorretor, AuthenticatedUser } from './admission.ts';
// The type of `config.access` is declared beside the helper that sets it.
import type {} from './mount.ts';

interface RouteEntry {
  method: string;
  url: string;
  access: Access;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null on public routes. */
    user: AuthenticatedUser | null;
    /** Who is behind a route of a corretor's own page; null on every other. */
    corretor: AuthenticatedCorretor | null;
  }
  interface FastifyInstance {
    /** Every route of the server, as the guard saw it. */
    routeTable: RouteEntry[];
  }
}

/** 256 bits in base64url: anything else is refused without asking the database. */
const tokenShape = /^[A-Za-z0-9_-]{43}$/;

const unauthorized = () => new AppError(401, 'nao-autenticado', 'Sessão expirada. Faça login novamente.');
const sessionEnded = () => new AppError(401, 'nao-autenticado', 'Sua sessão terminou. Entre de novo.');

function standsOnPublicList(method: string, url: string): boolean {
  // Fastify answers HEAD wherever it answers GET.
  const asked = method === 'HEAD' ? 'GET' : method;
  return publicRouteFamilies.some(
    (family) => family.path === url && (family.methods as readonly string[]).includes(asked),
  );
}

function declaredAccess(route: RouteOptions): Access {
  const access = route.config?.access;
  if (!access) throw new Error(`route ${route.method} ${route.url} does not say who may call it`);
  for (const method of [route.method].flat())
    if (access === 'public' && !standsOnPublicList(method, route.url))
      throw new Error(`route ${method} ${route.url} is public without standing in publicRouteFamilies`);
  return access;
}

/** The token of a bearer header that has the shape of one of ours. */
export function bearerOf(header: string | undefined): string | null {
  const bearer = /^Bearer ([^\s]+)$/i.exec(header ?? '')?.[1];
  return bearer && tokenShape.test(bearer) ? bearer : null;
}

function tokenOf(request: FastifyRequest, access: Access): string | null {
  const bearer = bearerOf(request.headers.authorization);
  if (bearer || access !== 'stream') return bearer;
  const { token } = request.query as { token?: unknown };
  return typeof token === 'string' && tokenShape.test(token) ? token : null;
}

/** The administrator behind a request to a protected route. Throws 401 when there is none. */
export function currentUser(request: FastifyRequest): AuthenticatedUser {
  if (!request.user) throw unauthorized();
  return request.user;
}

/** The corretor behind a request to his own page. Throws 401 when there is none. */
export function currentCorretor(request: FastifyRequest): AuthenticatedCorretor {
  if (!request.corretor) throw sessionEnded();
  return request.corretor;
}

/**
 * Closes every route that is not declared public, before its body is read. The bearer header alone
 * opens one, never a cookie (API-15); the stream takes its token from the query as well. A route
 * that does not say who may call it, or calls itself public on its own, stops the start. A token
 * opens the routes of its own kind alone: each kind is looked up where no other is kept. Beyond the
 * session's limit of calls it is 429.
 */
export function installAuthGuard(app: FastifyInstance, admission: Admission): void {
  app.decorate('routeTable', []);
  app.decorateRequest('user', null);
  app.decorateRequest('corretor', null);
  app.addHook('onRoute', (route) => {
    const access = declaredAccess(route);
    for (const method of [route.method].flat()) app.routeTable.push({ method, url: route.url, access });
  });
  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.access ?? 'public';
    if (access === 'public') return;
    const token = tokenOf(request, access);
    if (access === 'corretor') {
      request.corretor = await admission.corretor(request.raw, token);
      if (!request.corretor) throw sessionEnded();
      return;
    }
    request.user = await admission.admin(request.raw, token);
    if (!request.user) throw unauthorized();
  });
}
