import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { megabyte } from '#contract/base/units.ts';

/** A body of at most this announced length is read away, so that its connection can go on. */
const readAway = megabyte;
/** For so long the sender may take to notice the answer before his connection is cut. */
const noticeMs = 1_000;

const announcedLength = ({ headers }: IncomingMessage): number =>
  headers['transfer-encoding'] ? Number.POSITIVE_INFINITY : Number(headers['content-length'] ?? 0);

/**
 * An answer that does not wait for the end of a large body (too large, no token, no such address) ends
 * its reading too: by itself the server would read and throw away all that is sent.
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
  // Whose reading never began would be read to its end by the server.
  raw.read(0);
  const { socket } = raw;
  // Closed at once, with bytes still on their way, the sender might be told of a broken connection
  // before he reads the answer.
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), noticeMs).unref();
  };
}
