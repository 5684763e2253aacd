import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFakeWhatsapp } from '#tests/fakes/whatsapp.ts';
import { createWhatsapp } from './create.ts';
import { ForgedWebhookError, MalformedWebhookError, type WhatsappChannel } from './port.ts';
import type { Simulator } from './simulator.ts';
import { isSameSecret, signBody, verifySignature } from './verify-signature.ts';

const now = new Date('2026-11-20T12:00:00Z');
const seconds = Math.floor(now.getTime() / 1000);
const secret = 'segredo do aplicativo';
const token = 'token-do-webhook';
let fake: Awaited<ReturnType<typeof startFakeWhatsapp>>;
let cloud: WhatsappChannel;
let evolution: WhatsappChannel;
let simulator: Simulator;

beforeAll(async () => {
  fake = await startFakeWhatsapp();
  let ids = 0;
  const deps = { now: () => now, newId: () => String(++ids) };
  cloud = createWhatsapp(
    {
      kind: 'cloud-api',
      phoneNumberId: '1065',
      token: 'EAA',
      appSecret: secret,
      verifyToken: 'aperto de mãos',
      apiUrl: `${fake.url}/v26.0`,
    },
    deps,
  );
  evolution = createWhatsapp(
    {
      kind: 'evolution',
      url: fake.url,
      apiKey: 'chave',
      instance: 'portal',
      webhookToken: token,
      webhookUrl: 'https://portal.exemplo.com.br/api/webhooks/whatsapp',
    },
    deps,
  );
  simulator = createWhatsapp({ kind: 'simulator', appSecret: secret }, deps) as Simulator;
});
beforeEach(() => void fake.requests.splice(0));
afterAll(async () => {
  await Promise.all([cloud.close(), evolution.close(), simulator.close()]);
  await fake.stop();
});

/** An error in Evolution 2.3.x's format. */
const evolutionSays = (text: string) => ({
  status: 400,
  error: 'Bad Request',
  response: { message: [text] },
});
const signal = new AbortController().signal;
const text = (body: string) => ({ to: '5511988887777', content: { kind: 'text' as const, text: body } });

/** The same message in each channel's format. */
const deliver = {
  'cloud-api': (message: Record<string, unknown>, phone = '1065') => {
    const value = {
      metadata: { phone_number_id: phone },
      contacts: [{ wa_id: '5511988887777', profile: { name: 'Ana 🌻' } }],
      messages: [{ from: '5511988887777', id: 'wamid.A', timestamp: String(seconds), ...message }],
    };
    const raw = JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [{ changes: [{ field: 'messages', value }] }],
    });
    return { raw: Buffer.from(raw), headers: { 'x-hub-signature-256': signBody(raw, secret) } };
  },
  evolution: (message: Record<string, unknown>, key: Record<string, unknown> = {}) => ({
    raw: Buffer.from(
      JSON.stringify({
        event: 'messages.upsert',
        instance: 'portal',
        data: {
          key: { remoteJid: '5511988887777@s.whatsapp.net', fromMe: false, id: '3EB0', ...key },
          pushName: 'Ana 🌻',
          messageTimestamp: seconds,
          message,
        },
      }),
    ),
    headers: { authorization: `Bearer ${token}` },
  }),
};
const taken = (
  channel: WhatsappChannel,
  { raw, headers }: { raw: Buffer; headers: Record<string, string> },
) => channel.receive(raw, headers);

describe('what comes in', () => {
  it('WPP-26 a text is one and the same from every channel', () => {
    const expected = {
      kind: 'message',
      from: '5511988887777',
      name: 'Ana 🌻',
      at: now,
      ids: [],
      username: null,
    };
    const content = { tipo: 'texto', texto: 'Olá, ação ☕' };
    const official = deliver['cloud-api']({ type: 'text', text: { body: 'Olá, ação ☕' } });
    expect(taken(cloud, official)).toEqual([{ ...expected, id: 'wamid.A', content }]);
    const simulated = deliver['cloud-api']({ type: 'text', text: { body: 'Olá, ação ☕' } }, 'simulador');
    expect(taken(simulator, simulated)).toEqual([{ ...expected, id: 'wamid.A', content }]);
    for (const message of [
      { conversation: 'Olá, ação ☕' },
      { extendedTextMessage: { text: 'Olá, ação ☕' } },
    ])
      expect(taken(evolution, deliver.evolution(message))).toEqual([{ ...expected, id: '3EB0', content }]);
  });

  it.each([
    ['audio', { type: 'audio', audio: { id: '1' } }, { audioMessage: {} }],
    ['figurinha', { type: 'sticker', sticker: { id: '1' } }, { stickerMessage: {} }],
    ['localizacao', { type: 'location', location: {} }, { locationMessage: {} }],
    [
      'documento',
      { type: 'document', document: { id: '1', mime_type: 'application/pdf' } },
      { documentMessage: {} },
    ],
    ['video', { type: 'video', video: { id: '1' } }, { videoMessage: {} }],
    ['contato', { type: 'contacts', contacts: [] }, { contactMessage: {} }],
    ['reacao', { type: 'reaction', reaction: {} }, { reactionMessage: {} }],
    ['outro', { type: 'poll_of_2031' }, { pollOf2031: {} }],
    ['outro', { type: 'constructor' }, { constructor: 'x' }],
  ])('WPP-26 a %s is told apart', (tipo, official, other) => {
    expect(taken(cloud, deliver['cloud-api'](official))).toMatchObject([{ content: { tipo } }]);
    expect(taken(evolution, deliver.evolution(other))).toMatchObject([{ content: { tipo } }]);
  });

  it('a PDF comes with what it is fetched by, whatever its type says besides; another document does not', () => {
    for (const mime of ['application/pdf', 'application/pdf; charset=binary']) {
      const document = { id: '77', mime_type: mime, file_size: 9 };
      expect(taken(cloud, deliver['cloud-api']({ type: 'document', document }))).toMatchObject([
        { content: { tipo: 'documento', pdf: { midia: '77', bytes: 9 } } },
      ]);
      const documentMessage = { mimetype: mime, fileLength: '9' };
      expect(taken(evolution, deliver.evolution({ documentMessage }))).toMatchObject([
        { content: { tipo: 'documento', pdf: { midia: '3EB0', bytes: 9 } } },
      ]);
    }
    const [sheet] = taken(
      cloud,
      deliver['cloud-api']({ type: 'document', document: { id: '77', mime_type: 'application/pdfx' } }),
    );
    expect(sheet).not.toHaveProperty('content.pdf');
  });

  it('WPP-26 a picture comes with what it is fetched by, also where it was sent as a document', () => {
    const image = { id: '77', mime_type: 'image/jpeg', caption: 'eu' };
    const expected = { tipo: 'imagem', midia: '77', mime: 'image/jpeg', legenda: 'eu' };
    expect(taken(cloud, deliver['cloud-api']({ type: 'image', image }))).toMatchObject([
      { content: expected },
    ]);
    expect(taken(cloud, deliver['cloud-api']({ type: 'document', document: image }))).toMatchObject([
      { content: expected },
    ]);
    const sent = deliver.evolution({ imageMessage: { mimetype: 'image/png', fileLength: '123' } });
    expect(taken(evolution, sent)).toMatchObject([
      { content: { tipo: 'imagem', midia: '3EB0', bytes: 123 } },
    ]);
  });

  it('LIA-08 in part: a recording comes with what it is fetched by, a reaction with what it is to, a forwarded text as such', () => {
    const audio = { id: '77', mime_type: 'audio/ogg; codecs=opus', voice: true };
    const recording = { mime: audio.mime_type, bytes: null, segundos: null };
    expect(taken(cloud, deliver['cloud-api']({ type: 'audio', audio }))).toMatchObject([
      { content: { tipo: 'audio', audio: { ...recording, midia: '77' } } },
    ]);
    const spoken = {
      audioMessage: { mimetype: audio.mime_type, seconds: 9, fileLength: '20000', ptt: true },
    };
    expect(taken(evolution, deliver.evolution(spoken))).toMatchObject([
      { content: { tipo: 'audio', audio: { ...recording, midia: '3EB0', bytes: 20_000, segundos: 9 } } },
    ]);
    const reaction = { message_id: 'wamid.B', emoji: '👍' };
    const answered = { tipo: 'reacao', detalhe: '👍', a: 'wamid.B' };
    expect(taken(cloud, deliver['cloud-api']({ type: 'reaction', reaction }))).toMatchObject([
      { content: answered },
    ]);
    const thumb = { reactionMessage: { key: { id: 'wamid.B', fromMe: true }, text: '👍' } };
    expect(taken(evolution, deliver.evolution(thumb))).toMatchObject([{ content: answered }]);
    const passedOn = { tipo: 'texto', texto: 'sim', encaminhada: true };
    const text = { type: 'text', text: { body: 'sim' } };
    for (const context of [{ forwarded: true }, { frequently_forwarded: true }])
      expect(taken(cloud, deliver['cloud-api']({ ...text, context }))).toMatchObject([{ content: passedOn }]);
    const theirs = { extendedTextMessage: { text: 'sim', contextInfo: { isForwarded: true } } };
    expect(taken(evolution, deliver.evolution(theirs))).toMatchObject([{ content: passedOn }]);
    const beside = deliver.evolution({ conversation: 'sim' });
    const body = JSON.parse(beside.raw.toString());
    body.data.contextInfo = { isForwarded: true, forwardingScore: 1 };
    expect(taken(evolution, { ...beside, raw: Buffer.from(JSON.stringify(body)) })).toMatchObject([
      { content: passedOn },
    ]);
    // An answer to a message of ours is not passed on.
    const reply = { ...text, context: { id: 'wamid.B', from: '1' } };
    expect(taken(cloud, deliver['cloud-api'](reply))).toMatchObject([
      { content: { tipo: 'texto', texto: 'sim' } },
    ]);
    expect(JSON.stringify(taken(cloud, deliver['cloud-api'](reply)))).not.toContain('encaminhada');
  });

  it('WPP-26 our own messages, groups and other instances are none', () => {
    const message = { conversation: 'oi' };
    const left = (reason: string) => [{ kind: 'omitted', reason }];
    expect(taken(evolution, deliver.evolution(message, { fromMe: true }))).toEqual(left('nossa'));
    expect(taken(evolution, deliver.evolution(message, { remoteJid: '120363@g.us' }))).toEqual(left('grupo'));
    const hidden = { remoteJid: '999@lid', remoteJidAlt: '5511988887777@s.whatsapp.net' };
    expect(taken(evolution, deliver.evolution(message, hidden))).toMatchObject([{ from: '5511988887777' }]);
    const { headers } = deliver.evolution({});
    const elsewhere = Buffer.from(JSON.stringify({ event: 'messages.upsert', instance: 'outra', data: {} }));
    expect(taken(evolution, { raw: elsewhere, headers })).toEqual(left('outra-instancia'));
    expect(taken(cloud, deliver['cloud-api']({ type: 'text', text: { body: 'oi' } }, '9999'))).toEqual(
      left('outro-numero'),
    );
  });

  it('WPP-26 news of our messages carry state and reason', () => {
    const value = {
      metadata: { phone_number_id: '1065' },
      statuses: [
        { id: 'wamid.1', status: 'delivered', timestamp: String(seconds), recipient_id: '5511988887777' },
        {
          id: 'wamid.2',
          status: 'failed',
          recipient_id: '5511988887777',
          errors: [{ code: 131047, title: 'Re-engagement' }],
        },
        { id: 'wamid.3', status: 'dreamt', recipient_id: '5511988887777' },
      ],
    };
    const raw = Buffer.from(JSON.stringify({ entry: [{ changes: [{ value }] }] }));
    expect(taken(cloud, { raw, headers: { 'x-hub-signature-256': signBody(raw, secret) } })).toMatchObject([
      { kind: 'status', id: 'wamid.1', state: 'delivered', error: null, at: now },
      { kind: 'status', id: 'wamid.2', state: 'failed', error: { codigo: 131047, titulo: 'Re-engagement' } },
      { kind: 'omitted', reason: 'situacao-desconhecida' },
    ]);
    const data = { keyId: '3EB0', remoteJid: '5511988887777@s.whatsapp.net', status: 'DELIVERY_ACK' };
    const update = Buffer.from(JSON.stringify({ event: 'messages.update', instance: 'portal', data }));
    expect(taken(evolution, { raw: update, headers: { authorization: `Bearer ${token}` } })).toMatchObject([
      { kind: 'status', id: '3EB0', state: 'delivered' },
    ]);
  });

  it('T10 a time that cannot be is the time of now', () => {
    for (const timestamp of ['-1', 'ontem', '99999999999', null])
      expect(
        taken(cloud, deliver['cloud-api']({ timestamp, type: 'text', text: { body: 'x' } })),
      ).toMatchObject([{ at: now }]);
  });
});

describe('R32 who calls', () => {
  it('a signature is made over the bytes, and nothing else will do', () => {
    const raw = Buffer.from('{"a":"ação ☕"}');
    expect(verifySignature(raw, signBody(raw, secret), secret)).toBe(true);
    const other = signBody(raw, 'outro');
    for (const header of [
      undefined,
      '',
      other,
      signBody(raw, secret).toUpperCase(),
      `${signBody(raw, secret)}0`,
      7,
      ['x'],
    ])
      expect(verifySignature(raw, header, secret)).toBe(false);
    expect(verifySignature(raw, signBody(raw, ''), '')).toBe(false);
    expect([isSameSecret('a', 'a'), isSameSecret('a', 'ab'), isSameSecret('', 'a')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('a call without proof is refused by every channel, before it is read', () => {
    const raw = Buffer.from('{');
    for (const channel of [cloud, evolution, simulator]) {
      expect(() => channel.receive(raw, {})).toThrow(ForgedWebhookError);
      expect(() =>
        channel.receive(raw, { authorization: 'Bearer x', 'x-hub-signature-256': 'sha256=00' }),
      ).toThrow(ForgedWebhookError);
    }
  });

  it('a proven call that is no JSON is called so', () => {
    const raw = Buffer.from('{');
    expect(() => cloud.receive(raw, { 'x-hub-signature-256': signBody(raw, secret) })).toThrow(
      MalformedWebhookError,
    );
    expect(() => evolution.receive(raw, { authorization: `Bearer ${token}` })).toThrow(MalformedWebhookError);
  });

  it('the handshake answers who knows the token, and nobody else', () => {
    const asked = {
      'hub.mode': 'subscribe',
      'hub.verify_token': 'aperto de mãos',
      'hub.challenge': '1158201444',
    };
    expect(cloud.handshake(asked)).toBe('1158201444');
    expect(cloud.handshake({ ...asked, 'hub.verify_token': 'outro' })).toBeNull();
    expect(cloud.handshake({ ...asked, 'hub.mode': 'unsubscribe' })).toBeNull();
    expect(cloud.handshake({ ...asked, 'hub.challenge': ['1', '2'] })).toBeNull();
    expect(cloud.handshake({})).toBeNull();
    expect(evolution.handshake(asked)).toBeNull();
  });
});

describe('what goes out', () => {
  it('WPP-26 a text in each channel’s own shape', async () => {
    expect((await cloud.send(text('Olá'), signal)).id).toMatch(/^wamid\./);
    expect((await evolution.send(text('Olá'), signal)).id).toMatch(/^EVO/);
    expect((await simulator.send(text('Olá'), signal)).id).toMatch(/^sim\./);
    expect(fake.requests).toMatchObject([
      {
        path: '/v26.0/1065/messages',
        headers: { authorization: 'Bearer EAA' },
        body: { messaging_product: 'whatsapp', to: '5511988887777', type: 'text', text: { body: 'Olá' } },
      },
      {
        path: '/message/sendText/portal',
        headers: { apikey: 'chave' },
        body: { number: '5511988887777', text: 'Olá' },
      },
    ]);
  });

  it('WPP-18 a template with its places', async () => {
    const content = {
      kind: 'template' as const,
      name: 'acesso',
      language: 'pt_BR',
      parameters: ['Ana', 'https://x'],
    };
    await cloud.send({ to: '5511988887777', content }, signal);
    expect(fake.requests[0]!.body.template).toEqual({
      name: 'acesso',
      language: { code: 'pt_BR' },
      components: [
        {
          type: 'body',
          parameters: [
            { type: 'text', text: 'Ana' },
            { type: 'text', text: 'https://x' },
          ],
        },
      ],
    });
  });

  it.each([
    [{ status: 400, body: { error: { code: 131047 } } }, 'fora-da-janela', false, false],
    [{ status: 400, body: { error: { code: 132001 } } }, 'modelo-recusado', false, false],
    [{ status: 400, body: { error: { code: 131026 } } }, 'numero-invalido', false, false],
    [{ status: 400, body: { error: { code: 131056 } } }, 'limite', true, false],
    [{ status: 401, body: { error: { code: 190 } } }, 'credencial', false, false],
    [{ status: 429, body: {} }, 'limite', true, false],
    [{ status: 500, body: 'oops' }, 'indisponivel', true, true],
    [{ status: 200, body: {} }, 'indisponivel', true, true],
    [{ status: 400, body: { error: { code: 7 } } }, 'recusada', false, false],
    [{ reset: true }, 'indisponivel', true, true],
  ])('R13 %j of the official channel is %s', async (behaviour, code, retryable, isUncertain) => {
    fake.script(behaviour);
    await expect(cloud.send(text('x'), signal)).rejects.toMatchObject({ code, retryable, isUncertain });
  });

  it.each([
    [{ status: 400, body: { response: { message: [{ exists: false }] } } }, 'numero-invalido', false],
    [{ status: 401, body: {} }, 'credencial', false],
    [{ status: 404, body: {} }, 'indisponivel', true],
    [{ status: 503, body: {} }, 'indisponivel', true],
    // Whatever goes wrong inside it is a 400, also after the message has left.
    [{ status: 400, body: evolutionSays('Error: Connection Closed') }, 'desconectado', true],
    [{ status: 500, body: evolutionSays('Error: Connection Closed') }, 'desconectado', true],
    [{ status: 400, body: evolutionSays('instance requires property "text"') }, 'recusada', false],
    [{ status: 400, body: evolutionSays('Error: Timed Out') }, 'em-duvida', false],
    [{ status: 400, body: evolutionSays('PrismaClientKnownRequestError: x') }, 'em-duvida', false],
    [{ status: 400, body: {} }, 'em-duvida', false],
    [{ status: 500, body: {} }, 'em-duvida', false],
    [{ status: 201, body: {} }, 'em-duvida', false],
    [{ reset: true }, 'em-duvida', false],
  ])('R13 WIR-04 %j of Evolution is %s', async (behaviour, code, retryable) => {
    fake.script(behaviour);
    await expect(evolution.send(text('x'), signal)).rejects.toMatchObject({ code, retryable });
  });
});

describe('pictures', () => {
  it('UPL-03 are fetched with the credential, up to the limit', async () => {
    const bytes = Buffer.from('uma foto');
    fake.keep('77', bytes);
    for (const channel of [cloud, evolution])
      expect(Buffer.from(await channel.download('77', 1000, signal))).toEqual(bytes);
    expect(
      fake.requests.every(
        ({ headers }) => headers.authorization === 'Bearer EAA' || headers.apikey === 'chave',
      ),
    ).toBe(true);
    const id = simulator.keepPicture(bytes);
    expect(Buffer.from(await simulator.download(id, 1000, signal))).toEqual(bytes);
  });

  it('UPL-03 one of 15 MB is not read to its end, whatever the channel says of its size', async () => {
    fake.keep('huge', Buffer.alloc(15 * 1024 * 1024), 10);
    fake.keep('told', Buffer.from('x'), 15 * 1024 * 1024);
    const limit = 10 * 1024 * 1024;
    for (const [channel, id] of [
      [cloud, 'huge'],
      [cloud, 'told'],
      [evolution, 'huge'],
    ] as const)
      await expect(channel.download(id, limit, signal)).rejects.toMatchObject({
        code: 'grande-demais',
        retryable: false,
      });
  });

  it('one that is gone, and a channel that is down, are told apart', async () => {
    await expect(cloud.download('ninguém', 1000, signal)).rejects.toMatchObject({
      code: 'indisponivel',
      retryable: false,
    });
    fake.script({ status: 503, body: {} });
    await expect(cloud.download('77', 1000, signal)).rejects.toMatchObject({
      code: 'indisponivel',
      retryable: true,
    });
  });
});
