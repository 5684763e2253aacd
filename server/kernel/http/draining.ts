import type { FastifyInstance } from 'fastify';

/** The end of a process that others take over from: not ready any more, still answering. */
export interface Draining {
  readonly begun: boolean;
  begin(): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    draining: Draining;
  }
}

/**
 * Once begun, every answer tells its client to close the connection: a kept one that is closed by the server
 * loses the request on its way.
 */
export function installDraining(app: FastifyInstance): void {
  let begun = false;
  app.decorate('draining', {
    get begun() {
      return begun;
    },
    begin() {
      begun = true;
    },
  });
  app.server.prependListener('request', (_request, response) => {
    if (begun) response.shouldKeepAlive = false;
  });
  app.addHook('preClose', async () => {
    begun = true;
  });
}
