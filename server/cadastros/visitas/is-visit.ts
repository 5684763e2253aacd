import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';

/**
 * Self-declared programs: crawlers, link previews, monitors and plain clients. Disguised ones are counted;
 * the figure measures interest only.
 */
const program =
  /bot\b|bot[/_;-]|crawl|spider|slurp|facebookexternalhit|whatsapp\/|telegram|preview|headless|lighthouse|pingdom|uptime|monitor|curl\/|wget\/|python|java\/|go-http|okhttp|axios|undici|node-fetch|^node$/i;

/** Whether a request is a person viewing a page: no HEAD, no prefetch, no program. */
export function isVisit({ method, headers }: IncomingMessage | FastifyRequest): boolean {
  const ahead = `${headers.purpose ?? ''} ${headers['sec-purpose'] ?? ''} ${headers['x-moz'] ?? ''}`;
  const agent = headers['user-agent'];
  return method === 'GET' && !/prefetch|prerender/i.test(ahead) && !!agent && !program.test(agent);
}
