import { randomBytes } from 'node:crypto';
import { readCloudEvents } from './cloud-events.ts';
import {
  ForgedWebhookError,
  MediaError,
  type OutgoingMessage,
  type SendError,
  type SimulatedChannel,
} from './port.ts';
import { Reader } from './read-json.ts';
import { signBody, verifySignature } from './verify-signature.ts';

const phoneNumberId = 'simulador';
/** Limit of stored pictures and messages: a laboratory is no archive. */
const mostKept = 200;

export interface SimulatedMessage extends OutgoingMessage {
  id: string;
}

/** The simulated channel, with its activity exposed. */
export interface Simulator extends SimulatedChannel {
  readonly kind: 'simulator';
  /** What was sent, newest last. */
  readonly outbox: readonly SimulatedMessage[];
  /** Failures of the next sends, in order. */
  failNext(...failures: SendError[]): void;
}

/** With a given secret (for calls from outside, such as the bench), or a random one. */
export function createSimulator({
  secret = randomBytes(32).toString('hex'),
  now,
  newId,
}: {
  secret?: string | undefined;
  now: () => Date;
  newId: () => string;
}): Simulator {
  const pictures = new Map<string, Uint8Array>();
  const outbox: SimulatedMessage[] = [];
  const failures: SendError[] = [];
  return {
    kind: 'simulator',
    phoneNumberId,
    hasWindow: true,
    asksNumber: true,
    offersChoices: false,
    doubts: false,
    outbox,
    handshake: () => null,
    sign: (raw) => signBody(raw, secret),
    receive(raw, headers) {
      if (!verifySignature(raw, headers['x-hub-signature-256'], secret)) throw new ForgedWebhookError();
      return readCloudEvents(Reader.of(raw), phoneNumberId, now());
    },
    async send(message) {
      const failure = failures.shift();
      if (failure) throw failure;
      const id = `sim.${newId()}`;
      outbox.push({ ...message, id });
      if (outbox.length > mostKept) outbox.shift();
      return { id };
    },
    keepPicture(bytes) {
      const id = `foto.${newId()}`;
      pictures.set(id, bytes);
      const [oldest] = pictures.keys();
      if (pictures.size > mostKept) pictures.delete(oldest!);
      return id;
    },
    async download(media, maxBytes) {
      const bytes = pictures.get(media);
      if (!bytes) throw new MediaError('indisponivel');
      if (bytes.length > maxBytes) throw new MediaError('grande-demais');
      return bytes;
    },
    failNext(...given) {
      failures.push(...given);
    },
    close: async () => {},
  };
}
