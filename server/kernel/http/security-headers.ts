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

/** A year: browsers that were here once come by https alone, and to no other host. */
const httpsAlone = { 'strict-transport-security': 'max-age=31536000' };
const nothing = {};

/** What is added to the headers of an answer from a host ('painel.exemplo.com.br:443') that is public by https. */
export function httpsHeaders(publicUrls: string[]) {
  const hosts = new Set(
    publicUrls
      .map((address) => new URL(address))
      .flatMap(({ protocol, hostname }) => (protocol === 'https:' ? [hostname] : [])),
  );
  return (host: string | undefined): Record<string, string> =>
    hosts.size > 0 && hosts.has(host?.replace(/:\d+$/, '').toLowerCase() ?? '') ? httpsAlone : nothing;
}

/**
 * Headers of every answer, set first so that a handler may put its own in their place. Data of the
 * API is never stored by a browser or a proxy unless its handler says otherwise.
 */
export function installSecurityHeaders(app: FastifyInstance, publicUrls: string[] = []): void {
  const ofHost = httpsHeaders(publicUrls);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api') ? apiHeaders : baseHeaders).headers(ofHost(request.host));
    done();
  });
}
