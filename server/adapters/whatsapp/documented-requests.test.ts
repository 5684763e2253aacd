import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes, explainCode } from '#server/kernel/whatsapp-error-codes.ts';
import { comparedOn, startFakeWhatsapp } from '#tests/fakes/whatsapp.ts';
import { comparedOn as payloadsComparedOn } from '#tests/fixtures/whatsapp/documented.ts';
import { cloudRequests, evolutionRequests } from '#tests/fixtures/whatsapp/requests.ts';
import { createWhatsapp } from './create.ts';
import type { ChannelNotice, OutgoingMessage, WhatsappChannel } from './port.ts';

const signal = new AbortController().signal;
const id = 'BR.7310559820446712';
let fake: Awaited<ReturnType<typeof startFakeWhatsapp>>;
let cloud: WhatsappChannel;
let evolution: WhatsappChannel;

beforeAll(async () => {
  fake = await startFakeWhatsapp();
  const deps = { now: () => new Date('2026-11-22T12:00:00Z'), newId: () => 'x' };
  cloud = createWhatsapp(
    {
      kind: 'cloud-api',
      phoneNumberId: '1065',
      token: 'EAA',
      appSecret: 's',
      verifyToken: 'v',
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
      webhookToken: 'token-do-webhook',
      webhookUrl: 'https://portal.exemplo.com.br/api/webhooks/whatsapp',
    },
    deps,
  );
});
beforeEach(() => void fake.requests.splice(0));
afterAll(async () => {
  await Promise.all([cloud.close(), evolution.close()]);
  await fake.stop();
});

const byKey = (notices: ChannelNotice[]) => new Map(notices.map((each) => [each.chave, each]));

describe('what the adapters send is what the documents show', () => {
  it.each<[keyof typeof cloudRequests, OutgoingMessage]>([
    ['texto', { to: '5511988887777', content: { kind: 'text', text: 'Olá' } }],
    ['textoPorId', { to: id, content: { kind: 'text', text: 'Olá' } }],
    ['pedidoDoNumero', { to: id, content: { kind: 'ask-number', text: 'Mande o seu telefone' } }],
    [
      'botoes',
      {
        to: '5511988887777',
        content: { kind: 'choices', text: 'Quer participar?', options: ['Sim, quero', 'Não quero'] },
      },
    ],
    [
      'lista',
      {
        to: '5511988887777',
        content: {
          kind: 'choices',
          text: 'Que faixa?',
          options: ['Até 300 mil', 'De 300 a 600 mil', 'De 600 mil a 1 milhão'],
        },
      },
    ],
    [
      'modelo',
      {
        to: id,
        content: { kind: 'template', name: 'portal_acesso', language: 'pt_BR', parameters: ['Ana'] },
      },
    ],
  ])('WIR-06 Cloud API: %s', async (name, message) => {
    await cloud.send(message, signal);
    expect(fake.requests).toMatchObject([{ method: 'POST', path: '/v26.0/1065/messages' }]);
    expect(fake.requests[0]!.body).toEqual(cloudRequests[name]);
  });

  it.each<[keyof typeof evolutionRequests, OutgoingMessage]>([
    ['texto', { to: '5511988887777', content: { kind: 'text', text: 'Olá' } }],
    ['textoPorId', { to: '204811937755501@lid', content: { kind: 'ask-number', text: 'Olá' } }],
  ])('WIR-04 WIR-06 Evolution: %s', async (name, message) => {
    await evolution.send(message, signal);
    expect(fake.requests).toMatchObject([{ path: '/message/sendText/portal', headers: { apikey: 'chave' } }]);
    expect(fake.requests[0]!.body).toEqual(evolutionRequests[name]);
  });

  it('WIR-06 fakes and payloads carry the day they were compared on', () => {
    expect([comparedOn, payloadsComparedOn]).toEqual(['2026-11-22', '2026-11-22']);
  });
});

describe('errors by their codes', () => {
  it('WIR-03 every code has a name, what happened and what to do, in Portuguese, and is known to the sender', async () => {
    const needed = [131026, 131047, 131048, 131049, 131050, 131056, 130429, 130472, 132001, 132015, 132016];
    const account = [131042, 131031, 131045, 368, 130497, 131037, 190, 131005, 131057, 131064];
    for (const code of [...needed, ...account]) {
      const { nome, significa, fazer, falha } = errorCodes[code]!;
      expect([nome, significa, fazer].every((text) => text.length > 5)).toBe(true);
      fake.script({
        status: 400,
        body: { error: { code, message: 'x', error_data: { details: 'por quê' } } },
      });
      await expect(
        cloud.send({ to: '5511988887777', content: { kind: 'text', text: 'x' } }, signal),
      ).rejects.toMatchObject({
        code: falha,
        message: explainCode(code),
        fault: { codigo: code, detalhes: 'por quê' },
      });
    }
  });

  it('WIR-03 nobody is told to wait for what is not tried again by itself', () => {
    const passing = ['indisponivel', 'limite', 'em-duvida'];
    const idle = Object.values(errorCodes).filter(({ fazer }) => fazer.startsWith('Não precisa fazer nada'));
    expect(idle.filter(({ falha }) => !passing.includes(falha))).toEqual([]);
    expect(idle.length).toBeGreaterThan(0);
  });
});

describe('what a channel says of itself', () => {
  it('WIR-03 account, phone and templates of the Cloud API, each by name', async () => {
    fake.cloud.templates = [
      { name: 'portal_acesso', language: 'pt_BR', status: 'PAUSED', category: 'UTILITY' },
      { name: 'portal_site', language: 'pt_BR', status: 'APPROVED', category: 'UTILITY' },
    ];
    Object.assign(fake.cloud, {
      canSend: 'BLOCKED',
      phone: { status: 'FLAGGED', quality_rating: 'RED', name_status: 'DECLINED' },
    });
    const told = byKey(await cloud.inspect!(signal));
    expect(told.get('modelo:portal_acesso:pt_BR')).toMatchObject({
      gravidade: 'parado',
      modelo: 'portal_acesso',
    });
    expect(told.get('modelo:portal_site:pt_BR')).toMatchObject({ gravidade: 'ok' });
    expect(told.get('conta')).toMatchObject({
      gravidade: 'parado',
      titulo: 'A conta não pode enviar mensagens',
    });
    expect(told.get('telefone:qualidade')).toMatchObject({ gravidade: 'atencao' });
    expect(told.get('telefone:nome')).toMatchObject({ gravidade: 'atencao' });
    expect(fake.requests.every(({ headers }) => headers.authorization === 'Bearer EAA')).toBe(true);
    Object.assign(fake.cloud, {
      canSend: 'AVAILABLE',
      templates: [],
      phone: { status: 'CONNECTED', quality_rating: 'GREEN' },
    });
    expect((await cloud.inspect!(signal)).every(({ gravidade }) => gravidade === 'ok')).toBe(true);
    fake.script({ status: 401, body: { error: { code: 190, message: 'expired' } } });
    expect(await cloud.inspect!(signal)).toMatchObject([
      { chave: 'acesso', gravidade: 'parado', fazer: expect.stringContaining('WHATSAPP_TOKEN') },
    ]);
  });

  it('WIR-04 ‘Webhook by Events’, the address and each missing event of an Evolution webhook are named', async () => {
    expect((await evolution.inspect!(signal)).every(({ gravidade }) => gravidade === 'ok')).toBe(true);
    const right = { ...fake.evolution.webhook };
    Object.assign(fake.evolution.webhook, {
      webhookByEvents: true,
      events: ['MESSAGES_UPSERT'],
      url: 'https://outro.example',
    });
    const { fazer } = byKey(await evolution.inspect!(signal)).get('webhook')!;
    expect(fazer).toContain('Webhook by Events');
    expect(fazer).toContain('https://portal.exemplo.com.br/api/webhooks/whatsapp');
    expect(fazer).toContain('MESSAGES_UPDATE');
    Object.assign(fake.evolution.webhook, right);
  });

  it('WIR-04 a phone that is away, a code to be scanned, one that is not there yet', async () => {
    fake.evolution.state = 'close';
    expect(byKey(await evolution.inspect!(signal)).get('conexao')).toMatchObject({
      gravidade: 'parado',
      fazer: expect.stringContaining('instância portal'),
    });
    expect(await evolution.connectionCode!(signal)).toEqual({
      estado: 'esperando',
      qr: null,
      aparelho: 'portal',
    });
    fake.evolution.qr = 'data:image/png;base64,iVBORw0KGgo=';
    expect(await evolution.connectionCode!(signal)).toMatchObject({ qr: fake.evolution.qr });
    // Nothing but a picture is handed to a browser.
    fake.evolution.qr = 'javascript:alert(1)';
    expect(await evolution.connectionCode!(signal)).toMatchObject({ qr: null });
    fake.evolution.state = 'open';
    expect(await evolution.connectionCode!(signal)).toMatchObject({ estado: 'conectado', qr: null });
  });
});
