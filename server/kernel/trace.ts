import { randomBytes } from 'node:crypto';

/** One distributed trace, as far as it is told from caller to callee (W3C Trace Context). */
export interface Trace {
  /** 32 hexadecimal digits. */
  traceId: string;
  /** Two hexadecimal digits; the last bit says whether the caller records it. */
  flags: string;
  /** What other systems add; passed on as it came. */
  state: string | null;
}

const form = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const members = /^[\x20-\x7e\t]{1,512}$/;

/** The caller's trace; null if it names none, or none that is well-formed. */
export function readTrace(parent: unknown, state: unknown): Trace | null {
  const [, version, traceId = '', spanId = '', flags = '', more] =
    (typeof parent === 'string' && form.exec(parent)) || [];
  // Version 00 ends here; later ones may go on.
  if (!version || version === 'ff' || (version === '00' && more)) return null;
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return null;
  return { traceId, flags, state: typeof state === 'string' && members.test(state) ? state : null };
}

/** A trace that begins here; a request's is named after the request. */
export const newTrace = (requestId?: string): Trace => ({
  traceId: requestId?.replaceAll('-', '') ?? randomBytes(16).toString('hex'),
  flags: '00',
  state: null,
});

/** Headers that tell a callee of the trace. */
export function traceHeaders({ traceId, flags, state }: Trace): Record<string, string> {
  const span = randomBytes(8).toString('hex');
  return { traceparent: `00-${traceId}-${span}-${flags}`, ...(state ? { tracestate: state } : {}) };
}

/** Where OpenTelemetry's API keeps what a preload has set up, and the key of its current span. */
const api = Symbol.for('opentelemetry.js.api.1');
const spanKey = Symbol.for('OpenTelemetry Context Key SPAN');

interface Preloaded {
  context?: {
    active(): {
      getValue(key: symbol): { spanContext(): { traceId: string; traceFlags: number } } | undefined;
    };
  };
}
const preloaded = () => (globalThis as { [api]?: Preloaded })[api]?.context;

/** Whether OpenTelemetry was preloaded: it then tells callees of the trace itself. */
export const isTracedElsewhere = (): boolean => preloaded() !== undefined;

/** The trace of a preloaded OpenTelemetry's current span; null without one. */
export function currentSpanTrace(): Trace | null {
  const span = preloaded()?.active().getValue(spanKey)?.spanContext();
  if (!span) return null;
  return { traceId: span.traceId, flags: span.traceFlags.toString(16).padStart(2, '0'), state: null };
}
