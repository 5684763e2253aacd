import { z } from 'zod';
import { idSchema } from '../base/common.ts';
import { escolhaDe } from '../base/escolha.ts';
import { route } from '../base/routes.ts';
import { corretorSchema, searchCorretores } from './corretores.ts';

/** Bulk actions on corretores. */
export const acoesEmLote = ['aprovar', 'desaprovar', 'ativar', 'desativar'] as const;
export type AcaoEmLote = (typeof acoesEmLote)[number];
/** What undoes each of them, for those it changed. */
export const inversaDe: Record<AcaoEmLote, AcaoEmLote> = {
  aprovar: 'desaprovar',
  desaprovar: 'aprovar',
  ativar: 'desativar',
  desativar: 'ativar',
};

const escolha = escolhaDe(
  searchCorretores.query!.pick({ q: true, status: true, site: true, condicao: true }),
  { one: 'corretor', many: 'corretores' },
);
export type Escolha = z.output<typeof escolha>;

export const changeCorretores = route({
  method: 'POST',
  path: '/api/corretores/em-lote',
  summary:
    'Aprova, devolve à aprovação, ativa ou desativa muitos corretores de uma vez, por id ou pelo que uma busca encontra',
  bodyLimit: 1_000_000,
  body: z.object({
    acao: z.enum(acoesEmLote, { error: 'Ação inválida: use aprovar, desaprovar, ativar ou desativar' }),
    escolha,
  }),
  responses: {
    200: z.object({
      /** How many of the chosen ones exist. */
      encontrados: z.number().int(),
      /** How many of them were actually changed. */
      alterados: z.number().int(),
      /** Those, by id, for who wants to undo it. */
      ids: z.array(idSchema),
    }),
  },
});

export const exportCorretores = route({
  method: 'POST',
  path: '/api/corretores/exportar',
  summary: 'Lê muitos corretores para uma planilha, por id ou pelo que uma busca encontra; fica na auditoria',
  bodyLimit: 1_000_000,
  body: z.object({ escolha }),
  responses: { 200: z.array(corretorSchema) },
});
