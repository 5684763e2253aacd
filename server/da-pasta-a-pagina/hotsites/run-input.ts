import type { Logger } from 'pino';
import type { Drive } from '#server/adapters/drive/port.ts';
import type { Images } from '#server/adapters/images/port.ts';
import type { CallContext, Intelligence, StyleWriter } from '#server/adapters/intelligence/port.ts';
import type { Ocr } from '#server/adapters/ocr/port.ts';
import type { Pdf } from '#server/adapters/pdf/port.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Db } from '#server/db/client.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { DurableRun } from '#server/kernel/runs/durable-run.ts';
import type { DrawHotsite } from './see-page.ts';

export interface HotsiteRunDeps {
  db: Db;
  clock: Clock;
  log: Logger;
  drive: Drive;
  images: Images;
  pdf: Pdf;
  ocr: Ocr;
  storage: Storage;
  intelligence: Intelligence;
  /** The rules, whichever engine is configured. */
  local: Intelligence;
  styles: StyleWriter;
  drawHotsite: DrawHotsite;
  /** Context of every engine call. */
  callContext(signal: AbortSignal, runId: string | null): CallContext;
}

/** What the work of a run shares. */
export interface HotsiteRunContext extends HotsiteRunDeps {
  durable: DurableRun;
  signal: AbortSignal;
  call: CallContext;
}
