import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { megabyte } from '#contract/base/units.ts';

/** Announced bodies up to this length are drained, so that the connection can be reused. */
const readAway = megabyte;
/** Time the sender has to notice the answer before the connection is cut. */
const noticeMs = 1_000;

const announcedLength = ({ headers }: IncomingMessage): number =>
  headers['transfer-encoding'] ? Number.POSITIVE_INFINITY : Number(headers['content-length'] ?? 0);

/**
 * Stops reading a large body once it is answered early (too large, no token, unknown address): by default the
 * server would read and discard it all.
 */
export function installUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { raw } = request;
    if (!raw.complete && announcedLength(raw) > readAway) {
      reply.header('connection', 'close');
      stopReading(raw);
    }
    done(null, payload);
  });
}

function stopReading(raw: IncomingMessage): void {
  raw.unpipe();
  raw.pause();
  // If reading never began, the server would drain the body.
  raw.read(0);
  const { socket } = raw;
  // Closing immediately with bytes in transit could show the sender a broken connection before the answer.
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), noticeMs).unref();
  };
}
