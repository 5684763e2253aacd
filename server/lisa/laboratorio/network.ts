import {
  type LaboratorioFaults,
  laboratorioAgainMs,
  laboratorioBatch,
  laboratorioDelayMs,
} from '#contract/laboratorio.ts';
import type { SimulatedChannel } from '#server/adapters/whatsapp/port.ts';
import { AppError } from '#server/kernel/errors.ts';
import type { TakeCall } from '../webhook-routes.ts';

/** A call of the channel on its way to the webhook. */
interface Call {
  /** Of the message or of the news it carries. */
  id: string;
  texto: string;
  body: string;
  /** By the laboratory's clock; null waits for its batch. */
  due: number | null;
  /** Messages meet every fault; news of ours are only repeated. */
  isMessage: boolean;
  state: 'a-caminho' | 'recusada' | 'perdida';
}
const copiesOfOne = 3;

/** What lies between the phone and the webhook, with the faults a real channel has now and then. */
export function createNetwork({
  channel,
  takeCall,
  faults,
  now,
}: {
  channel: Pick<SimulatedChannel, 'sign'>;
  takeCall: TakeCall;
  faults: () => LaboratorioFaults;
  now: () => Date;
}) {
  let calls: Call[] = [];
  const again = () => now().getTime() + laboratorioAgainMs;

  /** Hands a call over as the channel does: signed, once or more; what was refused is tried again. */
  async function deliver(call: Call): Promise<void> {
    const { duplicar, assinaturaErrada } = faults();
    const forged = assinaturaErrada && call.isMessage;
    // The signature of another body: as long and as well formed as the right one.
    const signature = channel.sign(forged ? `${call.body} ` : call.body);
    const headers = { 'x-hub-signature-256': signature };
    const raw = Buffer.from(call.body);
    calls = calls.filter((each) => each !== call);
    try {
      await Promise.all(Array.from({ length: duplicar ? copiesOfOne : 1 }, () => takeCall(raw, headers)));
    } catch (error) {
      calls.push({ ...call, state: 'recusada', due: again() });
      if (!(error instanceof AppError)) throw error;
    }
  }

  return {
    /** What has not been taken yet, in the order it was sent. */
    get waiting(): readonly Call[] {
      return calls;
    },
    /** Sends a call off; what happens to it on the way is as the faults stand now. */
    send(call: Pick<Call, 'id' | 'texto' | 'body' | 'isMessage'>): void {
      const { atrasar, embaralhar, perderEntregas } = faults();
      const sent: Call = { ...call, due: now().getTime(), state: 'a-caminho' };
      if (call.isMessage && perderEntregas) Object.assign(sent, { state: 'perdida', due: again() });
      else if (call.isMessage && embaralhar) sent.due = null;
      else if (call.isMessage && atrasar) sent.due = now().getTime() + laboratorioDelayMs;
      calls.push(sent);
    },
    /** Delivers what is due, one after the other, and a batch that is full, the last one first. */
    async deliverDue(): Promise<void> {
      const batch = calls.filter(({ due }) => due === null);
      if (batch.length >= laboratorioBatch) for (const call of batch.reverse()) await deliver(call);
      for (const call of calls.filter(({ due }) => due !== null && due <= now().getTime()))
        await deliver(call);
    },
    /** Delivers everything, whatever it waits for. */
    async deliverAll(): Promise<void> {
      const batch = calls.filter(({ due }) => due === null).reverse();
      for (const call of [...calls.filter(({ due }) => due !== null), ...batch]) await deliver(call);
    },
    clear(): void {
      calls = [];
    },
  };
}
export type Network = ReturnType<typeof createNetwork>;
