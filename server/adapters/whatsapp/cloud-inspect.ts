import type { HttpClient } from '#server/kernel/http-client.ts';
import { explainCode } from '#server/kernel/whatsapp-error-codes.ts';
import { inspectAt } from './call-for-send.ts';
import { templateNotice } from './cloud-notices.ts';
import type { ChannelNotice } from './port.ts';
import type { Reader } from './read-json.ts';

/** Pages of templates read: an account has at most 6,000. */
const mostPages = 60;

type Told = Omit<ChannelNotice, 'kind' | 'at'>;
const told = (
  chave: string,
  gravidade: Told['gravidade'],
  titulo: string,
  fazer: string | null = null,
  detalhe: string | null = null,
): Told => ({ chave, gravidade, titulo, fazer, detalhe });

const manager = 'Abra o número no Gerenciador do WhatsApp.';

function phoneNotices(phone: Reader): Told[] {
  const status = phone.get('status').text;
  const quality = phone.get('quality_rating').text;
  const name = phone.get('name_status').text;
  const isConnected = status === null || status === 'CONNECTED';
  const isLow = quality === 'RED' || quality === 'YELLOW';
  const isNamed = name === null || ['APPROVED', 'AVAILABLE_WITHOUT_REVIEW', 'NONE'].includes(name);
  return [
    isConnected
      ? told('telefone', 'ok', 'O número está conectado')
      : told(
          'telefone',
          status === 'FLAGGED' ? 'atencao' : 'parado',
          'O número não está em ordem',
          manager,
          status,
        ),
    isLow
      ? told(
          'telefone:qualidade',
          'atencao',
          `A qualidade do número está ${quality === 'RED' ? 'baixa' : 'média'}`,
          'Mande menos mensagens sem pedido: a Meta pode reduzir o limite do número.',
        )
      : told('telefone:qualidade', 'ok', 'A qualidade do número está boa', null, quality),
    isNamed
      ? told('telefone:nome', 'ok', 'O nome de exibição está em ordem', null, name)
      : told(
          'telefone:nome',
          'atencao',
          'O nome de exibição não foi aprovado',
          'Peça outro nome de exibição no Gerenciador do WhatsApp.',
          name,
        ),
  ];
}

/** Whether account and business may send, by the field `health_status`. */
function healthNotice(health: Reader): Told {
  const can = health.get('can_send_message').text;
  if (can === null || can === 'AVAILABLE') return told('conta', 'ok', 'A conta pode enviar mensagens');
  const blocked = health
    .get('entities')
    .list.filter((each) => each.get('can_send_message').text !== 'AVAILABLE')
    .flatMap((each) => [
      ...each.get('errors').list.map((error) => {
        const code = error.get('error_code').number;
        return (
          (code === null ? null : explainCode(code)) ??
          `${error.get('error_description').text ?? ''} ${error.get('possible_solution').text ?? ''}`.trim()
        );
      }),
      ...each.get('additional_info').list.map(({ text }) => text),
    ]);
  return told(
    'conta',
    can === 'BLOCKED' ? 'parado' : 'atencao',
    can === 'BLOCKED' ? 'A conta não pode enviar mensagens' : 'A conta envia mensagens com limites',
    'Abra a Qualidade da Conta no Gerenciador da Meta e siga o que ela pede.',
    blocked.filter(Boolean).join(' · ') || null,
  );
}

/**
 * Inspects a Cloud API account: the phone with its quality and name, whether the account may send, the state
 * of each template. Returns a notice for each, also for those that cannot be read.
 */
export async function inspectCloud(
  {
    http,
    apiUrl,
    headers,
    phoneNumberId,
  }: { http: HttpClient; apiUrl: string; headers: Record<string, string>; phoneNumberId: string },
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<ChannelNotice[]> {
  const ask = (path: string) =>
    inspectAt(http, `${apiUrl}/${path}`, { headers, signal, maxBytes: 5_000_000 });
  const templatesOf = async (account: string): Promise<Told[]> => {
    const found: Told[] = [];
    let after = '';
    for (let page = 0; page < mostPages; page += 1) {
      const { status, body } = await ask(
        `${account}/message_templates?fields=name,status,language,category,quality_score,rejected_reason&limit=100${after}`,
      );
      if (status >= 300) return [...found, refusal('modelos', body, status)];
      for (const each of body.get('data').list)
        found.push(
          templateNotice(
            each.get('name').text ?? '?',
            each.get('language').text ?? '?',
            each.get('status').text ?? '?',
            [each.get('rejected_reason').text].find((reason) => reason && reason !== 'NONE') ?? null,
          ) as Told,
        );
      const next = body.at('paging', 'next').isThere ? body.at('paging', 'cursors', 'after').text : null;
      if (next === null) break;
      after = `&after=${encodeURIComponent(next)}`;
    }
    return [...found, told('modelos', 'ok', 'Os modelos puderam ser consultados')];
  };
  const look = async (): Promise<Told[]> => {
    const fields =
      'status,quality_rating,name_status,code_verification_status,whatsapp_business_manager_messaging_limit,health_status';
    const { status, body } = await ask(`${phoneNumberId}?fields=${fields}`);
    if (status >= 300) return [refusal('acesso', body, status)];
    const health = body.get('health_status');
    const account = health
      .get('entities')
      .list.find((each) => each.get('entity_type').text === 'WABA')
      ?.get('id').text;
    return [
      told('acesso', 'ok', 'A Meta aceita o token do canal'),
      ...phoneNotices(body),
      healthNotice(health),
      ...(account ? await templatesOf(account) : []),
    ];
  };
  const all = await look().catch(() => [
    told(
      'acesso',
      'atencao',
      'A Meta não respondeu',
      'Confira a saída do servidor para a internet e WHATSAPP_API_URL.',
    ),
  ]);
  return all.map((each) => ({ ...each, kind: 'notice', at: now, detalhe: each.detalhe ?? null }));
}

function refusal(chave: string, body: Reader, status: number): Told {
  const code = body.at('error', 'code').number;
  const known = code === null ? null : explainCode(code);
  const isDown = status >= 500 || status === 429;
  return told(
    chave,
    chave === 'modelos' || isDown ? 'atencao' : 'parado',
    chave === 'modelos'
      ? 'Os modelos não puderam ser consultados'
      : isDown
        ? 'A Meta não respondeu'
        : 'A Meta recusou o acesso do canal',
    known ?? 'Confira WHATSAPP_TOKEN e WHATSAPP_PHONE_NUMBER_ID na configuração do servidor.',
    body.at('error', 'error_data', 'details').text ?? body.at('error', 'message').text,
  );
}
