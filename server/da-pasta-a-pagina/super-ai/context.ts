import type { Logger } from 'pino';
import type { RunAnswer, RunQuestion } from '#contract/da-pasta-a-pagina/super-ai.ts';
import type { Drive, FolderRef } from '#server/adapters/drive/port.ts';
import type { Images } from '#server/adapters/images/port.ts';
import type { CallContext, Intelligence } from '#server/adapters/intelligence/port.ts';
import type { Ocr } from '#server/adapters/ocr/port.ts';
import type { Pdf } from '#server/adapters/pdf/port.ts';
import type { Sheets } from '#server/adapters/sheets/port.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { DrawHotsite } from '#server/da-pasta-a-pagina/hotsites/service.ts';
import type { Db } from '#server/db/client.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { DurableRun } from '#server/kernel/runs/durable-run.ts';
import type { RunInput } from './run-kinds.ts';

export interface SuperAiDeps {
  db: Db;
  clock: Clock;
  log: Logger;
  drive: Drive;
  storage: Storage;
  images: Images;
  pdf: Pdf;
  sheets: Sheets;
  ocr: Ocr;
  intelligence: Intelligence;
  drawHotsite: DrawHotsite;
  /** Context of every engine call. */
  callContext(signal: AbortSignal, runId: string | null): CallContext;
}

/** What the steps of a run share. */
export interface RunContext<Input = RunInput> extends SuperAiDeps {
  durable: DurableRun;
  input: Input;
  folder: FolderRef;
  signal: AbortSignal;
  /** A person's answers so far. */
  answers: RunAnswer[];
  /** Context of every engine call. */
  call: CallContext;
}

/** The run needs a person's answer. */
export class NeedsAnswer extends Error {
  readonly question: RunQuestion;
  constructor(question: RunQuestion) {
    super(question.text);
    this.name = 'NeedsAnswer';
    this.question = question;
  }
}
