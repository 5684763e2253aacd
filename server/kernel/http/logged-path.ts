import type { FastifyInstance } from 'fastify';

/** Short numbers and keys of our own; anything else in an address may name a person, or be his telephone. */
const impersonal = /^(?:\d{1,7}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

declare module 'fastify' {
  interface FastifyInstance {
    /** The path of a request in the words of our routes alone: nothing typed into it, no slug, no query. */
    loggedPath(request: FastifyRequest): string;
  }
}

/** Filled in from numbers alone: '/api/corretores/17', '/corretor/:slug'. */
const filled = (pattern: string, params: Record<string, string | undefined>): string =>
  pattern.replace(/:(\w+)/g, (name, key: string) => {
    const value = params[key] ?? '';
    return impersonal.test(value) ? value : name;
  });

/**
 * Decorates the server with `loggedPath`. Of an address that is none of ours only the words that stand in some route
 * are kept: '/api/corretores/*'.
 */
export function installLoggedPaths(app: FastifyInstance): void {
  const words = new Set<string>();
  app.addHook('onRoute', ({ url }) => {
    for (const word of url.split('/')) if (!/[:*]/.test(word)) words.add(word);
  });
  const masked = (url: string): string => {
    const told: string[] = [];
    // A long address is told by its beginning.
    for (const segment of url.split(/[?#]/, 1)[0]!.split('/', 8)) {
      const known = words.has(segment) || impersonal.test(segment);
      if (known || told.at(-1) !== '*') told.push(known ? segment : '*');
    }
    return told.join('/');
  };
  app.decorate('loggedPath', (request) => {
    const { url: pattern } = request.routeOptions;
    if (!pattern || pattern.endsWith('*')) return masked(request.url);
    return pattern.includes(':') ? filled(pattern, request.params as Record<string, string>) : pattern;
  });
}
