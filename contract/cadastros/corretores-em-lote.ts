import { z } from 'zod';
import { idSchema } from '../base/common.ts';
import { route } from '../base/routes.ts';
import { corretorSchema, searchCorretores } from './corretores.ts';

/** Bulk actions on corretores. */
export const acoesEmLote = ['aprovar', 'ativar', 'desativar'] as const;
export type AcaoEmLote = (typeof acoesEmLote)[number];

/** Most corretores per call. */
export const maxEmLote = 20_000;
export const tooMany = 'Escolha no máximo 20.000 corretores de uma vez';
const badIds = 'Lista de corretores inválida';

const ids = () => z.array(idSchema, { error: badIds }).max(maxEmLote, tooMany);

/** Either ids, or every match of a search minus some. */
const escolha = z.union(
  [
    z.strictObject({ ids: ids().min(1, 'Escolha ao menos um corretor') }),
    z.strictObject({
      filtro: searchCorretores.query!.pick({ q: true, status: true, site: true }),
      exceto: ids().default([]),
    }),
  ],
  { error: 'Diga em “ids” quais corretores, ou em “filtro” como encontrá-los' },
);
export type Escolha = z.output<typeof escolha>;

export const changeCorretores = route({
  method: 'POST',
  path: '/api/corretores/em-lote',
  summary: 'Aprova, ativa ou desativa muitos corretores de uma vez, por id ou pelo que uma busca encontra',
  bodyLimit: 1_000_000,
  body: z.object({
    acao: z.enum(acoesEmLote, { error: 'Ação inválida: use aprovar, ativar ou desativar' }),
    escolha,
  }),
  responses: {
    200: z.object({
      /** How many of the chosen ones exist. */
      encontrados: z.number().int(),
      /** How many of them were actually changed. */
      alterados: z.number().int(),
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
