import { AsyncLocalStorage } from 'node:async_hooks';

export interface RequestContext {
  /** Caller's address, as far as proxies are trusted. */
  address: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work` and everything it starts in a request's context. */
export const inRequest = <Result>(context: RequestContext, work: () => Result): Result =>
  storage.run(context, work);

/** Runs `work` outside any request's context. */
export const outsideRequest = <Result>(work: () => Result): Result => storage.exit(work);

/** The current request, or null in background work. */
export const currentRequest = (): RequestContext | null => storage.getStore() ?? null;
