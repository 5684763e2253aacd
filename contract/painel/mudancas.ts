import { z } from 'zod';
import { changesPath } from '../base/lists.ts';
import { route } from '../base/routes.ts';

/**
 * One frame of the change stream: the first holds the version of every list that was ever written,
 * each further one the versions that have moved since ('empreendimentos': 12).
 */
export const changesFrameSchema = z.object({ versoes: z.record(z.string(), z.number().int()) });
export type ChangesFrame = z.infer<typeof changesFrameSchema>;

/** Tells which lists have changed, whoever changed them (API-22). An unending stream of frames. */
export const changeStream = route({
  method: 'GET',
  path: changesPath,
  summary: 'Avisa, sem terminar, quais listas mudaram (fluxo de eventos)',
  type: 'text/event-stream',
  responses: { 200: changesFrameSchema },
});
