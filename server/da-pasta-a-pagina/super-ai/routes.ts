import type { FastifyInstance } from 'fastify';
import { processDrive, readFluxo } from '#contract/da-pasta-a-pagina/fluxo-ai.ts';
import {
  answerRun,
  checkFolder,
  generateFromPdfs,
  getRun,
  interruptRun,
  listRuns,
  progressStream,
  retryRun,
  runPage,
  startSuperAi,
} from '#contract/da-pasta-a-pagina/super-ai.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { done, mount, mountRaw } from '#server/kernel/http/mount.ts';
import { openEventStream } from '#server/kernel/http/sse.ts';
import { processDriveFor, readFluxoOf } from './fluxo-ai.ts';
import { followRun } from './stream.ts';
import type { SuperAiRuns } from './super-ai-runs.ts';

/** Time limit of a synchronous call. */
const syncLimitMs = 15 * 60_000;

export function superAiRoutes(app: FastifyInstance, { superAi }: { superAi: SuperAiRuns }): void {
  mount(app, startSuperAi, async ({ body, request }) => {
    const runId = await superAi.start(body, currentUser(request).id);
    return { ...done, sessionId: body.sessionId, runId };
  });

  mountRaw(app, progressStream, async ({ params, request, reply }) => {
    const after = Number(request.headers['last-event-id'] ?? 0) || 0;
    const run = await superAi.store.runBySession(params.sessionId);
    // A browser reconnecting after the end is told to stop.
    if (run?.terminadoEm && after >= run.lastEvent && after > 0) return reply.code(204).send();
    const stream = openEventStream(request, reply);
    for await (const frame of followRun(superAi, { ...params, after, signal: stream.signal })) {
      await stream.send(frame.event, frame.id, frame.name);
    }
    stream.close();
    return reply;
  });

  mount(app, generateFromPdfs, ({ body, request }) =>
    superAi.generateFromPdfs(body, currentUser(request).id, AbortSignal.timeout(syncLimitMs)),
  );

  mount(app, listRuns, () => superAi.list());
  mount(app, getRun, ({ params }) => superAi.present(params.sessionId));
  mount(app, interruptRun, ({ params, request }) =>
    superAi.interruptSession(params.sessionId, currentUser(request).id),
  );
  mount(app, retryRun, ({ params, request }) =>
    superAi.retrySession(params.sessionId, currentUser(request).id),
  );
  mount(app, answerRun, ({ params, body, request }) =>
    superAi.answer(params.sessionId, body, currentUser(request).id),
  );
  mountRaw(app, runPage, async ({ params, query, reply }) => {
    const { bytes, contentType } = await superAi.questionPage(params.sessionId, query);
    return reply.type(contentType).header('cache-control', 'private, max-age=86400').send(Buffer.from(bytes));
  });
  mount(app, processDrive, ({ body, request }) => processDriveFor(superAi, body, currentUser(request).id));
  mount(app, readFluxo, ({ params }) => readFluxoOf(superAi, params.id));
  mount(app, checkFolder, ({ body }) => superAi.checkFolder(body.driveUrl));
}
