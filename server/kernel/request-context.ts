import { AsyncLocalStorage } from 'node:async_hooks';
import { currentSpanTrace, newTrace, type Trace } from './trace.ts';

export interface RequestContext {
  /** Caller's address, as far as proxies are trusted; null in background work. */
  address: string | null;
  /** Identifies the request in the log and in what the caller is told. */
  requestId?: string;
  trace: Trace;
  /** Name of the token, if a machine called. */
  machine?: string | undefined;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work` and everything it starts in a request's context. */
export const inRequest = <Result>(context: RequestContext, work: () => Result): Result =>
  storage.run(context, work);

/** Runs a piece of background work, whose log lines and calls are one trace of its own. */
export const inBackground = <Result>(work: () => Result): Result =>
  storage.run({ address: null, trace: currentSpanTrace() ?? newTrace() }, work);

/** Runs `work` outside any request's context. */
export const outsideRequest = <Result>(work: () => Result): Result => storage.exit(work);

/** The current request or piece of work, or null outside of both. */
export const currentRequest = (): RequestContext | null => storage.getStore() ?? null;
