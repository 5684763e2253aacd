import { readToken } from '#web/kit/api/token.ts';

/** What an EventSource is used for here; tests bring one of their own. */
export interface EventSourceLike {
  readonly readyState: number;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onerror: ((event: Event) => void) | null;
  close(): void;
}

export interface StreamHandlers {
  /** One frame: its number (null when the server gave none) and its parsed data. */
  onFrame: (id: number | null, data: unknown) => void;
  /** The connection broke. The stream goes on trying until it is closed. */
  onBreak: () => void;
}

const closed = 2;
const reopenMs = 3000;

/**
 * Follows a stream of unnamed frames. The browser reconnects with Last-Event-ID by itself; where it
 * gives up (a failed answer), the stream is opened anew. A frame that was already seen is dropped,
 * so a replay does no harm. The token travels in the query, which an EventSource needs (SUP-17).
 */
export function openEventStream(
  path: string,
  handlers: StreamHandlers,
  create: (url: string) => EventSourceLike = (url) => new EventSource(url),
): { close: () => void } {
  let source: EventSourceLike;
  let last = 0;
  let reopening: ReturnType<typeof setTimeout> | undefined;

  function open() {
    let lastHere = '';
    source = create(`${path}?token=${encodeURIComponent(readToken() ?? '')}`);
    source.onmessage = (event) => {
      // A frame without a number carries the one before it.
      const id = event.lastEventId === lastHere ? null : Number(event.lastEventId);
      lastHere = event.lastEventId;
      if (id !== null && id <= last) return;
      if (id !== null) last = id;
      handlers.onFrame(id, JSON.parse(event.data));
    };
    source.onerror = () => {
      if (source.readyState === closed) reopening = setTimeout(open, reopenMs);
      handlers.onBreak();
    };
  }
  open();

  return {
    close() {
      clearTimeout(reopening);
      source.close();
    },
  };
}
