import {
  answerRun,
  checkFolder,
  type FolderCheck,
  getRun,
  interruptRun,
  progressStream,
  type Run,
  type RunAnswer,
  retryRun,
  type StartedRun,
  startSuperAi,
} from '#contract/da-pasta-a-pagina/super-ai.ts';
import { fillPath, request } from '#web/kit/api/client.ts';

export type StartMode = 'update' | 'create';
export interface StartRequest {
  driveUrl: string;
  sessionId: string;
  mode?: StartMode;
}

/** The Super AI's calls; the token goes as bearer header (API-16). */
export const superAiCalls = {
  start: ({ driveUrl, sessionId, mode }: StartRequest) =>
    request<StartedRun>('POST', startSuperAi.path, { driveUrl, maxPDFs: 10, sessionId, mode }),
  check: (driveUrl: string) => request<FolderCheck>('POST', checkFolder.path, { driveUrl }),
  run: (sessionId: string) => request<Run>('GET', fillPath(getRun.path, { sessionId })),
  interrupt: (sessionId: string) => request<Run>('POST', fillPath(interruptRun.path, { sessionId }), {}),
  retry: (sessionId: string) => request<Run>('POST', fillPath(retryRun.path, { sessionId }), {}),
  answer: (sessionId: string, answer: RunAnswer) =>
    request<Run>('POST', fillPath(answerRun.path, { sessionId }), answer),
  streamPath: (sessionId: string) => fillPath(progressStream.path, { sessionId }),
};
export type SuperAiCalls = typeof superAiCalls;
