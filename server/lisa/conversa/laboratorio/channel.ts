import {
  MediaError,
  SendError,
  type SimulatedChannel,
  type WhatsappChannel,
} from '#server/adapters/whatsapp/port.ts';
import { laboratorioCanal } from './number.ts';
import type { SharedState } from './shared-state.ts';

/** Limit of the phone's messages: a laboratory is no archive. */
export const maxStored = 500;

/** The simulated channel with a phone at its other end, and faults in between. */
export function createLaboratorioChannel(
  simulated: SimulatedChannel,
  deps: {
    now: () => Date;
    newId: () => string;
    shared: SharedState;
    picture: (id: string) => Promise<Uint8Array | null>;
    /** Called when a message is on the phone and the channel has confirmed it. */
    onSent: (id: string) => Promise<void>;
  },
): WhatsappChannel {
  return {
    ...simulated,
    kind: laboratorioCanal,
    async send({ content }) {
      const id = `lab.${deps.newId()}`;
      const texto =
        content.kind !== 'template'
          ? content.text
          : `[Modelo ${content.name}]\n${content.parameters.join('\n')}`;
      const em = deps.now().toISOString();
      const outcome = await deps.shared.change((state) => {
        if (state.falhas.foraDoAr) return 'fora-do-ar';
        state.chegadas = [...state.chegadas, { id, texto, em }].slice(-maxStored);
        // Every other one, so that a resend arrives.
        state.perdeu = state.falhas.perderRespostas && !state.perdeu;
        return state.perdeu ? 'resposta-perdida' : 'chegou';
      });
      if (outcome === 'fora-do-ar')
        throw new SendError('indisponivel', 'O canal está fora do ar. O envio é tentado de novo.', {
          retryable: true,
        });
      if (outcome === 'resposta-perdida')
        throw new SendError('indisponivel', 'A resposta do canal se perdeu. O envio é tentado de novo.', {
          retryable: true,
          isUncertain: true,
        });
      await deps.onSent(id);
      return { id };
    },
    async download(media, maxBytes) {
      const bytes = await deps.picture(media);
      if (!bytes) throw new MediaError('indisponivel');
      if (bytes.length > maxBytes) throw new MediaError('grande-demais');
      return bytes;
    },
  };
}
