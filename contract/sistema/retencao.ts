import { z } from 'zod';
import { route } from '../base/routes.ts';

/** What can be kept for a time only, in the order of the screen. */
export const tiposRetidos = [
  'execucoes',
  'eventos',
  'itens',
  'uso',
  'visitas',
  'auditoria',
  'versoes',
  'fontes',
  'contatos',
] as const;
export type TipoRetido = (typeof tiposRetidos)[number];

/** Shortest time of each kind, in months: what the panel still shows of it, and for the log a year. */
export const prazoMinimo = {
  execucoes: 1,
  eventos: 1,
  itens: 1,
  uso: 1,
  visitas: 13,
  auditoria: 12,
  versoes: 1,
  fontes: 1,
  contatos: 1,
} as const satisfies Record<TipoRetido, number>;
/** Longest one; beyond it stands 'para sempre'. */
export const prazoMaximo = 120;

const months = (min: number) => {
  const message = `Escolha de ${min} a ${prazoMaximo} meses, ou para sempre`;
  return z.number({ error: message }).int(message).min(min, message).max(prazoMaximo, message);
};

/** Months each kind is kept; null is for ever. */
export const prazosSchema = z.object({
  execucoes: months(prazoMinimo.execucoes).nullable(),
  eventos: months(prazoMinimo.eventos).nullable(),
  itens: months(prazoMinimo.itens).nullable(),
  uso: months(prazoMinimo.uso).nullable(),
  visitas: months(prazoMinimo.visitas).nullable(),
  auditoria: months(prazoMinimo.auditoria).nullable(),
  versoes: months(prazoMinimo.versoes).nullable(),
  fontes: months(prazoMinimo.fontes).nullable(),
  contatos: months(prazoMinimo.contatos).nullable(),
});
export type Prazos = z.infer<typeof prazosSchema>;

/** What a term would delete now. */
export const sobraSchema = z.object({
  tipo: z.enum(tiposRetidos),
  total: z.number().int(),
  /** Moment of the oldest; null if there is none. */
  desde: z.string().nullable(),
});
export type Sobra = z.infer<typeof sobraSchema>;

const path = '/api/retencao';

export const readPrazos = route({
  method: 'GET',
  path,
  summary: 'Por quantos meses cada tipo de dado é guardado; nulo é para sempre',
  responses: { 200: prazosSchema },
});

export const savePrazos = route({
  method: 'PUT',
  path,
  summary: 'Salva por quantos meses cada tipo de dado é guardado; vale a partir da próxima limpeza diária',
  body: prazosSchema,
  responses: { 200: prazosSchema },
});

/** One answer per kind; `meses` is the term to try. */
export const previewSobra = route({
  method: 'GET',
  path: `${path}/:tipo/previa`,
  summary: 'Quanto um prazo apagaria agora, e de quando é o mais antigo',
  params: z.object({ tipo: z.enum(tiposRetidos, { error: 'Tipo inválido' }) }),
  query: z.object({
    meses: z.coerce
      .number({ error: 'Prazo inválido' })
      .int('Prazo inválido')
      .min(1, 'Prazo inválido')
      .max(prazoMaximo, 'Prazo inválido'),
  }),
  responses: { 200: sobraSchema },
});
