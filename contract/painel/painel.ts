import { z } from 'zod';
import { doneSchema } from '../base/resource.ts';
import { route } from '../base/routes.ts';
import { versao } from '../base/versao.ts';
import { auditEntrySchema } from './auditoria.ts';

/** Each figure is defined by DSH-04. */
export const statsSchema = z.object({
  corretoresAtivos: z.number().int(),
  empreendimentos: z.number().int(),
  imoveisUsados: z.number().int(),
  sitesAtivos: z.number().int(),
});
export type Stats = z.infer<typeof statsSchema>;

export const readStats = route({
  method: 'GET',
  path: '/api/dashboard/stats',
  summary: 'Os quatro números do dashboard',
  responses: { 200: statsSchema },
});

/** Version shown on the screens (DSH-17). */
export const versaoSistema = `v${versao}`;

/** Kinds of pending work. */
export const pendenciaTipos = [
  'aprovacoes',
  'conversas-com-pedido',
  'contatos',
  'contatos-sem-resposta',
  'pedidos',
  'perguntas',
  'nao-entregues',
  'execucoes-aguardando',
  'execucoes-com-falha',
  'revisoes',
  'paginas-atras',
  'paginas-com-achados',
  'tabelas-vencidas',
  'tabelas-vencendo',
  'imoveis-sem-autorizacao',
  'pastas-com-mudancas',
  'pastas-fora-de-alcance',
] as const;
export type PendenciaTipo = (typeof pendenciaTipos)[number];

export const resumoSchema = z.object({
  /** Latest deeds, newest first. */
  atividades: z.array(
    auditEntrySchema.pick({
      id: true,
      quando: true,
      quem: true,
      acao: true,
      entidade: true,
      entidadeId: true,
      nome: true,
    }),
  ),
  sistema: z.object({
    online: z.boolean(),
    /** Current problems, one sentence each. */
    problemas: z.array(z.string()),
    /** Moment of the last backup that was restored and found the same; null if there is none. */
    ultimoBackup: z.string().nullable(),
    versao: z.string(),
  }),
  /** Pending work only: the count and first items of each kind. */
  pendencias: z.array(
    z.object({
      tipo: z.enum(pendenciaTipos),
      total: z.number().int(),
      /** A waiting run's session, a failed run's number, a question's conversation and sign, else the record's id. */
      itens: z.array(z.object({ id: z.string(), nome: z.string() })),
    }),
  ),
  /** How many of what waits this account has put off. */
  adiadas: z.number().int(),
  /** The last twelve weeks by their Monday, the current one last. */
  semanas: z.array(
    z.object({ inicio: z.iso.date(), corretores: z.number().int(), publicacoes: z.number().int() }),
  ),
});
export type Resumo = z.infer<typeof resumoSchema>;
export type Pendencia = Resumo['pendencias'][number];
export type Semana = Resumo['semanas'][number];
export type Atividade = Resumo['atividades'][number];

const adiadasPath = '/api/dashboard/pendencias/adiadas';
const pendenciaSchema = z.object({
  tipo: z.enum(pendenciaTipos, { error: 'Pendência desconhecida' }),
  id: z
    .string({ error: 'Pendência desconhecida' })
    .min(1, 'Pendência desconhecida')
    .max(200, 'Pendência desconhecida'),
});

/** Puts something off for this account alone (PNL-10). */
export const adiarPendencia = route({
  method: 'POST',
  path: adiadasPath,
  summary: 'Adia uma pendência até a manhã seguinte, só para quem pediu',
  body: pendenciaSchema,
  responses: { 200: z.object({ ate: z.string() }) },
});

/** Brings one back, or all of them. */
export const trazerPendencias = route({
  method: 'DELETE',
  path: adiadasPath,
  summary: 'Traz de volta uma pendência adiada, ou todas',
  query: pendenciaSchema.partial(),
  responses: { 200: doneSchema },
});

/** What the dashboard shows beside its figures. */
export const readResumo = route({
  method: 'GET',
  path: '/api/dashboard/resumo',
  summary: 'Atividades, pendências, semanas e estado do sistema para o dashboard',
  responses: { 200: resumoSchema },
});
