import { z } from 'zod';
import { changesPath } from '../base/lists.ts';
import { route } from '../base/routes.ts';

/**
 * One frame of the change stream: the first contains the version of every list, later ones those that changed
 * ('empreendimentos': 12).
 */
export const changesFrameSchema = z.object({ versoes: z.record(z.string(), z.number().int()) });
export type ChangesFrame = z.infer<typeof changesFrameSchema>;

/** Endless stream of frames reporting which lists have changed (API-22). */
export const changeStream = route({
  method: 'GET',
  path: changesPath,
  summary: 'Avisa, sem terminar, quais listas mudaram (fluxo de eventos)',
  type: 'text/event-stream',
  responses: { 200: changesFrameSchema },
});
