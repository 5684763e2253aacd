import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ProgressEvent } from '#contract/base/runs.ts';
import { type Run, superAiSteps } from '#contract/da-pasta-a-pagina/super-ai.ts';
import { ApiError } from '#web/kit/api/errors.ts';
import type { StreamHandlers } from '#web/kit/api/event-stream.ts';
import { createRunSession, failurePhrase } from './run-session.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const runOf = (state: Run['state'], overrides: Partial<Run> = {}): Run => ({
  runId: 'run-1',
  sessionId: 'sessao-1',
  state,
  driveUrl: 'file:///pasta',
  engine: 'Motor local',
  step: 'pdf-analysis',
  substep: 'list-pdfs',
  lastEvent: 4,
  steps: superAiSteps.map(({ id }) => ({ id, status: 'pending', done: [] })),
  question: null,
  error: null,
  result: null,
  startedAt: '2026-03-12T14:05:00.000Z',
  finishedAt: null,
  ...overrides,
});

/** A session over calls and a stream the test speaks for. */
function followed(answers: { start?: unknown; run?: Run | Error; retry?: Run } = {}) {
  let handlers: StreamHandlers | null = null;
  const told = { lists: 0, complete: 0, finished: 0, failures: [] as { title: string; message: string }[] };
  const closed = vi.fn();
  const paths: string[] = [];
  const settle = <T>(value: T | Error): Promise<T> =>
    value instanceof Error ? Promise.reject(value) : Promise.resolve(value);
  const session = createRunSession({
    calls: {
      start: vi.fn(() => settle((answers.start ?? {}) as never)),
      check: vi.fn(),
      run: vi.fn(() => settle(answers.run ?? new TypeError('Failed to fetch'))),
      interrupt: vi.fn(async () => runOf('interrupted')),
      retry: vi.fn(async () => answers.retry ?? runOf('running')),
      answer: vi.fn(async () => runOf('running')),
      streamPath: (id) => `/stream/${id}`,
    },
    openStream: (path, given) => {
      paths.push(path);
      handlers = given;
      return { close: closed };
    },
    newId: () => 'sessao-1',
    onListsChanged: () => told.lists++,
    onComplete: () => told.complete++,
    onFailure: (failure) => told.failures.push(failure),
    onFinished: () => told.finished++,
  });
  session.setPanelReady(true);
  let n = 0;
  return {
    session,
    told,
    closed,
    paths,
    send: (...events: ProgressEvent[]) => {
      for (const event of events) handlers?.onFrame(++n, event);
    },
    breakStream: () => handlers?.onBreak(),
    statuses: () => session.read().steps.map((step) => step.status),
  };
}

const startOf = (step: string): ProgressEvent => ({ type: 'step_start', step });

test('SUP-14 SUP-17 a start opens the stream of its own session id and sends the call', async () => {
  const { session, paths } = followed();
  await session.start('https://drive.google.com/drive/folders/x');
  expect(paths).toEqual(['/stream/sessao-1']);
});

test('SUP-24 SUP-25 complete: lists read again, told once, and two seconds later the dialog is done', async () => {
  const { session, told, send, closed } = followed();
  await session.start('file:///pasta');
  send({ type: 'complete' });
  expect(told).toMatchObject({ complete: 1, lists: 1, finished: 0 });
  expect(closed).toHaveBeenCalled();
  vi.advanceTimersByTime(1999);
  expect(told.finished).toBe(0);
  vi.advanceTimersByTime(1);
  expect(told.finished).toBe(1);
});

test('SUP-29 SUP-31 a failed request marks all four steps and closes the stream', async () => {
  const error = new ApiError(400, '', JSON.stringify({ message: 'Este link não é de uma pasta.' }));
  const { session, told, statuses, closed } = followed({ start: error });
  await session.start('abc');
  expect(statuses()).toEqual(['error', 'error', 'error', 'error']);
  expect(told.failures).toEqual([
    { title: 'Erro no workflow Super AI', message: 'Este link não é de uma pasta.' },
  ]);
  expect(closed).toHaveBeenCalled();
  expect(session.read().known).toBe(false);
});

test('SUP-31 each step has its phrase', () => {
  expect(superAiSteps.map(({ id }) => failurePhrase(id))).toEqual([
    'Erro ao analisar PDFs',
    'Erro ao processar assets',
    'Erro no workflow Super AI',
    'Erro ao criar hotsite',
  ]);
  expect(failurePhrase(null)).toBe('Erro no workflow Super AI');
});

test('SUP-26 SUP-28 a break nobody can explain: 5 s, then four steps at 0, 0.5, 1 and 1.5 s', async () => {
  const { session, told, statuses, breakStream } = followed();
  await session.start('file:///pasta');
  breakStream();
  await vi.advanceTimersByTimeAsync(4999);
  expect(told.lists).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(told.lists).toBe(1);
  const done = () => statuses().filter((status) => status === 'completed').length;
  await vi.advanceTimersByTimeAsync(1);
  expect(done()).toBe(1);
  await vi.advanceTimersByTimeAsync(498);
  expect(done()).toBe(1);
  await vi.advanceTimersByTimeAsync(2);
  expect(done()).toBe(2);
  await vi.advanceTimersByTimeAsync(500);
  expect(done()).toBe(3);
  await vi.advanceTimersByTimeAsync(500);
  expect(done()).toBe(4);
  expect(session.read().phase).toBe('unconfirmed');
  expect(told).toMatchObject({ complete: 0, finished: 0 });
});

test('SUP-26 with three steps left they turn at 0.5, 1 and 1.5 s', async () => {
  const { session, send, statuses, breakStream } = followed();
  await session.start('file:///pasta');
  send(startOf('pdf-analysis'), { type: 'step_complete', step: 'pdf-analysis' });
  breakStream();
  await vi.advanceTimersByTimeAsync(5499);
  expect(statuses()[1]).toBe('pending');
  await vi.advanceTimersByTimeAsync(1);
  expect(statuses()[1]).toBe('completed');
});

test('SUP-27 a run the server says has failed is shown as failed', async () => {
  const run = runOf('failed', { error: { step: 'assets-processing', message: 'Disco cheio.' } });
  const { session, told, statuses, breakStream } = followed({ run });
  await session.start('file:///pasta');
  breakStream();
  await vi.advanceTimersByTimeAsync(5000);
  expect(statuses()).toEqual(['error', 'error', 'error', 'error']);
  expect(told.failures).toEqual([{ title: 'Erro ao processar assets', message: 'Disco cheio.' }]);
});

test('SUP-27 a run the server says is running is followed on, and a later break asks again', async () => {
  const { session, send, statuses, told, breakStream } = followed({ run: runOf('running') });
  await session.start('file:///pasta');
  breakStream();
  breakStream();
  await vi.advanceTimersByTimeAsync(9000);
  expect(statuses()).toEqual(['pending', 'pending', 'pending', 'pending']);
  expect(told.lists).toBe(1);
  send(startOf('pdf-analysis'));
  expect(statuses()[0]).toBe('processing');
  breakStream();
  await vi.advanceTimersByTimeAsync(5000);
  expect(told.lists).toBe(2);
});

test('SUP-27 a run the server says is complete ends as complete after its steps were marked', async () => {
  const { session, told, breakStream } = followed({ run: runOf('completed') });
  await session.start('file:///pasta');
  breakStream();
  await vi.advanceTimersByTimeAsync(6501);
  expect(told.complete).toBe(1);
  expect(session.read().phase).toBe('completed');
});

test('SUP-27 a stream that comes back with the end is believed over the assumption', async () => {
  const { session, send, told, breakStream } = followed();
  await session.start('file:///pasta');
  breakStream();
  await vi.advanceTimersByTimeAsync(5600);
  send({ type: 'error', step: 'pdf-analysis', message: 'Nenhum PDF.' });
  await vi.advanceTimersByTimeAsync(3000);
  expect(session.read().phase).toBe('failed');
  expect(told.failures).toHaveLength(1);
});

test('SUP-30 a retry goes on from what the server says is done, and passes over what was already told', async () => {
  const steps = superAiSteps.map(({ id }, index) => ({
    id,
    status: index === 0 ? ('completed' as const) : ('pending' as const),
    done: [],
  }));
  const { session, send, statuses } = followed({ retry: runOf('running', { steps, lastEvent: 3 }) });
  await session.start('file:///pasta');
  send({ type: 'error', message: 'x' });
  await session.retry();
  expect(statuses()).toEqual(['completed', 'pending', 'pending', 'pending']);
  send({ type: 'error', message: 'já contado' });
  expect(session.read().phase).toBe('running');
  send({ type: 'step_complete', step: 'assets-processing', data: { totalAssets: 80 } });
  expect(statuses()[1]).toBe('pending');
  expect(session.read().outcome).toEqual({ totalAssets: 80 });
  send(startOf('assets-processing'));
  expect(statuses()[1]).toBe('processing');
});

test('leaving the dialog stops the following: nothing is told any more', async () => {
  const { session, send, told, breakStream } = followed();
  await session.start('file:///pasta');
  session.dispose();
  send({ type: 'complete' });
  breakStream();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told).toMatchObject({ complete: 0, lists: 0, finished: 0 });
});
