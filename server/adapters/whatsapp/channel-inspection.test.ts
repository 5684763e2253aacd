import { describe, expect, it } from 'vitest';
import type { HttpClient } from '#server/kernel/http-client.ts';
import { inspectCloud } from './cloud-inspect.ts';
import { inspectEvolution } from './evolution-inspect.ts';
import type { ChannelNotice } from './port.ts';

const now = new Date('2026-11-22T12:00:00Z');
const signal = new AbortController().signal;
type Answer = { status?: number; body?: object };
/** Answers by what the address holds; whatever else is asked fails. */
function server(answers: Record<string, Answer | ((asked: string) => Answer)>) {
  const asked: string[] = [];
  const request = (url: string) => {
    asked.push(url);
    const found = Object.entries(answers).find(([part]) => url.includes(part))?.[1];
    if (!found) return Promise.reject(new Error('no answer'));
    const { status = 200, body = {} } = typeof found === 'function' ? found(url) : found;
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  };
  return { http: { request } as unknown as HttpClient, asked };
}
const lines = (all: ChannelNotice[]) =>
  all.map(({ chave, gravidade, titulo, fazer, detalhe }) => [chave, gravidade, titulo, fazer, detalhe]);

describe('an account of the Cloud API', () => {
  const inspect = async (answers: Parameters<typeof server>[0]) => {
    const { http, asked } = server(answers);
    const all = await inspectCloud(
      { http, apiUrl: 'https://graph', headers: {}, phoneNumberId: '77' },
      { now, signal },
    );
    expect(all.every(({ at, kind }) => at === now && kind === 'notice')).toBe(true);
    return { said: lines(all), asked };
  };
  const phone = (over: object) => ({ '/77?': { body: over } });
  const line = async (chave: string, over: object) =>
    (await inspect(phone(over))).said.filter(([key]) => key === chave);

  it('that is well says so of token, number, quality, name and account', async () => {
    const { said } = await inspect(
      phone({ status: 'CONNECTED', quality_rating: 'GREEN', name_status: 'APPROVED' }),
    );
    expect(said).toEqual([
      ['acesso', 'ok', 'A Meta aceita o token do canal', null, null],
      ['telefone', 'ok', 'O número está conectado', null, null],
      ['telefone:qualidade', 'ok', 'A qualidade do número está boa', null, 'GREEN'],
      ['telefone:nome', 'ok', 'O nome de exibição está em ordem', null, 'APPROVED'],
      ['conta', 'ok', 'A conta pode enviar mensagens', null, null],
    ]);
  });

  it.each([
    [{ status: 'FLAGGED' }, 'atencao'],
    [{ status: 'BANNED' }, 'parado'],
  ])('whose number is %j', async (over, gravidade) => {
    expect(await line('telefone', over)).toEqual([
      [
        'telefone',
        gravidade,
        'O número não está em ordem',
        'Abra o número no Gerenciador do WhatsApp.',
        over.status,
      ],
    ]);
  });

  it.each([
    ['RED', 'baixa'],
    ['YELLOW', 'média'],
  ])('whose quality is %s', async (quality_rating, word) => {
    expect(await line('telefone:qualidade', { quality_rating })).toEqual([
      [
        'telefone:qualidade',
        'atencao',
        `A qualidade do número está ${word}`,
        'Mande menos mensagens sem pedido: a Meta pode reduzir o limite do número.',
        null,
      ],
    ]);
  });

  it.each(['AVAILABLE_WITHOUT_REVIEW', 'NONE', 'APPROVED'])(
    'a name that is %s is in order',
    async (name_status) => {
      expect(await line('telefone:nome', { name_status })).toEqual([
        ['telefone:nome', 'ok', 'O nome de exibição está em ordem', null, name_status],
      ]);
    },
  );
  it('a name that was declined is to be asked for anew', async () => {
    expect(await line('telefone:nome', { name_status: 'DECLINED' })).toEqual([
      [
        'telefone:nome',
        'atencao',
        'O nome de exibição não foi aprovado',
        'Peça outro nome de exibição no Gerenciador do WhatsApp.',
        'DECLINED',
      ],
    ]);
  });

  it.each([
    ['BLOCKED', 'parado', 'A conta não pode enviar mensagens'],
    ['LIMITED', 'atencao', 'A conta envia mensagens com limites'],
  ])('that is %s says what Meta says of whichever part is not well', async (can, gravidade, titulo) => {
    const entities = [
      { can_send_message: 'AVAILABLE', errors: [{ error_description: 'not told' }] },
      {
        can_send_message: can,
        errors: [
          { error_code: 999_999, error_description: 'Falta o cartão.', possible_solution: 'Inclua um.' },
        ],
        additional_info: ['Até 250 por dia'],
      },
    ];
    expect(await line('conta', { health_status: { can_send_message: can, entities } })).toEqual([
      [
        'conta',
        gravidade,
        titulo,
        'Abra a Qualidade da Conta no Gerenciador da Meta e siga o que ela pede.',
        'Falta o cartão. Inclua um. · Até 250 por dia',
      ],
    ]);
    const silent = await line('conta', { health_status: { can_send_message: can } });
    expect(silent[0]![4]).toBeNull();
  });

  it('its templates are read page by page, each by its state', async () => {
    const health_status = {
      entities: [
        { entity_type: 'WABA', id: '900' },
        { entity_type: 'APP', id: '1' },
      ],
    };
    const { said, asked } = await inspect({
      '/77?': { body: { health_status } },
      'after=b%26': {
        body: { data: [{ name: 'b', language: 'pt_BR', status: 'APPROVED', rejected_reason: 'NONE' }] },
      },
      '/900/message_templates': {
        body: {
          data: [{ name: 'a', language: 'pt_BR', status: 'REJECTED', rejected_reason: 'TAG' }],
          paging: { next: 'https://x', cursors: { after: 'b&' } },
        },
      },
    });
    expect(said.slice(5)).toEqual([
      [
        'modelo:a:pt_BR',
        'parado',
        'Modelo a (pt_BR) recusado',
        'Corrija o modelo no Gerenciador do WhatsApp e peça nova aprovação.',
        'TAG',
      ],
      ['modelo:b:pt_BR', 'ok', 'Modelo b (pt_BR) aprovado', null, null],
      ['modelos', 'ok', 'Os modelos puderam ser consultados', null, null],
    ]);
    expect(asked).toHaveLength(3);
  });

  it('templates that cannot be read leave the rest said', async () => {
    const health_status = { entities: [{ entity_type: 'WABA', id: '900' }] };
    const { said } = await inspect({
      '/77?': { body: { health_status } },
      '/900/': { status: 403, body: { error: { message: 'no', error_data: { details: 'Sem permissão' } } } },
    });
    expect(said.at(-1)).toEqual([
      'modelos',
      'atencao',
      'Os modelos não puderam ser consultados',
      'Confira WHATSAPP_TOKEN e WHATSAPP_PHONE_NUMBER_ID na configuração do servidor.',
      'Sem permissão',
    ]);
    expect(said).toHaveLength(6);
  });

  const check = 'Confira WHATSAPP_TOKEN e WHATSAPP_PHONE_NUMBER_ID na configuração do servidor.';
  it.each([
    [400, 'parado', 'A Meta recusou o acesso do canal'],
    [429, 'atencao', 'A Meta não respondeu'],
    [500, 'atencao', 'A Meta não respondeu'],
  ])('a refusal of %i weighs “%s”', async (status, gravidade, titulo) => {
    const { said } = await inspect({ '/77?': { status, body: { error: { message: 'M' } } } });
    expect(said).toEqual([['acesso', gravidade, titulo, check, 'M']]);
  });

  it('that cannot be reached is a matter of the way there', async () => {
    expect((await inspect({})).said).toEqual([
      [
        'acesso',
        'atencao',
        'A Meta não respondeu',
        'Confira a saída do servidor para a internet e WHATSAPP_API_URL.',
        null,
      ],
    ]);
  });
});

describe('a server of Evolution', () => {
  const needed = [
    'MESSAGES_UPSERT',
    'MESSAGES_UPDATE',
    'MESSAGES_EDITED',
    'MESSAGES_DELETE',
    'CONNECTION_UPDATE',
    'QRCODE_UPDATED',
  ];
  const well = {
    enabled: true,
    events: needed,
    url: 'https://portal/hook',
    headers: { authorization: 'Bearer x' },
  };
  const inspect = async (answers: Parameters<typeof server>[0]) =>
    lines(
      await inspectEvolution(
        {
          http: server(answers).http,
          url: 'https://evo',
          headers: {},
          instance: 'minha loja',
          webhookUrl: 'https://portal/hook',
        },
        { now, signal },
      ),
    );
  const open = { body: { instance: { state: 'open' } } };

  it('that is well says so', async () => {
    expect(
      await inspect({
        'instance/connectionState/minha%20loja': open,
        'webhook/find/minha%20loja': { body: well },
      }),
    ).toEqual([
      ['acesso', 'ok', 'O servidor Evolution responde', null, null],
      ['conexao', 'ok', 'O aparelho do WhatsApp está conectado', null, null],
      ['webhook', 'ok', 'O webhook da instância está certo', null, null],
    ]);
  });

  it.each<[string, object]>([
    ['o webhook está desligado: ligue "Enabled"', { ...well, enabled: false }],
    ...[{ webhookByEvents: true }, { byEvents: true }].map((over): [string, object] => [
      '"Webhook by Events" está ligado: desligue, porque ele manda cada evento para outro endereço',
      { ...well, ...over },
    ]),
    ['o endereço do webhook não é https://portal/hook', { ...well, url: 'https://outro/hook' }],
    ...needed.map((event): [string, object] => [
      `faltam os eventos ${event}`,
      { ...well, events: needed.filter((each) => each !== event) },
    ]),
    [
      'falta o cabeçalho "authorization" com "Bearer" e o EVOLUTION_WEBHOOK_TOKEN',
      { ...well, headers: { authorization: 'Basic x' } },
    ],
  ])('a webhook says what is wrong with it: %s', async (problem, body) => {
    const [, , webhook] = await inspect({ connectionState: open, 'webhook/find': { body } });
    expect(webhook).toEqual([
      'webhook',
      'parado',
      'O webhook da instância não está certo',
      `Abra a instância minha loja no Evolution Manager e corrija: ${problem}.`,
      null,
    ]);
  });

  it('a webhook that cannot be read, and a header in capitals', async () => {
    const [, , unread] = await inspect({ connectionState: open, 'webhook/find': { status: 404 } });
    expect(unread![3]).toContain('a configuração do webhook não pôde ser lida');
    const body = { ...well, headers: { Authorization: 'bearer x' } };
    expect((await inspect({ connectionState: open, 'webhook/find': { body } }))[2]![1]).toBe('ok');
  });

  it.each([
    [401, 'parado', 'O servidor Evolution recusou a chave', 'Confira EVOLUTION_API_KEY.'],
    [403, 'parado', 'O servidor Evolution recusou a chave', 'Confira EVOLUTION_API_KEY.'],
    [
      404,
      'parado',
      'O servidor Evolution não tem a instância minha loja',
      'Crie a instância, ou confira EVOLUTION_INSTANCE.',
    ],
    [500, 'atencao', 'O servidor Evolution não respondeu', 'Confira o servidor e EVOLUTION_URL.'],
  ])('that answers %i says nothing else', async (status, gravidade, titulo, fazer) => {
    expect(await inspect({ connectionState: { status } })).toEqual([
      ['acesso', gravidade, titulo, fazer, null],
    ]);
  });

  it('that does not answer is to be switched on', async () => {
    expect(await inspect({})).toEqual([
      [
        'acesso',
        'parado',
        'O servidor Evolution não responde',
        'Confira se o servidor está ligado, e EVOLUTION_URL.',
        null,
      ],
    ]);
  });
});
