import { describe, expect, it } from 'vitest';
import { accountFields, noticesOf, templateNotice } from './cloud-notices.ts';
import { Reader } from './read-json.ts';

const at = new Date('2026-11-22T12:00:00Z');
/** What the operator is told of one piece of news: weight, title, what to do, detail. */
function told(field: string, value: object) {
  const [event] = noticesOf(field, new Reader(value), at);
  if (event?.kind !== 'notice') return event;
  expect(event.at).toBe(at);
  return [event.chave, event.gravidade, event.titulo, event.fazer, event.detalhe];
}
const manager = 'no Gerenciador do WhatsApp';
const quality = 'Abra a Qualidade da Conta no Gerenciador da Meta e peça a revisão.';

describe('a template', () => {
  it.each([
    ['APPROVED', 'ok', 'aprovado', null],
    ['REINSTATED', 'ok', 'aprovado de novo', null],
    ['UNARCHIVED', 'ok', 'em uso de novo', null],
    ['UNLOCKED', 'ok', 'liberado', null],
    [
      'PENDING',
      'atencao',
      'em análise',
      'Espere a decisão da Meta; enquanto isso as mensagens dele não saem.',
    ],
    ['IN_APPEAL', 'atencao', 'em recurso', 'Espere a decisão da Meta.'],
    [
      'FLAGGED',
      'atencao',
      'perto de ser desativado',
      `Melhore o texto do modelo ${manager}: muitas pessoas o bloquearam.`,
    ],
    ['PAUSED', 'parado', 'pausado', `Espere o fim da pausa, ou mude o texto do modelo ${manager}.`],
    ['REJECTED', 'parado', 'recusado', `Corrija o modelo ${manager} e peça nova aprovação.`],
    [
      'DISABLED',
      'parado',
      'desativado',
      'Crie outro modelo e peça que o nome dele seja informado na configuração do portal.',
    ],
    ['LIMIT_EXCEEDED', 'parado', 'no limite de modelos', `Apague modelos sem uso ${manager}.`],
    ['LOCKED', 'parado', 'bloqueado', `Confira o modelo ${manager}.`],
    ['ARCHIVED', 'parado', 'arquivado', `Retire o modelo do arquivo ${manager}.`],
    [
      'DELETED',
      'parado',
      'apagado',
      'Crie o modelo de novo, ou peça que outro seja informado na configuração do portal.',
    ],
    [
      'PENDING_DELETION',
      'parado',
      'marcado para ser apagado',
      'Peça que outro modelo seja informado na configuração do portal.',
    ],
    ['SOMETHING_NEW', 'atencao', 'SOMETHING_NEW', `Confira o modelo ${manager}.`],
  ])('%s weighs “%s” and is said as “%s”', (event, gravidade, state, fazer) => {
    expect(templateNotice('acesso', 'pt_BR', event, 'por quê')).toEqual({
      chave: 'modelo:acesso:pt_BR',
      gravidade,
      titulo: `Modelo acesso (pt_BR) ${state}`,
      fazer,
      detalhe: 'por quê',
      modelo: 'acesso',
    });
  });

  it('says why, from wherever the call has it, and nothing where the call says none', () => {
    const value = {
      event: 'REJECTED',
      message_template_name: 'acesso',
      message_template_language: 'pt_BR',
      reason: 'INVALID_FORMAT',
      rejection_info: { reason: 'Variável no fim', recommendation: 'Mova a variável' },
      other_info: { title: 'Pausa', description: 'Muitas recusas' },
    };
    const [, , , , why] = told('message_template_status_update', value) as unknown[];
    expect(why).toBe('INVALID_FORMAT · Variável no fim · Mova a variável · Pausa · Muitas recusas');
    const silent = { event: 'APPROVED', reason: 'NONE' };
    expect(told('message_template_status_update', silent)).toEqual([
      'modelo:?:?',
      'ok',
      'Modelo ? (?) aprovado',
      null,
      null,
    ]);
  });

  it.each([
    ['GREEN', 'ok', 'boa'],
    ['UNKNOWN', 'ok', 'boa'],
    ['YELLOW', 'atencao', 'média'],
    ['RED', 'atencao', 'baixa'],
  ])('whose quality is %s weighs “%s”', (score, gravidade, word) => {
    const value = {
      message_template_name: 'acesso',
      message_template_language: 'pt_BR',
      new_quality_score: score,
    };
    expect(told('message_template_quality_update', value)).toEqual([
      'qualidade-do-modelo:acesso:pt_BR',
      gravidade,
      `Qualidade do modelo acesso: ${word}`,
      gravidade === 'ok' ? null : `Melhore o texto do modelo ${manager}, antes que a Meta o pause.`,
      null,
    ]);
  });

  it.each([
    [{ new_category: 'MARKETING' }, 'atencao', 'MARKETING'],
    [{ correct_category: 'MARKETING' }, 'atencao', 'MARKETING'],
    [{ new_category: 'UTILITY', correct_category: 'MARKETING' }, 'atencao', 'UTILITY'],
    [{ new_category: 'UTILITY' }, 'ok', 'UTILITY'],
  ])('of another category, %j, weighs “%s”', (value, gravidade, detail) => {
    expect(told('template_category_update', { ...value, message_template_name: 'acesso' })).toEqual([
      'categoria-do-modelo:acesso:?',
      gravidade,
      'O modelo acesso mudou de categoria',
      gravidade === 'ok'
        ? null
        : 'Como promoção ele custa mais, e quem não quer promoções não o recebe. Peça a revisão no Gerenciador do WhatsApp.',
      detail,
    ]);
  });
});

describe('the account', () => {
  it.each<[object, unknown[]]>([
    [
      {
        event: 'ACCOUNT_RESTRICTION',
        restriction_info: [
          { restriction_type: 'RESTRICTED_BIZ_INITIATED_MESSAGING', expiration: 1_796_000_400 },
          { restriction_type: 'RESTRICTED_CUSTOMER_INITIATED_MESSAGING' },
          { restriction_type: 'RESTRICTED_ADD_PHONE_NUMBER_ACTION' },
          { restriction_type: 'OTHER' },
        ],
      },
      [
        'parado',
        'A conta do WhatsApp está restrita',
        quality,
        'não pode iniciar conversas até 29/11/2026; não pode responder a conversas; não pode incluir números; OTHER',
      ],
    ],
    [{ event: 'ACCOUNT_RESTRICTION' }, ['parado', 'A conta do WhatsApp está restrita', quality, null]],
    [
      { event: 'ACCOUNT_VIOLATION', violation_info: { violation_type: 'SPAM' } },
      ['atencao', 'A Meta apontou uma violação das regras', quality, 'SPAM'],
    ],
    [
      {
        event: 'DISABLED_UPDATE',
        ban_info: { waba_ban_state: 'SCHEDULE_FOR_DISABLE', waba_ban_date: 'dia 3' },
      },
      ['atencao', 'A conta do WhatsApp vai ser desativada', quality, 'dia 3'],
    ],
    [
      { event: 'DISABLED_UPDATE', ban_info: { waba_ban_state: 'DISABLE' } },
      ['parado', 'A conta do WhatsApp foi desativada', quality, null],
    ],
    [
      { event: 'DISABLED_UPDATE', ban_info: { waba_ban_state: 'REINSTATE' } },
      ['ok', 'A conta do WhatsApp foi reativada', null, null],
    ],
    [
      { event: 'ACCOUNT_DELETED' },
      [
        'parado',
        'A conta do WhatsApp foi apagada',
        'Crie outra conta e informe os dados dela na configuração do servidor.',
        null,
      ],
    ],
    [
      { event: 'ACCOUNT_OFFBOARDED' },
      [
        'parado',
        'A conta do WhatsApp saiu da API',
        'Ligue o número de novo à API no Gerenciador da Meta.',
        null,
      ],
    ],
    [{ event: 'ACCOUNT_RECONNECTED' }, ['ok', 'A conta do WhatsApp está em ordem', null, null]],
    [{ event: 'VERIFIED_ACCOUNT' }, ['ok', 'A conta do WhatsApp está em ordem', null, null]],
  ])('%j is said', (value, words) => {
    expect(told('account_update', value)).toEqual(['conta', ...words]);
  });

  it('matters of partners are left out, by their name', () => {
    expect(told('account_update', { event: 'PARTNER_ADDED' })).toEqual({
      kind: 'omitted',
      reason: 'assunto:account_update',
    });
    expect(told('flows', {})).toEqual({ kind: 'omitted', reason: 'assunto:flows' });
    expect(accountFields.has('flows')).toBe(false);
    expect(accountFields.has('account_alerts')).toBe(true);
  });

  it.each([
    ['APPROVED', 'ok', 'A conta do WhatsApp foi aprovada', null],
    ['REJECTED', 'parado', 'A Meta recusou a conta do WhatsApp', quality],
  ])('reviewed as %s', (decision, gravidade, titulo, fazer) => {
    expect(told('account_review_update', { decision })).toEqual([
      'revisao-da-conta',
      gravidade,
      titulo,
      fazer,
      decision,
    ]);
  });

  const heed = 'Leia o alerta no Gerenciador da Meta e siga o que ele pede.';
  it.each([
    [
      { alert_info: { alert_type: 'T', alert_severity: 'CRITICAL', alert_description: 'D' } },
      'atencao',
      heed,
      'D',
    ],
    [{ alert_type: 'T', alert_severity: 'WARNING' }, 'atencao', heed, 'T'],
    [{ alert_type: 'T', alert_severity: 'INFORMATIONAL' }, 'ok', null, 'T'],
    [{ alert_type: 'T', alert_severity: 'CRITICAL', alert_status: 'NONE' }, 'ok', null, 'T'],
  ])('an alert, %j, weighs “%s”', (value, gravidade, fazer, detail) => {
    expect(told('account_alerts', value)).toEqual([
      'alerta:T',
      gravidade,
      'A Meta mandou um alerta sobre a conta',
      fazer,
      detail,
    ]);
  });
});

describe('the number', () => {
  it.each([
    [
      'FLAGGED',
      'atencao',
      'A qualidade do número caiu',
      'Mande menos mensagens sem pedido: muitas pessoas bloquearam o número. Se continuar assim, a Meta reduz o limite.',
    ],
    [
      'DOWNGRADE',
      'atencao',
      'O limite de envios do número diminuiu',
      'Confira a qualidade do número no Gerenciador do WhatsApp.',
    ],
    ['UNFLAGGED', 'ok', 'A qualidade do número voltou ao normal', null],
    ['UPGRADE', 'ok', 'O limite de envios do número aumentou', null],
    ['ONBOARDING', 'ok', 'O número entrou na API', null],
    ['THROUGHPUT_UPGRADE', 'ok', 'A vazão do número aumentou', null],
    ['OTHER', 'atencao', 'A qualidade do número mudou', `Confira o número ${manager}.`],
  ])('of which %s is told', (event, gravidade, titulo, fazer) => {
    const said = (value: object) => told('phone_number_quality_update', { event, ...value });
    expect(said({})).toEqual(['telefone:qualidade', gravidade, titulo, fazer, event]);
    expect((said({ current_limit: 'TIER_1K' }) as unknown[])[4]).toBe('TIER_1K');
    const both = { current_limit: 'TIER_1K', max_daily_conversations_per_business: 'TIER_10K' };
    expect((said(both) as unknown[])[4]).toBe('TIER_10K');
  });

  it.each([
    ['APPROVED', 'ok', 'O nome de exibição foi aprovado', null],
    ['DECLINED', 'atencao', 'O nome de exibição não foi aprovado', `Peça outro nome de exibição ${manager}.`],
  ])('whose name is %s', (decision, gravidade, titulo, fazer) => {
    expect(told('phone_number_name_update', { decision, rejection_reason: 'R' })).toEqual([
      'telefone:nome',
      gravidade,
      titulo,
      fazer,
      'R',
    ]);
  });

  it.each([
    [{ max_daily_conversations_per_business: -1 }, 'A empresa pode chamar quantas pessoas quiser por dia'],
    [{ max_daily_conversations_per_business: 250 }, 'A empresa pode chamar 250 pessoas por dia'],
    [{ max_daily_conversation_per_phone: 1000 }, 'A empresa pode chamar 1000 pessoas por dia'],
    [{}, 'A empresa pode chamar ? pessoas por dia'],
  ])('may reach so many: %j', (value, titulo) => {
    expect(told('business_capability_update', value)).toEqual(['limite-diario', 'ok', titulo, null, null]);
  });

  it.each([
    ['Active', 'ok', 'A configuração de pagamento está ativa', null],
    [
      'Needs Connecting',
      'atencao',
      'A configuração de pagamento precisa de atenção',
      `Confira a configuração de pagamento ${manager}.`,
    ],
  ])('whose payments are “%s”', (status, gravidade, titulo, fazer) => {
    expect(told('payment_configuration_update', { status })).toEqual([
      'configuracao-de-pagamento',
      gravidade,
      titulo,
      fazer,
      status,
    ]);
  });
});
