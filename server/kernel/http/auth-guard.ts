import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { tokenPrefix } from '#contract/base/escopos.ts';
import { type Access, publicRouteFamilies } from '#contract/base/routes.ts';
import { AppError } from '#server/kernel/errors.ts';
import { type Admission, type AuthenticatedCorretor, type AuthenticatedUser, mayCall } from './admission.ts';
// `config.access` is typed beside the helper that sets it.
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
    /** The corretor on routes of his own page; null elsewhere. */
    corretor: AuthenticatedCorretor | null;
  }
  interface FastifyInstance {
    /** Every registered route, for tests. */
    routeTable: RouteEntry[];
  }
}

/** 256 bits in base64url, a machine's after a prefix; anything else is refused without a query. */
const token = `((?:${tokenPrefix})?[A-Za-z0-9_-]{43})`;
const tokenShape = new RegExp(`^${token}$`);
const bearerShape = new RegExp(`^[Bb][Ee][Aa][Rr][Ee][Rr] ${token}$`);

const unauthorized = () => new AppError(401, 'nao-autenticado', 'Sessão expirada. Faça login novamente.');
const sessionEnded = () => new AppError(401, 'nao-autenticado', 'Sua sessão terminou. Entre de novo.');

function standsOnPublicList(method: string, url: string): boolean {
  // Fastify answers HEAD for every GET route.
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

/** The well-formed token of a bearer header. */
export function bearerOf(header: string | undefined): string | null {
  return (header && bearerShape.exec(header)?.[1]) || null;
}

function tokenOf(request: FastifyRequest, access: Access): string | null {
  const bearer = bearerOf(request.headers.authorization);
  if (bearer || access !== 'stream') return bearer;
  const { token } = request.query as { token?: unknown };
  return typeof token === 'string' && tokenShape.test(token) ? token : null;
}

/** The administrator behind a protected request. Throws 401 if none. */
export function currentUser(request: FastifyRequest): AuthenticatedUser {
  if (!request.user) throw unauthorized();
  return request.user;
}

/** The corretor behind a request to his own page. Throws 401 if none. */
export function currentCorretor(request: FastifyRequest): AuthenticatedCorretor {
  if (!request.corretor) throw sessionEnded();
  return request.corretor;
}

/**
 * Rejects every route not declared public, before its body is read. Only the bearer header authenticates,
 * never a cookie (API-15); the stream also accepts its token from the query. A route without an access level,
 * or public without being listed, stops the start. A token opens only routes of its own kind; each kind is
 * stored separately. Beyond the session's call limit it answers 429.
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
    if (!mayCall(request.user, request.method, request.routeOptions.url ?? ''))
      throw new AppError(403, 'fora-do-escopo', 'Este token não abre esta chamada');
  });
}
