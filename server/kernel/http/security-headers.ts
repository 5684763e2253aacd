import type { FastifyInstance } from 'fastify';

/** API answers execute nothing and cannot be framed; pages set their own policy. */
const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers of answers without their own. */
export const baseHeaders = {
  'content-security-policy': closedPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
};
/** Headers of API answers. */
export const apiHeaders = {
  ...baseHeaders,
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
};

/** One year: returning browsers use https only. */
const httpsAlone = { 'strict-transport-security': 'max-age=31536000' };
const nothing = {};

/** Extra headers for answers from a host ('painel.exemplo.com.br:443') that is public over https. */
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
 * Sets default headers and the request's name first, so that handlers can replace them. API data is never stored by browsers or
 * proxies unless its handler says so.
 */
export function installSecurityHeaders(app: FastifyInstance, publicUrls: string[] = []): void {
  const ofHost = httpsHeaders(publicUrls);
  app.addHook('onRequest', (request, reply, done) => {
    reply
      .headers(request.url.startsWith('/api') ? apiHeaders : baseHeaders)
      .headers(ofHost(request.host))
      .header('x-request-id', request.id);
    done();
  });
}
