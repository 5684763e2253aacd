import { sideFrames } from '#contract/base/runs.ts';
import { readToken } from '#web/kit/api/token.ts';

/** The part of EventSource used here; tests pass their own. */
export interface EventSourceLike {
  readonly readyState: number;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  addEventListener(name: string, listener: (event: MessageEvent<string>) => void): void;
  onerror: ((event: Event) => void) | null;
  close(): void;
}

export interface StreamHandlers {
  /** One frame: its number (null if none) and parsed data. */
  onFrame: (id: number | null, data: unknown) => void;
  /** The connection broke; it is retried until closed. */
  onBreak: () => void;
}

const closed = 2;
const reopenMs = 3000;

/**
 * Follows a stream of frames; those with a name of their own are told as `connected` events. The browser reconnects with Last-Event-ID; when it gives up (a failed
 * answer), the stream is reopened. Frames already seen are dropped, so replays are harmless. The token is in
 * the query, as EventSource requires (SUP-17).
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
    const hear = (event: MessageEvent<string>, about: object) => {
      // A frame without a number repeats the previous one's.
      const id = event.lastEventId === lastHere ? null : Number(event.lastEventId);
      lastHere = event.lastEventId;
      if (id !== null && id <= last) return;
      if (id !== null) last = id;
      const told: unknown = JSON.parse(event.data);
      handlers.onFrame(id, told && typeof told === 'object' ? { ...about, ...told } : told);
    };
    source.onmessage = (event) => hear(event, {});
    for (const name of sideFrames)
      source.addEventListener(name, (event) => hear(event, { type: 'connected' }));
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
