import type { LaboratorioFaults } from '#contract/laboratorio.ts';
import { SendError, type SimulatedChannel, type WhatsappChannel } from '#server/adapters/whatsapp/port.ts';
import { laboratorioCanal } from './number.ts';

/** A message as it arrived on the phone. */
export interface Arrived {
  /** The channel's id of it. */
  id: string;
  texto: string;
  em: Date;
}

/** Messages the phone keeps: a laboratory is no archive. */
const mostKept = 500;

export interface LaboratorioChannel extends WhatsappChannel {
  readonly kind: 'laboratorio';
  /** What arrived, oldest first, repeated ones as well. */
  readonly arrived: Arrived[];
}

/** The simulated channel with a phone at its other end, and what may go wrong on the way there. */
export function createLaboratorioChannel(
  simulated: SimulatedChannel,
  deps: {
    now: () => Date;
    newId: () => string;
    faults: () => LaboratorioFaults;
    /** A message is on the phone, and the channel has said so. */
    onSent: (id: string) => void;
  },
): LaboratorioChannel {
  const arrived: Arrived[] = [];
  let lost = false;
  return {
    ...simulated,
    kind: laboratorioCanal,
    arrived,
    async send({ content }) {
      const { foraDoAr, perderRespostas } = deps.faults();
      if (foraDoAr)
        throw new SendError('indisponivel', 'O canal está fora do ar. O envio é tentado de novo.', {
          retryable: true,
        });
      const id = `lab.${deps.newId()}`;
      const texto =
        content.kind === 'text' ? content.text : `[Modelo ${content.name}]\n${content.parameters.join('\n')}`;
      arrived.push({ id, texto, em: deps.now() });
      if (arrived.length > mostKept) arrived.shift();
      // Every other one: what is sent again arrives.
      lost = perderRespostas && !lost;
      if (lost)
        throw new SendError('indisponivel', 'A resposta do canal se perdeu. O envio é tentado de novo.', {
          ...{ retryable: true, isUncertain: true },
        });
      deps.onSent(id);
      return { id };
    },
  };
}
