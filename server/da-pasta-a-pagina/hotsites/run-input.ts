import type { Logger } from 'pino';
import type { SectionId } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { HotsiteStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { Drive } from '#server/adapters/drive/port.ts';
import type { Images } from '#server/adapters/images/port.ts';
import type { CallContext, Intelligence, StyleWriter } from '#server/adapters/intelligence/port.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Db } from '#server/db/client.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { DurableRun } from '#server/kernel/jobs/durable-run.ts';

/** What a run of a hotsite was asked to do, as it is stored with it. */
export type HotsiteRunInput =
  | { task: 'processar'; hotsiteId: number; driveUrl: string; maxAssets: number }
  | { task: 'gerar'; hotsiteId: number; style: HotsiteStyle; motivo: string }
  /** Of the edition in hand, as it was at this `revisao`: its plan, its page, one section of its page. */
  | { task: 'planejar'; hotsiteId: number; revisao: number; secao: SectionId | null }
  | { task: 'escrever'; hotsiteId: number; revisao: number; estilo: HotsiteStyle | null }
  | { task: 'secao'; hotsiteId: number; revisao: number; versaoId: number | null; secao: SectionId };

export interface HotsiteRunDeps {
  db: Db;
  clock: Clock;
  log: Logger;
  drive: Drive;
  images: Images;
  storage: Storage;
  intelligence: Intelligence;
  styles: StyleWriter;
  /** What goes with every call of an engine. */
  callContext(signal: AbortSignal, runId: string | null): CallContext;
}

/** What the work of one run shares. */
export interface HotsiteRunContext extends HotsiteRunDeps {
  durable: DurableRun;
  signal: AbortSignal;
  call: CallContext;
}
