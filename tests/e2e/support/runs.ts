import { type Run, superAiSteps } from '#contract/da-pasta-a-pagina/super-ai.ts';
import type { PainelServer } from '#tests/e2e/support/painel-server.ts';

export const folder = 'https://drive.google.com/drive/folders/1AbC';

/** A run as its call returns it, with overrides. */
export function runOf(overrides: Partial<Run>): Run {
  return {
    runId: 'run-1',
    sessionId: 'sessao-1',
    state: 'running',
    driveUrl: folder,
    engine: 'Motor local',
    step: 'pdf-analysis',
    substep: 'list-pdfs',
    lastEvent: 0,
    steps: superAiSteps.map(({ id }) => ({ id, status: 'pending', done: [] })),
    question: null,
    error: null,
    result: null,
    startedAt: new Date().toISOString(),
    finishedAt: null,
    ...overrides,
  };
}

export const result: NonNullable<Run['result']> = {
  empreendimentoId: 3,
  nome: 'Aurora Jardins',
  hotsiteId: 7,
  rota: 'aurora-jardins',
  pdfsRead: 9,
  totalAssets: 80,
  findings: [
    { level: 'red', message: 'O lançamento não tem número de registro de incorporação.' },
    { level: 'yellow', message: 'Nenhuma planta foi encontrada na pasta.' },
  ],
  skipped: ['“tabela antiga.pdf” está corrompido e ficou de fora.'],
};

/** Accepts starts; returns the screen's session ids. */
export function acceptStarts(painel: PainelServer): {
  sessions: string[];
  bodies: Record<string, unknown>[];
} {
  const seen = { sessions: [] as string[], bodies: [] as Record<string, unknown>[] };
  painel.on('POST /api/super-ai/analyze-complete-with-progress', ({ body }) => {
    const sent = body as { sessionId: string };
    seen.sessions.push(sent.sessionId);
    seen.bodies.push(sent);
    return { status: 202, body: { success: true, sessionId: sent.sessionId, runId: 'run-1' } };
  });
  painel.on('POST /api/super-ai/check-folder', () => ({ body: { previous: null, live: null } }));
  return seen;
}

/** Emits one complete step of a run. */
export function emitStep(painel: PainelServer, sessionId: string, index: number): void {
  const step = superAiSteps[index];
  if (!step) throw new Error(`no step ${index}`);
  painel.emit(sessionId, { type: 'step_start', step: step.id });
  for (const { id } of step.substeps) {
    painel.emit(sessionId, { type: 'substep_start', step: step.id, substep: id });
    painel.emit(sessionId, { type: 'substep_complete', step: step.id, substep: id });
  }
  painel.emit(sessionId, { type: 'step_complete', step: step.id });
}
