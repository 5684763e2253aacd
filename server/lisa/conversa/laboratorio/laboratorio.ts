import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { dayMs, hourMs } from '#contract/base/units.ts';
import type { Laboratorio, LaboratorioFaults } from '#contract/lisa/laboratorio.ts';
import type { DrawnPictures } from '#server/adapters/drawn-pictures/port.ts';
import type { SimulatedChannel } from '#server/adapters/whatsapp/port.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { AppError } from '#server/kernel/errors.ts';
import { createRepeated } from '#server/kernel/repeated.ts';
import { outsideRequest } from '#server/kernel/request-context.ts';
import { approve, reject } from '../approvals/decide.ts';
import { undo } from '../approvals/undo.ts';
import { readableNumber } from '../people/person.ts';
import { createTalk, type TalkDeps } from '../talk.ts';
import { createLaboratorioChannel, mostKept } from './channel.ts';
import { chatOf } from './chat.ts';
import { createNetwork } from './network.ts';
import { laboratorioCanal, laboratorioNumber } from './number.ts';
import { type Said, statusCall, writeMessage } from './phone.ts';
import { readStored } from './read-state.ts';
import { isOlderThan, removeLaboratorio } from './remove.ts';
import { createSharedState } from './shared-state.ts';

export interface LaboratorioDeps extends Omit<TalkDeps, 'channel' | 'concurrency' | 'pollMs'> {
  pictures: DrawnPictures;
  /** A simulated channel on the laboratory's clock. */
  simulate: (now: () => Date) => SimulatedChannel;
}

/** How long a call waits for what it caused before it answers with what there is. */
const patienceMs = 3_000;
/** The clock stands until what is being worked on is done, at most so long. */
const quietMs = 30_000;

/** Where a picture from the phone is kept; no such key is public. */
const pictureKey = (id: string) => `laboratorio/${id}`;

/**
 * The laboratory: a phone with a number that can be nobody's, on a channel and a clock of its own, in
 * front of Lisa's real code and the real database (`docs/decisions/0013`). Phone, clock and faults lie
 * there as well, whichever process is asked; everything Lisa stores lies where she always stores it.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one laboratory: its calls share the clock
export function createLaboratorio(deps: LaboratorioDeps) {
  const { db, ids, pictures, storage, random = Math.random } = deps;
  const shared = createSharedState(db);
  /** How far the clock was moved, as it was when this process was last asked. */
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
  // Who looks at the laboratory moves it: nothing of it runs while nobody does.
  const talk = createTalk({ ...deps, clock, channel, concurrency: 1, pollMs: dayMs });
  const network = createNetwork({ channel: simulated, takeCall: talk.takeCall, shared, now });

  /** Sees to it that nothing tried out stays: a day after it was begun it is removed. */
  const cleaning = createRepeated({
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

  /** Another process may have moved the clock: before anything is done it is looked at. */
  const setClock = async () => {
    ahead = (await shared.read()).adiantadoMs;
  };

  function look(): void {
    if (!isStarted) talk.queue.start();
    isStarted = true;
    talk.queue.kick();
  }

  /** Whether Lisa is done within so long. */
  const settled = (ms: number): Promise<boolean> => {
    const done = new AbortController();
    return Promise.race([
      talk.queue.settled().then(() => true),
      wait(ms, false, { signal: done.signal }).catch(() => false),
    ]).finally(() => done.abort());
  };

  /** Whether nobody works in the laboratory any more, in whatever process, within so long. */
  async function isQuiet(ms: number): Promise<boolean> {
    const until = Date.now() + ms;
    for (;;) {
      if (!(await settled(Math.max(0, until - Date.now())))) return false;
      const { rows } = await db.execute<{ busy: boolean }>(sql`SELECT EXISTS (SELECT FROM lisa_contatos
        WHERE canal = ${laboratorioCanal} AND reservado_ate > ${now().toISOString()}::timestamptz) AS busy`);
      if (!rows[0]!.busy) return true;
      if (Date.now() > until) return false;
      await wait(100);
    }
  }

  async function step(): Promise<void> {
    // What the worker does is nobody's call: it must not bear the address of who looked.
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
    /** How it stands; what is due is delivered, handled and sent on the way. */
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
        state.escritas = [...state.escritas, message.written].slice(-mostKept);
      });
      await network.send({ id, texto: message.written.texto, body: message.body, isMessage: true });
      return afterStep();
    },
    async advance(minutes: number): Promise<Laboratorio> {
      // A lease is measured by this clock: moved under somebody's work, two would work for one person.
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
    /** Decides about the registration made here, by the code that decides about real ones. */
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
    /** Removes all of it and begins anew, with the clock of everybody. */
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
