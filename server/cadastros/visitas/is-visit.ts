import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';

/**
 * Programs that say so themselves, in words of their own: crawlers, link previews, monitors and
 * plain clients. Who hides is counted; the figure is a measure of interest, not an account.
 */
const program =
  /bot\b|bot[/_;-]|crawl|spider|slurp|facebookexternalhit|whatsapp\/|telegram|preview|headless|lighthouse|pingdom|uptime|monitor|curl\/|wget\/|python|java\/|go-http|okhttp|axios|undici|node-fetch|^node$/i;

/** Whether a request is somebody looking at a page: no HEAD, no loading ahead, no program. */
export function isVisit({ method, headers }: IncomingMessage | FastifyRequest): boolean {
  const ahead = `${headers.purpose ?? ''} ${headers['sec-purpose'] ?? ''} ${headers['x-moz'] ?? ''}`;
  const agent = headers['user-agent'];
  return method === 'GET' && !/prefetch|prerender/i.test(ahead) && !!agent && !program.test(agent);
}
