import type { FastifyInstance } from 'fastify';
import type { Metric } from './metrics.ts';

/** Background work of a process. */
export interface Worker {
  start(): void;
  /** Resolves when current work has ended or was released. */
  stop(): Promise<unknown>;
  /** Omitted where nobody needs to know. */
  isWorking?(): boolean;
}

/** What a slice contributes to the product, built from the parts it asks for. */
export interface Slice<Parts> {
  /** Each mounts calls. */
  routes?: readonly ((app: FastifyInstance, parts: Parts) => void)[];
  workers?: (parts: Parts) => readonly Worker[];
  /** Work of every process, also of one that only serves: it must go on where no other lives. */
  everywhere?: (parts: Parts) => readonly Worker[];
  metrics?: (parts: Parts) => readonly Metric[];
  /** Releases what dead processes held; only when no other process can exist. */
  releaseAll?: () => Promise<unknown>;
}

/** The intersection of the parameters of several functions. */
type AllOf<Each extends readonly unknown[]> = {
  [I in keyof Each]: (parts: Each[I]) => void;
}[number] extends (parts: infer Parts) => void
  ? Parts
  : unknown;

interface Declared<Each extends readonly unknown[], Work, Everywhere, Measured> {
  routes?: { [I in keyof Each]: (app: FastifyInstance, parts: Each[I]) => void };
  workers?: (parts: Work) => readonly Worker[];
  everywhere?: (parts: Everywhere) => readonly Worker[];
  metrics?: (parts: Measured) => readonly Metric[];
  releaseAll?: () => Promise<unknown>;
}

/** Declares a slice; its parts are inferred from what its functions ask for. */
export const defineSlice = <
  Each extends readonly unknown[],
  Work = unknown,
  Everywhere = unknown,
  Measured = unknown,
>(
  declared: Declared<Each, Work, Everywhere, Measured>,
): Slice<AllOf<Each> & Work & Everywhere & Measured> =>
  declared as Slice<AllOf<Each> & Work & Everywhere & Measured>;
