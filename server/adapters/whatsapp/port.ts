import type { IncomingHttpHeaders } from 'node:http';
import type { SendFailure } from '#server/kernel/whatsapp-error-codes.ts';

/** What somebody sent, as far as the product tells kinds apart. */
export type MessageContent =
  | { tipo: 'texto'; texto: string }
  | { tipo: 'imagem'; midia: string; mime: string | null; bytes: number | null; legenda: string | null }
  | {
      tipo: 'audio' | 'video' | 'figurinha' | 'localizacao' | 'documento' | 'contato' | 'reacao' | 'outro';
      /** What can be said of it in a line: a file's name, a place, an emoji, the channel's own word for it. */
      detalhe?: string | null;
      /** The sender's own number, which the channel vouches for: they answered its request for it. */
      numero?: string;
    };

/** Kinds of messages that cannot be read. */
export type OtherKind = Exclude<MessageContent['tipo'], 'texto' | 'imagem'>;

/** Who is meant: an address that can be written to, and every further id of the same person. */
export interface Sender {
  /** The number as the channel knows it, digits with country code; for who shows none, a scoped id. */
  from: string;
  /** Scoped ids: of the business and its group ('BR.…', 'BR.ENT.…'), or hidden ones ('…@lid'). */
  ids: string[];
}

/** What a channel says of a failure, in its own words. */
export interface ChannelFault {
  codigo: number | null;
  titulo: string | null;
  detalhes: string | null;
  href: string | null;
}

/** How a channel fares: all is well again, it works with a loss, or nothing goes out. */
export type NoticeWeight = 'ok' | 'atencao' | 'parado';

/** News of the channel itself, in the administrator's words. A later one of the same key replaces it. */
export interface ChannelNotice {
  kind: 'notice';
  chave: string;
  at: Date;
  gravidade: NoticeWeight;
  titulo: string;
  /** What is to be done; null where nothing is. */
  fazer: string | null;
  /** What the channel says itself. */
  detalhe: string | null;
  /** The template it is about. */
  modelo?: string;
}

/** One thing a webhook tells. */
export type ChannelEvent =
  | ({
      kind: 'message';
      /** The channel's id: the same message bears the same one, however often it is delivered. */
      id: string;
      name: string | null;
      /** '@name' of who has one, without the sign. */
      username: string | null;
      at: Date;
      content: MessageContent;
    } & Sender)
  | {
      kind: 'status';
      /** Id of a message of ours. */
      id: string;
      to: string;
      at: Date;
      state: 'sent' | 'delivered' | 'read' | 'failed';
      error: ChannelFault | null;
    }
  /** A message was changed, or taken back, by who wrote it; `of` is its id. */
  | { kind: 'edit'; id: string; of: string; at: Date; content: MessageContent }
  | { kind: 'revoke'; id: string; of: string; at: Date }
  /** Somebody has another number or id now; `from` and `previous` are those of before. */
  | ({ kind: 'identity'; id: string; at: Date; previous: string[]; number: string | null } & Sender)
  /** Somebody wants to be sent promotions, or none any more. */
  | ({ kind: 'preference'; id: string; at: Date; marketing: boolean } & Sender)
  | ChannelNotice
  /** Left out on purpose, and counted under this reason. */
  | { kind: 'omitted'; reason: string };

export interface OutgoingMessage {
  to: string;
  content:
    | { kind: 'text'; text: string }
    /** Asks for the person's number by the channel's own button. */
    | { kind: 'ask-number'; text: string }
    | { kind: 'template'; name: string; language: string; parameters: string[] };
}

/** A message that did not go out; `message` is Portuguese and says what to do. */
export class SendError extends Error {
  readonly code: SendFailure;
  /** Worth another attempt later. */
  readonly retryable: boolean;
  /** Nobody answered: it may have gone out all the same. */
  readonly isUncertain: boolean;
  /** What the channel said itself. */
  readonly fault: ChannelFault | null;
  constructor(
    code: SendFailure,
    message: string,
    options: {
      retryable?: boolean;
      isUncertain?: boolean;
      fault?: ChannelFault | null;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'SendError';
    this.code = code;
    this.retryable = options.retryable ?? false;
    this.isUncertain = options.isUncertain ?? false;
    this.fault = options.fault ?? null;
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

/** What a person has to scan so that a phone is connected. It is stored and logged nowhere. */
export interface ConnectionCode {
  estado: 'conectado' | 'esperando';
  /** A picture, as a data address; null while there is none. */
  qr: string | null;
  /** Which phone is to scan it, as the server calls it. */
  aparelho: string;
}

/** WhatsApp, whoever carries it. */
export interface WhatsappChannel {
  readonly kind: 'cloud-api' | 'evolution' | 'simulator' | 'laboratorio';
  /** Whether free text may be sent only within 24 hours of the person's last message. */
  readonly hasWindow: boolean;
  /** Whether it has a request of its own for the number of somebody who shows none. */
  readonly asksNumber: boolean;
  /** Whether what may have gone out is left to a person; otherwise it is sent again. */
  readonly doubts: boolean;
  /** The answer to a handshake, or null for one that is not ours. */
  handshake(query: Readonly<Record<string, unknown>>): string | null;
  /** What a webhook call tells. Throws ForgedWebhookError, MalformedWebhookError. */
  receive(raw: Buffer, headers: IncomingHttpHeaders): ChannelEvent[];
  /** Hands a message over and answers the channel's id of it. Throws SendError. */
  send(message: OutgoingMessage, signal: AbortSignal): Promise<{ id: string }>;
  /** The bytes of a picture, at most so many. Throws MediaError. */
  download(media: string, maxBytes: number, signal: AbortSignal): Promise<Uint8Array>;
  /**
   * Looks at the channel's own state: account, phone, templates, webhook, connection. Every notice it
   * could give is among the answers, so that one that is well again is told as well. Never throws.
   */
  inspect?(signal: AbortSignal): Promise<ChannelNotice[]>;
  /** The code by which a phone is connected, where this channel has one. Throws SendError. */
  connectionCode?(signal: AbortSignal): Promise<ConnectionCode>;
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
