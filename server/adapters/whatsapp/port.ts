import type { IncomingHttpHeaders } from 'node:http';

/** What somebody sent, as far as the product tells kinds apart. */
export type MessageContent =
  | { tipo: 'texto'; texto: string }
  | { tipo: 'imagem'; midia: string; mime: string | null; bytes: number | null; legenda: string | null }
  | {
      tipo: 'audio' | 'video' | 'figurinha' | 'localizacao' | 'documento' | 'contato' | 'reacao' | 'outro';
    };

/** Kinds of messages that cannot be read. */
export type OtherKind = Exclude<MessageContent['tipo'], 'texto' | 'imagem'>;

/** One thing a webhook tells. */
export type ChannelEvent =
  | {
      kind: 'message';
      /** The channel's id: the same message bears the same one, however often it is delivered. */
      id: string;
      /** The number as the channel knows it, digits with country code. */
      from: string;
      name: string | null;
      at: Date;
      content: MessageContent;
    }
  | {
      kind: 'status';
      /** Id of a message of ours. */
      id: string;
      to: string;
      at: Date;
      state: 'sent' | 'delivered' | 'read' | 'failed';
      reason: string | null;
    };

export interface OutgoingMessage {
  to: string;
  content:
    | { kind: 'text'; text: string }
    | { kind: 'template'; name: string; language: string; parameters: string[] };
}

export type SendFailure =
  | 'indisponivel'
  | 'limite'
  | 'credencial'
  | 'fora-da-janela'
  | 'modelo-recusado'
  | 'numero-invalido'
  | 'recusada';

/** A message that did not go out; `message` is Portuguese and says what to do. */
export class SendError extends Error {
  readonly code: SendFailure;
  /** Worth another attempt later. */
  readonly retryable: boolean;
  /** Nobody answered: it may have gone out all the same. */
  readonly isUncertain: boolean;
  constructor(
    code: SendFailure,
    message: string,
    options: { retryable?: boolean; isUncertain?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'SendError';
    this.code = code;
    this.retryable = options.retryable ?? false;
    this.isUncertain = options.isUncertain ?? false;
  }
}

/** A webhook call that does not prove where it comes from. Which proof failed is not told. */
export class ForgedWebhookError extends Error {
  constructor() {
    super('the webhook call is not signed by the channel');
    this.name = 'ForgedWebhookError';
  }
}

/** A signed call that is no JSON. */
export class MalformedWebhookError extends Error {
  constructor(cause?: unknown) {
    super('the webhook call cannot be read', { cause });
    this.name = 'MalformedWebhookError';
  }
}

/** A picture that could not be had. */
export class MediaError extends Error {
  readonly code: 'grande-demais' | 'indisponivel';
  readonly retryable: boolean;
  constructor(code: MediaError['code'], options: { retryable?: boolean; cause?: unknown } = {}) {
    super(`media: ${code}`, { cause: options.cause });
    this.name = 'MediaError';
    this.code = code;
    this.retryable = options.retryable ?? false;
  }
}

/** WhatsApp, whoever carries it. */
export interface WhatsappChannel {
  readonly kind: 'cloud-api' | 'evolution' | 'simulator' | 'laboratorio';
  /** Whether free text may be sent only within 24 hours of the person's last message. */
  readonly hasWindow: boolean;
  /** The answer to a handshake, or null for one that is not ours. */
  handshake(query: Readonly<Record<string, unknown>>): string | null;
  /** What a webhook call tells. Throws ForgedWebhookError, MalformedWebhookError. */
  receive(raw: Buffer, headers: IncomingHttpHeaders): ChannelEvent[];
  /** Hands a message over and answers the channel's id of it. Throws SendError. */
  send(message: OutgoingMessage, signal: AbortSignal): Promise<{ id: string }>;
  /** The bytes of a picture, at most so many. Throws MediaError. */
  download(media: string, maxBytes: number, signal: AbortSignal): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A WhatsApp that lives in this process: calls of the Cloud API's shape, signed like its own. */
export interface SimulatedChannel extends WhatsappChannel {
  readonly phoneNumberId: string;
  /** Signs a body as the channel would. */
  sign(raw: string | Buffer): string;
  /** Keeps a picture and answers the id under which `download` has it. */
  keepPicture(bytes: Uint8Array): string;
}
