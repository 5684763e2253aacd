import { once } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Open streams; closed before the server closes. */
    eventStreams: Set<EventStream>;
  }
}

export interface EventStream {
  /**
   * Sends one event as JSON with an id for resuming; waits while the client is slower, so that nothing piles
   * up in memory. A named one is seen only by who listens to that name. Returns false once the client is gone.
   */
  send(data: unknown, id?: number, name?: string): Promise<boolean>;
  /** Aborted when the client disconnects or the stream is closed. */
  readonly signal: AbortSignal;
  close(): void;
}

/**
 * Starts a stream of server-sent events. A comment is sent at once and then every `heartbeatMs`, so that
 * proxies keep the connection and dead clients are noticed.
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
    // No heartbeats for a client that is not reading.
    if (!raw.writableNeedDrain) raw.write(': vivo\n\n');
  }, heartbeatMs);

  const stream: EventStream = {
    signal: gone.signal,
    send: async (data, id, name) => {
      if (gone.signal.aborted) return false;
      const head = `${id === undefined ? '' : `id: ${id}\n`}${name === undefined ? '' : `event: ${name}\n`}`;
      if (!raw.write(`${head}data: ${JSON.stringify(data)}\n\n`))
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
