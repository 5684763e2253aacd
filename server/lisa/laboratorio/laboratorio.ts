import { setTimeout as wait } from 'node:timers/promises';
import { type Laboratorio, type LaboratorioFaults, laboratorioFaults } from '#contract/laboratorio.ts';
import type { DrawnPictures } from '#server/adapters/drawn-pictures/port.ts';
import type { SimulatedChannel } from '#server/adapters/whatsapp/port.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { AppError } from '#server/kernel/errors.ts';
import { outsideRequest } from '#server/kernel/request-context.ts';
import { approve, reject } from '../approvals/decide.ts';
import { undo } from '../approvals/undo.ts';
import { readableNumber } from '../person.ts';
import { createLisa, type LisaDeps } from '../service.ts';
import { createLaboratorioChannel } from './channel.ts';
import { chatOf } from './chat.ts';
import { createNetwork } from './network.ts';
import { laboratorioNumber } from './number.ts';
import { type Said, statusCall, type Written, writeMessage } from './phone.ts';
import { readStored } from './read-state.ts';
import { isOlderThan, removeLaboratorio } from './remove.ts';

export interface LaboratorioDeps extends Omit<LisaDeps, 'channel' | 'concurrency' | 'pollMs'> {
  pictures: DrawnPictures;
  /** A simulated channel on the laboratory's clock. */
  simulate: (now: () => Date) => SimulatedChannel;
}

/** How long a call waits for what it caused before it answers with what there is. */
const patienceMs = 3_000;
/** The clock stands until what is being worked on is done, at most so long. */
const quietMs = 30_000;
const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

const noFaults = (): LaboratorioFaults =>
  Object.fromEntries(laboratorioFaults.map((fault) => [fault, false])) as LaboratorioFaults;

/**
 * The laboratory: a phone with a number that can be nobody's, on a channel and a clock of its own, in
 * front of Lisa's real code and the real database (`docs/decisions/0013`). Phone, clock and faults live
 * in this process; everything Lisa stores lies where she always stores it.
 */
export function createLaboratorio(deps: LaboratorioDeps) {
  const { db, ids, pictures, random = Math.random } = deps;
  let ahead = 0;
  let faults = noFaults();
  let written: Written[] = [];
  let isStarted = false;
  let cleaning: NodeJS.Timeout | undefined;

  const clock: Clock = { now: () => new Date(deps.clock.now().getTime() + ahead) };
  const now = () => clock.now();
  const simulated = deps.simulate(now);
  const channel = createLaboratorioChannel(simulated, {
    ...{ now, newId: ids.uuid, faults: () => faults },
    onSent(id) {
      for (const status of ['delivered', 'read'] as const)
        network.send({
          ...{ id: `${id}:${status}`, texto: status, isMessage: false },
          body: statusCall(simulated, { id, status, at: now() }),
        });
    },
  });
  // Who looks at the laboratory moves it: nothing of it runs while nobody does.
  const lisa = createLisa({ ...deps, clock, channel, concurrency: 1, pollMs: dayMs });
  const network = createNetwork({ channel: simulated, takeCall: lisa.takeCall, faults: () => faults, now });

  function look(): void {
    if (!isStarted) lisa.queue.start();
    isStarted = true;
    lisa.queue.kick();
  }

  /** Whether Lisa is done within so long. */
  const settled = (ms: number): Promise<boolean> => {
    const done = new AbortController();
    return Promise.race([
      lisa.queue.settled().then(() => true),
      wait(ms, false, { signal: done.signal }).catch(() => false),
    ]).finally(() => done.abort());
  };

  async function step(): Promise<void> {
    // What the worker does is nobody's call: it must not bear the address of who looked.
    await outsideRequest(() => network.deliverDue());
    look();
    await settled(patienceMs);
  }

  async function read(): Promise<Laboratorio> {
    const { rows, ...stored } = await readStored(db, now());
    const { waiting } = network;
    return {
      ...{ numero: readableNumber(laboratorioNumber), agora: now().toISOString(), adiantadoMs: ahead },
      ...{ falhas: faults, ...stored },
      conversa: chatOf({ rows, ...stored }, { written, waiting, arrived: channel.arrived }),
      aCaminho: waiting
        .filter(({ isMessage }) => isMessage)
        .map(({ id, texto, due }) => ({ id, texto, em: due === null ? null : new Date(due).toISOString() })),
    };
  }

  async function afterStep(): Promise<Laboratorio> {
    await step();
    return read();
  }

  return {
    /** How it stands; what is due is delivered, handled and sent on the way. */
    async look(): Promise<Laboratorio> {
      await outsideRequest(() => network.deliverDue());
      look();
      return read();
    },
    async say(said: Said): Promise<Laboratorio> {
      const id = `lab.${ids.uuid()}`;
      const message = await writeMessage({ channel: simulated, pictures, random }, said, { id, at: now() });
      written = [...written.slice(-500), message.written];
      network.send({ id, texto: message.written.texto, body: message.body, isMessage: true });
      return afterStep();
    },
    async advance(minutes: number): Promise<Laboratorio> {
      // A lease is measured by this clock: moved under somebody's work, two would work for one person.
      if (!(await settled(quietMs)))
        throw new AppError(409, 'ocupado', 'A Lisa ainda está respondendo. Espere um instante.');
      ahead += minutes * 60_000;
      await lisa.remind();
      return afterStep();
    },
    async setFaults(change: Partial<LaboratorioFaults>): Promise<Laboratorio> {
      faults = { ...faults, ...change };
      return afterStep();
    },
    async deliver(): Promise<Laboratorio> {
      await outsideRequest(() => network.deliverAll());
      return afterStep();
    },
    /** Decides about the registration made here, by the code that decides about real ones. */
    async decide(
      decisao: 'approve' | 'reject' | 'undo',
      { userId, reason }: { userId: number; reason: string | null },
    ): Promise<Laboratorio> {
      const wanted = { whatsapp: laboratorioNumber, userId };
      if (decisao === 'approve') await approve(lisa.approvals, wanted);
      else if (decisao === 'reject') await reject(lisa.approvals, { ...wanted, reason });
      else {
        const { ato } = await readStored(db, now());
        if (!ato) throw new AppError(409, 'nao-desfeito', 'Não há decisão para desfazer');
        await undo(lisa.approvals, { acaoId: ato.acaoId, userId });
      }
      return afterStep();
    },
    /** Removes all of it and begins anew, with the clock of everybody. */
    async restart(userId: number): Promise<Laboratorio> {
      network.clear();
      await settled(quietMs);
      await removeLaboratorio({ ...deps, clock: deps.clock }, userId);
      channel.arrived.length = 0;
      written = [];
      faults = noFaults();
      ahead = 0;
      return read();
    },
    /** Sees to it that nothing tried out stays: a day after it was begun it is removed. */
    start(): void {
      const clean = async () => {
        if (await isOlderThan(db, new Date(deps.clock.now().getTime() - dayMs)))
          await removeLaboratorio(deps, null);
      };
      const cleanQuietly = () =>
        void clean().catch((error) => deps.log.warn({ err: error }, 'could not clear the laboratory'));
      cleaning = setInterval(cleanQuietly, hourMs).unref();
      cleanQuietly();
    },
    async stop(): Promise<void> {
      clearInterval(cleaning);
      await lisa.queue.stop();
    },
  };
}
