import { laboratorioBatch, laboratorioDelayMs, laboratorioRedeliveryMs } from '#contract/lisa/laboratorio.ts';
import type { SimulatedChannel } from '#server/adapters/whatsapp/port.ts';
import { AppError } from '#server/kernel/errors.ts';
import type { TakeCall } from '../webhook-routes.ts';
import type { Call, SharedState } from './shared-state.ts';

const copiesOfOne = 3;

/** The network between phone and webhook, with a real channel's occasional faults. */
export function createNetwork({
  channel,
  takeCall,
  shared,
  now,
}: {
  channel: Pick<SimulatedChannel, 'sign'>;
  takeCall: TakeCall;
  shared: SharedState;
  now: () => Date;
}) {
  const again = () => now().getTime() + laboratorioRedeliveryMs;

  /** Delivers a call like the channel: signed, at least once; refused ones are retried. */
  async function deliver(call: Call): Promise<void> {
    const { duplicar, assinaturaErrada } = (await shared.read()).falhas;
    const forged = assinaturaErrada && call.isMessage;
    // Another body's signature: well-formed but wrong.
    const signature = channel.sign(forged ? `${call.body} ` : call.body);
    const headers = { 'x-hub-signature-256': signature };
    const raw = Buffer.from(call.body);
    try {
      await Promise.all(Array.from({ length: duplicar ? copiesOfOne : 1 }, () => takeCall(raw, headers)));
    } catch (error) {
      await putBack([{ ...call, state: 'recusada', due: again() }]);
      if (!(error instanceof AppError)) throw error;
    }
  }

  const putBack = (calls: Call[]) => shared.change((state) => void state.aCaminho.push(...calls));

  /** Removes calls from the queue, so that no other process delivers them too, and delivers them. */
  async function deliverThose(chosen: (calls: Call[]) => Call[]): Promise<void> {
    if (chosen((await shared.read()).aCaminho).length === 0) return;
    const taken = await shared.change((state) => {
      const calls = chosen(state.aCaminho);
      state.aCaminho = state.aCaminho.filter((call) => !calls.includes(call));
      return calls;
    });
    for (const [index, call] of taken.entries())
      try {
        await deliver(call);
      } catch (error) {
        await putBack(taken.slice(index + 1));
        throw error;
      }
  }

  return {
    /** Queues a call, subject to the current faults. */
    async send(call: Pick<Call, 'id' | 'texto' | 'body' | 'isMessage'>): Promise<void> {
      await shared.change((state) => {
        const { atrasar, embaralhar, perderEntregas } = state.falhas;
        const sent: Call = { ...call, due: now().getTime(), state: 'a-caminho' };
        if (call.isMessage && perderEntregas) Object.assign(sent, { state: 'perdida', due: again() });
        else if (call.isMessage && embaralhar) sent.due = null;
        else if (call.isMessage && atrasar) sent.due = now().getTime() + laboratorioDelayMs;
        state.aCaminho.push(sent);
      });
    },
    /** Delivers due calls in order, and a full shuffled batch in reverse. */
    deliverDue: () =>
      deliverThose((calls) => {
        const batch = calls.filter(({ due }) => due === null).reverse();
        const due = calls.filter((call) => call.due !== null && call.due <= now().getTime());
        return batch.length >= laboratorioBatch ? [...batch, ...due] : due;
      }),
    /** Delivers everything regardless of delays. */
    deliverAll: () =>
      deliverThose((calls) => [
        ...calls.filter(({ due }) => due !== null),
        ...calls.filter(({ due }) => due === null).reverse(),
      ]),
  };
}
