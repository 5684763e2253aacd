import { z } from 'zod';
import { idSchema } from '../base/common.ts';
import { requiredText } from '../base/fields.ts';
import { route } from '../base/routes.ts';

/** The rights of a corretor under the LGPD (arts. 18 and 19): to see everything held, and to have it erased. */

/** What stands in the place of a name that was erased. */
export const erasedName = 'Dados apagados';

export const dadosPessoaisMessages = {
  confirmacao: 'Digite o CRECI deste corretor para confirmar',
  motivo: 'Escolha o motivo',
  restaurar: 'Os dados pessoais deste corretor foram apagados e não podem ser restaurados',
} as const;

/** Why somebody's data were erased. A list and no free text: a receipt must not hold what it is about. */
export const erasureReasons = {
  titular: 'Pedido do titular (art. 18 da LGPD)',
  consentimento: 'Revogação do consentimento',
  finalidade: 'Os dados deixaram de ser necessários',
  autoridade: 'Determinação da ANPD ou da Justiça',
} as const;
export type ErasureReason = keyof typeof erasureReasons;
const reasons = Object.keys(erasureReasons) as [ErasureReason, ...ErasureReason[]];

const values = z.record(z.string(), z.unknown());

/** Everything held about one corretor, under names people can read. */
export const dossierSchema = z.object({
  documento: z.string(),
  geradoEm: z.string(),
  /** What each part holds, in words. */
  sobre: z.record(z.string(), z.string()),
  /** His record; of the password only whether there is one. */
  registro: values,
  precos: z.array(values),
  cobertura: z.array(values),
  enderecosAntigos: z.array(values),
  associacoes: z.array(values),
  imoveisUsados: z.array(values),
  conversas: z.array(values),
  /** What was written to the assistant and by it. */
  mensagens: z.array(values),
  /** Ids under which WhatsApp knows him without a number. */
  identidades: z.array(values),
  /** What he asked to have changed on his own page. */
  pedidos: z.array(values),
  visitas: z.array(values),
  /** Addresses of pictures of his, those that were replaced too. */
  imagens: z.array(z.string()),
  auditoria: z.array(values),
});
export type Dossier = z.infer<typeof dossierSchema>;

/** A deed of reading: the log says who asked for whose data and when. */
export const exportDadosPessoais = route({
  method: 'GET',
  path: '/api/corretores/:id/dados-pessoais',
  summary: 'Tudo o que está guardado sobre um corretor, num arquivo JSON; a leitura fica na auditoria',
  params: z.object({ id: idSchema }),
  responses: { 200: dossierSchema },
});

/** How many of what was erased. */
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
  /** Number of the audit entry: what can be shown to the person. */
  recibo: z.number().int(),
  corretorId: z.number().int(),
  apagadoEm: z.string(),
  /** Name of the account. */
  por: z.string().nullable(),
  /** In words. */
  motivo: z.string(),
  apagados: erasedCountsSchema,
});
export type ErasureReceipt = z.infer<typeof erasureReceiptSchema>;

/** Cannot be undone. Asked for again, it answers the same receipt and writes nothing. */
export const eraseDadosPessoais = route({
  method: 'POST',
  path: '/api/corretores/:id/apagar-dados',
  summary: 'Apaga os dados pessoais de um corretor para sempre e responde o recibo',
  params: z.object({ id: idSchema }),
  body: z.object({
    /** His CRECI, in any way of writing it. */
    confirmacao: requiredText(dadosPessoaisMessages.confirmacao),
    motivo: z.enum(reasons, { error: dadosPessoaisMessages.motivo }),
  }),
  responses: { 200: erasureReceiptSchema },
});
