import { type HttpClient, HttpError } from '#server/kernel/http-client.ts';
import { readCloudEvents } from './cloud-events.ts';
import { ForgedWebhookError, MediaError, SendError, type SendFailure, type WhatsappChannel } from './port.ts';
import { Reader } from './read-json.ts';
import { isSameSecret, verifySignature } from './verify-signature.ts';

export interface CloudApiConfig {
  phoneNumberId: string;
  token: string;
  appSecret: string;
  verifyToken: string;
  apiUrl: string;
}

const timeoutMs = 15_000;

/** Errors of the API by number, as its reference lists them; the rest goes by the status. */
const byNumber: Record<number, SendFailure> = {
  ...{ 190: 'credencial', 10: 'credencial', 131005: 'credencial' },
  ...{ 131047: 'fora-da-janela', 131026: 'numero-invalido', 131051: 'recusada' },
  ...{ 132000: 'modelo-recusado', 132001: 'modelo-recusado', 132005: 'modelo-recusado' },
  ...{
    132007: 'modelo-recusado',
    132012: 'modelo-recusado',
    132015: 'modelo-recusado',
    132016: 'modelo-recusado',
  },
  ...{ 4: 'limite', 80007: 'limite', 130429: 'limite', 131048: 'limite', 131056: 'limite' },
  ...{ 1: 'indisponivel', 2: 'indisponivel', 131000: 'indisponivel', 131016: 'indisponivel' },
};

export const sendFailureTexts: Record<SendFailure, string> = {
  indisponivel: 'O WhatsApp não respondeu. O envio é tentado de novo.',
  limite: 'O WhatsApp pediu para esperar: muitas mensagens em pouco tempo. O envio é tentado de novo.',
  credencial: 'O WhatsApp recusou a credencial. Confira o token do canal na configuração do servidor.',
  'fora-da-janela':
    'A pessoa não escreve há mais de 24 horas, e o WhatsApp só aceita um modelo aprovado. Cadastre um modelo, ou espere a pessoa escrever.',
  'modelo-recusado':
    'O WhatsApp recusou o modelo desta mensagem. Confira o nome, o idioma e os campos dele no Gerenciador do WhatsApp.',
  'numero-invalido': 'Este número não tem WhatsApp, ou não pode receber mensagens.',
  recusada: 'O WhatsApp recusou a mensagem.',
};
const retryable: SendFailure[] = ['indisponivel', 'limite'];

export function sendError(
  code: SendFailure,
  options: { isUncertain?: boolean; cause?: unknown } = {},
): SendError {
  return new SendError(code, sendFailureTexts[code], { retryable: retryable.includes(code), ...options });
}

function failureOf(status: number, number: number | null): SendFailure {
  const known = number === null ? undefined : byNumber[number];
  if (known) return known;
  if (status === 429) return 'limite';
  if (status === 401 || status === 403) return 'credencial';
  return status >= 500 ? 'indisponivel' : 'recusada';
}

/** Asks and reads the answer's JSON. A silence leaves it open whether the message went out. */
export async function callForSend(
  http: HttpClient,
  url: string,
  request: { headers: Record<string, string>; body: unknown; signal: AbortSignal },
): Promise<{ status: number; body: Reader }> {
  const { headers, body, signal } = request;
  try {
    const response = await http.request(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      totalTimeout: timeoutMs,
      maxBytes: 1024 * 1024,
      signal,
    });
    const text = await response.text();
    return { status: response.status, body: parsed(text) };
  } catch (error) {
    if (error instanceof HttpError)
      throw sendError('indisponivel', { isUncertain: isAfterSending(error), cause: error });
    throw error;
  }
}

/** Whether the call may have reached the other side: a refused connection has not. */
const isAfterSending = ({ kind, cause }: HttpError) =>
  !(
    kind === 'host' ||
    kind === 'address' ||
    /ECONNREFUSED|ENOTFOUND|EAI_AGAIN/.test(String((cause as { code?: string })?.code ?? cause))
  );

function parsed(text: string): Reader {
  try {
    return new Reader(JSON.parse(text));
  } catch {
    return new Reader(null);
  }
}

/** The official WhatsApp Cloud API of Meta. */
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
      totalTimeout: timeoutMs,
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
    async send({ to, content }, signal) {
      const shared = { messaging_product: 'whatsapp', recipient_type: 'individual', to };
      const body =
        content.kind === 'text'
          ? { ...shared, type: 'text', text: { body: content.text, preview_url: true } }
          : {
              ...shared,
              type: 'template',
              template: {
                name: content.name,
                language: { code: content.language },
                components: [
                  {
                    type: 'body',
                    parameters: content.parameters.map((text) => ({ type: 'text', text })),
                  },
                ],
              },
            };
      const answer = await callForSend(http, `${apiUrl}/${phoneNumberId}/messages`, {
        headers,
        body,
        signal,
      });
      const id = answer.body.get('messages').list[0]?.get('id').text;
      if (answer.status < 300 && id) return { id };
      // Accepted without an id: it went out, and no news of it can be told apart.
      const code = failureOf(answer.status, answer.body.at('error', 'code').number);
      throw sendError(answer.status < 300 ? 'indisponivel' : code, {
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
    close: () => http.close(),
  };
}
