import type { ChannelEvent, ChannelNotice, NoticeWeight } from './port.ts';
import type { Reader } from './read-json.ts';

type Told = Pick<ChannelNotice, 'chave' | 'gravidade' | 'titulo' | 'fazer'> &
  Partial<Pick<ChannelNotice, 'detalhe' | 'modelo'>>;

const manager = 'no Gerenciador do WhatsApp';
const day = (seconds: number | null) =>
  seconds === null
    ? null
    : new Date(seconds * 1000).toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' });

const templateEvents: Record<string, [NoticeWeight, string, string | null]> = {
  APPROVED: ['ok', 'aprovado', null],
  REINSTATED: ['ok', 'aprovado de novo', null],
  UNARCHIVED: ['ok', 'em uso de novo', null],
  UNLOCKED: ['ok', 'liberado', null],
  PENDING: ['atencao', 'em análise', `Espere a decisão da Meta; enquanto isso as mensagens dele não saem.`],
  IN_APPEAL: ['atencao', 'em recurso', 'Espere a decisão da Meta.'],
  FLAGGED: [
    'atencao',
    'perto de ser desativado',
    `Melhore o texto do modelo ${manager}: muitas pessoas o bloquearam.`,
  ],
  PAUSED: ['parado', 'pausado', `Espere o fim da pausa, ou mude o texto do modelo ${manager}.`],
  REJECTED: ['parado', 'recusado', `Corrija o modelo ${manager} e peça nova aprovação.`],
  DISABLED: [
    'parado',
    'desativado',
    'Crie outro modelo e peça que o nome dele seja informado na configuração do portal.',
  ],
  LIMIT_EXCEEDED: ['parado', 'no limite de modelos', `Apague modelos sem uso ${manager}.`],
  LOCKED: ['parado', 'bloqueado', `Confira o modelo ${manager}.`],
  ARCHIVED: ['parado', 'arquivado', `Retire o modelo do arquivo ${manager}.`],
  DELETED: [
    'parado',
    'apagado',
    'Crie o modelo de novo, ou peça que outro seja informado na configuração do portal.',
  ],
  PENDING_DELETION: [
    'parado',
    'marcado para ser apagado',
    'Peça que outro modelo seja informado na configuração do portal.',
  ],
};

/** A template's state, in words; an unknown one is shown by its own name. */
export function templateNotice(name: string, language: string, event: string, detalhe: string | null): Told {
  const [gravidade, state, fazer] = templateEvents[event] ?? [
    'atencao',
    event,
    `Confira o modelo ${manager}.`,
  ];
  return {
    chave: `modelo:${name}:${language}`,
    gravidade,
    titulo: `Modelo ${name} (${language}) ${state}`,
    fazer,
    detalhe,
    modelo: name,
  };
}

const restrictions: Record<string, string> = {
  RESTRICTED_BIZ_INITIATED_MESSAGING: 'não pode iniciar conversas',
  RESTRICTED_CUSTOMER_INITIATED_MESSAGING: 'não pode responder a conversas',
  RESTRICTED_ADD_PHONE_NUMBER_ACTION: 'não pode incluir números',
};
const quality = 'Abra a Qualidade da Conta no Gerenciador da Meta e peça a revisão.';

function accountNotice(value: Reader): Told | null {
  const event = value.get('event').text ?? '';
  const conta = (
    gravidade: NoticeWeight,
    titulo: string,
    fazer: string | null,
    detalhe: string | null = null,
  ) => ({ chave: 'conta', gravidade, titulo, fazer, detalhe });
  switch (event) {
    case 'ACCOUNT_RESTRICTION': {
      const all = value.get('restriction_info').list.map((each) => {
        const type = each.get('restriction_type').text ?? '';
        const until = day(each.get('expiration').number);
        return `${restrictions[type] ?? type}${until ? ` até ${until}` : ''}`;
      });
      return conta('parado', 'A conta do WhatsApp está restrita', quality, all.join('; ') || null);
    }
    case 'ACCOUNT_VIOLATION':
      return conta(
        'atencao',
        'A Meta apontou uma violação das regras',
        quality,
        value.at('violation_info', 'violation_type').text,
      );
    case 'DISABLED_UPDATE': {
      const state = value.at('ban_info', 'waba_ban_state').text;
      if (state === 'REINSTATE') return conta('ok', 'A conta do WhatsApp foi reativada', null);
      const isAhead = state === 'SCHEDULE_FOR_DISABLE';
      return conta(
        isAhead ? 'atencao' : 'parado',
        isAhead ? 'A conta do WhatsApp vai ser desativada' : 'A conta do WhatsApp foi desativada',
        ...([quality, value.at('ban_info', 'waba_ban_date').text] as const),
      );
    }
    case 'ACCOUNT_DELETED':
      return conta(
        'parado',
        'A conta do WhatsApp foi apagada',
        'Crie outra conta e informe os dados dela na configuração do servidor.',
      );
    case 'ACCOUNT_OFFBOARDED':
      return conta(
        'parado',
        'A conta do WhatsApp saiu da API',
        'Ligue o número de novo à API no Gerenciador da Meta.',
      );
    case 'ACCOUNT_RECONNECTED':
    case 'VERIFIED_ACCOUNT':
      return conta('ok', 'A conta do WhatsApp está em ordem', null);
    default:
      return null;
  }
}

const alertWeights: Record<string, NoticeWeight> = { CRITICAL: 'atencao', WARNING: 'atencao' };
const qualityEvents: Record<string, [NoticeWeight, string, string | null]> = {
  FLAGGED: [
    'atencao',
    'A qualidade do número caiu',
    'Mande menos mensagens sem pedido: muitas pessoas bloquearam o número. Se continuar assim, a Meta reduz o limite.',
  ],
  DOWNGRADE: [
    'atencao',
    'O limite de envios do número diminuiu',
    'Confira a qualidade do número no Gerenciador do WhatsApp.',
  ],
  UNFLAGGED: ['ok', 'A qualidade do número voltou ao normal', null],
  UPGRADE: ['ok', 'O limite de envios do número aumentou', null],
  ONBOARDING: ['ok', 'O número entrou na API', null],
  THROUGHPUT_UPGRADE: ['ok', 'A vazão do número aumentou', null],
};

const readers: Record<string, (value: Reader) => Told | null> = {
  message_template_status_update: (value) => {
    const why = [
      value.get('reason').text,
      ...[value.at('rejection_info', 'reason').text, value.at('rejection_info', 'recommendation').text],
      ...[value.at('other_info', 'title').text, value.at('other_info', 'description').text],
    ].filter((each) => each && each !== 'NONE');
    return templateNotice(
      value.get('message_template_name').text ?? '?',
      value.get('message_template_language').text ?? '?',
      value.get('event').text ?? '?',
      why.join(' · ') || null,
    );
  },
  message_template_quality_update: (value) => {
    const name = value.get('message_template_name').text ?? '?';
    const language = value.get('message_template_language').text ?? '?';
    const score = value.get('new_quality_score').text;
    const isWell = score === 'GREEN' || score === 'UNKNOWN';
    return {
      chave: `qualidade-do-modelo:${name}:${language}`,
      gravidade: isWell ? 'ok' : 'atencao',
      modelo: name,
      titulo: `Qualidade do modelo ${name}: ${score === 'RED' ? 'baixa' : score === 'YELLOW' ? 'média' : 'boa'}`,
      fazer: isWell ? null : `Melhore o texto do modelo ${manager}, antes que a Meta o pause.`,
    };
  },
  template_category_update: (value) => {
    const name = value.get('message_template_name').text ?? '?';
    const language = value.get('message_template_language').text ?? '?';
    const isMarketing =
      value.get('new_category').text === 'MARKETING' || value.get('correct_category').text === 'MARKETING';
    return {
      chave: `categoria-do-modelo:${name}:${language}`,
      gravidade: isMarketing ? 'atencao' : 'ok',
      modelo: name,
      titulo: `O modelo ${name} mudou de categoria`,
      fazer: isMarketing
        ? 'Como promoção ele custa mais, e quem não quer promoções não o recebe. Peça a revisão no Gerenciador do WhatsApp.'
        : null,
      detalhe: value.get('new_category').text ?? value.get('correct_category').text,
    };
  },
  account_update: accountNotice,
  account_review_update: (value) => {
    const isWell = value.get('decision').text === 'APPROVED';
    return {
      chave: 'revisao-da-conta',
      gravidade: isWell ? 'ok' : 'parado',
      titulo: isWell ? 'A conta do WhatsApp foi aprovada' : 'A Meta recusou a conta do WhatsApp',
      fazer: isWell ? null : quality,
      detalhe: value.get('decision').text,
    };
  },
  account_alerts: (value) => {
    // Older calls have the fields of `alert_info` at the top level.
    const of = (name: string) => value.at('alert_info', name).text ?? value.get(name).text;
    const type = of('alert_type') ?? '?';
    const isOpen = of('alert_status') !== 'NONE';
    const gravidade = isOpen ? (alertWeights[of('alert_severity') ?? ''] ?? 'ok') : 'ok';
    return {
      chave: `alerta:${type}`,
      gravidade,
      titulo: 'A Meta mandou um alerta sobre a conta',
      fazer: gravidade === 'ok' ? null : 'Leia o alerta no Gerenciador da Meta e siga o que ele pede.',
      detalhe: of('alert_description') ?? type,
    };
  },
  phone_number_quality_update: (value) => {
    const event = value.get('event').text ?? '?';
    const [gravidade, titulo, fazer] = qualityEvents[event] ?? [
      'atencao',
      'A qualidade do número mudou',
      `Confira o número ${manager}.`,
    ];
    return {
      chave: 'telefone:qualidade',
      gravidade,
      titulo,
      fazer,
      detalhe:
        value.get('max_daily_conversations_per_business').text ?? value.get('current_limit').text ?? event,
    };
  },
  phone_number_name_update: (value) => {
    const isWell = value.get('decision').text === 'APPROVED';
    return {
      chave: 'telefone:nome',
      gravidade: isWell ? 'ok' : 'atencao',
      titulo: isWell ? 'O nome de exibição foi aprovado' : 'O nome de exibição não foi aprovado',
      fazer: isWell ? null : `Peça outro nome de exibição ${manager}.`,
      detalhe: value.get('rejection_reason').text,
    };
  },
  business_capability_update: (value) => {
    const most =
      value.get('max_daily_conversations_per_business').number ??
      value.get('max_daily_conversation_per_phone').number;
    return {
      chave: 'limite-diario',
      gravidade: 'ok',
      fazer: null,
      titulo:
        most === -1
          ? 'A empresa pode chamar quantas pessoas quiser por dia'
          : `A empresa pode chamar ${most ?? '?'} pessoas por dia`,
    };
  },
  payment_configuration_update: (value) => {
    const isWell = value.get('status').text === 'Active';
    return {
      chave: 'configuracao-de-pagamento',
      gravidade: isWell ? 'ok' : 'atencao',
      titulo: isWell
        ? 'A configuração de pagamento está ativa'
        : 'A configuração de pagamento precisa de atenção',
      fazer: isWell ? null : `Confira a configuração de pagamento ${manager}.`,
      detalhe: value.get('status').text,
    };
  },
};

/** Fields about the account as a whole. */
export const accountFields: ReadonlySet<string> = new Set(Object.keys(readers));

/** Meaning of account news for the channel's operator; partner matters are omitted. */
export function noticesOf(field: string, value: Reader, at: Date): ChannelEvent[] {
  const told = readers[field]?.(value);
  if (!told) return [{ kind: 'omitted', reason: `assunto:${field}` }];
  return [{ kind: 'notice', at, ...told, detalhe: told.detalhe ?? null }];
}
