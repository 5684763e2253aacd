import { z } from 'zod';
import { idSchema } from '../base/common.ts';
import { route } from '../base/routes.ts';
import { cleanText } from '../base/text.ts';

/** Log entries per page. */
export const auditPageSize = 50;

/** One changed field. */
export const auditChangeSchema = z.object({
  campo: z.string(),
  antes: z.unknown(),
  depois: z.unknown(),
  /** Current names of the values, when they are ids of other records. */
  nomes: z.object({ antes: z.string().nullable(), depois: z.string().nullable() }).nullable(),
  /** A personal value erased since: both sides are unknown. */
  apagado: z.boolean(),
});
export type AuditChange = z.infer<typeof auditChangeSchema>;

const accountSchema = z.object({
  id: z.number().int(),
  username: z.string(),
  /** What the panel calls him; left out if he has given none. */
  nome: z.string().optional(),
  removido: z.boolean(),
});

/** One deed: who did what to which record, when and from where. */
export const auditEntrySchema = z.object({
  id: z.number().int(),
  quando: z.string(),
  /** Null for the product itself and for anonymous callers. */
  quem: accountSchema.nullable(),
  acao: z.string(),
  entidade: z.string(),
  entidadeId: z.string().nullable(),
  /** The record's name at the time. */
  nome: z.string().nullable(),
  /** Caller's address; null for background work. */
  origem: z.string().nullable(),
  mudancas: z.array(auditChangeSchema),
  /** Further details of the deed. */
  dados: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditPageSchema = z.object({
  itens: z.array(auditEntrySchema),
  /** `antes` for the next page; null on the last one. */
  proximo: z.number().int().nullable(),
});
export type AuditPage = z.infer<typeof auditPageSchema>;

/** Deeds without a signed-in account. */
export const noAccount = 'sistema';

const text = (max: number) => z.string().max(max).transform(cleanText).optional();
const day = z.iso.date('Informe a data como AAAA-MM-DD').optional();

/** Log query; days are São Paulo days, both inclusive. */
export const auditQuerySchema = z.object({
  /** Id of an account, or 'sistema'. */
  quem: z.union([z.literal(noAccount), idSchema], 'Conta inválida').optional(),
  entidade: text(50),
  entidadeId: text(100),
  acao: text(50),
  /** 'ocultos' leaves log-ins and log-outs out. */
  acessos: z.literal('ocultos', 'Filtro inválido').optional(),
  de: day,
  ate: day,
  /** Matches the record's name, ignoring case and accents. */
  busca: text(200),
  /** Entries before this one: `proximo` of the previous page. */
  antes: idSchema.optional(),
});
export type AuditQuery = z.infer<typeof auditQuerySchema>;

export const listAuditoria = route({
  method: 'GET',
  path: '/api/auditoria',
  summary: 'Registro de tudo o que foi feito, do mais novo ao mais antigo, em páginas de 50',
  query: auditQuerySchema,
  responses: { 200: auditPageSchema },
});

/** Filter options of the log. */
export const auditOptionsSchema = z.object({
  quem: z.array(accountSchema),
  entidades: z.array(z.string()),
  acoes: z.array(z.string()),
});
export type AuditOptions = z.infer<typeof auditOptionsSchema>;

export const readAuditOptions = route({
  method: 'GET',
  path: '/api/auditoria/opcoes',
  summary: 'Contas, tipos de registro e ações pelos quais a auditoria pode ser filtrada',
  responses: { 200: auditOptionsSchema },
});
