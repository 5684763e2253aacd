import { megabyte } from '#contract/base/units.ts';
import { type HttpClient, HttpError } from '#server/kernel/http-client.ts';
import { callForSend, parsed } from './call-for-send.ts';
import { readEvolutionEvents } from './evolution-events.ts';
import { evolutionFailure } from './evolution-failure.ts';
import { inspectEvolution } from './evolution-inspect.ts';
import { ForgedWebhookError, MediaError, type WhatsappChannel } from './port.ts';
import { Reader } from './read-json.ts';
import { sendError } from './send-failure.ts';
import { isSameSecret } from './verify-signature.ts';

export interface EvolutionConfig {
  url: string;
  apiKey: string;
  instance: string;
  webhookToken: string;
  /** The webhook's target. */
  webhookUrl: string;
}

/**
 * A self-hosted Evolution API server. It signs nothing: its calls carry the token configured as the webhook's
 * 'Authorization: Bearer …' header.
 */
export function createEvolution(
  config: EvolutionConfig,
  { http, now }: { http: HttpClient; now: () => Date },
): WhatsappChannel {
  const headers = { apikey: config.apiKey };
  const { url, instance: name, webhookUrl } = config;
  const instance = encodeURIComponent(name);
  return {
    kind: 'evolution',
    hasWindow: false,
    asksNumber: false,
    offersChoices: false,
    doubts: true,
    handshake: () => null,
    receive(raw, given) {
      const token = /^Bearer (\S+)$/i.exec(given.authorization ?? '')?.[1];
      if (!token || !isSameSecret(token, config.webhookToken)) throw new ForgedWebhookError();
      return readEvolutionEvents(Reader.of(raw), name, now());
    },
    async send({ to, content }, signal) {
      // No templates exist or are needed here.
      const text = content.kind === 'template' ? content.parameters.join('\n') : content.text;
      const answer = await callForSend(http, `${url}/message/sendText/${instance}`, {
        headers,
        signal,
        doubts: true,
        body: { number: to, text, linkPreview: true },
      });
      const id = answer.body.at('key', 'id').text;
      if (answer.status < 300 && id) return { id };
      if (answer.status < 300) throw sendError('em-duvida', { isUncertain: true });
      throw evolutionFailure(answer);
    },
    async download(media, maxBytes, signal) {
      try {
        const response = await http.request(`${url}/chat/getBase64FromMediaMessage/${instance}`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ message: { key: { id: media } }, convertToMp4: false }),
          totalTimeout: 60_000,
          // Base64 and the surrounding JSON.
          maxBytes: Math.ceil((maxBytes * 4) / 3) + 10_000,
          signal,
        });
        const text = await response.text();
        const answer = response.ok ? new Reader(JSON.parse(text)) : new Reader(null);
        const base64 = answer.get('base64').text;
        // A merely disconnected phone also answers 400.
        const isAway = response.status >= 500 || /connection closed/i.test(response.ok ? '' : text);
        if (base64 === null) throw new MediaError('indisponivel', { retryable: isAway });
        return new Uint8Array(Buffer.from(base64.replace(/^data:[^,]*,/, ''), 'base64'));
      } catch (error) {
        if (error instanceof HttpError && error.kind === 'too-large')
          throw new MediaError('grande-demais', { cause: error });
        if (error instanceof MediaError) throw error;
        throw new MediaError('indisponivel', { retryable: true, cause: error });
      }
    },
    inspect: (signal) =>
      inspectEvolution({ http, url, headers, instance: name, webhookUrl }, { now: now(), signal }),
    async connectionCode(signal) {
      const asked = { headers, signal, totalTimeout: 15_000, maxBytes: megabyte };
      const response = await http.request(`${url}/instance/connect/${instance}`, asked).catch((error) => {
        throw sendError('indisponivel', { cause: error });
      });
      const body = parsed(await response.text());
      if (!response.ok) throw evolutionFailure({ status: response.status, body });
      if (body.at('instance', 'state').text === 'open')
        return { estado: 'conectado', qr: null, aparelho: name };
      const base64 = body.get('base64').text ?? body.at('qrcode', 'base64').text;
      const isPicture = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/=]+$/.test(base64 ?? '');
      return { estado: 'esperando', qr: isPicture ? base64 : null, aparelho: name };
    },
    close: () => http.close(),
  };
}
