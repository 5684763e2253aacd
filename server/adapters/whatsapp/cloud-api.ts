import { type HttpClient, HttpError } from '#server/kernel/http-client.ts';
import { callForSend, parsed, sendTimeoutMs } from './call-for-send.ts';
import { readCloudEvents } from './cloud-events.ts';
import { inspectCloud } from './cloud-inspect.ts';
import {
  type ChannelFault,
  ForgedWebhookError,
  MediaError,
  type OutgoingMessage,
  type WhatsappChannel,
} from './port.ts';
import { Reader } from './read-json.ts';
import { failureOf, sendError } from './send-failure.ts';
import { isSameSecret, verifySignature } from './verify-signature.ts';

export interface CloudApiConfig {
  phoneNumberId: string;
  token: string;
  appSecret: string;
  verifyToken: string;
  apiUrl: string;
}

/** A number goes as `to`, an id as `recipient`: `to` with an id is accepted but never delivered. */
const recipientOf = (to: string) => (/^\d+$/.test(to) ? { to } : { recipient: to });

/** What the channel allows on a button, and how many. */
const mostButtons = 3;
const longestButton = 20;

/** Buttons for two or three short answers, else a list. */
function interactiveOf({ text, options }: { text: string; options: readonly string[] }) {
  const body = { text };
  const rows = options.map((title, at) => ({ id: String(at + 1), title }));
  const isShort = rows.length <= mostButtons && rows.every(({ title }) => title.length <= longestButton);
  if (!isShort)
    return { type: 'list', body, action: { button: 'Escolher', sections: [{ title: 'Opções', rows }] } };
  return { type: 'button', body, action: { buttons: rows.map((reply) => ({ type: 'reply', reply })) } };
}

function bodyOf({ to, content }: OutgoingMessage): Record<string, unknown> {
  const shared = { messaging_product: 'whatsapp', recipient_type: 'individual', ...recipientOf(to) };
  if (content.kind === 'text')
    return { ...shared, type: 'text', text: { body: content.text, preview_url: true } };
  if (content.kind === 'ask-number')
    return {
      ...shared,
      type: 'interactive',
      interactive: {
        type: 'request_contact_info',
        body: { text: content.text },
        action: { name: 'request_contact_info' },
      },
    };
  if (content.kind === 'choices')
    return { ...shared, type: 'interactive', interactive: interactiveOf(content) };
  const parameters = content.parameters.map((text) => ({ type: 'text', text }));
  return {
    ...shared,
    type: 'template',
    template: {
      name: content.name,
      language: { code: content.language },
      components: [{ type: 'body', parameters }],
    },
  };
}

/** The error of an answer: there, a title has no field of its own. */
function faultOf(error: Reader): ChannelFault | null {
  if (!error.isThere) return null;
  return {
    codigo: error.get('code').number,
    titulo: error.get('message').text,
    detalhes: error.at('error_data', 'details').text,
    href: null,
  };
}

/** Meta's official WhatsApp Cloud API. */
export function createCloudApi(
  config: CloudApiConfig,
  { http, now }: { http: HttpClient; now: () => Date },
): WhatsappChannel {
  const { apiUrl, phoneNumberId } = config;
  const headers = { authorization: `Bearer ${config.token}` };

  async function mediaAddress(media: string, maxBytes: number, signal: AbortSignal): Promise<string> {
    const response = await http.request(`${apiUrl}/${encodeURIComponent(media)}`, {
      headers,
      signal,
      totalTimeout: sendTimeoutMs,
      maxBytes: 100_000,
    });
    const answer = parsed(await response.text());
    const url = answer.get('url').text;
    if (!response.ok || url === null)
      throw new MediaError('indisponivel', { retryable: response.status >= 500 || response.status === 429 });
    if ((answer.get('file_size').number ?? 0) > maxBytes) throw new MediaError('grande-demais');
    return url;
  }

  return {
    kind: 'cloud-api',
    hasWindow: true,
    asksNumber: true,
    offersChoices: true,
    doubts: false,
    handshake(query) {
      const { 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': challenge } = query;
      if (mode !== 'subscribe' || typeof token !== 'string' || typeof challenge !== 'string') return null;
      return isSameSecret(token, config.verifyToken) ? challenge : null;
    },
    receive(raw, given) {
      if (!verifySignature(raw, given['x-hub-signature-256'], config.appSecret))
        throw new ForgedWebhookError();
      return readCloudEvents(Reader.of(raw), phoneNumberId, now());
    },
    async send(message, signal) {
      const answer = await callForSend(http, `${apiUrl}/${phoneNumberId}/messages`, {
        headers,
        signal,
        body: bodyOf(message),
      });
      const id = answer.body.get('messages').list[0]?.get('id').text;
      if (answer.status < 300 && id) return { id };
      // Accepted without an id: it was sent, but its status updates cannot be matched.
      const fault = faultOf(answer.body.get('error'));
      const code = failureOf(answer.status, fault?.codigo ?? null);
      throw sendError(answer.status < 300 ? 'indisponivel' : code, {
        fault,
        isUncertain: answer.status < 300 || answer.status >= 500,
      });
    },
    async download(media, maxBytes, signal) {
      try {
        const url = await mediaAddress(media, maxBytes, signal);
        const response = await http.request(url, { headers, signal, totalTimeout: 60_000, maxBytes });
        if (!response.ok) throw new MediaError('indisponivel', { retryable: response.status >= 500 });
        return new Uint8Array(await response.arrayBuffer());
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        if (error.kind === 'too-large') throw new MediaError('grande-demais', { cause: error });
        throw new MediaError('indisponivel', {
          retryable: ['network', 'timeout'].includes(error.kind),
          cause: error,
        });
      }
    },
    inspect: (signal) => inspectCloud({ http, apiUrl, headers, phoneNumberId }, { now: now(), signal }),
    close: () => http.close(),
  };
}
