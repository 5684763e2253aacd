import { once } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Streams that are open now; they end before the server closes. */
    eventStreams: Set<EventStream>;
  }
}

export interface EventStream {
  /**
   * Sends one event as JSON, under the id a client names when it comes back; waits while the client
   * is slower than we are, so that nothing piles up in memory. Answers false once the client is gone.
   */
  send(data: unknown, id?: number): Promise<boolean>;
  /** Aborted when the client left or the stream was closed. */
  readonly signal: AbortSignal;
  close(): void;
}

/**
 * Turns an answer into a stream of server-sent events. A comment goes out at once and then every
 * `heartbeatMs`, so that proxies keep the connection and a dead client is noticed.
 */
export function openEventStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { heartbeatMs = 15_000 }: { heartbeatMs?: number } = {},
): EventStream {
  const { raw } = reply;
  const { eventStreams } = request.server;
  const gone = new AbortController();
  reply.hijack();
  request.raw.socket.setTimeout(0);
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  raw.write(': aberto\n\n');
  const heartbeat = setInterval(() => {
    // A client that reads nothing gets no heartbeats on top of what waits for it already.
    if (!raw.writableNeedDrain) raw.write(': vivo\n\n');
  }, heartbeatMs);

  const stream: EventStream = {
    signal: gone.signal,
    send: async (data, id) => {
      if (gone.signal.aborted) return false;
      if (!raw.write(`${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`))
        await once(raw, 'drain', { signal: gone.signal }).catch(() => {});
      return !gone.signal.aborted;
    },
    close: () => {
      if (!gone.signal.aborted) raw.end();
      finish();
    },
  };
  function finish() {
    clearInterval(heartbeat);
    eventStreams.delete(stream);
    gone.abort();
  }
  raw.on('close', finish);
  raw.on('error', finish);
  eventStreams.add(stream);
  return stream;
}
