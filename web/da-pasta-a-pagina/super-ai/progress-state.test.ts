import { expect, test } from 'vitest';
import type { ProgressEvent } from '#contract/base/runs.ts';
import { type Run, superAiSteps } from '#contract/da-pasta-a-pagina/super-ai.ts';
import {
  overallPercent,
  type Progress,
  reduceProgress,
  startProgress,
  statusLabels,
  stepPercent,
} from './progress-state.ts';
import { resultsLine } from './results.ts';

const after = (...events: ProgressEvent[]): Progress =>
  events.reduce((state, event) => reduceProgress(state, { type: 'event', event }), startProgress);
const statuses = (state: Progress) => state.steps.map((step) => step.status);

test('a run that waits for its turn says its place in the place of its results, until it begins', () => {
  const waiting = after({ type: 'connected', data: { lugar: 3 } });
  expect(resultsLine(waiting)).toBe('Na fila: 2 execuções antes desta');
  expect(
    resultsLine(reduceProgress(waiting, { type: 'event', event: { type: 'connected', data: { lugar: 1 } } })),
  ).toBe('Na fila: é a próxima a começar');
  const begun = reduceProgress(waiting, {
    type: 'event',
    event: { type: 'connected', data: { lugar: null } },
  });
  expect(resultsLine(begun)).toBe('Lendo a pasta...');
});

/** Every event of a step, in order. */
function wholeStep(index: number): ProgressEvent[] {
  const step = superAiSteps[index]!;
  return [
    { type: 'step_start', step: step.id },
    ...step.substeps.flatMap((substep): ProgressEvent[] => [
      { type: 'substep_start', step: step.id, substep: substep.id },
      { type: 'substep_complete', step: step.id, substep: substep.id },
    ]),
    { type: 'step_complete', step: step.id },
  ];
}

const run = (overrides: Partial<Run>): Run => ({
  runId: 'r',
  sessionId: 's',
  state: 'running',
  driveUrl: 'file:///pasta',
  engine: 'Motor local',
  step: 'assets-processing',
  substep: 'download-assets',
  lastEvent: 20,
  steps: superAiSteps.map(({ id, substeps }, index) => ({
    id,
    status: index === 0 ? 'completed' : index === 1 ? 'processing' : 'pending',
    done: index === 0 ? substeps.map((substep) => substep.id) : [],
  })),
  question: null,
  error: null,
  result: null,
  startedAt: '2026-03-12T14:05:00.000Z',
  finishedAt: null,
  ...overrides,
});

test('SUP-06 steps stand in their order with their four labels', () => {
  expect(startProgress.steps.map((step) => step.id)).toEqual([
    'pdf-analysis',
    'assets-processing',
    'blueprint-creation',
    'hotsite-generation',
  ]);
  expect(Object.values(statusLabels)).toEqual(['Aguardando', 'Em execução', 'Concluído', 'Erro']);
  expect(statuses(after({ type: 'step_start', step: 'pdf-analysis' }))).toEqual([
    'processing',
    'pending',
    'pending',
    'pending',
  ]);
});

test('SUP-07 a step shows the share of its substeps, the whole the share of its steps', () => {
  const half = after(...wholeStep(0).slice(0, 7));
  expect(stepPercent(half.steps[0]!)).toBe(50);
  expect(overallPercent(half)).toBe(0);
  expect(overallPercent(after(...wholeStep(0)))).toBe(25);
  const all = after(...[0, 1, 2, 3].flatMap(wholeStep), { type: 'complete' });
  expect(overallPercent(all)).toBe(100);
  expect(all.phase).toBe('completed');
});

test('WIR-02 a stand-in is named once, also to who comes to the run later', () => {
  const told: ProgressEvent = {
    type: 'connected',
    data: { note: true },
    message: 'Escrever a página: feito por Motor local no lugar de OpenAI x. O provedor recusou a chave.',
  };
  expect(after({ type: 'connected', message: 'Retomada.' }, told, told).standIns).toEqual([told.message]);
  const joined = reduceProgress(startProgress, { type: 'run', run: run({}) });
  const recalled = reduceProgress(joined, { type: 'recall', event: told });
  expect(recalled.standIns).toEqual([told.message]);
  expect(reduceProgress(recalled, { type: 'run', run: run({ state: 'completed' }) }).standIns).toEqual([
    told.message,
  ]);
});

test('SUP-21 the same event twice changes nothing the second time', () => {
  expect(after(...wholeStep(0), ...wholeStep(0))).toEqual(after(...wholeStep(0)));
  const substep = wholeStep(0).slice(1, 3);
  expect(stepPercent(after(...substep, ...substep).steps[0]!)).toBe(16);
});

test('SUP-29 SUP-30 an error event marks all four steps and remembers where it happened', () => {
  const state = after(
    ...wholeStep(0),
    { type: 'step_start', step: 'assets-processing' },
    {
      type: 'error',
      message: 'Disco cheio.',
    },
  );
  expect(statuses(state)).toEqual(['error', 'error', 'error', 'error']);
  expect(state.failure).toEqual({ step: 'assets-processing', message: 'Disco cheio.' });
  expect(resultsLine(state)).toBe('Falhou em “Processamento de Assets”: Disco cheio.');
});

test('an interruption keeps what is done and waits to be taken up', () => {
  const state = after(
    ...wholeStep(0),
    { type: 'step_start', step: 'assets-processing' },
    {
      type: 'error',
      message: 'Execução interrompida a pedido',
      data: { interrupted: true },
    },
  );
  expect(state.phase).toBe('interrupted');
  expect(statuses(state)).toEqual(['completed', 'pending', 'pending', 'pending']);
});

test('SUP-05 the results line tells what the run has brought', () => {
  const told = (data: Record<string, unknown>): ProgressEvent => ({ type: 'connected', data });
  expect(resultsLine(after(told({ pdfsRead: 1 })))).toBe('1 PDF lido');
  expect(
    resultsLine(after(told({ pdfsRead: 9, totalAssets: 80 }), told({ sections: 6, rota: 'aurora-jardins' }))),
  ).toBe('9 PDFs lidos · 80 assets classificados · 6 seções · /hotsite/aurora-jardins');
  expect(
    resultsLine(
      after({
        type: 'substep_complete',
        step: 'pdf-analysis',
        substep: 'extract-text',
        message: '9 PDFs lidos',
      }),
    ),
  ).toBe('9 PDFs lidos');
});

test('counts between events and a question are shown, and go when the server takes them back', () => {
  const question = { kind: 'incorporadora', text: 'Quem incorpora?', opcoes: [] };
  const asked = after({ type: 'connected', data: { question, progress: { 'download-assets': 12 } } });
  expect(asked.counts).toEqual({ 'download-assets': 12 });
  expect(asked.question).toEqual(question);
  const event: ProgressEvent = { type: 'connected', data: { question: null } };
  expect(reduceProgress(asked, { type: 'event', event }).question).toBeNull();
});

test('data of an unknown shape is passed over', () => {
  const event: ProgressEvent = {
    type: 'connected',
    data: { pdfsRead: 'nove', progress: 'x', findings: 3, question: { kind: 'outra' } },
  };
  const state = after(event);
  expect(state.outcome).toEqual({});
  expect(state.question).toBeNull();
});

test('a run as the server tells it takes the place of what was known', () => {
  const state = reduceProgress(after({ type: 'error', message: 'x' }), { type: 'run', run: run({}) });
  expect(state.phase).toBe('running');
  expect(state.failure).toBeNull();
  expect(statuses(state)).toEqual(['completed', 'processing', 'pending', 'pending']);
  expect(state.steps[1]!.active).toBe('download-assets');
  const failed = reduceProgress(startProgress, {
    type: 'run',
    run: run({ state: 'failed', error: { step: 'assets-processing', message: 'Sem espaço.' } }),
  });
  expect(statuses(failed)).toEqual(['error', 'error', 'error', 'error']);
  expect(failed.failure?.step).toBe('assets-processing');
});
