import { z } from 'zod';

const eventData = z.record(z.string(), z.unknown()).optional();
/** The seven progress event types (SUP-20, SUP-21), as sent in a frame's `data:`. */
export const progressEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('connected'), message: z.string().optional(), data: eventData }),
  z.object({
    type: z.literal('step_start'),
    step: z.string(),
    message: z.string().optional(),
    data: eventData,
  }),
  z.object({
    type: z.literal('step_complete'),
    step: z.string(),
    message: z.string().optional(),
    data: eventData,
  }),
  z.object({
    type: z.literal('substep_start'),
    step: z.string(),
    substep: z.string(),
    message: z.string().optional(),
    data: eventData,
  }),
  z.object({
    type: z.literal('substep_complete'),
    step: z.string(),
    substep: z.string(),
    message: z.string().optional(),
    data: eventData,
  }),
  z.object({
    type: z.literal('error'),
    step: z.string().optional(),
    substep: z.string().optional(),
    message: z.string(),
    data: eventData,
  }),
  z.object({ type: z.literal('complete'), message: z.string().optional(), data: eventData }),
]);
export type ProgressEvent = z.infer<typeof progressEventSchema>;

/**
 * Named frames between those of the seven types, which clients of unnamed frames never see: counts of items,
 * what is asked, answered or noted on the way, and the place of a run that waits for its turn. They carry `message` and `data`, as a `connected` event does.
 */
export const sideFrames = ['contagem', 'aviso', 'fila'] as const;
export type SideFrame = (typeof sideFrames)[number];

/** 'Na fila: 2 execuções antes desta', of a run that waits for its turn. */
export const placeWords = (place: number): string =>
  place === 1
    ? 'Na fila: é a próxima a começar'
    : `Na fila: ${place - 1} ${place === 2 ? 'execução' : 'execuções'} antes desta`;

export const runStates = ['running', 'waiting', 'completed', 'failed', 'interrupted'] as const;
export const runStateSchema = z.enum(runStates);
export type RunState = z.infer<typeof runStateSchema>;
/** States of runs that are still going, and of those that ended without success. */
export const liveStates: RunState[] = ['running', 'waiting'];
export const stoppedStates: RunState[] = ['failed', 'interrupted'];
