import type { FastifyInstance } from 'fastify';
import type { Metric } from './metrics.ts';

/** Work that goes on by itself while the process lives. */
export interface Worker {
  start(): void;
  /** Once what is under way has ended or was given back. */
  stop(): Promise<unknown>;
  /** Left out where nobody needs to know. */
  isWorking?(): boolean;
}

/** What a slice brings to the product, made of those parts of it that it asks for. */
export interface Slice<Parts> {
  /** Each puts calls onto the server. */
  routes?: readonly ((app: FastifyInstance, parts: Parts) => void)[];
  workers?: (parts: Parts) => readonly Worker[];
  metrics?: (parts: Parts) => readonly Metric[];
  /** Gives back what dead processes held; only where no other process can be. */
  releaseAll?: () => Promise<unknown>;
}

/** All that each of some functions asks for. */
type AllOf<Each extends readonly unknown[]> = {
  [I in keyof Each]: (parts: Each[I]) => void;
}[number] extends (parts: infer Parts) => void
  ? Parts
  : unknown;

interface Declared<Each extends readonly unknown[], Work, Measured> {
  routes?: { [I in keyof Each]: (app: FastifyInstance, parts: Each[I]) => void };
  workers?: (parts: Work) => readonly Worker[];
  metrics?: (parts: Measured) => readonly Metric[];
  releaseAll?: () => Promise<unknown>;
}

/** A slice out of its declaration; it asks for all that what it brings asks for. */
export const defineSlice = <Each extends readonly unknown[], Work = unknown, Measured = unknown>(
  declared: Declared<Each, Work, Measured>,
): Slice<AllOf<Each> & Work & Measured> => declared as Slice<AllOf<Each> & Work & Measured>;
