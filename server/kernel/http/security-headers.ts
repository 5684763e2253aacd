import type { FastifyInstance } from 'fastify';

/** Nothing of the product's own answers runs or is framed; pages bring a policy of their own. */
const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Those of every answer that brings none of its own. */
export const baseHeaders = {
  'content-security-policy': closedPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
};
/** Those of the API's answers. */
export const apiHeaders = {
  ...baseHeaders,
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * Headers of every answer, set first so that a handler may put its own in their place. Data of the
 * API is never stored by a browser or a proxy unless its handler says otherwise.
 */
export function installSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api') ? apiHeaders : baseHeaders);
    done();
  });
}
