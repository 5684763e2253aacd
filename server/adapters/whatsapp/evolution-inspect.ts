import type { HttpClient } from '#server/kernel/http-client.ts';
import { inspectAt } from './call-for-send.ts';
import { connectionState } from './evolution-connection.ts';
import type { ChannelNotice } from './port.ts';
import type { Reader } from './read-json.ts';

/** Required events: messages, statuses, edits, the connection. */
const needed = [
  'MESSAGES_UPSERT',
  'MESSAGES_UPDATE',
  'MESSAGES_EDITED',
  'MESSAGES_DELETE',
  'CONNECTION_UPDATE',
  'QRCODE_UPDATED',
];

type Told = Omit<ChannelNotice, 'kind' | 'at'>;
interface Server {
  http: HttpClient;
  url: string;
  headers: Record<string, string>;
  instance: string;
  /** The webhook's target, without the query. */
  webhookUrl: string;
}

/** Problems of the configured webhook, in words; empty if correct. */
function webhookProblems(set: Reader, webhookUrl: string): string[] {
  const events = set.get('events').list.map(({ text }) => text);
  const missing = needed.filter((each) => !events.includes(each));
  const url = set.get('url').text;
  const isEvery = set.get('webhookByEvents').isTrue || set.get('byEvents').isTrue;
  return [
    ...(set.get('enabled').isTrue ? [] : ['o webhook está desligado: ligue "Enabled"']),
    ...(isEvery
      ? ['"Webhook by Events" está ligado: desligue, porque ele manda cada evento para outro endereço']
      : []),
    ...(url === webhookUrl ? [] : [`o endereço do webhook não é ${webhookUrl}`]),
    ...(missing.length > 0 ? [`faltam os eventos ${missing.join(', ')}`] : []),
    ...(/^Bearer \S/i.test(
      set.at('headers', 'authorization').text ?? set.at('headers', 'Authorization').text ?? '',
    )
      ? []
      : ['falta o cabeçalho "authorization" com "Bearer" e o EVOLUTION_WEBHOOK_TOKEN']),
  ];
}

/**
 * Inspects an Evolution server: whether it answers, whether the phone is connected, how its webhook is
 * configured.
 */
export async function inspectEvolution(
  { http, url, headers, instance, webhookUrl }: Server,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<ChannelNotice[]> {
  const path = encodeURIComponent(instance);
  const ask = (what: string) =>
    inspectAt(http, `${url}/${what}/${path}`, { headers, signal, maxBytes: 500_000 });
  const access = (gravidade: Told['gravidade'], titulo: string, fazer: string | null): Told => ({
    chave: 'acesso',
    gravidade,
    titulo,
    fazer,
    detalhe: null,
  });
  const look = async (): Promise<Told[]> => {
    const state = await ask('instance/connectionState');
    if (state.status === 401 || state.status === 403)
      return [access('parado', 'O servidor Evolution recusou a chave', 'Confira EVOLUTION_API_KEY.')];
    if (state.status === 404)
      return [
        access(
          'parado',
          `O servidor Evolution não tem a instância ${instance}`,
          'Crie a instância, ou confira EVOLUTION_INSTANCE.',
        ),
      ];
    if (state.status >= 300)
      return [access('atencao', 'O servidor Evolution não respondeu', 'Confira o servidor e EVOLUTION_URL.')];
    const webhook = await ask('webhook/find');
    const problems =
      webhook.status >= 300
        ? ['a configuração do webhook não pôde ser lida']
        : webhookProblems(webhook.body, webhookUrl);
    return [
      access('ok', 'O servidor Evolution responde', null),
      connectionState(state.body.at('instance', 'state').text, instance),
      {
        chave: 'webhook',
        gravidade: problems.length > 0 ? 'parado' : 'ok',
        titulo:
          problems.length > 0 ? 'O webhook da instância não está certo' : 'O webhook da instância está certo',
        fazer:
          problems.length > 0
            ? `Abra a instância ${instance} no Evolution Manager e corrija: ${problems.join('; ')}.`
            : null,
        detalhe: null,
      },
    ];
  };
  const all = await look().catch(() => [
    access(
      'parado',
      'O servidor Evolution não responde',
      'Confira se o servidor está ligado, e EVOLUTION_URL.',
    ),
  ]);
  return all.map((each) => ({ ...each, kind: 'notice', at: now }));
}
