import { z } from 'zod';
import { route } from '../base/routes.ts';
import { auditEntrySchema } from './auditoria.ts';

/** What each figure counts is DSH-04's. */
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

/** Version of the programme as its screens show it (DSH-17). */
export const versaoSistema = 'v2.1.4';

/** What waits for somebody. */
export const pendenciaTipos = [
  'aprovacoes',
  'conversas-com-pedido',
  'pedidos',
  'execucoes-aguardando',
  'execucoes-com-falha',
  'paginas-com-achados',
  'tabelas-vencidas',
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
    /** What is not well, in a sentence each. */
    problemas: z.array(z.string()),
    /** When the last backup was finished; null when none is known. */
    ultimoBackup: z.string().nullable(),
    versao: z.string(),
  }),
  /** Only what waits; the first ones of each kind beside the count. */
  pendencias: z.array(
    z.object({
      tipo: z.enum(pendenciaTipos),
      total: z.number().int(),
      /** Of a run that waits its session, of one that failed its number; else the record's own id. */
      itens: z.array(z.object({ id: z.string(), nome: z.string() })),
    }),
  ),
  /** The last twelve weeks by their Monday, the running one last. */
  semanas: z.array(
    z.object({ inicio: z.iso.date(), corretores: z.number().int(), publicacoes: z.number().int() }),
  ),
});
export type Resumo = z.infer<typeof resumoSchema>;
export type Pendencia = Resumo['pendencias'][number];
export type Semana = Resumo['semanas'][number];
export type Atividade = Resumo['atividades'][number];

/** What the dashboard shows beside its figures. */
export const readResumo = route({
  method: 'GET',
  path: '/api/dashboard/resumo',
  summary: 'Atividades, pendências, semanas e estado do sistema para o dashboard',
  responses: { 200: resumoSchema },
});
