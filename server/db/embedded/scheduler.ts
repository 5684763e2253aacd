import type { MessagePort } from 'node:worker_threads';
import { FrameReader } from './frames.ts';

/** The part of the engine used here. */
export interface RawEngine {
  execProtocolRawStream(unit: Uint8Array, options: { onRawData: (data: Uint8Array) => void }): Promise<void>;
  exec(query: string): Promise<unknown>;
  isInTransaction(): boolean;
}

/** How far what was written is on disk (`DurableFiles`). */
export interface Durability {
  readonly asked: number;
  readonly durable: number;
  segments: number;
  onDurable: () => void;
}

/** With this many new segments of 16 MB in its log the engine makes a checkpoint: alone it makes none. */
const segmentsPerCheckpoint = 8;

/** How an error reports that the server has crashed. */
const panic = Buffer.from('\0VPANIC\0');

interface Session {
  port: MessagePort;
  lastUsed: number;
}
/** Answers that wait until what they acknowledge is on disk. */
interface Held {
  session: Session;
  answers: Uint8Array<ArrayBuffer>[];
  until: number;
}
interface SchedulerOptions {
  files?: Durability;
  idleTransactionMs?: number;
  gaveUp?: () => void;
}

/**
 * Multiplexes many connections onto the engine's single session: units run one after the other, and from
 * BEGIN to COMMIT all come from the connection that began. A transaction idle for `idleTransactionMs` while
 * others wait is cut off, so that a forgotten one cannot block the product. `gaveUp` is called when the
 * engine reports that it cannot continue. While one caller's commit is being synced the next one's work runs:
 * their answers leave in order, each once it is on disk.
 */
export function createScheduler(
  engine: RawEngine,
  { files, idleTransactionMs = 30_000, gaveUp = () => {} }: SchedulerOptions = {},
) {
  const waiting: { session: Session; unit: Uint8Array }[] = [];
  const held: Held[] = [];
  let owner: Session | null = null;
  let busy: Promise<void> | null = null;
  let finished = 0;

  async function run(session: Session, unit: Uint8Array): Promise<void> {
    const answers: Uint8Array<ArrayBuffer>[] = [];
    await engine.execProtocolRawStream(unit, {
      onRawData: (data) => {
        if (Buffer.from(data.buffer, data.byteOffset, data.length).includes(panic)) gaveUp();
        const copy = new Uint8Array(data);
        // What ends a unit comes after its commit; of the rest, what may tell of another's commit waits too.
        if (answers.length === 0 && isSynced()) send(session, copy);
        else answers.push(copy);
      },
    });
    finished += 1;
    session.lastUsed = Date.now();
    owner = engine.isInTransaction() ? session : null;
    if (answers.length === 0) return;
    // Inside a transaction nothing is acknowledged yet.
    const next = !held.some((before) => before.session === session);
    if (isSynced() || (owner && next)) for (const answer of answers) send(session, answer);
    else held.push({ session, answers, until: files!.asked });
  }

  const isSynced = () => !files || files.durable === files.asked;
  function send({ port }: Session, bytes: Uint8Array<ArrayBuffer>): void {
    port.postMessage(bytes, [bytes.buffer]);
  }
  function release(): void {
    while (held[0] && held[0].until <= files!.durable) {
      const { session, answers } = held.shift()!;
      for (const answer of answers) send(session, answer);
    }
  }
  if (files) files.onDurable = release;

  async function checkpoint(): Promise<void> {
    if (!files || owner || files.segments < segmentsPerCheckpoint) return;
    files.segments = 0;
    // On a full disk it fails; what it would have shortened stays, and the next one is tried in time.
    await engine.exec('CHECKPOINT').catch(() => {});
  }

  async function drain(): Promise<void> {
    for (;;) {
      const index = owner ? waiting.findIndex((entry) => entry.session === owner) : 0;
      const [entry] = index === -1 ? [] : waiting.splice(index, 1);
      if (!entry) return;
      await run(entry.session, entry.unit);
      await checkpoint();
    }
  }
  function wake(): void {
    busy ??= drain().finally(() => {
      busy = null;
      // What arrived since the last check.
      if (waiting.length > 0 && !owner) wake();
      else if (owner && waiting.some((entry) => entry.session === owner)) wake();
    });
  }

  async function leave(session: Session): Promise<void> {
    for (let index = waiting.length - 1; index >= 0; index--)
      if (waiting[index]!.session === session) waiting.splice(index, 1);
    while (busy) await busy;
    if (owner === session) {
      await engine.exec('ROLLBACK');
      owner = null;
    }
    wake();
  }

  const guard = setInterval(
    () => {
      const idle = owner && !busy && waiting.length > 0 && Date.now() - owner.lastUsed > idleTransactionMs;
      if (idle) owner!.port.close();
    },
    Math.min(1000, idleTransactionMs),
  );

  return {
    /** Serves one connection until its port closes. */
    connect(port: MessagePort): void {
      const session: Session = { port, lastUsed: Date.now() };
      const frames = new FrameReader();
      port.on('message', (bytes: Uint8Array) => {
        for (const unit of frames.push(bytes)) waiting.push({ session, unit });
        if (frames.ended) port.close();
        else wake();
      });
      port.on('close', () => void leave(session));
    },
    /** Changes while work gets done; null when idle. */
    progress: () => (busy ? finished : null),
    /** Waits for running work, then accepts no more. */
    async stop(): Promise<void> {
      clearInterval(guard);
      while (busy) await busy;
      while (held.length > 0) await new Promise((resolve) => setTimeout(resolve, 1));
    },
  };
}
