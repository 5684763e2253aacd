import { type HttpClient, HttpError } from '#server/kernel/http-client.ts';
import { callForSend, sendError } from './cloud-api.ts';
import {
  type ChannelEvent,
  ForgedWebhookError,
  MediaError,
  type MessageContent,
  type OtherKind,
  type WhatsappChannel,
} from './port.ts';
import { Reader } from './read-json.ts';
import { isSameSecret } from './verify-signature.ts';

export interface EvolutionConfig {
  url: string;
  apiKey: string;
  instance: string;
  webhookToken: string;
}

/** The number behind '5511988887777@s.whatsapp.net'; groups, lists and channels have none. */
const numberOf = (jid: string | null): string | null =>
  /^(\d{8,15})(?::\d+)?@(?:s\.whatsapp\.net|c\.us)$/.exec(jid ?? '')?.[1] ?? null;

/** Under a hidden id ('…@lid') the number stands beside it. */
const senderOf = (key: Reader): string | null =>
  [key.get('remoteJid'), key.get('remoteJidAlt'), key.get('senderPn')]
    .map(({ text }) => numberOf(text))
    .find((number) => number !== null) ?? null;

const kinds: Record<string, OtherKind> = {
  ...{ audioMessage: 'audio', pttMessage: 'audio', videoMessage: 'video', ptvMessage: 'video' },
  ...{ stickerMessage: 'figurinha', locationMessage: 'localizacao', liveLocationMessage: 'localizacao' },
  ...{ documentMessage: 'documento', documentWithCaptionMessage: 'documento', contactMessage: 'contato' },
  ...{ contactsArrayMessage: 'contato', reactionMessage: 'reacao', protocolMessage: 'reacao' },
};

function contentOf(message: Reader, id: string): MessageContent {
  const texto = [
    message.get('conversation'),
    message.at('extendedTextMessage', 'text'),
    message.at('buttonsResponseMessage', 'selectedDisplayText'),
    message.at('listResponseMessage', 'title'),
    message.at('templateButtonReplyMessage', 'selectedDisplayText'),
  ]
    .map(({ text }) => text)
    .find(Boolean);
  if (texto) return { tipo: 'texto', texto };
  const image = message.get('imageMessage');
  if (image.isThere)
    return {
      tipo: 'imagem',
      midia: id,
      mime: image.get('mimetype').text,
      bytes: image.get('fileLength').number,
      legenda: image.get('caption').text,
    };
  const known = message.keys.find((key) => Object.hasOwn(kinds, key));
  return { tipo: known ? kinds[known]! : 'outro' };
}

const states: Record<string, Extract<ChannelEvent, { kind: 'status' }>['state']> = {
  ...{ SERVER_ACK: 'sent', DELIVERY_ACK: 'delivered', READ: 'read', PLAYED: 'read', ERROR: 'failed' },
};

function readMessage(data: Reader, now: Date): ChannelEvent[] {
  const key = data.get('key');
  const id = key.get('id').text;
  const from = senderOf(key);
  // What was written from our own phone is no message to us.
  if (!id || id.length > 300 || from === null || key.get('fromMe').isTrue) return [];
  const at = data.get('messageTimestamp').moment(now);
  const content = contentOf(data.get('message'), id);
  return [{ kind: 'message', id, from, name: data.get('pushName').text, at, content }];
}

function readStatus(data: Reader, now: Date): ChannelEvent[] {
  const id = data.get('keyId').text ?? data.at('key', 'id').text ?? data.get('id').text;
  const to = numberOf(data.get('remoteJid').text ?? data.at('key', 'remoteJid').text);
  const status = data.get('status').text ?? data.at('update', 'status').text ?? '';
  if (!id || to === null || !Object.hasOwn(states, status)) return [];
  const state = states[status]!;
  const reason = state === 'failed' ? 'O WhatsApp não entregou a mensagem' : null;
  return [{ kind: 'status', id, to, at: now, state, reason }];
}

/**
 * A server of the Evolution API, which many run themselves. It signs nothing: its calls bear the token
 * that was set as the header 'Authorization: Bearer …' of its webhook.
 */
export function createEvolution(
  config: EvolutionConfig,
  { http, now }: { http: HttpClient; now: () => Date },
): WhatsappChannel {
  const headers = { apikey: config.apiKey };
  const instance = encodeURIComponent(config.instance);
  return {
    kind: 'evolution',
    hasWindow: false,
    handshake: () => null,
    receive(raw, given) {
      const token = /^Bearer (\S+)$/i.exec(given.authorization ?? '')?.[1];
      if (!token || !isSameSecret(token, config.webhookToken)) throw new ForgedWebhookError();
      const body = Reader.of(raw);
      if (body.get('instance').text !== config.instance) return [];
      const event = (body.get('event').text ?? '').toLowerCase().replace('_', '.');
      const data = body.get('data');
      const all = data.list.length > 0 ? data.list : [data];
      if (event === 'messages.upsert') return all.flatMap((each) => readMessage(each, now()));
      return event === 'messages.update' ? all.flatMap((each) => readStatus(each, now())) : [];
    },
    async send({ to, content }, signal) {
      // There are no templates here, and no need of any.
      const text = content.kind === 'text' ? content.text : content.parameters.join('\n');
      const answer = await callForSend(http, `${config.url}/message/sendText/${instance}`, {
        ...{ headers, signal },
        body: { number: to, text, linkPreview: true },
      });
      const id = answer.body.at('key', 'id').text;
      if (answer.status < 300 && id) return { id };
      const unknown = answer.body.at('response', 'message').list[0]?.get('exists');
      if (answer.status === 400 && unknown?.isThere && !unknown.isTrue) throw sendError('numero-invalido');
      if (answer.status === 401 || answer.status === 403) throw sendError('credencial');
      if (answer.status === 429) throw sendError('limite');
      // 404: no such instance, or one that is not connected.
      const isDown = answer.status >= 500 || answer.status === 404 || answer.status < 300;
      throw sendError(isDown ? 'indisponivel' : 'recusada', {
        isUncertain: answer.status >= 500 || answer.status < 300,
      });
    },
    async download(media, maxBytes, signal) {
      try {
        const response = await http.request(`${config.url}/chat/getBase64FromMediaMessage/${instance}`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ message: { key: { id: media } }, convertToMp4: false }),
          totalTimeout: 60_000,
          // Base64 and the JSON around it.
          maxBytes: Math.ceil((maxBytes * 4) / 3) + 10_000,
          signal,
        });
        const answer = response.ok ? new Reader(JSON.parse(await response.text())) : new Reader(null);
        const base64 = answer.get('base64').text;
        if (base64 === null) throw new MediaError('indisponivel', { retryable: response.status >= 500 });
        return new Uint8Array(Buffer.from(base64.replace(/^data:[^,]*,/, ''), 'base64'));
      } catch (error) {
        if (error instanceof HttpError && error.kind === 'too-large')
          throw new MediaError('grande-demais', { cause: error });
        if (error instanceof MediaError) throw error;
        throw new MediaError('indisponivel', { retryable: true, cause: error });
      }
    },
    close: () => http.close(),
  };
}
