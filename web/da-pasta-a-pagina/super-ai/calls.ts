import {
  answerRun,
  checkFolder,
  getRun,
  interruptRun,
  progressStream,
  type RunAnswer,
  retryRun,
  startSuperAi,
} from '#contract/da-pasta-a-pagina/super-ai.ts';
import { addressOf, call } from '#web/kit/api/client.ts';

export type StartMode = 'update' | 'create';
export interface StartRequest {
  driveUrl: string;
  sessionId: string;
  mode?: StartMode;
}

/** Super AI calls; the token is sent as bearer header (API-16). */
export const superAiCalls = {
  start: ({ driveUrl, sessionId, mode }: StartRequest) =>
    call(startSuperAi, { body: { driveUrl, maxPDFs: 10, sessionId, mode } }),
  check: (driveUrl: string) => call(checkFolder, { body: { driveUrl } }),
  run: (sessionId: string) => call(getRun, { params: { sessionId } }),
  interrupt: (sessionId: string) => call(interruptRun, { params: { sessionId } }),
  retry: (sessionId: string) => call(retryRun, { params: { sessionId } }),
  answer: (sessionId: string, answer: RunAnswer) => call(answerRun, { params: { sessionId }, body: answer }),
  streamPath: (sessionId: string) => addressOf(progressStream, { params: { sessionId } }),
};
export type SuperAiCalls = typeof superAiCalls;
