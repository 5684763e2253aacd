import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { dayMs, hourMs } from '#contract/base/units.ts';
import type { Laboratorio, LaboratorioFaults } from '#contract/lisa/laboratorio.ts';
import type { DrawnPictures } from '#server/adapters/drawn-pictures/port.ts';
import type { SimulatedChannel } from '#server/adapters/whatsapp/port.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { AppError } from '#server/kernel/errors.ts';
import { createPeriodicTask } from '#server/kernel/periodic-task.ts';
import { outsideRequest } from '#server/kernel/request-context.ts';
import { approve, reject } from '../approvals/decide.ts';
import { undo } from '../approvals/undo.ts';
import { tryPhrase } from '../leituras/try-phrase.ts';
import { readableNumber } from '../people/person.ts';
import { createTalk, type TalkDeps } from '../talk.ts';
import { createLaboratorioChannel, maxStored } from './channel.ts';
import { chatOf } from './chat.ts';
import { createNetwork } from './network.ts';
import { laboratorioCanal, laboratorioNumber } from './number.ts';
import { type Said, statusCall, writeMessage } from './phone.ts';
import { readStored } from './read-state.ts';
import { isOlderThan, removeLaboratorio } from './remove.ts';
import { createSharedState } from './shared-state.ts';

export interface LaboratorioDeps extends Omit<TalkDeps, 'channel' | 'concurrency' | 'driven'> {
  pictures: DrawnPictures;
  /** A simulated channel on the laboratory's clock. */
  simulate: (now: () => Date) => SimulatedChannel;
}

/** How long a call waits for its effects before answering. */
const patienceMs = 3_000;
/** How long trying a phrase may take. */
const trialMs = 15_000;
/** Longest wait for current work before the clock may move. */
const quietMs = 30_000;

/** Private storage key of a picture from the phone. */
const pictureKey = (id: string) => `laboratorio/${id}`;

/**
 * The laboratory: a phone with an impossible number, its own channel and clock, in front of Lisa's real code
 * and the real database (`docs/decisions/0013`). Phone, clock and faults are stored there too, shared by all
 * processes; Lisa's own data is stored as usual.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one laboratory: its calls share the clock
export function createLaboratorio(deps: LaboratorioDeps) {
  const { db, ids, pictures, storage, random = Math.random } = deps;
  const shared = createSharedState(db);
  /** The clock's offset, as this process last read it. */
  let ahead = 0;
  let isStarted = false;

  const clock: Clock = { now: () => new Date(deps.clock.now().getTime() + ahead) };
  const now = () => clock.now();
  const simulated = deps.simulate(now);
  const channel = createLaboratorioChannel(simulated, {
    now,
    newId: ids.uuid,
    shared,
    picture: async (id) => (await storage.get(pictureKey(id)))?.bytes ?? null,
    async onSent(id) {
      for (const status of ['delivered', 'read'] as const)
        await network.send({
          id: `${id}:${status}`,
          texto: status,
          isMessage: false,
          body: statusCall(simulated, { id, status, at: now() }),
        });
    },
  });
  // Driven by its viewers: nothing runs while nobody watches.
  const talk = createTalk({ ...deps, clock, channel, concurrency: 1, driven: true });
  const network = createNetwork({ channel: simulated, takeCall: talk.takeCall, shared, now });

  /** Deletes experiments a day after they began. */
  const cleaning = createPeriodicTask({
    everyMs: hourMs,
    log: deps.log,
    failed: 'could not clear the laboratory',
    work: async () => {
      if (await isOlderThan(db, new Date(deps.clock.now().getTime() - dayMs)))
        await removeLaboratorio(deps, null);
    },
  });

  async function keepPicture(bytes: Uint8Array): Promise<string> {
    const id = ids.uuid();
    await storage.put(pictureKey(id), bytes, 'image/jpeg');
    await shared.change(({ fotos }) => void fotos.push(pictureKey(id)));
    return id;
  }

  /** Another process may have moved the clock, so it is read before anything is done. */
  const setClock = async () => {
    ahead = (await shared.read()).adiantadoMs;
  };

  function look(): void {
    if (!isStarted) talk.queue.start();
    isStarted = true;
    talk.queue.wake();
  }

  /** Whether Lisa finishes in time. */
  const settled = (ms: number): Promise<boolean> => {
    const done = new AbortController();
    return Promise.race([
      talk.queue.settled().then(() => true),
      wait(ms, false, { signal: done.signal }).catch(() => false),
    ]).finally(() => done.abort());
  };

  /** Whether all processes finish work on the laboratory in time. */
  async function isQuiet(ms: number): Promise<boolean> {
    const until = Date.now() + ms;
    for (;;) {
      if (!(await settled(Math.max(0, until - Date.now())))) return false;
      const { rows } = await db.execute<{ busy: boolean }>(sql`SELECT EXISTS (SELECT FROM lisa_contatos
        WHERE canal = ${laboratorioCanal} AND reservado_ate > now()) AS busy`);
      if (!rows[0]!.busy) return true;
      if (Date.now() > until) return false;
      await wait(100);
    }
  }

  async function step(): Promise<void> {
    // The worker runs outside the request, so that its log entries do not carry the viewer's address.
    await outsideRequest(() => network.deliverDue());
    look();
    await settled(patienceMs);
  }

  async function read(): Promise<Laboratorio> {
    const [state, { rows, ...stored }] = await Promise.all([shared.read(), readStored(db, now())]);
    return {
      numero: readableNumber(laboratorioNumber),
      agora: now().toISOString(),
      adiantadoMs: ahead,
      falhas: state.falhas,
      ...stored,
      conversa: chatOf({ rows, ...stored }, state),
      aCaminho: state.aCaminho
        .filter(({ isMessage }) => isMessage)
        .map(({ id, texto, due }) => ({ id, texto, em: due === null ? null : new Date(due).toISOString() })),
    };
  }

  async function afterStep(): Promise<Laboratorio> {
    await step();
    return read();
  }

  return {
    /** The current state; due items are delivered, handled and sent first. */
    async look(): Promise<Laboratorio> {
      await setClock();
      await outsideRequest(() => network.deliverDue());
      look();
      return read();
    },
    async say(said: Said): Promise<Laboratorio> {
      await setClock();
      const id = `lab.${ids.uuid()}`;
      const tools = { channel: simulated, keepPicture, pictures, random };
      const message = await writeMessage(tools, said, { id, at: now() });
      await shared.change((state) => {
        state.escritas = [...state.escritas, message.written].slice(-maxStored);
      });
      await network.send({ id, texto: message.written.texto, body: message.body, isMessage: true });
      return afterStep();
    },
    async advance(minutes: number): Promise<Laboratorio> {
      // Leases are measured by this clock: moved during work, two workers could hold the same contact.
      await setClock();
      if (!(await isQuiet(quietMs)))
        throw new AppError(409, 'ocupado', 'A Lisa ainda está respondendo. Espere um instante.');
      await shared.change((state) => {
        state.adiantadoMs += minutes * 60_000;
      });
      await setClock();
      await talk.remind();
      return afterStep();
    },
    async setFaults(change: Partial<LaboratorioFaults>): Promise<Laboratorio> {
      await setClock();
      await shared.change((state) => void Object.assign(state.falhas, change));
      return afterStep();
    },
    async deliver(): Promise<Laboratorio> {
      await setClock();
      await outsideRequest(() => network.deliverAll());
      return afterStep();
    },
    /** What a phrase would be taken for at each place of a conversation; nothing is kept. */
    try: (texto: string) =>
      tryPhrase({ ...deps, texts: talk.texts, now }, texto, AbortSignal.timeout(trialMs)),
    /** Decides the registration made here, with the production code. */
    async decide(
      decisao: 'approve' | 'reject' | 'undo',
      { userId, reason }: { userId: number; reason: string | null },
    ): Promise<Laboratorio> {
      await setClock();
      const wanted = { whatsapp: laboratorioNumber, userId };
      if (decisao === 'approve') await approve(talk.approvals, wanted);
      else if (decisao === 'reject') await reject(talk.approvals, { ...wanted, reason });
      else {
        const { ato } = await readStored(db, now());
        if (!ato) throw new AppError(409, 'nao-desfeito', 'Não há decisão para desfazer');
        await undo(talk.approvals, { acaoId: ato.acaoId, userId });
      }
      return afterStep();
    },
    /** Deletes everything and starts again on the real clock. */
    async restart(userId: number): Promise<Laboratorio> {
      await shared.change((state) => {
        state.aCaminho = [];
      });
      await setClock();
      await isQuiet(quietMs);
      await removeLaboratorio(deps, userId);
      await setClock();
      return read();
    },
    start: cleaning.start,
    async stop(): Promise<void> {
      await Promise.all([cleaning.stop(), talk.queue.stop()]);
    },
  };
}
