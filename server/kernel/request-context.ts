import { AsyncLocalStorage } from 'node:async_hooks';

export interface RequestContext {
  /** Address of the caller, as far as proxies are believed. */
  address: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work` and whatever it starts as part of a request. */
export const inRequest = <Result>(context: RequestContext, work: () => Result): Result =>
  storage.run(context, work);

/** Runs `work` as part of no request, whoever set it off. */
export const outsideRequest = <Result>(work: () => Result): Result => storage.exit(work);

/** The request being answered, or null in work nobody waits for. */
export const currentRequest = (): RequestContext | null => storage.getStore() ?? null;
