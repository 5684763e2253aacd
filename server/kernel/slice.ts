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

/** What a slice brings to the product. */
export interface Slice {
  routes?: (app: FastifyInstance) => void;
  workers?: readonly Worker[];
  metrics?: readonly Metric[];
  /** Gives back what dead processes held; only where no other process can be. */
  releaseAll?: () => Promise<unknown>;
}
