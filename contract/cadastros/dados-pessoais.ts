import { z } from 'zod';
import { idSchema } from '../base/common.ts';
import { requiredText } from '../base/fields.ts';
import { route } from '../base/routes.ts';

/**
 * The LGPD rights of a corretor (arts. 18 and 19): to see everything held about him, and to have it erased.
 */

/** Replaces an erased name. */
export const erasedName = 'Dados apagados';

export const dadosPessoaisMessages = {
  confirmacao: 'Digite o CRECI deste corretor para confirmar',
  motivo: 'Escolha o motivo',
  restaurar: 'Os dados pessoais deste corretor foram apagados e não podem ser restaurados',
} as const;

/** Reasons for an erasure. A list instead of free text, so that the receipt cannot contain personal data. */
export const erasureReasons = {
  titular: 'Pedido do titular (art. 18 da LGPD)',
  consentimento: 'Revogação do consentimento',
  finalidade: 'Os dados deixaram de ser necessários',
  autoridade: 'Determinação da ANPD ou da Justiça',
} as const;
export type ErasureReason = keyof typeof erasureReasons;
const reasons = Object.keys(erasureReasons) as [ErasureReason, ...ErasureReason[]];

const values = z.record(z.string(), z.unknown());

/** Everything held about one corretor, under readable names. */
export const dossierSchema = z.object({
  documento: z.string(),
  geradoEm: z.string(),
  /** Description of each part. */
  sobre: z.record(z.string(), z.string()),
  /** His record; for the password, only whether one is set. */
  registro: values,
  precos: z.array(values),
  cobertura: z.array(values),
  enderecosAntigos: z.array(values),
  associacoes: z.array(values),
  imoveisUsados: z.array(values),
  conversas: z.array(values),
  /** Messages he and the assistant exchanged. */
  mensagens: z.array(values),
  /** WhatsApp ids of a contact whose number is hidden. */
  identidades: z.array(values),
  /** Change requests from his own page. */
  pedidos: z.array(values),
  /** What he has turned off of Lisa's messages, and what she has told him. */
  avisos: z.array(values),
  /** Contacts visitors left on pages that named him, without the visitors' data. */
  contatos: z.array(values),
  visitas: z.array(values),
  /** Addresses of his pictures, including replaced ones. */
  imagens: z.array(z.string()),
  auditoria: z.array(values),
});
export type Dossier = z.infer<typeof dossierSchema>;

/** Exports the dossier; the log records who asked for whose data. */
export const exportDadosPessoais = route({
  method: 'GET',
  path: '/api/corretores/:id/dados-pessoais',
  summary: 'Tudo o que está guardado sobre um corretor, num arquivo JSON; a leitura fica na auditoria',
  params: z.object({ id: idSchema }),
  responses: { 200: dossierSchema },
});

/** Counts of what was erased. */
export const erasedCountsSchema = z.object({
  cobertura: z.number().int(),
  precos: z.number().int(),
  associacoes: z.number().int(),
  enderecosAntigos: z.number().int(),
  imoveisUsados: z.number().int(),
  conversas: z.number().int(),
  valoresNaAuditoria: z.number().int(),
  imagens: z.number().int(),
});
export type ErasedCounts = z.infer<typeof erasedCountsSchema>;

export const erasureReceiptSchema = z.object({
  /** Number of the audit entry, to be given to the person. */
  recibo: z.number().int(),
  corretorId: z.number().int(),
  apagadoEm: z.string(),
  /** Name of the account. */
  por: z.string().nullable(),
  /** The reason in words. */
  motivo: z.string(),
  apagados: erasedCountsSchema,
});
export type ErasureReceipt = z.infer<typeof erasureReceiptSchema>;

/** Irreversible. Repeating the call returns the same receipt and writes nothing. */
export const eraseDadosPessoais = route({
  method: 'POST',
  path: '/api/corretores/:id/apagar-dados',
  summary: 'Apaga os dados pessoais de um corretor para sempre e responde o recibo',
  params: z.object({ id: idSchema }),
  body: z.object({
    /** His CRECI in any notation. */
    confirmacao: requiredText(dadosPessoaisMessages.confirmacao),
    motivo: z.enum(reasons, { error: dadosPessoaisMessages.motivo }),
  }),
  responses: { 200: erasureReceiptSchema },
});
