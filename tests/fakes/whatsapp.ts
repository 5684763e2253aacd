import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface WhatsappRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of any shape
  body: any;
}

/** When these answers were compared with the documentation in `docs/providers.md`. */
export const comparedOn = '2026-11-22';

/** Overrides the default answer. */
export interface WhatsappBehaviour {
  status?: number;
  body?: unknown;
  /** Waits for a call of this address; left out, the next one is it. */
  on?: string;
  /** Breaks the connection without an answer. */
  reset?: boolean;
}

type Answer = { status: number; body: unknown };
interface EvolutionState {
  state: 'open' | 'close' | 'connecting';
  qr: string | null;
  webhook: Record<string, unknown>;
}
interface CloudState {
  phone: Record<string, unknown>;
  canSend: 'AVAILABLE' | 'LIMITED' | 'BLOCKED';
  templates: Record<string, unknown>[];
}

/** The Cloud API names whom it accepted a message for: by number or by id, as it was asked. */
function accepted(body: Record<string, unknown>, id: string): Answer {
  const { to, recipient } = body;
  // An id as `to` is accepted and goes nowhere: whoever does that has a bug.
  if (typeof to === 'string' && !/^\d+$/.test(to))
    return { status: 400, body: { error: { code: 131026, message: '(#131026) Message undeliverable' } } };
  const contact = to ? { input: to, wa_id: to } : { input: recipient, user_id: recipient };
  return { status: 200, body: { messaging_product: 'whatsapp', contacts: [contact], messages: [{ id }] } };
}

function sentByEvolution({ number }: { number: string }, id: string): Answer {
  const remoteJid = number.includes('@') ? number : `${number}@s.whatsapp.net`;
  return {
    status: 201,
    body: { key: { remoteJid, fromMe: true, id }, status: 'PENDING', messageType: 'conversation' },
  };
}

function evolutionTells(path: string, { state, qr, webhook }: EvolutionState): Answer | null {
  if (path.startsWith('/instance/connectionState/'))
    return { status: 200, body: { instance: { instanceName: 'portal', state } } };
  if (path.startsWith('/webhook/find/')) return { status: 200, body: webhook };
  if (!path.startsWith('/instance/connect/')) return null;
  return state === 'open'
    ? { status: 200, body: { instance: { instanceName: 'portal', state } } }
    : { status: 200, body: { pairingCode: null, code: '2@x', base64: qr, count: 1 } };
}

function cloudTells(path: string, { phone, canSend, templates }: CloudState): Answer | null {
  if (path.endsWith('/message_templates')) return { status: 200, body: { data: templates, paging: {} } };
  if (!/^\/v\d+\.\d+\/1065$/.test(path)) return null;
  const entities = [
    { entity_type: 'PHONE_NUMBER', id: '1065', can_send_message: canSend },
    { entity_type: 'WABA', id: '2077', can_send_message: canSend },
  ];
  return {
    status: 200,
    body: { ...phone, id: '1065', health_status: { can_send_message: canSend, entities } },
  };
}

/** The Cloud API and an Evolution server on loopback, as far as the product calls them. */
export async function startFakeWhatsapp({ delayMs = 0 } = {}) {
  const requests: WhatsappRequest[] = [];
  const script: WhatsappBehaviour[] = [];
  const media = new Map<string, { bytes: Buffer; size?: number }>();
  let sent = 0;
  const evolution: EvolutionState = {
    state: 'open',
    qr: null,
    webhook: {
      enabled: true,
      url: 'https://portal.exemplo.com.br/api/webhooks/whatsapp',
      webhookByEvents: false,
      webhookBase64: false,
      headers: { authorization: 'Bearer token-do-webhook' },
      events: [
        ...['MESSAGES_UPSERT', 'MESSAGES_UPDATE', 'MESSAGES_EDITED', 'MESSAGES_DELETE'],
        ...['CONNECTION_UPDATE', 'QRCODE_UPDATED'],
      ],
    },
  };
  const cloud: CloudState = {
    phone: { status: 'CONNECTED', quality_rating: 'GREEN', name_status: 'APPROVED' },
    canSend: 'AVAILABLE',
    templates: [],
  };

  function usual(request: WhatsappRequest, url: string): { status: number; body: unknown } {
    if (request.path.endsWith('/messages')) return accepted(request.body, `wamid.${++sent}`);
    if (request.path.startsWith('/message/sendText/')) return sentByEvolution(request.body, `EVO${++sent}`);
    const told = evolutionTells(request.path, evolution) ?? cloudTells(request.path, cloud);
    if (told) return told;
    if (request.path.startsWith('/chat/getBase64FromMediaMessage/')) {
      const found = media.get(request.body?.message?.key?.id);
      return found
        ? { status: 201, body: { mimetype: 'image/jpeg', base64: found.bytes.toString('base64') } }
        : { status: 400, body: { message: 'not found' } };
    }
    const id = decodeURIComponent(request.path.split('/').at(-1)!);
    const found = media.get(id);
    return found
      ? { status: 200, body: { url: `${url}/ficheiro/${id}`, file_size: found.size ?? found.bytes.length } }
      : { status: 404, body: { error: { code: 100 } } };
  }

  const server = createServer(async (incoming: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    const path = new URL(incoming.url!, 'http://x').pathname;
    const request = {
      method: incoming.method!,
      path,
      headers: incoming.headers,
      body: text ? JSON.parse(text) : null,
    };
    requests.push(request);
    if (delayMs > 0) await wait(delayMs);
    const due = script.findIndex(({ on }) => on === undefined || path.startsWith(on));
    const [behaviour] = due === -1 ? [] : script.splice(due, 1);
    if (behaviour?.reset) return void incoming.socket.destroy();
    if (path.startsWith('/ficheiro/') && !behaviour) {
      response.writeHead(200, { 'content-type': 'image/jpeg' });
      return void response.end(media.get(path.split('/').at(-1)!)?.bytes);
    }
    const answer = { ...usual(request, url), ...behaviour };
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    requests,
    /** What an Evolution server reports about itself; mutable. */
    evolution,
    /** What a Cloud API account reports about itself; mutable. */
    cloud,
    /** Behaviours of the next requests, in order. */
    script: (...behaviours: WhatsappBehaviour[]) => void script.push(...behaviours),
    /** Stores a picture under an id; `size` is the reported one. */
    keep: (id: string, bytes: Buffer, size?: number) =>
      void media.set(id, { bytes, ...(size ? { size } : {}) }),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
