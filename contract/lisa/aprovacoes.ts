import { z } from 'zod';
import { idSchema } from '../base/common.ts';
import { route } from '../base/routes.ts';
import { cleanText } from '../base/text.ts';
import { corretorSchema } from '../cadastros/corretores.ts';
import { channelKinds, onboardingStatuses, outgoingStates, windowSchema } from './lisa.ts';

/** Texts of the approvals (WPP-08 to WPP-14). */
export const aprovacoesMessages = {
  none: 'Nenhum cadastro pendente com este WhatsApp',
  several: 'Há mais de um cadastro pendente com este WhatsApp. Escolha qual deles.',
  whatsapp: 'Informe o WhatsApp do corretor',
  tooLate: 'O prazo para desfazer terminou',
  changed: 'Este cadastro mudou depois da decisão e não pode mais ser desfeito',
  undone: 'Esta decisão já foi desfeita',
  notRejected: 'Este cadastro não está rejeitado',
  nothingToSend: 'Não há mensagem com falha para enviar de novo',
} as const;

/** Channel states as the card words them (WPP-01). */
export const channelStates = {
  simulator: 'Simulada',
  'cloud-api': 'Conectada',
  evolution: 'Conectada',
  laboratorio: 'Simulada',
} as const satisfies Record<(typeof channelKinds)[number], string>;

/** An outgoing message as the team sees it. */
export const outgoingSchema = z.object({
  id: z.number().int(),
  chave: z.string(),
  /** Secret links are masked. */
  texto: z.string(),
  estado: z.enum(outgoingStates),
  /** Why it failed or awaits another attempt. */
  motivo: z.string().nullable(),
  /** The channel's own error, for reference. */
  erro: z
    .object({
      codigo: z.number().nullable(),
      titulo: z.string().nullable(),
      detalhes: z.string().nullable(),
      href: z.string().nullable(),
    })
    .nullable(),
  /** An attempt ended without an answer: the person may have received it twice. */
  talvezRepetida: z.boolean(),
  modelo: z.string().nullable(),
  liberadaEm: z.string(),
  enviadaEm: z.string().nullable(),
  entregueEm: z.string().nullable(),
  lidaEm: z.string().nullable(),
});
export type OutgoingView = z.infer<typeof outgoingSchema>;

/** Where a registration comes from. */
export const aprovacaoOrigens = ['lisa', 'painel', 'planilha', 'laboratorio'] as const;
export type AprovacaoOrigem = (typeof aprovacaoOrigens)[number];

/** A registration with all that is known about it (WPP-02, WPP-03). */
export const aprovacaoSchema = z.object({
  id: z.number().int(),
  nome: z.string(),
  creci: z.string(),
  ufCreci: z.string().nullable(),
  whatsapp: z.string().nullable(),
  email: z.string(),
  nomeGuerra: z.string(),
  regiaoTrabalho: z.string().nullable(),
  precos: z.object({ precoMin: z.string().nullable(), precoMax: z.string().nullable() }),
  foto: z.string().nullable(),
  aprovado: z.boolean(),
  createdAt: z.string(),
  rejeitadoEm: z.string().nullable(),
  motivoRejeicao: z.string().nullable(),
  /** Fields that the person corrected after the registration was filed. */
  mudou: z.array(z.string()),
  /** Made in the laboratory. */
  teste: z.boolean(),
  /** Null where only the documented list is known. */
  origem: z.enum(aprovacaoOrigens).nullable(),
  /** Whether the person ever wrote to Lisa. */
  escreveu: z.boolean(),
  /** Covered bairros: of one who waits, the ones he asked for. */
  cobertura: z.number().int(),
  /** Others waiting under the same number; if any, the id is required. */
  mesmoNumero: z.number().int(),
  conversa: z
    .object({
      id: z.number().int(),
      status: z.enum(onboardingStatuses),
      passo: z.number().int(),
      pediuPessoa: z.boolean(),
      /** When the person asked to withdraw the registration. */
      retiradaEm: z.string().nullable(),
      /** What was told beside the registration, for the team. */
      recados: z.array(z.string()),
    })
    .nullable(),
  mensagens: z.array(outgoingSchema),
});
export type Aprovacao = z.infer<typeof aprovacaoSchema>;

const whatsapp = z
  .string({ error: aprovacoesMessages.whatsapp })
  .transform(cleanText)
  .pipe(z.string().min(1, aprovacoesMessages.whatsapp).max(40, aprovacoesMessages.whatsapp));
const whose = { whatsapp, corretorId: idSchema.optional() };
const reason = z
  .string({ error: 'Motivo inválido' })
  .max(1000, 'Use no máximo 1.000 caracteres')
  .nullish()
  .transform((text) => cleanText(text ?? '') || null);
const one = z.object({ corretorId: idSchema });

/** Answer of a decision (WPP-10), with its undo deadline. */
export const decisionSchema = z.object({
  success: z.literal(true),
  corretor: corretorSchema.omit({ revisao: true }).partial().extend({ id: z.number().int() }),
  acaoId: z.string(),
  desfazerAte: z.string(),
});
/** That of an approval; its access link, of one use, only where no message can reach the corretor now (PNL-05). */
const approvalSchema = decisionSchema.extend({
  linkDeAcesso: z.string().nullable(),
  /** By what the access goes to him; nothing where the link is handed over. */
  credenciaisPor: z.array(z.enum(['whatsapp', 'email'])),
});
const done = z.object({ success: z.literal(true) });

const base = '/api/admin/whatsapp';

export const approveCorretor = route({
  method: 'POST',
  path: `${base}/approve`,
  // With his site, which stays off otherwise.
  body: z.object({ ...whose, ligarSite: z.boolean({ error: 'Valor inválido' }).optional() }),
  summary: 'Aprova o cadastro pendente de um WhatsApp; as mensagens saem em dez segundos',
  responses: { 200: approvalSchema },
});

export const rejectCorretor = route({
  method: 'POST',
  path: `${base}/reject`,
  body: z.object({ ...whose, reason }),
  summary: 'Rejeita o cadastro pendente de um WhatsApp; o registro fica guardado com data e motivo',
  responses: { 200: decisionSchema },
});

export const undoDecision = route({
  method: 'POST',
  path: `${base}/undo`,
  body: z.object({ acaoId: z.uuid({ error: 'Ação inválida' }) }),
  summary: 'Desfaz uma aprovação ou rejeição enquanto nada foi enviado',
  responses: { 200: done },
});

export const reopenCorretor = route({
  method: 'POST',
  path: `${base}/reopen`,
  body: one,
  summary: 'Reabre um cadastro rejeitado',
  responses: { 200: done },
});

export const resendMessages = route({
  method: 'POST',
  path: `${base}/resend`,
  body: z.object({
    corretorId: idSchema,
    /** A message to regenerate, such as an expired access; by default, those that failed. */
    chave: z.enum(['credenciais', 'site']).optional(),
  }),
  summary: 'Envia de novo as mensagens da aprovação que falharam',
  responses: { 200: z.object({ success: z.literal(true), mensagens: z.number().int() }) },
});

export const aprovacoesFilters = ['pendentes', 'rejeitados', 'nao-entregues'] as const;
export type AprovacoesFilter = (typeof aprovacoesFilters)[number];

export const listAprovacoes = route({
  method: 'GET',
  path: `${base}/aprovacoes`,
  query: z.object({
    situacao: z.enum(aprovacoesFilters, { error: 'Situação inválida' }).default('pendentes'),
  }),
  summary: 'Lista cadastros pendentes, rejeitados ou aprovados com mensagens que não chegaram',
  responses: { 200: z.array(aprovacaoSchema) },
});

/** The messages of a decision, before they are sent. */
export const previewSchema = z.object({
  canal: z.enum(channelKinds),
  janela: windowSchema,
  mensagens: z.array(
    z.object({
      chave: z.string(),
      texto: z.string(),
      /** Sent as free text, as an approved template, or not at all for lack of one. */
      modo: z.enum(['texto', 'modelo', 'sem-modelo']),
      modelo: z.string().nullable(),
      aviso: z.string().nullable(),
    }),
  ),
});
export type DecisionPreview = z.infer<typeof previewSchema>;

export const previewDecision = route({
  method: 'GET',
  path: `${base}/previa`,
  query: z.object({
    corretorId: idSchema,
    decisao: z.enum(['approve', 'reject'], { error: 'Decisão inválida' }),
    /** Whether his site would be switched on with the approval. */
    ligarSite: z.stringbool({ error: 'Valor inválido' }).optional(),
    reason,
  }),
  summary: 'Mostra as mensagens exatas que uma decisão enviaria, por qual canal e se a janela está aberta',
  responses: { 200: previewSchema },
});

/** Evidence for deciding on a registration. */
export const evidenceSchema = z.object({
  creci: z.object({ valido: z.boolean(), texto: z.string() }),
  duplicados: z.array(
    z.object({
      id: z.number().int(),
      nome: z.string(),
      motivos: z.array(z.enum(['whatsapp', 'creci', 'nome'])),
    }),
  ),
  foto: z.boolean(),
  /** The coverage he asked for, which counts once he is approved. */
  pedida: z.object({ total: z.number().int(), bairros: z.array(z.string()) }),
  /** The bairros filed with it, else those of the stated region: what is sold there and who covers them. */
  cobertura: z.array(
    z.object({
      id: z.number().int(),
      nome: z.string(),
      cidade: z.string(),
      empreendimentos: z.number().int(),
      corretores: z.number().int(),
    }),
  ),
});
export type Evidence = z.infer<typeof evidenceSchema>;

export const readEvidence = route({
  method: 'GET',
  path: `${base}/evidencias`,
  query: z.object({ corretorId: idSchema }),
  summary: 'Reúne o que ajuda a decidir: forma do CRECI, possíveis duplicados, foto e cobertura que falta',
  responses: { 200: evidenceSchema },
});

/** A problem of the channel, in the administrator's words. */
export const noticeSchema = z.object({
  chave: z.string(),
  gravidade: z.enum(['atencao', 'parado']),
  titulo: z.string(),
  /** What to do. */
  fazer: z.string().nullable(),
  /** The channel's own message. */
  detalhe: z.string().nullable(),
  desde: z.string(),
  /** Team member who resolved it. */
  vistoPor: z.string().nullable(),
});
export type ChannelNoticeView = z.infer<typeof noticeSchema>;

/** State of the channel and the figures above the approvals (WPP-01). */
export const channelSchema = z.object({
  canal: z.enum(channelKinds),
  estado: z.string(),
  pendentes: z.number().int(),
  totalCadastrados: z.number().int(),
  naFila: z.number().int(),
  comFalha: z.number().int(),
  /** Messages that may have been sent: a person decides. */
  emDuvida: z.number().int(),
  avisos: z.array(noticeSchema),
  /** Deliberately ignored messages, by reason. */
  omitidas: z.array(z.object({ motivo: z.string(), total: z.number().int(), ultimaEm: z.string() })),
  /** Whether a phone is connected here by QR code, and its state can be inspected. */
  usaQr: z.boolean(),
  podeVerificar: z.boolean(),
  modelos: z.array(z.object({ chave: z.string(), modelo: z.string().nullable() })),
});
export type ChannelState = z.infer<typeof channelSchema>;

export const readChannel = route({
  method: 'GET',
  path: `${base}/canal`,
  summary: 'Diz por qual canal a Lisa fala, o que está na fila e os totais da tela de aprovações',
  responses: { 200: channelSchema },
});
