import type { ProgressEvent } from '#contract/base/runs.ts';
import {
  type Run,
  type RunQuestion,
  runQuestionSchema,
  superAiSteps,
} from '#contract/da-pasta-a-pagina/super-ai.ts';

export type StepStatus = 'pending' | 'processing' | 'completed' | 'error';

export const statusLabels: Record<StepStatus, string> = {
  pending: 'Aguardando',
  processing: 'Em execução',
  completed: 'Concluído',
  error: 'Erro',
};

/** 'unconfirmed': the stream broke and the outcome is unknown (SUP-26). */
type Phase = 'running' | 'completed' | 'failed' | 'interrupted' | 'unconfirmed';

export interface StepProgress {
  id: string;
  status: StepStatus;
  /** Ids of completed substeps. */
  done: string[];
  /** Id of the current substep. */
  active: string | null;
}

export interface Finding {
  level: 'red' | 'yellow';
  message: string;
}

/** What the run has reported of its result. */
interface RunOutcome {
  empreendimentoId?: number;
  nome?: string;
  pdfsRead?: number;
  totalAssets?: number;
  sections?: number;
  rota?: string;
  findings?: Finding[];
  /** Why the page is not public. */
  rascunho?: string;
  skipped?: string[];
}

export interface Progress {
  phase: Phase;
  /** The server knows the run, so it can be stopped and resumed. */
  known: boolean;
  steps: StepProgress[];
  /** By substep: note, item count, finished items. */
  notes: Record<string, string>;
  totals: Record<string, number>;
  counts: Record<string, number>;
  /** Its place while it waits for its turn; else null. */
  place: number | null;
  engine: string | null;
  /** A sentence per fallback engine, as on the run's page. */
  standIns: string[];
  question: RunQuestion | null;
  outcome: RunOutcome;
  failure: { step: string | null; message: string } | null;
}

export type Action =
  | { type: 'event'; event: ProgressEvent }
  /** An event older than the server's state: only its result data is new. */
  | { type: 'recall'; event: ProgressEvent }
  | { type: 'started' }
  | { type: 'run'; run: Run }
  | { type: 'fail'; step: string | null; message: string }
  | { type: 'assume-step' }
  | { type: 'end-unconfirmed' };

export const startProgress: Progress = {
  phase: 'running',
  known: false,
  steps: superAiSteps.map(({ id }) => ({ id, status: 'pending', done: [], active: null })),
  notes: {},
  totals: {},
  counts: {},
  place: null,
  engine: null,
  standIns: [],
  question: null,
  outcome: {},
  failure: null,
};

const substepsOf = (id: string) => superAiSteps.find((step) => step.id === id)?.substeps ?? [];

/** Percentage of a step's completed substeps (SUP-07). */
export function stepPercent(step: StepProgress): number {
  const total = substepsOf(step.id).length;
  return step.status === 'completed' ? 100 : Math.floor((step.done.length / total) * 100);
}

/** Percentage of completed steps, at most 100 (SUP-07). */
export function overallPercent({ steps }: Progress): number {
  const done = steps.filter((step) => step.status === 'completed').length;
  return Math.min(100, (done / steps.length) * 100);
}

/** The run has ended, known or assumed. */
export const isOver = ({ phase }: Progress) => phase !== 'running';
export const isAllDone = ({ steps }: Progress) => steps.every((step) => step.status === 'completed');

function withStep(
  state: Progress,
  id: string,
  change: (step: StepProgress) => Partial<StepProgress>,
): Progress {
  const steps = state.steps.map((step) => (step.id === id ? { ...step, ...change(step) } : step));
  return { ...state, steps };
}

const complete = (step: StepProgress): StepProgress => ({
  ...step,
  status: 'completed',
  active: null,
  done: substepsOf(step.id).map((substep) => substep.id),
});

/** All four steps turn to error; the place is in `failure` (SUP-29, SUP-30). */
function fail(state: Progress, step: string | null, message: string): Progress {
  return {
    ...state,
    phase: 'failed',
    question: null,
    failure: { step, message },
    steps: state.steps.map((entry) => ({ ...entry, status: 'error', active: null })),
  };
}

function interrupt(state: Progress, message: string): Progress {
  const steps = state.steps.map((step) =>
    step.status === 'processing' ? { ...step, status: 'pending' as const, active: null } : step,
  );
  return { ...state, phase: 'interrupted', question: null, steps, failure: { step: null, message } };
}

const numbersOf = (value: unknown): Record<string, number> =>
  Object.fromEntries(Object.entries(value ?? {}).filter((entry) => typeof entry[1] === 'number'));

/** Extracts displayed data of an event; the rest is ignored. */
function absorb(state: Progress, event: ProgressEvent): Progress {
  const data = event.data ?? {};
  const next: Progress = { ...state, outcome: { ...state.outcome } };
  for (const key of ['empreendimentoId', 'pdfsRead', 'totalAssets', 'sections'] as const)
    if (typeof data[key] === 'number') next.outcome[key] = data[key];
  for (const key of ['nome', 'rota', 'rascunho'] as const)
    if (typeof data[key] === 'string') next.outcome[key] = data[key];
  if (Array.isArray(data.findings)) next.outcome.findings = data.findings as Finding[];
  if (Array.isArray(data.skipped)) next.outcome.skipped = data.skipped as string[];
  if (typeof data.engine === 'string') next.engine = data.engine;
  if (data.note === true && event.message && !state.standIns.includes(event.message))
    next.standIns = [...state.standIns, event.message];
  if (data.question === null) next.question = null;
  const question = runQuestionSchema.safeParse(data.question);
  if (question.success) next.question = question.data;
  if (data.lugar !== undefined) next.place = typeof data.lugar === 'number' ? data.lugar : null;
  if (data.progress) next.counts = { ...state.counts, ...numbersOf(data.progress) };
  return next;
}

function applyEvent(before: Progress, event: ProgressEvent): Progress {
  const state = absorb(before, event);
  if (event.type !== 'connected') state.known = true;
  switch (event.type) {
    case 'connected':
      return state;
    case 'step_start':
      return withStep(state, event.step, (step) => ({
        status: step.status === 'completed' ? step.status : 'processing',
      }));
    case 'substep_start': {
      const { total, done } = event.data ?? {};
      if (typeof total === 'number') state.totals = { ...state.totals, [event.substep]: total };
      if (typeof done === 'number') state.counts = { ...state.counts, [event.substep]: done };
      return withStep(state, event.step, (step) =>
        step.status === 'completed' ? {} : { status: 'processing', active: event.substep },
      );
    }
    case 'substep_complete':
      if (event.message) state.notes = { ...state.notes, [event.substep]: event.message };
      return withStep(state, event.step, (step) => ({
        done: [...new Set([...step.done, event.substep])],
        active: step.active === event.substep ? null : step.active,
      }));
    case 'step_complete':
      return withStep(state, event.step, complete);
    case 'error': {
      if (event.data?.interrupted) return interrupt(state, event.message);
      const at = state.steps.find((step) => step.status === 'processing');
      return fail(state, event.step ?? at?.id ?? null, event.message);
    }
    case 'complete':
      return { ...state, phase: 'completed', question: null, steps: state.steps.map(complete) };
  }
}

/** Replaces the state by the server's run (on return, retry, answer). */
function fromRun(state: Progress, run: Run): Progress {
  const known: Progress = {
    ...state,
    phase: 'running',
    known: true,
    failure: null,
    place: null,
    engine: run.engine,
    question: run.question,
    outcome: { ...state.outcome, ...presentFields(run.result) },
    steps: run.steps.map(({ id, status, done }) => ({
      id,
      status,
      done,
      active: status === 'processing' && run.step === id ? run.substep : null,
    })),
  };
  if (run.state === 'failed') return fail(known, run.error?.step ?? run.step, run.error?.message ?? '');
  if (run.state === 'interrupted') return interrupt(known, run.error?.message ?? '');
  if (run.state === 'completed') return { ...known, phase: 'completed', steps: known.steps.map(complete) };
  return known;
}

const presentFields = (result: Run['result']): RunOutcome =>
  Object.fromEntries(Object.entries(result ?? {}).filter((entry) => entry[1] !== null));

/** The pane's next state. Pure. */
export function reduceProgress(state: Progress, action: Action): Progress {
  switch (action.type) {
    case 'event':
      return applyEvent(state, action.event);
    case 'recall': {
      const { outcome, notes, standIns, totals } = applyEvent(state, action.event);
      return { ...state, outcome, notes, standIns, totals };
    }
    case 'started':
      return { ...state, known: true };
    case 'run':
      return fromRun(state, action.run);
    case 'fail':
      return fail(state, action.step, action.message);
    case 'assume-step': {
      const next = state.steps.find((step) => step.status !== 'completed');
      return next ? withStep(state, next.id, complete) : state;
    }
    case 'end-unconfirmed':
      return { ...state, phase: 'unconfirmed', question: null };
  }
}
