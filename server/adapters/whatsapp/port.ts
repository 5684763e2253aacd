import type { IncomingHttpHeaders } from 'node:http';
import type { SendFailure } from '#server/kernel/whatsapp-error-codes.ts';

/** Content of an incoming message, by kind. */
export type MessageContent = (
  | { tipo: 'texto'; texto: string }
  | { tipo: 'imagem'; midia: string; mime: string | null; bytes: number | null; legenda: string | null }
  | {
      tipo: 'audio' | 'video' | 'figurinha' | 'localizacao' | 'documento' | 'contato' | 'reacao' | 'outro';
      /** One-line description: a file's name, a place, an emoji, the channel's own word. */
      detalhe?: string | null;
      /** A document that may show a card. */
      pdf?: { midia: string; bytes: number | null };
      /** The sender's own number, vouched for by the channel: they answered its request. */
      numero?: string;
      /** A recording that may be listened to. */
      audio?: { midia: string; mime: string | null; bytes: number | null; segundos: number | null };
      /** What was heard in it. */
      transcricao?: string;
      /** Of a reaction: the id of the message it is to. */
      a?: string;
    }
) & {
  /** Written by somebody else, and passed on. */
  encaminhada?: true;
};

/** Kinds of messages that cannot be read. */
export type OtherKind = Exclude<MessageContent['tipo'], 'texto' | 'imagem'>;

/** A person: an address to write to, and all further ids. */
export interface Sender {
  /** The number as the channel knows it, digits with country code; a scoped id if the number is hidden. */
  from: string;
  /** Scoped ids: of the business and its group ('BR.…', 'BR.ENT.…'), or hidden ones ('…@lid'). */
  ids: string[];
}

/** A failure in the channel's own words. */
export interface ChannelFault {
  codigo: number | null;
  titulo: string | null;
  detalhes: string | null;
  href: string | null;
}

/** Severity: all well, degraded, or nothing can be sent. */
export type NoticeWeight = 'ok' | 'atencao' | 'parado';

/** News about the channel, in the administrator's words. A later one with the same key replaces it. */
export interface ChannelNotice {
  kind: 'notice';
  chave: string;
  at: Date;
  gravidade: NoticeWeight;
  titulo: string;
  /** What to do; null if nothing. */
  fazer: string | null;
  /** The channel's own message. */
  detalhe: string | null;
  /** The template concerned. */
  modelo?: string;
}

/** One webhook event. */
export type ChannelEvent =
  | ({
      kind: 'message';
      /** The channel's id, stable across redeliveries. */
      id: string;
      name: string | null;
      /** The '@name', without the sign. */
      username: string | null;
      at: Date;
      content: MessageContent;
    } & Sender)
  | {
      kind: 'status';
      /** Id of an outgoing message. */
      id: string;
      to: string;
      at: Date;
      state: 'sent' | 'delivered' | 'read' | 'failed';
      error: ChannelFault | null;
    }
  /** A message was edited or deleted by its sender; `of` is its id. */
  | { kind: 'edit'; id: string; of: string; at: Date; content: MessageContent }
  | { kind: 'revoke'; id: string; of: string; at: Date }
  /** A person's number or id changed; `from` and `previous` are the old ones. */
  | ({ kind: 'identity'; id: string; at: Date; previous: string[]; number: string | null } & Sender)
  /** A person opted in to or out of promotions. */
  | ({ kind: 'preference'; id: string; at: Date; marketing: boolean } & Sender)
  | ChannelNotice
  /** Deliberately ignored, and counted under this reason. */
  | { kind: 'omitted'; reason: string };

export interface OutgoingMessage {
  to: string;
  content:
    | { kind: 'text'; text: string }
    /** Requests the person's number with the channel's own button. */
    | { kind: 'ask-number'; text: string }
    /** A question with its answers to tap: buttons, or a list if they are many or long. */
    | { kind: 'choices'; text: string; options: readonly string[] }
    | { kind: 'template'; name: string; language: string; parameters: string[] };
}

/** A message that was not sent; `message` is Portuguese and says what to do. */
export class SendError extends Error {
  readonly code: SendFailure;
  /** Worth retrying later. */
  readonly retryable: boolean;
  /** No answer: it may have been sent. */
  readonly isUncertain: boolean;
  /** The channel's own error. */
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

/** An unauthenticated webhook call. Does not reveal which check failed. */
export class ForgedWebhookError extends Error {
  constructor() {
    super('the webhook call is not signed by the channel');
    this.name = 'ForgedWebhookError';
  }
}

/** A signed call that is not JSON. */
export class MalformedWebhookError extends Error {
  constructor(cause?: unknown) {
    super('the webhook call cannot be read', { cause });
    this.name = 'MalformedWebhookError';
  }
}

/** A picture that could not be downloaded. */
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

/** A code for connecting a phone. Never stored or logged. */
export interface ConnectionCode {
  estado: 'conectado' | 'esperando';
  /** QR code as a data URL; null while there is none. */
  qr: string | null;
  /** The phone that must scan it, as the server names it. */
  aparelho: string;
}

/** A WhatsApp channel. */
export interface WhatsappChannel {
  readonly kind: 'cloud-api' | 'evolution' | 'simulator' | 'laboratorio';
  /** Whether free text is limited to 24 hours after the person's last message. */
  readonly hasWindow: boolean;
  /** Whether it can request the number of a person who hides it. */
  readonly asksNumber: boolean;
  /** Whether answers can be offered to tap. */
  readonly offersChoices: boolean;
  /** Whether messages that may have been sent are left to a person; otherwise they are resent. */
  readonly doubts: boolean;
  /** Answers a webhook verification, or null if it is not ours. */
  handshake(query: Readonly<Record<string, unknown>>): string | null;
  /** Parses a webhook call. Throws ForgedWebhookError, MalformedWebhookError. */
  receive(raw: Buffer, headers: IncomingHttpHeaders): ChannelEvent[];
  /** Sends a message and returns the channel's id. Throws SendError. */
  send(message: OutgoingMessage, signal: AbortSignal): Promise<{ id: string }>;
  /** Downloads a picture up to a size limit. Throws MediaError. */
  download(media: string, maxBytes: number, signal: AbortSignal): Promise<Uint8Array>;
  /**
   * Inspects the channel: account, phone, templates, webhook, connection. Returns every possible notice, so
   * that recovered ones are reported as well. Never throws.
   */
  inspect?(signal: AbortSignal): Promise<ChannelNotice[]>;
  /** A code for connecting a phone, if the channel supports it. Throws SendError. */
  connectionCode?(signal: AbortSignal): Promise<ConnectionCode>;
  close(): Promise<void>;
}

/** An in-process WhatsApp: calls in the Cloud API's format, signed the same way. */
export interface SimulatedChannel extends WhatsappChannel {
  readonly phoneNumberId: string;
  /** Signs a body as the channel would. */
  sign(raw: string | Buffer): string;
  /** Stores a picture and returns the id for `download`. */
  keepPicture(bytes: Uint8Array): string;
}
