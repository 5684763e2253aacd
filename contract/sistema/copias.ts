import { z } from 'zod';
import { route } from '../base/routes.ts';

/** What made a backup: the schedule, somebody in the panel, or `npm run backup`. */
export const origensDeCopia = ['agenda', 'pedido', 'comando'] as const;
export type OrigemDeCopia = (typeof origensDeCopia)[number];

const hour = 'Escolha uma hora de 0 a 23';
export const maximoDeCopias = 60;
const kept = `Guarde de 1 a ${maximoDeCopias} cópias`;

/** One backup a day, from this hour of Brasília on, of which the newest are kept. */
export const agendaSchema = z.object({
  ativa: z.boolean({ error: 'Escolha se as cópias são feitas todo dia' }),
  hora: z.number({ error: hour }).int(hour).min(0, hour).max(23, hour),
  manter: z.number({ error: kept }).int(kept).min(1, kept).max(maximoDeCopias, kept),
});
export type AgendaDeCopias = z.infer<typeof agendaSchema>;

const copiaSchema = z.object({
  id: z.number(),
  arquivo: z.string(),
  origem: z.enum(origensDeCopia),
  /** Its rows are of this moment. */
  criadaEm: z.string(),
  bytes: z.number(),
  linhas: z.number(),
  arquivos: z.number(),
  /** Whether it also lies in the bucket for backups. */
  noBucket: z.boolean(),
  /** When it was restored into a scratch database and found the same; null if it was not. */
  conferidaEm: z.string().nullable(),
  erro: z.string().nullable(),
});
export type Copia = z.infer<typeof copiaSchema>;

/** What a backup is at: tables, bytes of files, steps of the verification, bytes sent to the bucket. */
export const etapasDeCopia = ['dados', 'arquivos', 'conferencia', 'envio'] as const;
export const andamentoSchema = z.object({
  etapa: z.enum(etapasDeCopia),
  feito: z.number().int().nonnegative(),
  total: z.number().int().nonnegative(),
});
export type AndamentoDeCopia = z.infer<typeof andamentoSchema>;

export const copiasSchema = z.object({
  agenda: agendaSchema,
  /** Bucket that receives each backup besides the disk; null if none is configured. */
  bucket: z.string().nullable(),
  /** Somebody asked for a backup that is not made yet. */
  pedida: z.boolean(),
  /** How far the one being made is, asked for or by the schedule; null if none is. */
  andamento: andamentoSchema.nullable(),
  copias: z.array(copiaSchema),
});
export type Copias = z.infer<typeof copiasSchema>;

const path = '/api/copias';

export const readCopias = route({
  method: 'GET',
  path,
  summary: 'Agenda das cópias de segurança e as cópias guardadas, a mais nova primeiro',
  responses: { 200: copiasSchema },
});

export const saveAgenda = route({
  method: 'PUT',
  path: `${path}/agenda`,
  summary: 'Salva a que horas a cópia diária é feita e quantas são guardadas',
  body: agendaSchema,
  responses: { 200: agendaSchema },
});

export const askCopia = route({
  method: 'POST',
  path,
  summary: 'Pede uma cópia de segurança agora; ela é feita e conferida em segundo plano',
  responses: { 200: copiasSchema },
});
